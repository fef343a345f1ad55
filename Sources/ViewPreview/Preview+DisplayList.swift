import ViewDrawing
import ViewGraph
import ViewLayout
import ViewSource

/// What a preview shows, as the one list that pictures in pixels and SVG are made of.
extension Preview {
  /// Everything that is drawn, from the back to the front. The number of an item is that of its element, counted from the
  /// outermost in the order of the program.
  public var displayList: DisplayList {
    var builder = DisplayListBuilder(graph.engine, metrics)
    for element in graph.elements { builder.draw(element) }
    return builder.list
  }

  /// The picture as SVG: exact in points, text as text.
  public var svg: String { SVGRenderer(displayList, size: size, background: background, marksNodes: true).text }

  /// The picture as PNG, with the fonts of the machine.
  ///
  /// - Parameters:
  ///   - scale: Pixels a point.
  ///   - home: The folder of the person, for fonts of their own.
  /// - Returns: The file, and whether any font was found: without one, boxes stand for characters.
  public func png(scale: Double, home: String?) -> (file: [UInt8], hasFonts: Bool) {
    let list = displayList
    let fonts = FontBook(home: home, for: list)
    let renderer = PixelRenderer(list, size: size, background: background, fonts: fonts)
    return (renderer.png(scale: scale), !fonts.fileNames.isEmpty)
  }
}

/// Puts elements into a display list.
private struct DisplayListBuilder {
  let engine: LayoutEngine
  let metrics: Preview.Metrics
  var list = DisplayList()
  private var count = 0

  init(_ engine: LayoutEngine, _ metrics: Preview.Metrics) {
    self.engine = engine
    self.metrics = metrics
  }

  mutating func draw(_ element: Element) {
    count += 1
    let node = count
    guard let layout = element.layout, let frame = engine.frame(of: layout) else {
      for child in element.children { draw(child) }
      return
    }
    if case .hidden = element.drawing { return }
    var groups = 0
    func push(_ effect: GroupEffect) {
      list.push(effect, node: node)
      groups += 1
    }
    if case .modifier(.effect(let effect)) = engine.kind(of: layout) {
      // The frames of what is inside are those without the effect.
      let own = AffineTransform.translation(Point(x: -frame.minX, y: -frame.minY))
        .concatenating(effect.transform(of: frame.size)).concatenating(.translation(frame.origin))
      push(.transform(own))
    }
    switch element.drawing {
    case .opacity(let opacity): push(.opacity(opacity))
    case .clip: push(.clip(.rectangle(frame)))
    case .clipShape(let shape): push(.clip(shape.path(in: frame), rule: shape.rule))
    case .mask:
      var mask = DisplayListBuilder(engine, metrics)
      for child in element.children.dropFirst() { mask.draw(child) }
      push(.mask(mask.list))
      if let first = element.children.first { draw(first) }
      for _ in 0..<groups { list.pop() }
      return
    case .text(let text): write(text, layout, frame, node)
    case .shape(let shape): draw(shape, frame, node)
    case .divider(let paint): list.append(.fill(.rectangle(frame), paint.drawn), node: node)
    case .image(let name, let paint):
      let isSymbol = if case .leaf(.image(let content)) = engine.kind(of: layout) { content.isOfSystem } else { false }
      list.append(
        .image(
          DrawnImage(
            name: name, frame: frame, kind: isSymbol ? .symbol() : .missing, rendering: .template(paint.drawn))),
        node: node)
    case .track(let fraction, let hasKnob, let paint): track(fraction, hasKnob, paint, frame, node)
    case .canvas(let items): for item in items { draw(item, frame.origin, node) }
    case .fault(let fault): placeholder(fault, frame, node)
    case .none, .spacer, .hidden: break
    }
    for child in element.children { draw(child) }
    for _ in 0..<groups { list.pop() }
  }

  private mutating func write(_ text: TextDrawing, _ layout: LayoutNodeID, _ frame: Rect, _ node: Int) {
    guard let lines = engine.textLayout(of: layout), case .leaf(.text(let content)) = engine.kind(of: layout) else {
      return
    }
    let styles = zip(text.runs, content.runs).map { run, measured in
      TextRunStyle(
        font: DrawnFont(measured.font), paint: run.paint.drawn,
        underline: run.isUnderlined ? TextRunStyle.LineStyle() : nil,
        strikethrough: run.isStruckThrough ? TextRunStyle.LineStyle() : nil)
    }
    list.append(.text(DrawnText(lines, at: frame.origin, styles: styles)), node: node)
  }

