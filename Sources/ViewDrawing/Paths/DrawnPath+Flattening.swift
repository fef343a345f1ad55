import ViewLayout

/// A subpath as straight lines.
public struct Polyline: Equatable, Sendable {
  /// In points; the first point of a closed line is not repeated at the end.
  public var points: [Point]
  /// Whether a line leads from the last point to the first.
  public var isClosed: Bool

  /// Creates a line through points.
  public init(_ points: [Point], isClosed: Bool) {
    self.points = points
    self.isClosed = isClosed
  }

  /// The total length, in points.
  public var length: Double {
    var length = 0.0
    for index in points.indices.dropFirst() { length += points[index - 1].distance(to: points[index]) }
    if isClosed, let first = points.first, let last = points.last { length += last.distance(to: first) }
    return length
  }
}

extension Point {
  /// The distance to another point, in points.
  func distance(to other: Point) -> Double {
    let (dx, dy) = (other.x - x, other.y - y)
    return (dx * dx + dy * dy).squareRoot()
  }

  /// The linear interpolation to another point: this point at 0, the other at 1.
  func mixed(with other: Point, _ part: Double) -> Point {
    Point(x: x + (other.x - x) * part, y: y + (other.y - y) * part)
  }
}

extension DrawnPath {
  /// The subpaths as straight lines. Subpaths with coordinates that are not finite are left out.
  ///
  /// - Parameter tolerance: the maximum distance of a line from its curve, in points.
  public func flattened(tolerance: Double = 0.05) -> [Polyline] {
    var flattener = PathFlattener(tolerance: max(tolerance, 1e-6))
    for element in elements { flattener.add(element) }
    flattener.endPart()
    return flattener.parts
  }

  /// Whether a point is inside.
  public func contains(_ point: Point, rule: FillRule = .nonZero) -> Bool {
    let winding = winding(around: point)
    return switch rule {
    case .nonZero: winding != 0
    case .evenOdd: winding % 2 != 0
    }
  }

  /// The winding number of a point, clockwise on the screen; all subpaths are treated as closed.
  func winding(around point: Point) -> Int {
    var winding = 0
    for part in flattened(tolerance: 0.02) {
      guard var from = part.points.last else { continue }
      for to in part.points {
        // A crossing of the ray to the right, downwards or upwards.
        if (from.y <= point.y) != (to.y <= point.y) {
          let x = from.x + (point.y - from.y) / (to.y - from.y) * (to.x - from.x)
          if x > point.x { winding += to.y > from.y ? 1 : -1 }
        }
        from = to
      }
    }
    return winding
  }
}

/// Converts the elements of a path to lines.
private struct PathFlattener {
  let tolerance: Double
  private(set) var parts: [Polyline] = []
  private var points: [Point] = []
  private var isFinite = true

  init(tolerance: Double) { self.tolerance = tolerance }

  mutating func add(_ element: DrawnPath.Element) {
    switch element {
    case .move(let point):
      endPart()
      append(point)
    case .line(let end): append(end)
    case .quad(let end, let control):
      guard let start = points.last else { return }
      let bend = Point(x: start.x - 2 * control.x + end.x, y: start.y - 2 * control.y + end.y).distance(to: .zero)
      let count = count(bend / 4)
      for index in 1..<max(count, 1) {
        let t = Double(index) / Double(count)
        append(start.mixed(with: control, t).mixed(with: control.mixed(with: end, t), t))
      }
      append(end)
    case .cubic(let end, let control1, let control2):
      guard let start = points.last else { return }
      let bend1 = Point(x: start.x - 2 * control1.x + control2.x, y: start.y - 2 * control1.y + control2.y)
      let bend2 = Point(x: control1.x - 2 * control2.x + end.x, y: control1.y - 2 * control2.y + end.y)
      let count = count(0.75 * max(bend1.distance(to: .zero), bend2.distance(to: .zero)))
      for index in 1..<max(count, 1) {
        append(Cubic(start, control1, control2, end).point(at: Double(index) / Double(count)))
      }
      append(end)
    case .close:
      guard let first = points.first else { return }
      flush(isClosed: true)
      // Without a move, the next subpath begins where this one began.
      points = [first]
    }
  }

  mutating func endPart() { flush(isClosed: false) }

  /// The number of lines for a curve whose middle has a distance from its chord.
  private func count(_ distance: Double) -> Int {
    guard distance.isFinite else { return 1 }
    // A thousand lines are enough for any screen.
    return min(max(Int((distance / tolerance).squareRoot().rounded(.up)), 1), 1_000)
  }

  private mutating func append(_ point: Point) {
    if !point.x.isFinite || !point.y.isFinite { isFinite = false }
    points.append(point)
  }

  private mutating func flush(isClosed: Bool) {
    defer {
      points = []
      isFinite = true
    }
    if isClosed, points.count > 1, points.first == points.last { points.removeLast() }
    guard isFinite, isClosed ? !points.isEmpty : points.count > 1 else { return }
    parts.append(Polyline(points, isClosed: isClosed))
  }
}

/// A cubic Bézier curve.
struct Cubic {
  let start: Point
  let control1: Point
  let control2: Point
  let end: Point

  init(_ start: Point, _ control1: Point, _ control2: Point, _ end: Point) {
    self.start = start
    self.control1 = control1
    self.control2 = control2
    self.end = end
  }

  func point(at t: Double) -> Point {
    let s = 1 - t
    let (a, b, c, d) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
    return Point(
      x: a * start.x + b * control1.x + c * control2.x + d * end.x,
      y: a * start.y + b * control1.y + c * control2.y + d * end.y)
  }

  /// The part between two parameters of the curve, each from 0 to 1.
  func part(from t0: Double, to t1: Double) -> Cubic {
    let tail = split(at: t0).1
    return t0 >= 1 ? tail : tail.split(at: (t1 - t0) / (1 - t0)).0
  }

  private func split(at t: Double) -> (Cubic, Cubic) {
    let (a, b, c) = (start.mixed(with: control1, t), control1.mixed(with: control2, t), control2.mixed(with: end, t))
    let (d, e) = (a.mixed(with: b, t), b.mixed(with: c, t))
    let middle = d.mixed(with: e, t)
    return (Cubic(start, a, d, middle), Cubic(middle, e, c, end))
  }
}
