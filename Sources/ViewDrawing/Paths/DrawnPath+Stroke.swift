import ViewLayout

extension DrawnPath {
  /// The area of a line along the path, to be filled with the nonzero rule.
  ///
  /// It consists of overlapping pieces with the same direction: rectangles along the lines, joins and caps. It is
  /// therefore correct however sharply the path bends.
  ///
  /// - Parameter tolerance: the maximum error of the edge, in points.
  public func stroked(_ style: StrokeStyle, tolerance: Double = 0.05) -> DrawnPath {
    guard style.width > 0, style.width.isFinite else { return DrawnPath() }
    var stroker = Stroker(style)
    for part in dashed(style, tolerance: tolerance / 2) { stroker.add(part) }
    return stroker.outline
  }

  /// The subpaths as straight lines, or the dashes along them.
  func dashed(_ style: StrokeStyle, tolerance: Double) -> [Polyline] {
    let parts = flattened(tolerance: tolerance)
    guard let dashes = DashPattern(style) else { return parts }
    return parts.flatMap { dashes.dashes(of: $0) }
  }
}

/// Builds the area of a line.
private struct Stroker {
  private(set) var outline = DrawnPath()
  private let style: StrokeStyle
  private let half: Double

  init(_ style: StrokeStyle) {
    self.style = style
    half = style.width / 2
  }

  mutating func add(_ part: Polyline) {
    var points: [Point] = []
    points.reserveCapacity(part.points.count + 1)
    for point in part.points where points.last != point { points.append(point) }
    if part.isClosed, points.count > 1, points.first == points.last { points.removeLast() }
    guard let first = points.first else { return }
    guard points.count > 1 else { return addDot(first) }
    if part.isClosed { points.append(first) }
    var directions: [Point] = []
    for index in points.indices.dropLast() {
      let direction = Stroker.direction(points[index], points[index + 1])
      addSegment(points[index], points[index + 1], direction)
      if let last = directions.last { addJoin(at: points[index], last, direction) }
      directions.append(direction)
    }
    guard let start = directions.first, let end = directions.last, let last = points.last else { return }
    if part.isClosed {
      addJoin(at: first, end, start)
    } else {
      addCap(at: first, Point(x: -start.x, y: -start.y))
      addCap(at: last, end)
    }
  }

  private static func direction(_ from: Point, _ to: Point) -> Point {
    let length = from.distance(to: to)
    return Point(x: (to.x - from.x) / length, y: (to.y - from.y) / length)
  }

  /// The point at an offset along a direction and to its right, in halves of the width.
  private func place(_ point: Point, _ direction: Point, _ along: Double, _ right: Double) -> Point {
    Point(
      x: point.x + half * (direction.x * along - direction.y * right),
      y: point.y + half * (direction.y * along + direction.x * right))
  }

  private mutating func add(_ points: Point...) {
    outline.move(to: points[0])
    for point in points.dropFirst() { outline.addLine(to: point) }
    outline.close()
  }

  private mutating func addSegment(_ from: Point, _ to: Point, _ direction: Point) {
    add(
      place(from, direction, 0, -1), place(to, direction, 0, -1), place(to, direction, 0, 1),
      place(from, direction, 0, 1))
  }

  /// A line of length zero, which is visible only with round or square caps.
  private mutating func addDot(_ point: Point) {
    switch style.cap {
    case .butt: break
    case .round:
      outline.append(.ellipse(in: Rect(x: point.x - half, y: point.y - half, width: 2 * half, height: 2 * half)))
    case .square:
      outline.append(.rectangle(Rect(x: point.x - half, y: point.y - half, width: 2 * half, height: 2 * half)))
    }
  }

  private mutating func addCap(at point: Point, _ direction: Point) {
    switch style.cap {
    case .butt: break
    case .round: addWedge(at: point, Point(x: direction.y, y: -direction.x), turn: .pi, direction)
    case .square:
      add(
        place(point, direction, 0, -1), place(point, direction, 1, -1), place(point, direction, 1, 1),
        place(point, direction, 0, 1))
    }
  }

