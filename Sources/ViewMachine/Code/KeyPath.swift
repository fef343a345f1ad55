import ViewSemantics

/// The static components of a key path expression. The values of subscript arguments belong to each key path value.
struct KeyPathTemplate {
  var type: TypeID
  var root: TypeID
  var components: [Component]
  var text: String

  enum Component {
    /// The getter, the setter if there is one, the number of subscript arguments, and whether `self` is a reference,
    /// which the setter does not replace.
    case accessor(getter: Code, setter: Code?, arguments: Int, isReference: Bool)
    case field(Int)
    case objectField(Int)
    case element(Int)
    case chain, force, wrap
  }
}

/// A key path value.
public final class KeyPathBox: Box {
  let components: [(part: KeyPathTemplate.Component, arguments: [Value])]
  let type: TypeID
  let root: TypeID
  /// The path after the root: `.address.city`.
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
