import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Notes a platform view that loads or plays the same content at each update.
struct RepresentableReloadsRule: Rule {
  static let info = RuleInfo(
    "representable_reloads", .correctness, .note, isFixable: false,
    summary: "the platform view loads its content again at each update, even if something else has changed",
    explanation: """
      The page jumps to its top, or the film to its beginning, although the content is the same. SwiftUI calls \
      `updateUIView` and its variants whenever any input of the view changes, and what is loaded or started there \
      without a condition starts again. Load in `makeUIView`, or compare with what was loaded last.
      """,
    silence: """
      The rule ignores what is done under a condition, and a view whose only input is what it loads. It knows only a \
      few methods that start again: of a web view and of a player.
      """,
    examples: [
      RuleExample(
        """
        import WebKit
        struct Page: UIViewRepresentable {
          let url: URL
          let scale: Double
          func makeUIView(context: Context) -> WKWebView { WKWebView() }
          func updateUIView(_ view: WKWebView, context: Context) {
            view.pageZoom = scale
            ↓view.load(URLRequest(url: url))
          }
        }
        struct Reader: View {
          let url: URL
          @State private var scale = 1.0
          var body: some View {
            Page(url: url, scale: scale)
            Slider(value: $scale)
          }
        }
        """),
      RuleExample(
        """
        import WebKit
        struct Page: UIViewRepresentable {
          let url: URL
          let scale: Double
          func makeUIView(context: Context) -> WKWebView { WKWebView() }
          func updateUIView(_ view: WKWebView, context: Context) {
            view.pageZoom = scale
            guard view.url != url else { return }
            view.load(URLRequest(url: url))
          }
        }
        struct Plain: UIViewRepresentable {
          let url: URL
          func makeUIView(context: Context) -> WKWebView { WKWebView() }
          func updateUIView(_ view: WKWebView, context: Context) { view.load(URLRequest(url: url)) }
        }
        struct Reader: View {
          @State private var url = URL(fileURLWithPath: "/")
          @State private var scale = 1.0
          var body: some View {
            Page(url: url, scale: scale)
            Plain(url: url)
            Slider(value: $scale)
            Button("Other") { url = URL(fileURLWithPath: "/other") }
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 0, of: 0, inApps: 41))

  static let visits: [NodeKind] = [.functionDecl]
  static let usesProgramFacts = true

  func check(_ node: SyntaxNode, in context: RuleContext) {
    let analyzer = context.analyzer
    guard context.ancestors.isEmpty, let decl = context.decl, analyzer.decl(decl).kind == .function,
      let owner = context.ownerType, !context.isPreview, analyzer.updatesPlatformView(decl, of: owner),
      let view = analyzer.signature(of: decl).parameters.first?.name, let block = node.child(.codeBlock)
    else { return }
    // Statements after a `guard` are conditional.
    for statement in block.children.prefix(while: { $0.kind != .guardStmt && $0.kind != .ifExpr || !mayLeave($0) }) {
      var call = statement
      if call.kind == .assignmentExpr, let value = call.children.last { call = value }
      guard call.kind == .functionCallExpr, context.calledText(call, of: .begins) != nil, let base = call.memberBase,
        isPart(base, of: view), isOfOwnValues(call, context)
      else { continue }
      report(call, of: owner, context)
    }
  }

  private func mayLeave(_ statement: SyntaxNode) -> Bool {
    statement.kind == .guardStmt || statement.contains { $0.kind == .returnStmt }
  }

  /// `view` and `view.player`
  private func isPart(_ base: SyntaxNode, of view: Name) -> Bool {
    var root = base.unchained
    while root.kind == .memberAccessExpr, let inner = root.children.first, inner.kind.isExpr { root = inner.unchained }
    return root.kind == .declReferenceExpr && root.referencedName.map { root.name(of: $0) } == view
  }

  /// Whether the arguments of a call are inputs of the view. The values of a platform view or a coordinator may differ
  /// each time.
  private func isOfOwnValues(_ call: SyntaxNode, _ context: RuleContext) -> Bool {
    call.arguments.allSatisfy { argument in
      !argument.contains { part in
        guard part.kind == .declReferenceExpr, let name = part.referencedName else { return false }
        return part.name(of: name) == "context" || part.name(of: name) == "coordinator"
      }
    }
  }

  private func report(_ call: SyntaxNode, of owner: DeclID, _ context: RuleContext) {
    let analyzer = context.analyzer
    let diagnostic = Diagnostic(
      Self.info.level, Self.info.id,
      "`\(call.calleeName.map { call.text(of: $0) } ?? "")` starts again at each update of "
        + "`\(analyzer.name(of: owner))`, even if something else has changed; call it when the view is created, or "
        + "only when what it loads has changed",
      in: context.file, at: call.range)
    for member in analyzer.children(of: owner) where isOther(member, than: call, analyzer) {
      let name = analyzer.decl(member).name
      context.report(
        diagnostic,
        if: .changing(
          ProgramFacts.Input(view: owner, label: name), unwrapped: true, drafts: true,
          note: "a change of this updates it, too"))
    }
  }

  /// Whether a property is an input of the view other than the loaded content.
  private func isOther(_ member: DeclID, than call: SyntaxNode, _ analyzer: Analyzer) -> Bool {
    analyzer.decl(member).kind == .variable && analyzer.isInput(member)
      && !call.mentions(analyzer.decl(member).name)
  }
}
