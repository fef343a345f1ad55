import ViewLayout
import ViewMachine
import ViewSource

/// The direction in which the visible area moves over the content.
public enum ScrollWay: String, Sendable {
  case up, down, left, right

  var axis: Axis { self == .up || self == .down ? .vertical : .horizontal }
  var isForwards: Bool { self == .down || self == .right }
}

/// Scrolling by the user.
extension Graph {
  /// The maximum scroll offset of an element, in points; `nil` if it does not scroll.
  public func scrollRoom(of element: Element) -> Size? {
    guard let layout = element.layout, case .modifier(.scrollView(let scroll)) = engine.kind(of: layout),
      let size = engine.frame(of: layout)?.size, let content = engine.contentSize(of: layout)
    else { return nil }
    return Size(
      width: scroll.axes.contains(.horizontal) ? max(0, content.width - size.width) : 0,
      height: scroll.axes.contains(.vertical) ? max(0, content.height - size.height) : 0)
  }

  /// Scrolls an element to an offset, clamped to its content.
  ///
  /// - Returns: Whether the offset changed.
  @discardableResult
  public func scroll(_ element: Element, to offset: Point) -> Bool {
    guard setOffset(of: element, to: offset) else { return false }
    perform {}
    return true
  }

  /// The same without an update.
  func setOffset(of element: Element, to offset: Point) -> Bool {
    guard let layout = element.layout, let room = scrollRoom(of: element),
      case .modifier(.scrollView(var scroll)) = engine.kind(of: layout)
    else { return false }
    var new = Point(x: min(max(offset.x, 0), room.width), y: min(max(offset.y, 0), room.height))
    let hasCollapsed = collapseTitle(over: element, for: &new.y, wanted: offset.y)
    guard new != element.scrollOffset else { return hasCollapsed }
    element.scrollOffset = new
    scroll.offset = new
    engine.setKind(.modifier(.scrollView(scroll)), of: layout)
    return true
  }

  /// Scrolls the innermost element that can scroll in a direction.
  ///
  /// - Parameters:
  ///   - path: The elements at a location, outermost first.
  ///   - rests: Whether it snaps to a target of its scroll behavior.
  /// - Returns: Whether an offset changed.
  @discardableResult
  public func scroll(_ path: [Element], by distance: Point, rests: Bool = false) -> Bool {
    for element in path.reversed() {
      if element.actions.pan?(distance) ?? false { return true }
      guard scrollRoom(of: element) != nil else { continue }
      let start = element.scrollOffset
      let end = start + distance
      if scroll(element, to: rests ? restingPlace(of: element, near: end, from: start) : end) { return true }
    }
    return false
  }

  /// Scrolls the outermost frontmost scroll view that can scroll in a direction, by its own length or to its end.
  ///
  /// - Returns: Whether an offset changed.
  func scroll(_ way: ScrollWay, isWhole: Bool) -> Bool {
    func move(_ element: Element) -> Bool {
      guard let room = scrollRoom(of: element), room[way.axis] > 0, let layout = element.layout,
        let frame = engine.settledFrame(of: layout)
      else { return false }
      var place = element.scrollOffset
      if isWhole {
        // The end is only known once all rows are created.
        while way.isForwards, service(LazyContainers.self).growFurther(in: element.node) { relayOutRows() }
        // The start is that of the content with a large title above it.
        place[way.axis] = way.isForwards ? .greatestFiniteMagnitude : -.greatestFiniteMagnitude
      } else {
        place[way.axis] += way.isForwards ? frame.size[way.axis] : -frame.size[way.axis]
      }
      return scroll(element, to: isWhole ? place : restingPlace(of: element, near: place, from: element.scrollOffset))
    }
    func visit(_ element: Element) -> Bool {
      move(element) || element.children.reversed().contains { visit($0) }
    }
    /// Pages that a swipe turns.
    func turn(_ element: Element) -> Bool {
      var distance = Point.zero
      distance[way.axis] = way.isForwards ? 100 : -100
      return element.actions.pan?(distance) ?? false || element.children.reversed().contains { turn($0) }
    }
    return elements.reversed().contains { visit($0) } || !isWhole && elements.reversed().contains { turn($0) }
  }

  /// Scrolls all scroll views around an element so that it is visible.
  public func reveal(_ element: Element) {
    for outer in path(to: element).dropLast().reversed() where scrollRoom(of: outer) != nil {
      guard let place = frame(of: element), let window = frame(of: outer) else { continue }
      let distance = Point(
        x: Graph.distance(place.minX, place.maxX, window.minX, window.maxX),
        y: Graph.distance(place.minY, place.maxY, window.minY, window.maxY))
      scroll(outer, to: outer.scrollOffset + distance)
    }
  }

  /// The distance that moves a range into another one; its start takes precedence.
  static func distance(_ first: Double, _ last: Double, _ least: Double, _ most: Double) -> Double {
    if first < least { return first - least }
    return last > most ? min(last - most, first - least) : 0
  }

  /// Clamps the offsets after the content has become shorter.
  public func settleScrolling() {
    var open = elements
    while let element = open.popLast() {
      open += element.children
      if element.scrollOffset != .zero { scroll(element, to: element.scrollOffset) }
    }
  }
}

extension Element {
  /// The layout kind with the element's scroll offset.
  func scrolled(_ kind: LayoutKind) -> LayoutKind {
    guard scrollOffset != .zero, case .modifier(.scrollView(var scroll)) = kind else { return kind }
    scroll.offset = scrollOffset
    return .modifier(.scrollView(scroll))
  }
}
