import ViewLayout
import ViewSource

extension CellSurface {
  mutating func draw(_ command: DrawingCommand, _ state: DrawingState) {
    switch command {
    case .fill(let path, let paint, let rule): fill(path, paint, rule, state)
    case .stroke(let path, let paint, let style): stroke(path, paint, style, state)
    case .text(let text): write(text, state)
    case .image(let image): draw(image, state)
    }
  }

  // MARK: Text

  private mutating func write(_ text: DrawnText, _ state: DrawingState) {
    for placed in PlacedRun.runs(of: text, state.transform, columns: settings.grid.columns) {
      let (run, style) = (placed.run, placed.run.style)
      var attributes: CellCanvas.Attributes = []
      if style.font.weight.rawValue >= TextFont.Weight.semibold.rawValue { attributes.insert(.bold) }
      if style.font.isItalic { attributes.insert(.italic) }
      if style.underline != nil { attributes.insert(.underlined) }
      if style.strikethrough != nil { attributes.insert(.struckThrough) }
      var column = placed.column
      let count = Double(max(run.text.count, 1))
      let words = CellSurface.words(in: run.text)
      for (index, character) in run.text.enumerated() {
        // Control characters are not drawn.
        let width = CharacterWidth.cells(character)
        guard width > 0, !character.unicodeScalars.contains(where: PrintableText.isActive) else { continue }
        if isSeen(column, half: placed.half, state) {
          let place = Point(x: run.x + run.width * (Double(index) + 0.5) / count, y: placed.line.frame.midY)
          let glyph = CellGlyph(
            kind: .text(character), color: style.paint.color(at: place).faded(state.opacity), attributes: attributes,
            half: placed.half)
          // A leading or trailing space shows what is behind it, including lines.
          if words.contains(index) || !attributes.isDisjoint(with: [.underlined, .struckThrough]) {
            put(glyph, column: column, row: placed.row, width: width)
          }
        }
        column += width
      }
    }
  }

  /// From the first to the last character that is not a space.
  private static func words(in text: String) -> Range<Int> {
    let first = text.prefix { $0 == " " }.count
    let behind = text.reversed().prefix { $0 == " " }.count
    return first..<max(text.count - behind, first)
  }

  // MARK: Fills

  /// In points: thinner areas are drawn as lines.
  private static let thinnest = 6.0
  /// In points: smaller areas are drawn as characters.
  private static let smallest = 12.0

  private mutating func fill(_ path: DrawnPath, _ paint: Paint, _ rule: FillRule, _ state: DrawingState) {
    let path = path.transformed(by: state.transform)
    guard path.isFinite, let bounds = path.bounds else { return }
    let (width, height) = (bounds.width * CellCanvas.cellWidth, bounds.height * CellCanvas.cellWidth)
    guard width > 0, height > 0 else { return }
    if min(width, height) <= CellSurface.smallest {
      switch PathForm(path) {
      case .rectangle where min(width, height) <= CellSurface.thinnest,
        .rounded where min(width, height) <= CellSurface.thinnest:
        if max(width, height) >= CellCanvas.cellWidth {
          return drawBar(bounds, isHeavy: min(width, height) >= 3, paint, state)
        }
      case .ellipse where max(width, height) <= CellSurface.smallest:
        return putShape(max(width, height) <= 5 ? "•" : "●", bounds, paint, state)
      case .rectangle, .rounded, .ellipse, .other: break
      }
    }
    cover(coverage(path, rule, state), paint, state)
  }

  /// The half cells of a path in half-cell coordinates; its outermost edges are rounded to half cells.
  private func coverage(_ path: DrawnPath, _ rule: FillRule, _ state: DrawingState) -> Coverage {
    var path = path
    if let bounds = path.bounds { path = path.transformed(by: CellSurface.fit(bounds, snapped: CellSurface.snapped)) }
    var plain = state
    plain.transform = .identity
    return plain.coverage(path, rule: rule)
  }

  /// The half cells whose center is in an interval; at least one.
  private static func snapped(_ start: Double, _ end: Double) -> (Double, Double) {
    let first = (start - 0.5).rounded(.up)
    return (first, max((end - 0.5).rounded(.up), first + 1))
  }

  /// The centers of the dots (two per half cell) at the ends of an interval.
  private static func snappedToDots(_ start: Double, _ end: Double) -> (Double, Double) {
    let first = (start * 2).rounded(.down)
    return ((first + 0.5) / 2, (max((end * 2).rounded(.up) - 1, first) + 0.5) / 2)
  }

  /// The transform that moves the edges of a rectangle to their rounded positions.
  private static func fit(_ bounds: Rect, snapped: (Double, Double) -> (Double, Double)) -> AffineTransform {
    let across = snapped(bounds.minX, bounds.maxX)
    let down = snapped(bounds.minY, bounds.maxY)
    // Rounding has no effect far outside of the image.
    guard bounds.width > 0, bounds.height > 0, abs(bounds.minX) + bounds.width < 1e6,
      abs(bounds.minY) + bounds.height < 1e6
    else { return .identity }
    let scale = (across.1 - across.0) / bounds.width
    let scaleDown = (down.1 - down.0) / bounds.height
    return AffineTransform(
      a: scale, b: 0, c: 0, d: scaleDown, tx: across.0 - bounds.minX * scale, ty: down.0 - bounds.minY * scaleDown)
  }

