import ViewLayout
import ViewMachine
import ViewSource

/// The live lazy containers and the visibility of their rows.
final class LazyContainers: GraphService {
  private unowned let graph: Graph
  private var containers: [ViewNode] = []

  init(_ graph: Graph) { self.graph = graph }

  var isEmpty: Bool { containers.isEmpty }

  func add(_ node: ViewNode) { containers.append(node) }

  /// Creates rows that have become visible.
  ///
  /// - Returns: Whether any were created. They may have moved others.
  func grow() -> Bool {
    containers.removeAll { !$0.isAlive }
    var hasGrown = false
    var areas = VisibleAreas(graph)
    for container in containers {
      let lists = unfinished(in: container)
      guard !lists.isEmpty, let area = areas.area(of: container) else { continue }
      for list in lists where grow(list.node, list.rows, in: area) { hasGrown = true }
    }
    return hasGrown
  }

  private func grow(_ node: ViewNode, _ rows: LazyRows, in area: Rect) -> Bool {
    guard let room = rows.room, let layout = room.layout, let frame = graph.engine.settledFrame(of: layout) else {
      return false
    }
    let axis = rows.axis
    let (start, end) = (max(frame.start(along: axis), area.start(along: axis)), area.end(along: axis))
    guard start < end, frame.end(along: axis) > area.start(along: axis) else { return fillLine(node, rows, in: area) }
    let pitch = pitch(of: rows, node)
    // The row length is estimated from the existing rows. At most twice as many rows as before are created, in case of
    // a wrong estimate.
    let missing = end - frame.start(along: axis)
    let wanted = pitch.map { $0 > 0 ? missing / $0 : .infinity } ?? 1
    let most = max(1, 2 * rows.limit)
    rows.grow(by: wanted < Double(most) ? Int(wanted.rounded(.up)) : most, pitch: pitch)
    graph.invalidate(node, .input)
    return true
  }

  /// Completes the last visible line of a grid, because the placeholder of the other rows starts below it.
  private func fillLine(_ node: ViewNode, _ rows: LazyRows, in area: Rect) -> Bool {
    let frames = node.children.prefix(rows.shown).compactMap { graph.settledFrame(of: $0) }
    guard let first = frames.first, let last = frames.last else { return false }
    let axis = rows.axis
    func line(of cell: Rect) -> Int {
      frames.filter { $0.end(along: axis) > cell.start(along: axis) && $0.start(along: axis) < cell.end(along: axis) }
        .count
    }
    let missing = line(of: first) - line(of: last)
    guard missing > 0, last.start(along: axis) < area.end(along: axis), last.end(along: axis) > area.start(along: axis)
    else { return false }
    rows.grow(by: missing, pitch: nil)
    graph.invalidate(node, .input)
    return true
  }

  /// The mean distance between row starts; `nil` with fewer than two rows.
  private func pitch(of rows: LazyRows, _ node: ViewNode) -> Double? {
    let frames = node.children.prefix(rows.shown).compactMap { graph.settledFrame(of: $0) }
    guard frames.count > 1, let first = frames.first, let last = frames.last else { return nil }
    let distance = last.start(along: rows.axis) - first.start(along: rows.axis)
    // The first line of a grid, whose cells have the same start.
    guard distance > 0 else { return last.size[rows.axis] / Double(frames.count) }
    return distance / Double(frames.count - 1)
  }

  /// Creates more rows of the first list with uncreated rows, for a step that looks for them.
  ///
  /// - Returns: Whether there were any.
  func growFurther(in node: ViewNode? = nil) -> Bool {
    guard !graph.makesAllRows else { return false }
    containers.removeAll { !$0.isAlive }
    for container in containers where container.isOnScreen && graph.settledFrame(of: container) != nil {
      if let node, !container.isInside(node) { continue }
      guard let list = unfinished(in: container).first else { continue }
      list.rows.grow(by: max(list.rows.limit, 16), pitch: pitch(of: list.rows, list.node))
      graph.invalidate(list.node, .input)
      return true
    }
    return false
  }

  /// The lists of a container with uncreated rows.
  private func unfinished(in container: ViewNode) -> [(node: ViewNode, rows: LazyRows)] {
    var found: [(node: ViewNode, rows: LazyRows)] = []
    func visit(_ node: ViewNode) {
      if let rows = node.memory as? LazyRows, rows.hidden > 0 { found.append((node, rows)) }
      for child in node.children where child.passesRows { visit(child) }
    }
    visit(container)
    return found
  }

  /// Notifies rows that have become visible or invisible.
  func cover() {
    var areas = VisibleAreas(graph)
    for container in containers where container.isAlive {
      guard let area = areas.area(of: container) else { continue }
      for row in rows(of: container) where graph.cover(row, !graph.isSeen(row, in: area)) { areas.forget() }
    }
  }

  private func rows(of container: ViewNode) -> [ViewNode] {
    var found: [ViewNode] = []
    func visit(_ node: ViewNode) {
      for child in node.children { if child.passesRows { visit(child) } else { found.append(child) } }
    }
    visit(container)
    return found
  }
}

extension ViewNode {
  /// Whether it is another view or a descendant of it.
  func isInside(_ other: ViewNode) -> Bool {
    var node: ViewNode? = self
    while let current = node {
      if current === other { return true }
      node = current.parent
    }
    return false
  }
}

extension Graph {
  /// Creates the visible rows of lazy containers, without animation.
  func showRows() {
    guard surface != nil else { return }
    let containers = service(LazyContainers.self)
    guard !containers.isEmpty || !service(ScrollTargets.self).isEmpty || !service(ScrollAnchors.self).isEmpty else {
      return
    }
    var round = 0
    while round < Graph.maximumRounds {
      if containers.grow() {
        relayOutRows()
      } else if !service(ScrollAnchors.self).settle(), !service(ScrollTargets.self).settle() {
        break
      }
      round += 1
    }
    containers.cover()
  }

  func relayOutRows() {
    inTransaction(animations.base) {
      animations.begin()
      flush()
      layOut()
      animations.end()
    }
  }

  /// Creates more rows of a lazy container that are not visible.
  ///
  /// - Returns: Whether there were any.
  @discardableResult
  public func makeMoreRows() -> Bool {
    guard surface != nil, service(LazyContainers.self).growFurther() else { return false }
    perform {}
    return true
  }

  /// The visible area of a view's content in the window, clipped by the scroll views around it; `nil` if the view is
  /// not placed.
  func visibleArea(of node: ViewNode) -> Rect? {
    var areas = VisibleAreas(self)
    return areas.area(of: node)
  }

  /// The union of the frames of a view's elements in the window; `nil` if none is placed.
  func settledFrame(of node: ViewNode) -> Rect? {
    node.elements.flatMap { leaves(of: $0) }.compactMap { $0.layout.flatMap { engine.settledFrame(of: $0) } }
      .reduce(nil) { $0?.union($1) ?? $1 }
  }

  /// Whether a view intersects an area. A view without size is tested as a point.
  func isSeen(_ node: ViewNode, in area: Rect) -> Bool {
    guard let frame = settledFrame(of: node) else { return node.elements.isEmpty }
    return Axis.allCases.allSatisfy { axis in
      let (start, end) = (frame.start(along: axis), frame.end(along: axis))
      return start < area.end(along: axis) && (end > area.start(along: axis) || start >= area.start(along: axis))
    }
  }
}
