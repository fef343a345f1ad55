import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about a preference that is read on a view in which nothing sets it.
struct PreferenceReadOutsideRule: Rule {
  static let info = RuleInfo(
    "preference_read_outside", .correctness, .warning, isFixable: false,
    summary: "the preference never arrives: the views that set it are not inside the view that reads it",
    explanation: """
      The action only ever gets the default value. A preference goes from a view to the views around it, not to its \
      siblings: `onPreferenceChange` must be on a container of the views that set it by `preference(key:value:)`. Move it \
      out to the container.
      """,
    silence: """
      Views with content from other modules or from their users, which may set the preference, and preferences that no \
      code of the program sets.
      """,
    examples: [
      RuleExample(
        """
        struct Height: PreferenceKey {
          static let defaultValue = 0.0
          static func reduce(value: inout Double, nextValue: () -> Double) { value = max(value, nextValue()) }
        }
        struct Card: View {
          @State private var height = 0.0
          var body: some View {
            VStack {
              Text("A").background(GeometryReader { Color.clear.preference(key: Height.self, value: $0.size.height) })
              Text("\\(height)").↓onPreferenceChange(Height.self) { height = $0 }
            }
          }
        }
        """),
      RuleExample(
        """
        struct Height: PreferenceKey {
          static let defaultValue = 0.0
          static func reduce(value: inout Double, nextValue: () -> Double) { value = max(value, nextValue()) }
        }
        struct Other: PreferenceKey {
          static let defaultValue = 0.0
          static func reduce(value: inout Double, nextValue: () -> Double) {}
        }
        struct Measured: View {
          var body: some View {
            Text("A").background { GeometryReader { Color.clear.preference(key: Height.self, value: $0.size.height) } }
          }
        }
        struct Framed<Content: View>: View {
          @ViewBuilder let content: Content
          var body: some View { HStack { content; Measured() } }
        }
        struct Card: View {
          @State private var height = 0.0
          var body: some View {
            VStack {
              Measured()
              Text("\\(height)")
            }
            .onPreferenceChange(Height.self) { height = $0 }
            Framed { Text("B") }.onPreferenceChange(Height.self) { height = $0 }
            Text("C").onPreferenceChange(Other.self) { height = $0 }
          }
        }
        struct Reader: ViewModifier {
          @Binding var height: Double
          func body(content: Content) -> some View {
            content.onPreferenceChange(Height.self) { height = $0 }
          }
        }
        extension View {
          func reading(_ height: Binding<Double>) -> some View {
            onPreferenceChange(Height.self) { height.wrappedValue = $0 }
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 0, of: 0, inApps: 45))

  static let visits: [NodeKind] = [.functionCallExpr]
  static let usesProgramFacts = true
  /// The views that set the preference may be in other files.
  static let dependsOnWholeProgram = true

  private static let read = CatalogueMember("View", "onPreferenceChange")
  private static let setters: [Name] = [
    "preference", "transformPreference", "anchorPreference", "transformAnchorPreference",
  ]

  static func checksCalls(_ callee: Callee) -> Bool { callee.isAny(of: [read]) }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard let name = node.calleeName, let view = context.modified(node), !context.isPreview, let decl = context.decl,
      let base = node.arguments.first?.children.first, let last = base.lastToken,
      let key = context.analyzer.types(named: base.name(of: last), in: decl).first, context.isOwn(key)
    else { return }
    let type = base.name(of: last)
    let isSet = ExpandedCode(view, in: context).shows { code in
      code.node.arguments.contains { $0.kind != .closureExpr && $0.mentions(type) }
    }
    guard isSet == false else { return }
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "nothing inside of this view sets `\(type.text)`, so the action only gets the default value; put this on a "
          + "container of the views that set it",
        in: context.file, at: name.range),
      if: .somewhere(Self.setters) { place, analyzer in
        place.call(analyzer.program)?.arguments.contains { $0.mentions(type) } ?? false
      })
  }
}
