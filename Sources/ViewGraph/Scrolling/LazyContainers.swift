import ViewLayout
import ViewMachine
import ViewSource

/// The lazy containers that are there: which of their rows are in sight.
final class LazyContainers: GraphService {
  private unowned let graph: Graph
  private var containers: [ViewNode] = []

  init(_ graph: Graph) { self.graph = graph }

  var isEmpty: Bool { containers.isEmpty }

  func add(_ node: ViewNode) { containers.append(node) }

  /// Makes rows that have come into sight.
  ///
  /// - Returns: Whether any were made: they may have moved others.
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
    // The first rows tell how long the others may be; a wrong guess makes at most twice as many as are there.
    let missing = end - frame.start(along: axis)
    let wanted = pitch.map { $0 > 0 ? missing / $0 : .infinity } ?? 1
    let most = max(1, 2 * rows.limit)
    rows.grow(by: wanted < Double(most) ? Int(wanted.rounded(.up)) : most, pitch: pitch)
    graph.invalidate(node, .input)
    return true
  }

  /// Makes the rest of the last line of a grid that is in sight: the room for the others begins below it.
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

  /// The mean distance from one row to the next; `nil` while there are not two.
  private func pitch(of rows: LazyRows, _ node: ViewNode) -> Double? {
    let frames = node.children.prefix(rows.shown).compactMap { graph.settledFrame(of: $0) }
    guard frames.count > 1, let first = frames.first, let last = frames.last else { return nil }
    let distance = last.start(along: rows.axis) - first.start(along: rows.axis)
    // The first line of a grid: its cells start at one place.
    guard distance > 0 else { return last.size[rows.axis] / Double(frames.count) }
    return distance / Double(frames.count - 1)
  }

  /// Makes more rows of the first list that has some left, in sight or not: of what a step looks for.
  ///
  /// - Returns: Whether there were any left.
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

  /// The lists of a container of which not all rows are made.
  private func unfinished(in container: ViewNode) -> [(node: ViewNode, rows: LazyRows)] {
    var found: [(node: ViewNode, rows: LazyRows)] = []
    func visit(_ node: ViewNode) {
      if let rows = node.memory as? LazyRows, rows.hidden > 0 { found.append((node, rows)) }
      for child in node.children where child.passesRows { visit(child) }
    }
    visit(container)
    return found
  }

  /// Rows that have left the screen, or come back to it, are told so.
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
  /// Whether it is another view or in it.
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
  /// Brings rows of lazy containers into being that are in sight, outside of any animation.
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

  /// Makes more rows of a lazy container though they are out of sight.
  ///
  /// - Returns: Whether there were any left.
  @discardableResult
  public func makeMoreRows() -> Bool {
    guard surface != nil, service(LazyContainers.self).growFurther() else { return false }
    perform {}
    return true
  }

  /// The part of the window in which what is in a view can be seen: that of the scroll views around it; `nil` if the view
  /// is not placed.
  func visibleArea(of node: ViewNode) -> Rect? {
    var areas = VisibleAreas(self)
    return areas.area(of: node)
  }

  /// The frame around all that a view adds to its container, in the window; `nil` if nothing of it is placed.
  func settledFrame(of node: ViewNode) -> Rect? {
    node.elements.flatMap { leaves(of: $0) }.compactMap { $0.layout.flatMap { engine.settledFrame(of: $0) } }
      .reduce(nil) { $0?.union($1) ?? $1 }
  }

  /// Whether some of a view is in an area; what has no size is where it stands.
  func isSeen(_ node: ViewNode, in area: Rect) -> Bool {
    guard let frame = settledFrame(of: node) else { return node.elements.isEmpty }
    return Axis.allCases.allSatisfy { axis in
      let (start, end) = (frame.start(along: axis), frame.end(along: axis))
      return start < area.end(along: axis) && (end > area.start(along: axis) || start >= area.start(along: axis))
    }
  }
}
