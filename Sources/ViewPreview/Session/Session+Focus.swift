import ViewGraph
import ViewLayout

/// Where keys go.
extension Session {
  /// Moves the focus to an element, or away from all.
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

  /// Keys type into a field.
  func enterField(_ element: Element, caret place: Int? = nil) {
    isTyping = true
    element.actions.tap?()
    lastField = graph?.focusedField
    caret = min(place ?? .max, (element.actions.text ?? "").count)
  }

  /// Keys are commands again.
  func leaveField() {
    isTyping = false
    graph?.leaveField()
    lastField = nil
  }

  /// The focus follows what the program has done: its element is gone or another, or it has moved itself.
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

  /// To the next or the last thing that can be tapped or typed into.
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

  /// To the nearest thing in a direction; where there is none the picture scrolls.
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
      // What begins before the other ends lies beside it, not in the direction.
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

  /// Whether some of an element is inside of the picture.
  private func isSeen(_ element: Element) -> Bool {
    guard let preview, let frame = graph?.frame(of: element) else { return false }
    return frame.intersection(Rect(origin: .zero, size: preview.size)) != nil
  }

  /// Does what Enter does on the focus.
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

  /// Scrolls what is around the focus, else the first thing that scrolls, else the picture in its place.
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

  /// Moves a picture that is larger than its place.
  func movePicture(columns: Int, rows: Int) {
    let (size, place) = (pictureSize, regions.picture)
    pan.column = min(max(pan.column + columns, 0), max(size.columns - place.columns, 0))
    pan.row = min(max(pan.row + rows, 0), max(size.rows - place.rows, 0))
  }

  /// Moves the picture so that the focus is seen.
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
