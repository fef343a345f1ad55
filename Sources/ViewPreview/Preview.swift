import ViewDrawing
import ViewGraph
import ViewLayout
import ViewSource

/// A view of a program with its graph and layout.
public struct Preview {
  /// The view graph.
  public let graph: Graph
  /// The surface of the preview.
  public private(set) var surface: LayoutSurface
  /// Whether the appearance is dark: as requested, or as a view prefers.
  public private(set) var isDark: Bool
  let metrics: Metrics
  private let fits: Bool
  private var options: PreviewOptions

  /// The size of the surface, in points.
  public var size: Size { surface.size }

  /// The text metrics and the size of a pixel.
  public enum Metrics: String, Sendable, CaseIterable {
    case cell, ios
  }

  /// A layout engine for the options.
  public static func engine(_ options: PreviewOptions) -> LayoutEngine {
    // A divider is one point thick with both metrics, as in the layouts used for comparison.
    switch options.metrics {
    case .cell: LayoutEngine()
    case .ios:
      LayoutEngine(
        metrics: LayoutMetrics(pixels: PixelGrid(scale: options.scale), isInCells: false),
        textMeasurer: IOSTextMeasurer())
    }
  }

  /// Makes the view graph of a view and lays it out.
  ///
  /// - Parameter settings: values of properties, by name, as Swift literals.
  public init(
    _ view: RunnableView, in graph: Graph, settings: [(name: String, value: String)] = [], options: PreviewOptions
  ) throws {
    self.graph = graph
    self.options = options
    var surroundings = options.surroundings
    graph.renderElement = { [unowned graph] in DisplayListBuilder.picture(of: $0, in: graph, options.metrics) }
    graph.movesChrome = options.animatesChrome
    let surface = LayoutSurface(
      size: options.size, safeArea: options.fits ? .zero : options.safeArea, direction: surroundings.direction)
    graph.surface = surface
    graph.makesAllRows = options.fits
    try graph.show(view, settings: settings, in: graph.environment(surroundings))
    // A view can request another appearance for the whole window. The views keep their state: what has begun with the
    // first appearance does not begin again.
    if let isDark = graph.prefersDark, isDark != surroundings.isDark {
      surroundings.isDark = isDark
      graph.change(to: surroundings, on: surface)
    }
    isDark = surroundings.isDark
    metrics = options.metrics
    fits = options.fits
    self.surface = Preview.fit(graph, surface, options)
  }

  /// Updates the preview after a layout on another surface or in another appearance.
  mutating func follow(_ surface: LayoutSurface, isDark: Bool) {
    self.surface = surface
    self.isDark = isDark
  }

  // MARK: Steps

  /// Performs a step, including one that changes the window, and updates the views.
  public mutating func take(_ step: Step) throws(StepError) {
    switch step {
    case .rotate:
      options = options.rotated
      rebuildStage()
    case .resize(let width, let height):
      options = options.resized(to: Size(width: width, height: height))
      rebuildStage()
    case .set("colorScheme", let value):
      try graph.take(step)
      options.surroundings.isDark = value.hasSuffix("dark")
    default: try graph.take(step)
    }
    followAppearance()
    // The size that the views want may have changed.
    if options.fits || options.growsWithContent { graph.surface.map { surface = Preview.fit(graph, $0, options) } }
  }

  private mutating func rebuildStage() {
    graph.change(
      to: appearance,
      on: LayoutSurface(
        size: options.size, safeArea: options.fits ? .zero : options.safeArea, direction: options.surroundings.direction
      ))
    graph.surface.map { surface = Preview.fit(graph, $0, options) }
  }

  /// The environment values with the current appearance.
  private var appearance: Surroundings {
    var surroundings = options.surroundings
    surroundings.isDark = isDark
    return surroundings
  }

  /// Updates the appearance after a change of the views' preference.
  public mutating func followAppearance() {
    let wanted = graph.prefersDark ?? options.surroundings.isDark
    guard wanted != isDark, let surface = graph.surface else { return }
    isDark = wanted
    graph.change(to: appearance, on: surface)
  }

  /// Brings animations to their end, for a still image.
  public func settle() { graph.finishAnimations() }

  /// The surface, resized to the views if the options request it.
  private static func fit(_ graph: Graph, _ surface: LayoutSurface, _ options: PreviewOptions) -> LayoutSurface {
    guard let root = graph.rootLayout else { return surface }
    guard options.fits else { return options.growsWithContent ? grown(graph, root, surface, options) : surface }
    var area = options.size
    let wanted = graph.engine.sizeThatFits(root, in: ProposedViewSize(width: area.width, height: nil))
    if wanted.width.isFinite { area.width = max(wanted.width, 1) }
    if wanted.height.isFinite { area.height = max(wanted.height, 1) }
    let fitted = LayoutSurface(size: area, safeArea: .zero, direction: options.surroundings.direction)
    graph.surface = fitted
    graph.layOut()
    return fitted
  }

  /// The surface of a window, which is not smaller than its content can be.
  private static func grown(
    _ graph: Graph, _ root: LayoutNodeID, _ surface: LayoutSurface, _ options: PreviewOptions
  ) -> LayoutSurface {
    let least = graph.engine.sizeThatFits(
      root, in: ProposedViewSize(width: options.size.width, height: options.size.height))
    func length(_ wanted: Double, _ given: Double, cell: Double) -> Double {
      guard wanted > given + 0.5, wanted <= mostGrown else { return given }
      return options.metrics == .cell ? (wanted / cell).rounded(.up) * cell : wanted
    }
    let area = Size(
      width: length(least.width, options.size.width, cell: CellCanvas.cellWidth),
      height: length(least.height, options.size.height, cell: CellCanvas.cellHeight))
    guard area != surface.size else { return surface }
    let window = LayoutSurface(size: area, safeArea: surface.safeArea, direction: surface.direction)
    graph.surface = window
    graph.layOut()
    return window
  }

  /// A window does not grow beyond large screens.
  private static let mostGrown = 4_000.0

  /// The preview as characters.
  ///
  /// - Parameter showsFills: whether characters show filled areas, for an image without colours.
  public func canvas(showsFills: Bool = false) throws(PictureTooLarge) -> CellCanvas {
    try CellRenderer(
      displayList, size: size, background: background, showsFills: showsFills, growsForText: fits,
      bitmaps: graph.bitmaps
    ).canvas
  }

  /// The background of the view.
  var background: Color {
    // The glass of a window in a room, in front of a dim wall. [approximation]
    if graph.typeScale == .room { return Color(red: 0.3, green: 0.3, blue: 0.32) }
    return isDark ? .black : .white
  }
}
