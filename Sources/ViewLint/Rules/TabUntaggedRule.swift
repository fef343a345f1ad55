import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about a tab that no value of the selection identifies.
struct TabUntaggedRule: Rule {
  static let info = RuleInfo(
    "tab_untagged", .correctness, .warning, isFixable: false,
    summary: "the tab has no tag, so the selection of its tab view can never name it",
    explanation: """
      Code that changes the selection cannot show the tab, and a person's choice of the tab does not change the \
      selection. A tab view with a `selection` finds a tab by its `tag`. Give each tab a `tag` of the selection's \
      type.
      """,
    silence: """
      The rule ignores selections that are numbers, for which a tab's position may count, rows of a `ForEach`, whose \
      identifiers are their tags, and tabs that a modifier or a view of the program may tag.
      """,
    examples: [
      RuleExample(
        """
        struct Tabs: View {
          @State private var chosen = "home"
          var isAdmin = false
          var body: some View {
            TabView(selection: $chosen) {
              Text("Home").↓tabItem { Text("Home") }
              Text("News").tabItem { Text("News") }.tag("news")
              if isAdmin {
                Text("Users").↓tabItem { Text("Users") }
              }
            }
            Button("Home") { chosen = "home" }
          }
        }
        """),
      RuleExample(
        """
        struct Tabs: View {
          @State private var chosen = "home"
          @State private var number = 0
          var body: some View {
            TabView(selection: $chosen) {
              Text("Home").tag("home").tabItem { Text("Home") }
              Group {
                Text("News").tabItem { Text("News") }
              }
              .tag("news")
              ForEach(["a", "b"], id: \\.self) { name in Text(name).tabItem { Text(name) } }
              Page().tabItem { Text("Page") }
            }
            TabView(selection: $number) {
              Text("Home").tabItem { Text("Home") }
            }
            TabView {
              Text("Home").tabItem { Text("Home") }
            }
          }
        }
        struct Page: View {
          var body: some View { Text("Page").tag("page") }
        }
        """),
      RuleExample(
        """
        enum Page { case first, second, third }
        struct Pages: View {
          @State private var page = Page.first
          var body: some View {
            TabView(selection: $page) {
              first
              second
              third.tag(Page.third)
            }
          }
          private var first: some View { Text("1").tabItem { Text("1") }.tag(Page.first) }
          private var second: some View { Text("2").↓tabItem { Text("2") } }
          private var third: some View { Text("3").tabItem { Text("3") } }
        }
        """),
    ], precision: RuleInfo.Precision(right: 0, of: 0, inApps: 16))

  static let visits: [NodeKind] = [.functionCallExpr]
  /// A view that sets its own tag may be in another file.
  static let dependsOnWholeProgram = true

  private static let item = CatalogueMember("View", "tabItem")
  private static let tag = CatalogueMember("View", "tag")
  private static let numbers: [Name] = ["Int", "UInt"]

  static func checksCalls(_ callee: Callee) -> Bool { callee.isAny(of: [item]) }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard let name = node.calleeName, context.runsWithBody, !context.isPreview,
      !context.outerModifiers(of: node).contains(where: { mayTag($0, context) }), !isTagged(node, context),
      let (binding, place) = context.hereOrAtUses(of: node, { place, use in selection(around: place, use) }),
      let bound = place.type(of: binding),
      context.analyzer.isKnown(bound, .binding), let selection = context.analyzer.types.arguments(bound).first,
      let chosen = context.nominal(context.analyzer.wrapped(selection) ?? selection),
      !Self.numbers.contains(context.analyzer.decl(chosen).name)
    else { return }
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "this tab has no tag, so `\(RuleText.oneLine(binding.text))` can never name it; give it a `tag(_:)` of type "
          + "`\(context.text(of: selection))`",
        in: context.file, at: name.range,
        notes: [Diagnostic.Note("the selection", in: place.file, at: binding.range)]))
  }

  /// A modifier of the program may set a tag.
  private func mayTag(_ modifier: SyntaxNode, _ context: RuleContext) -> Bool {
    context.isUse(modifier, of: Self.tag) || context.modified(modifier) != nil && !context.isFromCatalogue(modifier)
  }

  /// Whether the modified view has a tag, or may set one in its own body.
  private func isTagged(_ call: SyntaxNode, _ context: RuleContext) -> Bool {
    var current = call
    while let inner = context.modified(current) {
      if mayTag(inner, context) { return true }
      current = inner
    }
    guard current.kind == .functionCallExpr, let made = context.madeType(current) else { return true }
    let analyzer = context.analyzer
    if context.isOwn(made) {
      return ([made] + analyzer.extensions(of: made)).contains { analyzer.node(of: $0).mentions(Self.tag.name) }
    }
    return current.mentions(Self.tag.name)
  }

  /// The selection of the tab view with the code, or the use of the helper with the code, in its content.
  private func selection(
    around context: RuleContext, _ node: SyntaxNode
  ) -> RuleContext.Search<(binding: SyntaxNode, context: RuleContext)> {
    if context.outerModifiers(of: node).contains(where: { mayTag($0, context) }) { return .none }
    for (call, closure) in context.enclosingCalls {
      guard context.record.builders[closure.id] != nil, let made = context.madeType(call),
        context.analyzer.isFromCatalogue(made), !context.analyzer.makesRows(made),
        !context.outerModifiersTag(call, by: Self.tag)
      else { return .none }
      if let binding = context.argument(call, .selection) { return .found((binding, context)) }
      // The children of a transparent container are tabs.
      guard context.analyzer.isTransparentContainer(made) else { return .none }
    }
    return .outside
  }
}

extension RuleContext {
  /// Whether a modifier is applied to a view around the node.
  fileprivate func outerModifiersTag(_ view: SyntaxNode, by modifier: CatalogueMember) -> Bool {
    var inner = view
    for around in ancestors.reversed() {
      if around.kind == .memberAccessExpr, around.children.first?.id == inner.id {
        inner = around
      } else if around.kind == .functionCallExpr, around.children.first?.id == inner.id {
        if isUse(around, of: modifier) { return true }
        inner = around
      }
    }
    return false
  }
}
