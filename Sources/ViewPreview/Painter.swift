import ViewGraph
import ViewLayout
import ViewSource

/// Paints the views of a graph on a canvas.
public struct Painter {
  let engine: LayoutEngine
  var canvas: Canvas
  /// Whether fills are shown by shades of characters, for a picture without colours.
  private let showsFills: Bool
  private let paper: Paint

  struct State {
    var opacity = 1.0
    var clip: Rect
    /// What lies outside of one of these is not drawn.
    var areas: [ShapeArea] = []

    func shows(_ point: Point) -> Bool { clip.contains(point) && areas.allSatisfy { $0.contains(point) } }
  }

  /// A picture of a graph that has been laid out, of the area of a size.
  public static func paint(
    _ graph: Graph, size: Size, background: Paint, showsFills: Bool = false
  ) throws(PictureTooLarge) -> Canvas {
    var painter = Painter(
      engine: graph.engine, canvas: try Canvas(size: CanvasSize(size), background: background), showsFills: showsFills,
      paper: background)
    let clip = Rect(x: 0, y: 0, width: size.width, height: size.height)
    for element in graph.elements { painter.paint(element, State(clip: clip)) }
    return painter.canvas
  }

  private mutating func paint(_ node: Element, _ state: State) {
    var state = state
    if let layout = node.layout, let frame = engine.frame(of: layout) {
      switch node.drawing {
      case .none, .spacer: break
      case .hidden: return
      case .opacity(let factor):
        state.opacity *= factor
        if state.opacity <= 0 { return }
      case .clip: state.clip = state.clip.intersection(frame) ?? Rect(x: 0, y: 0, width: 0, height: 0)
      case .clipShape(let shape): state.areas.append(ShapeArea(shape, in: frame))
      case .mask:
        for child in node.children.dropFirst() { state.areas.append(contentsOf: maskArea(child)) }
        if let content = node.children.first { paint(content, state) }
        return
      case .canvas(let items): for item in items { draw(item, frame.origin, state) }
      case .text(let text): write(text, of: node, frame, state)
      case .shape(let shape): draw(shape, frame, state)
      case .divider(let paint): drawDivider(frame, paint, state)
      case .track(let fraction, let hasKnob, let paint): drawTrack(frame, fraction, hasKnob, paint, state)
      case .image(let name, let paint): drawImage(name, frame, paint, state)
      case .fault(let fault): drawFault(fault, frame, state)
      }
    }
    for child in node.children { paint(child, state) }
  }

  // MARK: Text

  private mutating func write(_ text: TextDrawing, of node: Element, _ frame: Rect, _ state: State) {
    guard let id = node.layout, let layout = engine.textLayout(of: id) else { return }
    write(text, layout, at: frame.origin, state)
  }

  mutating func write(_ text: TextDrawing, _ layout: TextLayout, at origin: Point, _ state: State) {
    for line in layout.lines {
      let y = origin.y + line.frame.origin.y
      let row = cell((y + line.frame.size.height / 2) / Canvas.cellHeight - 0.5, .toNearestOrAwayFromZero)
      for segment in line.segments {
        guard text.runs.indices.contains(segment.run) else { continue }
        let run = text.runs[segment.run]
        var style = Canvas.Cell(top: .clear, bottom: .clear)
        style.isText = true
        style.foreground = run.paint.faded(state.opacity)
        style.isBold = run.isBold
        style.isItalic = run.isItalic
        style.isUnderlined = run.isUnderlined
        style.isStruckThrough = run.isStruckThrough
        var column = cell((origin.x + segment.x) / Canvas.cellWidth, .toNearestOrAwayFromZero)
        for character in segment.text {
          let width = CharacterWidth.cells(character)
          put(character, column: column, row: row, width: width, style, state)
          column += width
        }
      }
    }
  }

  mutating func put(
    _ character: Character, column: Int, row: Int, width: Int, _ style: Canvas.Cell, _ state: State
  ) {
    let centre = Point(x: (Double(column) + 0.5) * Canvas.cellWidth, y: (Double(row) + 0.5) * Canvas.cellHeight)
    guard state.shows(centre) else { return }
    canvas.write(character, column: column, row: row, width: width, style)
  }

