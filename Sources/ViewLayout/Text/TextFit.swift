/// The size and the lines of a text under a proposal, in points.
struct TextFit {
  var size: Size
  var lineCount: Int
  var isTruncated: Bool
  /// The factor by which the text is scaled down; 1 unless `minimumScaleFactor` allows less.
  var scale: Double
  /// From the top of the text.
  var baselines: (first: Double, last: Double)
}

/// A drawn line: clusters, with an ellipsis in place of left-out clusters. In points.
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

  var bottom: Double { top + ascent + descent }
}

/// Finds the lines of a text under a proposal one by one: as many as the width requires, limited by the height and the
/// line limit.
struct TextFitter {
  private let text: ShapedText
  private let proposal: ProposedViewSize
  private let scale: Double
  private var breaker: TextBreaker
  /// The next line, if it fits.
  private var pending: (line: FittedLine, end: Int)?
  private var count = 0
  /// Whether the text does not fit; known after the last line.
  private(set) var isTruncated = false

  init(_ text: ShapedText, _ proposal: ProposedViewSize, scale: Double) {
    self.text = text
    self.proposal = proposal
    self.scale = scale
    breaker = TextBreaker(text, width: (proposal.width ?? .infinity) / scale)
    if text.count > 0 { pending = advance(after: nil) }
  }

  /// The next line; if more text follows the last line, it gets an ellipsis.
  mutating func next() -> FittedLine? {
    guard var (line, end) = pending else { return nil }
    pending = end < text.count ? advance(after: line) : nil
    if pending == nil && end < text.count {
      isTruncated = true
      text.truncate(&line, width: breaker.width, scale: scale)
      end = text.count
    }
    return line
  }

  /// The line below `previous`, unless the limit or the height excludes it.
  private mutating func advance(after previous: FittedLine?) -> (FittedLine, Int)? {
    guard count < text.content.lineLimit.maximum ?? .max, let line = breaker.next() else { return nil }
    let height = text.lineHeight(of: line.clusters, scale)
    var fitted = FittedLine(
      head: line.shown, width: line.width * scale, ascent: height.ascent, descent: height.descent)
    if let previous {
      fitted.top = previous.bottom + text.lineSpacing
      if let height = proposal.height, fitted.bottom > text.pixels.roundUp(height) + 0.01 { return nil }
    }
    count += 1
    return (fitted, line.clusters.upperBound)
  }
}

extension ShapedText {
  /// The size of the text under `proposal`.
  ///
  /// A stack repeats the same widths with its own height. The fit for a width is the same for every sufficient height,
  /// so the last three are cached.
  func fit(_ proposal: ProposedViewSize) -> TextFit {
    if let oneLine, proposal.width ?? .infinity >= oneLine.size.width { return oneLine }
    let width = proposal.width ?? .infinity
    let known = recentFits.first { $0.width == width }
    let free = known?.fit ?? measure(ProposedViewSize(width: width, height: nil))
    if known == nil {
      if recentFits.count == 3 { recentFits.removeFirst() }
      recentFits.append((width, free))
    }
    guard let height = proposal.height, free.size.height > pixels.roundUp(height) + 0.01 else { return free }
    return measure(proposal)
  }

  func measure(_ proposal: ProposedViewSize) -> TextFit {
    let scale = scale(for: proposal)
    var fitter = TextFitter(self, proposal, scale: scale)
    var fit = TextFit(size: .zero, lineCount: 0, isTruncated: false, scale: scale, baselines: (0, 0))
    while let line = fitter.next() {
      if fit.lineCount == 0 { fit.baselines.first = line.ascent }
      fit.lineCount += 1
      fit.size.width = max(fit.size.width, line.width)
      fit.size.height = line.bottom
      fit.baselines.last = line.top + line.ascent
    }
    fit.isTruncated = fitter.isTruncated
    fit.size.width = pixels.roundUp(fit.size.width)
    fit.size.height = pixels.roundUp(max(fit.size.height, reservedHeight(scale)))
    return fit
  }

  /// The drawn lines under `proposal` at `scale`, and whether text is left out.
  func lines(in proposal: ProposedViewSize, scale: Double) -> (lines: [FittedLine], isTruncated: Bool) {
    var fitter = TextFitter(self, proposal, scale: scale)
    var lines: [FittedLine] = []
    while let line = fitter.next() { lines.append(line) }
    return (lines, fitter.isTruncated)
  }

  fileprivate var lineSpacing: Double { content.lineSpacing.isFinite ? max(content.lineSpacing, 0) : 0 }

  /// The largest ascent and descent among the runs of a line, in points.
  fileprivate func lineHeight(of clusters: Range<Int>, _ scale: Double) -> (ascent: Double, descent: Double) {
    let first = min(clusters.lowerBound, count - 1)
    let last = max(clusters.upperBound - 1, first)
    var (ascent, descent) = (0.0, 0.0)
    for run in Int(runIndices[first])...Int(runIndices[last]) {
      ascent = max(ascent, metrics[run].ascent)
      descent = max(descent, metrics[run].descent + metrics[run].leading)
    }
    return (ascent * scale, descent * scale)
  }

  /// The height of the reserved lines.
  private func reservedHeight(_ scale: Double) -> Double {
    guard let reserved = content.lineLimit.reserved, let metrics = metrics.first, count > 0 else { return 0 }
    let line = (metrics.ascent + metrics.descent + metrics.leading) * scale
    return line * Double(reserved) + lineSpacing * Double(reserved - 1)
  }

  /// The scale: 1, or if text would be truncated, the largest factor not below the minimum at which none is.
  private func scale(for proposal: ProposedViewSize) -> Double {
    let minimum = content.minimumScaleFactor
    guard minimum > 0, minimum < 1, isTruncated(in: proposal, scale: 1) else { return 1 }
    guard !isTruncated(in: proposal, scale: minimum) else { return minimum }
    var (low, high) = (minimum, 1.0)
    // Twelve bisections find the factor to 1/4000, which is less than a pixel in any text.
    for _ in 0..<12 {
      let middle = (low + high) / 2
      if isTruncated(in: proposal, scale: middle) { high = middle } else { low = middle }
    }
    return low
  }

  private func isTruncated(in proposal: ProposedViewSize, scale: Double) -> Bool {
    var fitter = TextFitter(self, proposal, scale: scale)
    while fitter.next() != nil {}
    return fitter.isTruncated
  }
}
