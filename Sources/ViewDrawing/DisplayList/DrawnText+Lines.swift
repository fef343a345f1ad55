import ViewLayout

extension DrawnText.Run {
  /// The underlines and strikethroughs of the characters.
  func decorationLines(baseline: Double) -> [(DrawnPath, Paint)] {
    let size = style.font.size
    let places = [(style.underline, 0.11), (style.strikethrough, -0.26)]
    return places.compactMap { line, offset in
      guard let line else { return nil }
      let y = baseline + size * offset
      let thickness = max(size / 15, 0.5)
      let dash: [Double] =
        switch line.pattern {
        case .solid: []
        case .dot: [thickness, thickness]
        case .dash: [thickness * 4, thickness * 2]
        case .dashDot: [thickness * 4, thickness * 2, thickness, thickness * 2]
        case .dashDotDot: [thickness * 4, thickness * 2, thickness, thickness * 2, thickness, thickness * 2]
        }
      let path = DrawnPath([.move(Point(x: x, y: y)), .line(Point(x: x + self.width, y: y))])
      return (path.stroked(StrokeStyle(width: thickness, dash: dash)), line.color.map { .color($0) } ?? style.paint)
    }
  }
}
