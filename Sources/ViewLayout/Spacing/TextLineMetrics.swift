/// The line of a text as its neighbours see it, in points.
struct TextLineMetrics: Hashable, Sendable {
  /// From the top of the line to the baseline.
  var ascent: Double
  /// From the baseline to the bottom of the line.
  var descent: Double
  /// What the font wants between two lines: 0 for the system font.
  var leading: Double
  /// The side of a pixel, to which distances are rounded up.
  var pixelLength: Double

  var lineHeight: Double { ascent + descent + leading }

  /// What a stack leaves between this text and one below it: the leading of the lower font, to the pixel. So two texts
  /// of the system font in a `VStack` are as close as two lines of one text.
  func spacing(to lower: TextLineMetrics) -> Double {
    PixelGrid(scale: 1 / pixelLength).roundUp(lower.leading)
  }
}

extension ViewSpacing {
  /// The wishes of a text whose largest font has `metrics`.
  ///
  /// A tenth of the line height, to the pixel, is left above a line; below one, enough that the distance from the
  /// baseline is a line height and a tenth, less the height of the capitals that may follow.
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
