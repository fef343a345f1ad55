import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about a gesture on a view that accepts no touches.
struct TapNeverArrivesRule: Rule {
  static let info = RuleInfo(
    "tap_never_arrives", .correctness, .warning, isFixable: false,
    summary: "the gesture never begins, because its view accepts no touches",
    explanation: """
      Taps do nothing. SwiftUI gives a touch to what is drawn under the finger. `Color.clear` and a `Spacer` draw \
      nothing, and a view with `hidden()`, `opacity(0)` or `allowsHitTesting(false)` is passed over. A \
      `contentShape(.rect)` between the view and the gesture gives a clear view an area to touch.
      """,
    silence: "Views with a content shape, a background or an overlay, and opacities that are not written as zero.",
    examples: [
      RuleExample(
        """
        struct Panel: View {
          @State private var isOpen = true
          var body: some View {
            ZStack {
              Color.clear.↓onTapGesture { isOpen = false }
              Text(isOpen ? "Open" : "Closed")
                .allowsHitTesting(false)
                .↓onTapGesture { isOpen.toggle() }
              Text("Reset").↓onTapGesture { isOpen = true }.opacity(0)
            }
          }
        }
        """),
      RuleExample(
        """
        struct Panel: View {
          @State private var isOpen = true
          var body: some View {
            ZStack {
              Color.clear.contentShape(.rect).onTapGesture { isOpen = false }
              Color.clear.frame(height: 40).background(.red).onTapGesture { isOpen = false }
              Text(isOpen ? "Open" : "Closed")
                .onTapGesture { isOpen.toggle() }
                .allowsHitTesting(isOpen)
              Color.black.opacity(0.001).onTapGesture { isOpen = true }
              Text("Reset").onTapGesture { isOpen = true }.opacity(isOpen ? 0 : 1)
            }
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 0, of: 0, inApps: 33))

  static let visits: [NodeKind] = [.functionCallExpr]

  private static let longPress = CatalogueMember("View", "onLongPressGesture")
  private static let tap = CatalogueMember("View", "onTapGesture")
  private static let hitTesting = CatalogueMember("View", "allowsHitTesting")
  private static let opacity = CatalogueMember("View", "opacity")
  private static let hidden = CatalogueMember("View", "hidden")
  private static let contentShape = CatalogueMember("View", "contentShape")
  private static let shaping = [contentShape, CatalogueMember.background, .overlay, .modifier]
  private static let clear: Name = "clear"

  static func checksCalls(_ callee: Callee) -> Bool {
    callee.isAny(of: [longPress, tap]) || TapAction.checksCalls(callee)
  }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard let name = node.calleeName, let base = context.modified(node),
      context.isUse(node, ofAny: [Self.longPress, Self.tap]) || TapAction(node, in: context) != nil,
      context.runsWithBody, !context.isPreview, let reason = reason(base, context) ?? reasonAround(node, context)
    else { return }
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id, "this never begins: \(reason.text)", in: context.file, at: name.range,
        notes: [Diagnostic.Note("the reason", in: context.file, at: reason.range)]))
  }

  private struct Reason {
    let text: String
    let range: SourceRange
  }

  /// Why the view that the gesture is on accepts no touches.
  private func reason(_ view: SyntaxNode, _ context: RuleContext) -> Reason? {
    for (call, _) in context.modifications(of: view) {
      guard context.isFromCatalogue(call), !context.isUse(call, ofAny: Self.shaping) else { return nil }
      if let text = blocks(call, context) { return Reason(text: text, range: call.calleeName?.range ?? call.range) }
    }
    let core = context.core(of: view)
    guard let type = context.nominal(of: core), context.analyzer.isFromCatalogue(type) else { return nil }
    let shown = context.analyzer.fact(.shows, of: type)
    let isClear = shown == .color && core.lastToken.map { core.name(of: $0) } == Self.clear
    guard isClear || shown == .gap || shown == .nothing else { return nil }
    return Reason(
      text: "nothing is drawn here that could be touched; put `.contentShape(.rect)` before it", range: core.range)
  }

  /// Why a modifier further out keeps touches away from the gesture.
  private func reasonAround(_ node: SyntaxNode, _ context: RuleContext) -> Reason? {
    for call in context.outerModifiers(of: node) {
      guard context.isFromCatalogue(call) else { return nil }
      if let text = blocks(call, context) { return Reason(text: text, range: call.calleeName?.range ?? call.range) }
    }
    return nil
  }

  private func blocks(_ call: SyntaxNode, _ context: RuleContext) -> String? {
    if context.isUse(call, of: Self.hidden) { return "a hidden view gets no touches" }
    if context.isUse(call, of: Self.hitTesting), call.arguments.first?.text == "false" {
      return "`allowsHitTesting(false)` keeps the touches from this view"
    }
    if context.isUse(call, of: Self.opacity), call.arguments.first?.number == 0 {
      return "a view with the opacity 0 gets no touches"
    }
    return nil
  }
}
