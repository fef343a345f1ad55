import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about an explicit identity that differs at each body evaluation.
struct VolatileViewIDRule: Rule {
  static let info = RuleInfo(
    "volatile_view_id", .identity, .warning, isFixable: false,
    summary: "the view gets a new identity at each evaluation of the body",
    explanation: """
      All state below the view is lost at every update, and with it focus and scroll position; tasks start again, and \
      nothing can be animated. `.id(x)` ends the identity of a view when `x` changes, and each evaluation of the body \
      creates a new value of `UUID()` or `Date()`. Use a value that belongs to what is shown, or keep one in `@State` \
      and change it where the view must be replaced.
      """,
    silence: """
      The rule ignores a spinner, a colour or a gap, which shows nothing that could be lost: in a list, a spinner may \
      need a new identity to be shown again. A value in `@State` is stable, and so is one in a plain property as long \
      as nothing creates the view again. The rule ignores code in a closure that runs later, and a branch for versions \
      before the deployment target. With a `.transition` on the same view, which shows that the replacement is \
      intended, the finding is a note.
      """,
    examples: [
      RuleExample(
        """
        struct Profile: View {
          var body: some View {
            let key = UUID()
            Text("Ada").↓id(key)
          }
        }
        """),
      RuleExample(
        """
        struct Profile: View {
          var body: some View { Text("Profile").↓id(UUID()) }
        }
        """),
      RuleExample(
        """
        struct Chart: View {
          @State private var scale = 1.0
          var body: some View {
            ScrollView { Slider(value: $scale) }
              .↓id("chart \\(Int.random(in: 0..<1000))")
          }
        }
        """),
      RuleExample(
        """
        struct Profile: View {
          @State private var generation = UUID()
          var body: some View {
            Button("Again") { generation = UUID() }.id(generation)
          }
        }
        """),
      RuleExample(
        """
        struct Marker {
          func id(_ value: UUID) -> Marker { self }
        }
        struct Example: View {
          var marker = Marker()
          var body: some View {
            let marked = marker.id(UUID())
            Text(String(describing: marked))
          }
        }
        """),
      RuleExample(
        """
        struct Card: View {
          private var key: UUID { UUID() }
          var body: some View { Text("Card").↓id(key) }
        }
        """),
      RuleExample(
        """
        struct Card: View {
          private static var keys: [Int: UUID] = [:]
          private func fresh() -> UUID { .init() }
          private func kept(_ number: Int) -> UUID {
            let key = Self.keys[number] ?? UUID()
            Self.keys[number] = key
            return key
          }
          var body: some View {
            Text("New").↓id(fresh())
            Text("Old").id(kept(1))
          }
        }
        """),
      RuleExample(
        """
        extension View {
          @ViewBuilder func started() -> some View {
            if #available(iOS 15, macOS 12, *) { self } else { self.id(UUID()) }
            if #available(iOS 99, *) { self } else { self.↓id(UUID()) }
            if #available(macOS 14, *) { self } else { self.↓id(UUID()) }
            if #unavailable(iOS 16.4) { self.id(UUID()) } else { self.↓id(UUID()) }
          }
        }
        """),
      RuleExample(
        """
        struct Waiting: View {
          var body: some View {
            List {
              ProgressView().id(UUID())
              HStack {
                Spacer()
                ProgressView().tint(.gray)
                Spacer()
              }
              .id(UUID())
              Color.clear.frame(height: 0).id(UUID())
              ProgressView().onAppear { print("waiting") }.↓id(UUID())
              HStack { ProgressView(); Text("Waiting") }.↓id(UUID())
            }
          }
        }
        """),
      RuleExample(
        """
        struct Card: View {
          private let key = UUID()
          private let name = "card"
          @State private var text = ""
          var body: some View {
            TextField("Text", text: $text).↓id(key)
            TextField("Text", text: $text).id(name)
          }
        }
        struct Start: View {
          private let key = UUID()
          @State private var text = ""
          var body: some View { TextField("Text", text: $text).id(key) }
        }
        struct Root: View {
          @State private var isOn = false
          var body: some View {
            Toggle(isOn ? "On" : "Off", isOn: $isOn)
            Card()
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 26, of: 27, inApps: 50))

  static let visits: [NodeKind] = [.functionCallExpr]
  static let usesProgramFacts = true

  static func checksCalls(_ callee: Callee) -> Bool { callee.has(.givesIdentity) }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard let value = node.arguments.first, let name = node.calleeName, context.runsWithBody else { return }
    let kept = context.madeWithView(value)
    guard
      let fresh = kept.flatMap({ freshPart(of: $0, context) })
        ?? context.freshPart(of: context.localValue(of: value) ?? value),
      context.modified(node).map({ !ownsNoState($0, context) }) ?? true
    else { return }
    let around = context.modifications(of: node).map(\.base) + context.outerModifiers(of: node)
    let isOnPurpose = around.contains { call in
      context.record.uses[call.id].map { context.analyzer.decl($0.decl).has(.isTransition) } ?? false
    }
    let lost = context.modified(node).flatMap { context.type(of: $0) }.map { context.analyzer.ownedState(in: $0) }
    let moment = kept.map { "whenever the parent of `\(context.analyzer.name(of: $0.view))` is updated" }
    var message =
      "`\(RuleText.oneLine((kept == nil ? fresh : value).text))` is another value "
      + "\(moment ?? "each time the body is evaluated"): the view is replaced at every update"
    if let lost, !lost.isEmpty { message += " and loses \(RuleText.list(lost))" }
    message += "; use a stable value, or a `@State` that you change where the view must be replaced"
    let notes = (lost?.states ?? []).prefix(3).compactMap { state in
      state.property.map { context.note("the state that is reset is declared here", at: $0) }
    }
    let diagnostic = Diagnostic(
      isOnPurpose ? .note : Self.info.level, Self.info.id, message, in: context.file,
      at: SourceRange(Int(name.start), node.range.end), notes: notes)
    guard let kept else { return context.report(diagnostic) }
    context.report(diagnostic, if: kept.condition)
  }

  /// The part of an initial value that differs for each value of the view: `let key = UUID()`.
  private func freshPart(of kept: RuleContext.MadeWithView, _ context: RuleContext) -> SyntaxNode? {
    let inner = RuleContext(context.analyzer, kept.property.file)
    inner.enter(kept.property)
    return inner.freshPart(of: kept.value)
  }

  /// The kinds of views that always look the same.
  private static let inert: Set<Appearance> = [.gap, .color, .nothing, .activity]

  /// Whether a view is only a spinner, a color or a gap, or a stack of these, without actions for its appearance.
  private func ownsNoState(_ view: SyntaxNode, _ context: RuleContext) -> Bool {
    let (core, modifiers) = ViewChain.parts(of: view, in: context)
    guard modifiers.allSatisfy({ context.calledFact(.lifecycle, of: $0) == nil }) else { return false }
    if let shown = context.nominal(of: core).flatMap({ context.analyzer.fact(.shows, of: $0) }) {
      return Self.inert.contains(shown)
    }
    guard context.madeFact(.axis, of: core) != nil, let content = context.argument(core, .content) else { return false }
    let views = content.children.filter { $0.kind != .closureSignature }
    return content.kind == .closureExpr && views.allSatisfy { ownsNoState($0, context) }
  }
}
