import ViewInterpreter
import ViewLayout
import ViewSource

/// A view of a program, made and laid out.
public struct Preview {
  public let graph: ViewGraph
  /// The area that the picture shows.
  public let size: Size
  public let pass: LayoutPass

  /// How text is measured, and how long a pixel is.
  public enum Metrics: String, Sendable, CaseIterable {
    case cell, ios
  }

  /// - Parameters:
  ///   - fits: the picture is as high as the view wants to be at this width.
  public init(
    _ value: Value, name: String, interpreter: Interpreter, size: Size, fits: Bool, metrics: Metrics,
    state: [String: Value] = [:]
  ) {
    // A divider is one point thick in both, as in the cases that layout is compared with.
    let engine: LayoutEngine
    switch metrics {
    case .cell: engine = LayoutEngine()
    case .ios:
      engine = LayoutEngine(metrics: LayoutMetrics(pixels: PixelGrid(scale: 3)), textMeasurer: IOSTextMeasurer())
    }
    graph = ViewGraph(interpreter, engine: engine)
    graph.rootState = state
    graph.make(value, name: name)
    guard let root = graph.root else {
      self.size = size
      pass = engine.layout(engine.insert(.empty), in: LayoutSurface(size: size))
      return
    }
    var area = size
    if fits {
      let wanted = engine.sizeThatFits(root.layout, in: ProposedViewSize(width: size.width, height: nil))
      area = Size(width: max(wanted.width, 1), height: max(wanted.height, 1))
      if !area.width.isFinite { area.width = size.width }
      if !area.height.isFinite { area.height = size.height }
    }
    self.size = area
    pass = engine.layout(root.layout, in: LayoutSurface(size: area))
  }

  /// The picture as characters.
  public func canvas(background: Paint, showsFills: Bool = false) -> Canvas {
    Painter.paint(graph, size: size, background: background, showsFills: showsFills)
  }
}
