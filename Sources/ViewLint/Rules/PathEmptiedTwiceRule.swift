import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Notes a button that removes the last screen of a path without asking whether there is one.
struct PathEmptiedTwiceRule: Rule {
  static let info = RuleInfo(
    "path_emptied_twice", .correctness, .note, isFixable: false, profile: .strict,
    summary: "a second tap removes the last screen of an empty path, which stops the app",
    explanation: """
      The app stops when a person taps the own back button twice in a hurry: the first tap empties the path, the screen \
      with the button leaves with an animation, and `removeLast()` on an empty array or `NavigationPath` is a fault. Use \
      `dismiss()` from the environment, `popLast()` of an array, or check `isEmpty` first.
      """,
    silence: "The rule ignores code that asks for the number of screens before.",
    examples: [
      RuleExample(
        """
        struct Steps: View {
          @State private var path: [Int] = []
          var body: some View {
            NavigationStack(path: $path) {
              Button("Start") { path.append(1) }
                .navigationDestination(for: Int.self) { step in
                  Button("Next") { path.append(step + 1) }
                  Button("Back") { path.↓removeLast() }
                  Button("Back") { if !path.isEmpty { path.removeLast() } }
                  Button("Back") { _ = path.popLast() }
                    .onChange(of: step) { path.removeLast() }
                }
            }
          }
        }
        """),
      RuleExample(
        """
        @Observable final class Router {
          var path = NavigationPath()
          var log: [Int] = []
          func back() { path.↓removeLast() }
          func backSafely() {
            guard path.count > 0 else { return }
            path.removeLast()
            log.removeLast()
          }
        }
        struct Root: View {
          @State private var router = Router()
          var body: some View {
            NavigationStack(path: $router.path) { Button("Back") { router.back() } }
          }
        }
        """),
      RuleExample(
        """
        struct Steps: View {
          @State private var path: [Int] = []
          @State private var log: [Int] = []
          @Environment(\\.dismiss) private var dismiss
          var body: some View {
            NavigationStack(path: $path) {
              Button("Start") { path.append(1) }
                .navigationDestination(for: Int.self) { step in
                  Button("Back") { dismiss() }
                  Button("Undo \\(step)") { log.removeLast() }
                }
            }
          }
        }
        """),
    ])

  static let visits: [NodeKind] = [.functionCallExpr]
  /// The path may be in a model.
  static let outsideViews = OutsideViews(words: [removeLast])
  static let dependsOnWholeProgram = true

  private static let removeLast: Name = "removeLast"
  private static let path: Name = "path"
  private static let events = [CatalogueMember.onChange, CatalogueMember("View", "onReceive")]
  private static let asked: [Name] = ["isEmpty", "count", "indices", "last", "first"]

  static func checksCalls(_ callee: Callee) -> Bool {
    callee.isAny(of: [
      CatalogueMember("RangeReplaceableCollection", removeLast), CatalogueMember("NavigationPath", removeLast),
      CatalogueMember("BidirectionalCollection", removeLast), CatalogueMember("Array", removeLast),
    ])
  }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    let analyzer = context.analyzer
    guard let name = node.calleeName, node.name(of: name) == Self.removeLast, node.arguments.isEmpty,
      let list = node.memberBase, let property = context.record.decl(of: list), context.isOwn(property),
      analyzer.decl(property).kind == .variable, !context.isPreview,
      // A change or an event happens once.
      !context.enclosingCalls.contains(where: { call, _ in
        context.calledFact(.lifecycle, of: call) != nil || context.isUse(call, ofAny: Self.events)
      }),
      let code = context.ancestors.first,
      !Self.asked.contains(where: { action(around: node, in: code, context).mentions($0) }),
      isPath(property, context)
    else { return }
    let text = RuleText.oneLine(list.text)
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "a second tap, while the screen is leaving, finds `\(text)` empty, and `removeLast` then stops the app; check "
          + "`\(text).isEmpty`, or use `dismiss()`",
        in: context.file, at: name.range, notes: [context.note("the path", at: property)]))
  }

  /// The action or function that contains a call.
  private func action(around node: SyntaxNode, in code: SyntaxNode, _ context: RuleContext) -> SyntaxNode {
    context.ancestors.last { $0.kind == .closureExpr || $0.kind == .functionDecl } ?? code
  }

  /// Whether a stack of the program has a binding to a property as its path.
  private func isPath(_ property: DeclID, _ context: RuleContext) -> Bool {
    let analyzer = context.analyzer
    let name = analyzer.decl(property).name
    return analyzer.program.userFileIDs.contains { file in
      let root = analyzer.program.file(file).tree.root
      guard root.mentions(name) || root.mentions(name.projection), root.mentions(Self.path) else { return false }
      return analyzer.bodies(in: file).contains { body in
        let code = analyzer.node(of: body)
        guard code.mentions(name) || code.mentions(name.projection) else { return false }
        let inner = RuleContext(analyzer, file)
        inner.enter(body)
        return code.subtree.contains { call in
          guard call.kind == .functionCallExpr, inner.madeFact(.navigates, of: call) != nil,
            let binding = inner.argument(call, Self.path)
          else { return false }
          return inner.propertyBound(by: binding) == property
        }
      }
    }
  }
}