  private mutating func draw(_ shape: ShapeDrawing, _ frame: Rect, _ node: Int) {
    let path = shape.path(in: frame)
    if let width = shape.lineWidth {
      var style = shape.stroke ?? StrokeStyle(width: width)
      style.width = width
      list.append(.stroke(path, shape.paint.drawn, style), node: node)
    } else {
      list.append(.fill(path, shape.paint.drawn, rule: shape.rule), node: node)
    }
  }

  private mutating func track(
    _ fraction: Double, _ hasKnob: Bool, _ paint: ViewGraph.Paint, _ frame: Rect, _ node: Int
  ) {
    let fraction = fraction.isFinite ? min(max(fraction, 0), 1) : 0
    let line = Rect(x: frame.minX, y: frame.minY + frame.height / 2 - 2, width: frame.width, height: 4)
    list.append(
      .fill(.capsule(in: line), ViewDrawing.Paint(red: 0.47, green: 0.47, blue: 0.5, opacity: 0.2)), node: node)
    let done = fraction * frame.width
    let filled = Rect(x: line.minX, y: line.minY, width: done, height: 4)
    list.append(.fill(.capsule(in: filled), paint.drawn), node: node)
    guard hasKnob else { return }
    // White on white is nothing to be seen in cells.
    if metrics == .cell { return dot(fraction, paint, frame, node) }
    let side = min(frame.height, 27)
    let knob = Rect(
      x: frame.minX + done * (frame.width - side) / max(frame.width, 1), y: frame.minY + (frame.height - side) / 2,
      width: side, height: side)
    list.push(.shadow(Shadow(radius: 4, offset: Point(x: 0, y: 2))), node: node)
    list.append(.fill(.circle(in: knob), .color(.white)), node: node)
    list.pop()
  }

  /// What a finger drags, in a picture of characters.
  private mutating func dot(_ fraction: Double, _ paint: ViewGraph.Paint, _ frame: Rect, _ node: Int) {
    let last = max((frame.width / CellCanvas.cellWidth).rounded() - 1, 0)
    let x = frame.minX + (fraction * last).rounded() * CellCanvas.cellWidth
    let cell = Rect(
      x: x, y: frame.minY + (frame.height - CellCanvas.cellWidth) / 2, width: CellCanvas.cellWidth,
      height: CellCanvas.cellWidth)
    list.append(.fill(.circle(in: cell), paint.drawn), node: node)
  }

  private mutating func draw(_ item: CanvasItem, _ origin: Point, _ node: Int) {
    for clip in item.clips { list.push(.clip(clip.offset(by: origin)), node: node) }
    list.push(.opacity(item.opacity), node: node)
    switch item.content {
    case .area(let path, let paint, let rule):
      list.append(.fill(path.offset(by: origin), paint.drawn, rule: rule), node: node)
    case .text(let layout, let text, let place):
      let styles = text.runs.map { run in
        TextRunStyle(
          font: DrawnFont(size: 17, weight: run.isBold ? .bold : .regular, isItalic: run.isItalic),
          paint: run.paint.drawn)
      }
      list.append(
        .text(DrawnText(layout, at: Point(x: origin.x + place.x, y: origin.y + place.y), styles: styles)), node: node)
    case .image(let name, let rect, let paint):
      list.append(
        .image(
          DrawnImage(
            name: name, frame: rect.offset(by: origin), kind: .symbol(), rendering: .template(paint.drawn))),
        node: node)
    }
    for _ in 0...item.clips.count { list.pop() }
  }

  /// A mark with the file and line of what failed.
  private mutating func placeholder(_ fault: ViewFault, _ frame: Rect, _ node: Int) {
    let red = ViewDrawing.Paint(red: 0.9, green: 0.1, blue: 0.1)
    // In cells it is as large as its text.
    let isBoxed = metrics == .ios
    if isBoxed {
      list.append(.stroke(.rectangle(frame.inset(by: 0.5)), red, StrokeStyle(width: 1, dash: [4, 2])), node: node)
    }
    let name = fault.place.map { "\($0.path.split(separator: "/").last ?? ""):\($0.line)" } ?? "fault"
    let run = DrawnText.Run(
      text: "⚠ " + name, x: frame.minX + (isBoxed ? 2 : 0), width: max(frame.width - (isBoxed ? 4 : 0), 1),
      style: TextRunStyle(font: DrawnFont(size: 12, weight: .bold), paint: red))
    let line = DrawnText.Line(frame: frame, baseline: frame.minY + frame.height * 0.75, runs: [run])
    list.append(.text(DrawnText(lines: [line])), node: node)
  }
}

extension ViewGraph.Paint {
  /// The same colour for a display list.
  fileprivate var drawn: ViewDrawing.Paint {
    ViewDrawing.Paint(red: red, green: green, blue: blue, opacity: opacity)
  }
}
