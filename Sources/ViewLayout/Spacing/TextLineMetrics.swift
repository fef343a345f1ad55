/// The metrics of a text line that determine the distance to its neighbours, in points.
struct TextLineMetrics: Hashable, Sendable {
  /// From the top of the line to the baseline.
  var ascent: Double
  /// From the baseline to the bottom of the line.
  var descent: Double
  /// The font's line gap: 0 for the system font.
  var leading: Double
  /// The size of a pixel, to which distances are rounded up.
  var pixelLength: Double

  var lineHeight: Double { ascent + descent + leading }

  /// The spacing between this text and one below it in a stack: the leading of the lower font, rounded up to pixels.
  /// Two texts of the system font in a `VStack` are therefore as close as two lines of one text.
  func spacing(to lower: TextLineMetrics) -> Double {
    PixelGrid(scale: 1 / pixelLength).roundUp(lower.leading)
  }
}

extension ViewSpacing {
  /// The spacing of a text whose largest font has `metrics`.
  ///
  /// Above a line, it is a tenth of the line height, rounded up to pixels. Below a line, the distance from the baseline
  /// is a line height and a tenth, minus the cap height of the text that may follow.
  static func text(_ metrics: FontMetrics, pixels: PixelGrid) -> ViewSpacing {
    let line = metrics.ascent + metrics.descent
    let margin = pixels.roundUp(line * 0.1)
    let lineMetrics = TextLineMetrics(
      ascent: metrics.ascent, descent: metrics.descent, leading: metrics.leading, pixelLength: pixels.pixelLength)
    return ViewSpacing(entries: [
      Entry(category: .textToText, edge: .top, value: .belowNeighbor(lineMetrics)),
      Entry(category: .textToText, edge: .bottom, value: .aboveNeighbor(lineMetrics)),
      Entry(category: .edgeAboveText, edge: .top, value: .distance(line + margin - metrics.ascent)),
      Entry(
        category: .edgeBelowText, edge: .bottom,
        value: .distance(max(line + margin - metrics.capHeight, margin + metrics.descent))),
    ])
  }
}
