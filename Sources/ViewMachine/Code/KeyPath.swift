import ViewSemantics

/// The parts of a key path as they are written; the arguments of subscripts are values of each path.
struct KeyPathTemplate {
  var type: TypeID
  var root: TypeID
  var components: [Component]
  var text: String

  enum Component {
    /// The getter, the setter if there is one, how many arguments, whether the setter changes its `self`.
    case accessor(getter: Code, setter: Code?, arguments: Int, isReference: Bool)
    case field(Int)
    case objectField(Int)
    case element(Int)
    case chain, force, wrap
  }
}

/// A key path as a value.
public final class KeyPathBox: Box {
  let components: [(part: KeyPathTemplate.Component, arguments: [Value])]
  let type: TypeID
  let root: TypeID
  /// What is behind the root: `.address.city`.
  let text: String

  init(
    _ components: [(part: KeyPathTemplate.Component, arguments: [Value])], _ type: TypeID, root: TypeID, text: String
  ) {
    self.components = components
    self.type = type
    self.root = root
    self.text = text
  }
}
