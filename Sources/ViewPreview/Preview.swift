import ViewInterpreter
import ViewLayout
import ViewSource

/// A view of a program, made and laid out.
public struct Preview {
  /// The views, evaluated.
  public let graph: ViewGraph
  /// The area that the picture shows.
  public let surface: LayoutSurface
  /// What laying out found wrong, and how much work it was.
  public let pass: LayoutPass
  /// Whether the appearance is dark: as asked for, or as a view prefers.
  public let isDark: Bool
  private let paper: Paint

  /// The size of the surface, in points.
  public var size: Size { surface.size }

  /// How text is measured, and how long a pixel is.
  public enum Metrics: String, Sendable, CaseIterable {
    case cell, ios
  }

  /// Makes the views of a value and lays them out.
  ///
  /// - Parameter state: values for the state of the root view, by the names of its properties.
  public init(
    _ value: Value, name: String, interpreter: Interpreter, options: PreviewOptions, state: [String: Value] = [:]
  ) {
    let graph = Preview.graph(of: value, name: name, interpreter: interpreter, options: options, state: state)
    self.init(graph, options: options)
  }

  /// The graph of a view, not yet laid out.
  public static func graph(
    of value: Value, name: String, interpreter: Interpreter, options: PreviewOptions, state: [String: Value] = [:]
  ) -> ViewGraph {
    var surroundings = options.surroundings
    func make() -> ViewGraph {
      let graph = ViewGraph(interpreter, engine: engine(options))
      graph.rootState = state
      graph.make(value, name: name, in: surroundings)
      return graph
    }
    let graph = make()
    // A view can ask its window for another appearance, in which all of it is shown.
    guard let isDark = graph.prefersDark, isDark != surroundings.isDark else { return graph }
    surroundings.isDark = isDark
    return make()
  }

  private static func engine(_ options: PreviewOptions) -> LayoutEngine {
    // A divider is one point thick in both, as in the cases that layout is compared with.
    switch options.metrics {
    case .cell: LayoutEngine()
    case .ios:
      LayoutEngine(metrics: LayoutMetrics(pixels: PixelGrid(scale: options.scale)), textMeasurer: IOSTextMeasurer())
    }
  }

  /// Lays a graph out.
  public init(_ graph: ViewGraph, options: PreviewOptions) {
    self.graph = graph
    isDark = graph.prefersDark ?? options.surroundings.isDark
    paper = options.paper(isDark: isDark)
    let engine = graph.engine
    guard let root = graph.root else {
      surface = LayoutSurface(size: options.size)
      pass = engine.layout(engine.insert(.empty), in: surface)
      return
    }
    var area = options.size
    if options.fits {
      let wanted = engine.sizeThatFits(root.layout, in: ProposedViewSize(width: area.width, height: nil))
      if wanted.width.isFinite { area.width = max(wanted.width, 1) }
      if wanted.height.isFinite { area.height = max(wanted.height, 1) }
    }
    surface = LayoutSurface(
      size: area, safeArea: options.fits ? .zero : options.safeArea, direction: options.surroundings.direction)
    pass = engine.layout(root.layout, in: surface)
  }

  /// The picture as characters.
  ///
  /// - Parameter showsFills: fills are shown by shades of characters, for a picture without colours.
  public func canvas(showsFills: Bool = false) throws(PictureTooLarge) -> Canvas {
    try Painter.paint(graph, size: size, background: paper, showsFills: showsFills)
  }
}
