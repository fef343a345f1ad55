import ViewSource
import ViewSyntax

extension Analyzer {
  /// The expressions that leave parts of a declaration's type unknown: for each reason, the first and innermost
  /// expression with such a part; `nil` if the reason is in a declaration.
  func nodes(ofReasonsFor declaration: TypedDeclaration, _ record: BodyRecord) -> [SyntaxNode?] {
    if declaration.isComplete { return [] }
    var finder = HoleFinder(analyzer: self, record: record, reasons: declaration.reasons)
    finder.search(node(of: declaration.decl))
    return finder.nodes
  }
}

/// Searches for the expressions in which parts of types become unknown.
private struct HoleFinder {
  let analyzer: Analyzer
  let record: BodyRecord
  let reasons: [HoleReason]
  private(set) var nodes: [SyntaxNode?]
  /// The indices of the reasons in a type.
  private var known: [TypeID: Set<Int>] = [:]
  private var open: Set<Int>

  init(analyzer: Analyzer, record: BodyRecord, reasons: [HoleReason]) {
    self.analyzer = analyzer
    self.record = record
    self.reasons = reasons
    nodes = reasons.map { _ in nil }
    open = Set(reasons.indices)
  }

  /// Visits inner expressions first, because an expression has all holes of its parts.
  mutating func search(_ node: SyntaxNode) {
    for child in node.children {
      if open.isEmpty { return }
      search(child)
    }
    guard let type = record.types[node.id] else { return }
    for reason in holes(in: analyzer.resolvingOpaque(type)).intersection(open) { settle(reason, node) }
    guard node.kind.isExpr else { return }
    // The statement itself has a known type.
    for reason in open where reasons[reason].kind == .noComponent && reasons[reason].detail == analyzer.text(of: type) {
      settle(reason, node)
    }
  }

  private mutating func settle(_ reason: Int, _ node: SyntaxNode) {
    nodes[reason] = node
    open.remove(reason)
  }

  private mutating func holes(in type: TypeID) -> Set<Int> {
    if let known = known[type] { return known }
    var found: Set<Int> = []
    if let reason = analyzer.holeReason(of: type), let index = reasons.firstIndex(of: reason) { found.insert(index) }
    for part in analyzer.types.arguments(type) { found.formUnion(holes(in: part)) }
    known[type] = found
    return found
  }
}
