import ViewGraph
import ViewLayout

/// The keyboard focus of a session.
extension Session {
  /// Moves the focus to an element, or removes it.
  func setFocus(_ element: Element?, caret place: Int? = nil) {
    guard let graph else { return }
    if isTyping, focus !== element { leaveField() }
    focus = element
    focusName = element.map { ($0.path, $0.type) }
    inspected = nil
    guard let element else { return }
    if element.actions.type != nil { enterField(element, caret: place) }
    graph.reveal(element)
    showFocus()
  }

  /// Begins text input in a field.
  func enterField(_ element: Element, caret place: Int? = nil) {
    isTyping = true
    element.actions.tap?()
    lastField = graph?.focusedField
    caret = min(place ?? .max, (element.actions.text ?? "").count)
  }

  /// Ends text input: keys are commands again.
  func leaveField() {
    isTyping = false
    graph?.leaveField()
    lastField = nil
  }

  /// Updates the focus after the program has run: its element may have been removed or replaced, or the program may
  /// have moved the focus.
  func followFocus() {
    guard let graph else { return }
    let field = graph.focusedField
    if field !== lastField {
      if let field {
        focus = field
        focusName = (field.path, field.type)
        isTyping = true
        caret = (field.actions.text ?? "").count
      } else if isTyping {
        isTyping = false
      }
      lastField = field
    }
    guard let name = focusName else { return }
    if let focus, !graph.path(to: focus).isEmpty { return }
    let stops = graph.focusStops
    focus = stops.first { $0.path == name.path && $0.type == name.type }
    if focus == nil { focusName = nil }
    if focus?.actions.type == nil { isTyping = false }
  }

  /// Moves the focus to the next or previous element that can be tapped or edited.
  func moveFocus(by distance: Int) {
    guard let graph else { return }
    let stops = graph.focusStops
    guard !stops.isEmpty else { return setFocus(nil) }
    let next: Int
    if let index = stops.firstIndex(where: { $0 === focus }) {
      next = (index + distance + stops.count) % stops.count
    } else {
      next = distance > 0 ? 0 : stops.count - 1
    }
    setFocus(stops[next])
  }

  /// Moves the focus to the nearest element in a direction; if there is none, scrolls.
  func moveFocus(_ dx: Double, _ dy: Double) {
    guard let graph else { return }
    let stops = graph.focusStops
    guard let focus, let from = graph.frame(of: focus) else {
      if let first = stops.first(where: { isSeen($0) }) { return setFocus(first) }
      return scroll(Point(x: dx * 32, y: dy * 48))
    }
    let found = stops.filter { $0 !== focus }.compactMap { stop -> (Element, Double)? in
      guard let frame = graph.frame(of: stop) else { return nil }
      let (x, y) = (frame.midX - from.midX, frame.midY - from.midY)
      let along = x * dx + y * dy
      let across = abs(x * dy) + abs(y * dx)
      // An element that overlaps the focus along the direction is beside it, not in the direction.
      let gap = dx != 0 ? (dx > 0 ? frame.minX - from.minX : from.maxX - frame.maxX) : 0
      let fall = dy != 0 ? (dy > 0 ? frame.minY - from.minY : from.maxY - frame.maxY) : 0
      guard along > 0.5, gap + fall > 0.5 else { return nil }
      return (stop, along + 2 * across)
    }
    if let nearest = found.min(by: { $0.1 < $1.1 }) {
      setFocus(nearest.0)
    } else {
      scroll(Point(x: dx * 32, y: dy * 48))
    }
  }

  /// Whether a part of an element is inside the image.
  private func isSeen(_ element: Element) -> Bool {
    guard let preview, let frame = graph?.frame(of: element) else { return false }
    return frame.intersection(Rect(origin: .zero, size: preview.size)) != nil
  }

  /// Performs the action of the Enter key on the focused element.
  func activate(_ element: Element) {
    let actions = element.actions
    if actions.type != nil {
      enterField(element)
    } else if actions.tap != nil || actions.hasGesture {
      graph?.tap(element)
    } else {
      actions.adjust?(1)
    }
  }

  // MARK: Scrolling

  /// Scrolls the nearest scroll view around the focus, otherwise the first scroll view, otherwise the image in its
  /// region.
  func scroll(_ distance: Point) {
    guard let graph else { return }
    if let focus, graph.scroll(graph.path(to: focus), by: distance) { return }
    var open = Array(graph.elements.reversed())
    while let element = open.popLast() {
      if graph.scrollRoom(of: element) != nil, graph.scroll([element], by: distance) { return }
      open += element.children.reversed()
    }
    movePicture(columns: Int(distance.x / 8), rows: Int(distance.y / 16))
  }

  /// Moves an image that is larger than its region.
  func movePicture(columns: Int, rows: Int) {
    let (size, place) = (pictureSize, regions.picture)
    pan.column = min(max(pan.column + columns, 0), max(size.columns - place.columns, 0))
    pan.row = min(max(pan.row + rows, 0), max(size.rows - place.rows, 0))
  }

  /// Moves the image so that the focused element is visible.
  func showFocus() {
    guard let focus, let frame = graph?.frame(of: focus) else { return }
    let place = regions.picture
    let (left, right) = (Int(frame.minX / 8), Int(frame.maxX / 8))
    let (top, bottom) = (Int(frame.minY / 16), Int(frame.maxY / 16))
    let dx =
      left < pan.column ? left - pan.column : max(0, min(right + 1 - pan.column - place.columns, left - pan.column))
    let dy = top < pan.row ? top - pan.row : max(0, min(bottom + 1 - pan.row - place.rows, top - pan.row))
    movePicture(columns: dx, rows: dy)
  }
}
