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
      The rule ignores views with a control, a scroll view or a view that it does not know, which may take the focus, \
      and views with `focusable` or `focused`.
      """,
    examples: [
      RuleExample(
        """
        struct Dial: View {
          @State private var volume = 0.5
          var body: some View {
            ZStack {
              Circle()
              Level(volume: volume)
            }
            .↓digitalCrownRotation($volume)
          }
        }
        struct Level: View {
          let volume: Double
          var body: some View { Text("\\(volume)") }
        }
        """,
        fixed: """
          struct Dial: View {
            @State private var volume = 0.5
            var body: some View {
              ZStack {
                Circle()
                Level(volume: volume)
              }
              .focusable()
              .digitalCrownRotation($volume)
            }
          }
          struct Level: View {
            let volume: Double
            var body: some View { Text("\\(volume)") }
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
        struct Player: View {
          @State private var volume = 0.5
          var body: some View { VStack { Controls() }.digitalCrownRotation($volume) }
        }
        struct Controls: View {
          var body: some View { Button("Play") {} }
        }
        """),
    ], precision: RuleInfo.Precision(right: 0, of: 0, inApps: 162))

  static let visits: [NodeKind] = [.functionCallExpr]

  private static let crown = CatalogueMember("View", "digitalCrownRotation")
  private static let shape: Name = "Shape"

  static func checksCalls(_ callee: Callee) -> Bool { callee.isAny(of: [crown]) }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard context.isUse(node, of: Self.crown), let name = node.calleeName, let view = context.modified(node),
      !context.isPreview, !mayHaveFocus(ExpandedCode(view, in: context)),
      !context.outerModifiers(of: node).contains(where: { isUnknownOrInteractive($0, context) })
    else { return }
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "this view cannot have the focus, so rotations of the Digital Crown do not reach it; put "
          + "`.focusable()` before this",
        in: context.file, at: name.range,
        fixIts: [
          FixIt("put `.focusable()` before it", [context.addition(of: ".focusable()", to: view)], isSafe: false)
        ]))
  }

  /// Whether a view in the code may have the focus. Only texts, images, colors, shapes and containers that group them
  /// are known not to have it.
  private func mayHaveFocus(_ code: ExpandedCode) -> Bool {
    let (node, context) = (code.node, code.context)
    switch node.kind {
    case .declReferenceExpr where node.isSelfReference: return false
    case .closureExpr where context.record.builders[node.id] == nil: return false
    case .functionCallExpr where context.modified(node) != nil:
      if isUnknownOrInteractive(node, context) { return true }
    case .functionCallExpr, .declReferenceExpr, .memberAccessExpr:
      if node.kind == .functionCallExpr, context.record.uses[node.id] == nil { return true }
      guard let type = context.record.types[node.id], context.analyzer.isView(type) else { break }
      if let shown = code.shown { return mayHaveFocus(shown) }
      guard let made = context.nominal(type), isWithoutFocus(made, context) else { return true }
    default: break
    }
    return code.parts.contains { mayHaveFocus($0) }
  }

  /// Whether a modifier is the program's, or gives its view the focus.
  private func isUnknownOrInteractive(_ modifier: SyntaxNode, _ context: RuleContext) -> Bool {
    !context.isFromCatalogue(modifier) || context.calledText(modifier, of: .interacts) != nil
  }

  /// Whether the views of a type only show something or group other views.
  private func isWithoutFocus(_ type: DeclID, _ context: RuleContext) -> Bool {
    let analyzer = context.analyzer
    guard analyzer.isFromCatalogue(type), analyzer.catalogueText(.control, of: type) == nil else { return false }
    return analyzer.decl(type).has(.isTransparent) || analyzer.decl(type).has(.isRepeating)
      || [.shows, .axis, .holds].contains { analyzer.catalogueText($0, of: type) != nil }
      || context.conforms(type, to: Self.shape)
  }
}
