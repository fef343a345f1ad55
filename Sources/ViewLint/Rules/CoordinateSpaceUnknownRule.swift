import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about a coordinate space that no view of the program names.
struct CoordinateSpaceUnknownRule: Rule {
  static let info = RuleInfo(
    "coordinate_space_unknown", .correctness, .warning, isFixable: false,
    summary: "no view names the coordinate space, so that positions are measured in another one",
    explanation: """
      Offsets and gestures are off by the position of the view on the screen. `.named("board")` finds the nearest \
      enclosing view with `coordinateSpace(.named("board"))`. If no view has that name, spelt exactly like this, SwiftUI \
      uses the global space. Use one constant for both.
      """,
    silence: "Names that are not written as literals, on either side, and single files of a larger module.",
    examples: [
      RuleExample(
        """
        struct Board: View {
          @State private var top = 0.0
          var body: some View {
            ScrollView {
              Text("\\(top)")
                .onGeometryChange(for: Double.self) { $0.frame(in: .named(↓"board")).minY } action: { top = $0 }
            }
            .coordinateSpace(name: "Board")
          }
        }
        """),
      RuleExample(
        """
        struct Board: View {
          @State private var top = 0.0
          var body: some View {
            ScrollView {
              Text("\\(top)")
                .onGeometryChange(for: Double.self) { $0.frame(in: .named("board")).minY } action: { top = $0 }
            }
            .coordinateSpace(.named("board"))
          }
        }
        """),
      RuleExample(
        """
        enum Spaces { static let board = "board" }
        struct Board: View {
          @State private var top = 0.0
          var body: some View {
            ScrollView {
              Text("\\(top)")
                .gesture(DragGesture(coordinateSpace: .named("board")).onChanged { top = $0.location.y })
            }
            .coordinateSpace(name: Spaces.board)
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 0, of: 0, inApps: 45))

  static let visits: [NodeKind] = [.functionCallExpr]
  static let usesProgramFacts = true

  private static let named: Name = "named"
  private static let space: Name = "coordinateSpace"
  private static let proxySpaces: Set<Name> = ["NamedCoordinateSpace", "CoordinateSpace"]

  static func checksCalls(_ callee: Callee) -> Bool { callee.isFromCatalogue && callee.name == named }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard !context.isPreview, let type = context.nominal(of: node),
      Self.proxySpaces.contains(context.analyzer.decl(type).name), let value = node.arguments.first,
      value.kind == .stringLiteralExpr, value.children.isEmpty,
      // The declaration of a space names it in the same way.
      !context.ancestors.reversed().prefix(3).contains(where: { Self.isDeclaration($0) }),
      context.analyzer.isWholeModule(around: context.fileID)
        || context.analyzer.program.userFileIDs.count == 1
    else { return }
    let text = value.text
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "no view has the coordinate space `\(text)`: the global one is used instead; name the space by "
          + "`coordinateSpace(.named(\(text)))` on a view around this",
        in: context.file, at: value.range),
      if: .nowhere([Self.space]) { place, analyzer in Self.mayName(text, place, analyzer) })
  }

  private static func isDeclaration(_ node: SyntaxNode) -> Bool {
    guard node.kind == .functionCallExpr, let name = node.calleeName else { return false }
    return node.name(of: name) == space
  }

  /// Whether a `coordinateSpace` modifier may have a name.
  private static func mayName(_ name: String, _ place: NamedPlace, _ analyzer: Analyzer) -> Bool {
    guard let call = place.call(analyzer.program), let first = call.arguments.first else { return false }
    let value = first.argumentValue
    let literal = value.kind == .functionCallExpr ? value.arguments.first : value
    guard let literal, literal.kind == .stringLiteralExpr, literal.children.isEmpty else { return true }
    return literal.text == name
  }
}
