import ViewSource
import ViewSyntax

/// A declaration that a call or a name may mean.
struct Candidate: Hashable {
  var decl: DeclID
  /// The type whose member it is; `nil` for what is no member. For an initialiser the type that is made.
  var base: TypeID?
  /// Reached through the type itself, not through a value of it.
  var isStatic: Bool
  /// The initialiser that a struct has without declaring it.
  var isMemberwise = false
  /// Found in what an optional base wraps.
  var isViaOptional = false
  /// `Type.method`, to be called with a value first.
  var isUnapplied = false
}

/// One argument of a call: an expression, or a value of a known type.
struct Argument {
  var label: Name
  var node: SyntaxNode?
  var type: TypeID?
  var isTrailing: Bool

  /// A closure written as such.
  var closure: SyntaxNode? {
    guard let node, node.kind == .closureExpr else { return nil }
    return node
  }
}

extension SyntaxNode {
  /// The arguments of a call, subscript or macro: those in brackets and the trailing closures.
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
