import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about a link without a navigation container around it.
struct LinkOutsideNavigationRule: Rule {
  static let info = RuleInfo(
    "link_outside_navigation", .correctness, .warning, isFixable: false,
    summary: "the link has no navigation container around it and leads nowhere",
    explanation: """
      The link is drawn as disabled, and a tap does nothing. A `NavigationLink` asks the `NavigationStack` or \
      `NavigationSplitView` around it to show its destination, and there is none. A sheet starts without navigation, \
      even if the view that presents it has one. Put a `NavigationStack` around the screen.
      """,
    silence: """
      Code for watchOS, and links that may be reached in unknown ways: in views that other code may use, that are \
      passed to containers of the program, or that UIKit or AppKit shows. Every way to the link must be known, from \
      the scenes and sheets of the program inwards.
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
              ↓NavigationLink("About") { Text("About") }
              Button("Settings") { isShown = true }
            }
            .sheet(isPresented: $isShown) { Settings() }
          }
        }
        struct Settings: View {
          private var more: some View { ↓NavigationLink("More") { Text("More") } }
          var body: some View { Form { more } }
        }
        """),
      RuleExample(
        """
        @main struct Notes: App {
          var body: some Scene {
            WindowGroup {
              NavigationStack { Root() }
            }
          }
        }
        struct Root: View {
          @State private var isShown = false
          var body: some View {
            VStack {
              NavigationLink("About") { About() }
              Button("Settings") { isShown = true }
            }
            .sheet(isPresented: $isShown) {
              NavigationStack { About() }
            }
          }
        }
        struct About: View {
          var body: some View { NavigationLink("More") { Text("More") } }
        }
        struct Unused: View {
          var body: some View { NavigationLink("More") { Text("More") } }
        }
        """),
    ], precision: RuleInfo.Precision(right: 0, of: 0, inApps: 41))

  static let visits: [NodeKind] = [.functionCallExpr]
  /// The enclosing views may be in other files.
  static let dependsOnWholeProgram = true

  static func checksCalls(_ callee: Callee) -> Bool { callee.makes(anyOf: ["NavigationLink"]) }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard context.runsWithBody, context.isInView, !context.isPreview,
      context.analyzer.program.isWholeModule(around: context.fileID),
      context.analyzer.program.configuration.platform != .watchos
    else { return }
    var ways = WaysOutwards()
    guard let root = ways.root(around: node, context) else { return }
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "there is no navigation container around this link, which leads nowhere; put a `NavigationStack` around the screen",
        in: context.file, at: node.children.first?.range ?? node.range,
        notes: [Diagnostic.Note("the screen starts here", in: root.context.file, at: root.node.range)]))
  }
}

/// Follows a view outwards to the roots of its screens.
private struct WaysOutwards {
  private static let scene: Name = "Scene"
  /// The remaining number of places to visit.
  private var remaining = 48
  /// The visited declarations, with the roots of their screens.
  private var known: [DeclID: ValueOrigin?] = [:]

  /// The root of a screen with the view, if all of its screens are known to have no navigation container.
  mutating func root(around node: SyntaxNode, _ context: RuleContext) -> ValueOrigin? {
    let analyzer = context.analyzer
    remaining -= 1
    guard remaining > 0, let decl = context.decl, let owner = context.ownerType else { return nil }
    // An argument without a closure: `NavigationLink("Next", destination: Next())`.
    var inner = node
    for around in context.ancestors.reversed() where around.id != node.id {
      defer { inner = around }
      guard around.kind == .functionCallExpr else { continue }
      guard let use = context.record.uses[around.id], analyzer.isFromCatalogue(use.decl) else { return nil }
      // A modifier on the view itself.
      if around.children.first?.id == inner.id { continue }
      if let kind = analyzer.catalogueText(.presents, of: use.decl) {
        return kind == "view" ? ValueOrigin(around.children.first ?? around, context) : nil
      }
      guard let made = context.madeType(around), analyzer.catalogueText(.navigates, of: made) == nil,
        analyzer.catalogueText(.later, of: made) == nil
      else { return nil }
      // A `Group` may contain views or scenes.
      guard context.conforms(made, to: .view) else {
        return context.conforms(made, to: Self.scene) ? ValueOrigin(around.children.first ?? around, context) : nil
      }
      guard context.argument(around, .selection) == nil else { return nil }
    }
    if let root = known[decl] { return root }
    // Recursive views have no known root.
    known[decl] = .some(nil)
    let isBody = analyzer.isViewContent(decl) && context.conforms(owner, to: .view)
    guard isBody || analyzer.decl(decl).name != .body, context.runsWithBody else { return nil }
    let uses = (isBody ? context.uses(ofView: owner) : context.helperPlaces(of: decl)).filter { !$0.context.isPreview }
    var found: ValueOrigin?
    for use in uses {
      guard let root = root(around: use.node, use.context) else { return nil }
      found = found ?? root
    }
    known[decl] = .some(found)
    return found
  }
}
