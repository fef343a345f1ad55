import ViewLayout
import ViewMachine

/// The state of a view that draws itself once its size is known, and again when it or its size changes.
final class SizedDrawing: GeometryFollower {
  /// Draws the view at a size; `nil` if there is nothing to draw.
  private var draw: ((ViewNode, Size) throws -> [CanvasItem])?
  /// Whether the view was updated since the last drawing.
  private var isStale = true
  private var items: [CanvasItem] = []
  private weak var element: Element?
  private var size = Size.zero

  var onlyDraws: Bool { true }

  func follow(_ node: ViewNode, in graph: Graph) throws {
    guard let draw, let element, let layout = element.layout, let frame = graph.engine.settledFrame(of: layout),
      isStale || frame.size != size
    else { return }
    isStale = false
    size = frame.size
    items = try draw(node, size)
    element.drawing = .canvas(items)
  }

  /// Updates the view. It shows the last drawing until it is drawn again.
  ///
  /// - Parameter number: The number of the drawn part of the view; `nil` for the view itself.
  func renew(
    _ update: inout ViewUpdate, number: Int? = nil, _ draw: ((ViewNode, Size) throws -> [CanvasItem])?
  ) -> Element {
    self.draw = draw
    isStale = true
    return show(&update, number: number)
  }

  /// Shows the last drawing.
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
  /// The view's content is drawn by a function of its size.
  mutating func drawing(_ draw: ((ViewNode, Size) throws -> [CanvasItem])?) {
    _ = memory { SizedDrawing() }.renew(&self, draw)
  }
}
