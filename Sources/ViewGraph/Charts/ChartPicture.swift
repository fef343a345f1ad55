import ViewDrawing
import ViewLayout
import ViewMachine

/// A chart in its frame: the marks, the axes and the legend, near to how iOS draws them.
struct ChartPicture {
  let graph: Graph
  let environment: EnvironmentStore
  let settings: ChartSettings
  let marks: [ChartMark]
  let size: Size
  var items: [CanvasItem] = []
  /// Where the marks are.
  var plot = Rect.zero
  var xScale = ChartScale(ChartScale.Question())
  var yScale = ChartScale(ChartScale.Question())
  /// What is drawn along the axes.
  private var xItems: [ChartAxisItem] = []
  private var yItems: [ChartAxisItem] = []
  /// Whether bars lie.
  let isHorizontal: Bool
  /// The values that have colours, in the order of the legend.
  let groups: [ChartValue]

  /// Of the text of axes and legends, in points.
  private static let fontSize = 10.0
  private var gap: Double { graph.isInCells ? CellTextMeasurer.cell.width : 4 }

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
    let used = Set(marks.compactMap(\.look.group))
    self.groups = groups.filter(used.contains)
  }

  mutating func draw() {
    guard size.width > 0, size.height > 0, !marks.isEmpty else { return }
    plot = Rect(origin: .zero, size: size)
    if settings.showsLegend, !groups.isEmpty { drawLegend() }
    if marks.contains(where: { $0.kind == .sector }) { return drawSectors() }
    makeRoom()
    drawGrid()
    let stacks = ChartStacks(marks, isHorizontal)
    for line in stacks.lines where line.kind == .area { draw(line: line) }
    let boxes = stacks.marks.map { draw($0) }
    for line in stacks.lines where line.kind == .line { draw(line: line) }
    // What is written is in front.
    for (mark, box) in zip(stacks.marks, boxes) { if let box { note(mark, box) } }
  }

  // MARK: Parts

  mutating func fill(_ path: DrawnPath, _ paint: Paint, opacity: Double = 1) {
    items.append(CanvasItem(content: .area(path, paint, .nonZero), clips: [], opacity: opacity))
  }

  mutating func stroke(_ path: DrawnPath, _ paint: Paint, _ style: StrokeStyle, opacity: Double = 1) {
    items.append(CanvasItem(content: .line(path, paint, style), clips: [], opacity: opacity))
  }

  func text(_ text: String, _ paint: Paint) -> (layout: TextLayout, drawing: TextDrawing) {
    let font = TextFont(size: ChartPicture.fontSize)
    return (
      graph.engine.textLayout(of: TextContent(text, font: font), in: .unspecified),
      TextDrawing(runs: [TextDrawing.Run(text: text, paint: paint, font: font)])
    )
  }

  mutating func write(_ text: (layout: TextLayout, drawing: TextDrawing), at place: Point) {
    items.append(CanvasItem(content: .text(text.layout, text.drawing, at: place), clips: [], opacity: 1))
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

  /// A dot and a name for each value that has a colour, in lines at the lower edge.
  private mutating func drawLegend() {
    let dot = 8.0
    var lines: [[(ChartValue, TextLayout, TextDrawing)]] = [[]]
    var width = 0.0
    for group in groups {
      let name = text(group.name, settings.secondary)
      let whole = dot + gap + name.layout.size.width + 2 * gap
      if width > 0, width + whole > size.width {
        lines.append([])
        width = 0
      }
      width += whole
      lines[lines.count - 1].append((group, name.layout, name.drawing))
    }
    let height = text("0", settings.secondary).layout.size.height
    let top = size.height - height * Double(lines.count)
    guard top > size.height / 3 else { return }
    for (index, line) in lines.enumerated() {
      var x = 0.0
      let y = top + Double(index) * height
      for (group, layout, drawing) in line {
        var look = ChartLook()
        look.group = group
        fill(.ellipse(in: Rect(x: x, y: y + (height - dot) / 2, width: dot, height: dot)), paint(of: look))
        write((layout, drawing), at: Point(x: x + dot + gap, y: y))
        x += dot + 3 * gap + layout.size.width
      }
    }
    plot.size.height = top - 2 * gap
  }

  /// The scales, and what the names of the axes leave of the frame.
  private mutating func makeRoom() {
    let line = text("0", settings.secondary).layout.size.height
    var kept = 0.0
    if settings.showsX {
      // Labels of the program's own are in the font of captions.
      let own = TextContent("0", font: graph.isInCells ? TextFont(size: ChartPicture.fontSize) : TextFont(.caption2))
      let high = settings.xAxes == nil ? line : graph.engine.textLayout(of: own, in: .unspecified).size.height
      kept = high
      plot.size.height -= high + gap
      if isAtTop { plot.origin.y += high + gap }
    }
    if settings.xLabel != nil { plot.size.height -= line }
    let high = settings.showsY ? line / 2 : 0
    plot.origin.y += high
    plot.size.height = max(plot.size.height - high, 1)
    let rows = max(1, min(5, DrawnNumbers.count(plot.height / (2 * line))))
    yScale = scale(vertical: true, room: settings.yAxes?.first?.desiredCount(graph) ?? rows)
    if settings.showsY {
      yItems = items(along: yScale, settings.yAxes)
      let widest = yItems.map { $0.label?.layout.size.width ?? 0 }.max() ?? 0
      let room = widest + gap
      plot.size.width = max(plot.size.width - room, 1)
      if isLeading { plot.origin.x += room }
    }
    let columns = max(1, min(6, DrawnNumbers.count(plot.width / (5 * line))))
    xScale = scale(vertical: false, room: settings.xAxes?.first?.desiredCount(graph) ?? columns)
    guard settings.showsX else { return }
    xItems = items(along: xScale, settings.xAxes)
    // Labels of several lines take more room than was kept for them.
    let more = max(0, (xItems.map { $0.label?.layout.size.height ?? 0 }.max() ?? 0) - kept)
    plot.size.height = max(plot.size.height - more, 1)
    if isAtTop { plot.origin.y += more }
  }

  /// Whether the vertical axis is at the left: names stand before what they name.
  private var isLeading: Bool {
    switch settings.yAxes?.first?.edge {
    case .leading: true
    case .trailing: false
    case .automatic, .top, .bottom, nil: yScale.isOfNames
    }
  }

  private var isAtTop: Bool { settings.xAxes?.first?.edge == .top }

  /// A line of the grid or a tick: a hair where no style is given.
  private mutating func draw(_ line: (paint: Paint, style: StrokeStyle?), from start: Point, to end: Point) {
    if let style = line.style { return stroke(DrawnPath([.move(start), .line(end)]), line.paint, style) }
    let hair = graph.isInCells ? 1 : 0.5
    let isAcross = start.y == end.y
    let area = Rect(
      x: min(start.x, end.x) - (isAcross ? 0 : hair / 2), y: min(start.y, end.y) - (isAcross ? hair / 2 : 0),
      width: isAcross ? abs(end.x - start.x) : hair, height: isAcross ? hair : abs(end.y - start.y))
    fill(.rectangle(area), line.paint)
  }

  private func scale(vertical: Bool, room: Int) -> ChartScale {
    var question = ChartScale.Question()
    question.room = room
    question.domain = vertical ? settings.yDomain : settings.xDomain
    let isOfAmounts = vertical != isHorizontal
    question.includesZero = isOfAmounts
    question.isRounded = isOfAmounts || !marks.contains { $0.kind == .bar }
    question.hasBars = !isOfAmounts && marks.contains { $0.kind == .bar }
    question.isReversed = vertical
    question.hasUnit = marks.contains { vertical ? $0.hasUnit.y : $0.hasUnit.x }
    for mark in ChartStacks(marks, isHorizontal).all {
      question.values += (vertical ? [mark.y, mark.yEnd] : [mark.x, mark.xEnd]).compactMap { $0 }
    }
    return ChartScale(question)
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
      let x = isLeading ? plot.minX - gap - label.layout.size.width : plot.maxX + gap
      write(label, at: Point(x: x, y: y - label.layout.size.height / 2))
    }
    guard settings.showsX else { return }
    var end = -Double.infinity
    for item in xItems {
      let x = plot.minX + item.position * plot.width
      if let line = item.line { draw(line, from: Point(x: x, y: plot.minY), to: Point(x: x, y: plot.maxY)) }
      if let tick = item.tick {
        let (edge, length) = (
          isAtTop ? plot.minY : plot.maxY, isAtTop ? -ChartPicture.tickLength : ChartPicture.tickLength
        )
        draw(tick, from: Point(x: x, y: edge), to: Point(x: x, y: edge + length))
      }
      guard let label = item.label else { continue }
      let width = label.layout.size.width
      let start = xScale.isOfNames ? x - width / 2 : x + gap / 2
      // A name that would be over the one before is left out.
      guard start >= end, start + width <= size.width + 1 || xScale.isOfNames else { continue }
      let top = isAtTop ? plot.minY - gap - label.layout.size.height : plot.maxY + gap
      write(label, at: Point(x: start, y: top))
      end = start + width + gap
    }
    if let name = settings.xLabel {
      let label = text(name, settings.secondary)
      write(
        label,
        at: Point(
          x: plot.midX - label.layout.size.width / 2,
          y: plot.maxY + gap + label.layout.size.height))
    }
  }
}

/// Counts of what fits.
enum DrawnNumbers {
  static func count(_ value: Double) -> Int { value.isFinite ? Int(min(max(value, 0), 1_000)) : 0 }
}
