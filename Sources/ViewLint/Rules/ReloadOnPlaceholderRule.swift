import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about a task for an input on a view that is only there until the task has loaded something.
struct ReloadOnPlaceholderRule: Rule {
  static let info = RuleInfo(
    "reload_on_placeholder", .identity, .warning, isFixable: false,
    summary: "the task follows its value only as long as the placeholder is shown, which its own result removes",
    explanation: """
      The first load works, and another selection shows the old data. `task(id:)` and `onChange(of:)` follow their value \
      as long as their view is there. Here they are on a progress view that is shown until the data is there: once the \
      action has set it, the view is removed, and nothing watches the value any more. Attach the modifier to a \
      container around the condition.
      """,
    silence: """
      Values that do not change, views with an `.id` of the value around the condition, and values that another task or \
      action of the view follows as well.
      """,
    examples: [
      RuleExample(
        """
        struct Log: View {
          let id: Int
          @State private var text: String?
          var body: some View {
            if let text {
              Text(text)
            } else {
              ProgressView().↓task(id: id) { await load() }
            }
          }
          private func load() async { text = "Log \\(id)" }
        }
        struct Logs: View {
          @State private var id = 1
          var body: some View {
            Button("Next") { id += 1 }
            Log(id: id)
          }
        }
        """),
      RuleExample(
        """
        struct Log: View {
          let id: Int
          @State private var text: String?
          var body: some View {
            ZStack {
              if let text { Text(text) } else { ProgressView() }
            }
            .task(id: id) { await load() }
          }
          private func load() async { text = "Log \\(id)" }
        }
        struct Logs: View {
          @State private var id = 1
          var body: some View {
            Button("Next") { id += 1 }
            Log(id: id)
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 0, of: 0, inApps: 33))

  static let visits: [NodeKind] = [.functionCallExpr]
  static let usesProgramFacts = true

  private static let of: Name = "of"

  static func checksCalls(_ callee: Callee) -> Bool {
    callee.isAny(of: [.onChange]) || callee.fact(.lifecycle) == .task
  }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    let analyzer = context.analyzer
    let isTask = context.calledFact(.lifecycle, of: node) == .task
    guard let name = node.calleeName, let value = context.argument(node, isTask ? .id : Self.of), context.isViewCode,
      !context.isPreview, let use = context.record.uses[value.id], use.part == .value, context.isOwn(use.decl),
      context.isOfSameType(use.decl), let owner = context.ownerType,
      let action = analyzer.arguments(of: node, context.record).last?.node,
      let code = context.code(ofAction: action, isOfAnyType: true),
      let (result, condition) = result(awaitedBy: code, around: node, context), result != use.decl,
      !isFollowedElsewhere(use.decl, besides: node, context)
    else { return }
    let (watched, text) = (analyzer.name(of: use.decl), analyzer.name(of: result))
    let diagnostic = Diagnostic(
      Self.info.level, Self.info.id,
      "this view is removed as soon as `\(text)` is set, so that a later `\(watched)` starts nothing: `\(text)` stays "
        + "that of the first; put the `\(node.text(of: name))` on a container around the condition",
      in: context.file, at: name.range,
      notes: [Diagnostic.Note("this removes the view", in: context.file, at: condition.range)])
    if analyzer.isInput(use.decl) {
      context.report(
        diagnostic,
        if: .changing(
          ProgramFacts.Input(view: owner, label: analyzer.decl(use.decl).name), unwrapped: true, drafts: false,
          note: "this value changes while the view stays"))
    } else if context.isShownState(use.decl) {
      context.report(diagnostic)
    }
  }

  /// The state that the action sets, if the view is only in the branch where it is not set.
  private func result(
    awaitedBy code: RuleContext.ActionCode, around node: SyntaxNode, _ context: RuleContext
  ) -> (property: DeclID, condition: SyntaxNode)? {
    let set = CalledWrites(in: code.statements, code.context).found.map(\.write).filter {
      $0.value.map { $0.kind != .nilLiteralExpr } ?? false
    }
    // A result that the action also removes brings the placeholder back, with a new task.
    let properties = Set(set.map(\.property)).filter { context.isShownState($0) }
    guard !properties.isEmpty else { return nil }
    var inner = node
    for around in context.ancestors.reversed() {
      defer { inner = around }
      if around.kind == .closureExpr, context.record.builders[around.id] == nil { return nil }
      guard around.kind == .ifExpr, around.ownToken(.elseKeyword) != nil, around.children.last?.id == inner.id
      else { continue }
      for condition in around.conditions
      where condition.kind == .optionalBindingCondition || condition.comparedWithNil != nil {
        if let property = properties.first(where: { asks($0, condition, context) }) { return (property, condition) }
      }
    }
    return nil
  }

  private func asks(_ property: DeclID, _ condition: SyntaxNode, _ context: RuleContext) -> Bool {
    if condition.subtree.contains(where: { context.record.uses[$0.id]?.decl == property }) { return true }
    // `if let text`
    let name = context.analyzer.decl(property).name
    return condition.kind == .optionalBindingCondition && condition.initialValue == nil && condition.mentions(name)
      && context.isOfSameType(property)
  }

  /// Whether other code of the view follows the value.
  private func isFollowedElsewhere(_ property: DeclID, besides node: SyntaxNode, _ context: RuleContext) -> Bool {
    let name = context.analyzer.decl(property).name
    for body in context.bodiesOfType where context.analyzer.node(of: body).mentions(name) {
      let inner = RuleContext(context.analyzer, body.file)
      inner.enter(body)
      for call in context.analyzer.node(of: body).subtree
      where call.kind == .functionCallExpr && call.id != node.id
        && call.arguments.contains(where: { $0.mentions(name) })
      {
        guard inner.modified(call) != nil else { continue }
        if inner.isUse(call, of: .onChange) || inner.calledFact(.lifecycle, of: call) == .task
          || inner.record.uses[call.id].map({ context.analyzer.decl($0.decl).has(.givesIdentity) }) == true
        {
          return true
        }
      }
    }
    return false
  }
}
