import ViewCatalog
import ViewSemantics
import ViewSyntax

/// Finds whether asynchronous code ends with an error when its task is cancelled.
///
/// Only code that checks for cancellation ends: a sleep or a request, and a function of the program that awaits one of
/// them and propagates its error. A continuation or an object with callbacks continues to its end.
struct CancellationFinder {
  private let analyzer: Analyzer
  private var seen: Set<DeclID> = []
  /// The maximum depth of function calls.
  private static let maximumDepth = 5

  init(_ analyzer: Analyzer) {
    self.analyzer = analyzer
  }

  /// Whether one of the calls in a node is known to end with an error on cancellation. An error that the node itself
  /// catches counts, because the caller checks for that.
  mutating func isEnded(_ node: SyntaxNode, _ record: BodyRecord) -> Bool {
    isEnded(node, record, isCaught: { _ in false }, depth: 0)
  }

  /// - Parameter isCaught: whether a part catches its errors, so that none leaves it.
  private mutating func isEnded(
    _ node: SyntaxNode, _ record: BodyRecord, isCaught: (SyntaxNode) -> Bool, depth: Int
  ) -> Bool {
    // Code that runs later is not awaited here.
    if node.kind == .functionDecl || isCaught(node) { return false }
    if node.kind == .functionCallExpr, let use = record.uses[node.id], isEnded(use.decl, depth: depth) { return true }
    return node.children.contains { child in
      if child.kind == .closureExpr, !analyzer.runsAtOnce(child, in: node, record) { return false }
      return isEnded(child, record, isCaught: isCaught, depth: depth)
    }
  }

  private mutating func isEnded(_ function: DeclID, depth: Int) -> Bool {
    if analyzer.catalogueText(.cancels, of: function) != nil { return true }
    guard depth < Self.maximumDepth, analyzer.isOwnFunction(function),
      analyzer.signature(of: function).effects.contains(.isThrowing),
      let block = analyzer.node(of: function).child(.codeBlock), seen.insert(function).inserted
    else { return false }
    return isEnded(block, analyzer.record(of: function), isCaught: Self.dropsErrors, depth: depth + 1)
  }

  /// `try?`, and a `do` with a `catch` clause that throws nothing.
  private static func dropsErrors(_ node: SyntaxNode) -> Bool {
    switch node.kind {
    case .tryExpr: node.ownToken(.postfixQuestion) != nil
    case .doStmt:
      node.children.contains { part in
        part.kind == .catchClause && !part.contains { $0.kind == .throwStmt || $0.kind == .tryExpr }
      }
    default: false
    }
  }
}
