/// What a text takes of a proposal: its size and its lines, all in points.
struct TextFit {
  var size: Size
  var lineCount: Int
  var isTruncated: Bool
  /// The factor by which the text is set smaller, 1 unless `minimumScaleFactor` allows less.
  var scale: Double
  /// From the top of the text.
  var baselines: (first: Double, last: Double)
}

/// A line that is drawn: clusters, in which an ellipsis may stand for some that are left out.
struct FittedLine {
  /// The clusters before the ellipsis, or all of them.
  var head: Range<Int>
  /// The clusters after the ellipsis.
  var tail: Range<Int> = 0..<0
  var hasEllipsis = false
  var width: Double
  var top = 0.0
  var ascent: Double
  var descent: Double
}

extension ShapedText {
  /// The size of the text under `proposal`: as many lines as the width needs, the height and the line limit allow.
  func fit(_ proposal: ProposedViewSize) -> TextFit {
    let scale = scale(for: proposal)
    let (lines, isTruncated) = lines(in: proposal, scale: scale)
    let last = lines.last
    let bottom = last.map { $0.top + $0.ascent + $0.descent } ?? 0
    let size = Size(
      width: pixels.roundUp(lines.reduce(0) { max($0, $1.width) }),
      height: pixels.roundUp(max(bottom, reservedHeight(scale))))
    return TextFit(
      size: size, lineCount: lines.count, isTruncated: isTruncated, scale: scale,
      baselines: (lines.first?.ascent ?? 0, last.map { $0.top + $0.ascent } ?? 0))
  }

  /// The lines that are drawn under `proposal`, at `scale`, and whether something is left out.
  func lines(in proposal: ProposedViewSize, scale: Double) -> (lines: [FittedLine], isTruncated: Bool) {
    guard count > 0 else { return ([], false) }
    let width = (proposal.width ?? .infinity) / scale
    var lines: [FittedLine] = []
    var end = 0
    TextBreaker(text: self, width: width).forEachLine { line in
      var fitted = fittedLine(line, scale)
      if let last = lines.last {
        fitted.top = last.top + last.ascent + last.descent + lineSpacing
        if lines.count >= content.lineLimit.maximum ?? .max { return false }
        let bottom = fitted.top + fitted.ascent + fitted.descent
        if let height = proposal.height, bottom > pixels.roundUp(height) + 0.01 { return false }
      }
      lines.append(fitted)
      end = line.clusters.upperBound
      return true
    }
    guard end < count else { return (lines, false) }
    if let last = lines.indices.last { truncate(&lines[last], from: lines[last].head.lowerBound, width, scale) }
    return (lines, true)
  }

  private var lineSpacing: Double { content.lineSpacing.isFinite ? max(content.lineSpacing, 0) : 0 }

  private func fittedLine(_ line: TextBreak, _ scale: Double) -> FittedLine {
    let (ascent, descent) = height(of: line.clusters, scale)
    return FittedLine(head: line.shown, width: line.width * scale, ascent: ascent, descent: descent)
  }

  /// The largest ascent and descent among the runs of a line.
  private func height(of clusters: Range<Int>, _ scale: Double) -> (ascent: Double, descent: Double) {
    let last = min(clusters.upperBound, count - 1)
    var (ascent, descent) = (0.0, 0.0)
    for run in Int(runIndices[min(clusters.lowerBound, last)])...Int(runIndices[last]) {
      ascent = max(ascent, metrics[run].ascent)
      descent = max(descent, metrics[run].descent + metrics[run].leading)
    }
    return (ascent * scale, descent * scale)
  }

  /// The height of the lines for which the limit takes space.
  private func reservedHeight(_ scale: Double) -> Double {
    guard let reserved = content.lineLimit.reserved, let metrics = metrics.first, count > 0 else { return 0 }
    let line = (metrics.ascent + metrics.descent + metrics.leading) * scale
    return line * Double(reserved) + lineSpacing * Double(reserved - 1)
  }

  /// 1, or if text would be left out, the largest factor not below the minimum at which none is.
  private func scale(for proposal: ProposedViewSize) -> Double {
    let minimum = content.minimumScaleFactor
    guard minimum > 0, minimum < 1, lines(in: proposal, scale: 1).isTruncated else { return 1 }
    guard !lines(in: proposal, scale: minimum).isTruncated else { return minimum }
    var (low, high) = (minimum, 1.0)
    // Twelve halvings find the factor to a four-thousandth, less than a pixel in any text.
    for _ in 0..<12 {
      let middle = (low + high) / 2
      if lines(in: proposal, scale: middle).isTruncated { high = middle } else { low = middle }
    }
    return low
  }
}

extension ShapedText {
  /// Lets `line`, which starts at cluster `start`, show an ellipsis for what does not fit into `width`.
  private func truncate(_ line: inout FittedLine, from start: Int, _ width: Double, _ scale: Double) {
    let end = breaks[start...].firstIndex(of: .newline) ?? count
    let room = width - ellipses[Int(runIndices[min(start, count - 1)])]
    let ellipsis = width - room
    line.hasEllipsis = true
    let used: Double
    switch content.truncation {
    case .tail:
      let head = prefix(start..<end, room)
      line.head = head.clusters
      used = head.width
    case .head:
      let tail = suffix(max(start, lastParagraph)..<count, room)
      line.head = start..<start
      line.tail = tail.clusters
      used = tail.width
    case .middle:
      let head = prefix(start..<end, room / 2)
      let tail = suffix(head.clusters.upperBound..<end, room - head.width)
      line.head = head.clusters
      line.tail = tail.clusters
      used = head.width + tail.width
    }
    line.width = (used + ellipsis) * scale
  }

  /// Where the last paragraph starts.
  private var lastParagraph: Int { (breaks.lastIndex(of: .newline) ?? -1) + 1 }

  /// The clusters from the start of `range` that are at most `width` long, without spaces at their end.
  private func prefix(_ range: Range<Int>, _ width: Double) -> (clusters: Range<Int>, width: Double) {
    var used = 0.0
    var total = 0.0
    var end = range.lowerBound
    for index in range {
      total += advances[index]
      if total > width + TextBreaker.tolerance { break }
      if breaks[index] != .space { (end, used) = (index + 1, total) }
    }
    return (range.lowerBound..<end, used)
  }

  /// The clusters up to the end of `range` that are at most `width` long, without spaces at their start.
  private func suffix(_ range: Range<Int>, _ width: Double) -> (clusters: Range<Int>, width: Double) {
    var used = 0.0
    var total = 0.0
    var start = range.upperBound
    for index in range.reversed() {
      total += advances[index]
      if total > width + TextBreaker.tolerance { break }
      if breaks[index] != .space { (start, used) = (index, total) }
    }
    return (start..<range.upperBound, used)
  }
}
