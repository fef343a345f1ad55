/// The line of a text as its neighbours see it, in points.
public struct TextLineMetrics: Hashable, Sendable {
  /// From the top of the line to the baseline.
  public var ascent: Double
  /// From the baseline to the bottom of the line.
  public var descent: Double
  /// What the font wants between two lines: 0 for the system font.
  public var leading: Double
  /// The side of a pixel, to which distances are rounded up.
  public var pixelLength: Double

  public init(ascent: Double, descent: Double, leading: Double, pixelLength: Double) {
    self.ascent = ascent
    self.descent = descent
    self.leading = leading
    self.pixelLength = pixelLength
  }

  var lineHeight: Double { ascent + descent + leading }

  /// What a stack leaves between this text and one below it: the leading of the lower font, to the pixel. So two texts
  /// of the system font in a `VStack` are as close as two lines of one text.
  func spacing(to lower: TextLineMetrics) -> Double {
    PixelGrid(scale: 1 / pixelLength).roundUp(lower.leading)
  }
}

extension ViewSpacing {
  /// The wishes of a text whose largest font has `metrics`, and whose capitals are `capHeight` points high.
  ///
  /// A tenth of the line height, to the pixel, is left above a line; below one, enough that the distance from the
  /// baseline is a line height and a tenth, less the height of the capitals that may follow.
  static func text(_ metrics: TextLineMetrics, capHeight: Double) -> ViewSpacing {
    let line = metrics.ascent + metrics.descent
    let margin = PixelGrid(scale: 1 / metrics.pixelLength).roundUp(line * 0.1)
    return ViewSpacing(entries: [
      Entry(category: .textToText, edge: .top, value: .belowNeighbor(metrics)),
      Entry(category: .textToText, edge: .bottom, value: .aboveNeighbor(metrics)),
      Entry(category: .edgeAboveText, edge: .top, value: .distance(line + margin - metrics.ascent)),
      Entry(
        category: .edgeBelowText, edge: .bottom,
        value: .distance(max(line + margin - capHeight, margin + metrics.descent))),
    ])
  }
}
