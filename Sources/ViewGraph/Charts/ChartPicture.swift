import ViewDrawing
import ViewLayout
import ViewMachine
import ViewSource

/// The drawing of a chart: marks, axes and legend, close to the appearance on iOS.
struct ChartPicture {
  let graph: Graph
  let environment: EnvironmentStore
  let settings: ChartSettings
  let marks: [ChartMark]
  let size: Size
  var items: [CanvasItem] = []
  /// The plot area.
  var plot = Rect.zero
  var xScale = ChartScale(ChartScale.Request())
  var yScale = ChartScale(ChartScale.Request())
  /// The items along the axes.
  private var xItems: [ChartAxisItem] = []
  private var yItems: [ChartAxisItem] = []
  /// The visible part of the horizontal axis; `nil` for the whole axis.
  private(set) var xScrolled: XScroll?
  /// Whether bars are horizontal.
  let isHorizontal: Bool
  /// The coloured values, in the order of the legend.
  let groups: [ChartValue]

  /// The font size of axis and legend labels, in points.
  private static let fontSize = 10.0
  var gap: Double { graph.isInCells ? CellTextMeasurer.cell.width : 4 }

  init(
    _ graph: Graph, _ environment: EnvironmentStore, _ settings: ChartSettings, _ marks: [ChartMark], _ size: Size
  ) {
    self.graph = graph
    self.environment = environment
    self.settings = settings
    self.marks = marks
    self.size = size
    let stood = marks.first { $0.kind == .bar && $0.x != nil && $0.y != nil }
    isHorizontal =
      stood.map { mark in
        if case .number? = mark.x {
          mark.y.map { if case .number = $0 { false } else { true } } ?? false
        } else {
          false
        }
      } ?? marks.contains { $0.kind == .bar && $0.x != nil && $0.xEnd != nil }
    var groups = settings.styles.compactMap(\.name)
    var seen = Set(groups)
    for group in marks.compactMap(\.look.group) where seen.insert(group).inserted { groups.append(group) }
    // A scale of the program keeps values that no mark has. Without marks of a value, it has no effect.
    self.groups = marks.contains { $0.look.group != nil } ? groups : []
  }

  mutating func draw() {
    guard size.width > 0, size.height > 0, !marks.isEmpty else { return }
    plot = Rect(origin: .zero, size: size)
    if settings.showsLegend, !groups.isEmpty || settings.legendContent != nil { drawLegend() }
    if marks.contains(where: { $0.kind == .sector }) { return drawSectors() }
    makeRoom()
    drawGrid()
    let first = items.count
    defer {
      // Marks outside of the visible part of the axis are clipped.
      if settings.xVisible != nil {
        for index in first..<items.count { items[index].clips.append(.rectangle(plot)) }
      }
    }
    let stacks = ChartStacks(marks, isHorizontal)
    for line in stacks.lines where line.kind == .area { draw(line: line) }
    let boxes = stacks.marks.map { draw($0) }
    for line in stacks.lines where line.kind == .line { draw(line: line) }
    // Annotations are in front.
    for (mark, box) in zip(stacks.marks, boxes) { if let box { note(mark, box) } }
    for line in stacks.lines { for mark in line.marks { note(mark) } }
  }

  // MARK: Parts

  mutating func fill(_ path: DrawnPath, _ paint: Paint, opacity: Double = 1) {
    items.append(CanvasItem(content: .area(path, paint, .nonZero), clips: [], opacity: opacity))
  }

  mutating func stroke(_ path: DrawnPath, _ paint: Paint, _ style: StrokeStyle, opacity: Double = 1) {
    items.append(CanvasItem(content: .line(path, paint, style), clips: [], opacity: opacity))
  }

  func text(_ text: String, _ paint: Paint) -> ChartLabel {
    let font = TextFont(size: ChartPicture.fontSize)
    return ChartLabel(
      content: .text(
        graph.engine.textLayout(of: TextContent(text, font: font), in: .unspecified),
        TextDrawing(runs: [TextDrawing.Run(text: text, paint: paint, font: font)])))
  }

  /// A label with views of the program; `nil` if they have no size.
  func still(
    _ view: Value, in environment: EnvironmentStore, _ wished: ProposedViewSize = .unspecified
  ) -> ChartLabel? {
    let view = graph.machine.opened(view.filled)
    guard let type = graph.type(of: view) else { return nil }
    return graph.still(of: view, type, in: environment, wished, name: "Chart")
      .map { ChartLabel(content: .still($0)) }
  }

  mutating func write(_ label: ChartLabel, at place: Point) {
    switch label.content {
    case .text(let layout, let drawing):
      items.append(CanvasItem(content: .text(layout, drawing, at: place), clips: [], opacity: 1))
    case .still(let picture):
      let frame = Rect(origin: place, size: picture.size)
      items.append(CanvasItem(content: .still(picture, frame), clips: [], opacity: 1))
    }
  }

