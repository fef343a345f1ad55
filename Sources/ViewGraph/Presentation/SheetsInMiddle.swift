import ViewDrawing
import ViewLayout
import ViewMachine
import ViewSemantics
import ViewSource

/// The kinds of `PresentationSizing`, by their names in the catalogue.
enum SheetSizing: String {
  case automatic = "AutomaticPresentationSizing"
  case fitted = "FittedPresentationSizing"
  case form = "FormPresentationSizing"
  case page = "PagePresentationSizing"

  /// The size on an iPad, in points; `nil` for that of the content. UIKit's form sheet has 540 by 620; the width of a
  /// page is from memory. [believed]
  func size(in screen: Size) -> Size? {
    switch self {
    case .fitted: nil
    case .form: Size(width: min(540, screen.width - 40), height: min(620, screen.height - 40))
    case .automatic, .page: Size(width: min(704, screen.width - 88), height: screen.height - 88)
    }
  }
}

/// Sheets in the middle of the screen or window, where there is room beside them.
extension ViewUpdate {
  /// Whether the screen is high enough for a sheet in its middle.
  var isTall: Bool { (graph.surface?.size.height ?? 0) >= 600 }

  /// On an iPad, a sheet is a card in the middle of the screen, whatever its detents.
  mutating func sheetInMiddle(_ content: [Element], _ memory: PresentationMemory) -> Element {
    let look = graph.sheetLook(of: node)
    graph.service(SheetLooks.self).set(look, of: node)
    let size = look.sizing.size(in: graph.surface?.size ?? .zero)
    return dimmed(40, card(content, memory, corner: look.corner, size: size))
  }

  /// On a Mac, a sheet is a panel with the ideal size of its content in the middle of the window, at most as large as
  /// the window. Its corner and shadow are judged by appearance. [approximation]
  mutating func sheetOnMac(_ content: [Element], _ memory: PresentationMemory) -> Element {
    graph.service(SheetLooks.self).set(graph.sheetLook(of: node), of: node)
    return dimmed(40, card(content, memory, corner: graph.isGlass ? 26 : 10, size: nil))
  }

  /// A card of a size, or of the ideal size of its content.
  private mutating func card(
    _ content: [Element], _ memory: PresentationMemory, corner: Double, size: Size?
  ) -> Element {
    let shadow = Shadow(color: Color(white: 0, opacity: 0.25), radius: 20, offset: Point(x: 0, y: 8))
    let paint = paper.shadowed(Paint.StyleShadow(isInner: false, shadow: shadow))
    let stack =
      size == nil
      ? part(19, .zStack(), content, type: "Screen")
      : part(
        19, .modifier(.flexibleFrame(FlexibleFrame(maxWidth: .infinity, maxHeight: .infinity))), content, type: "Screen"
      )
    let inner = part(
      20, .modifier(.clipped), [stack], .clipShape(ShapeDrawing(outline: .rounded(corner), paint: paper)),
      type: "Screen")
    let panel = grounded(inner, ShapeDrawing(outline: .rounded(corner), paint: paint), memory)
    if let size { return framed(23, panel, width: size.width, height: size.height) }
    let screen = graph.surface?.size ?? .zero
    let ideal = part(
      23, .modifier(.fixedSize([.horizontal, .vertical])), [panel], type: "Sheet")
    let limit = FlexibleFrame(maxWidth: screen.width, maxHeight: screen.height)
    return part(24, .modifier(.flexibleFrame(limit)), [ideal], type: "Sheet")
  }
}
