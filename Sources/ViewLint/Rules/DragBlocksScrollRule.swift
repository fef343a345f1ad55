import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns of a drag that begins with the touch on a part of a scroll view, which then cannot be scrolled there.
struct DragBlocksScrollRule: Rule {
  static let info = RuleInfo(
    "drag_blocks_scroll", .correctness, .warning, isFixable: false,
    summary: "the drag begins with the touch, so that the scroll view cannot be scrolled from here",
    explanation: """
      `DragGesture(minimumDistance: 0)` takes each touch at once, before the scroll view around can tell whether a person wants to \
      scroll. Where rows or a large part of the content have it by `gesture`, the list does not move under the finger. Use a \
      `ButtonStyle` to show that something is pressed, `onLongPressGesture(onPressingChanged:)`, or a distance that is larger than that \
      of scrolling.
      """,
    silence: "Gestures that run beside others, `simultaneousGesture`, and macOS, where scrolling is no drag.",
    examples: [
      RuleExample(
        """
        struct Rows: View {
          @State private var pressed: Int?
          var body: some View {
            ScrollView {
              ForEach(0..<40) { n in
                Text("Row \\(n)").↓gesture(DragGesture(minimumDistance: 0).onChanged { _ in pressed = n })
              }
            }
          }
        }
        """),
      RuleExample(
        """
        struct Rows: View {
          @State private var pressed: Int?
          var body: some View {
            ScrollView {
              ForEach(0..<40) { n in
                Text("Row \\(n)").gesture(DragGesture(minimumDistance: 30).onChanged { _ in pressed = n })
                Text("Row \\(n)").simultaneousGesture(DragGesture(minimumDistance: 0).onChanged { _ in pressed = n })
              }
            }
            Text("Pad").gesture(DragGesture(minimumDistance: 0).onChanged { _ in pressed = 1 })
          }
        }
        """),
    ])

  static let visits: [NodeKind] = [.functionCallExpr]
  static let dependsOnWholeProgram = true

  private static let gesture = CatalogueMember("View", "gesture")
  private static let drag: Name = "DragGesture"

  static func checksCalls(_ callee: Callee) -> Bool { callee.isAny(of: [gesture]) }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard context.isUse(node, of: Self.gesture), let name = node.calleeName, let argument = node.arguments.first,
      context.argument(node, "including") == nil, !context.isPreview,
      context.analyzer.program.configuration.platform == .ios,
      takesTouches(argument, context), context.repeatingCall != nil
    else { return }
    let scroll = context.enclosingCalls.first { call, _ in
      context.madeText(call, of: .scrolls) != nil
        || context.madeType(call).map { context.analyzer.decl($0).has(.isLazyContainer) } ?? false
          && context.madeText(call, of: .fills) != nil
    }
    guard let scroll else { return }
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "this drag takes each touch at once, so that the view around cannot be scrolled from here; use a `ButtonStyle` or "
          + "`onLongPressGesture(onPressingChanged:)` to show a press, or a larger `minimumDistance`",
        in: context.file, at: name.range,
        notes: [
          Diagnostic.Note("what scrolls", in: context.file, at: scroll.call.children.first?.range ?? scroll.call.range)
        ]))
  }

  private func takesTouches(_ gesture: SyntaxNode, _ context: RuleContext) -> Bool {
    let origin = context.origin(of: gesture)
    var current: SyntaxNode? = origin.node
    while let node = current, node.kind == .functionCallExpr {
      if origin.context.makes(node, anyOf: [Self.drag]) {
        return origin.context.argument(node, "minimumDistance").flatMap { context.writtenNumber($0) } == 0
      }
      current = node.memberBase
    }
    return false
  }
}
