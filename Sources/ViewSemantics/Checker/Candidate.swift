import ViewSource
import ViewSyntax

/// A declaration that a call or a name may refer to.
struct Candidate: Hashable {
  var decl: DeclID
  /// The type that it is a member of, or that an initializer makes; `nil` if it is no member.
  var base: TypeID?
  /// Whether it is accessed on the type, not on a value.
  var isStatic: Bool
  /// Whether this is the implicit memberwise initializer.
  var isMemberwise = false
  /// Whether it is a member of an optional base's wrapped type.
  var isViaOptional = false
  /// Whether this is an unapplied method reference `Type.method`, which takes the receiver first.
  var isUnapplied = false
}

/// An argument of a call: an expression, or a value of a known type.
struct Argument {
  var label: Name
  var node: SyntaxNode?
  var type: TypeID?
  var isTrailing: Bool

  /// The closure expression, if the argument is one.
  var closure: SyntaxNode? {
    guard let node, node.kind == .closureExpr else { return nil }
    return node
  }
}

extension SyntaxNode {
  /// The arguments of a call, subscript or macro: those in parentheses or brackets, then the trailing closures.
  var callArguments: [Argument] {
    let children = self.children
    let places = argumentPlaces
    if places.isEmpty && places.upperBound == children.count { return [] }
    var result: [Argument] = []
    result.reserveCapacity(children.count - places.lowerBound)
    for argument in children[places] where argument.isArgument {
      if argument.kind == .labeledExpr, let token = argument.firstToken {
        let label = token.kind == .underscore ? Name.none : argument.name(of: token)
        result.append(Argument(label: label, node: argument.children.last, type: nil, isTrailing: false))
      } else {
        result.append(Argument(label: .none, node: argument, type: nil, isTrailing: false))
      }
    }
    var index = places.upperBound
    if flags.contains(.hasTrailingClosure), index < children.count {
      result.append(Argument(label: .none, node: children[index], type: nil, isTrailing: true))
      index += 1
    }
    for closure in children[index...] {
      guard let token = closure.firstToken else { continue }
      let label = token.kind == .underscore ? Name.none : closure.name(of: token)
      result.append(Argument(label: label, node: closure.children.last, type: nil, isTrailing: true))
    }
    return result
  }
}
