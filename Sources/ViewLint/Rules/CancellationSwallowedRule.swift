import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about a task that continues after its cancellation in favor of another one.
struct CancellationSwallowedRule: Rule {
  static let info = RuleInfo(
    "cancellation_swallowed", .correctness, .warning, isFixable: true,
    summary: "the cancelled task continues, and writes a result for an old value",
    explanation: """
      A pause that should wait for the last letter ends at every letter, and an old result may overwrite the new one. \
      When the value of `task(id:)` changes, SwiftUI cancels the task and starts another. The call that is being \
      awaited then throws at once; `try?`, or a `catch` that does not leave, drops the error, and the statements \
      after it run for the old value. Leave the task when it is cancelled: `do { try await … } catch { return }`, or \
      `guard !Task.isCancelled else { return }`.
      """,
    silence: """
      Tasks that write nothing afterwards, or that test whether they are cancelled. Code that runs only with a result \
      that `guard` or `if` has unwrapped, because there is no result after a cancellation; code that runs without it \
      is reported. A `catch` that tests its error, or passes it to a function that may. Calls that cancellation does \
      not end: a pause and a request of a `URLSession` end, and so does any function that awaits one and throws; a \
      continuation, or an object that calls back, goes on. Functions whose declaration is not known.
      """,
    examples: examples, precision: RuleInfo.Precision(right: 7, of: 7, inApps: 41))

  static let visits: [NodeKind] = [.functionCallExpr]
  /// The object whose method is awaited may be in another file.
  static let dependsOnWholeProgram = true

