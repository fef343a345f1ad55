import ViewLayout

/// Computes the coverage of pixels by a path.
///
/// Sixteen scan lines sample each row of pixels; along a scan line, the covered length of a pixel is exact. Edges are
/// therefore antialiased, and both fill rules are correct for self-intersecting paths.
struct ScanConverter {
  /// The number of scan lines per row of pixels.
  private static let lineCount = 16

  /// An edge of the path, from top to bottom.
  private struct Edge {
    /// The first scan line that it crosses and one past the last.
    var first: Int
    var end: Int
    /// The x coordinate at the next scan line.
    var x: Double
    /// The change of x per scan line.
    var step: Double
    /// 1 for a downward edge, -1 for an upward edge.
    var winding: Int
  }

  private var edges: [Edge] = []
  private let clip: PixelRect
  private var left = Double.infinity
  private var right = -Double.infinity

  private init(clip: PixelRect) { self.clip = clip }

  /// The coverage of a path inside `clip`.
  static func coverage(_ parts: [Polyline], rule: FillRule, clip: PixelRect) -> Coverage {
    var converter = ScanConverter(clip: clip)
    for part in parts {
      guard var last = part.points.last, part.points.count > 1 else { continue }
      for point in part.points {
        converter.addEdge(last, point)
        last = point
      }
    }
    return converter.scan(rule)
  }

  private mutating func addEdge(_ from: Point, _ to: Point) {
    left = min(left, from.x, to.x)
    right = max(right, from.x, to.x)
    guard from.y != to.y else { return }
    let isDown = from.y < to.y
    let (upper, lower) = isDown ? (from, to) : (to, from)
    let lines = Double(ScanConverter.lineCount)
    // Scan line n is at (n + ½) / 16 of a pixel.
    let top = Double(clip.top) * lines
    let bottom = Double(clip.bottom) * lines
    let first = max((upper.y * lines - 0.5).rounded(.up), top)
    let end = min((lower.y * lines - 0.5).rounded(.up), bottom)
    guard first < end else { return }
    let slope = (lower.x - upper.x) / (lower.y - upper.y)
    let x = upper.x + ((first + 0.5) / lines - upper.y) * slope
    edges.append(
      Edge(first: Int(first), end: Int(end), x: x, step: slope / lines, winding: isDown ? 1 : -1))
  }

  private mutating func scan(_ rule: FillRule) -> Coverage {
    guard !edges.isEmpty, !clip.isEmpty else { return .none }
    edges.sort { $0.first < $1.first }
    let lines = ScanConverter.lineCount
    let last = edges.reduce(0) { max($0, $1.end) }
    let rect = Rect(x: left, y: 0, width: right - left, height: 1)
    var bounds = PixelRect(around: rect)
    bounds.top = edges[0].first.floorDivided(by: lines)
    bounds.bottom = (last - 1).floorDivided(by: lines) + 1
    bounds = bounds.intersection(clip)
    guard !bounds.isEmpty else { return .none }
    var coverage = Coverage(bounds)
    var active: [Edge] = []
    var next = 0
    // The difference of each pixel's coverage to the pixel on its left.
    var differences = [Float](repeating: 0, count: bounds.width + 2)
    for row in bounds.top..<bounds.bottom {
      var isTouched = false
      var line = row * lines
      let end = line + lines
      while line < end {
        while next < edges.count, edges[next].first <= line {
          active.append(edges[next])
          next += 1
        }
        if active.isEmpty {
          line += 1
          continue
        }
        active.removeAll { $0.end <= line }
        ScanConverter.sort(&active)
        // If all edges are vertical for a whole row, its scan lines are equal; most of a screen consists of rectangles.
        let areAlike =
          line == row * lines && (next == edges.count || edges[next].first >= end)
          && active.allSatisfy { $0.step == 0 && $0.end >= end }
        if cross(&active, rule, areAlike ? Float(lines) : 1, bounds, &differences) { isTouched = true }
        line += areAlike ? lines : 1
      }
      if isTouched { ScanConverter.flush(&differences, row, &coverage) }
    }
    return coverage
  }

  /// Adds the covered parts of a scan line.
  ///
  /// - Parameter weight: the number of scan lines that it represents.
  /// - Returns: whether any part is covered.
  private func cross(
    _ active: inout [Edge], _ rule: FillRule, _ weight: Float, _ bounds: PixelRect, _ differences: inout [Float]
  ) -> Bool {
    var isTouched = false
    var winding = 0
    var start = 0.0
    for index in active.indices {
      let wasInside = rule == .nonZero ? winding != 0 : winding & 1 != 0
      winding += active[index].winding
      let isInside = rule == .nonZero ? winding != 0 : winding & 1 != 0
      if isInside, !wasInside { start = active[index].x }
      if wasInside, !isInside {
        ScanConverter.add(start, active[index].x, weight, bounds, &differences)
        isTouched = true
      }
      active[index].x += active[index].step
    }
    return isTouched
  }

  /// Insertion sort, because the order of edges rarely changes between scan lines.
  private static func sort(_ edges: inout [Edge]) {
    for index in edges.indices.dropFirst() {
      var place = index
      while place > 0, edges[place].x < edges[place - 1].x {
        edges.swapAt(place, place - 1)
        place -= 1
      }
    }
  }

  private static func add(
    _ from: Double, _ to: Double, _ weight: Float, _ bounds: PixelRect, _ differences: inout [Float]
  ) {
    let width = Double(bounds.width)
    let from = min(max(from - Double(bounds.left), 0), width)
    let to = min(max(to - Double(bounds.left), 0), width)
    guard from < to else { return }
    let (first, last) = (Int(from), Int(to))
    if first == last {
      differences[first] += Float(to - from) * weight
      differences[first + 1] -= Float(to - from) * weight
      return
    }
    let head = Float(Double(first + 1) - from)
    differences[first] += head * weight
    differences[first + 1] += (1 - head) * weight
    let tail = Float(to - Double(last))
    differences[last] += (tail - 1) * weight
    differences[last + 1] -= tail * weight
  }

  private static func flush(_ differences: inout [Float], _ row: Int, _ coverage: inout Coverage) {
    let scale = 255 / Float(lineCount)
    var sum: Float = 0
    var index = coverage.index(coverage.bounds.left, row)
    for column in 0..<coverage.bounds.width {
      sum += differences[column]
      differences[column] = 0
      coverage.values[index] = UInt8(min(max(sum * scale + 0.5, 0), 255))
      index += 1
    }
    differences[coverage.bounds.width] = 0
    differences[coverage.bounds.width + 1] = 0
  }
}

extension Int {
  /// The quotient, rounded down for negative numbers too.
  func floorDivided(by divisor: Int) -> Int {
    let quotient = self / divisor
    return self % divisor < 0 ? quotient - 1 : quotient
  }
}
