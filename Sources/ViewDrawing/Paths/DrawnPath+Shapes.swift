import ViewLayout

/// SwiftUI's shapes, clockwise on the screen.
extension DrawnPath {
  /// How a corner is rounded.
  public enum CornerStyle: Sendable {
    /// A quarter of a circle.
    case circular
    /// Apple's continuous corner, whose curvature changes gradually.
    case continuous
  }

  /// The corner radii of a rectangle, in points.
  public struct CornerRadii: Equatable, Sendable {
    /// Upper left.
    public var topLeft: Double
    /// Upper right.
    public var topRight: Double
    /// Lower right.
    public var bottomRight: Double
    /// Lower left.
    public var bottomLeft: Double

    /// In points.
    public init(topLeft: Double, topRight: Double, bottomRight: Double, bottomLeft: Double) {
      self.topLeft = topLeft
      self.topRight = topRight
      self.bottomRight = bottomRight
      self.bottomLeft = bottomLeft
    }
  }

  /// A rectangle, from its upper left corner.
  public static func rectangle(_ rect: Rect) -> DrawnPath {
    DrawnPath([
      .move(rect.origin), .line(Point(x: rect.maxX, y: rect.minY)), .line(Point(x: rect.maxX, y: rect.maxY)),
      .line(Point(x: rect.minX, y: rect.maxY)), .close,
    ])
  }

  /// A rectangle with rounded corners. The radius, in points, is limited to half of the shorter side.
  public static func roundedRectangle(
    _ rect: Rect, cornerRadius: Double, style: CornerStyle = .circular
  ) -> DrawnPath {
    let radius = min(cornerRadius, min(rect.width, rect.height) / 2)
    return roundedRectangle(rect, cornerRadius: Size(width: radius, height: radius), style: style)
  }

  /// A rectangle with rounded corners, with horizontal and vertical radii in points.
  public static func roundedRectangle(_ rect: Rect, cornerRadius: Size, style: CornerStyle = .circular) -> DrawnPath {
    let radius = Size(
      width: min(max(cornerRadius.width, 0), rect.width / 2), height: min(max(cornerRadius.height, 0), rect.height / 2))
    guard radius.width > 0, radius.height > 0 else { return rectangle(rect) }
    return rounded(rect, [radius, radius, radius, radius], style)
  }

  /// A rectangle with a radius for each corner, limited to half of the shorter side.
  public static func unevenRoundedRectangle(
    _ rect: Rect, radii: CornerRadii, style: CornerStyle = .circular
  ) -> DrawnPath {
    let limit = min(rect.width, rect.height) / 2
    // In the order of the path.
    let sizes = [radii.bottomRight, radii.bottomLeft, radii.topLeft, radii.topRight].map { radius in
      let radius = min(max(radius, 0), limit)
      return Size(width: radius, height: radius)
    }
    if sizes.allSatisfy({ $0.width <= 0 }) { return rectangle(rect) }
    return rounded(rect, sizes, style)
  }

  /// A rounded rectangle from the middle of the right edge, where Core Graphics begins. The radii are those of the
  /// lower right, lower left, upper left and upper right corner.
  private static func rounded(_ rect: Rect, _ radii: [Size], _ style: CornerStyle) -> DrawnPath {
    let corners = [
      Point(x: rect.maxX, y: rect.maxY), Point(x: rect.minX, y: rect.maxY), rect.origin,
      Point(x: rect.maxX, y: rect.minY),
    ]
    // The direction of the edge before each corner.
    let ways = [Point(x: 0, y: 1), Point(x: -1, y: 0), Point(x: 0, y: -1), Point(x: 1, y: 0)]
    let room = min(rect.width, rect.height) / 2
    var path = DrawnPath()
    path.move(to: Point(x: rect.maxX, y: rect.midY))
    for index in 0..<4 {
      path.addCorner(at: corners[index], radii[index], way: ways[index], next: ways[(index + 1) % 4], style, room)
    }
    path.close()
    return path
  }

  private mutating func addCorner(
    at corner: Point, _ radius: Size, way: Point, next: Point, _ style: CornerStyle, _ room: Double
  ) {
    guard radius.width > 0, radius.height > 0 else { return addLine(to: corner) }
    /// The point `before` radii before the corner along the edge towards it, and `behind` radii along the next edge.
    func place(_ before: Double, _ behind: Double) -> Point {
      Point(
        x: corner.x + radius.width * (next.x * behind - way.x * before),
        y: corner.y + radius.height * (next.y * behind - way.y * before))
    }
    // A continuous corner takes more of the edge than its radius; with less room, it approaches a circle.
    let excess =
      style == .circular ? 0 : min(1, max(0, (room / max(radius.width, radius.height) - 1) / (Corner.length - 1)))
    let points = zip(Corner.circular, Corner.continuous).map { circular, continuous in
      place(
        circular.x + (continuous.x - circular.x) * excess, circular.y + (continuous.y - circular.y) * excess)
    }
    if excess == 0 {
      addLine(to: place(1, 0))
      addCubic(to: place(0, 1), control1: place(1 - Corner.kappa, 0), control2: place(0, 1 - Corner.kappa))
      return
    }
    addLine(to: points[0])
    for curve in stride(from: 1, to: 10, by: 3) {
      addCubic(to: points[curve + 2], control1: points[curve], control2: points[curve + 1])
    }
  }

