import ViewDrawing
import ViewLayout

/// A Boolean operation of two areas, or of a line and an area.
enum PathOperation {
  case intersection, union, subtraction, difference
  /// The parts of the line inside of the area.
  case lineIntersection
  /// The parts of the line outside of the area.
  case lineSubtraction
}

/// Boolean operations on paths, flattened to line segments and split at their intersections. Each piece is kept or
/// dropped by its side of the other area.
struct PathCombination {
  private let left: DrawnPath
  private let right: DrawnPath
  private let rule: FillRule

  private struct Segment {
    var start: Point
    var end: Point
  }

  init(_ left: DrawnPath, _ right: DrawnPath, _ rule: FillRule) {
    self.left = left
    self.right = right
    self.rule = rule
  }

  func result(_ operation: PathOperation) -> DrawnPath {
    switch operation {
    case .lineIntersection: return lines(inside: true)
    case .lineSubtraction: return lines(inside: false)
    case .intersection, .union, .subtraction, .difference: break
    }
    let (first, second) = (segments(of: left, isClosed: true), segments(of: right, isClosed: true))
    var kept: [Segment] = []
    for piece in cut(first, by: second) {
      let isInside = right.contains(middle(piece), rule: rule)
      switch operation {
      case .intersection: if isInside { kept.append(piece) }
      case .union, .subtraction: if !isInside { kept.append(piece) }
      default: kept.append(isInside ? reversed(piece) : piece)
      }
    }
    for piece in cut(second, by: first) {
      let isInside = left.contains(middle(piece), rule: rule)
      switch operation {
      case .intersection: if isInside { kept.append(piece) }
      case .union: if !isInside { kept.append(piece) }
      case .subtraction: if isInside { kept.append(reversed(piece)) }
      default: kept.append(isInside ? reversed(piece) : piece)
      }
    }
    return joined(kept, isClosed: true)
  }

  private func lines(inside: Bool) -> DrawnPath {
    let pieces = cut(segments(of: left, isClosed: false), by: segments(of: right, isClosed: true))
    return joined(pieces.filter { right.contains(middle($0), rule: rule) == inside }, isClosed: false)
  }

  // MARK: Segments

  /// The segments of a path. Those of an area are oriented clockwise.
  private func segments(of path: DrawnPath, isClosed: Bool) -> [Segment] {
    var result: [Segment] = []
    for part in path.flattened(tolerance: 0.02) {
      var points = part.points
      if isClosed, area(points) < 0 { points.reverse() }
      guard let first = points.first else { continue }
      if isClosed || part.isClosed { points.append(first) }
      for (start, end) in zip(points, points.dropFirst()) where start != end {
        result.append(Segment(start: start, end: end))
      }
    }
    return result
  }

  private func area(_ points: [Point]) -> Double {
    guard var last = points.last else { return 0 }
    var sum = 0.0
    for point in points {
      sum += last.x * point.y - point.x * last.y
      last = point
    }
    return sum
  }

  private func cut(_ segments: [Segment], by others: [Segment]) -> [Segment] {
    segments.flatMap { segment -> [Segment] in
      var places = others.compactMap { crossing(segment, $0) }.filter { $0 > 1e-9 && $0 < 1 - 1e-9 }.sorted()
      places.append(1)
      var result: [Segment] = []
      var start = segment.start
      for place in places {
        let end = place == 1 ? segment.end : point(segment, place)
        if start != end { result.append(Segment(start: start, end: end)) }
        start = end
      }
      return result
    }
  }

  private func point(_ segment: Segment, _ place: Double) -> Point {
    Point(
      x: segment.start.x + (segment.end.x - segment.start.x) * place,
      y: segment.start.y + (segment.end.y - segment.start.y) * place)
  }

  private func middle(_ segment: Segment) -> Point { point(segment, 0.5) }

  private func reversed(_ segment: Segment) -> Segment { Segment(start: segment.end, end: segment.start) }

  /// The position of the intersection on the first segment, from 0 to 1; `nil` if there is none.
  private func crossing(_ first: Segment, _ second: Segment) -> Double? {
    let (ax, ay) = (first.end.x - first.start.x, first.end.y - first.start.y)
    let (bx, by) = (second.end.x - second.start.x, second.end.y - second.start.y)
    let cross = ax * by - ay * bx
    guard abs(cross) > 1e-12 else { return nil }
    let (dx, dy) = (second.start.x - first.start.x, second.start.y - first.start.y)
    let (t, u) = ((dx * by - dy * bx) / cross, (dx * ay - dy * ax) / cross)
    return u >= -1e-9 && u <= 1 + 1e-9 ? t : nil
  }

  // MARK: Joining

  /// Joins pieces whose ends meet.
  private func joined(_ pieces: [Segment], isClosed: Bool) -> DrawnPath {
    var path = DrawnPath()
    var rest = pieces
    while let first = rest.first {
      rest.removeFirst()
      path.move(to: first.start)
      path.addLine(to: first.end)
      var end = first.end
      while let next = rest.firstIndex(where: { isNear($0.start, end) }) {
        end = rest.remove(at: next).end
        if isClosed, isNear(end, first.start) { break }
        path.addLine(to: end)
      }
      if isClosed { path.close() }
    }
    return path
  }

  private func isNear(_ left: Point, _ right: Point) -> Bool {
    abs(left.x - right.x) < 1e-6 && abs(left.y - right.y) < 1e-6
  }
}
