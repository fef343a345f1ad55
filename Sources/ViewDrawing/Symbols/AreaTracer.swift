import ViewLayout

/// Computes the outline of a union or difference of areas, by tracing the edge of its raster image.
///
/// For symbols, whose box is 24 by 24: a pixel is an eighth of a unit, and the edge is accurate to a few hundredths of
/// a unit.
struct AreaTracer {
  private static let scale = 8.0

  private let bounds: PixelRect
  /// The coverage at the center of each pixel.
  private let values: [Double]
  /// The links of the edge between the sides of squares of four pixels.
  private var next: [Int: Int] = [:]
  private var starts: [Int] = []

  /// The outline of an area minus another one.
  static func outline(of area: DrawnPath, without hole: DrawnPath) -> DrawnPath {
    let clip = PixelRect(left: -32, top: -32, right: 232, bottom: 232)
    func coverage(_ path: DrawnPath) -> Coverage {
      let parts = path.transformed(by: .scale(x: scale, y: scale)).flattened(tolerance: 0.1)
      return ScanConverter.coverage(parts, rule: .nonZero, clip: clip)
    }
    var tracer = AreaTracer(coverage(area), without: coverage(hole))
    return tracer.trace()
  }

  private init(_ area: Coverage, without hole: Coverage) {
    bounds = area.bounds.grown(by: 1)
    var values: [Double] = []
    values.reserveCapacity(bounds.width * bounds.height)
    for y in bounds.top..<bounds.bottom {
      for x in bounds.left..<bounds.right {
        values.append(Double(area[x, y]) * (255 - Double(hole[x, y])) / 255)
      }
    }
    self.values = values
  }

  /// The coverage at the edge: half.
  private static let level = 127.5

  private mutating func trace() -> DrawnPath {
    let (width, height) = (bounds.width, bounds.height)
    guard width > 1, height > 1 else { return DrawnPath() }
    for y in 0..<height - 1 {
      for x in 0..<width - 1 {
        let index = y * width + x
        var corners = 0
        if values[index] > AreaTracer.level { corners |= 1 }
        if values[index + 1] > AreaTracer.level { corners |= 2 }
        if values[index + width + 1] > AreaTracer.level { corners |= 4 }
        if values[index + width] > AreaTracer.level { corners |= 8 }
        if corners != 0, corners != 15 { link(corners, index, width) }
      }
    }
    var path = DrawnPath()
    for start in starts {
      var points: [Point] = []
      var side = start
      while let following = next.removeValue(forKey: side) {
        points.append(place(side, width))
        side = following
      }
      let kept = AreaTracer.simplified(points, tolerance: 0.15)
      guard kept.count > 2 else { continue }
      path.append(DrawnPath([.move(kept[0])] + kept.dropFirst().map { .line($0) } + [.close]))
    }
    return path
  }

  /// Links the sides of a square that the edge crosses; the covered area is on the right.
  private mutating func link(_ corners: Int, _ index: Int, _ width: Int) {
    // The index of a side: twice the index of the pixel to its left or above, plus one for vertical sides.
    let (top, left) = (2 * index, 2 * index + 1)
    let (bottom, right) = (2 * (index + width), 2 * (index + 1) + 1)
    func add(_ from: Int, _ to: Int) {
      next[from] = to
      starts.append(from)
    }
    switch corners {
    case 1: add(top, left)
    case 2: add(right, top)
    case 3: add(right, left)
    case 4: add(bottom, right)
    case 5:
      add(top, left)
      add(bottom, right)
    case 6: add(bottom, top)
    case 7: add(bottom, left)
    case 8: add(left, bottom)
    case 9: add(top, bottom)
    case 10:
      add(right, top)
      add(left, bottom)
    case 11: add(right, bottom)
    case 12: add(left, right)
    case 13: add(top, right)
    case 14: add(left, top)
    default: break
    }
  }

  /// The point where the edge crosses a side.
  private func place(_ side: Int, _ width: Int) -> Point {
    let index = side / 2
    let isDown = side % 2 == 1
    let (from, to) = (values[index], values[index + (isDown ? width : 1)])
    let part = (AreaTracer.level - from) / (to - from)
    let x = Double(index % width + bounds.left) + 0.5 + (isDown ? 0 : part)
    let y = Double(index / width + bounds.top) + 0.5 + (isDown ? part : 0)
    return Point(x: x / AreaTracer.scale, y: y / AreaTracer.scale)
  }

  /// A closed line with fewer points; removed points are within the tolerance, in pixels.
  private static func simplified(_ points: [Point], tolerance: Double) -> [Point] {
    guard points.count > 8 else { return points }
    let far = points.indices.max { points[$0].distance(to: points[0]) < points[$1].distance(to: points[0]) } ?? 0
    var isKept = [Bool](repeating: false, count: points.count + 1)
    isKept[0] = true
    isKept[far] = true
    let closed = points + [points[0]]
    var pending = [(0, far), (far, points.count)]
    while let (start, end) = pending.popLast() {
      guard end > start + 1 else { continue }
      let (a, b) = (closed[start], closed[end])
      let length = max(a.distance(to: b), 1e-9)
      var worst = (distance: 0.0, index: start)
      for index in start + 1..<end {
        let point = closed[index]
        let distance = abs((b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x)) / length
        if distance > worst.distance { worst = (distance, index) }
      }
      guard worst.distance > tolerance / scale else { continue }
      isKept[worst.index] = true
      pending.append((start, worst.index))
      pending.append((worst.index, end))
    }
    return points.indices.filter { isKept[$0] }.map { points[$0] }
  }
}
