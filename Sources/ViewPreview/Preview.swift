import ViewDrawing
import ViewGraph
import ViewLayout
import ViewSource

/// A view of a program, made and laid out.
public struct Preview {
  /// The views.
  public let graph: Graph
  /// The area that the picture shows.
  public private(set) var surface: LayoutSurface
  /// Whether the appearance is dark: as asked for, or as a view prefers.
  public private(set) var isDark: Bool
  let metrics: Metrics
  private let fits: Bool

  /// The size of the surface, in points.
  public var size: Size { surface.size }

  /// How text is measured, and how long a pixel is.
  public enum Metrics: String, Sendable, CaseIterable {
    case cell, ios
  }

  /// The layout engine for some options.
  public static func engine(_ options: PreviewOptions) -> LayoutEngine {
    // A divider is one point thick in both, as in the cases that layout is compared with.
    switch options.metrics {
    case .cell: LayoutEngine()
    case .ios:
      LayoutEngine(
        metrics: LayoutMetrics(pixels: PixelGrid(scale: options.scale), isInCells: false),
        textMeasurer: IOSTextMeasurer())
    }
  }

  /// Makes the views of something that can be shown and lays them out.
  ///
  /// - Parameter settings: Values of properties, by name, as Swift literals.
  public init(
    _ view: RunnableView, in graph: Graph, settings: [(name: String, value: String)] = [], options: PreviewOptions
  ) throws {
    self.graph = graph
    var surroundings = options.surroundings
    let surface = LayoutSurface(
      size: options.size, safeArea: options.fits ? .zero : options.safeArea, direction: surroundings.direction)
    graph.surface = surface
    graph.makesAllRows = options.fits
    try graph.show(view, settings: settings, in: graph.environment(surroundings))
    // A view can ask its window for another appearance, in which all of it is shown.
    if let isDark = graph.prefersDark, isDark != surroundings.isDark {
      surroundings.isDark = isDark
      try graph.show(view, settings: settings, in: graph.environment(surroundings))
    }
    isDark = surroundings.isDark
    metrics = options.metrics
    fits = options.fits
    self.surface = Preview.fit(graph, surface, options)
  }

  /// The views have been laid out on another surface, or in the other appearance.
  mutating func follow(_ surface: LayoutSurface, isDark: Bool) {
    self.surface = surface
    self.isDark = isDark
  }

  /// The surface, made as large as the views want to be where that is asked for.
  private static func fit(_ graph: Graph, _ surface: LayoutSurface, _ options: PreviewOptions) -> LayoutSurface {
    guard options.fits, let root = graph.rootLayout else { return surface }
    var area = options.size
    let wanted = graph.engine.sizeThatFits(root, in: ProposedViewSize(width: area.width, height: nil))
    if wanted.width.isFinite { area.width = max(wanted.width, 1) }
    if wanted.height.isFinite { area.height = max(wanted.height, 1) }
    let fitted = LayoutSurface(size: area, safeArea: .zero, direction: options.surroundings.direction)
    graph.surface = fitted
    graph.layOut()
    return fitted
  }

  /// The picture as characters.
  ///
  /// - Parameter showsFills: fills are shown by shades of characters, for a picture without colours.
  public func canvas(showsFills: Bool = false) throws(PictureTooLarge) -> CellCanvas {
    try CellRenderer(
      displayList, size: size, background: background, showsFills: showsFills, growsForText: fits
    ).canvas
  }

  /// What the view is drawn on.
  var background: Color { isDark ? .black : .white }
}
