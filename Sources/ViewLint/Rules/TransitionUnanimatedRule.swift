import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Notes transitions in a program in which nothing is animated.
struct TransitionUnanimatedRule: ProgramRule {
  static let info = RuleInfo(
    "transition_unanimated", .animation, .note, isFixable: false,
    summary: "the transition is never seen: nothing in the program is animated",
    explanation: """
      A transition is how a view comes and goes while the change that brings it is animated. Without an animation the view \
      is there at once, whatever its transition is. Make the change in `withAnimation`, or put `animation(_:value:)` on a view \
      around the condition.
      """,
    silence: """
      Said only of a whole app in which no code has a word for an animation or a transaction; not of packages, whose users \
      may animate.
      """,
    examples: [
      RuleExample(
        """
        @main struct Notes: App {
          var body: some Scene { WindowGroup { Root() } }
        }
        struct Root: View {
          @State private var isShown = false
          var body: some View {
            VStack {
              Button("Show") { isShown.toggle() }
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
    guard program.facts.hasApp, let first = files.first, analyzer.program.isWholeModule(around: first) else { return }
    let using = files.filter { analyzer.program.file($0).tree.root.says(Self.transition) }
    guard !using.isEmpty, !files.contains(where: { AnimationWords.occur(in: analyzer.program.file($0).tree.root) })
    else { return }
    for file in using {
      for body in analyzer.bodies(in: file) where analyzer.node(of: body).says(Self.transition) {
        let context = RuleContext(analyzer, file)
        context.enter(body)
        guard !context.isPreview, context.isInView else { continue }
        for node in analyzer.node(of: body).subtree where node.kind == .functionCallExpr {
          guard let use = context.record.uses[node.id], analyzer.decl(use.decl).has(.isTransition),
            let name = node.calleeName
          else { continue }
          program.report(
            Diagnostic(
              Self.info.level, Self.info.id,
              "nothing in the program is animated, so that this transition is never seen; change what brings the view in "
                + "`withAnimation`",
              in: context.file, at: SourceRange(Int(name.start), node.range.end)),
            in: file)
        }
      }
    }
  }
}
