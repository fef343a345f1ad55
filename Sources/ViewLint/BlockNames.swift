import ViewSource
import ViewSyntax

/// What the names stand for that a branch declares: `title` is another thing in each of two branches with a `title` of
/// their own.
struct BlockNames {
  /// The code of the value of each name.
  private var values: [Name: String] = [:]
  /// Those that the conditions before a block bind.
  private(set) var ofCondition: [Name] = []

  /// No names.
  init() {}

  /// The names that the conditions before a block bind: `if let item = first`.
  init(conditions: some Sequence<SyntaxNode>) {
    for condition in conditions where !condition.kind.isExpr { add(condition) }
    ofCondition = Array(values.keys)
  }

  /// These and those that the statements of a block declare.
  func adding(_ block: [SyntaxNode]) -> BlockNames {
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
      // What is part of a value is told by its place.
      values[pattern.name(of: name)] = isName ? code ?? pattern.text : "\(pattern.text) of \(binding.range.start)"
    }
  }

  /// The code of an expression, as `SyntaxNode.plainText`, with the values of the names.
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
