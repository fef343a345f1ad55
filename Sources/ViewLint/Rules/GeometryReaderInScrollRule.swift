import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about a geometry reader that receives no proposed height.
struct GeometryReaderInScrollRule: Rule {
  static let info = RuleInfo(
    "geometry_reader_in_scroll", .layout, .warning, isFixable: false, profile: .strict,
    summary: "a geometry reader in a scroll view is ten points high",
    explanation: """
      A `GeometryReader` takes what it is offered. In a `ScrollView` it is offered no height, and takes ten points: its \
      content hangs out and lies over what follows. In one that scrolls horizontally the same is so of its width. Give it \
      a height, or measure from outside: \
      `containerRelativeFrame`, `onGeometryChange`, a reader in the `background`.
      """,
    silence: """
      A reader in `background` or `overlay` has the size of what it lies behind. Nothing is said if a `frame` with a height \
      or an aspect ratio stands on the reader or on something between it and the scroll view.
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
    guard let scroll = context.scrollViewHereOrAtUses(around: node, along: ["vertical", "horizontal"]) else { return }
    let isHorizontal = scroll.arguments.first.map { $0.lastToken.map($0.text(of:)) == "horizontal" } ?? false
    let (length, extent) = isHorizontal ? ("width", "wide") : ("height", "high")
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "a `ScrollView` offers no \(length), so that this `GeometryReader` is ten points \(extent) and its content lies over "
          + "what follows; give it a \(length), or read the size in a `background`",
        in: context.file, at: node.children.first?.range ?? node.range,
        notes: [
          Diagnostic.Note(
            "the scroll view", in: context.file(of: scroll), at: scroll.children.first?.range ?? scroll.range)
        ]))
  }
}
