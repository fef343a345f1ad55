import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about a geometry reader in each row of a list.
struct GeometryReaderInRowRule: Rule {
  static let info = RuleInfo(
    "geometry_reader_in_row", .performance, .note, isFixable: false, profile: .strict,
    summary: "each row measures itself with a geometry reader",
    explanation: """
      Scrolling does more work, and the rows may be only ten points high. A `GeometryReader` takes the size that it is \
      offered, and runs its closure again whenever the row is laid out. A row of a lazy container is offered no \
      height: the reader is ten points high unless a `frame` sets its height. Use `containerRelativeFrame`, \
      `onGeometryChange` or a `Layout` in the row, or one reader around the container.
      """,
    silence: """
      A reader in a `background` or an `overlay`, which has the size of the view that it is attached to. Containers \
      that create all rows at once, which have a rule of their own.
      """,
    examples: [
      RuleExample(
        """
        struct Names: View {
          var names: [String]
          var body: some View {
            ScrollView {
              LazyVStack {
                ForEach(names, id: \\.self) { name in
                  ↓GeometryReader { proxy in Text(name).frame(width: proxy.size.width / 2) }.frame(height: 40)
                }
              }
            }
          }
        }
        """),
      RuleExample(
        """
        struct Names: View {
          var names: [String]
          private func row(_ name: String) -> some View {
            ↓GeometryReader { proxy in Text(name).frame(width: proxy.size.width / 2) }
          }
          var body: some View {
            List(names, id: \\.self) { name in row(name) }
          }
        }
        """),
      RuleExample(
        """
        struct Names: View {
          var names: [String]
          @State private var width: CGFloat = 0
          var body: some View {
            GeometryReader { proxy in
              List(names, id: \\.self) { name in
                Text(name).frame(width: proxy.size.width / 2)
                  .background { GeometryReader { inner in Color.red.opacity(inner.size.width / 100) } }
              }
            }
          }
        }
        """),
      RuleExample(
        """
        struct Cover: View {
          var body: some View {
            GeometryReader { proxy in Color.red.frame(width: proxy.size.width / 2) }
          }
        }
        struct Names: View {
          var names: [String]
          var body: some View {
            VStack {
              Cover()
              List(names, id: \\.self) { name in Text(name) }
            }
          }
        }
        """),
      RuleExample(
        """
        struct Row: View {
          let name: String
          var body: some View { bar.frame(height: 50) }
          private var bar: some View { ↓GeometryReader { proxy in Text(name).frame(width: proxy.size.width / 2) } }
        }
        struct Names: View {
          var names: [String]
          var body: some View { List(names, id: \\.self) { name in Row(name: name) } }
        }
        """),
      RuleExample(
        """
        struct Screen: View {
          let name: String
          var body: some View { GeometryReader { proxy in Text(name).frame(width: proxy.size.width / 2) } }
        }
        struct Row: View {
          let name: String
          var body: some View {
            Text(name).overlay(GeometryReader { proxy in Color.red.opacity(proxy.size.width) })
              .background(ZStack { GeometryReader { proxy in Color.red.opacity(proxy.size.width) } })
          }
        }
        struct Names: View {
          var names: [String]
          var body: some View {
            List(names, id: \\.self) { name in
              NavigationLink(destination: Screen(name: name)) { Row(name: name) }
            }
          }
        }
        """),
      RuleExample(
        """
        struct Row: View {
          let title: String
          @State private var width = 0.0
          var body: some View {
            Text(title)
              .background(
                GeometryReader { geometry in
                  Color.clear.onAppear { width = geometry.size.width }
                }
              )
          }
        }
        struct Rows: View {
          let titles: [String]
          var body: some View {
            List(titles, id: \\.self) { Row(title: $0) }
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 4, of: 6, inApps: 7))

  static let visits: [NodeKind] = [.functionCallExpr]
  /// Helpers, modifiers and views may be in other files.
  static let dependsOnWholeProgram = true
  private static let readers: [Name] = ["GeometryReader"]

  static func checksCalls(_ callee: Callee) -> Bool { callee.makes(anyOf: Self.readers) }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard context.runsForBody, context.hereOrAtUses(of: node, throughViews: true, { row(around: $1, $0) }) != nil else {
      return
    }
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "a `GeometryReader` in each row is measured again whenever the row is laid out; use `containerRelativeFrame` or "
          + "`onGeometryChange`, or one reader around the container",
        in: context.file, at: node.children.first?.range ?? node.range))
  }

  /// Whether a view is an argument without a closure, such as a link's destination or an overlay, and no part of the
  /// row.
  private func isGivenAsItIs(_ node: SyntaxNode, _ context: RuleContext) -> Bool {
    guard node.kind == .functionCallExpr || node.kind == .memberAccessExpr else { return false }
    var inner = node
    for around in context.ancestors.reversed() where around.id != node.id {
      let isLabeled = inner.kind == .labeledExpr || inner.kind == .labeledTrailingClosure
      let isClosure = (isLabeled ? inner.children.last : inner)?.kind == .closureExpr
      if around.kind == .functionCallExpr, around.children.first?.id != inner.id, !isClosure { return true }
      inner = around
    }
    return false
  }

  /// The lazy container that makes the view for each element, with only SwiftUI containers between them.
  private func row(around node: SyntaxNode, _ context: RuleContext) -> RuleContext.Search<SyntaxNode> {
    if isGivenAsItIs(node, context) { return .none }
    var isRepeated = false
    for (call, closure) in context.enclosingCalls {
      guard let made = context.madeType(call), context.analyzer.isFromCatalogue(made),
        context.analyzer.catalogueText(.later, of: made) == nil
      else { return .none }
      if context.analyzer.makesRows(made), context.hasParameter(closure) { isRepeated = true }
      if context.analyzer.decl(made).has(.isLazyContainer) { return isRepeated ? .found(call) : .none }
    }
    // Repeated helpers are reported at their uses.
    return isRepeated ? .none : .outside
  }
}
