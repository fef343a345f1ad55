import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about a task that changes its own `id` before its first `await`.
struct TaskCancelsItselfRule: Rule {
  static let info = RuleInfo(
    "task_cancels_itself", .correctness, .warning, isFixable: false,
    summary: "the task changes its own `id` before its first `await`, and so cancels itself",
    explanation: """
      The awaited work runs in a cancelled task, its requests fail, and the task for the new value returns at once. \
      `task(id:)` cancels the task and starts it again when the `id` changes, and a task that first resets a flag, \
      `guard isStale else { return }; isStale = false; await load()`, cancels itself. Reset the value when the work is \
      done, or count: `task(id: reloads)`, where each `reloads += 1` elsewhere requests the work once.
      """,
    silence: """
      Reported only where the new value certainly differs: a tested flag is set to the opposite, an unwrapped optional \
      to `nil`, a flag is toggled, a number is incremented. A write after the last `await` cancels nothing that \
      matters.
      """,
    examples: [
      RuleExample(
        """
        struct Wallet: View {
          @State private var isStale = false
          @State private var amount = 0
          var body: some View {
            Text("\\(amount)")
              .refreshable { isStale = true }
              .task(id: isStale) {
                guard isStale else { return }
                ↓isStale = false
                amount = await load()
              }
          }
          private func load() async -> Int { 1 }
        }
        """),
      RuleExample(
        """
        struct Player: View {
          @Binding var request: String?
          @State private var rounds = 0
          var body: some View {
            Text("Player")
              .task(id: request) {
                if let request {
                  ↓self.request = nil
                  await play(request)
                }
              }
              .task(id: rounds) {
                ↓rounds += 1
                await play("next")
              }
          }
          private func play(_ name: String) async { try? await Task.sleep(for: .seconds(1)) }
        }
        """),
      RuleExample(
        """
        struct Wallet: View {
          @State private var isStale = false
          @State private var isBusy = false
          @State private var amount = 0
          var body: some View {
            Text("\\(amount)")
              .task(id: isStale) {
                guard isStale else { return }
                amount = await load()
                isStale = false
              }
              .task(id: isBusy) {
                isBusy = true
                amount = await load()
              }
          }
          private func load() async -> Int { 1 }
        }
        """),
    ], precision: RuleInfo.Precision(right: 0, of: 0, inApps: 68))

  static let visits: [NodeKind] = [.functionCallExpr]

  static func checksCalls(_ callee: Callee) -> Bool { callee.fact(.lifecycle) == .task }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard let id = context.argument(node, .id), let property = context.record.decl(of: id), context.isOwn(property),
      context.analyzer.decl(property).kind == .variable,
      let action = context.analyzer.arguments(of: node, context.record).last?.node,
      let code = context.code(ofAction: action),
      let found = change(of: property, by: AssignmentsBeforeAwait(in: code.statements, code.context))
    else { return }
    let isHere =
      code.isHere && action.range.contains(found.setting.node.range) && found.setting.context === code.context
    let name = context.analyzer.name(of: property)
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "this cancels the task itself, whose `id` is `\(name)`: what it awaits next ends early; set `\(name)` when "
          + "the work is done",
        in: context.file, at: isHere ? found.setting.node.range : node.calleeName?.range ?? node.range,
        notes: (isHere
          ? [] : [Diagnostic.Note("it is set here", in: found.setting.context.file, at: found.setting.node.range)])
          + [Diagnostic.Note("it awaits here", in: found.wait.file, at: found.wait.node.range)]))
  }

  /// The place where an action certainly changes the property, with the next `await`.
  private func change(
    of property: DeclID, by action: AssignmentsBeforeAwait
  ) -> (setting: AssignmentsBeforeAwait.Setting, wait: AssignmentsBeforeAwait.Wait)? {
    let certain = action.wait.map { wait in action.found.map { (setting: $0, wait: wait) } } ?? []
    return (action.conditional + certain).first { $0.setting.property == property && isOther($0.setting) }
  }

  /// Whether the assignment certainly changes the property, under its conditions.
  private func isOther(_ setting: AssignmentsBeforeAwait.Setting) -> Bool {
    let (context, property) = (setting.context, setting.property)
    guard let value = setting.value else {
      return setting.node.kind == .infixOperatorExpr || context.isUse(setting.node, of: Self.toggle)
    }
    switch value.kind {
    case .nilLiteralExpr: return setting.conditions.contains { isThere($0, property, context) }
    case .booleanLiteralExpr where value.text == "false":
      return setting.conditions.contains { context.record.decl(of: $0) == property }
    case .prefixOperatorExpr: return value.children.first.flatMap { context.record.decl(of: $0) } == property
    default: return false
    }
  }

  private static let toggle = CatalogueMember("Bool", "toggle")

  /// `if let request`, `let request = self.request`, `request != nil`
  private func isThere(_ condition: SyntaxNode, _ property: DeclID, _ context: RuleContext) -> Bool {
    if condition.kind == .infixOperatorExpr {
      return condition.ownTokens.contains { condition.isSpelt($0, "!=") }
        && condition.comparedWithNil.flatMap { context.record.decl(of: $0) } == property
    }
    guard condition.kind == .optionalBindingCondition else { return false }
    if let value = condition.initialValue { return context.record.decl(of: value) == property }
    guard let name = condition.children.first(where: { $0.kind.isPattern })?.lastToken else { return false }
    return condition.name(of: name) == context.analyzer.decl(property).name
  }
}
