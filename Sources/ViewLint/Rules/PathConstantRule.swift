import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about a navigation stack whose path cannot change.
struct PathConstantRule: Rule {
  static let info = RuleInfo(
    "path_constant", .correctness, .warning, isFixable: false,
    summary: "the path of the navigation stack is a constant: links push nothing, and no screen can be popped",
    explanation: """
      A tap on a link does nothing, and the screens of a path that is not empty cannot be left. A `NavigationStack` \
      shows the screens of its path. A link appends its value to the path, and `.constant` ignores that. Keep the \
      path in `@State`, or omit it: the stack then keeps its own path.
      """,
    silence: "The rule ignores previews, and constant paths with elements, which show a screen on purpose.",
    examples: [
      RuleExample(
        """
        struct Home: View {
          var body: some View {
            NavigationStack(path: ↓.constant([Int]())) {
              NavigationLink("One", value: 1).navigationDestination(for: Int.self) { Text("\\($0)") }
            }
          }
        }
        """),
      RuleExample(
        """
        struct Home: View {
          @State private var path: [Int] = []
          var body: some View {
            NavigationStack(path: $path) {
              NavigationLink("One", value: 1).navigationDestination(for: Int.self) { Text("\\($0)") }
            }
          }
        }
        """),
      RuleExample(
        """
        struct Pushed<Content: View>: View {
          @ViewBuilder var content: Content
          var body: some View {
            NavigationStack(path: .constant([1])) {
              Text("Back").navigationDestination(for: Int.self) { _ in content }
            }
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 0, of: 0, inApps: 162))

  static let visits: [NodeKind] = [.functionCallExpr]
  static let usesProgramFacts = true

  private static let constant = CatalogueMember("Binding", "constant")
  private static let path: Name = "path"

  static func checksCalls(_ callee: Callee) -> Bool {
    callee.madeFact(.navigates) != nil && callee.isFromCatalogue(with: path)
  }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard let path = context.argument(node, Self.path), context.isUse(path, of: Self.constant), !context.isPreview,
      let value = path.arguments.first, value.kind != .arrayExpr || value.children.isEmpty, let decl = context.decl
    else { return }
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "this path never changes, so links push nothing; keep it in `@State`, or omit the path",
        in: context.file, at: path.range),
      if: .shown(decl))
  }
}
