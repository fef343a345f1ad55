import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about an environment value that changes at each frame.
struct EnvironmentHotValueRule: Rule {
  static let info = RuleInfo(
    "environment_hot_value", .performance, .warning, isFixable: false,
    summary: "an environment value that changes at each frame affects all views below",
    explanation: """
      Scrolling or dragging may stutter. A scroll offset or the translation of a drag changes sixty times a second, \
      and at each change of an environment value SwiftUI checks every view below that reads the environment. Put an \
      `@Observable` model there instead and change its properties: only the views that read a changed property are \
      updated.
      """,
    silence: """
      Values with few cases, such as `Bool` and enumerations, and state that is not written in actions of scrolling, \
      dragging and hovering. Measured sizes, which change seldom.
      """,
    examples: [
      RuleExample(
        """
        extension EnvironmentValues {
          @Entry var scrollY: CGFloat = 0
        }
        struct Page: View {
          @State private var offset = CGPoint.zero
          var body: some View {
            ScrollView { Text("Page") }
              .onScrollGeometryChange(for: CGPoint.self) { $0.contentOffset } action: { _, new in offset = new }
              .environment(\\.scrollY, ↓offset.y)
          }
        }
        """),
      RuleExample(
        """
        import Observation
        @Observable final class ScrollModel {
          var offset = CGPoint.zero
        }
        struct Page: View {
          @State private var model = ScrollModel()
          var body: some View {
            ScrollView { Text("Page") }
              .onScrollGeometryChange(for: CGPoint.self) { $0.contentOffset } action: { _, new in model.offset = new }
              .environment(model)
          }
        }
        """),
      RuleExample(
        """
        extension EnvironmentValues {
          @Entry var isDragged = false
          @Entry var scale: CGFloat = 1
        }
        struct Page: View {
          @State private var isDragged = false
          @State private var scale: CGFloat = 1
          var body: some View {
            Text("Page")
              .gesture(DragGesture().onChanged { _ in isDragged = true })
              .onTapGesture { scale = 2 }
              .environment(\\.isDragged, isDragged)
              .environment(\\.scale, scale)
          }
        }
        """),
      RuleExample(
        """
        extension EnvironmentValues {
          @Entry var drag = CGSize.zero
          @Entry var isDragged = false
        }
        struct Page: View {
          @GestureState private var drag = CGSize.zero
          @GestureState private var isDragged = false
          var body: some View {
            Text("Page")
              .gesture(DragGesture().updating($drag) { value, state, _ in state = value.translation })
              .environment(\\.drag, ↓drag)
              .environment(\\.isDragged, isDragged)
          }
        }
        """),
      RuleExample(
        """
        struct NowKey: EnvironmentKey {
          static let defaultValue = Date()
        }
        extension EnvironmentValues {
          var now: Date {
            get { self[NowKey.self] }
            set { self[NowKey.self] = newValue }
          }
        }
        struct Clock: View {
          let start: Date
          var body: some View {
            TimelineView(.animation) { timeline in
              Text("Now").environment(\\.now, ↓timeline.date)
              Text("Start").environment(\\.now, start)
            }
            TimelineView(.everyMinute) { timeline in
              Text("Now").environment(\\.now, timeline.date)
            }
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 0, of: 0, inApps: 369))

  static let visits: [NodeKind] = [.functionCallExpr]
  static let usesProgramFacts = true

  static func checksCalls(_ callee: Callee) -> Bool { callee.isAny(of: [.environment]) || callee.isOwnModifier }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard context.isUse(node, of: .environment) else { return checkStanding(node, context) }
    let arguments = context.analyzer.arguments(of: node, context.record)
    guard arguments.count == 2, let value = arguments.last?.node, isPlain(value, context) else { return }
    check(value, context)
  }

  /// A modifier of the program that puts its argument into the environment: `scrolled(by: offset)`.
  private func checkStanding(_ node: SyntaxNode, _ context: RuleContext) {
    for modifier in ExpandedCode(node, in: context).expandedModifiers
    where modifier.context.isUse(modifier.node, of: .environment) {
      let arguments = modifier.context.analyzer.arguments(of: modifier.node, modifier.context.record)
      guard arguments.count == 2, let value = arguments.last?.node else { continue }
      let origin = modifier.part(value).origin
      guard origin.isOutermost, isPlain(origin.node, context) else { continue }
      check(origin.node, context)
    }
  }

  private func isPlain(_ value: SyntaxNode, _ context: RuleContext) -> Bool {
    guard let type = context.type(of: value), let nominal = context.nominal(type) else { return false }
    return context.analyzer.decl(nominal).kind == .structure && nominal != context.analyzer.knownDecl(.bool)
  }

  private func check(_ value: SyntaxNode, _ context: RuleContext) {
    let diagnostic = Diagnostic(
      Self.info.level, Self.info.id,
      "`\(RuleText.oneLine(value.text))` changes at each frame, and with it the environment of every view below; put an "
        + "`@Observable` model there",
      in: context.file, at: value.range)
    if isFromClock(value, context) { return context.report(diagnostic) }
    guard let property = context.trackedSource(of: value) else { return }
    let wrapper = context.analyzer.propertyWrappers(of: property).first
    if let wrapper, context.analyzer.fact(.hot, of: wrapper.decl) != nil {
      context.report(diagnostic)
    } else {
      context.report(diagnostic, if: .writtenOften(property, note: "it is written at each frame here"))
    }
  }

  /// Whether a value comes from a schedule that ticks at each frame: `timeline.date` in a `TimelineView(.animation)`.
  private func isFromClock(_ value: SyntaxNode, _ context: RuleContext) -> Bool {
    var root = value
    while root.kind == .memberAccessExpr, let base = root.children.first, base.kind.isExpr { root = base }
    guard root.kind == .declReferenceExpr, let name = root.firstToken else { return false }
    return context.enclosingCalls.contains { call, closure in
      guard context.madeText(call, of: .ticks) != nil, let schedule = call.arguments.first,
        let type = context.nominal(of: schedule), context.analyzer.fact(.hot, of: type) != nil
      else { return false }
      let parameter = closure.child(.closureSignature)?.child(.closureParameter)?.firstToken
      return parameter.map { closure.text(of: $0) == root.text(of: name) } ?? (root.text(of: name) == "$0")
    }
  }
}
