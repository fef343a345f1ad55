import ViewGraph
import ViewLayout

/// Mouse input of a session.
extension Session {
  /// The scroll distance of a wheel notch, in points.
  private static let notch = Point(x: 32, y: 48)

  func handle(_ pointer: Pointer) {
    switch pointer.action {
    case .press: press(pointer)
    case .drag: drag(pointer)
    case .release: release(pointer)
    case .wheel(let x, let y): turn(pointer, x, y)
    }
  }

  /// The point of the window at a mouse position; `nil` outside of the image.
  private func point(_ pointer: Pointer) -> Point? {
    let place = pictureOrigin
    let (column, row) = (pointer.column - place.column, pointer.row - place.row)
    guard regions.picture.contains(column: pointer.column, row: pointer.row), column >= 0, row >= 0,
      column < pictureSize.columns, row < pictureSize.rows
    else { return nil }
    // The center of the cell.
    return Point(x: Double(column) * 8 + 4, y: Double(row) * 16 + 8)
  }

  /// The element at a mouse position and the point in it. Text is drawn in the nearest row of cells, so its frame may
  /// end in the middle of the visible cell.
  private func target(_ pointer: Pointer) -> (point: Point, path: [Element])? {
    guard let graph, let middle = point(pointer) else { return nil }
    let stops = graph.focusStops
    var best: (score: Int, point: Point, path: [Element])?
    for offset in [0.0, -4, 4, -7, 7] {
      let point = Point(x: middle.x, y: middle.y + offset)
      let path = graph.elements(at: point)
      guard let last = path.last else { continue }
      let actor = path.last { element in element.actions.hasGesture || stops.contains { $0 === element } }
      let frame = graph.frame(of: actor ?? last)
      let isHere = frame.map { abs($0.midY - middle.y) <= 8 } ?? false
      let score = (actor == nil ? 0 : 2) + (isHere ? 1 : 0)
      if score > best?.score ?? -1 { best = (score, point, path) }
    }
    return best.map { ($0.point, $0.path) } ?? (middle, [])
  }

  private func press(_ pointer: Pointer) {
    if let place = regions.panel, place.contains(column: pointer.column, row: pointer.row) {
      return pressPanel(row: pointer.row - place.row)
    }
    guard let graph, let (point, path) = target(pointer) else { return }
    if panel == .inspector || panel == .trace { inspected = path.last }
    focusOn(path)
    if let moved = path.last(where: { $0.actions.drag != nil && $0.actions.isEnabled }) {
      slider = moved
      return slide(to: point)
    }
    dragged = (point, path)
    if let pending = pendingTap {
      pendingTap = nil
      if abs(pending.column - pointer.column) <= 1, pending.row == pointer.row {
        finger = pending.finger
        pending.finger.press(at: point)
        return
      }
      pending.finger.finish()
    }
    finger = Finger(graph, at: point, on: path)
  }

  /// Moves the focus to the innermost element at the pointer that can have it.
  private func focusOn(_ path: [Element]) {
    guard let graph else { return }
    let stops = graph.focusStops
    let stop = path.last { element in stops.contains { $0 === element } }
    guard let stop else { return isTyping = false }
    if stop.actions.type != nil { return setFocus(stop) }
    // Tapping a button leaves the text focus to the program.
    isTyping = false
    focus = stop
    focusName = (stop.path, stop.type)
  }

  private func drag(_ pointer: Pointer) {
    guard let point = clamped(pointer) else { return }
    if slider != nil { return slide(to: point) }
    guard let finger else { return }
    finger.move(to: point)
    // A drag without a gesture scrolls the content under it.
    if let from = dragged, finger.hasMoved, !from.path.contains(where: { $0.actions.hasGesture }) {
      let way = Point(x: from.point.x - point.x, y: from.point.y - point.y)
      // If the content cannot scroll any further, the drag moves the enclosing sheet.
      if pulled != 0 || !(graph?.scroll(from.path, by: way) ?? false) { pulled -= way.y }
      dragged = (point, from.path)
    }
  }

  private func release(_ pointer: Pointer) {
    slider = nil
    if let dragged, finger?.hasMoved ?? false {
      graph?.settleScrolling(dragged.path)
      if abs(pulled) > Session.notch.y { _ = dragged.path.last { $0.actions.pull != nil }?.actions.pull?(pulled) }
    }
    dragged = nil
    pulled = 0
    guard let finger else { return }
    self.finger = nil
    if let point = clamped(pointer) { finger.move(to: point) }
    if finger.lift() { pendingTap = (finger, Session.tapInterval, pointer.column, pointer.row) }
  }

  /// The point at a mouse position, also outside of the image during a drag.
  private func clamped(_ pointer: Pointer) -> Point? {
    let place = pictureOrigin
    return Point(x: Double(pointer.column - place.column) * 8 + 4, y: Double(pointer.row - place.row) * 16 + 8)
  }

  private func slide(to point: Point) {
    guard let graph, let slider else { return }
    // Find the track inside the slider.
    var open = [slider]
    var track: Element?
    while let element = open.popLast() {
      if case .track = element.drawing { track = element }
      open += element.children
    }
    guard let frame = graph.frame(of: track ?? slider), frame.width > 8 else { return }
    let share = min(max((point.x - frame.minX - 4) / (frame.width - 8), 0), 1)
    slider.actions.drag?(slider.isRightToLeft ? 1 - share : share)
  }

  private func turn(_ pointer: Pointer, _ x: Int, _ y: Int) {
    if let place = regions.panel, place.contains(column: pointer.column, row: pointer.row) {
      return scrollPanel(by: 3 * y)
    }
    guard let graph, let point = point(pointer) else { return }
    let distance = Point(x: Double(x) * Session.notch.x, y: Double(y) * Session.notch.y)
    if !graph.scroll(graph.elements(at: point), by: distance, rests: true) {
      movePicture(columns: 4 * x, rows: 3 * y)
    }
  }

  /// Handles a click on a line of a panel.
  private func pressPanel(row: Int) {
    guard panel == .previews, row > 0, views.indices.contains(row - 1 + panelOffset) else { return }
    chosenView = row - 1 + panelOffset
    start(views[chosenView])
  }
}
