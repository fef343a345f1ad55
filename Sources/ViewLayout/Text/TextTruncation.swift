extension ShapedText {
  /// Replaces the text of `line` and of the lines after it that does not fit into `width` by an ellipsis. Lengths are
  /// in points at scale 1, those of `line` at `scale`.
  func truncate(_ line: inout FittedLine, width: Double, scale: Double) {
    let start = line.head.lowerBound
    let end = breaks[start...].firstIndex(of: .newline) ?? count
    let ellipsis = ellipses[Int(runIndices[min(start, count - 1)])]
    let room = width - ellipsis
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
    line.hasEllipsis = true
    line.width = (used + ellipsis) * scale
  }

  /// The start of the last paragraph.
  private var lastParagraph: Int { (breaks.lastIndex(of: .newline) ?? -1) + 1 }

  /// The longest prefix of `range` with at most `width`, without trailing spaces.
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

  /// The longest suffix of `range` with at most `width`, without leading spaces.
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
