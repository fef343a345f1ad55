import ViewLayout

/// The simple axis-aligned shape that a path is, if it is one.
enum PathForm: Equatable {
  /// With sharp corners.
  case rectangle(Rect)
  /// With rounded corners; `corner` is the length that they take of the edges, in points.
  case rounded(Rect, corner: Double)
  case ellipse(Rect)
  /// Another shape, or a rotated one.
  case other

  init(_ path: DrawnPath) {
    guard let bounds = path.bounds, bounds.size.isFinite, bounds.width > 0 || bounds.height > 0 else {
      self = .other
      return
    }
    var reader = PathFormReader(bounds)
    for (index, element) in path.elements.enumerated() where !reader.add(element, isFirst: index == 0) {
      self = .other
      return
    }
    self = reader.form
  }

  /// The bounding rectangle; `nil` for other shapes.
  var rect: Rect? {
    switch self {
    case .rectangle(let rect), .rounded(let rect, _), .ellipse(let rect): rect
    case .other: nil
    }
  }
}

/// Recognises a shape by following its path along its bounds.
private struct PathFormReader {
  private let bounds: Rect
  private let slack: Double
  private var start = Point.zero
  private var current = Point.zero
  /// The start of an unfinished corner.
  private var cornerStart: Point?
  private var corners: [Size] = []
  /// The total length of the straight lines, in points.
  private var length = 0.0

  init(_ bounds: Rect) {
    self.bounds = bounds
    slack = 1e-6 * max(bounds.width, bounds.height, 1)
  }

  /// - Returns: whether the path can still be one of the shapes.
  mutating func add(_ element: DrawnPath.Element, isFirst: Bool) -> Bool {
    switch element {
    case .move(let point):
      // Only one subpath is allowed.
      guard isFirst else { return false }
      start = point
      current = point
      return touchesVertical(point) || touchesHorizontal(point)
    case .line, .close:
      let end = element.end ?? start
      defer { current = end }
      if end.distance(to: current) <= slack { return true }
      guard cornerStart == nil else { return false }
      length += current.distance(to: end)
      let isVertical = abs(end.x - current.x) <= slack && touchesVertical(end)
      return isVertical || abs(end.y - current.y) <= slack && touchesHorizontal(end)
    case .quad(let end, _), .cubic(let end, _, _):
      let from = cornerStart ?? current
      current = end
      cornerStart = nil
      if touchesVertical(from) && touchesHorizontal(end) || touchesHorizontal(from) && touchesVertical(end) {
        corners.append(Size(width: abs(end.x - from.x), height: abs(end.y - from.y)))
      } else {
        // A continuous corner consists of several curves.
        cornerStart = from
      }
      return corners.count <= 4
    }
  }

  private func touchesVertical(_ point: Point) -> Bool {
    abs(point.x - bounds.minX) <= slack || abs(point.x - bounds.maxX) <= slack
  }

  private func touchesHorizontal(_ point: Point) -> Bool {
    abs(point.y - bounds.minY) <= slack || abs(point.y - bounds.maxY) <= slack
  }

  var form: PathForm {
    // Filling closes an open path.
    let whole = length + current.distance(to: start) + corners.reduce(0) { $0 + $1.width + $1.height }
    guard cornerStart == nil, abs(whole - 2 * (bounds.width + bounds.height)) <= slack * 16 else { return .other }
    if corners.isEmpty { return .rectangle(bounds) }
    let isEllipse =
      corners.count == 4
      && corners.allSatisfy {
        abs($0.width - bounds.width / 2) <= slack && abs($0.height - bounds.height / 2) <= slack
      }
    if isEllipse { return .ellipse(bounds) }
    return .rounded(bounds, corner: corners.reduce(0) { max($0, $1.width, $1.height) })
  }
}
