import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Notes transitions in a program without animations.
struct TransitionUnanimatedRule: ProgramRule {
  static let info = RuleInfo(
    "transition_unanimated", .animation, .note, isFixable: false,
    summary: "the transition never runs, because nothing in the program is animated",
    explanation: """
      The view appears at once, whatever its transition. A transition shows how a view appears and disappears during \
      an animated change. Make the change in `withAnimation`, or put `animation(_:value:)` on a view around the \
      condition.
      """,
    silence: """
      Reported only for a whole app whose code nowhere mentions an animation or a transaction. The rule ignores \
      packages, whose users may animate. Where `transition_without_animation` reports a transition with its state, \
      this rule is silent.
      """,
    examples: [
      RuleExample(
        """
        @main struct Notes: App {
          var body: some Scene { WindowGroup { Root() } }
        }
        struct Root: View {
          @State private var isShown = false
          @State private var isToldBefore = false
          var body: some View {
            VStack {
              Button("Show") { isShown.toggle() }
              Note(isShown: isShown)
              // Of this one `transition_without_animation` speaks.
              if isToldBefore { Text("Note").transition(.slide) }
              Button("Tell") { isToldBefore.toggle() }
            }
          }
        }
        struct Note: View {
          let isShown: Bool
          var body: some View {
            VStack {
              if isShown { Text("Note").↓transition(.slide) }
            }
          }
        }
        """),
      RuleExample(
        """
        @main struct Notes: App {
          var body: some Scene { WindowGroup { Root() } }
        }
        struct Root: View {
          @State private var isShown = false
          var body: some View {
            VStack {
              Button("Show") { withAnimation { isShown.toggle() } }
              if isShown { Text("Note").transition(.slide) }
            }
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 0, of: 0, inApps: 41))

  private static let transition = WordFilter(["transition"])

  func check(_ program: ProgramContext) {
    let analyzer = program.analyzer
    let files = analyzer.program.userFileIDs
    guard program.facts.hasApp, let first = files.first, analyzer.isWholeModule(around: first) else { return }
    let using = files.filter { analyzer.program.file($0).tree.root.says(Self.transition) }
    guard !using.isEmpty, !files.contains(where: { AnimationWords.occur(in: analyzer.program.file($0).tree.root) })
    else { return }
    for file in using {
      for body in analyzer.bodies(in: file) where analyzer.node(of: body).says(Self.transition) {
        let context = RuleContext(analyzer, file)
        context.enter(body)
        guard !context.isPreview, context.isInView else { continue }
        check(analyzer.node(of: body), in: context, program)
      }
    }
  }

  private func check(_ node: SyntaxNode, in context: RuleContext, _ program: ProgramContext) {
    if node.kind == .functionCallExpr, let use = context.record.uses[node.id],
      context.analyzer.decl(use.decl).has(.isTransition), let name = node.calleeName,
      TransitionWithoutAnimationRule.unanimatedStates(bringing: node, in: context) == nil
    {
      program.report(
        Diagnostic(
          Self.info.level, Self.info.id,
          "nothing in the program is animated, so this transition never runs; change the state that shows the view "
            + "in `withAnimation`",
          in: context.file, at: SourceRange(Int(name.start), node.range.end)),
        in: context.fileID)
    }
    context.descend(into: node)
    context.forEachActiveChild(of: node) { check($0, in: context, program) }
    context.ascend()
  }
}
