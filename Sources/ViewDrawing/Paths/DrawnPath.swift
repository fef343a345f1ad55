import ViewLayout

/// A path of lines and curves, in points.
public struct DrawnPath: Equatable, Sendable {
  /// A segment from the current point, which is the end of the previous segment.
  public enum Element: Equatable, Sendable {
    /// Begins a new subpath without drawing.
    case move(Point)
    /// A straight line to a point.
    case line(Point)
    /// A quadratic Bézier curve to a point.
    case quad(Point, control: Point)
    /// A cubic Bézier curve to a point.
    case cubic(Point, control1: Point, control2: Point)
    /// A straight line to the start of the subpath.
    case close

    /// The end of the segment; `nil` for `close`.
    public var end: Point? {
      switch self {
      case .move(let end), .line(let end), .quad(let end, _), .cubic(let end, _, _): end
      case .close: nil
      }
    }
  }

  /// In order; the first element is a `move`, and so is the element after each `close`.
  public private(set) var elements: [Element] = []
  /// The start of the current subpath.
  private var start = Point.zero
  /// The end of the last segment.
  public private(set) var currentPoint: Point?

  /// An empty path.
  public init() {}

  /// The path of the elements. A missing `move` is inserted before the first segment of a subpath.
  public init(_ elements: [Element]) {
    self.elements.reserveCapacity(elements.count)
    for element in elements { append(element) }
  }

  /// Whether there are no elements.
  public var isEmpty: Bool { elements.isEmpty }

  /// Adds an element.
  public mutating func append(_ element: Element) {
    switch element {
    case .move(let point): move(to: point)
    case .line(let end): addLine(to: end)
    case .quad(let end, let control): addQuad(to: end, control: control)
    case .cubic(let end, let control1, let control2): addCubic(to: end, control1: control1, control2: control2)
    case .close: close()
    }
  }

  /// Begins a new subpath.
  public mutating func move(to point: Point) {
    elements.append(.move(point))
    start = point
    currentPoint = point
  }

  /// Adds a straight line; without a current point it begins at its end.
  public mutating func addLine(to end: Point) {
    begin(at: end)
    elements.append(.line(end))
    currentPoint = end
  }

  /// Adds a quadratic curve; without a current point it begins at its end.
  public mutating func addQuad(to end: Point, control: Point) {
    begin(at: end)
    elements.append(.quad(end, control: control))
    currentPoint = end
  }

  /// Adds a cubic curve; without a current point it begins at its end.
  public mutating func addCubic(to end: Point, control1: Point, control2: Point) {
    begin(at: end)
    elements.append(.cubic(end, control1: control1, control2: control2))
    currentPoint = end
  }

  /// Adds a straight line to the start of the subpath; does nothing without a subpath.
  public mutating func close() {
    guard let last = elements.last, last != .close else { return }
    elements.append(.close)
    currentPoint = start
  }

  /// Adds the subpaths of another path.
  public mutating func append(_ other: DrawnPath) {
    guard !other.isEmpty else { return }
    elements += other.elements
    start = other.start
    currentPoint = other.currentPoint
  }

  /// Inserts a `move` before the first segment of a subpath.
  private mutating func begin(at point: Point) {
    if currentPoint == nil {
      move(to: point)
    } else if elements.last == .close {
      move(to: start)
    }
  }

  /// The path with every point transformed.
  public func transformed(by transform: AffineTransform) -> DrawnPath {
    if transform == .identity { return self }
    var result = self
    for index in elements.indices {
      result.elements[index] =
        switch elements[index] {
        case .move(let point): .move(transform.apply(to: point))
        case .line(let end): .line(transform.apply(to: end))
        case .quad(let end, let control): .quad(transform.apply(to: end), control: transform.apply(to: control))
        case .cubic(let end, let control1, let control2):
          .cubic(
            transform.apply(to: end), control1: transform.apply(to: control1), control2: transform.apply(to: control2))
        case .close: .close
        }
    }
    result.start = transform.apply(to: start)
    result.currentPoint = currentPoint.map { transform.apply(to: $0) }
    return result
  }

