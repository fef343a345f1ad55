import ViewDrawing
import ViewLayout
import ViewMachine
import ViewSemantics
import ViewSource

/// The position of the view that presents an anchored layer, updated after each layout.
final class PresentationAnchor: GeometryFollower {
  /// The frame in the root's coordinates.
  private(set) var target: Rect?
  /// The part of the view that the layer belongs to; `nil` for the whole view.
  weak var part: Element?

  func follow(_ node: ViewNode, in graph: Graph) throws {
    guard let layout = part?.layout ?? node.firstLayout, let frame = graph.engine.settledFrame(of: layout),
      frame != target
    else {
      return
    }
    target = frame
    graph.invalidate(node, .input)
  }
}

/// A layout that places its view below a rectangle, or above it if there is more room, within its own bounds.
struct AnchoredLayout: Layout, Hashable {
  var target: Rect
  /// Whether the edges are aligned instead of the centers.
  var isAtEdge: Bool
  /// The minimum width.
  var minimumWidth: Double
  /// The distance from the rectangle and from the bounds.
  var gap: Double
  /// Positions are multiples of this size.
  var unit: Size

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    guard let view = subviews.first else { return }
    let room = Size(width: max(bounds.width - 2 * gap, 0), height: bounds.height)
    let ideal = view.sizeThatFits(.unspecified)
    let width = min(max(ideal.width, minimumWidth), room.width)
    let size = view.sizeThatFits(ProposedViewSize(width: width, height: nil))
    let height = min(size.height, room.height)
    // A menu is aligned with the edge of its button that is nearer to an edge of the screen [believed].
    let edge = target.midX > bounds.midX ? target.maxX - size.width : target.minX
    let wished = isAtEdge ? edge : target.midX - size.width / 2
    let x = max(min(wished, bounds.maxX - gap - size.width), bounds.minX + min(gap, bounds.width))
    let below = bounds.maxY - target.maxY
    let isBelow = height + gap <= below || below >= target.minY - bounds.minY
    // Over a rectangle that leaves no room beside it. [believed]
    let fits = height + gap <= max(below, target.minY - bounds.minY)
    let beside = isBelow ? target.maxY + gap / 2 : target.minY - gap / 2 - height
    let y = fits || isAtEdge ? beside : target.midY - height / 2
    let inside = max(min(y, bounds.maxY - height), bounds.minY)
    view.place(
      at: Point(x: rounded(x, unit.width, .down), y: rounded(inside, unit.height, isBelow ? .up : .down)),
      proposal: ProposedViewSize(width: width, height: height))
  }

  private func rounded(_ length: Double, _ unit: Double, _ rule: FloatingPointRoundingRule) -> Double {
    unit > 0 ? (length / unit).rounded(rule) * unit : length
  }
}

extension ViewUpdate {
  /// A card above the window, beside the view that presents it. A tap outside closes it.
  ///
  /// - Parameter numbers: The first of four part numbers.
  mutating func anchored(
    _ numbers: Int, _ card: Element, at anchor: PresentationAnchor, isMenu: Bool, _ close: @escaping () -> Void
  ) -> Element {
    graph.service(GeometryFollowers.self).add(node, anchor)
    let layout = AnchoredLayout(
      target: anchor.target ?? .zero, isAtEdge: isMenu, minimumWidth: isMenu && !graph.isInCells ? 250 : 0,
      gap: graph.isInCells ? 0 : 8, unit: graph.isInCells ? CellTextMeasurer.cell : .zero)
    let place = part(numbers, .layout(AnyLayout(layout, identity: layout)), [card], type: "Place")
    let around = part(numbers + 1, .color, [], .none, type: "Outside")
    let whole =
      graph.isInCells ? around : part(numbers + 2, .modifier(.ignoresSafeArea(.all, .all)), [around], type: "Outside")
    whole.actions.tap = close
    let made = part(numbers + 3, .zStack(), [whole, place], type: "Presentation")
    made.actions.dismiss = close
    return made
  }

  /// The background of a menu or popover.
  mutating func bubble(_ number: Int, _ content: Element) -> Element {
    let tone = paints.isDark ? 0.15 : graph.isInCells ? 0.93 : 0.98
    if graph.isInCells {
      let paint = Paint(red: tone, green: tone, blue: tone)
      return backed(number, content, by: ShapeDrawing(outline: .rectangle, paint: paint))
    }
    let shadow = Shadow(color: Color(white: 0, opacity: 0.15), radius: 24, offset: Point(x: 0, y: 8))
    let paint = Paint(red: tone, green: tone, blue: tone, opacity: 0.97)
      .shadowed(Paint.StyleShadow(isInner: false, shadow: shadow))
    return backed(number, content, by: ShapeDrawing(outline: .rounded(graph.isGlass ? 26 : 13), paint: paint))
  }
}
