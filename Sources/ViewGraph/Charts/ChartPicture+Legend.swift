import ViewDrawing
import ViewLayout
import ViewMachine

/// The legend of a chart: a symbol and a name for each coloured value, or views of the program.
extension ChartPicture {
  /// The side of the legend, from the name of an `AnnotationPosition`.
  private enum Side { case top, bottom, leading, trailing, overlay }

  private var side: Side {
    switch settings.legendPosition {
    case "top", "topLeading", "topTrailing": .top
    case "leading": .leading
    case "trailing": .trailing
    case "overlay": .overlay
    default: .bottom
    }
  }

  /// Draws the legend, and reduces the plot area by its size.
  mutating func drawLegend() {
    let parts = legendParts
    guard !parts.isEmpty else { return }
    let isBeside = side == .leading || side == .trailing
    let lines = isBeside ? parts.map { [$0] } : broken(parts)
    let heights = lines.map { $0.map(\.size.height).max() ?? 0 }
    let height = heights.reduce(0, +)
    let width = lines.map { $0.reduce(0) { $0 + $1.size.width } }.max() ?? 0
    let space = settings.legendSpacing ?? 2 * gap
    var start = Point.zero
    switch side {
    case .bottom:
      guard size.height - height > size.height / 3 else { return }
      start.y = size.height - height
      plot.size.height = start.y - space
    case .top:
      guard size.height - height > size.height / 3 else { return }
      plot.origin.y += height + space
      plot.size.height -= height + space
    case .leading:
      plot.origin.x += width + space
      plot.size.width = max(plot.size.width - width - space, 1)
    case .trailing:
      start.x = size.width - width
      plot.size.width = max(plot.size.width - width - space, 1)
    case .overlay: break
    }
    // By default the legend is at the leading edge, or at the top of its side.
    let alignment = settings.legendAlignment ?? Alignment(horizontal: .leading, vertical: .top)
    if isBeside { start.y = place(alignment.vertical, of: height, in: size.height) }
    for (line, high) in zip(lines, heights) {
      let wide = line.reduce(0) { $0 + $1.size.width } - (line.last?.group == nil ? 0 : 2 * gap)
      var x = isBeside ? start.x : place(alignment.horizontal, of: wide, in: size.width)
      for part in line {
        draw(part, at: Point(x: x, y: start.y), height: high)
        x += part.size.width
      }
      start.y += high
    }
  }

  /// The start of a length in a longer one.
  func place(_ alignment: HorizontalAlignment, of length: Double, in whole: Double) -> Double {
    alignment == .center ? (whole - length) / 2 : alignment == .trailing ? whole - length : 0
  }

  private func place(_ alignment: VerticalAlignment, of length: Double, in whole: Double) -> Double {
    alignment == .center ? (whole - length) / 2 : alignment == .bottom ? whole - length : 0
  }

  /// An entry of the legend, or views.
  private struct Part {
    var group: ChartValue?
    var number = 0
    var label: ChartLabel
    /// The size including the symbol and the spacing.
    var size: Size
  }

  private static let sign = 8.0

  private var legendParts: [Part] {
    if let content = settings.legendContent {
      guard let label = still(content, in: environment) else { return [] }
      return [Part(label: label, size: label.size)]
    }
    return groups.enumerated().map { number, group in
      let label = text(group.name, settings.secondary)
      let width = ChartPicture.sign + gap + label.size.width + 2 * gap
      return Part(group: group, number: number, label: label, size: Size(width: width, height: label.size.height))
    }
  }

  /// The entries in rows as wide as the chart.
  private func broken(_ parts: [Part]) -> [[Part]] {
    var lines: [[Part]] = [[]]
    var width = 0.0
    for part in parts {
      if width > 0, width + part.size.width > size.width {
        lines.append([])
        width = 0
      }
      width += part.size.width
      lines[lines.count - 1].append(part)
    }
    return lines
  }

  private mutating func draw(_ part: Part, at place: Point, height: Double) {
    guard let group = part.group else { return write(part.label, at: place) }
    var look = ChartLook()
    look.group = group
    let box = Rect(
      x: place.x, y: place.y + (height - ChartPicture.sign) / 2, width: ChartPicture.sign, height: ChartPicture.sign)
    let shape = symbolGroups.firstIndex(of: group).map { ChartSymbol.number($0) }
    fill(symbol(shape, box), paint(of: look))
    write(part.label, at: Point(x: place.x + ChartPicture.sign + gap, y: place.y))
  }
}
