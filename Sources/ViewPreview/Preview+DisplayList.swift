import ViewDrawing
import ViewGraph
import ViewLayout
import ViewSource

/// The display list of a preview, from which pixel images and SVG are made.
extension Preview {
  /// The drawing of all elements, from the back to the front. The node of an item is the index of its element in
  /// preorder.
  public var displayList: DisplayList {
    var builder = DisplayListBuilder(graph.engine, metrics, surface, numbers: numbers, isGlass: graph.isGlass)
    builder.drawings = graph.drawings
    for element in graph.elements { builder.draw(element) }
    for passage in graph.goingLayers { builder.drawPicture(of: passage) }
    if graph.typeScale == .watch, metrics == .ios { builder.drawClock(graph.timeOfDay) }
    return builder.list
  }

  /// Whether no view draws anything.
  public var isBlank: Bool {
    let list = displayList
    return !list.items.contains { item in if case .draw = item.step { true } else { false } }
  }

  /// The indices of the elements in preorder, from 1.
  var numbers: [ObjectIdentifier: Int] {
    var preorder: [ObjectIdentifier] = []
    var open = Array(graph.elements.reversed())
    while let element = open.popLast() {
      preorder.append(ObjectIdentifier(element))
      open += element.children.reversed()
    }
    var result: [ObjectIdentifier: Int] = [:]
    result.reserveCapacity(preorder.count)
    for (index, element) in preorder.enumerated() { result[element] = index + 1 }
    return result
  }

  /// The preview as SVG, with exact coordinates in points and text as text.
  public var svg: String {
    SVGRenderer(displayList, size: size, background: background, bitmaps: graph.bitmaps, marksNodes: true).text
  }

  /// The preview as PNG, with the fonts of the machine.
  ///
  /// - Parameters:
  ///   - scale: pixels per point.
  ///   - home: the user's home folder, for the user's own fonts.
  /// - Returns: the file; whether a font was found or none is needed: without fonts, characters are boxes; and the emoji
  ///   for which tiles stand.
  public func png(scale: Double, home: String?) -> (file: [UInt8], hasFonts: Bool, undrawnEmoji: Set<Character>) {
    let list = displayList
    let fonts = FontBook(home: home, for: list, programFont: graph.programFont)
    let renderer = PixelRenderer(list, size: size, background: background, bitmaps: graph.bitmaps, fonts: fonts)
    return (
      renderer.png(scale: scale), fonts.isUnneeded || !fonts.fileNames.isEmpty,
      Set(FontBook.undrawnEmoji(in: list))
    )
  }
}

/// Appends elements to a display list.
struct DisplayListBuilder {
  let engine: LayoutEngine
  let metrics: Preview.Metrics
  let surface: LayoutSurface
  /// Whether slider and toggle knobs have the newer design.
  let isGlass: Bool
  /// Images that the program has rendered from views.
  var drawings: [String: OffscreenPicture] = [:]
  let numbers: [ObjectIdentifier: Int]
  var list = DisplayList()
  /// The lower edges of content with a bar below it.
  private var barEdges: [Double] = []

  init(
    _ engine: LayoutEngine, _ metrics: Preview.Metrics, _ surface: LayoutSurface, numbers: [ObjectIdentifier: Int],
    isGlass: Bool
  ) {
    self.engine = engine
    self.metrics = metrics
    self.surface = surface
    self.numbers = numbers
    self.isGlass = isGlass
  }

  /// The time of day at the top of a watch. [approximation]
  mutating func drawClock(_ time: String) {
    guard surface.safeArea.top > 30 else { return }
    let font = TextFont(size: 17, weight: .medium)
    let width = time.reduce(0) { $0 + engine.textMeasurer.advance(of: $1, in: font) }
    let measured = engine.textMeasurer.metrics(of: font)
    let middle = surface.safeArea.top - 18
    let frame = Rect(
      x: surface.size.width - surface.safeArea.trailing - 10 - width, y: middle - 10, width: width, height: 20)
    let style = TextRunStyle(font: DrawnFont(font), paint: Paint(red: 1, green: 1, blue: 1))
    let run = DrawnText.Run(text: time, x: frame.minX, width: width, style: style)
    let line = DrawnText.Line(frame: frame, baseline: middle + measured.capHeight / 2, runs: [run])
    list.append(.text(DrawnText(lines: [line])), node: 0)
  }

  /// The current drawing of a single element.
  static func picture(of element: Element, in graph: Graph, _ metrics: Preview.Metrics) -> DisplayList {
    guard let surface = graph.surface else { return DisplayList() }
    var builder = DisplayListBuilder(graph.engine, metrics, surface, numbers: [:], isGlass: graph.isGlass)
    builder.drawings = graph.drawings
    builder.draw(element)
    return builder.list
  }