  /// The path translated by an offset in points.
  public func offset(by offset: Point) -> DrawnPath { transformed(by: .translation(offset)) }

  /// Whether all coordinates are finite.
  public var isFinite: Bool {
    elements.allSatisfy { element in
      switch element {
      case .move(let point), .line(let point): point.x.isFinite && point.y.isFinite
      case .quad(let end, let control):
        end.x.isFinite && end.y.isFinite && control.x.isFinite && control.y.isFinite
      case .cubic(let end, let control1, let control2):
        end.x.isFinite && end.y.isFinite && control1.x.isFinite && control1.y.isFinite && control2.x.isFinite
          && control2.y.isFinite
      case .close: true
      }
    }
  }

  /// The bounding box of the drawn path, in points; `nil` if it draws nothing. Empty subpaths do not count.
  public var bounds: Rect? {
    var box = PathBounds()
    var current = Point.zero
    var start = Point.zero
    for element in elements {
      switch element {
      case .move(let point):
        current = point
        start = point
      case .line(let end):
        box.add(current)
        box.add(end)
        current = end
      case .quad(let end, let control):
        let third = 2.0 / 3
        box.addCubic(
          current,
          Point(x: current.x + (control.x - current.x) * third, y: current.y + (control.y - current.y) * third),
          Point(x: end.x + (control.x - end.x) * third, y: end.y + (control.y - end.y) * third), end)
        current = end
      case .cubic(let end, let control1, let control2):
        box.addCubic(current, control1, control2, end)
        current = end
      case .close: current = start
      }
    }
    return box.rect
  }
}

/// A bounding box that grows with points and curves.
private struct PathBounds {
  private var minimum = Point(x: .infinity, y: .infinity)
  private var maximum = Point(x: -.infinity, y: -.infinity)

  var rect: Rect? {
    guard minimum.x <= maximum.x, minimum.y <= maximum.y else { return nil }
    return Rect(x: minimum.x, y: minimum.y, width: maximum.x - minimum.x, height: maximum.y - minimum.y)
  }

  private func contains(_ point: Point) -> Bool {
    point.x >= minimum.x && point.x <= maximum.x && point.y >= minimum.y && point.y <= maximum.y
  }

  mutating func add(_ point: Point) {
    minimum = Point(x: min(minimum.x, point.x), y: min(minimum.y, point.y))
    maximum = Point(x: max(maximum.x, point.x), y: max(maximum.y, point.y))
  }

  mutating func addCubic(_ p0: Point, _ p1: Point, _ p2: Point, _ p3: Point) {
    add(p0)
    add(p3)
    // A curve is inside the hull of its ends and control points.
    if contains(p1), contains(p2) { return }
    for axis in [Axis.horizontal, .vertical] {
      // The extrema are where the derivative, a t² + b t + c, is zero.
      let c = p1[axis] - p0[axis]
      let a = p3[axis] - 3 * p2[axis] + 3 * p1[axis] - p0[axis]
      let b = 2 * (p2[axis] - 2 * p1[axis] + p0[axis])
      for t in PathBounds.roots(a, b, c) where t > 0 && t < 1 {
        let s = 1 - t
        var point = p0
        for axis in [Axis.horizontal, .vertical] {
          point[axis] =
            s * s * s * p0[axis] + 3 * s * s * t * p1[axis] + 3 * s * t * t * p2[axis] + t * t * t * p3[axis]
        }
        add(point)
      }
    }
  }

  private static func roots(_ a: Double, _ b: Double, _ c: Double) -> [Double] {
    if abs(a) < 1e-12 { return b == 0 ? [] : [-c / b] }
    let discriminant = b * b - 4 * a * c
    guard discriminant >= 0 else { return [] }
    let root = discriminant.squareRoot()
    return [(-b + root) / (2 * a), (-b - root) / (2 * a)]
  }
}
