import ViewSource
import ViewSyntax

extension Analyzer {
  /// Where the code of a declaration leaves a part of its type open: for each of its reasons the first and innermost
  /// expression with such a part. `nil` where no expression has it: the reason is then in what is declared.
  public func places(ofReasonsFor declaration: TypedDeclaration) -> [SourceRange?] {
    if declaration.isComplete { return [] }
    var finder = HoleFinder(analyzer: self, record: record(of: declaration.decl), reasons: declaration.reasons)
    finder.search(node(of: declaration.decl))
    return finder.places
  }
}

/// Looks for the expressions in which parts of types become unknown.
private struct HoleFinder {
  let analyzer: Analyzer
  let record: BodyRecord
  let reasons: [HoleReason]
  private(set) var places: [SourceRange?]
  /// By type, which of the reasons are in it.
  private var known: [TypeID: Set<Int>] = [:]
  private var open: Set<Int>

  init(analyzer: Analyzer, record: BodyRecord, reasons: [HoleReason]) {
    self.analyzer = analyzer
    self.record = record
    self.reasons = reasons
    places = reasons.map { _ in nil }
    open = Set(reasons.indices)
  }

  /// What is inside comes first: an expression has all holes of its parts.
  mutating func search(_ node: SyntaxNode) {
    for child in node.children {
      if open.isEmpty { return }
      search(child)
    }
    guard let type = record.types[node.id] else { return }
    for reason in holes(in: analyzer.resolvingOpaque(type)).intersection(open) {
      places[reason] = node.nameRange
      open.remove(reason)
    }
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

extension SyntaxNode {
  /// The place of what a call or a member is called, not of what it is called on.
  fileprivate var nameRange: SourceRange {
    let named = kind == .functionCallExpr ? children.first ?? self : self
    return named.kind == .memberAccessExpr ? named.referencedName?.range ?? range : range
  }
}