  static func checksCalls(_ callee: Callee) -> Bool {
    callee.fact(.lifecycle) == .task && callee.isFromCatalogue(with: "id")
  }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard let id = context.argument(node, .id), let action = context.analyzer.arguments(of: node, context.record).last,
      action.node.kind == .closureExpr
    else { return }
    for found in swallowed(within: action.node, context) { report(found, id, context) }
    for function in awaitedMethods(in: action.node, context) {
      let inner = RuleContext(context.analyzer, function.decl.file)
      inner.enter(function.decl)
      guard let block = context.analyzer.node(of: function.decl).child(.codeBlock) else { continue }
      for found in swallowed(within: block, inner) {
        report(found, id, context, calling: context.isOfSameType(function.decl) ? nil : function.call, inner)
      }
    }
  }

  /// The ignored errors in a list of statements and in nested lists.
  private func swallowed(within list: SyntaxNode, _ context: RuleContext) -> [Swallowed] {
    var found: [Swallowed] = []
    var open = [list]
    while let list = open.popLast() {
      found += swallowed(in: list, context)
      open += list.children.filter { child in
        switch child.kind {
        case .doStmt, .codeBlock, .switchCase: true
        // A cancellation check may apply to all nested statements.
        case .ifExpr, .forStmt, .whileStmt, .repeatStmt, .switchExpr: !leaves(child, context)
        default: false
        }
      }
    }
    return found
  }

  /// The methods of the view and of objects that the statements of the task await: `await search()`.
  private func awaitedMethods(
    in action: SyntaxNode, _ context: RuleContext
  ) -> [(decl: DeclID, call: SyntaxNode)] {
    action.children.compactMap { statement in
      guard statement.kind == .awaitExpr, let call = statement.children.first, let use = context.record.uses[call.id],
        context.analyzer.isOwnFunction(use.decl)
      else { return nil }
      let owner = context.analyzer.owner(of: use.decl).flatMap { context.analyzer.nominal(of: $0) }
      // An object that the task itself makes is a different object for each task.
      let isOfObject =
        owner.map { context.analyzer.decl($0).kind == .classType } ?? false && isKept(call, context)
      return context.isOfSameType(use.decl) || isOfObject ? (use.decl, call) : nil
    }
  }

  /// Whether the receiver of a call is an object that the view stores: `model.search()`, not `Model().search()`.
  private func isKept(_ call: SyntaxNode, _ context: RuleContext) -> Bool {
    guard let callee = call.children.first, callee.kind == .memberAccessExpr,
      let base = callee.children.first?.unchained, let use = context.record.uses[base.id]
    else { return false }
    return use.part == .value && context.isOwn(use.decl) && context.analyzer.decl(use.decl).kind == .variable
      && use.decl.file != context.analyzer.localFile
  }

  /// An ignored error, with a write that happens in spite of it.
  private struct Swallowed {
    let attempt: Attempt
    let write: SyntaxNode
    /// Whether the code after the failure keeps the error, so that a view shows the cancellation as one.
    var showsError = false
  }

  /// An awaited expression whose error is ignored.
  private struct Attempt {
    let node: SyntaxNode
    /// The place that ignores the error, and its keyword.
    let range: SourceRange
    let word: String
    /// The fix that leaves the task instead.
    let fixIt: FixIt?
  }

  /// - Parameters:
  /// - call: the call of another type's method that contains the code; `nil` for the view's own code.
  /// - inner: the context of that code.
  private func report(
    _ found: Swallowed, _ id: SyntaxNode, _ context: RuleContext, calling call: SyntaxNode? = nil,
    _ inner: RuleContext? = nil
  ) {
    let file = inner?.file ?? context.file
    let dropped = call.map { _ in Diagnostic.Note("the error is dropped here", in: file, at: found.attempt.range) }
    // A method with other callers is not changed.
    let fix = call == nil ? found.attempt.fixIt : nil
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        found.showsError
          ? "when `\(RuleText.oneLine(id.text))` changes, this task is cancelled, and this `catch` shows that to the user "
            + "as an error; return from it if the task is cancelled"
          : "when `\(RuleText.oneLine(id.text))` changes, this task is cancelled, `\(found.attempt.word)` hides it, and "
            + "the code after it still runs for the old value; leave the task if it is cancelled",
        in: call == nil ? file : context.file, at: call?.range ?? found.attempt.range,
        notes: [dropped, Diagnostic.Note("the cancelled task runs this too", in: file, at: found.write.range)]
          .compactMap { $0 },
        fixIts: fix.map { [$0] } ?? []))
  }

  private static let sleep = CatalogueMember("Task", "sleep")

  /// The fix that leaves the task if a sleep is cancelled, which is the only error of a sleep.
  private func pause(_ attempt: SyntaxNode, _ context: RuleContext) -> FixIt? {
    guard let awaited = pausing(attempt, context) else { return nil }
    return FixIt(
      "`catch { return }`", [TextEdit(attempt.range, "do { try \(awaited.text) } catch { return }")], isSafe: false)
  }

  /// The same for a `do` with only a sleep and an empty `catch`.
  private func pause(inside statement: SyntaxNode, _ context: RuleContext) -> FixIt? {
    guard let block = statement.child(.codeBlock), block.children.count == 1,
      pausing(block.children[0], context) != nil,
      statement.children.count(where: { $0.kind == .catchClause }) == 1,
      let handler = statement.child(.catchClause)?.child(.codeBlock), handler.children.isEmpty,
      handler.text.dropFirst().dropLast().allSatisfy(\.isWhitespace)
    else { return nil }
    return FixIt("`catch { return }`", [TextEdit(handler.range, "{ return }")], isSafe: false)
  }

  /// The sleep after a `try`, if the enclosing function may return without a value.
  private func pausing(_ attempt: SyntaxNode, _ context: RuleContext) -> SyntaxNode? {
    guard attempt.kind == .tryExpr, let awaited = attempt.children.first, awaited.kind == .awaitExpr,
      let call = awaited.children.first, context.isUse(call, of: Self.sleep), !givesValue(context)
    else { return nil }
    return awaited
  }

  private func givesValue(_ context: RuleContext) -> Bool {
    guard let decl = context.decl, context.analyzer.decl(decl).kind == .function, !context.isViewCode else {
      return false
    }
    return context.analyzer.signature(of: decl).result != context.analyzer.void
  }

  /// The statements that ignore an error, each with a write that happens in spite of it, in the same or a later
  /// statement.
  private func swallowed(in list: SyntaxNode, _ context: RuleContext) -> [Swallowed] {
    var found: [Swallowed] = []
    var attempts: [Attempt] = []
    for statement in list.children where statement.kind.isCodeItem {
      let failed = failed(in: statement, context)
      if let failed { found.append(failed) }
      if leaves(statement, context) {
        attempts = []
        continue
      }
      if failed == nil, let attempt = attempt(in: statement, context) { attempts.append(attempt) }
      // A list of statements has few attempts, and each is removed at the first write after it.
      attempts.removeAll { attempt in
        guard writes(statement, apartFrom: attempt.node, context) else { return false }
        found.append(Swallowed(attempt: attempt, write: statement))
        return true
      }
    }
    return found
  }

  /// The code that runs without a result, and therefore after a cancellation: `guard let … = try? await … else`, or the
  /// block of a `catch` for all errors.
  private func failed(in statement: SyntaxNode, _ context: RuleContext) -> Swallowed? {
    let attempt: Attempt?
    let block: SyntaxNode?
    switch statement.kind {
    case .guardStmt, .ifExpr:
      let tried = statement.conditions.firstNonNil { condition in
        condition.kind == .optionalBindingCondition ? swallowing(condition) : nil
      }
      attempt = tried.flatMap {
        isEnded($0, context) ? Attempt(node: $0, range: $0.range, word: "try?", fixIt: nil) : nil
      }
      let blocks = statement.children.filter { $0.kind == .codeBlock }
      block = statement.kind == .guardStmt ? blocks.first : blocks.count == 2 ? blocks.last : nil
    case .doStmt:
      attempt = catchOfAll(statement, context, unless: Self.asks)
      block = statement.child(.catchClause)?.child(.codeBlock)
    default: return nil
    }
    guard let attempt, let block, !statement.contains(where: { isAboutCancellation($0, context) }),
      let write = block.children.first(where: { statement in
        // A function may check the error.
        writes(statement, apartFrom: attempt.node, context)
          && (statement.kind != .functionCallExpr || !statement.mentions(Self.error))
      })
    else { return nil }
    let showsError =
      statement.kind == .doStmt
      && block.children.contains { part in
        PropertyWrite(part, context.record, context.analyzer)?.value?.mentions(Self.error) ?? false
      }
    return Swallowed(attempt: attempt, write: write, showsError: showsError)
  }

  private func attempt(in statement: SyntaxNode, _ context: RuleContext) -> Attempt? {
    if let ended = attempt(atEndOf: statement, context) { return ended }
    if statement.kind == .doStmt {
      return catchOfAll(statement, context, unless: Self.decides, fixIt: pause(inside: statement, context))
    }
    return swallowing(statement).flatMap { attempt in
      guard isEnded(attempt, context) else { return nil }
      // Without a use of the result it is a separate statement.
      let fixIt = attempt.id == statement.id ? pause(attempt, context) : nil
      return Attempt(node: attempt, range: attempt.range, word: "try?", fixIt: fixIt)
    }
  }

  /// The awaited call of a function of the program that ends with a wait whose error it ignores: `await pause()`.
  private func attempt(atEndOf statement: SyntaxNode, _ context: RuleContext) -> Attempt? {
    let analyzer = context.analyzer
    guard statement.kind == .awaitExpr, let call = statement.children.first, let use = context.record.uses[call.id],
      use.decl != context.decl, analyzer.isOwnFunction(use.decl), case let signature = analyzer.signature(of: use.decl),
      signature.isAsync, signature.result == analyzer.void,
      let last = analyzer.node(of: use.decl).child(.codeBlock)?.children.last(where: { $0.kind.isCodeItem }),
      last.kind != .awaitExpr
    else { return nil }
    let inner = RuleContext(analyzer, use.decl.file)
    inner.enter(use.decl)
    return attempt(in: last, inner).map { Attempt(node: statement, range: statement.range, word: $0.word, fixIt: nil) }
  }

  /// `do { try await … } catch { print(error) }`: a `catch` for all errors that does not distinguish them.
  private func catchOfAll(
    _ statement: SyntaxNode, _ context: RuleContext, unless decides: (SyntaxNode) -> Bool, fixIt: FixIt? = nil
  ) -> Attempt? {
    let clauses = statement.children.filter { $0.kind == .catchClause }
    guard let last = clauses.last, let word = last.firstToken, let block = statement.child(.codeBlock),
      clauses.allSatisfy({ $0.child(.codeBlock)?.children.isEmpty == true })
        || clauses.count == 1 && last.children.count == 1 && !last.contains(where: decides),
      block.contains(where: { part in
        part.kind == .tryExpr && part.ownToken(.postfixQuestion) == nil
          && part.contains { $0.kind == .awaitExpr } && isEnded(part, context)
      })
    else { return nil }
    return Attempt(node: statement, range: word.range, word: "catch", fixIt: fixIt)
  }

  /// Whether an awaited expression throws when the task is cancelled.
  private func isEnded(_ attempt: SyntaxNode, _ context: RuleContext) -> Bool {
    var finder = CancellationFinder(context.analyzer)
    return finder.isEnded(attempt, context.record)
  }

  /// Whether a part of a `catch` checks the error, or leaves the code.
  private static func decides(_ node: SyntaxNode) -> Bool {
    switch node.kind {
    case .returnStmt, .throwStmt, .breakStmt, .continueStmt: true
    default: asks(node)
    }
  }

  /// Whether a part of a `catch` checks the error.
  private static func asks(_ node: SyntaxNode) -> Bool {
    node.kind == .ifExpr || node.kind == .guardStmt || node.kind == .switchExpr
  }

  private static let error: Name = "error"

  /// A `try?` with an `await`, whose result is not a condition.
  private func swallowing(_ node: SyntaxNode) -> SyntaxNode? {
    switch node.kind {
    case .closureExpr, .ifExpr, .switchExpr, .guardStmt, .whileStmt, .forStmt, .doStmt: return nil
    case .tryExpr:
      if node.ownToken(.postfixQuestion) != nil, node.contains(where: { $0.kind == .awaitExpr }) { return node }
    default: break
    }
    for child in node.children {
      if let found = swallowing(child) { return found }
    }
    return nil
  }

  /// Whether a statement may end the task, or checks for cancellation.
  private func leaves(_ statement: SyntaxNode, _ context: RuleContext) -> Bool {
    switch statement.kind {
    case .guardStmt: return true
    case .ifExpr, .whileStmt, .forStmt, .repeatStmt, .doStmt, .switchExpr:
      return statement.contains { $0.kind == .returnStmt || isAboutCancellation($0, context) }
    default: return statement.contains { isAboutCancellation($0, context) }
    }
  }

  private static let cancellation = [
    CatalogueMember("Task", "isCancelled"), CatalogueMember("Task", "checkCancellation"),
  ]

  private func isAboutCancellation(_ node: SyntaxNode, _ context: RuleContext) -> Bool {
    context.isUse(node, ofAny: Self.cancellation)
  }

  /// Whether a statement writes values that views show, directly or in a function of the program.
  ///
  /// - Parameter attempt: the expression that is itself cancelled.
  private func writes(_ statement: SyntaxNode, apartFrom attempt: SyntaxNode, _ context: RuleContext) -> Bool {
    guard statement.kind.isExpr, statement.kind != .ifExpr, statement.kind != .switchExpr else { return false }
    return statement.contains { node in
      if let write = PropertyWrite(node, context.record, context.analyzer) {
        return context.analyzer.isObserved(write.property)
      }
      guard node.kind == .functionCallExpr, !attempt.range.contains(node.range),
        let use = context.record.uses[node.id],
        context.analyzer.isOwnFunction(use.decl)
      else { return false }
      var finder = EffectFinder(context.analyzer)
      return finder.effect(of: use.decl).map { !$0.isPrint } ?? false
    }
  }
}

extension SyntaxNode {
  /// Whether the node or a descendant satisfies a predicate, without closures.
  func contains(where condition: (SyntaxNode) -> Bool) -> Bool {
    var open = [self]
    while let next = open.popLast() {
      if condition(next) { return true }
      open += next.children.filter { $0.kind != .closureExpr }
    }
    return false
  }
}
