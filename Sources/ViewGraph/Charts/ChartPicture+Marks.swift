import ViewDrawing
import ViewLayout
import ViewMachine
import ViewSource

/// Drawing of bars, points, rules, rectangles, sectors, and the lines and areas of series.
extension ChartPicture {
  /// The width of a bar as a fraction of its axis step.
  private static let barShare = 0.75
  /// The side length of a point's symbol.
  private static let pointSide = 6.5

  private func x(_ value: ChartValue?, _ mark: ChartMark) -> Double? {
    value.flatMap { xScale.position($0, hasUnit: mark.hasUnit.x) }.map { plot.minX + $0 * plot.width }
  }

  private func y(_ value: ChartValue?, _ mark: ChartMark) -> Double? {
    value.flatMap { yScale.position($0, hasUnit: mark.hasUnit.y) }.map { plot.maxY - $0 * plot.height }
  }

  /// Draws a mark and returns its rectangle.
  mutating func draw(_ mark: ChartMark) -> Rect? {
    let paint = paint(of: mark.look)
    let (x, y) = (x(mark.x, mark), y(mark.y, mark))
    let (xEnd, yEnd) = (self.x(mark.xEnd, mark), self.y(mark.yEnd, mark))
    var box: Rect?
    switch mark.kind {
    case .bar, .rectangle: box = self.box(mark, x, xEnd, y, yEnd)
    case .rule: box = rule(mark, x, xEnd, y, yEnd, paint)
    case .point:
      guard let x, let y else { return nil }
      let side = mark.look.symbolArea.map { max($0, 0).squareRoot() } ?? ChartPicture.pointSide
      let square = Rect(x: x - side / 2, y: y - side / 2, width: side, height: side)
      fill(symbol(of: mark.look, square), paint, opacity: mark.look.opacity)
      box = square
    case .line, .area, .sector: return nil
    }
    guard let box else { return nil }
    if mark.kind == .bar || mark.kind == .rectangle {
      guard let seen = box.intersection(plot), seen.width > 0, seen.height > 0 else { return nil }
      fill(
        .roundedRectangle(seen, cornerRadius: mark.look.cornerRadius, style: .continuous), paint,
        opacity: mark.look.opacity)
    }
    return box
  }

  /// The distinct values that symbols represent.
  var symbolGroups: [ChartValue] {
    var seen: Set<ChartValue> = []
    return marks.compactMap(\.look.symbolGroup).filter { seen.insert($0).inserted }
  }

  private func symbol(of look: ChartLook, _ box: Rect) -> DrawnPath {
    let number = look.symbolGroup.flatMap { symbolGroups.firstIndex(of: $0) }
    return symbol(look.symbol ?? number.map { ChartSymbol.number($0) }, box)
  }

  func symbol(_ symbol: ChartSymbol?, _ box: Rect) -> DrawnPath {
    func path(_ points: [(Double, Double)]) -> DrawnPath {
      var path = DrawnPath()
      for (x, y) in points {
        let point = Point(x: box.minX + x * box.width, y: box.minY + y * box.height)
        if path.isEmpty { path.move(to: point) } else { path.addLine(to: point) }
      }
      path.close()
      return path
    }
    switch symbol {
    case .square: return .rectangle(box)
    case .triangle: return path([(0.5, 0), (1, 1), (0, 1)])
    case .diamond: return path([(0.5, 0), (1, 0.5), (0.5, 1), (0, 0.5)])
    case .pentagon: return path([(0.5, 0), (1, 0.38), (0.81, 1), (0.19, 1), (0, 0.38)])
    case .plus, .cross, .asterisk:
      var cross = DrawnPath.rectangle(
        Rect(x: box.midX - box.width / 8, y: box.minY, width: box.width / 4, height: box.height))
      cross.append(
        .rectangle(Rect(x: box.minX, y: box.midY - box.height / 8, width: box.width, height: box.height / 4)))
      return cross
    case .circle, nil: return .ellipse(in: box)
    }
  }

