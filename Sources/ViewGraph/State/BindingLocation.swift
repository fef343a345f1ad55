import ViewMachine
import ViewSemantics

/// What a `Binding` leads to.
final class BindingLocation: Box {
  let get: () throws -> Value
  let set: (Value) throws -> Void
  /// What tells this binding from another: where it begins and how it goes on.
  let source: Source
  /// The binding that this one was made of.
  let base: BindingLocation?

  /// Two bindings are the same if they begin at the same place and go the same way.
  indirect enum Source {
    /// A state of a view, an object, a stored closure: by identity.
    case object(AnyObject)
    case path(Source, KeyPathBox)
    case part(Source, String)
    /// A constant: the same as another of the same value.
    case constant(Value)
    /// A pair of closures: never the same as another.
    case other
  }

  init(
    _ source: Source, of base: BindingLocation? = nil, get: @escaping () throws -> Value,
    set: @escaping (Value) throws -> Void
  ) {
    self.source = source
    self.base = base
    self.get = get
    self.set = set
  }
}

extension BindingLocation.Source {
  func isSame(as other: BindingLocation.Source) -> Bool {
    switch (self, other) {
    case (.object(let left), .object(let right)): left === right
    case (.path(let left, let first), .path(let right, let second)): first.leadsAlike(second) && left.isSame(as: right)
    case (.part(let left, let first), .part(let right, let second)): first == second && left.isSame(as: right)
    case (.constant(let left), .constant(let right)): left.isAlike(right)
    default: false
    }
  }
}
