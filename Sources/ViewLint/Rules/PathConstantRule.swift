import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns of a navigation stack whose path cannot change.
struct PathConstantRule: Rule {
  static let info = RuleInfo(
    "path_constant", .correctness, .warning, isFixable: false,
    summary: "the path of the navigation stack is a constant: nothing can be pushed or popped",
    explanation: """
      A `NavigationStack` shows what its path says. A link appends its value to the path, which `.constant` ignores: the tap does \
      nothing, and the screens of a path that is not empty cannot be left. Keep the path in `@State`, or leave it out: the stack then \
      keeps one itself.
      """,
    silence: "Previews.",
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
    ])

  static let visits: [NodeKind] = [.functionCallExpr]
  static let usesProgramFacts = true

  private static let constant = CatalogueMember("Binding", "constant")
  private static let path: Name = "path"

  static func checksCalls(_ callee: Callee) -> Bool {
    callee.madeText(of: .navigates) != nil && callee.isFromCatalogue(with: path)
  }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard let path = context.argument(node, Self.path), context.isUse(path, of: Self.constant), !context.isPreview,
      let decl = context.decl
    else { return }
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "this path never changes, so that links push nothing; keep it in `@State`, or leave the path out",
        in: context.file, at: path.range),
      if: .shown(decl))
  }
}