  /// Adds the join on the outside of a corner.
  private mutating func addJoin(at point: Point, _ before: Point, _ behind: Point) {
    let cosine = before.x * behind.x + before.y * behind.y
    let sine = before.x * behind.y - before.y * behind.x
    if cosine > 0, abs(sine) < 1e-9 { return }
    // The gap is on the left side if the line turns to the right.
    let side: Double = sine > 0 ? -1 : 1
    let from = place(point, before, 0, side)
    let to = place(point, behind, 0, side)
    /// The points of the bevel, in the direction of all pieces.
    func bevel() -> [Point] { side < 0 ? [point, from, to] : [point, to, from] }
    // The corners of a flattened curve need no visible join.
    if cosine > 0.985 {
      let corner = bevel()
      return add(corner[0], corner[1], corner[2])
    }
    switch style.join {
    case .bevel:
      let corner = bevel()
      add(corner[0], corner[1], corner[2])
    case .round:
      let normal = Point(x: (from.x - point.x) / half, y: (from.y - point.y) / half)
      let turn = DrawingMath.angle(x: cosine, y: abs(sine))
      let last = Point(x: (to.x - point.x) / half, y: (to.y - point.y) / half)
      let middle = Point(x: normal.x + last.x, y: normal.y + last.y)
      addWedge(at: point, side < 0 ? normal : last, turn: turn, middle)
    case .miter:
      // The tip is 1 / cos(turn / 2) half widths away; the limit is a multiple of the whole width.
      let halfCosine = ((1 + cosine) / 2).squareRoot()
      guard halfCosine > 1e-6, 1 / halfCosine <= max(style.miterLimit, 1) else {
        let corner = bevel()
        return add(corner[0], corner[1], corner[2])
      }
      let middle = Point(x: from.x + to.x - 2 * point.x, y: from.y + to.y - 2 * point.y)
      let length = middle.distance(to: .zero)
      let reach = half / halfCosine / length
      let tip = Point(x: point.x + middle.x * reach, y: point.y + middle.y * reach)
      if side < 0 { add(point, from, tip, to) } else { add(point, to, tip, from) }
    }
  }

  /// Adds a circular sector, clockwise from the direction `normal`.
  private mutating func addWedge(at point: Point, _ normal: Point, turn: Double, _ middle: Point) {
    let count = (turn / (.pi / 2) - 1e-9).rounded(.up)
    guard count >= 1 else { return }
    let step = turn / count
    let quarter = Angle(radians: step / 4)
    let reach = half * 4.0 / 3 * quarter.sine / quarter.cosine
    let (sine, cosine) = (Angle(radians: step).sine, Angle(radians: step).cosine)
    var normal = normal
    outline.move(to: point)
    outline.addLine(to: Point(x: point.x + half * normal.x, y: point.y + half * normal.y))
    for _ in 0..<Int(count) {
      let next = Point(x: normal.x * cosine - normal.y * sine, y: normal.x * sine + normal.y * cosine)
      let from = Point(x: point.x + half * normal.x, y: point.y + half * normal.y)
      let to = Point(x: point.x + half * next.x, y: point.y + half * next.y)
      outline.addCubic(
        to: to, control1: Point(x: from.x - reach * normal.y, y: from.y + reach * normal.x),
        control2: Point(x: to.x + reach * next.y, y: to.y - reach * next.x))
      normal = next
    }
    outline.close()
  }
}

/// A dash pattern.
private struct DashPattern {
  private let lengths: [Double]
  private let phase: Double
  private let total: Double

  /// `nil` for a solid line, and for invalid lengths.
  init?(_ style: StrokeStyle) {
    guard !style.dash.isEmpty, style.dash.allSatisfy({ $0 >= 0 && $0.isFinite }), style.dashPhase.isFinite else {
      return nil
    }
    // An odd number of lengths is repeated, so that dashes and gaps alternate.
    lengths = style.dash.count % 2 == 0 ? style.dash : style.dash + style.dash
    total = lengths.reduce(0, +)
    guard total > 0 else { return nil }
    phase = style.dashPhase - (style.dashPhase / total).rounded(.down) * total
  }

  /// The dashes along a line.
  func dashes(of part: Polyline) -> [Polyline] {
    let length = part.length
    // That many dashes look like a solid line.
    guard length.isFinite, length > 0, length / total < 20_000 else { return [part] }
    let points = part.isClosed ? part.points + part.points.prefix(1) : part.points
    var index = 0
    var rest = phase
    while rest >= lengths[index], rest > 0 {
      rest -= lengths[index]
      index = (index + 1) % lengths.count
    }
    var left = lengths[index] - rest
    var result: [Polyline] = []
    var dash: [Point] = index % 2 == 0 ? [points[0]] : []
    for next in points.indices.dropFirst() {
      let (from, to) = (points[next - 1], points[next])
      let length = from.distance(to: to)
      var done = 0.0
      while length - done > left {
        done += left
        let place = from.mixed(with: to, done / length)
        if index % 2 == 0 {
          dash.append(place)
          result.append(Polyline(dash, isClosed: false))
          dash = []
        } else {
          dash = [place]
        }
        index = (index + 1) % lengths.count
        left = lengths[index]
      }
      left -= length - done
      if index % 2 == 0 { dash.append(to) }
    }
    if dash.count > 1 { result.append(Polyline(dash, isClosed: false)) }
    return result
  }
}
