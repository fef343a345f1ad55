import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about a mouse cursor that is pushed while the pointer is over a view, and never popped.
struct CursorLeftRule: Rule {
  static let info = RuleInfo(
    "cursor_left", .correctness, .warning, isFixable: false,
    summary: "the mouse cursor of the view stays when the pointer leaves it, because nothing pops the cursor",
    explanation: """
      `NSCursor.pointingHand.push()` puts a cursor on a stack, where it stays until `NSCursor.pop()`. Without that each \
      visit of the pointer adds one more, and the whole app keeps the hand. Pop it when `onHover` reports `false`.
      """,
    silence: """
      Files that pop a cursor, or that set one instead of pushing it.
      """,
    examples: [
      RuleExample(
        """
        struct LinkText: View {
          var body: some View {
            Text("More").onHover { isInside in
              if isInside { ↓NSCursor.pointingHand.push() }
            }
          }
        }
        """),
      RuleExample(
        """
        struct LinkText: View {
          var body: some View {
            Text("More").onHover { isInside in
              if isInside { NSCursor.pointingHand.push() } else { NSCursor.pop() }
            }
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 0, of: 0, inApps: 0))

  static let visits: [NodeKind] = [.functionCallExpr]
  /// The class is unknown where code for the Mac is checked for another platform.
  static let visitsUnresolvedCalls = true

  private static let hover = CatalogueMember("View", "onHover")
  private static let push: Name = "push"
  private static let pop: Name = "pop"
  private static let cursor = "NSCursor."

  static func checksCalls(_ callee: Callee) -> Bool { callee.isFromCatalogue && callee.name == push }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard let name = node.calleeName, node.name(of: name) == Self.push, node.arguments.isEmpty,
      let base = node.memberBase, base.text.hasPrefix(Self.cursor), !context.isPreview,
      context.enclosingCalls.contains(where: { context.isUse($0.call, of: Self.hover) }),
      !context.analyzer.program.file(context.fileID).tree.root.mentions(Self.pop)
    else { return }
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "nothing pops this cursor, so it stays when the pointer leaves the view; call `NSCursor.pop()` then",
        in: context.file, at: node.range))
  }
}
