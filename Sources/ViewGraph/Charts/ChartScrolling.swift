import ViewLayout
import ViewMachine
import ViewSemantics
import ViewSource

/// The visible part of a chart's horizontal axis.
struct XScroll {
  let isDate: Bool
  let start: Double
  let length: Double
  /// The ends of the whole axis.
  let lower: Double
  let upper: Double

  /// The start after scrolling by a fraction of the visible length.
  func start(movedBy share: Double) -> Double { min(max(start + share * length, lower), max(lower, upper - length)) }
}

/// The pan gesture that scrolls the horizontal axis.
private final class ChartPan {
  private unowned let graph: Graph
  private weak var node: ViewNode?
  private weak var memory: ChartMemory?
  /// The binding of the scroll position, and its type.
  private let kept: (location: BindingLocation, type: TypeID)?

  init(_ graph: Graph, _ node: ViewNode, _ memory: ChartMemory, _ kept: (location: BindingLocation, type: TypeID)?) {
    self.graph = graph
    self.node = node
    self.memory = memory
    self.kept = kept
  }

  func move(by distance: Point) -> Bool {
    guard abs(distance.x) >= abs(distance.y), let node, node.isAlive, let memory, let picture = memory.picture,
      picture.plot.width > 0, let shown = picture.xScrolled
    else { return false }
    let start = shown.start(movedBy: distance.x / picture.plot.width)
    guard abs(start - shown.start) > shown.length * 1e-6 else { return false }
    let value: ChartValue = shown.isDate ? .date(start) : .number(start)
    graph.perform {
      memory.xStart = (start, nil)
      graph.invalidate(node, .property("scroll position"))
      guard let kept, let own = try graph.plottable(value, kept.type) else { return }
      let told: Double = if case .int(let number) = own { Double(number) } else { start }
      memory.xStart = (start, told)
      try graph.act(node) { try kept.location.set(own) }
    }
    return true
  }
}

extension ViewUpdate {
  /// Adds the scroll gesture, if the chart is scrollable and shows only a part of the horizontal axis.
  func scroll(_ surface: Element, _ memory: ChartMemory) {
    let axes = environment[ChartSettings.key(ChartViewChange.scrollable.rawValue)].map { graph.axes($0) } ?? []
    guard axes.contains(.horizontal), environment[ChartSettings.key(ChartViewChange.xVisible.rawValue)] != nil else {
      return
    }
    let given = environment[ChartSettings.key(ChartViewChange.xScroll.rawValue)].map { machine.opened($0) }
    let type = given.flatMap { graph.type(of: $0) }.flatMap { machine.types.arguments($0).first }
    var kept: (location: BindingLocation, type: TypeID)?
    if let location = given?.bindingLocation, let type { kept = (location, type) }
    let pan = ChartPan(graph, node, memory, kept)
    surface.actions.pan = { pan.move(by: $0) }
  }
}
