import ViewLayout
import ViewMachine
import ViewSemantics
import ViewSource

/// `scrollPosition`: a binding to the view at the edge of a scroll view.
final class ScrollPositionMemory: GeometryFollower {
  /// The binding of an optional view identity.
  var id: BindingLocation?
  /// The value type of `id`.
  var type: TypeID?
  /// The binding of a `ScrollPosition`.
  var position: BindingLocation?
  var anchor: UnitPoint?
  /// The current value of the binding.
  var wanted = Value.void
  /// The value of the binding when the scroll view last reached it.
  private var met = Value.nothing
  private var offset: Point?

  func follow(_ node: ViewNode, in graph: Graph) throws {
    guard let scroll = graph.scrollElement(in: node) else { return }
    if let id, let type {
      try followIdentity(id, type, node, scroll, in: graph)
    } else if position != nil {
      followPosition(scroll, node, in: graph)
    }
  }

  private func followIdentity(
    _ id: BindingLocation, _ type: TypeID, _ node: ViewNode, _ scroll: Element, in graph: Graph
  ) throws {
    if !graph.isSame(met, wanted, type) {
      met = wanted
      offset = nil
      if let target = wanted.unwrapped, !target.isNothing, let inner = graph.machine.wrappedType(type) {
        let request = ScrollTargets.Request(
          node: node, id: graph.machine.boxed(target, inner), anchor: anchor ?? .topLeading)
        graph.service(ScrollTargets.self).add(request)
      }
      return
    }
    guard let last = offset else {
      offset = scroll.scrollOffset
      return
    }
    guard last != scroll.scrollOffset else { return }
    offset = scroll.scrollOffset
    guard let inner = graph.machine.wrappedType(type), let first = graph.firstRow(in: node, of: scroll, as: inner),
      !graph.isSame(met, first, type)
    else { return }
    met = first
    wanted = first
    try graph.act(node) { try id.set(first) }
  }

  private func followPosition(_ scroll: Element, _ node: ViewNode, in graph: Graph) {
    guard let target = graph.machine.fieldValue("target", of: wanted),
      !graph.isSame(met, wanted, graph.analyzer.known("ScrollPosition"))
    else { return }
    met = wanted
    let parts = graph.payload(target)
    let room = graph.scrollRoom(of: scroll) ?? .zero
    var place = scroll.scrollOffset
    switch graph.machine.caseName(target) {
    case "id":
      guard let id = parts.first else { return }
      let own = parts.count > 1 ? parts[1].unwrapped.flatMap { $0.isNothing ? nil : graph.unitPoint($0) } : nil
      let request = ScrollTargets.Request(node: node, id: id, anchor: own ?? anchor ?? .topLeading)
      return graph.service(ScrollTargets.self).add(request)
    case "edge":
      switch parts.first.flatMap({ graph.caseName($0) }) {
      case "top": place.y = -.greatestFiniteMagnitude
      case "bottom": place.y = room.height
      case "leading": place.x = 0
      default: place.x = room.width
      }
    case "point": if let point = parts.first { place = graph.point(point) }
    case "x": if let x = parts.first.flatMap({ graph.length($0) }) { place.x = x }
    case "y": if let y = parts.first.flatMap({ graph.length($0) }) { place.y = y }
    default: return
    }
    if graph.setOffset(of: scroll, to: place) { graph.layOut() }
  }
}

extension Graph {
  /// The first scroll view in a view or around it.
  func scrollElement(in node: ViewNode) -> Element? {
    func visit(_ element: Element) -> Element? {
      if isScrollView(element) { return element }
      for child in element.children { if let found = visit(child) { return found } }
      return nil
    }
    for element in node.elements { if let found = visit(element) { return found } }
    var current = node.parent
    while let place = current {
      if let found = place.made.values.first(where: { isScrollView($0) }) { return found }
      current = place.parent
    }
    return nil
  }

  /// The identity of the first visible row in a scroll view, as an optional.
  fileprivate func firstRow(in node: ViewNode, of scroll: Element, as type: TypeID) -> Value? {
    guard let layout = scroll.layout, let window = engine.settledFrame(of: layout) else { return nil }
    func visit(_ node: ViewNode) -> Value? {
      for child in node.children {
        if case .identifier(let key) = child.key, key.type == type, let frame = settledFrame(of: child) {
          if frame.intersection(window).map({ $0.width > 0.5 && $0.height > 0.5 }) ?? false {
            return key.value.wrapped
          }
          continue
        }
        if let found = visit(child) { return found }
      }
      return nil
    }
    return visit(node)
  }
}
