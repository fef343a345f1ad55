import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns of views that are laid out by the size of the screen.
struct ScreenBoundsRule: Rule {
  static let info = RuleInfo(
    "screen_bounds", .layout, .warning, isFixable: false,
    summary: "the view is laid out by the size of the screen, which is not the size that it has",
    explanation: """
      The screen is larger than what a view gets: in Split View and Stage Manager, in a sheet, a popover, a sidebar, a \
      preview. And nothing runs the body again when a window is resized or the device is turned. \
      `containerRelativeFrame`, `GeometryReader` and `onGeometryChange` say how much room there is.
      """,
    silence: """
      Only views and modifiers are looked at: what other types do with the screen may be about pixels and windows.
      """,
    examples: [
      RuleExample(
        """
        struct Card: View {
          var body: some View {
            Text("Card").frame(width: ↓UIScreen.main.bounds.width * 0.9)
          }
        }
        """),
      RuleExample(
        """
        struct Card: View {
          private let size = ↓UIScreen.main.bounds.size
          var body: some View { Text("Card").frame(height: size.height / 2) }
        }
        """),
      RuleExample(
        """
        struct Card: View {
          var body: some View {
            Text("Card").containerRelativeFrame(.horizontal) { length, _ in length * 0.9 }
          }
        }
        """),
      RuleExample(
        """
        struct Card: View {
          var body: some View { Text("Card").frame(height: 1 / UIScreen.main.scale) }
        }
        """),
      RuleExample(
        """
        final class Renderer {
          func size() -> CGSize { UIScreen.main.bounds.size }
        }
        """),
    ], precision: RuleInfo.Precision(right: 48, of: 52, inApps: 19))

  static let visits: [NodeKind] = [.memberAccessExpr]

  private static let bounds = CatalogueMember("UIScreen", "bounds")

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard let name = node.referencedName, node.isSpelt(name, "bounds"), context.isUse(node, of: Self.bounds),
      let owner = context.ownerType, context.conforms(owner, to: .view) || context.conforms(owner, to: .viewModifier),
      !context.isPreview, !isPlatformView(owner, context)
    else { return }
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "the screen is larger than what this view gets in a split view, a sheet or a window; use `containerRelativeFrame` or a "
          + "`GeometryReader`",
        in: context.file, at: node.range))
  }

  /// Whether a type wraps a view of UIKit, which SwiftUI does not lay out inside.
  private func isPlatformView(_ type: DeclID, _ context: RuleContext) -> Bool {
    context.analyzer.ancestors(of: type).contains {
      context.analyzer.decl($0).kind == .protocolType && context.analyzer.catalogueText(.owns, of: $0) != nil
    }
  }
}
