import ViewLayout
import ViewMachine
import ViewSource

/// Hit testing.
extension Graph {
  /// The elements at a point in the window, from the outermost to the frontmost; empty if there are none.
  public func elements(at point: Point) -> [Element] {
    for element in elements.reversed() { if let path = hit(element, point) { return path } }
    return []
  }

  private func hit(_ element: Element, _ point: Point) -> [Element]? {
    if case .hidden = element.drawing { return nil }
    // An element that is being removed is not hit.
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

  /// Whether the content of an element is clipped to its frame.
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

  /// Whether an element can be hit itself, apart from its children.
  private func isSolid(_ element: Element) -> Bool {
    if !element.actions.isEmpty || element.actions.delete != nil || element.actions.swipe != nil { return true }
    if scrollRoom(of: element) != nil { return true }
    switch element.drawing {
    case .none, .spacer, .opacity, .clip, .clipShape, .mask, .hidden: return false
    default: return true
    }
  }

  /// The children of an element in drawing order, frontmost first.
  private func frontFirst(_ element: Element) -> [Element] {
    guard element.children.count > 1, let layout = element.layout else { return element.children.reversed() }
    let order = engine.drawingOrder(of: layout)
    let places = Dictionary(order.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    let found = element.children.map { $0.firstLayout.flatMap { places[$0] } }
    // The children of groups are drawn in the order of their container.
    guard found.allSatisfy({ $0 != nil }) else { return element.children.reversed() }
    return element.children.indices.sorted { (found[$0] ?? 0, $0) > (found[$1] ?? 0, $1) }.map { element.children[$0] }
  }

  /// The visible frame of an element in the coordinates of the window. For a group it is the union of its elements'
  /// frames; `nil` if it is not placed.
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

  /// The ancestors of an element, outermost first, and the element itself.
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
