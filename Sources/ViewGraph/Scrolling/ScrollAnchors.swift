import ViewLayout
import ViewMachine
import ViewSource

/// The scroll anchors: the initial offset, and the offset after a change of the content length (`defaultScrollAnchor`),
/// clamped to the end.
final class ScrollAnchors: GraphService {
  private unowned let graph: Graph
  private var scrollViews: [ViewNode] = []
  /// The maximum scroll offsets of the previous update.
  private var rooms: [ObjectIdentifier: Size] = [:]

  init(_ graph: Graph) { self.graph = graph }

  var isEmpty: Bool { scrollViews.isEmpty }

  func add(_ node: ViewNode) { scrollViews.append(node) }

  /// Adjusts the offsets of new scroll views, of those that were at their anchor before their content changed, and of
  /// those beyond their end.
  ///
  /// - Returns: Whether an offset changed.
  func settle() -> Bool {
    guard !scrollViews.isEmpty else { return false }
    for node in scrollViews where !node.isAlive { rooms[ObjectIdentifier(node)] = nil }
    scrollViews.removeAll { !$0.isAlive }
    var hasMoved = false
    for node in scrollViews {
      guard let element = node.made.values.first(where: { graph.isScrollView($0) }),
        let room = graph.scrollRoom(of: element)
      else { continue }
      if graph.setOffset(of: element, to: element.scrollOffset) { hasMoved = true }
      let old = rooms.updateValue(room, forKey: ObjectIdentifier(node))
      guard old != room, let anchor = anchor(old == nil ? "initialOffset" : "sizeChanges", in: node.environment)
      else { continue }
      if let old, !isAt(anchor, element.scrollOffset, in: old) { continue }
      let place = Point(x: room.width * anchor.x, y: room.height * anchor.y)
      if graph.setOffset(of: element, to: place) { hasMoved = true }
    }
    if hasMoved { graph.layOut() }
    return hasMoved
  }

  private func isAt(_ anchor: UnitPoint, _ offset: Point, in room: Size) -> Bool {
    abs(offset.x - room.width * anchor.x) < 0.5 && abs(offset.y - room.height * anchor.y) < 0.5
  }

  /// The `defaultScrollAnchor` of a role, or of all roles.
  func anchor(_ role: String, in environment: EnvironmentStore) -> UnitPoint? {
    guard let anchors = environment["scrollAnchors"] else { return nil }
    for name in [role, "anchor"] {
      if let point = graph.machine.fieldValue(name, of: anchors)?.unwrapped, !point.isNothing {
        return graph.unitPoint(point)
      }
    }
    return nil
  }
}
