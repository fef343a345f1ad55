import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about a preference of rows whose `reduce` ignores all values but the first.
struct PreferenceReduceIgnoresRule: Rule {
  static let info = RuleInfo(
    "preference_reduce_ignores", .correctness, .warning, isFixable: false,
    summary: "the preference key does not combine the values of the rows, so most of them are ignored",
    explanation: """
      `onPreferenceChange` gets the value of one row, or the default value. SwiftUI calls `reduce(value:nextValue:)` to \
      combine the values of several views; if it does not call `nextValue`, the values of all further views are lost. \
      Combine them, as in `value = max(value, nextValue())` or `value += nextValue()`.
      """,
    silence: "A key that only one view sets, and keys whose `reduce` calls `nextValue`.",
    examples: [
      RuleExample(
        """
        struct WidthKey: PreferenceKey {
          static let defaultValue = 0.0
          static func ↓reduce(value: inout Double, nextValue: () -> Double) {}
        }
        struct Names: View {
          let names: [String]
          @State private var width = 0.0
          var body: some View {
            VStack {
              ForEach(names, id: \\.self) { name in
                Text(name).background(GeometryReader { proxy in
                  Color.clear.preference(key: WidthKey.self, value: proxy.size.width)
                })
              }
            }
            .onPreferenceChange(WidthKey.self) { width = $0 }
            Text("\\(width)")
          }
        }
        """),
      RuleExample(
        """
        struct WidthKey: PreferenceKey {
          static let defaultValue = 0.0
          static func reduce(value: inout Double, nextValue: () -> Double) { value = max(value, nextValue()) }
        }
        struct HeightKey: PreferenceKey {
          static let defaultValue = 0.0
          static func reduce(value: inout Double, nextValue: () -> Double) {}
        }
        struct Names: View {
          let names: [String]
          @State private var width = 0.0
          var body: some View {
            VStack {
              ForEach(names, id: \\.self) { name in
                Text(name).background(GeometryReader { proxy in
                  Color.clear.preference(key: WidthKey.self, value: proxy.size.width)
                })
              }
            }
            .onPreferenceChange(WidthKey.self) { width = $0 }
            .background(GeometryReader { proxy in
              Color.clear.preference(key: HeightKey.self, value: proxy.size.height)
            })
            .onPreferenceChange(HeightKey.self) { print($0) }
            Text("\\(width)")
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 0, of: 0, inApps: 127))

  static let visits: [NodeKind] = [.functionCallExpr]
  /// The key and the rows may be in other files.
  static let dependsOnWholeProgram = true

  private static let preference = CatalogueMember("View", "preference")
  private static let readers = [
    CatalogueMember("View", "onPreferenceChange"), CatalogueMember("View", "backgroundPreferenceValue"),
    CatalogueMember("View", "overlayPreferenceValue"),
  ]
  private static let key: Name = "key"
  private static let reduce: Name = "reduce"
  private static let value: Name = "nextValue"

  static func checksCalls(_ callee: Callee) -> Bool { callee.isAny(of: [preference]) }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    let analyzer = context.analyzer
    guard let given = context.argument(node, Self.key), given.kind == .memberAccessExpr, !context.isPreview,
      let named = given.children.first, named.kind == .declReferenceExpr || named.kind == .typeExpr,
      let token = named.lastToken, let body = context.decl,
      let type = analyzer.onlyType(named: named.name(of: token), in: body), analyzer.isOwn(type),
      let function = ([type] + analyzer.extensions(of: type)).flatMap({ analyzer.children(of: $0) }).first(where: {
        analyzer.decl($0).name == Self.reduce && analyzer.decl($0).kind == .function
      }), let block = analyzer.node(of: function).child(.codeBlock), ignores(block, function, analyzer)
    else { return }
    let rows = context.hereOrAtUses(of: node, throughViews: true) { place, _ in
      let rows = place.repeatingCall
      // A row that reads the preference itself gets only its own value.
      let isReadInside = place.ancestors.contains { around in
        place.isUse(around, ofAny: Self.readers) && rows.map { !around.range.contains($0.range) } ?? true
      }
      return isReadInside ? .none : rows.map { .found($0) } ?? .outside
    }
    guard rows != nil else { return }
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "each row sets this preference, and `reduce` does not call `nextValue`, so only one row counts; combine the "
          + "values, as in `value = max(value, nextValue())`",
        in: analyzer.program.file(function.file).source, at: analyzer.nameRange(of: function),
        notes: [Diagnostic.Note("the rows set it here", in: context.file, at: node.calleeName?.range ?? node.range)]))
  }

  /// Whether a function does not use its last parameter, whatever its name.
  private func ignores(_ block: SyntaxNode, _ function: DeclID, _ analyzer: Analyzer) -> Bool {
    guard let last = analyzer.signature(of: function).parameters.last, last.label == Self.value else { return false }
    return !block.mentions(last.name)
  }
}
