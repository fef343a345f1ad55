import ViewDrawing
import ViewLayout
import ViewMachine
import ViewSemantics
import ViewSource

/// The state of a chart: its last drawing, for its overlay, background and plot style views.
final class ChartMemory {
  fileprivate let drawing = SizedDrawing()
  /// The gesture that chooses a value.
  var choosing: GestureHandler?
  fileprivate(set) var picture: ChartPicture?
  /// The start of the visible part of the horizontal axis, after a scroll gesture. The value told to the program may be
  /// rounded.
  var xStart: (exact: Double, told: Double?)?
  /// The plot area when the surrounding views were created.
  fileprivate var shownPlot = Rect.zero
}

/// The value of a `ChartProxy`.
final class ChartProxyBox: Box {
  weak var memory: ChartMemory?
  weak var node: ViewNode?

  init(_ memory: ChartMemory, _ node: ViewNode) {
    self.memory = memory
    self.node = node
  }
}

/// Views that a modifier adds to a chart.
private struct ChartLayer {
  let kind: ChartViewChange
  /// The name in view paths.
  let segment: String
  /// The first of two part numbers around them.
  let number: Int
}

/// A layout that stacks views: some fill the chart, others its plot area.
private struct ChartLayout: Layout, Hashable {
  /// The plot area in the chart.
  var plot: Rect
  /// Whether each view fills the plot area.
  var isInPlot: [Bool]

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    for (subview, isInPlot) in zip(subviews, isInPlot) {
      let place = isInPlot ? plot.offset(by: bounds.origin) : bounds
      subview.place(at: place.origin, proposal: ProposedViewSize(place.size))
    }
  }
}

extension ViewUpdate {
  /// The layers, from back to front.
  private static let layers: [ChartLayer] = [
    ChartLayer(kind: .background, segment: ".chartBackground", number: 2),
    ChartLayer(kind: .plotStyle, segment: ".chartPlotStyle", number: 4),
    ChartLayer(kind: .overlay, segment: ".chartOverlay", number: 6),
  ]

  mutating func chart() throws {
    let memory = memory { ChartMemory() }
    let given = ViewUpdate.layers.filter { environment[ChartSettings.key($0.kind.rawValue)] != nil }
    let number = given.isEmpty ? nil : 1
    let surface = isRelisting ? memory.drawing.show(&self, number: number) : try drawn(memory, number)
    select(on: surface, memory)
    scroll(surface, memory)
    guard !given.isEmpty else { return }
    memory.shownPlot = memory.picture?.plot ?? .zero
    var views: [(element: Element, isInPlot: Bool)] = []
    for given in given {
      // The marks are in front of the plot style and behind the overlay.
      if given.kind == .overlay { views.append((surface, false)) }
      views.append((try layer(given, memory), given.kind == .plotStyle))
    }
    if !given.contains(where: { $0.kind == .overlay }) { views.append((surface, false)) }
    let layout = ChartLayout(plot: memory.shownPlot, isInPlot: views.map(\.isInPlot))
    container(.layout(AnyLayout(layout, identity: layout)), views.map(\.element))
  }

  /// The drawing of the marks, axes and legend.
  private mutating func drawn(_ memory: ChartMemory, _ number: Int?) throws -> Element {
    graph.note("charts are drawn approximately as on iOS", at: node.source, feature: "Chart")
    let graph = graph
    var reading = ChartReading(graph, environment)
    try reading.read(field("content"))
    var settings = try ChartSettings(graph, environment, reading)
    if let moved = memory.xStart, moved.told == nil || moved.told == settings.xStart { settings.xStart = moved.exact }
    let marks = reading.marks
    return memory.drawing.renew(&self, number: number) { [weak memory, settings] node, size in
      var picture = ChartPicture(graph, node.environment, settings, marks, size)
      picture.draw()
      memory?.picture = picture
      // The surrounding views follow the plot area.
      if number != nil, let memory, picture.plot != memory.shownPlot { graph.invalidate(node, .input) }
      return picture.items
    }
  }

  /// The views of a layer, in a frame of the whole size.
  private mutating func layer(_ layer: ChartLayer, _ memory: ChartMemory) throws -> Element {
    let kind = layer.kind
    let key = ChildKey.field(kind.rawValue)
    let content: ViewNode
    if isRelisting, let old = node.children.first(where: { $0.key == key }) {
      keep(old)
      content = old
    } else {
      let function = graph.function(environment[ChartSettings.key(kind.rawValue)])
      let argument =
        kind == .plotStyle
        ? graph.structure("ChartPlotContent", [])
        : graph.structure("ChartProxy", [.ref(ChartProxyBox(memory, node))])
      do {
        let made = try function.map { try machine.call($0, [argument]) } ?? .void
        content = child(key, made, graph.analyzer.known("AnyView"), segment: layer.segment)
      } catch {
        content = failed(key, error, segment: layer.segment)
      }
    }
    let alignment = environment[ChartSettings.key(kind.rawValue + " 1")].map { graph.alignment($0) } ?? .center
    let frame = FlexibleFrame(
      minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity, alignment: alignment)
    let stack = part(layer.number, .zStack(), content.elements, type: "ZStack")
    return part(layer.number + 1, .modifier(.flexibleFrame(frame)), [stack], type: "Frame")
  }
}
