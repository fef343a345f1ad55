import ViewSource
import ViewSyntax

/// The computed variables and functions of a block that are used before their declaration.
///
///     Button("Add") { items.append(newest) }
///     var newest: Item { Item(number: items.count) }
///
/// For variables, Swift permits this only in closures, where the variable hides outer declarations of its name.
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

  /// The functions of a block that statements or functions before their declaration use. Those with opaque results are
  /// only known behind their bodies. Linear in the tokens of the block, for blocks that declare functions.
  static func functions(in items: [SyntaxNode]) -> [SyntaxNode] {
    guard items.dropFirst().contains(where: { $0.kind == .functionDecl }) else { return [] }
    var result: [SyntaxNode] = []
    var mentioned: Set<Name> = []
    for item in items {
      if item.kind == .functionDecl, let token = item.nameToken, mentioned.contains(item.name(of: token)),
        !isOpaque(item)
      {
        result.append(item)
      }
      for part in item.subtree where part.kind == .declReferenceExpr {
        if let token = part.firstToken { mentioned.insert(part.name(of: token)) }
      }
    }
    return result
  }

  private static func isOpaque(_ function: SyntaxNode) -> Bool {
    function.children.contains { $0.kind.isType && $0.subtree.contains { $0.kind == .someType } }
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
