import ViewLayout
import ViewMachine
import ViewSource

/// What is where a person points.
extension Graph {
  /// The elements at a point of the window, the outermost first, on to what is in front there; empty if nothing is.
  public func elements(at point: Point) -> [Element] {
    for element in elements.reversed() { if let path = hit(element, point) { return path } }
    return []
  }

  private func hit(_ element: Element, _ point: Point) -> [Element]? {
    if case .hidden = element.drawing { return nil }
    // What is on its way out is only seen.
    guard element.actions.isReached, element.departure == nil else { return nil }
    var isInside = false
    if let layout = element.layout {
      guard let inverse = engine.drawingTransform(of: layout)?.inverted, let frame = engine.frame(of: layout) else {
        return nil
      }
      isInside = Rect(origin: .zero, size: frame.size).contains(inverse.apply(to: point))
      if !isInside, clips(element) { return nil }
    }
    for child in frontFirst(element) { if let path = hit(child, point) { return [element] + path } }
    return isInside && isSolid(element) ? [element] : nil
  }

  /// Whether what is in an element is seen only inside of its frame.
  private func clips(_ element: Element) -> Bool {
    switch element.drawing {
    case .clip, .clipShape, .mask: return true
    default: break
    }
    guard let layout = element.layout else { return false }
    switch engine.kind(of: layout) {
    case .modifier(.clipped), .modifier(.scrollView): return true
    default: return false
    }
  }

  /// Whether there is something to point at, apart from what is inside.
  private func isSolid(_ element: Element) -> Bool {
    if !element.actions.isEmpty || element.actions.delete != nil || element.actions.swipe != nil { return true }
    if scrollRoom(of: element) != nil { return true }
    switch element.drawing {
    case .none, .spacer, .opacity, .clip, .clipShape, .mask, .hidden: return false
    default: return true
    }
  }

  /// The children of an element as they are drawn, that in front first.
  private func frontFirst(_ element: Element) -> [Element] {
    guard element.children.count > 1, let layout = element.layout else { return element.children.reversed() }
    let order = engine.drawingOrder(of: layout)
    let places = Dictionary(order.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    let found = element.children.map { $0.firstLayout.flatMap { places[$0] } }
    // Those in groups are drawn where their container says.
    guard found.allSatisfy({ $0 != nil }) else { return element.children.reversed() }
    return element.children.indices.sorted { (found[$0] ?? 0, $0) > (found[$1] ?? 0, $1) }.map { element.children[$0] }
  }

  /// Where an element is seen, in the coordinates of the window: around all that it stands for, if it is a group; `nil` if
  /// it is not placed.
  public func frame(of element: Element) -> Rect? {
    guard let layout = element.layout else {
      return element.children.compactMap { frame(of: $0) }.reduce(nil) { $0?.union($1) ?? $1 }
    }
    guard let frame = engine.frame(of: layout), let transform = engine.drawingTransform(of: layout) else { return nil }
    let corners = [
      Point(x: 0, y: 0), Point(x: frame.width, y: 0), Point(x: 0, y: frame.height),
      Point(x: frame.width, y: frame.height),
    ].map { transform.apply(to: $0) }
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
    return Rect(x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
  }

  /// The elements around one, the outermost first, and the element itself.
  public func path(to element: Element) -> [Element] {
    func search(_ current: Element) -> [Element]? {
      if current === element { return [current] }
      for child in current.children { if let found = search(child) { return [current] + found } }
      return nil
    }
    for root in elements { if let found = search(root) { return found } }
    return []
  }
}