  /// Draws a bar thinner than half a cell.
  private mutating func drawBar(_ bounds: Rect, isHeavy: Bool, _ paint: Paint, _ state: DrawingState) {
    let color = color(of: paint, at: Point(x: bounds.midX, y: bounds.midY), state)
    // A faint bar is drawn thin, so that the filled part of a progress bar is visible without colours.
    let weight: BoxArms = isHeavy && color.opacity >= 0.5 ? .heavy : []
    if bounds.width >= bounds.height {
      // Between two rows, a line as thin as a divider is in the upper one, before the content that follows.
      let isThin = bounds.height * CellCanvas.cellWidth <= 2
      let half = CellSurface.place((isThin ? bounds.minY + 1e-6 : bounds.midY).rounded(.down))
      let (first, end) = CellSurface.snapped(bounds.minX, bounds.maxX)
      for column in columns(CellSurface.place(first)..<CellSurface.place(end)) {
        putLine(BoxArms.across.union(weight), column: column, row: half.floorDivided(by: 2), half: half, color, state)
      }
    } else {
      let column = CellSurface.place(bounds.midX.rounded(.down))
      let (first, end) = CellSurface.snapped(bounds.minY / 2, bounds.maxY / 2)
      for row in rows(CellSurface.place(first)..<CellSurface.place(end)) {
        putLine(BoxArms.along.union(weight), column: column, row: row, half: row * 2, color, state)
      }
    }
  }

  /// The colour of a paint at a position in half cells.
  func color(of paint: Paint, at place: Point, _ state: DrawingState) -> Color {
    let point = state.transform.inverted?.apply(to: place) ?? .zero
    return paint.color(at: point).faded(state.opacity)
  }

  /// The columns inside the image: few, whatever the length of a line.
  func columns(_ columns: Range<Int>) -> Range<Int> { columns.clamped(to: 0..<settings.grid.columns) }
  func rows(_ rows: Range<Int>) -> Range<Int> { rows.clamped(to: 0..<settings.grid.rows) }

  /// Draws a character in the cell at the center of a shape.
  mutating func putShape(_ character: Character, _ bounds: Rect, _ paint: Paint, _ state: DrawingState) {
    let width = CharacterWidth.cells(character)
    // Of two equally near cells, the left one.
    let column = CellSurface.place((bounds.midX - Double(width + 1) / 2).rounded(.up))
    let half = CellSurface.place(bounds.midY.rounded(.down))
    let row = half.floorDivided(by: 2)
    guard isSeen(column, half: half, state), !settings.hasText(column: column, row: row) else { return }
    let color = color(of: paint, at: Point(x: bounds.midX, y: bounds.midY), state)
    put(
      CellGlyph(kind: .shape(character), color: color, attributes: [], half: half), column: column, row: row,
      width: width)
  }

  /// Draws a part of a thin line. It does not replace text, which stays readable as it does under a line of one point.
  mutating func putLine(
    _ arms: BoxArms, column: Int, row: Int, half: Int, _ color: Color, _ state: DrawingState
  ) {
    guard isSeen(column, half: half, state), !settings.hasText(column: column, row: row) else { return }
    var arms = arms
    if case .line(let old)? = glyph(column, row)?.kind { arms = old.merged(with: arms) }
    put(CellGlyph(kind: .line(arms), color: color, attributes: [], half: half), column: column, row: row)
  }

  // MARK: Strokes

  private mutating func stroke(_ path: DrawnPath, _ paint: Paint, _ style: StrokeStyle, _ state: DrawingState) {
    let width = style.width * state.scale * CellCanvas.cellWidth
    guard width > 0, width.isFinite else { return }
    guard width < CellSurface.thinnest else {
      return strokeBroadly(path, paint, style, state)
    }
    let moved = path.transformed(by: state.transform)
    guard let bounds = moved.bounds else { return }
    let color = color(of: paint, at: Point(x: bounds.midX, y: bounds.midY), state)
    let isDashed = !style.dash.isEmpty
    switch PathForm(moved) {
    case .rectangle(let rect): drawBox(rect, isRound: false, isHeavy: width >= 3, isDashed: isDashed, color, state)
    // Corners of up to three half cells are drawn as rounded box characters.
    case .rounded(let rect, let corner) where corner <= 3.5:
      drawBox(rect, isRound: true, isHeavy: width >= 3, isDashed: isDashed, color, state)
    case .ellipse(let rect) where max(rect.width, rect.height) <= 2.5: putShape("○", rect, paint, state)
    case .rounded, .ellipse, .other:
      // The outermost points are at the centers of dots, so that symmetric shapes stay symmetric.
      let toDots = state.transform.concatenating(
        path.hasCurves ? CellSurface.fit(bounds, snapped: CellSurface.snappedToDots) : .identity)
      let lines = path.dashed(style, tolerance: 0.2).map { part in
        Polyline(part.points.map { toDots.apply(to: $0) }, isClosed: part.isClosed)
      }
      drawLines(lines, isCurved: path.hasCurves, width: width, color, state)
      // A wide line has more dots than those along its center.
      if width >= 3.5 {
        addDots(path.stroked(style).transformed(by: state.transform), color, state)
      }
    }
  }

