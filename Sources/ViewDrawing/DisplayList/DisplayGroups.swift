import ViewLayout

/// The groups of a display list: their ends and their bounds.
struct DisplayGroups {
  let items: [DisplayList.Item]
  /// For the begin of each group, the index of its end.
  private let ends: [Int]

  init(_ list: DisplayList) {
    items = list.items
    var ends = [Int](repeating: list.items.count, count: list.items.count)
    var open: [Int] = []
    for (index, item) in list.items.enumerated() {
      switch item.step {
      case .draw: break
      case .push: open.append(index)
      case .pop: if let start = open.popLast() { ends[start] = index }
      }
    }
    self.ends = ends
  }

  /// The range of the whole list.
  var all: Range<Int> { 0..<items.count }

  /// The index of the end of a group; an unclosed group ends with its enclosing range.
  func end(ofGroupAt index: Int, in range: Range<Int>) -> Int { min(ends[index], range.upperBound) }

  /// A rectangle that contains the transformed drawing of a group; it may be too large.
  func bounds(_ range: Range<Int>, _ transform: AffineTransform) -> Rect? {
    var result: Rect?
    var index = range.lowerBound
    while index < range.upperBound {
      var next: Rect?
      switch items[index].step {
      case .draw(let command): next = command.bounds.map { transform.apply(to: $0) }
      case .push(let effect):
        let end = end(ofGroupAt: index, in: range)
        next = bounds(index + 1..<end, effect, transform)
        index = end
      case .pop: break
      }
      if let next { result = result?.union(next) ?? next }
      index += 1
    }
    return result
  }

  private func bounds(_ range: Range<Int>, _ effect: GroupEffect, _ transform: AffineTransform) -> Rect? {
    if case .transform(let inner) = effect { return bounds(range, inner.concatenating(transform)) }
    guard let content = bounds(range, transform) else { return nil }
    let scale = abs(transform.a * transform.d - transform.b * transform.c).squareRoot()
    switch effect {
    case .clip(let path, _):
      return path.bounds.flatMap { transform.apply(to: $0).intersection(content) }
    case .blur(let radius): return content.grown(by: Double(Layer.reach(ofBlur: radius * scale)))
    case .shadow(let shadow):
      let offset = transform.apply(to: shadow.offset) - transform.apply(to: .zero)
      let reach = Double(Layer.reach(ofBlur: shadow.radius / 2 * scale))
      return content.union(content.offset(by: offset).grown(by: reach))
    case .opacity, .mask, .blend, .transform, .color, .isolated: return content
    }
  }
}

extension Rect {
  func grown(by distance: Double) -> Rect {
    Rect(x: minX - distance, y: minY - distance, width: width + 2 * distance, height: height + 2 * distance)
  }
}

extension DrawingCommand {
  /// A rectangle in points that contains the drawing; it may be too large.
  var bounds: Rect? {
    switch self {
    case .fill(let path, _, _): path.bounds
    case .stroke(let path, _, let style):
      path.bounds?.grown(
        by: style.width / 2 * max(style.join == .miter ? style.miterLimit : 1, style.cap == .square ? 2 : 1))
    case .text(let text):
      text.bounds.map { box in
        box.grown(by: text.lines.reduce(0) { $1.runs.reduce($0) { max($0, $1.style.font.size) } })
      }
    case .image(let image): image.frame
    }
  }
}
