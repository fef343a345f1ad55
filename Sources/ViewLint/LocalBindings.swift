import ViewSource
import ViewSyntax

/// The values of the local names in a branch. `title` may have different values in two branches that both declare it.
struct LocalBindings {
  /// The source of each name's value.
  private var values: [Name: String] = [:]
  /// The names that the conditions of the block bind.
  private(set) var ofCondition: [Name] = []

  /// An empty table.
  init() {}

  /// The names that the conditions of a block bind: `if let item = first`.
  init(conditions: some Sequence<SyntaxNode>) {
    for condition in conditions where !condition.kind.isExpr { add(condition) }
    ofCondition = Array(values.keys)
  }

  /// A copy with the names that the statements of a block declare.
  func adding(_ block: [SyntaxNode]) -> LocalBindings {
    var names = self
    for statement in block where statement.kind == .variableDecl {
      for binding in statement.children where binding.kind == .patternBinding { names.add(binding) }
    }
    return names
  }

  /// `title = "A"`, `let item = first`, `case .some(let item) = first`
  private mutating func add(_ binding: SyntaxNode) {
    let value = binding.initialValue
    let code = value.map { plainText(of: $0) }
    let isName = binding.children.contains { $0.kind == .identifierPattern }
    for pattern in binding.subtree where pattern.kind == .identifierPattern {
      guard let name = pattern.lastToken else { continue }
      // A name in a destructuring pattern is identified by its position.
      values[pattern.name(of: name)] = isName ? code ?? pattern.text : "\(pattern.text) of \(binding.range.start)"
    }
  }

  /// The source of an expression, as `SyntaxNode.plainText`, with the names replaced by their values.
  func plainText(of node: SyntaxNode) -> String {
    if values.isEmpty { return node.plainText }
    var replaced: [SourceRange: String] = [:]
    for part in node.subtree where part.kind == .declReferenceExpr {
      guard let name = part.referencedName, let value = values[part.name(of: name)] else { continue }
      replaced[name.range] = value.contains(" ") ? "(\(value))" : value
    }
    return node.plainText { replaced[$0.range] }
  }
}
