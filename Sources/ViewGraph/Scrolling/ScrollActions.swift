import ViewLayout
import ViewMachine
import ViewSemantics
import ViewSource

/// `onScrollGeometryChange`
final class ScrollGeometryAction: GeometryFollower {
  var transform: ClosureBox?
  var action: ClosureBox?
  var type: TypeID?
  private var value: Value?

  func follow(_ node: ViewNode, in graph: Graph) throws {
    guard let transform, let action, let type, let scroll = graph.scrollElement(in: node),
      let geometry = graph.scrollGeometry(of: scroll)
    else { return }
    let new = try graph.machine.call(transform, [geometry])
    guard let old = value else {
      value = new
      return
    }
    guard !graph.isSame(old, new, type) else { return }
    value = new
    graph.events.append(.called(path: node.path, action: "onScrollGeometryChange"))
    try graph.run(action, [old, new], for: node)
  }
}

/// `onScrollVisibilityChange`
final class ScrollVisibilityAction: GeometryFollower {
  var threshold = 0.5
  var action: ClosureBox?
  private var isVisible = false

  func follow(_ node: ViewNode, in graph: Graph) throws {
    guard let action, let frame = graph.settledFrame(of: node), let area = graph.visibleArea(of: node) else { return }
    let seen = frame.intersection(area)?.size ?? .zero
    let whole = frame.width * frame.height
    let isNow = whole > 0 && seen.width * seen.height >= whole * threshold - 0.001
    guard isNow != isVisible else { return }
    isVisible = isNow
    graph.events.append(.called(path: node.path, action: "onScrollVisibilityChange"))
    try graph.run(action, [.bool(isNow)], for: node)
  }
}

extension Graph {
  /// The `ScrollGeometry` of a placed scroll view.
  fileprivate func scrollGeometry(of element: Element) -> Value? {
    guard let layout = element.layout, let frame = engine.settledFrame(of: layout),
      let content = engine.contentSize(of: layout)
    else { return nil }
    return structure(
      "ScrollGeometry", [point(element.scrollOffset), size(content), insets(.zero), size(frame.size)])
  }
}
