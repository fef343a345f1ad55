import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Notes a value that is pushed onto a path above a screen that is not on the path.
struct ItemPushOverPathRule: Rule {
  static let info = RuleInfo(
    "value_pushed_over_item", .correctness, .note, isFixable: false,
    summary: "the value is pushed from a screen that is not in the path",
    explanation: """
      The screens may appear in the wrong order, or the current one disappears. A stack with a `path` shows the \
      screens of its values. A screen that `navigationDestination(item:)` or `navigationDestination(isPresented:)` \
      shows lies over them and is not in the path, so that a value that is pushed from there is added below it. Push \
      both by value.
      """,
    silence: """
      A stack without a path. Only the code that creates the stack, and the views that it shows, are examined.
      """,
    examples: [
      RuleExample(
        """
        struct Venue: Identifiable, Hashable { let id: Int }
        struct Explore: View {
          @State private var path = NavigationPath()
          @State private var venue: Venue?
          var body: some View {
            NavigationStack(path: $path) {
              Button("Venue") { venue = Venue(id: 1) }
                .navigationDestination(item: $venue) { venue in
                  ↓NavigationLink("Dish", value: venue.id)
                }
                .navigationDestination(for: Int.self) { Text("Dish \\($0)") }
            }
          }
        }
        """),
      RuleExample(
        """
        struct Venue: Identifiable, Hashable { let id: Int }
        struct Explore: View {
          @State private var path = NavigationPath()
          @State private var venue: Venue?
          var body: some View {
            NavigationStack(path: $path) {
              NavigationLink("Venue", value: Venue(id: 1))
                .navigationDestination(for: Venue.self) { venue in
                  NavigationLink("Dish", value: venue.id)
                }
                .navigationDestination(for: Int.self) { Text("Dish \\($0)") }
            }
            NavigationStack {
              Button("Venue") { venue = Venue(id: 1) }
                .navigationDestination(item: $venue) { NavigationLink("Dish", value: $0.id) }
                .navigationDestination(for: Int.self) { Text("Dish \\($0)") }
            }
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 0, of: 0, inApps: 41))

  static let visits: [NodeKind] = [.functionCallExpr]
  /// Views may be in other files.
  static let dependsOnWholeProgram = true

  private static let path: Name = "path"

  static func checksCalls(_ callee: Callee) -> Bool { callee.fact(.navigates) == .value }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard !context.isPreview,
      let screen = context.hereOrAtUses(of: node, throughViews: true, { around, _ in screen(around) })
    else { return }
    let (call, path) = screen
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "the value is added to `\(RuleText.oneLine(path.text))` below this screen, which is not in it: the screens may "
          + "appear in the wrong order; push this screen by value, too",
        in: context.file, at: node.children.first?.range ?? node.range,
        notes: [
          Diagnostic.Note(
            "this screen is shown here", in: context.file(of: call), at: call.calleeName?.range ?? call.range),
          Diagnostic.Note("the path of the stack", in: context.file(of: path), at: path.range),
        ]))
  }

  /// The modifier that shows the enclosing screen for a state, with the path of its navigation stack.
  private func screen(_ context: RuleContext) -> RuleContext.Search<(SyntaxNode, SyntaxNode)> {
    var shown: SyntaxNode?
    for (call, _) in context.enclosingCalls {
      if context.isUse(call, of: .navigationDestination) {
        let isByState = context.argument(call, .item) != nil || context.argument(call, .isPresented) != nil
        guard isByState, shown == nil else { return .none }
        shown = call
      } else if context.madeFact(.navigates, of: call) != nil {
        guard let shown, let path = context.argument(call, Self.path) else { return .none }
        return .found((shown, path))
      } else if context.calledFact(.presents, of: call) != nil {
        return .none
      }
    }
    return shown == nil ? .outside : .none
  }
}
