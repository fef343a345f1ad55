import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about a tap gesture on a link, which competes for the same tap.
struct TapOnLinkRule: Rule {
  static let info = RuleInfo(
    "tap_on_link", .correctness, .warning, isFixable: true,
    summary: "the link and the gesture on it compete for the same tap, and only one of them gets it",
    explanation: """
      In a row of a list nothing is pushed, because the gesture takes the tap; elsewhere the link takes it and the \
      action does not run. A `NavigationLink` opens its screen when it is tapped, and `onTapGesture` on the link \
      competes for the same tap. Use `simultaneousGesture(TapGesture().onEnded { … })`, or do the work when the screen \
      appears.
      """,
    silence: """
      The rule ignores gestures that run beside the link's own, double taps, and gestures in the link's label.
      """,
    examples: [
      RuleExample(
        """
        struct Inbox: View {
          @State private var seen = 0
          var body: some View {
            NavigationStack {
              List {
                NavigationLink("First") { Text("First") }
                  .↓onTapGesture { seen += 1 }
                NavigationLink("Second") { Text("Second") }
                  .simultaneousGesture(TapGesture().onEnded { seen += 1 })
                NavigationLink("Third") { Text("Third") }
                  .onTapGesture(count: 2) { seen += 1 }
                NavigationLink { Text("Fourth") } label: { Text("Fourth").onTapGesture { seen += 1 } }
              }
            }
          }
        }
        """,
        fixed: """
          struct Inbox: View {
            @State private var seen = 0
            var body: some View {
              NavigationStack {
                List {
                  NavigationLink("First") { Text("First") }
                    .simultaneousGesture(TapGesture().onEnded { seen += 1 })
                  NavigationLink("Second") { Text("Second") }
                    .simultaneousGesture(TapGesture().onEnded { seen += 1 })
                  NavigationLink("Third") { Text("Third") }
                    .onTapGesture(count: 2) { seen += 1 }
                  NavigationLink { Text("Fourth") } label: { Text("Fourth").onTapGesture { seen += 1 } }
                }
              }
            }
          }
          """),
      RuleExample(
        """
        struct Inbox: View {
          @State private var seen = 0
          var body: some View {
            NavigationLink("First") { Text("First").onAppear { seen += 1 } }
            Text("Second").onTapGesture { seen += 2 }
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 0, of: 0, inApps: 25))

  static let visits: [NodeKind] = [.functionCallExpr]

  private static let tap = CatalogueMember("View", "onTapGesture")

  static func checksCalls(_ callee: Callee) -> Bool { callee.isAny(of: [tap]) }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard let name = node.calleeName, TapAction(node, in: context) != nil, let view = context.modified(node),
      let link = link(in: view, context), !context.isPreview
    else { return }
    let isRow = context.enclosingCalls.contains {
      context.madeFact(.holds, of: $0.call) == .rows || holdsRows($0.call, context)
    }
    let effect =
      isRow
      ? "this takes the tap from the link: nothing is pushed"
      : "the link and this compete for the same tap: only one of them gets it"
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id, "\(effect); use `simultaneousGesture(TapGesture().onEnded { … })`",
        in: context.file, at: name.range, notes: [Diagnostic.Note("the link", in: context.file, at: link.range)],
        fixIts: fix(node, name).map { [$0] } ?? []))
  }

  private func holdsRows(_ call: SyntaxNode, _ context: RuleContext) -> Bool {
    context.madeType(call).map { context.analyzer.makesRows($0) } ?? false
  }

  /// The link that a tap modifies, with only modifiers between them.
  private func link(in view: SyntaxNode, _ context: RuleContext) -> SyntaxNode? {
    let core = context.core(of: view)
    guard context.madeText(core, of: .later) != nil, context.madeFact(.control, of: core) == .action else {
      return nil
    }
    return core
  }

  /// `onTapGesture { … }` and `onTapGesture(perform: act)`
  private func fix(_ node: SyntaxNode, _ name: Token) -> FixIt? {
    guard let action = node.children.last else { return nil }
    if action.kind == .closureExpr, node.arguments.allSatisfy({ $0.kind == .closureExpr }) {
      return FixIt(
        "`simultaneousGesture`",
        [
          TextEdit(
            SourceRange(Int(name.start), node.range.end), "simultaneousGesture(TapGesture().onEnded \(action.text))")
        ],
        isSafe: false)
    }
    return nil
  }
}
