import ViewLayout
import ViewSource

/// The visible areas of views after a layout, cached for shared ancestors.
struct VisibleAreas {
  private let graph: Graph
  /// The visible area inside of each view; `nil` if the view is covered or scrolled out of sight.
  private var known: [ObjectIdentifier: Rect?] = [:]

  init(_ graph: Graph) { self.graph = graph }

  /// Clears the cache after views were covered or uncovered.
  mutating func forget() { known.removeAll(keepingCapacity: true) }

  /// The visible area of a view's content in the window; `nil` if the view is not placed.
  mutating func area(of node: ViewNode) -> Rect? {
    guard let surface = graph.surface, graph.settledFrame(of: node) != nil else { return nil }
    var open: [ViewNode] = []
    var area: Rect? = Rect(origin: .zero, size: surface.size)
    var current: ViewNode? = node
    while let place = current {
      if let found = known[ObjectIdentifier(place)] {
        area = found
        break
      }
      open.append(place)
      current = place.parent
    }
    for place in open.reversed() {
      area = area.flatMap { inside(place, $0) }
      known[ObjectIdentifier(place)] = .some(area)
    }
    return area
  }

  /// The visible area inside of a view, within the area around it.
  private func inside(_ node: ViewNode, _ outer: Rect) -> Rect? {
    if node.isCovered { return nil }
    var area = outer
    for element in node.made.values {
      guard let layout = element.layout, case .modifier(.scrollView) = graph.engine.kind(of: layout),
        let frame = graph.engine.settledFrame(of: layout)
      else { continue }
      guard let seen = area.intersection(shown(frame, of: node)) else { return nil }
      area = seen
    }
    return area
  }

  /// The visible frame of a scroll view. One that ends at the safe area or at a bar extends to the edge of the screen.
  private func shown(_ frame: Rect, of node: ViewNode) -> Rect {
    guard !graph.isInCells, let surface = graph.surface, frame.maxY < surface.size.height else { return frame }
    let isAtBar = abs(frame.maxY - surface.area.maxY) < 0.5 || isOverBar(frame.maxY, node)
    return isAtBar
      ? Rect(x: frame.minX, y: frame.minY, width: frame.width, height: surface.size.height - frame.minY) : frame
  }

  /// Whether a view has a bottom bar that starts at a height.
  private func isOverBar(_ end: Double, _ node: ViewNode) -> Bool {
    var current: ViewNode? = node
    while let place = current {
      for element in place.made.values {
        guard let layout = element.layout,
          case .decoration(.safeAreaInset(let inset)) = graph.engine.kind(of: layout), inset.edge == .bottom,
          let content = element.children.first?.layout, let frame = graph.engine.settledFrame(of: content)
        else { continue }
        if abs(frame.maxY - end) < 0.5 { return true }
      }
      current = place.parent
    }
    return false
  }
}