  /// Draws an element, at its intermediate position if it is chrome in transition, and the chrome that leaves its
  /// place.
  mutating func draw(_ element: Element) {
    let going = element.going.filter(\.isShown)
    for passage in going where !passage.isInFront { drawPicture(of: passage) }
    if let coming = element.coming, coming.isShown, let frame = element.layout.flatMap({ engine.frame(of: $0) }) {
      draw(coming, frame) { $0.drawInPlace(element) }
    } else {
      drawInPlace(element)
    }
    for passage in going where passage.isInFront { drawPicture(of: passage) }
  }

  private mutating func drawInPlace(_ element: Element) {
    let node = numbers[ObjectIdentifier(element)] ?? 0
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
      // The frames of the content do not include the effect.
      let own = AffineTransform.translation(Point(x: -frame.minX, y: -frame.minY))
        .concatenating(effect.transform(of: frame.size)).concatenating(.translation(frame.origin))
      push(.transform(own))
    }
    switch element.drawing {
    case .opacity(let opacity): push(.opacity(opacity))
    case .clip: push(.clip(.rectangle(clip(frame, layout))))
    case .clipShape(let shape): push(.clip(shape.path(in: frame), rule: shape.rule))
    case .mask:
      var mask = DisplayListBuilder(engine, metrics, surface, numbers: numbers, isGlass: isGlass)
      mask.drawings = drawings
      for child in element.children.dropFirst() { mask.draw(child) }
      push(.mask(mask.list))
      if let first = element.children.first { draw(first) }
      for _ in 0..<groups { list.pop() }
      return
    case .text(let text):
      guard let fade = element.textFade else {
        write(text, layout, frame, node)
        break
      }
      let way = fade.isNumeric ? frame.height / 2 : 0
      push(.opacity(fade.progress))
      push(.transform(.translation(Point(x: 0, y: way * (1 - fade.progress)))))
      write(text, layout, frame, node)
      list.pop()
      list.pop()
      push(.opacity(1 - fade.progress))
      push(.transform(.translation(Point(x: 0, y: -way * fade.progress))))
      let styles = fade.drawing.runs.map { run in
        TextRunStyle(font: DrawnFont(run.font ?? TextFont(.body)), paint: run.paint.drawn(in: frame))
      }
      let place = Point(x: frame.midX - fade.layout.size.width / 2, y: frame.minY)
      list.append(.text(DrawnText(fade.layout, at: place, styles: styles)), node: node)
      list.pop()
      list.pop()
      groups -= 4
    case .shape(let shape): draw(shape, frame, node)
    case .effect(let effect): push(effect)
    case .divider(let paint): list.append(.fill(.rectangle(frame), paint.drawn(in: frame)), node: node)
    case .image(let name, let paint, let weight, let layers):
      let isSymbol = if case .leaf(.image(let content)) = engine.kind(of: layout) { content.isOfSystem } else { false }
      list.append(
        .image(
          DrawnImage(
            name: name, frame: frame, kind: isSymbol ? .symbol(weight: weight) : .missing,
            rendering: layers.rendering(paint, in: frame))), node: node)
    case .picture(let picture):
      if let drawing = drawings[picture.name] {
        draw(drawing, frame, node)
        break
      }
      list.append(
        .image(
          DrawnImage(
            name: picture.name, frame: frame, kind: .bitmap,
            rendering: picture.tint.map { .template($0.drawn(in: frame)) } ?? .original, resizing: picture.resizing,
            isSmooth: picture.isSmooth)), node: node)
    case .track(let fraction, let hasKnob, let paint):
      track(fraction, hasKnob, paint, frame, isMirrored: element.isRightToLeft, node)
    case .canvas(let items): draw(items, frame.origin, node)
    case .fault(let fault): placeholder(fault, frame, node)
    case .none, .spacer, .hidden: break
    }
    let edge = barEdge(of: element, layout)
    if let edge { barEdges.append(edge) }
    for child in inDepth(element, layout) { draw(child) }
    if edge != nil { barEdges.removeLast() }
    for _ in 0..<groups { list.pop() }
  }

  /// The children of an element in drawing order: those of a container by `zIndex`, then in the order of the program; a
  /// bar is in front of its content.
  private func inDepth(_ element: Element, _ layout: LayoutNodeID) -> [Element] {
    switch engine.kind(of: layout) {
    case .container, .decoration(.safeAreaInset): break
    case .empty, .group, .leaf, .modifier, .decoration: return element.children
    }
    guard element.children.count > 1 || element.children.first?.isGroup == true else { return element.children }
    let order = engine.drawingOrder(of: layout)
    var views: [Element] = []
    func collect(_ child: Element) {
      if child.isGroup, child.layout == nil { child.children.forEach(collect) } else { views.append(child) }
    }
    element.children.forEach(collect)
    guard views.compactMap(\.layout) != order else { return element.children }
    var places: [LayoutNodeID: Int] = [:]
    for (place, node) in order.enumerated() { places[node] = place }
    // Views that are no longer in the layout are drawn in the order of the program.
    guard views.allSatisfy({ $0.layout.map { places[$0] != nil } ?? false }) else { return element.children }
    return views.sorted { (places[$0.layout ?? layout] ?? 0) < (places[$1.layout ?? layout] ?? 0) }
  }

  /// The lower edge of the content of an element with a bar below it.
  private func barEdge(of element: Element, _ layout: LayoutNodeID) -> Double? {
    guard case .decoration(.safeAreaInset(let inset)) = engine.kind(of: layout), inset.edge == .bottom,
      let content = element.children.first?.layout
    else { return nil }
    return engine.frame(of: content)?.maxY
  }

  /// The clip of a frame. A scroll view that ends at a bar or at the edge of the safe area extends to the edge of the
  /// screen.
  private func clip(_ frame: Rect, _ layout: LayoutNodeID) -> Rect {
    guard metrics == .ios, case .modifier(.scrollView) = engine.kind(of: layout),
      ([surface.area.maxY] + barEdges).contains(where: { abs($0 - frame.maxY) < 0.5 })
    else { return frame }
    return Rect(
      x: frame.minX, y: frame.minY, width: frame.width, height: max(surface.size.height - frame.minY, frame.height))
  }

  private mutating func write(_ text: TextDrawing, _ layout: LayoutNodeID, _ frame: Rect, _ node: Int) {
    guard let lines = engine.textLayout(of: layout), case .leaf(.text(let content)) = engine.kind(of: layout) else {
      return
    }
    let styles = zip(text.runs, content.runs).map { run, measured in
      TextRunStyle(
        font: DrawnFont(measured.font, hasMonospacedDigits: run.hasMonospacedDigits), paint: run.paint.drawn(in: frame),
        underline: run.underline, strikethrough: run.strikethrough, kerning: run.kerning,
        baselineOffset: run.baselineOffset)
    }
    var drawn = DrawnText(lines, at: frame.origin, styles: styles)
    guard text.runs.contains(where: { $0.picture != nil }) else { return list.append(.text(drawn), node: node) }
    for (number, line) in lines.lines.enumerated() {
      // The attachment character of an image has no text to draw.
      drawn.lines[number].runs.removeAll { $0.text == "\u{FFFC}" }
      for segment in line.segments where text.runs.indices.contains(segment.run) {
        guard let picture = text.runs[segment.run].picture else { continue }
        let height = picture.size.height * lines.scale
        // A symbol is vertically centred on the capital letters; an image is on the baseline.
        let capitals = engine.textMeasurer.metrics(of: content.runs[segment.run].font).capHeight * lines.scale
        let top = line.baseline - (picture.isSymbol ? (capitals + height) / 2 : height)
        let place = Rect(
          x: frame.minX + segment.x, y: frame.minY + top - text.runs[segment.run].baselineOffset, width: segment.width,
          height: height)
        list.append(
          .image(
            DrawnImage(
              name: picture.name, frame: place,
              kind: picture.isSymbol ? .symbol(weight: content.runs[segment.run].font.weight) : .bitmap,
              rendering: picture.isSymbol ? .template(text.runs[segment.run].paint.drawn(in: frame)) : .original)),
          node: node)
      }
    }
    list.append(.text(drawn), node: node)
  }

  private mutating func draw(_ shape: ShapeDrawing, _ frame: Rect, _ node: Int) {
    let path = shape.path(in: frame)
    let shadows = shape.paint.shadows.filter { !$0.isInner }
    for shadow in shadows { list.push(.shadow(shadow.shadow), node: node) }
    if case .mesh(let bands)? = shape.paint.pattern {
      drawMesh(bands, shape, path, frame, node)
    } else if let width = shape.lineWidth {
      var style = shape.stroke ?? StrokeStyle(width: width)
      style.width = width
      list.append(.stroke(path, shape.paint.drawn(in: frame), style), node: node)
    } else {
      list.append(.fill(path, shape.paint.drawn(in: frame), rule: shape.rule), node: node)
    }
    for _ in shadows { list.pop() }
    for shadow in shape.paint.shadows where shadow.isInner { drawInner(shadow.shadow, shape, frame, node) }
  }

  /// Horizontal bands, each of which overlaps the edge of the next.
  private mutating func drawMesh(
    _ bands: [ViewDrawing.Gradient], _ shape: ShapeDrawing, _ path: DrawnPath, _ frame: Rect, _ node: Int
  ) {
    list.push(.clip(shape.area(in: frame), rule: shape.lineWidth == nil ? shape.rule : .nonZero), node: node)
    let height = frame.height / Double(max(bands.count, 1))
    for (index, band) in bands.enumerated() {
      let place = Rect(
        x: frame.minX, y: frame.minY + Double(index) * height, width: frame.width,
        height: min(height + 1, frame.maxY - frame.minY - Double(index) * height))
      list.append(.fill(.rectangle(place), .gradient(band, in: frame)), node: node)
    }
    list.pop()
  }

  /// Draws an inner shadow of a shape: the shadow of its outside, clipped to the shape.
  private mutating func drawInner(_ shadow: Shadow, _ shape: ShapeDrawing, _ frame: Rect, _ node: Int) {
    let area = shape.area(in: frame)
    guard let bounds = area.bounds else { return }
    let reach = shadow.radius * 2 + abs(shadow.offset.x) + abs(shadow.offset.y) + 4
    let around = DrawnPath(DrawnPath.rectangle(bounds.inset(by: -reach)).elements + area.elements)
    list.push(.clip(area), node: node)
    list.push(.shadow(shadow), node: node)
    list.append(.fill(around, .black, rule: .evenOdd), node: node)
    list.pop()
    list.pop()
  }

  private mutating func track(
    _ fraction: Double, _ hasKnob: Bool, _ paint: ViewGraph.Paint, _ frame: Rect, isMirrored: Bool, _ node: Int
  ) {
    let fraction = fraction.isFinite ? min(max(fraction, 0), 1) : 0
    let line = Rect(x: frame.minX, y: frame.minY + frame.height / 2 - 2, width: frame.width, height: 4)
    list.append(
      .fill(.capsule(in: line), ViewDrawing.Paint(red: 0.47, green: 0.47, blue: 0.5, opacity: 0.2)), node: node)
    let done = fraction * frame.width
    let filled = Rect(x: isMirrored ? line.maxX - done : line.minX, y: line.minY, width: done, height: 4)
    list.append(.fill(.capsule(in: filled), paint.drawn(in: frame)), node: node)
    guard hasKnob else { return }
    // In cells, a white knob would not be visible.
    let share = isMirrored ? 1 - fraction : fraction
    if metrics == .cell { return dot(share, paint, frame, node) }
    let height = min(frame.height, isGlass ? 24 : 27)
    let width = isGlass ? height * 38 / 24 : height
    let knob = Rect(
      x: frame.minX + share * max(frame.width - width, 0), y: frame.minY + (frame.height - height) / 2,
      width: width, height: height)
    list.push(.shadow(Shadow(radius: 4, offset: Point(x: 0, y: 2))), node: node)
    list.append(.fill(.capsule(in: knob), .color(.white)), node: node)
    list.pop()
  }

  /// The knob of a slider in terminal cells.
  private mutating func dot(_ fraction: Double, _ paint: ViewGraph.Paint, _ frame: Rect, _ node: Int) {
    let last = max((frame.width / CellCanvas.cellWidth).rounded() - 1, 0)
    let x = frame.minX + (fraction * last).rounded() * CellCanvas.cellWidth
    let cell = Rect(
      x: x, y: frame.minY + (frame.height - CellCanvas.cellWidth) / 2, width: CellCanvas.cellWidth,
      height: CellCanvas.cellWidth)
    list.append(.fill(.circle(in: cell), paint.drawn(in: frame)), node: node)
  }

  /// A placeholder with the file and line of a failure.
  private mutating func placeholder(_ fault: ViewFault, _ frame: Rect, _ node: Int) {
    let red = ViewDrawing.Paint(red: 0.9, green: 0.1, blue: 0.1)
    // In cells, the placeholder has the size of its text.
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

extension SymbolLayers {
  /// The rendering mode of a symbol whose first layer has a paint.
  fileprivate func rendering(_ paint: ViewGraph.Paint, in frame: Rect) -> DrawnImage.Rendering {
    switch self {
    case .alike: .template(paint.drawn(in: frame))
    case .palette(let further): .palette(([paint] + further).map { $0.drawn(in: frame) })
    case .ownColors: .multicolor(paint.drawn(in: frame))
    }
  }
}
