import ViewLayout
import ViewMachine

/// What a view keeps that draws itself once its size is known, and again whenever it or its size changes.
final class SizedDrawing: GeometryFollower {
  /// Draws the view at a size; `nil` where there is nothing to draw with.
  private var draw: ((ViewNode, Size) throws -> [CanvasItem])?
  /// Whether the view has been made anew since it was drawn.
  private var isStale = true
  private var items: [CanvasItem] = []
  private weak var element: Element?
  private var size = Size.zero

  func follow(_ node: ViewNode, in graph: Graph) throws {
    guard let draw, let element, let layout = element.layout, let frame = graph.engine.settledFrame(of: layout),
      isStale || frame.size != size
    else { return }
    isStale = false
    size = frame.size
    items = try draw(node, size)
    element.drawing = .canvas(items)
  }

  /// The view in an update: as it was drawn last, until it is drawn anew.
  ///
  /// - Parameter number: Of the part of the view that is drawn; `nil` for the view itself.
  func renew(
    _ update: inout ViewUpdate, number: Int? = nil, _ draw: ((ViewNode, Size) throws -> [CanvasItem])?
  ) -> Element {
    self.draw = draw
    isStale = true
    return show(&update, number: number)
  }

  /// The view as it was drawn last.
  func show(_ update: inout ViewUpdate, number: Int? = nil) -> Element {
    let made =
      number.map { update.part($0, .color, [], .canvas(items), type: "Drawing") }
      ?? update.container(.color, [], .canvas(items))
    element = made
    update.graph.service(GeometryFollowers.self).add(update.node, self)
    return made
  }
}

extension ViewUpdate {
  /// The view is what a function draws at its size.
  mutating func drawing(_ draw: ((ViewNode, Size) throws -> [CanvasItem])?) {
    _ = memory { SizedDrawing() }.renew(&self, draw)
  }
}
