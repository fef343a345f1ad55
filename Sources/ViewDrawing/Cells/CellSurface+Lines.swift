import ViewLayout

/// Thin lines, in box drawing characters and in Braille; all coordinates are in half cells.
extension CellSurface {
  /// Draws the outline of a rectangle. A side that would cross text inside it is moved outwards by one cell:
  ///
  ///     Text("Tight").border(.red)    ┌─────┐
  ///                                   │Tight│
  ///                                   └─────┘
  mutating func drawBox(
    _ rect: Rect, isRound: Bool, isHeavy: Bool, isDashed: Bool, _ color: Color, _ state: DrawingState
  ) {
    // A line exactly between two cells is in the inner one, independent of rounding errors.
    let slack = 1e-6
    var left = CellSurface.place((rect.minX + slack).rounded(.down))
    var right = max(left, CellSurface.place((rect.maxX - slack).rounded(.up)) - 1)
    var top = CellSurface.place((rect.minY / 2 + slack).rounded(.down))
    var bottom = max(top, CellSurface.place((rect.maxY / 2 - slack).rounded(.up)) - 1)
    let (columns, rows) = (left...right, top...bottom)
    if settings.hasText(columns: left...left, rows: rows) { left -= 1 }
    if settings.hasText(columns: right...right, rows: rows) { right += 1 }
    if settings.hasText(columns: columns, rows: top...top) { top -= 1 }
    if settings.hasText(columns: columns, rows: bottom...bottom) { bottom += 1 }
    var extra: BoxArms = isHeavy ? .heavy : []
    if isDashed { extra.insert(.dashed) }
    func half(_ row: Int, _ y: Double) -> Int {
      min(max(CellSurface.place(y.rounded(.down)), row * 2), row * 2 + 1)
    }
    let (upper, lower) = (half(top, rect.minY), half(bottom, rect.maxY - slack))
    let isFlat = bottom == top
    let isNarrow = right == left
    for column in self.columns(left + (isFlat ? 0 : 1)..<max(right + (isFlat ? 1 : 0), left + (isFlat ? 0 : 1))) {
      putLine(BoxArms.across.union(extra), column: column, row: top, half: upper, color, state)
      if !isFlat { putLine(BoxArms.across.union(extra), column: column, row: bottom, half: lower, color, state) }
    }
    guard !isFlat else { return }
    for row in self.rows(top + (isNarrow ? 0 : 1)..<max(bottom + (isNarrow ? 1 : 0), top + (isNarrow ? 0 : 1))) {
      putLine(BoxArms.along.union(extra), column: left, row: row, half: row * 2, color, state)
      if !isNarrow { putLine(BoxArms.along.union(extra), column: right, row: row, half: row * 2, color, state) }
    }
    guard !isNarrow else { return }
    if isRound { extra.insert(.round) }
    putLine(extra.union([.right, .down]), column: left, row: top, half: upper, color, state)
    putLine(extra.union([.left, .down]), column: right, row: top, half: upper, color, state)
    putLine(extra.union([.right, .up]), column: left, row: bottom, half: lower, color, state)
    putLine(extra.union([.left, .up]), column: right, row: bottom, half: lower, color, state)
  }

  /// Draws lines. If all are horizontal or vertical they become box characters, otherwise dots.
  mutating func drawLines(
    _ parts: [Polyline], isCurved: Bool, width: Double, _ color: Color, _ state: DrawingState
  ) {
    var isUpright = !isCurved
    for part in parts where isUpright {
      isUpright = CellSurface.sides(of: part).allSatisfy { isAcross($0) || isAlong($0) }
    }
    for part in parts {
      let sides = CellSurface.sides(of: part)
      for index in sides.indices {
        guard isUpright else {
          addDots(from: sides[index].from, to: sides[index].to, color, state)
          continue
        }
        let before = index > 0 ? sides[index - 1] : part.isClosed ? sides.last : nil
        let behind = index + 1 < sides.count ? sides[index + 1] : part.isClosed ? sides.first : nil
        drawSide(sides[index], before, behind, isHeavy: width >= 3, color, state)
      }
    }
  }

  typealias Side = (from: Point, to: Point)

  private static func sides(of part: Polyline) -> [Side] {
    var sides: [Side] = []
    for index in part.points.indices.dropFirst() { sides.append((part.points[index - 1], part.points[index])) }
    if part.isClosed, let first = part.points.first, let last = part.points.last, last != first {
      sides.append((last, first))
    }
    return sides.filter { $0.from != $0.to }
  }

  private func isAcross(_ side: Side) -> Bool { abs(side.from.y - side.to.y) < 0.1 }
  private func isAlong(_ side: Side) -> Bool { abs(side.from.x - side.to.x) < 0.1 }

