/// The causes of unsafe areas on the surface.
public struct SafeAreaRegions: OptionSet, Hashable, Sendable {
  /// 1 for the container, 2 for the keyboard, 3 for both.
  public let rawValue: UInt8

  /// Accepts any bits; only the lowest two have a meaning.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Bars and the shape of the device.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// The keyboard on the screen.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  /// Both regions: SwiftUI's default in `ignoresSafeArea`.
  public static let all: SafeAreaRegions = [.container, .keyboard]
}

/// `safeAreaInset(edge:alignment:spacing:content:)`: puts a bar at an edge and gives the rest to the content.
public struct SafeAreaInset: Equatable {
  /// The edge of the bar.
  public var edge: Edge
  /// The alignment of the bar with the content, along the edge.
  let alignment: AlignmentKey
  /// In points; `nil` for the spacing that both prefer, mostly 8.
  public var spacing: Double?

  /// A bar at the top or the bottom.
  public init(edge: Edge, alignment: HorizontalAlignment = .center, spacing: Double? = nil) {
    precondition(edge.axis == .vertical, "a bar at a side is aligned vertically")
    self.edge = edge
    self.alignment = alignment.key
    self.spacing = spacing
  }

  /// A bar at a side.
  public init(edge: Edge, alignment: VerticalAlignment, spacing: Double? = nil) {
    precondition(edge.axis == .horizontal, "a bar at the top or bottom is aligned horizontally")
    self.edge = edge
    self.alignment = alignment.key
    self.spacing = spacing
  }
}

/// An area with unsafe edges, in root coordinates, and its outer space.
struct SafeAreaSpace {
  struct Part {
    var regions: SafeAreaRegions
    /// By screen side, independent of the layout direction.
    var left = 0.0
    var right = 0.0
    var top = 0.0
    var bottom = 0.0
  }

  let rect: Rect
  /// Later parts are inside earlier ones.
  let parts: [Part]
  /// The index of the outer space, or -1.
  let outer: Int32

  /// The area that is safe from all parts, and the larger area that is safe from the parts outside of `regions`.
  fileprivate func areas(ignoring regions: SafeAreaRegions) -> (inner: Sides, outer: Sides)? {
    var ignored = Part(regions: regions)
    var total = Part(regions: .all)
    var closed: EdgeSet = []
    for part in parts.reversed() {
      total.top += part.top
      total.bottom += part.bottom
      total.left += part.left
      total.right += part.right
      if part.regions.isDisjoint(with: regions) {
        if part.top != 0 { closed.insert(.top) }
        if part.bottom != 0 { closed.insert(.bottom) }
        if part.left != 0 { closed.insert(.leading) }
        if part.right != 0 { closed.insert(.trailing) }
      } else {
        if !closed.contains(.top) { ignored.top += part.top }
        if !closed.contains(.bottom) { ignored.bottom += part.bottom }
        if !closed.contains(.leading) { ignored.left += part.left }
        if !closed.contains(.trailing) { ignored.right += part.right }
      }
    }
    if ignored.top == 0 && ignored.bottom == 0 && ignored.left == 0 && ignored.right == 0 { return nil }
    let inner = Sides(
      left: rect.minX + total.left, right: rect.maxX - total.right, top: rect.minY + total.top,
      bottom: rect.maxY - total.bottom)
    let outer = Sides(
      left: inner.left - ignored.left, right: inner.right + ignored.right, top: inner.top - ignored.top,
      bottom: inner.bottom + ignored.bottom)
    return (inner, outer)
  }

  fileprivate struct Sides {
    var left: Double
    var right: Double
    var top: Double
    var bottom: Double
  }
}

extension LayoutEngine {
  /// How far a view at `rect` (root coordinates) may extend on each screen side when it ignores `regions`: to the end
  /// of each unsafe strip that it touches or overlaps, with a tolerance of half a pixel.
  func safeAreaOverlap(
    of rect: Rect, ignoring regions: SafeAreaRegions, in space: Int32
  ) -> (left: Double, right: Double, top: Double, bottom: Double) {
    let tolerance = metrics.pixels.pixelLength / 2 + 0.001
    var (left, right, top, bottom) = (rect.minX, rect.maxX, rect.minY, rect.maxY)
    var space = space
    while space >= 0 {
      let current = safeAreas[Int(space)]
      space = current.outer
      guard let (inner, outer) = current.areas(ignoring: regions) else { continue }
      if top - tolerance < inner.top && outer.top < top + tolerance { top = outer.top }
      if inner.bottom < bottom + tolerance && bottom - tolerance < outer.bottom { bottom = outer.bottom }
      if left - tolerance < inner.left && outer.left < left + tolerance { left = outer.left }
      if inner.right < right + tolerance && right - tolerance < outer.right { right = outer.right }
    }
    return (rect.minX - left, right - rect.maxX, rect.minY - top, bottom - rect.maxY)
  }

  /// How far unsafe strips reach into a view at `rect` (root coordinates) on each screen side.
  func safeAreaIntrusion(
    into rect: Rect, in space: Int32
  ) -> (left: Double, right: Double, top: Double, bottom: Double) {
    var (left, right, top, bottom) = (0.0, 0.0, 0.0, 0.0)
    var space = space
    while space >= 0 {
      let current = safeAreas[Int(space)]
      space = current.outer
      guard let (inner, outer) = current.areas(ignoring: .all) else { continue }
      if outer.top <= rect.minY { top = max(top, inner.top - rect.minY) }
      if outer.bottom >= rect.maxY { bottom = max(bottom, rect.maxY - inner.bottom) }
      if outer.left <= rect.minX { left = max(left, inner.left - rect.minX) }
      if outer.right >= rect.maxX { right = max(right, rect.maxX - inner.right) }
    }
    return (left, right, top, bottom)
  }
}