  // MARK: Shapes

  private mutating func draw(_ shape: ShapeDrawing, _ frame: Rect, _ state: State) {
    let paint = shape.paint.faded(state.opacity)
    guard paint.opacity > 0, frame.size.width > 0, frame.size.height > 0 else { return }
    if case .path = shape.outline { return fill(ShapeArea(shape, in: frame), paint, state) }
    let reach = shape.inset - (shape.lineWidth ?? 0) / 2
    if let lineWidth = shape.lineWidth, lineWidth < Canvas.cellWidth {
      return drawBox(isRound: shape.outline.isRound, frame.inset(by: max(0, reach)), paint, state)
    }
    fill(frame.inset(by: reach), paint, state) { Painter.contains(shape, frame, $0) }
  }

  /// Paints the cells in a rectangle of which the middle is covered.
  mutating func fill(_ bounds: Rect, _ paint: Paint, _ state: State, covers: (Point) -> Bool) {
    guard let area = bounds.intersection(state.clip) else { return }
    let columns = range(area.origin.x, area.origin.x + area.size.width, Canvas.cellWidth)
    let halves = range(area.origin.y, area.origin.y + area.size.height, Canvas.cellHeight / 2)
    var covered: [Int: Set<Int>] = [:]
    for half in halves {
      for column in columns {
        let point = Point(
          x: (Double(column) + 0.5) * Canvas.cellWidth, y: (Double(half) + 0.5) * Canvas.cellHeight / 2)
        guard covers(point), state.areas.allSatisfy({ $0.contains(point) }) else { continue }
        canvas.fill(column: column, halfRow: half, paint)
        if showsFills { covered[half, default: []].insert(column) }
      }
    }
    guard showsFills else { return }
    let shade = Painter.shade(paint, on: paper)
    for row in Set(covered.keys.map { $0 / 2 }) {
      let top = covered[row * 2] ?? []
      let bottom = covered[row * 2 + 1] ?? []
      for column in top.union(bottom) {
        let isWhole = top.contains(column) && bottom.contains(column)
        let half: Character = top.contains(column) ? "▀" : "▄"
        canvas.shade(column: column, row: row, isWhole || shade == " " ? shade : half, paint)
      }
    }
  }

  /// A character as strong as a colour on paper: all ink for what is furthest from it.
  private static func shade(_ paint: Paint, on paper: Paint) -> Character {
    func light(_ paint: Paint) -> Double { 0.2126 * paint.red + 0.7152 * paint.green + 0.0722 * paint.blue }
    let paperLight = light(paper)
    switch abs(light(paint.over(paper)) - paperLight) {
    case ..<0.03: return " "
    case ..<0.3: return "░"
    case ..<0.55: return "▒"
    case ..<0.8: return "▓"
    default: return "█"
    }
  }

  /// The cells of which the middle lies in an interval; at least one.
  func range(_ start: Double, _ end: Double, _ step: Double) -> Range<Int> {
    let first = cell(start / step - 0.5, .up)
    let last = cell(end / step - 0.5, .up)
    return first..<max(last, first + 1)
  }

  /// The cell at a distance, counted in cells. One that is far beyond every picture stands for all further out, so that
  /// a few more can be added.
  func cell(_ distance: Double, _ rule: FloatingPointRoundingRule) -> Int {
    let outside = 1 << 32
    return min(max(Int(clamping: distance.rounded(rule)), -outside), outside)
  }

  /// Whether the shape, or its line, covers a point of its rectangle.
  private static func contains(_ shape: ShapeDrawing, _ frame: Rect, _ point: Point) -> Bool {
    let half = (shape.lineWidth ?? 0) / 2
    guard contains(shape.outline, frame, inset: shape.inset - half, point) else { return false }
    let hole = frame.inset(by: shape.inset + half)
    return shape.lineWidth == nil || !hole.contains(point)
      || !contains(shape.outline, frame, inset: shape.inset + half, point)
  }

