import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about a geometry reader that receives no proposed height.
struct GeometryReaderInScrollRule: Rule {
  static let info = RuleInfo(
    "geometry_reader_in_scroll", .layout, .warning, isFixable: false, profile: .strict,
    summary: "a geometry reader in a scroll view is ten points high",
    explanation: """
      The content of the reader overflows and covers the views that follow. A `ScrollView` offers its content no \
      height, and a `GeometryReader`, which takes what it is offered, is then ten points high. In a horizontal scroll \
      view the same happens to its width. Give the reader a height, or measure from outside: `containerRelativeFrame`, \
      `onGeometryChange`, a reader in the `background`.
      """,
    silence: """
      A reader in a `background` or an `overlay`, which has the size of the view that it is attached to. A `frame` \
      that sets the missing length, or an aspect ratio, on the reader or on a view between it and the scroll view.
      """,
    examples: [
      RuleExample(
        """
        struct Header: View {
          var body: some View {
            ScrollView {
              ↓GeometryReader { proxy in Text("Header").frame(width: proxy.size.width) }
              Text("Content")
            }
          }
        }
        """),
      RuleExample(
        """
        struct Header: View {
          var body: some View {
            ScrollView {
              VStack {
                ↓GeometryReader { proxy in Text("Header") }.padding()
              }
            }
          }
        }
        """),
      RuleExample(
        """
        struct Header: View {
          var body: some View {
            ScrollView {
              GeometryReader { proxy in Text("Header") }.frame(height: 200)
            }
          }
        }
        """),
      RuleExample(
        """
        struct Header: View {
          var body: some View {
            ScrollView {
              Text("Header").background { GeometryReader { proxy in Color.red } }
            }
          }
        }
        """),
      RuleExample(
        """
        struct Page: View {
          private var header: some View { ↓GeometryReader { proxy in Text("\\(proxy.size.width)") } }
          private var cover: some View { GeometryReader { proxy in Text("\\(proxy.size.width)") } }
          var body: some View {
            ScrollView {
              VStack {
                header
                cover.frame(height: 200)
              }
            }
          }
        }
        """),
      RuleExample(
        """
        struct Strip: View {
          var names: [String]
          var body: some View {
            ScrollView(.horizontal) {
              HStack {
                ForEach(names, id: \\.self) { name in
                  ↓GeometryReader { proxy in Text(name).rotationEffect(.degrees(proxy.frame(in: .global).minX)) }
                    .frame(height: 80)
                  GeometryReader { proxy in Text(name).opacity(proxy.size.width) }.frame(width: 80)
                }
              }
            }
          }
        }
        """),
      RuleExample(
        """
        struct Cover: View {
          var body: some View { ↓GeometryReader { proxy in Text("\\(proxy.size.width)") } }
        }
        struct Icon: View {
          var body: some View { GeometryReader { proxy in Text("\\(proxy.size.width)") } }
        }
        struct Page: View {
          var body: some View {
            ScrollView {
              Cover().padding()
              Icon().frame(height: 40)
            }
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 0, of: 0, inApps: 16))

  static let visits: [NodeKind] = [.functionCallExpr]
  /// Helpers, modifiers and views may be in other files.
  static let dependsOnWholeProgram = true

  private static let readers: [Name] = ["GeometryReader"]

  static func checksCalls(_ callee: Callee) -> Bool { callee.makes(anyOf: Self.readers) }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard let scroll = context.scrollViewHereOrAtUses(around: node, along: [.vertical, .horizontal]) else { return }
    let isHorizontal = scroll.arguments.first.map { $0.lastToken.map($0.text(of:)) == "horizontal" } ?? false
    let (length, extent) = isHorizontal ? ("width", "wide") : ("height", "high")
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "a `ScrollView` offers no \(length), so that this `GeometryReader` is ten points \(extent) and its content "
          + "covers the views that follow; give it a \(length), or read the size in a `background`",
        in: context.file, at: node.children.first?.range ?? node.range,
        notes: [
          Diagnostic.Note(
            "the scroll view", in: context.file(of: scroll), at: scroll.children.first?.range ?? scroll.range)
        ]))
  }
}
