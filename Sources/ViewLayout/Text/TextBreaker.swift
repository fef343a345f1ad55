/// A line of a text, as the line breaker finds it.
struct TextBreak {
  /// The clusters of the line, including the spaces that overhang its end.
  var clusters: Range<Int>
  /// The clusters that are drawn.
  var shown: Range<Int>
  /// The width of the drawn clusters, in points at scale 1.
  var width: Double
}

/// Breaks a text into lines of a width: at spaces, after hyphens and between ideographs, and within a word that is
/// longer than a line.
struct TextBreaker {
  let text: ShapedText
  /// In points at scale 1.
  let width: Double
  /// The start of the next line; -1 after the last.
  private var start = 0

  init(_ text: ShapedText, width: Double) {
    self.text = text
    self.width = width
  }

  /// The tolerance for a sum of advances that exceeds the width, in points.
  static let tolerance = 1e-6

  /// The next line; a text that ends with a newline has an empty last line.
  mutating func next() -> TextBreak? {
    guard start >= 0 else { return nil }
    let line = line(from: start)
    let end = line.clusters.upperBound
    if end == text.count {
      start = -1
    } else {
      start = text.breaks[end] == .newline ? end + 1 : end
    }
    return line
  }

  /// The line that starts at cluster `start`.
  private func line(from start: Int) -> TextBreak {
    let limit = width + TextBreaker.tolerance
    var index = start
    var total = 0.0
    var (shownEnd, shownWidth) = (start, 0.0)
    var (lastBreak, lastShownEnd, lastShownWidth) = (-1, start, 0.0)
    while index < text.count, text.breaks[index] != .newline {
      let advance = text.advances[index]
      if text.breaks[index] == .space {
        total += advance
        index += 1
        (lastBreak, lastShownEnd, lastShownWidth) = (index, shownEnd, shownWidth)
        continue
      }
      if total + advance > limit && index > start {
        return lastBreak > start
          ? TextBreak(clusters: start..<lastBreak, shown: start..<lastShownEnd, width: lastShownWidth)
          : TextBreak(clusters: start..<index, shown: start..<shownEnd, width: shownWidth)
      }
      total += advance
      index += 1
      (shownEnd, shownWidth) = (index, total)
      if text.breaks[index - 1] == .allowed { (lastBreak, lastShownEnd, lastShownWidth) = (index, index, total) }
    }
    // Spaces at the end of a paragraph are drawn if they fit.
    if total <= limit { (shownEnd, shownWidth) = (index, total) }
    return TextBreak(clusters: start..<index, shown: start..<shownEnd, width: shownWidth)
  }
}
