import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about a modifier for the tab bar on the tab view itself instead of the screens in it.
struct TabBarModifierOutsideRule: Rule {
  static let info = RuleInfo(
    "tab_bar_modifier_outside", .correctness, .warning, isFixable: false,
    summary: "the tab bar ignores the modifier, because it is on the tab view and not on a screen in it",
    explanation: """
      The tab bar stays as it is. `toolbar(.hidden, for: .tabBar)`, `toolbarBackground(_:for:)` and similar modifiers tell \
      the nearest enclosing tab view how its bar looks while their screen is shown. On the `TabView` itself they look for \
      a tab view further out. Put the modifier on the content of each tab.
      """,
    silence: "A tab view in another one, other platforms than iOS, and styles that do not name the tab bar.",
    examples: [
      RuleExample(
        """
        struct Root: View {
          var body: some View {
            TabView {
              Text("Home").tabItem { Label("Home", systemImage: "house") }
              Text("Search").tabItem { Label("Search", systemImage: "magnifyingglass") }
            }
            .tint(.red)
            .toolbarBackground(.visible, for: ↓.tabBar)
            .toolbar(.hidden, for: ↓.tabBar)
          }
        }
        """),
      RuleExample(
        """
        struct Root: View {
          var body: some View {
            TabView {
              Text("Home").toolbar(.hidden, for: .tabBar).tabItem { Label("Home", systemImage: "house") }
              TabView { Text("One").tabItem { Text("One") } }
                .toolbar(.hidden, for: .tabBar)
                .tabItem { Label("Search", systemImage: "magnifyingglass") }
            }
            .toolbarColorScheme(.dark, for: .navigationBar)
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 0, of: 0, inApps: 29))

  static let visits: [NodeKind] = [.functionCallExpr]

  private static let modifiers = [
    "toolbar", "toolbarVisibility", "toolbarBackground", "toolbarBackgroundVisibility", "toolbarColorScheme",
  ].map { CatalogueMember("View", Name($0)) }
  private static let tabs: Name = "TabView"
  private static let bar: Name = "tabBar"

  static func checksCalls(_ callee: Callee) -> Bool { callee.isAny(of: modifiers) }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard let name = node.calleeName, context.analyzer.program.configuration.platform == .ios,
      !context.isForOtherPlatform, !context.isPreview,
      let place = node.arguments.first(where: Self.namesTabBar)
    else { return }
    // The tab view may be in a helper of the body.
    let origin = context.origin(of: ViewChain.parts(of: node, in: context).core)
    let (core, _) = ViewChain.parts(of: origin.node, in: origin.context)
    guard origin.context.makes(core, anyOf: [Self.tabs]), !isInsideTabs(context) else { return }
    let modifier = node.text(of: name)
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "`\(modifier)` on the `TabView` itself does not change its tab bar; put it on the view in each tab",
        in: context.file, at: place.argumentValue.range,
        notes: [Diagnostic.Note("the tab view", in: origin.context.file, at: core.children.first?.range ?? core.range)])
    )
  }

  private static func namesTabBar(_ argument: SyntaxNode) -> Bool {
    let value = argument.argumentValue
    return (value.kind == .implicitMemberExpr || value.kind == .memberAccessExpr)
      && value.referencedName.map { value.name(of: $0) } == bar
  }

  private func isInsideTabs(_ context: RuleContext) -> Bool {
    if context.enclosingCalls.contains(where: { context.makes($0.call, anyOf: [Self.tabs]) }) { return true }
    guard let owner = context.ownerType, context.conforms(owner, to: .view) else { return true }
    return context.uses(ofView: owner).contains { use in
      use.context.enclosingCalls.contains { use.context.makes($0.call, anyOf: [Self.tabs]) }
    }
  }
}
