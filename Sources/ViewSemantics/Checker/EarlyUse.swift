import ViewSource
import ViewSyntax

/// The computed variables of a block that a closure before their declaration uses.
///
///     Button("Add") { items.append(newest) }
///     var newest: Item { Item(number: items.count) }
///
/// Swift permits this only in closures, where the variable hides outer declarations of its name.
struct EarlyUse {
  let name: Name
  let binding: SyntaxNode
  let statement: SyntaxNode

  /// Linear in the tokens of the block, for blocks that declare a computed variable after another statement.
  static func all(in items: [SyntaxNode]) -> [EarlyUse] {
    var result: [EarlyUse] = []
    for (index, item) in items.enumerated() where index > 0 && item.kind == .variableDecl {
      for binding in item.children where binding.kind == .patternBinding {
        guard binding.initialValue == nil, binding.getterBlock != nil,
          let pattern = binding.children.first(where: { $0.kind == .identifierPattern }), let token = pattern.firstToken
        else { continue }
        let name = pattern.name(of: token)
        if items[..<index].contains(where: { mentionsInClosure(name, $0) }) {
          result.append(EarlyUse(name: name, binding: binding, statement: item))
        }
      }
    }
    return result
  }

  private static func mentionsInClosure(_ name: Name, _ node: SyntaxNode) -> Bool {
    var open = [(node: node, isInClosure: false)]
    while let (part, isInClosure) = open.popLast() {
      if isInClosure, part.kind == .declReferenceExpr, let token = part.firstToken, part.name(of: token) == name {
        return true
      }
      open += part.children.map { ($0, isInClosure || part.kind == .closureExpr) }
    }
    return false
  }
}

extension BodyChecker {
  /// Declares the computed variables that closures of a block use before their declaration.
  func declareEarlyUses(in items: [SyntaxNode]) {
    for use in EarlyUse.all(in: items) {
      guard let annotation = use.statement.type(ofBinding: use.binding) else { continue }
      let type =
        opaqueLocalType(annotation, nil, use.binding.getterBlock, of: use.statement)
        ?? analyzer.resolveType(annotation, in: context)
      declare(use.name, type)
    }
  }
}

extension BodyResolver {
  /// The same for the resolved body: the function of each such variable, whose code follows at its declaration.
  func declareEarlyUses(in items: [SyntaxNode]) {
    for use in EarlyUse.all(in: items) {
      guard let getter = use.binding.getterBlock else { continue }
      let type = use.statement.type(ofBinding: use.binding).map { writtenType($0) } ?? analyzer.unknownType
      names.append((use.name, .computed(addFunction(use.name.text, type, getter))))
    }
  }
}
