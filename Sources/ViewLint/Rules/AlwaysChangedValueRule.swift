import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about a modifier that waits for changes of a value that differs at each body evaluation.
struct AlwaysChangedValueRule: Rule {
  static let info = RuleInfo(
    "value_always_changed", .correctness, .warning, isFixable: false,
    summary: "the value differs each time the body runs, so it always counts as changed",
    explanation: """
      The task is cancelled and started again, or the action runs, at every update. `task(id:)`, `onChange(of:)` and \
      `animation(_:value:)` compare their value with the previous one, and `UUID()` or `Date()` is different each \
      time the body runs. Pass the value whose change should count. To keep a view from being animated, use \
      `transaction { $0.animation = nil }`.
      """,
    silence: """
      A value that is stored, for example in `@State`, and one that is only computed from the time, such as whether a \
      day is today.
      """,
    examples: [
      RuleExample(
        """
        struct Feed: View {
          @State private var items: [String] = []
          @State private var run = UUID()
          private var started: Date?
          private var elapsed: TimeInterval? {
            if let started { return Date().timeIntervalSince(started) }
            return nil
          }
          private var fresh: UUID { UUID() }
          private func load() async {}
          var body: some View {
            let key = UUID()
            List(items, id: \\.self) { Text($0) }
              .task(id: ↓UUID()) { await load() }
              .task(id: ↓key) { await load() }
              .task(id: ↓fresh) { await load() }
              .task(id: run) { await load() }
              .onChange(of: elapsed) { items = [] }
              .onChange(of: ↓Date()) { items = [] }
              .onChange(of: ↓Date.now.timeIntervalSince1970) { items = [] }
              .animation(nil, value: ↓UUID())
              .animation(.default, value: ↓UUID().uuidString)
              .animation(.default, value: items)
          }
        }
        """),
      RuleExample(
        """
        struct Today: View {
          let date: Date
          @State private var count = 0
          var body: some View {
            Text("\\(count)")
              .onChange(of: Calendar.current.isDate(date, inSameDayAs: Date())) { count += 1 }
              .onAppear { show(Text("Today").task(id: UUID()) {}) }
          }
          private func show(_ view: some View) {}
        }
        """),
      RuleExample(
        """
        struct Avatar: View {
          let name: String
          @State private var isOn = false
          var body: some View {
            AsyncImage(url: URL(string: "https://example.com/\\(name)?\\(↓UUID().uuidString)"))
            AsyncImage(url: URL(string: "https://example.com/\\(name)"))
            Toggle("On", isOn: $isOn)
          }
        }
        """),
      RuleExample(
        """
        struct Photo: View {
          let path: String
          @State private var likes = 0
          var body: some View {
            AsyncImage(url: ↓signed(path))
            Button("\\(likes)") { likes += 1 }
          }
          private func signed(_ path: String) -> URL? {
            let end = Date.now.addingTimeInterval(60)
            return URL(string: "https://example.com/\\(path)?end=\\(end.timeIntervalSince1970)")
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 2, of: 2, inApps: 51))

  static let visits: [NodeKind] = [.functionCallExpr]

  private static let animation = CatalogueMember.animation
  private static let task = CatalogueMember("View", "task")
  private static let triggered = ["phaseAnimator", "keyframeAnimator", "sensoryFeedback"].map {
    CatalogueMember("View", $0)
  }
  /// The maximum number of properties that refer to each other.
  private static let maximumDepth = 3
  private static let value: Name = "value"
  private static let of: Name = "of"
  private static let trigger: Name = "trigger"

  static func checksCalls(_ callee: Callee) -> Bool {
    callee.isAny(of: [animation, task, .onChange] + triggered) || callee.makes(anyOf: [asyncImage])
  }

  private static let asyncImage: Name = "AsyncImage"
  private static let url: Name = "url"

  func check(_ node: SyntaxNode, in context: RuleContext) {
    if context.makes(node, anyOf: [Self.asyncImage]) { return checkImage(node, context) }
    let label: Name =
      context.isUse(node, of: Self.animation)
      ? Self.value
      : context.isUse(node, of: Self.task) ? .id : context.isUse(node, of: .onChange) ? Self.of : Self.trigger
    guard let value = context.argument(node, label), value.kind != .closureExpr,
      isFresh(context.localValue(of: value) ?? value, context), context.runsWithBody, !context.isPreview
    else { return }
    let consequence =
      switch label {
      case .id: "the task is cancelled and started again at every update"
      case Self.of: "the action runs at every update"
      default: "every update counts as a change"
      }
    context.report(
      Diagnostic(
        // Without an animation there is no visible effect.
        node.arguments.first?.kind == .nilLiteralExpr ? .note : Self.info.level, Self.info.id,
        "`\(RuleText.oneLine(value.text))` is a different value each time the body runs: \(consequence); pass the "
          + "value whose change should count",
        in: context.file, at: value.range))
  }

  /// Checks `AsyncImage(url: URL(string: "…?\(UUID())"))`.
  private func checkImage(_ node: SyntaxNode, _ context: RuleContext) {
    guard let value = context.argument(node, Self.url), context.runsWithBody, !context.isPreview else { return }
    guard let fresh = context.freshPart(of: value) else { return checkMadeURL(value, context) }
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "`\(RuleText.oneLine(fresh.text))` is a different value each time the body runs: the image is loaded again at "
          + "every update, and flickers; pass a URL that stays the same",
        in: context.file, at: fresh.range))
  }

  /// Checks `AsyncImage(url: server.signed(path))`, where the method puts the present time into the URL.
  private func checkMadeURL(_ value: SyntaxNode, _ context: RuleContext) {
    let analyzer = context.analyzer
    guard value.kind == .functionCallExpr, let use = context.record.uses[value.id], analyzer.isOwnFunction(use.decl),
      let block = analyzer.node(of: use.decl).child(.codeBlock),
      // Code with a condition may keep a URL, and a division may round the time.
      !block.contains(where: { part in
        switch part.kind {
        case .ifExpr, .guardStmt, .switchExpr, .ternaryExpr: true
        case .infixOperatorExpr: part.ownTokens.contains { part.isSpelt($0, "/") }
        default: false
        }
      })
    else { return }
    let inner = RuleContext(analyzer, use.decl.file)
    inner.enter(use.decl)
    guard let fresh = block.children.firstNonNil({ inner.freshPart(of: $0) }) else { return }
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "`\(RuleText.oneLine(value.text))` makes another URL each time the body runs: the image is loaded again at "
          + "every update, and flickers; keep the URL in state",
        in: context.file, at: value.range,
        notes: [Diagnostic.Note("this differs each time", in: inner.file, at: fresh.range)]))
  }

  /// Whether a value, or the value that it is a member of, differs at each evaluation: `UUID()`, `UUID().uuidString`.
  private func isFresh(_ value: SyntaxNode, _ context: RuleContext, depth: Int = 0) -> Bool {
    guard let fresh = context.freshPart(of: value) else { return false }
    if fresh.id == value.id {
      guard let use = context.record.uses[value.id], context.isOwn(use.decl) else { return true }
      // A getter with more statements may return the same value several times.
      guard let only = context.analyzer.onlyValue(of: use.decl), depth < Self.maximumDepth else { return false }
      let inner = RuleContext(context.analyzer, use.decl.file)
      inner.enter(use.decl)
      return isFresh(only, inner, depth: depth + 1)
    }
    guard value.kind == .memberAccessExpr, value.children.first?.id == fresh.id, let use = context.record.uses[value.id]
    else { return false }
    return context.analyzer.isFromCatalogue(use.decl) && context.analyzer.decl(use.decl).kind == .variable
  }
}
