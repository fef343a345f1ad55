import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about a view that handles rotations of the Digital Crown and cannot have the focus.
struct CrownWithoutFocusRule: Rule {
  static let info = RuleInfo(
    "crown_without_focus", .correctness, .warning, isFixable: true,
    summary: "the view cannot have the focus, so rotations of the Digital Crown do not reach it",
    explanation: """
      The Digital Crown changes nothing. Its rotations go to the view that has the focus, and a text, an image or a \
      stack cannot have the focus by default, so `digitalCrownRotation($value)` on it never changes the value. Put \
      `.focusable()` before the modifier. Scroll views, lists and pickers can have the focus by default.
      """,
    silence: """
      The rule ignores views of the program and controls, which may take the focus, and types that use `focusable` or \
      `focused`.
      """,
    examples: [
      RuleExample(
        """
        struct Dial: View {
          @State private var volume = 0.5
          var body: some View { Text("\\(volume)").↓digitalCrownRotation($volume) }
        }
        """,
        fixed: """
          struct Dial: View {
            @State private var volume = 0.5
            var body: some View { Text("\\(volume)").focusable().digitalCrownRotation($volume) }
          }
          """),
      RuleExample(
        """
        struct Dial: View {
          @State private var volume = 0.5
          var body: some View { Text("\\(volume)").focusable().digitalCrownRotation($volume) }
        }
        struct Rows: View {
          @State private var place = 0.0
          var body: some View { ScrollView { Text("\\(place)") }.digitalCrownRotation($place) }
        }
        """),
    ])

  static let visits: [NodeKind] = [.functionCallExpr]

  private static let crown = CatalogueMember("View", "digitalCrownRotation")
  private static let unfocused: Set<Name> = [
    "Text", "Image", "VStack", "HStack", "ZStack", "Circle", "Rectangle", "RoundedRectangle", "Capsule", "Color",
    "Label",
  ]
  private static let focus: [Name] = ["focusable", "focused", "defaultFocus", "prefersDefaultFocus"]
  private static let takers: [Name] = ["ScrollView", "List", "Picker", "Slider", "Stepper", "TabView", "Form"]

  static func checksCalls(_ callee: Callee) -> Bool { callee.isAny(of: [crown]) }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard context.isUse(node, of: Self.crown), let name = node.calleeName, let owner = context.ownerType,
      !Self.focus.contains(where: { context.analyzer.node(of: owner).mentions($0) }), !context.isPreview
    else { return }
    let (core, modifiers) = ViewChain.parts(of: node, in: context)
    guard let made = context.madeType(core), context.analyzer.isFromCatalogue(made),
      Self.unfocused.contains(context.analyzer.decl(made).name), !Self.takers.contains(where: { core.mentions($0) }),
      modifiers.allSatisfy({ context.isFromCatalogue($0) }), let dot = node.children.first?.ownToken(.period)
    else { return }
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "this view cannot have the focus, so rotations of the Digital Crown do not reach it; put "
          + "`.focusable()` before this",
        in: context.file, at: name.range,
        fixIts: [
          FixIt(
            "put `.focusable()` before it", [TextEdit(SourceRange(Int(dot.start), Int(dot.start)), ".focusable()")],
            isSafe: false)
        ]))
  }
}
