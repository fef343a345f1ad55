import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about a background of a list, which the list's own background covers.
struct ListBackgroundCoveredRule: Rule {
  static let info = RuleInfo(
    "list_background_covered", .correctness, .warning, isFixable: true,
    summary: "the background is never seen: the list draws its own background over it",
    explanation: """
      The list keeps the system's color. On iOS a `List` and a `Form` fill their frame with a background of their own, \
      and `background` draws behind it. Hide theirs with `.scrollContentBackground(.hidden)`, which is available from iOS \
      16; the color of the rows is set by `listRowBackground`.
      """,
    silence: """
      Other platforms than iOS, and programs that hide a list's background anywhere, also by `UITableView.appearance()`, \
      because a view around the list may do it for all. Backgrounds that only measure or are clear.
      """,
    examples: [
      RuleExample(
        """
        struct Notes: View {
          var body: some View {
            List { Text("A") }
              .listStyle(.plain)
              .↓background(Color.yellow)
          }
        }
        """,
        fixed: """
          struct Notes: View {
            var body: some View {
              List { Text("A") }
                .listStyle(.plain)
                .scrollContentBackground(.hidden)
                .background(Color.yellow)
            }
          }
          """),
      RuleExample(
        """
        struct Notes: View {
          var body: some View {
            Form { Text("A") }.↓background { LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom) }
            Form { Text("A") }.↓background(.blue)
          }
        }
        """,
        fixed: """
          struct Notes: View {
            var body: some View {
              Form { Text("A") }.scrollContentBackground(.hidden).background { LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom) }
              Form { Text("A") }.scrollContentBackground(.hidden).background(.blue)
            }
          }
          """),
      RuleExample(
        """
        struct Notes: View {
          @State private var height = 0.0
          var body: some View {
            List { Text("A").listRowBackground(Color.yellow) }
              .background(GeometryReader { proxy in Color.clear.onAppear { height = proxy.size.height } })
            List { Text("A") }.background(Color.clear)
            ScrollView { Text("A") }.background(Color.yellow)
            VStack { List { Text("\\(height)") } }.background(Color.yellow)
          }
        }
        """),
      RuleExample(
        """
        struct Notes: View {
          var body: some View { List { Text("A") }.background(Color.yellow).scrollContentBackground(.hidden) }
        }
        """),
    ], precision: RuleInfo.Precision(right: 0, of: 0, inApps: 45))

  static let visits: [NodeKind] = [.functionCallExpr]
  static let usesProgramFacts = true

  private static let background = CatalogueMember("View", "background")
  private static let hiders: [Name] = ["scrollContentBackground", "UITableView", "UICollectionView"]
  private static let clear: Name = "clear"
  private static let shapeStyle: Name = "ShapeStyle"

  static func checksCalls(_ callee: Callee) -> Bool { callee.isAny(of: [background]) }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard context.analyzer.program.configuration.platform == .ios, !context.isForOtherPlatform, !context.isPreview,
      let name = node.calleeName, let list = context.modified(node), isVisible(node, context)
    else { return }
    let core = ViewChain.parts(of: list, in: context).core
    guard let made = context.madeType(core), context.makes(core, anyOf: ["List", "Form"]) else { return }
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "this background is never seen: the `\(context.analyzer.name(of: made))` draws its own over it; put "
          + "`.scrollContentBackground(.hidden)` before it",
        in: context.file, at: name.range,
        fixIts: [
          FixIt(
            "hide the list's own background",
            [context.addition(of: ".scrollContentBackground(.hidden)", to: list)], isSafe: false)
        ]),
      if: .nowhere(Self.hiders) { _, _ in true })
  }

  /// Whether a background draws a color, a gradient or an image.
  private func isVisible(_ modifier: SyntaxNode, _ context: RuleContext) -> Bool {
    if modifier.mentions(Self.clear) { return false }
    let value: SyntaxNode
    if let closure = modifier.lastClosure {
      let views = context.views(in: closure)
      guard views.count == 1 else { return false }
      value = ViewChain.parts(of: views[0], in: context).core
    } else {
      guard let argument = modifier.arguments.first else { return false }
      value = argument
    }
    if value.kind == .implicitMemberExpr { return true }
    guard let type = context.nominal(of: value), context.analyzer.isFromCatalogue(type) else { return false }
    return context.conforms(type, to: Self.shapeStyle) || context.analyzer.fact(.shows, of: type) == .picture
  }
}