  /// The ellipse inscribed in a rectangle, from its right end.
  public static func ellipse(in rect: Rect) -> DrawnPath {
    var path = DrawnPath()
    path.move(to: Point(x: rect.maxX, y: rect.midY))
    let (rx, ry) = (rect.width / 2, rect.height / 2)
    for (way, next) in [((0.0, 1.0), (-1.0, 0.0)), ((-1, 0), (0, -1)), ((0, -1), (1, 0)), ((1, 0), (0, 1))] {
      func place(_ along: Double, _ across: Double) -> Point {
        Point(
          x: rect.midX + rx * (way.0 * along - next.0 * across), y: rect.midY + ry * (way.1 * along - next.1 * across))
      }
      path.addCubic(to: place(1, 0), control1: place(Corner.kappa, 1), control2: place(1, Corner.kappa))
    }
    path.close()
    return path
  }

  /// The largest circle centred in a rectangle.
  public static func circle(in rect: Rect) -> DrawnPath {
    let side = min(rect.width, rect.height)
    return ellipse(in: Rect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
  }

  /// A rectangle whose shorter sides are semicircles.
  public static func capsule(in rect: Rect, style: CornerStyle = .circular) -> DrawnPath {
    roundedRectangle(rect, cornerRadius: min(rect.width, rect.height) / 2, style: style)
  }

  /// Adds an arc of a circle, connected to the current point, if there is one, by a straight line.
  ///
  /// - Parameters:
  ///   - start: 0 points to the right, a quarter of a turn down.
  ///   - sweep: the angle of the arc, clockwise on the screen if positive; limited to one turn.
  public mutating func addArc(center: Point, radius: Double, start: Angle, sweep: Angle) {
    func place(_ radians: Double, _ distance: Double, _ along: Double) -> Point {
      let (sine, cosine) = (Angle(radians: radians).sine, Angle(radians: radians).cosine)
      return Point(
        x: center.x + radius * (cosine * distance - sine * along),
        y: center.y + radius * (sine * distance + cosine * along))
    }
    let first = place(start.radians, 1, 0)
    if currentPoint == nil { move(to: first) } else { addLine(to: first) }
    let total = min(max(sweep.radians, -2 * .pi), 2 * .pi)
    guard total != 0, total.isFinite, start.radians.isFinite else { return }
    // A curve for a quarter of a turn deviates from the circle by less than 0.03 % of the radius.
    let count = (abs(total) / (.pi / 2) - 1e-9).rounded(.up)
    let step = total / count
    let quarter = Angle(radians: step / 4)
    let reach = 4.0 / 3 * quarter.sine / quarter.cosine
    for index in 0..<Int(count) {
      let from = start.radians + Double(index) * step
      addCubic(
        to: place(from + step, 1, 0), control1: place(from, 1, reach), control2: place(from + step, 1, -reach))
    }
  }

  /// Adds an arc as SwiftUI's `addArc` does.
  ///
  /// - Parameter isClockwise: SwiftUI's parameter, which refers to coordinates with y upwards: on the screen, `true` is
  ///   counterclockwise.
  public mutating func addArc(center: Point, radius: Double, from start: Angle, to end: Angle, isClockwise: Bool) {
    let turn = 2 * Double.pi
    var sweep = end.radians - start.radians
    // As in Core Graphics: a full turn stays one; other angles are reduced to one turn in the direction.
    if abs(sweep) < turn || (sweep < 0) != isClockwise {
      sweep = sweep.truncatingRemainder(dividingBy: turn)
      if isClockwise, sweep > 0 { sweep -= turn }
      if !isClockwise, sweep < 0 { sweep += turn }
    }
    addArc(center: center, radius: radius, start: start, sweep: Angle(radians: sweep))
  }
}

/// Corners of radius 1: the distances of points before the corner (x) and after it (y).
private enum Corner {
  /// The length of the control lines with which a cubic curve approximates a quarter of a circle.
  static let kappa = 0.5522847498307936

  /// The length of the edge that a continuous corner takes.
  static let length = 1.528665

  /// Apple's continuous corner, from published measurements: three curves.
  static let continuous = [
    Point(x: length, y: 0), Point(x: 1.08849296, y: 0), Point(x: 0.86840694, y: 0), Point(x: 0.63149379, y: 0.07491139),
    Point(x: 0.37282383, y: 0.16905956), Point(x: 0.16905956, y: 0.37282383), Point(x: 0.07491139, y: 0.63149379),
    Point(x: 0, y: 0.86840694), Point(x: 0, y: 1.08849296), Point(x: 0, y: length),
  ]

  /// A quarter of a circle as three curves.
  static let circular: [Point] = {
    func place(_ degrees: Double, _ along: Double) -> Point {
      let angle = Angle(degrees: degrees)
      return Point(
        x: 1 - angle.sine - angle.cosine * along, y: 1 - angle.cosine + angle.sine * along)
    }
    let twelfth = Angle(degrees: 7.5)
    let reach = 4.0 / 3 * twelfth.sine / twelfth.cosine
    var points = [place(0, 0)]
    for degrees in [0.0, 30, 60] {
      points += [place(degrees, reach), place(degrees + 30, -reach), place(degrees + 30, 0)]
    }
    return points
  }()
}
