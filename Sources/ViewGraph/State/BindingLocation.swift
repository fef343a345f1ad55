import ViewMachine
import ViewSemantics

/// The location of a `Binding`.
final class BindingLocation: Box {
  let get: () throws -> Value
  let set: (Value) throws -> Void
  /// The identity of the binding: its root and its path.
  let source: Source
  /// The binding from which this one is derived.
  let base: BindingLocation?

  /// Two bindings are the same if they have the same root and path.
  indirect enum Source {
    /// A state of a view, an object or a stored closure, compared by identity.
    case object(AnyObject)
    case path(Source, KeyPathBox)
    case part(Source, String)
    /// A constant, equal to another one with the same value.
    case constant(Value)
    /// A pair of closures, never equal to another one.
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
    case (.constant(let left), .constant(let right)): left.isStructurallyEqual(right)
    default: false
    }
  }
}
