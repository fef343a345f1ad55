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
  private var options: PreviewOptions

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
    self.options = options
    var surroundings = options.surroundings
    graph.takePicture = { [unowned graph] in DisplayListBuilder.picture(of: $0, in: graph, options.metrics) }
    graph.movesChrome = options.animatesChrome
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

  // MARK: Steps

  /// Takes a step, also one that changes the window, and brings the views up to date.
  public mutating func take(_ step: Step) throws(StepError) {
    switch step {
    case .rotate:
      options = options.rotated
      restage()
    case .resize(let width, let height):
      options = options.resized(to: Size(width: width, height: height))
      restage()
    case .set("colorScheme", let value):
      try graph.take(step)
      options.surroundings.isDark = value.hasSuffix("dark")
    default: try graph.take(step)
    }
    followAppearance()
    // The views may want another size now.
    if options.fits { graph.surface.map { surface = Preview.fit(graph, $0, options) } }
  }

  private mutating func restage() {
    graph.change(
      to: appearance,
      on: LayoutSurface(
        size: options.size, safeArea: options.fits ? .zero : options.safeArea, direction: options.surroundings.direction
      ))
    graph.surface.map { surface = Preview.fit(graph, $0, options) }
  }

  /// The surroundings in the appearance that the views have.
  private var appearance: Surroundings {
    var surroundings = options.surroundings
    surroundings.isDark = isDark
    return surroundings
  }

  /// The views may have come to ask their window for another appearance, or ask for none any more.
  public mutating func followAppearance() {
    let wanted = graph.prefersDark ?? options.surroundings.isDark
    guard wanted != isDark, let surface = graph.surface else { return }
    isDark = wanted
    graph.change(to: appearance, on: surface)
  }

  /// Brings what moves to its end, as a still picture shows views.
  public func settle() { graph.bringToRest() }

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
      displayList, size: size, background: background, showsFills: showsFills, growsForText: fits,
      bitmaps: graph.bitmaps
    ).canvas
  }

  /// What the view is drawn on.
  var background: Color {
    // The glass of a window in a room, before a dim wall. [approximation]
    if graph.typeScale == .room { return Color(red: 0.3, green: 0.3, blue: 0.32) }
    return isDark ? .black : .white
  }
}