  private func box(
    _ mark: ChartMark, _ x: Double?, _ xEnd: Double?, _ y: Double?, _ yEnd: Double?
  ) -> Rect {
    func span(
      _ start: Double?, _ end: Double?, _ dimension: ChartMark.Dimension, _ scale: ChartScale,
      _ edge: ClosedRange<Double>
    ) -> (Double, Double) {
      if let start, let end { return (min(start, end), max(start, end)) }
      guard let middle = start ?? end else { return (edge.lowerBound, edge.upperBound) }
      let step = scale.stepShare * (edge.upperBound - edge.lowerBound)
      let share = mark.kind == .bar ? ChartPicture.barShare : 1
      let width = dimension.of(step, automatic: max(step * share, 1))
      guard let position = mark.look.position, let places = places, places.count > 1,
        let number = places.firstIndex(of: position)
      else { return (middle - width / 2, middle + width / 2) }
      let part = width / Double(places.count)
      let first = middle - width / 2 + Double(number) * part
      return (first, first + part * 0.9)
    }
    let (left, right) = span(x, xEnd, mark.width, xScale, plot.minX...plot.maxX)
    let (top, bottom) = span(y, yEnd, mark.height, yScale, plot.minY...plot.maxY)
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The values of bars that stand side by side.
  private var places: [ChartValue]? {
    var seen: Set<ChartValue> = []
    let found = marks.compactMap(\.look.position).filter { seen.insert($0).inserted }
    return found.isEmpty ? nil : found
  }

  private mutating func rule(
    _ mark: ChartMark, _ x: Double?, _ xEnd: Double?, _ y: Double?, _ yEnd: Double?, _ paint: Paint
  ) -> Rect? {
    var path = DrawnPath()
    if let y, let x, let xEnd {
      path = DrawnPath([.move(Point(x: x, y: y)), .line(Point(x: xEnd, y: y))])
    } else if let x, let y, let yEnd {
      path = DrawnPath([.move(Point(x: x, y: y)), .line(Point(x: x, y: yEnd))])
    } else if let y {
      path = DrawnPath([.move(Point(x: plot.minX, y: y)), .line(Point(x: plot.maxX, y: y))])
    } else if let x {
      path = DrawnPath([.move(Point(x: x, y: plot.minY)), .line(Point(x: x, y: plot.maxY))])
    }
    guard let bounds = path.bounds else { return nil }
    stroke(path, paint, mark.look.line ?? StrokeStyle(width: 1), opacity: mark.look.opacity)
    return bounds
  }

  /// Draws the annotation of a point of a line or an area.
  mutating func note(_ mark: ChartMark) {
    guard mark.look.note != nil, let x = x(mark.x, mark), let y = y(mark.yEnd ?? mark.y, mark) else { return }
    note(mark, Rect(x: x, y: y, width: 0, height: 0))
  }

  /// Draws the annotation of a mark.
  mutating func note(_ mark: ChartMark, _ box: Rect) {
    guard let note = mark.look.note, let label = label(note, box.size) else { return }
    let gap = note.spacing ?? 4
    let across =
      switch note.alignment.horizontal {
      case .leading: box.minX
      case .trailing: box.maxX - label.size.width
      default: box.midX - label.size.width / 2
      }
    let along =
      switch note.alignment.vertical {
      case .top: box.minY
      case .bottom: box.maxY - label.size.height
      default: box.midY - label.size.height / 2
      }
    let (above, below) = (box.minY - gap - label.size.height, box.maxY + gap)
    let (before, behind) = (box.minX - gap - label.size.width, box.maxX + gap)
    var start: Point
    switch note.place {
    case "overlay": start = Point(x: across, y: along)
    case "bottom": start = Point(x: across, y: below)
    case "leading": start = Point(x: before, y: along)
    case "trailing": start = Point(x: behind, y: along)
    case "topLeading": start = Point(x: before, y: above)
    case "topTrailing": start = Point(x: behind, y: above)
    case "bottomLeading": start = Point(x: before, y: below)
    case "bottomTrailing": start = Point(x: behind, y: below)
    case "automatic" where isHorizontal && mark.kind == .bar: start = Point(x: behind, y: along)
    default: start = Point(x: across, y: above)
    }
    // The annotation stays inside of the chart.
    start.x = max(0, min(start.x, size.width - label.size.width))
    start.y = max(0, min(start.y, size.height - label.size.height))
    write(label, at: start)
  }

  private func label(_ note: ChartLook.Note, _ box: Size) -> ChartLabel? {
    switch note.content {
    case .view(let view):
      guard let type = graph.type(of: view), graph.machine.catalogueName(type) == "Text",
        let text = try? TextResolver(graph, environment).resolve(view)
      else { return still(view, in: environment) }
      let layout = graph.engine.textLayout(of: text.content, in: .unspecified)
      return ChartLabel(content: .text(layout, text.drawing))
    case .function(let function):
      do {
        let made = try graph.machine.call(function, [graph.structure("AnnotationContext", [graph.size(box)])])
        return still(made, in: environment)
      } catch {
        graph.report(error, at: nil)
        return nil
      }
    }
  }

  // MARK: Series

  mutating func draw(line: ChartStacks.Line) {
    guard let first = line.marks.first else { return }
    let paint = paint(of: first.look, line.number)
    var upper: [Point] = []
    var lower: [Point] = []
    for mark in line.marks {
      guard let x = x(mark.x, mark), let y = y(mark.yEnd ?? mark.y, mark) else { continue }
      upper.append(Point(x: x, y: y))
      if mark.kind == .area, let start = self.y(mark.y, mark) { lower.append(Point(x: x, y: start)) }
    }
    let curve = ChartCurve(first.look.interpolation)
    if line.kind == .area {
      var path = curve.path(through: upper)
      let back = curve.path(through: lower.reversed())
      for element in back.elements {
        if case .move(let point) = element { path.addLine(to: point) } else { path.append(element) }
      }
      path.close()
      items.append(
        CanvasItem(content: .area(path, paint, .nonZero), clips: [.rectangle(plot)], opacity: first.look.opacity))
      return
    }
    let style = first.look.line ?? StrokeStyle(width: 2, cap: .round, join: .round)
    stroke(curve.path(through: upper), paint, style, opacity: first.look.opacity)
    guard first.look.symbol != nil || first.look.symbolGroup != nil else { return }
    for point in upper {
      let side = first.look.symbolArea.map { max($0, 0).squareRoot() } ?? ChartPicture.pointSide
      let box = Rect(x: point.x - side / 2, y: point.y - side / 2, width: side, height: side)
      fill(symbol(of: first.look, box), paint, opacity: first.look.opacity)
    }
  }

  // MARK: Sectors

  /// The sum of the sectors' values.
  var wholeOfSectors: Double {
    marks.filter { $0.kind == .sector }.reduce(0) { $0 + max($1.x?.number ?? 0, 0) }
  }

  mutating func drawSectors() {
    let sectors = marks.filter { $0.kind == .sector }
    let whole = wholeOfSectors
    guard whole > 0 else { return }
    let radius = min(plot.width, plot.height) / 2
    let center = Point(x: plot.midX, y: plot.midY)
    var start = 0.0
    var notes: [(ChartMark, Double, Double)] = []
    for (index, sector) in sectors.enumerated() {
      let share = max(sector.x?.number ?? 0, 0) / whole
      defer { start += share }
      guard share > 0 else { continue }
      let outer = max(sector.height.of(radius, automatic: radius), 0)
      let inner = max(min(sector.width.of(radius, automatic: 0), outer), 0)
      // Sectors start at the top, clockwise. The inset is a length along the outer edge.
      let inset = outer > 0 ? min(sector.inset / outer, share * .pi) : 0
      let from = Angle(radians: start * 2 * .pi - .pi / 2 + inset / 2)
      let sweep = Angle(radians: max(share * 2 * .pi - inset, 0))
      var path = DrawnPath()
      path.addArc(center: center, radius: outer, start: from, sweep: sweep)
      if inner > 0 {
        path.addArc(
          center: center, radius: inner, start: Angle(radians: from.radians + sweep.radians),
          sweep: Angle(radians: -sweep.radians))
      } else {
        path.addLine(to: center)
      }
      path.close()
      fill(path, paint(of: sector.look, sector.look.group == nil ? 0 : index), opacity: sector.look.opacity)
      notes.append((sector, from.radians + sweep.radians / 2, (inner + outer) / 2))
    }
    for (sector, angle, distance) in notes {
      let middle = AffineTransform.rotation(Angle(radians: angle)).apply(to: Point(x: distance, y: 0))
      note(sector, Rect(x: center.x + middle.x, y: center.y + middle.y, width: 0, height: 0))
    }
  }
}

/// The interpolation between the points of a series: an `InterpolationMethod`.
struct ChartCurve {
  private let name: String

