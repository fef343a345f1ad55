import ViewSemantics
import ViewSource
import ViewSyntax

/// The assignments of an action before its first `await`, if it has one.
struct AssignmentsBeforeAwait {
  /// An assignment to a property.
  struct Setting {
    let property: DeclID
    /// The new value; `nil` for other changes, such as `+=`.
    let value: SyntaxNode?
    let node: SyntaxNode
    let context: RuleContext
    /// The conditions around the assignment in the same code.
    var conditions: [SyntaxNode] = []
  }

  /// An `await`.
  struct Wait {
    let node: SyntaxNode
    let file: SourceFile
  }

  /// The assignments that always happen, unless a `guard` has left the action.
  private(set) var found: [Setting] = []
  /// The assignments in an `if` branch that itself contains an `await`.
  private(set) var conditional: [(setting: Setting, wait: Wait)] = []
  /// The first `await` of the action.
  private(set) var wait: Wait?
  private var conditions: [SyntaxNode] = []
  private var seen: Set<DeclID> = []
  /// The maximum depth of function calls.
  private static let maximumDepth = 3
  private static let run = CatalogueMember("MainActor", "run")
  private static let withAnimation: Name = "withAnimation"

  init(in statements: [SyntaxNode], _ context: RuleContext) {
    read(statements, context, depth: 0)
    if wait == nil { found = [] }
  }

  private mutating func read(_ statements: [SyntaxNode], _ context: RuleContext, depth: Int) {
    for statement in statements {
      if wait != nil { return }
      read(statement, context, depth: depth)
    }
  }

  private mutating func read(_ statement: SyntaxNode, _ context: RuleContext, depth: Int) {
    if let write = PropertyWrite(statement, context.record, context.analyzer) {
      let isFollowed = context.record.uses[statement.id].map { context.analyzer.isOwnFunction($0.decl) } ?? false
      // While a value is awaited, the property has its earlier value.
      let isAwaited = statement.subtree.contains { $0.kind == .awaitExpr }
      if isFollowed || !isAwaited { found.removeAll { $0.property == write.property } }
      if !isFollowed, !isAwaited {
        found.append(
          Setting(
            property: write.property, value: write.value, node: statement, context: context, conditions: conditions))
        return
      }
    }
    switch statement.kind {
    // This code runs separately, or later.
    case .deferStmt, .functionDecl: return
    case .guardStmt:
      waitIfNeeded(in: statement, context)
      conditions += statement.conditions
    case .doStmt:
      if let block = statement.child(.codeBlock) { read(Array(block.children), context, depth: depth) }
    case .ifExpr, .switchExpr, .forStmt, .whileStmt, .repeatStmt:
      if statement.kind == .ifExpr { readBranch(of: statement, context, depth: depth) }
      // The values that the statement may reset are unknown.
      forgetWritten(in: statement, context)
      waitIfNeeded(in: statement, context)
    default:
      let inner = statement.awaited
      // The closure runs as a part of this code.
      if inner.kind == .functionCallExpr, let closure = inner.lastClosure, runsInPlace(inner, context) {
        return read(closure.children.filter { $0.kind != .closureSignature }, context, depth: depth)
      }
      if depth < Self.maximumDepth, inner.kind == .functionCallExpr, let use = context.record.uses[inner.id],
        context.analyzer.isOwnFunction(use.decl), seen.insert(use.decl).inserted,
        !inner.arguments.contains(where: { $0.contains { $0.kind == .awaitExpr } }),
        let block = context.analyzer.node(of: use.decl).child(.codeBlock)
      {
        let called = RuleContext(context.analyzer, use.decl.file)
        called.enter(use.decl)
        let around = conditions
        conditions = []
        read(Array(block.children), called, depth: depth + 1)
        conditions = around
        return
      }
      if waits(statement) { wait = Wait(node: firstWait(in: statement), file: context.file) }
    }
  }

  /// Whether a call only runs its closure: `withAnimation { … }`, `await MainActor.run { … }`.
  private func runsInPlace(_ call: SyntaxNode, _ context: RuleContext) -> Bool {
    guard let use = context.record.uses[call.id], context.analyzer.isFromCatalogue(use.decl) else { return false }
    return context.isUse(call, of: Self.run) || context.analyzer.decl(use.decl).name == Self.withAnimation
  }

  /// Reads the first branch of an `if` separately: its assignments before its first `await`.
  private mutating func readBranch(of statement: SyntaxNode, _ context: RuleContext, depth: Int) {
    guard let block = statement.child(.codeBlock) else { return }
    var branch = self
    branch.conditional = []
    branch.conditions += statement.conditions
    branch.read(Array(block.children), context, depth: depth)
    guard let wait = branch.wait else { return }
    let own = branch.found.filter { block.range.contains($0.node.range) && $0.context.fileID == context.fileID }
    conditional += own.map { ($0, wait) } + branch.conditional
  }

  private mutating func waitIfNeeded(in statement: SyntaxNode, _ context: RuleContext) {
    guard statement.contains(where: { $0.kind == .awaitExpr }) else { return }
    wait = Wait(node: firstWait(in: statement), file: context.file)
  }

  private func firstWait(in node: SyntaxNode) -> SyntaxNode {
    node.subtree.first { $0.kind == .awaitExpr } ?? node
  }

  /// Whether a statement itself contains an `await`, outside of closures.
  private func waits(_ node: SyntaxNode) -> Bool {
    if node.kind == .awaitExpr { return true }
    if node.kind == .variableDecl, node.text.hasPrefix("async ") { return false }
    return node.children.contains { $0.kind != .closureExpr && waits($0) }
  }

  private mutating func forgetWritten(in statement: SyntaxNode, _ context: RuleContext) {
    let written = Set(CalledWrites(in: [statement], context).found.map(\.write.property))
    found.removeAll { written.contains($0.property) }
  }
}