  /// Draws one side; at a corner, only the arm towards the side.
  private mutating func drawSide(
    _ side: Side, _ before: Side?, _ behind: Side?, isHeavy: Bool, _ color: Color, _ state: DrawingState
  ) {
    let weight: BoxArms = isHeavy ? .heavy : []
    let slack = 1e-6
    if isAcross(side) {
      let half = CellSurface.place((side.from.y + slack).rounded(.down))
      let isForward = side.from.x <= side.to.x
      let (left, right) = isForward ? (side.from.x, side.to.x) : (side.to.x, side.from.x)
      let cornerLeft = (isForward ? before : behind).map { !isAcross($0) } ?? false
      let cornerRight = (isForward ? behind : before).map { !isAcross($0) } ?? false
      let first = CellSurface.place((left + slack).rounded(.down))
      let last =
        cornerRight
        ? CellSurface.place((right + slack).rounded(.down)) : CellSurface.place((right - slack).rounded(.up)) - 1
      for column in columns(first..<max(last, first) + 1) {
        var arms: BoxArms = .across
        if column == first, cornerLeft { arms = .right }
        if column == last, cornerRight, last > first { arms = .left }
        putLine(arms.union(weight), column: column, row: half.floorDivided(by: 2), half: half, color, state)
      }
    } else {
      let column = CellSurface.place((side.from.x + slack).rounded(.down))
      let isForward = side.from.y <= side.to.y
      let (top, bottom) = isForward ? (side.from.y, side.to.y) : (side.to.y, side.from.y)
      let cornerTop = (isForward ? before : behind).map { !isAlong($0) } ?? false
      let cornerBottom = (isForward ? behind : before).map { !isAlong($0) } ?? false
      let first = CellSurface.place((top / 2 + slack).rounded(.down))
      let last =
        cornerBottom
        ? CellSurface.place((bottom / 2 + slack).rounded(.down))
        : CellSurface.place((bottom / 2 - slack).rounded(.up)) - 1
      for row in rows(first..<max(last, first) + 1) {
        var arms: BoxArms = .along
        if row == first, cornerTop { arms = .down }
        if row == last, cornerBottom, last > first { arms = .up }
        putLine(arms.union(weight), column: column, row: row, half: row * 2, color, state)
      }
    }
  }

  // MARK: Dots

  /// Adds the dots along a straight line; a half cell has two dots in each direction.
  private mutating func addDots(from: Point, to: Point, _ color: Color, _ state: DrawingState) {
    let area = Rect(
      x: Double(bounds.left) - 1, y: Double(bounds.top) - 1, width: Double(bounds.width) + 2,
      height: Double(bounds.height) + 2)
    guard let line = CellSurface.clipped(from, to, area) else { return }
    // Four steps per dot, so that none is skipped.
    let count = max(1, Int((line.from.distance(to: line.to) * 8).rounded(.up)))
    for step in 0...count {
      let point = line.from.mixed(with: line.to, Double(step) / Double(count))
      addDot(
        x: CellSurface.place((point.x * 2).rounded(.down)), y: CellSurface.place((point.y * 2).rounded(.down)), color,
        state)
    }
  }

  /// Adds the dots of which at least half is inside a path.
  mutating func addDots(_ path: DrawnPath, _ color: Color, _ state: DrawingState) {
    let clip = PixelRect(
      left: state.clip.left * 2, top: state.clip.top * 2, right: state.clip.right * 2, bottom: state.clip.bottom * 2)
    let parts = path.transformed(by: .scale(x: 2, y: 2)).flattened(tolerance: 0.1)
    let coverage = ScanConverter.coverage(parts, rule: .nonZero, clip: clip)
    for y in coverage.bounds.top..<max(coverage.bounds.bottom, coverage.bounds.top) {
      for x in coverage.bounds.left..<coverage.bounds.right where coverage[x, y] >= 128 {
        addDot(x: x, y: y, color, state)
      }
    }
  }

  private mutating func addDot(x: Int, y: Int, _ color: Color, _ state: DrawingState) {
    let (column, half) = (x.floorDivided(by: 2), y.floorDivided(by: 2))
    let row = half.floorDivided(by: 2)
    guard isSeen(column, half: half, state), !settings.hasText(column: column, row: row) else { return }
    // Unicode numbers the upper three dots of the left column first, then those of the right one, then the lowest two.
    let level = y - row * 4
    let bit: UInt8 = x & 1 == 0 ? [0, 1, 2, 6][level] : [3, 4, 5, 7][level]
    var dots: UInt8 = 1 << bit
    if case .dots(let old)? = glyph(column, row)?.kind { dots |= old }
    put(CellGlyph(kind: .dots(dots), color: color, attributes: [], half: half), column: column, row: row)
  }

  /// The part of a line inside an area.
  private static func clipped(_ from: Point, _ to: Point, _ area: Rect) -> Side? {
    guard from.x.isFinite, from.y.isFinite, to.x.isFinite, to.y.isFinite else { return nil }
    var (start, end) = (0.0, 1.0)
    for axis in [Axis.horizontal, .vertical] {
      let way = to[axis] - from[axis]
      let (low, high) = (area.start(along: axis), area.end(along: axis))
      if way == 0 {
        if from[axis] < low || from[axis] > high { return nil }
        continue
      }
      let (first, second) = ((low - from[axis]) / way, (high - from[axis]) / way)
      start = max(start, min(first, second))
      end = min(end, max(first, second))
    }
    guard start <= end else { return nil }
    return (from.mixed(with: to, start), from.mixed(with: to, end))
  }
}