  private static func contains(_ outline: ShapeDrawing.Outline, _ frame: Rect, inset: Double, _ point: Point) -> Bool {
    let rect = frame.inset(by: inset)
    let x = point.x - rect.minX
    let y = point.y - rect.minY
    let (width, height) = (rect.width, rect.height)
    switch outline {
    case .rectangle, .path: return true
    case .rounded(let radius):
      return isInRounded(x, y, width, height, min(max(radius - inset, 0), min(width, height) / 2))
    case .capsule: return isInRounded(x, y, width, height, min(width, height) / 2)
    case .ellipse: return isInEllipse(x, y, width, height)
    case .circle:
      let side = min(width, height)
      return isInEllipse(x - (width - side) / 2, y - (height - side) / 2, side, side)
    }
  }

  private static func isInEllipse(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Bool {
    let dx = (x - width / 2) / (width / 2)
    let dy = (y - height / 2) / (height / 2)
    return dx * dx + dy * dy <= 1.0001
  }

  private static func isInRounded(_ x: Double, _ y: Double, _ width: Double, _ height: Double, _ radius: Double) -> Bool
  {
    let dx = max(radius - x, x - (width - radius), 0)
    let dy = max(radius - y, y - (height - radius), 0)
    return dx * dx + dy * dy <= radius * radius + 0.0001
  }

  /// A line of a slider or of progress.
  private mutating func drawTrack(
    _ frame: Rect, _ fraction: Double, _ hasKnob: Bool, _ paint: Paint, _ state: State
  ) {
    let columns = range(frame.origin.x, frame.origin.x + frame.size.width, Canvas.cellWidth)
    let row = cell((frame.origin.y + frame.size.height / 2) / Canvas.cellHeight - 0.5, .toNearestOrAwayFromZero)
    let length = hasKnob ? columns.count - 1 : columns.count
    let isNumber = fraction.isFinite
    let done = isNumber ? Int(clamping: (min(max(fraction, 0), 1) * Double(length)).rounded()) : 0
    var style = Canvas.Cell(top: .clear, bottom: .clear)
    style.isText = true
    style.foreground = paint.faded(state.opacity)
    for (index, column) in columns.enumerated() {
      let character: Character = hasKnob && index == done ? "●" : index < done ? "━" : "─"
      put(character, column: column, row: row, width: 1, style, state)
    }
  }

  // MARK: Stand-ins

  /// A picture that is not there: its name in its place.
  private mutating func drawImage(_ name: String, _ frame: Rect, _ paint: Paint, _ state: State) {
    var style = Canvas.Cell(top: .clear, bottom: .clear)
    style.foreground = paint.faded(state.opacity)
    style.isText = true
    let columns = range(frame.origin.x, frame.origin.x + frame.size.width, Canvas.cellWidth)
    let rows = range(frame.origin.y, frame.origin.y + frame.size.height, Canvas.cellHeight)
    if columns.count < 6 || rows.count < 3 {
      let row = rows.lowerBound + rows.count / 2
      for (index, character) in "◆".enumerated() {
        put(character, column: columns.lowerBound + index, row: row, width: 1, style, state)
      }
      return
    }
    drawBox(isRound: false, frame, style.foreground, state)
    let label = name.prefix(columns.count - 2)
    let start = columns.lowerBound + (columns.count - label.count) / 2
    for (index, character) in label.enumerated() {
      put(character, column: start + index, row: rows.lowerBound + rows.count / 2, width: 1, style, state)
    }
  }

  private mutating func drawFault(_ fault: ViewFault, _ frame: Rect, _ state: State) {
    var style = Canvas.Cell(top: .clear, bottom: .clear)
    style.foreground = Paint(red: 0.9, green: 0.1, blue: 0.1)
    style.isBold = true
    style.isText = true
    let file = fault.place.map { "\($0.path.split(separator: "/").last ?? ""):\($0.line)" } ?? "fault"
    var column = cell(frame.origin.x / Canvas.cellWidth, .toNearestOrAwayFromZero)
    let row = cell((frame.origin.y + frame.size.height / 2) / Canvas.cellHeight - 0.5, .toNearestOrAwayFromZero)
    for character in "⚠ " + file {
      let width = character == "⚠" ? 1 : CharacterWidth.cells(character)
      put(character, column: column, row: row, width: width, style, state)
      column += width
    }
  }
}
