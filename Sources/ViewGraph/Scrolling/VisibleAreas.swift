import ViewLayout
import ViewSource

/// What can be seen of the insides of views after a layout: each view around several others is looked at once.
struct VisibleAreas {
  private let graph: Graph
  /// Of views that have been looked at, what scroll views around them and they themselves leave; nothing of a view that is
  /// covered or scrolled out of sight.
  private var known: [ObjectIdentifier: Rect?] = [:]

  init(_ graph: Graph) { self.graph = graph }

  /// Views have been covered or come back.
  mutating func forget() { known.removeAll(keepingCapacity: true) }

  /// The part of the window in which what is in a view can be seen; `nil` if the view is not placed.
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

  /// What a view leaves of the area around it.
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

  /// What is seen of a scroll view: what ends at the safe area, or at a bar, goes on below it to the edge of the screen.
  private func shown(_ frame: Rect, of node: ViewNode) -> Rect {
    guard !graph.isInCells, let surface = graph.surface, frame.maxY < surface.size.height else { return frame }
    let isAtBar = abs(frame.maxY - surface.area.maxY) < 0.5 || isOverBar(frame.maxY, node)
    return isAtBar
      ? Rect(x: frame.minX, y: frame.minY, width: frame.width, height: surface.size.height - frame.minY) : frame
  }

  /// Whether there is a bar below, around a view, that begins at a height.
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
