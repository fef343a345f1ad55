import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about code that takes the `body` of a view with state instead of the view.
struct BodyOfOtherViewRule: Rule {
  static let info = RuleInfo(
    "body_of_other_view", .state, .warning, isFixable: false,
    summary: "the body of another view is used without the view, so its state is never connected",
    explanation: """
      Buttons of the view do nothing, and each update shows the first values again. SwiftUI connects `@State`, \
      `@StateObject` and the environment when it evaluates the `body` of a view that it shows. `detail.body` in another \
      body evaluates it directly: the state has no storage, and each object of a `@StateObject` is created anew. Use the \
      view: `detail`.
      """,
    silence: """
      The rule ignores `self.body`, views without state, and modifiers, styles and scenes.
      """,
    examples: [
      RuleExample(
        """
        struct Counter: View {
          @State private var count = 0
          var body: some View { Button("\\(count)") { count += 1 } }
        }
        struct Root: View {
          let counter: Counter
          var body: some View { VStack { counter.↓body } }
        }
        """),
      RuleExample(
        """
        struct Title: View {
          let text: String
          var body: some View { Text(text) }
        }
        struct Counter: View {
          @State private var count = 0
          var body: some View { Button("\\(count)") { count += 1 } }
          var wide: some View { self.body.frame(maxWidth: .infinity) }
        }
        struct Root: View {
          let counter: Counter
          var body: some View {
            counter
            Title(text: "A").body
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 0, of: 0, inApps: 26))

  static let visits: [NodeKind] = [.memberAccessExpr]
  /// The other view may be in another file.
  static let dependsOnWholeProgram = true

  func check(_ node: SyntaxNode, in context: RuleContext) {
    let analyzer = context.analyzer
    guard let name = node.referencedName, node.name(of: name) == .body, let base = node.children.first,
      base.kind.isExpr, !base.isSelfReference, base.kind != .superExpr, !context.isPreview, context.runsWithBody,
      let view = context.nominal(of: base), context.isOwn(view), analyzer.decl(view).kind == .structure,
      context.conforms(view, to: .view),
      let state = analyzer.children(of: view).first(where: {
        analyzer.decl($0).kind == .variable && analyzer.isOwnState($0)
      })
    else { return }
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "`\(analyzer.name(of: state))` is not connected: `body` is evaluated here without its view, so that changes are "
          + "lost; use `\(RuleText.oneLine(base.text))` itself",
        in: context.file, at: name.range, notes: [context.note("the state", at: state)]))
  }
}
