import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about a view with state that is removed each time its data is reloaded.
struct ContentRemovedWhileLoadingRule: Rule {
  static let info = RuleInfo(
    "content_removed_while_loading", .identity, .warning, isFixable: false,
    summary: "the view is removed while its data is loaded again, and comes back without its state",
    explanation: """
      What was typed, selected and scrolled is lost at each reload. `if isLoading { ProgressView() } else { \
      Feed(items) }` is right for the first load. When the same function loads again, the condition removes the feed \
      for a moment, and inserts a new one afterwards. Keep the view, and show the progress over it; or distinguish \
      the first load: `if isLoading && items.isEmpty`.
      """,
    silence: """
      Data that is loaded once: in a `task` or when the view appears, under a condition, or from another branch, for \
      example by a button to try again. Views without state, or with flags only. A `refreshable` in the branch \
      itself, which `refresh_removes_itself` reports.
      """,
    examples: examples, precision: RuleInfo.Precision(right: 1, of: 1, inApps: 160))

  static let visits: [NodeKind] = [.functionCallExpr]
  /// The code that loads may be in other files.
  static let dependsOnWholeProgram = true

  private static let refreshable = CatalogueMember("View", "refreshable")

  static func checksCalls(_ callee: Callee) -> Bool {
    callee.makesOwnView || callee.madeText(of: .owns) != nil || callee.madeFact(.navigates) == .stack
  }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    // For a list only rows that load more count: a user who reloads the list expects other content.
    guard let made = context.madeType(node), context.runsWithBody, !context.isPreview,
      // Rows appear and disappear with the data.
      context.repeatingCall == nil,
      let type = context.type(of: node), let callee = node.children.first
    else { return }
    for branch in context.branches(around: node) {
      if context.isOwn(made), let setting = setting(inActionOf: node, ending: branch, context) {
        let lost = context.analyzer.ownedState(in: type, includesLater: false)
        if lost.states.contains(where: { isMissed($0, context) }) {
          return report(callee, made, lost, setting, nil, context)
        }
      }
      guard context.isOwn(made) else {
        if let (function, setting) = loaderOfRows(of: node, ending: branch, context) {
          let lost = context.analyzer.ownedState(in: type, includesLater: false)
          if !lost.isEmpty { return report(callee, made, lost, setting, function, context) }
        }
        if context.madeFact(.navigates, of: node) == .stack, reportStack(node, type, branch, callee, made, context) {
          return
        }
        continue
      }
      for function in loaders(ending: branch, context) {
        guard let setting = setting(in: function, ending: branch, context),
          isCalledAgain(function, while: branch, [made], context)
        else { continue }
        let lost = context.analyzer.ownedState(in: type, includesLater: false)
        guard lost.states.contains(where: { isMissed($0, context) }) else { return }
        report(callee, made, lost, setting, function, context)
        return
      }
    }
  }

  /// The function that ends the branch before its first `await`, and that rows call when they appear to load more.
  private func loaderOfRows(
    of list: SyntaxNode, ending branch: BranchCondition, _ context: RuleContext
  ) -> (DeclID, AssignmentsBeforeAwait.Setting)? {
    let rows = list.subtree.filter { rows in
      rows.kind == .functionCallExpr && context.madeType(rows).map { context.analyzer.makesRows($0) } ?? false
        && rows.arguments.first.map { $0.kind != .closureExpr } ?? false
    }
    for function in loaders(ending: branch, context) {
      let name = context.analyzer.decl(function).name
      guard list.mentions(name), let setting = setting(in: function, ending: branch, context) else { continue }
      let isCalled = rows.contains { row in
        row.children.lazy.flatMap(\.subtree).contains { call in
          context.calledFact(.lifecycle, of: call) != nil
            && call.subtree.contains {
              $0.kind == .functionCallExpr && context.record.uses[$0.id]?.decl == function
            }
        }
      }
      if isCalled { return (function, setting) }
    }
    return nil
  }

  /// Reports a navigation stack that an action in it removes together with all pushed screens. If a view in it has
  /// state, the view is reported instead.
  private func reportStack(
    _ stack: SyntaxNode, _ type: TypeID, _ branch: BranchCondition, _ callee: SyntaxNode, _ made: DeclID,
    _ context: RuleContext
  ) -> Bool {
    let lost = context.analyzer.ownedState(in: type, includesLater: false)
    if lost.states.contains(where: { $0.property != nil && isMissed($0, context) }) { return false }
    let views = Set(stack.subtree.lazy.compactMap { context.madeType($0) }.filter(context.isOwn))
    for function in loaders(ending: branch, context) {
      guard let setting = setting(in: function, ending: branch, context),
        isCalledAgain(function, while: branch, views, context)
      else { continue }
      report(callee, made, "the pushed screens", setting, function, context)
      return true
    }
    return false
  }

  /// Whether the user notices the loss of a state. A flag is usually transient, such as a pressed button.
  private func isMissed(_ state: OwnedState, _ context: RuleContext) -> Bool {
    state.property.map { !context.analyzer.isKnown(context.analyzer.variableType(of: $0), .bool) } ?? true
  }

  private func report(
    _ callee: SyntaxNode, _ made: DeclID, _ lost: OwnedStates, _ setting: AssignmentsBeforeAwait.Setting,
    _ function: DeclID?, _ context: RuleContext
  ) {
    report(callee, made, RuleText.list(lost), setting, function, context)
  }

  private func report(
    _ callee: SyntaxNode, _ made: DeclID, _ lost: String, _ setting: AssignmentsBeforeAwait.Setting,
    _ function: DeclID?, _ context: RuleContext
  ) {
    let analyzer = context.analyzer
    let event = function.map { "`\(analyzer.name(of: $0))` loads again" } ?? "this action runs"
    let value = RuleText.oneLine(setting.value?.text ?? "")
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "`\(analyzer.name(of: made))` is removed each time that \(event), because "
          + "`\(analyzer.name(of: setting.property))` is `\(value)` while it waits, and comes back without \(lost); "
          + "keep the view, and show the progress over it",
        in: context.file, at: callee.range,
        notes: [Diagnostic.Note("it is set here", in: setting.context.file, at: setting.node.range)]))
  }

  /// The asynchronous functions in the property's type that name the property of the branch.
  private func loaders(ending branch: BranchCondition, _ context: RuleContext) -> [DeclID] {
    let analyzer = context.analyzer
    guard let owner = analyzer.owner(of: branch.property).flatMap({ analyzer.nominal(of: $0) }) else { return [] }
    let name = analyzer.decl(branch.property).name
    return ([owner] + analyzer.extensions(of: owner)).flatMap { analyzer.children(of: $0) }.filter {
      analyzer.isOwnFunction($0) && analyzer.node(of: $0).mentions(name)
        && (analyzer.signature(of: $0).isAsync || analyzer.node(of: $0).mentions(Self.task))
    }
  }

  /// The place where a function ends the branch before its first `await`.
  private func setting(
    in function: DeclID, ending branch: BranchCondition, _ context: RuleContext
  ) -> AssignmentsBeforeAwait.Setting? {
    guard let block = context.analyzer.node(of: function).child(.codeBlock) else { return nil }
    let inner = RuleContext(context.analyzer, function.file)
    inner.enter(function)
    return setting(in: Array(block.children), ending: branch, inner)
  }

  /// The place where an action in the arguments of the branch's view ends the branch before its first `await`.
  private func setting(
    inActionOf call: SyntaxNode, ending branch: BranchCondition, _ context: RuleContext
  ) -> AssignmentsBeforeAwait.Setting? {
    for argument in context.analyzer.arguments(of: call, context.record).map(\.node) {
      // `refresh: model.refresh`
      if let use = context.record.uses[argument.id], context.analyzer.isOwnFunction(use.decl),
        argument.kind == .memberAccessExpr || argument.kind == .declReferenceExpr
      {
        if let found = setting(in: use.decl, ending: branch, context) { return found }
        continue
      }
      guard argument.kind == .closureExpr, context.record.builders[argument.id] == nil else { continue }
      let statements = argument.children.filter { $0.kind != .closureSignature }
      if let found = setting(in: statements, ending: branch, context) { return found }
    }
    return nil
  }

  private static let task: Name = "Task"

  private func setting(
    in statements: [SyntaxNode], ending branch: BranchCondition, _ context: RuleContext
  ) -> AssignmentsBeforeAwait.Setting? {
    // The code of a task that starts here runs after the code before it.
    let all = statements.flatMap { statement -> [SyntaxNode] in
      guard context.makes(statement, anyOf: [Self.task]),
        let action = context.analyzer.arguments(of: statement, context.record).last?.node, action.kind == .closureExpr
      else { return [statement] }
      return action.children.filter { $0.kind != .closureSignature }
    }
    return AssignmentsBeforeAwait(in: all, context).found.first { $0.conditions.isEmpty && branch.ends(with: $0) }
  }

  /// Whether an action of the current view, or of a view in the branch, calls a function while the branch is shown.
  private func isCalledAgain(
    _ function: DeclID, while branch: BranchCondition, _ views: Set<DeclID>, _ context: RuleContext
  ) -> Bool {
    let analyzer = context.analyzer
    let name = analyzer.decl(function).name
    let inMade = views.flatMap { [$0] + analyzer.extensions(of: $0) }.flatMap { analyzer.children(of: $0) }
    return (context.bodiesOfType + inMade).contains { body in
      guard body != function, analyzer.isViewContent(body), analyzer.node(of: body).mentions(name) else { return false }
      let inner = RuleContext(analyzer, body.file)
      inner.enter(body)
      return calls(function, named: name, in: analyzer.node(of: body), while: branch, inner)
    }
  }

  private func calls(
    _ function: DeclID, named name: Name, in node: SyntaxNode, while branch: BranchCondition, _ context: RuleContext
  ) -> Bool {
    if node.kind == .functionCallExpr, context.record.uses[node.id]?.decl == function, isInAction(node, context),
      isThere(branch, around: node, context)
    {
      return true
    }
    context.descend(into: node)
    defer { context.ascend() }
    return node.children.contains { child in
      child.mentions(name) && calls(function, named: name, in: child, while: branch, context)
    }
  }

  /// Whether code runs as a response to user input, possibly several times: in an argument of a control, a gesture or a
  /// view of the program.
  private func isInAction(_ node: SyntaxNode, _ context: RuleContext) -> Bool {
    guard let given = context.ancestors.firstIndex(where: { isAction($0, context) }), given > 0,
      // `if items.isEmpty { await load() }` loads for the first time.
      !context.ancestors[given...].contains(where: { $0.kind == .ifExpr || $0.kind == .switchExpr })
    else { return false }
    let call = context.ancestors[..<given].last { $0.kind == .functionCallExpr }
    guard let call, !context.isUse(call, of: Self.refreshable), context.calledFact(.lifecycle, of: call) == nil else {
      return false
    }
    return context.isFromCatalogue(call) || context.madeType(call).map(context.isOwn) ?? false
  }

  /// A closure that makes no views.
  private func isAction(_ node: SyntaxNode, _ context: RuleContext) -> Bool {
    node.kind == .closureExpr && context.record.builders[node.id] == nil
  }

  /// Whether the branches around a call that test the same property can be active together with the given branch.
  private func isThere(_ branch: BranchCondition, around node: SyntaxNode, _ context: RuleContext) -> Bool {
    context.branches(around: node).allSatisfy {
      $0.property != branch.property || !$0.isThereFor.isDisjoint(with: branch.isThereFor)
    }
  }
}
