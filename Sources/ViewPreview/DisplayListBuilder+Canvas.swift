import ViewDrawing
import ViewGraph
import ViewLayout

/// The drawing of canvases and charts, and images rendered from views.
extension DisplayListBuilder {
  /// Draws an image rendered from views, scaled to the frame.
  mutating func draw(_ picture: OffscreenPicture, _ frame: Rect, _ node: Int) {
    let place = AffineTransform.scale(x: frame.width / picture.size.width, y: frame.height / picture.size.height)
      .concatenating(.translation(frame.origin))
    list.push(.transform(place), node: node)
    list.append(contentsOf: picture.list)
    list.pop()
  }

  /// Draws the items of a canvas or of a layer of it. Blend modes do not affect what is behind it.
  mutating func draw(_ items: [CanvasItem], _ origin: Point, _ node: Int) {
    let blends = items.contains { $0.effects.contains { if case .blend = $0 { true } else { false } } }
    if blends { list.push(.isolated, node: node) }
    for item in items { draw(item, origin, node) }
    if blends { list.pop() }
  }

  private mutating func draw(_ item: CanvasItem, _ origin: Point, _ node: Int) {
    var groups = 0
    func push(_ effect: GroupEffect) {
      list.push(effect, node: node)
      groups += 1
    }
    for clip in item.clips { push(.clip(clip.offset(by: origin))) }
    for mask in item.masks {
      var inner = DisplayListBuilder(engine, metrics, surface, numbers: [:], isGlass: isGlass)
      inner.draw(mask, origin, node)
      push(.mask(inner.list))
    }
    for effect in item.effects.reversed() { push(effect) }
    push(.opacity(item.opacity))
    var origin = origin
    if item.transform != .identity {
      push(.transform(item.transform.concatenating(.translation(origin))))
      origin = .zero
    }
    switch item.content {
    case .area(let path, let paint, let rule):
      let moved = path.offset(by: origin)
      list.append(.fill(moved, paint.drawn(in: moved.bounds ?? .zero), rule: rule), node: node)
    case .line(let path, let paint, let style):
      let moved = path.offset(by: origin)
      list.append(.stroke(moved, paint.drawn(in: moved.bounds ?? .zero), style), node: node)
    case .text(let layout, let text, let place):
      write(layout, text, at: Point(x: origin.x + place.x, y: origin.y + place.y), node)
    case .image(var image):
      image.frame = image.frame.offset(by: origin)
      list.append(.image(image), node: node)
    case .still(let picture, let rect): draw(picture, rect.offset(by: origin), node)
    case .layer(let items): draw(items, origin, node)
    }
    for _ in 0..<groups { list.pop() }
  }

  private mutating func write(_ layout: TextLayout, _ text: TextDrawing, at start: Point, _ node: Int) {
    let styles = text.runs.map { run in
      TextRunStyle(
        font: run.font.map { DrawnFont($0) } ?? DrawnFont(size: 17, weight: run.isBold ? .bold : .regular),
        paint: run.paint.drawn(in: Rect(origin: start, size: layout.size)))
    }
    var drawn = DrawnText(layout, at: start, styles: styles)
    for (number, line) in layout.lines.enumerated() {
      drawn.lines[number].runs.removeAll { $0.text == "\u{FFFC}" }
      for segment in line.segments where text.runs.indices.contains(segment.run) {
        let run = text.runs[segment.run]
        guard let picture = run.picture, picture.isSymbol else { continue }
        let font = run.font ?? TextFont(size: 17)
        let height = picture.size.height * layout.scale
        let middle = engine.textMeasurer.metrics(of: font).capHeight / 2
        let frame = Rect(
          x: start.x + segment.x, y: start.y + line.baseline - middle - height / 2, width: segment.width,
          height: height)
        let image = DrawnImage(
          name: picture.name, frame: frame, kind: .symbol(weight: font.weight),
          rendering: .template(run.paint.drawn(in: frame)))
        list.append(.image(image), node: node)
      }
    }
    list.append(.text(drawn), node: node)
  }
}
