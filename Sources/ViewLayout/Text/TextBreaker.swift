/// A line of a text as breaking finds it.
struct TextBreak {
  /// The clusters of the line, the spaces included that hang over its end.
  var clusters: Range<Int>
  /// Those that are drawn.
  var shown: Range<Int>
  /// The width of those that are drawn, at a factor of 1.
  var width: Double
}

/// Breaks a text into lines of a width: at spaces, after hyphens and between ideographs, and within a word that is too
/// long for a line.
struct TextBreaker {
  let text: ShapedText
  /// In points, at the text's own size.
  let width: Double

  /// What a sum of advances may exceed the width by, in points.
  static let tolerance = 1e-6

  /// Calls `body` with each line, until it answers false.
  func forEachLine(_ body: (TextBreak) -> Bool) {
    var start = 0
    while start <= text.count {
      let line = line(from: start)
      guard body(line) else { return }
      let end = line.clusters.upperBound
      if end < text.count, text.breaks[end] == .newline {
        start = end + 1
      } else if end < text.count {
        start = end
      } else {
        return
      }
    }
  }

  /// The line that starts at cluster `start`.
  private func line(from start: Int) -> TextBreak {
    var index = start
    var total = 0.0
    var (lastBreak, lastShown, lastWidth) = (-1, start, 0.0)
    var (shownEnd, shownWidth) = (start, 0.0)
    while index < text.count, text.breaks[index] != .newline {
      let kind = text.breaks[index]
      let advance = text.advances[index]
      if kind == .space {
        total += advance
        (lastBreak, lastShown, lastWidth) = (index + 1, shownEnd, shownWidth)
        index += 1
        continue
      }
      if total + advance > width + TextBreaker.tolerance && index > start {
        if lastBreak > start {
          return TextBreak(clusters: start..<lastBreak, shown: start..<lastShown, width: lastWidth)
        }
        return TextBreak(clusters: start..<index, shown: start..<shownEnd, width: shownWidth)
      }
      total += advance
      index += 1
      (shownEnd, shownWidth) = (index, total)
      if kind == .allowed { (lastBreak, lastShown, lastWidth) = (index, shownEnd, shownWidth) }
    }
    if total <= width + TextBreaker.tolerance { (shownEnd, shownWidth) = (index, total) }
    return TextBreak(clusters: start..<index, shown: start..<shownEnd, width: shownWidth)
  }
}