  /// Draws a wide line. Horizontal and vertical edges are rounded to half cells, on both sides.
  private mutating func strokeBroadly(
    _ path: DrawnPath, _ paint: Paint, _ style: StrokeStyle, _ state: DrawingState
  ) {
    let moved = path.transformed(by: state.transform)
    let half = style.width * state.scale / 2
    var area = path.stroked(style).transformed(by: state.transform)
    if style.dash.isEmpty, let rect = PathForm(moved).rect {
      let inner = rect.inset(by: half)
      let hole: DrawnPath
      switch PathForm(moved) {
      case .rectangle:
        area = .rectangle(rect.inset(by: -half))
        hole = .rectangle(inner)
      case .rounded(_, let corner):
        area = .roundedRectangle(rect.inset(by: -half), cornerRadius: corner + half)
        hole = .roundedRectangle(inner, cornerRadius: max(corner - half, 0))
      case .ellipse:
        area = .ellipse(in: rect.inset(by: -half))
        hole = .ellipse(in: inner)
      case .other: return cover(coverage(area, .nonZero, state), paint, state)
      }
      if let bounds = area.bounds { area = area.transformed(by: CellSurface.fit(bounds, snapped: CellSurface.snapped)) }
      if inner.width > 0, inner.height > 0, let bounds = hole.bounds {
        area = DrawnPath(
          area.elements + hole.transformed(by: CellSurface.fit(bounds, snapped: CellSurface.snapped)).elements)
      }
      var plain = state
      plain.transform = .identity
      return cover(plain.coverage(area, rule: .evenOdd), paint, state)
    }
    cover(coverage(area, .nonZero, state), paint, state)
  }

  // MARK: Images

  private mutating func draw(_ image: DrawnImage, _ state: DrawingState) {
    let moved = DrawnPath.rectangle(image.frame).transformed(by: state.transform)
    guard let bounds = moved.bounds, moved.isFinite else { return }
    let paint: Paint =
      switch image.rendering {
      case .original: .black
      case .template(let paint): paint
      case .palette(let paints): paints.first ?? .black
      case .multicolor(let paint): image.ownColors?.paints(paint).first ?? paint
      }
    switch image.kind {
    case .bitmap where settings.bitmaps[image.name] != nil:
      guard let bitmap = settings.bitmaps[image.name] else { return }
      var area = Layer(PixelRect(around: bounds).grown(by: 1).intersection(state.clip))
      var snapped = state
      if state.transform.b == 0, state.transform.c == 0 {
        snapped.transform = state.transform.concatenating(CellSurface.fit(bounds, snapped: CellSurface.snapped))
      }
      area.draw(image, bitmap, snapped, settings.bitmaps)
      put(area)
    case .symbol:
      let side = min(bounds.width, bounds.height) * CellCanvas.cellWidth
      // Large symbols are drawn as paths, small ones as characters.
      if side >= 40, Symbol.isKnown(image.name) {
        for case .fill(let path, let paint, let rule) in image.drawnByPaths {
          cover(state.coverage(path, rule: rule), paint, state)
        }
      } else {
        putShape(Symbol.character(image.name), bounds, paint, state)
      }
    case .bitmap, .missing: drawStandIn(image, bounds, paint, state)
    }
  }

  /// Draws a missing bitmap as its name in its frame.
  private mutating func drawStandIn(_ image: DrawnImage, _ bounds: Rect, _ paint: Paint, _ state: DrawingState) {
    let color = color(of: paint, at: Point(x: bounds.midX, y: bounds.midY), state)
    let (columns, rows) = (
      CellSurface.place(bounds.width.rounded(.down)), CellSurface.place((bounds.height / 2).rounded(.down))
    )
    guard columns >= 6, rows >= 3 else { return putShape("◆", bounds, paint, state) }
    drawBox(bounds, isRound: false, isHeavy: false, isDashed: false, color, state)
    var label = ""
    var width = 0
    for character in PrintableText.line(image.name) where width + CharacterWidth.cells(character) <= columns - 2 {
      label.append(character)
      width += CharacterWidth.cells(character)
    }
    let half = CellSurface.place(bounds.midY.rounded(.down))
    var column = CellSurface.place((bounds.midX - Double(width) / 2).rounded())
    for character in label {
      let width = CharacterWidth.cells(character)
      if width > 0, isSeen(column, half: half, state) {
        put(
          CellGlyph(kind: .text(character), color: color, attributes: [], half: half), column: column,
          row: half.floorDivided(by: 2), width: width)
      }
      column += width
    }
  }
}

extension DrawnPath {
  /// Whether the path has curved segments.
  var hasCurves: Bool {
    elements.contains { element in
      switch element {
      case .quad, .cubic: true
      case .move, .line, .close: false
      }
    }
  }
}