  func paint(of look: ChartLook, _ other: Int = 0) -> Paint {
    if let paint = look.paint { return paint }
    let number = look.group.flatMap { groups.firstIndex(of: $0) } ?? other
    if let group = look.group, let style = settings.styles.first(where: { $0.name == group }) { return style.paint }
    if look.group != nil, number < settings.styles.count, settings.styles[number].name == nil {
      return settings.styles[number].paint
    }
    return settings.palette[number % settings.palette.count]
  }

  /// Computes the scales, and the plot area that the axis labels leave.
  private mutating func makeRoom() {
    let line = text("0", settings.secondary).size.height
    var kept = 0.0
    if settings.showsX {
      // Labels of the program have the caption font.
      let own = TextContent("0", font: graph.isInCells ? TextFont(size: ChartPicture.fontSize) : TextFont(.caption2))
      let high = settings.xAxes == nil ? line : graph.engine.textLayout(of: own, in: .unspecified).size.height
      kept = high
      plot.size.height -= high + gap
      if isAtTop { plot.origin.y += high + gap }
    }
    let (xName, yName) = (name(settings.xLabel), name(settings.yLabel))
    let isXNameAtTop = settings.xLabelPosition.hasPrefix("top")
    if let xName {
      plot.size.height -= xName.size.height
      if isXNameAtTop { plot.origin.y += xName.size.height }
    }
    if let yName {
      plot.origin.y += yName.size.height
      plot.size.height -= yName.size.height
    }
    let high = settings.showsY ? line / 2 : 0
    plot.origin.y += high
    plot.size.height = max(plot.size.height - high, 1)
    let rows = max(1, min(5, DrawnNumbers.count(plot.height / (2 * line))))
    yScale = scale(vertical: true, room: settings.yAxes?.first?.desiredCount(graph) ?? rows)
    if settings.showsY {
      yItems = items(along: yScale, settings.yAxes)
      let widest = yItems.map { $0.label?.size.width ?? 0 }.max() ?? 0
      let room = widest + labelGap(yItems)
      plot.size.width = max(plot.size.width - room, 1)
      if isLeading { plot.origin.x += room }
    }
    let columns = max(1, min(6, DrawnNumbers.count(plot.width / (5 * line))))
    xScale = scale(vertical: false, room: settings.xAxes?.first?.desiredCount(graph) ?? columns)
    if let yName {
      let x = place(
        settings.yLabelAlignment?.horizontal ?? (isLeading ? .leading : .trailing), of: yName.size.width, in: size.width
      )
      write(yName, at: Point(x: x, y: plot.minY - high - yName.size.height))
    }
    defer {
      if let xName {
        let x = place(settings.xLabelAlignment?.horizontal ?? .leading, of: xName.size.width, in: plot.width)
        let y = isXNameAtTop ? 0 : plot.maxY + (settings.showsX ? kept + gap : 0)
        write(xName, at: Point(x: plot.minX + x, y: y))
      }
    }
    guard settings.showsX else { return }
    let width = xScale.isOfNames ? plot.width * xScale.stepShare : nil
    xItems = items(along: xScale, settings.xAxes, width: width)
    // Labels with several lines need more room than was reserved.
    var more = max(0, (xItems.map { $0.label?.size.height ?? 0 }.max() ?? 0) - kept)
    // In a terminal, the plot area ends at a row boundary.
    if graph.isInCells { more = (more / CellTextMeasurer.cell.height).rounded(.up) * CellTextMeasurer.cell.height }
    kept += more
    plot.size.height = max(plot.size.height - more, 1)
    if isAtTop { plot.origin.y += more }
  }

  /// The label of an axis.
  private func name(_ view: Value?) -> ChartLabel? {
    guard let view else { return nil }
    var inside = environment.setting(EnvironmentStore.foregroundStyleKey, graph.color(settings.secondary))
    if let font = graph.font("caption", isBold: false)?.wrapped { inside = inside.setting(.property("font"), font) }
    return still(view, in: inside)
  }

  /// The space between labels and marks, which is larger with ticks.
  private func labelGap(_ items: [ChartAxisItem]) -> Double {
    items.contains { $0.tick != nil } && !graph.isInCells ? ChartPicture.tickLength + 3 : gap
  }

  /// Whether the vertical axis is on the leading side, as with category names.
  private var isLeading: Bool {
    switch settings.yAxes?.first?.edge {
    case .leading: true
    case .trailing: false
    case .automatic, .top, .bottom, nil: yScale.isOfNames
    }
  }

  private var isAtTop: Bool { settings.xAxes?.first?.edge == .top }

