import ViewCatalog
import ViewSemantics
import ViewSyntax

/// Finds whether code that waits ends with an error when its task is cancelled.
///
/// Only what asks for it is cancelled: a pause and a request are, and so is a function of the program that waits for one
/// of them and hands its error on. A continuation, or an object that calls back, goes on to its end.
struct CancellationFinder {
  private let analyzer: Analyzer
  private var seen: Set<DeclID> = []
  /// How many functions are followed from one to the next.
  private static let maximumDepth = 5

  init(_ analyzer: Analyzer) {
    self.analyzer = analyzer
  }

  /// Whether one of the calls in a node ends with an error then, as far as that is known. What has its error dropped
  /// inside of the node counts too: the caller asks about that.
  mutating func isEnded(_ node: SyntaxNode, _ record: BodyRecord) -> Bool {
    isEnded(node, record, isCaught: { _ in false }, depth: 0)
  }

  /// - Parameter isCaught: whether a part drops the errors in it, so that none gets out.
  private mutating func isEnded(
    _ node: SyntaxNode, _ record: BodyRecord, isCaught: (SyntaxNode) -> Bool, depth: Int
  ) -> Bool {
    // Code that is kept for later is no part of what is waited for.
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

  /// `try?`, and a `do` of which a `catch` throws nothing.
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