  init(_ name: String) { self.name = name }

  func path(through points: [Point]) -> DrawnPath {
    var path = DrawnPath()
    guard let first = points.first else { return path }
    path.move(to: first)
    for index in 1..<max(points.count, 1) {
      let (from, to) = (points[index - 1], points[index])
      switch name {
      case "stepStart":
        path.addLine(to: Point(x: from.x, y: to.y))
        path.addLine(to: to)
      case "stepEnd":
        path.addLine(to: Point(x: to.x, y: from.y))
        path.addLine(to: to)
      case "stepCenter":
        path.addLine(to: Point(x: (from.x + to.x) / 2, y: from.y))
        path.addLine(to: Point(x: (from.x + to.x) / 2, y: to.y))
        path.addLine(to: to)
      case "catmullRom", "cardinal", "monotone":
        let before = index > 1 ? points[index - 2] : from
        let behind = index + 1 < points.count ? points[index + 1] : to
        let (start, end) =
          name == "monotone"
          ? (slope(before, from, to), slope(from, to, behind)) : (chord(before, to), chord(from, behind))
        let third = (to.x - from.x) / 3
        if name == "monotone" {
          path.addCubic(
            to: to, control1: Point(x: from.x + third, y: from.y + start.y * third),
            control2: Point(x: to.x - third, y: to.y - end.y * third))
        } else {
          path.addCubic(
            to: to, control1: Point(x: from.x + start.x / 6, y: from.y + start.y / 6),
            control2: Point(x: to.x - end.x / 6, y: to.y - end.y / 6))
        }
      default: path.addLine(to: to)
      }
    }
    return path
  }

  private func chord(_ from: Point, _ to: Point) -> Point { to - from }

  /// The slope at a point of a monotone curve: the harmonic mean of both sides, or level at an extremum.
  private func slope(_ before: Point, _ point: Point, _ behind: Point) -> Point {
    func steepness(_ from: Point, _ to: Point) -> Double { to.x == from.x ? 0 : (to.y - from.y) / (to.x - from.x) }
    let (left, right) = (steepness(before, point), steepness(point, behind))
    if before == point { return Point(x: 1, y: right) }
    if behind == point { return Point(x: 1, y: left) }
    guard left * right > 0 else { return Point(x: 1, y: 0) }
    return Point(x: 1, y: 2 * left * right / (left + right))
  }
}