  /// Draws a grid line or tick; a hairline if it has no style.
  private mutating func draw(_ line: (paint: Paint, style: StrokeStyle?), from start: Point, to end: Point) {
    if let style = line.style { return stroke(DrawnPath([.move(start), .line(end)]), line.paint, style) }
    let hair = graph.isInCells ? 1 : 0.5
    let isAcross = start.y == end.y
    let area = Rect(
      x: min(start.x, end.x) - (isAcross ? 0 : hair / 2), y: min(start.y, end.y) - (isAcross ? hair / 2 : 0),
      width: isAcross ? abs(end.x - start.x) : hair, height: isAcross ? hair : abs(end.y - start.y))
    fill(.rectangle(area), line.paint)
  }

  /// The parameters of the scale of a whole axis, which may be only partly visible.
  private func request(vertical: Bool, room: Int) -> ChartScale.Request {
    var request = ChartScale.Request()
    request.room = room
    request.region = graph.region(in: environment)
    request.domain = vertical ? settings.yDomain : settings.xDomain
    let isOfAmounts = vertical != isHorizontal
    let automatic = vertical ? settings.yAutomatic : settings.xAutomatic
    request.includesZero = automatic.includesZero ?? isOfAmounts
    request.isRounded = isOfAmounts || !marks.contains { $0.kind == .bar }
    request.hasBars = !isOfAmounts && marks.contains { $0.kind == .bar }
    request.isReversed = vertical
    request.hasUnit = marks.contains { vertical ? $0.hasUnit.y : $0.hasUnit.x }
    for mark in ChartStacks(marks, isHorizontal).all {
      request.values += (vertical ? [mark.y, mark.yEnd] : [mark.x, mark.xEnd]).compactMap { $0 }
    }
    return request
  }

  private mutating func scale(vertical: Bool, room: Int) -> ChartScale {
    var request = request(vertical: vertical, room: room)
    let scale = ChartScale(request)
    guard !vertical, let length = settings.xVisible, !scale.isOfNames else { return scale }
    // Only a part of the axis is visible.
    let start = settings.xStart ?? scale.lower
    // Scrolling is limited to the range of the values, without rounding.
    request.isRounded = false
    let whole = ChartScale(request)
    xScrolled = XScroll(isDate: scale.isDate, start: start, length: length, lower: whole.lower, upper: whole.upper)
    request = self.request(vertical: vertical, room: room)
    request.domain = [start, start + length].map { scale.isDate ? .date($0) : .number($0) }
    return ChartScale(request)
  }

  private mutating func drawGrid() {
    for item in yItems {
      let y = plot.maxY - item.position * plot.height
      if let line = item.line { draw(line, from: Point(x: plot.minX, y: y), to: Point(x: plot.maxX, y: y)) }
      let edge = isLeading ? plot.minX : plot.maxX
      if let tick = item.tick {
        let length = isLeading ? -ChartPicture.tickLength : ChartPicture.tickLength
        draw(tick, from: Point(x: edge, y: y), to: Point(x: edge + length, y: y))
      }
      guard let label = item.label else { continue }
      let space = labelGap(yItems)
      let x = isLeading ? plot.minX - space - label.size.width : plot.maxX + space
      write(label, at: Point(x: x, y: y - label.size.height / 2))
    }
    guard settings.showsX else { return }
    var end = -Double.infinity
    for (index, item) in xItems.enumerated() {
      let x = plot.minX + item.position * plot.width
      if let line = item.line { draw(line, from: Point(x: x, y: plot.minY), to: Point(x: x, y: plot.maxY)) }
      if let tick = item.tick {
        let (edge, length) = (
          isAtTop ? plot.minY : plot.maxY, isAtTop ? -ChartPicture.tickLength : ChartPicture.tickLength
        )
        draw(tick, from: Point(x: x, y: edge), to: Point(x: x, y: edge + length))
      }
      guard let label = item.label else { continue }
      let width = label.size.width
      let isMiddle = xScale.isOfNames || item.isCentered
      let middle = x + (item.isCentered && !xScale.isOfNames ? step(at: index) * plot.width / 2 : 0)
      let start = item.anchor.map { x - $0.x * width } ?? (isMiddle ? middle - width / 2 : x + gap / 2)
      // A label that would overlap the one before is omitted.
      let overlap = xScale.isOfNames ? gap : 0
      guard start >= end - overlap, start + width <= size.width + 1 || xScale.isOfNames else { continue }
      let top = isAtTop ? plot.minY - gap - label.size.height : plot.maxY + gap
      write(label, at: Point(x: start, y: top))
      end = start + width + (xScale.isOfNames ? 0 : gap)
    }
  }

  /// The distance between two positions, as a fraction of the axis.
  private func step(at index: Int) -> Double {
    let places = xItems.map(\.position)
    if index + 1 < places.count { return places[index + 1] - places[index] }
    return index > 0 ? min(places[index] - places[index - 1], 1 - places[index]) : 1 - places[index]
  }
}

/// Counts as integers, clamped to 0...1000.
enum DrawnNumbers {
  static func count(_ value: Double) -> Int { value.isFinite ? Int(min(max(value, 0), 1_000)) : 0 }
}
