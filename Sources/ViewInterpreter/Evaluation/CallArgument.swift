import ViewSemantics
import ViewSource
import ViewSyntax

/// One argument as it is written.
struct CallArgument {
  var label: Name
  var node: SyntaxNode
  var isTrailing: Bool

  /// The arguments of a call, subscript or macro: those in brackets, then the trailing closures.
  static func list(of call: SyntaxNode) -> [CallArgument] {
    var result: [CallArgument] = []
    for argument in call.arguments {
      if argument.kind == .labeledExpr, let token = argument.firstToken, let value = argument.children.last {
        let label = token.kind == .underscore ? Name.none : call.name(of: token)
        result.append(CallArgument(label: label, node: value, isTrailing: false))
      } else {
        result.append(CallArgument(label: .none, node: argument, isTrailing: false))
      }
    }
    let children = call.children
    var index = children.count
    while index > 0, children[index - 1].kind == .labeledTrailingClosure { index -= 1 }
    if call.flags.contains(.hasTrailingClosure), index > 0 {
      result.append(CallArgument(label: .none, node: children[index - 1], isTrailing: true))
    }
    for closure in children[index...] {
      guard let token = closure.firstToken, let value = closure.children.last else { continue }
      let label = token.kind == .underscore ? Name.none : call.name(of: token)
      result.append(CallArgument(label: label, node: value, isTrailing: true))
    }
    return result
  }

  /// For each argument the number of its parameter, by labels alone; `nil` if they do not go together.
  static func match(_ labels: [(label: Name, isTrailing: Bool)], to parameters: [Parameter]) -> [Int]? {
    var result: [Int] = []
    var next = 0
    var variadic: Int?
    for (position, argument) in labels.enumerated() {
      if let open = variadic, argument.label == .none, !argument.isTrailing {
        result.append(open)
        continue
      }
      var index = next
      let isFirstTrailing = argument.isTrailing && (position == 0 || !labels[position - 1].isTrailing)
      while index < parameters.count {
        if isFirstTrailing || parameters[index].label == argument.label { break }
        guard parameters[index].hasDefault || parameters[index].flags.contains(.isVariadic) else { return nil }
        index += 1
      }
      guard index < parameters.count else { return nil }
      result.append(index)
      variadic = parameters[index].flags.contains(.isVariadic) ? index : nil
      next = index + 1
    }
    for index in parameters.indices where !result.contains(index) {
      if !parameters[index].hasDefault, !parameters[index].flags.contains(.isVariadic) { return nil }
    }
    return result
  }
}
