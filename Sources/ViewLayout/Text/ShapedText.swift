/// A text prepared for measuring: the advance of each grapheme cluster and the possible line breaks.
///
/// It is made once per content; measurements for any proposal use these columns without accessing the string.
final class ShapedText {
  let content: TextContent
  let pixels: PixelGrid
  /// The spacing of the text, as an index in the engine's table.
  let spacing: Int32

  // One element per cluster.
  let advances: [Double]
  let breaks: [LineBreak]
  let runIndices: [Int32]
  /// The start of each cluster in the UTF-8 of its run.
  let offsets: [Int32]

  // One element per run.
  let metrics: [FontMetrics]
  /// The width of an ellipsis.
  let ellipses: [Double]

  /// The fit of a text of one paragraph with unlimited width: one line, whatever the height.
  private(set) var oneLine: TextFit?
  /// The fits for the last few widths with unlimited height.
  var recentFits: [(width: Double, fit: TextFit)] = []

  /// `spacing` returns the index of the spacing of a text whose highest run has the given metrics.
  init(
    _ content: TextContent, measurer: any TextMeasurer, pixels: PixelGrid,
    spacing: (FontMetrics) -> Int32 = { _ in SpacingTable.ordinary }
  ) {
    self.content = content
    self.pixels = pixels
    metrics = content.runs.map { run in
      var metrics = measurer.metrics(of: run.font)
      if let picture = run.attachment { metrics.ascent = max(metrics.ascent, picture.height) }
      // The baseline offset makes the line higher.
      metrics.ascent += max(run.baselineOffset, 0)
      metrics.descent += max(-run.baselineOffset, 0)
      return metrics
    }
    ellipses = content.runs.map { measurer.advance(of: "…", in: $0.font) }
    let highest = metrics.max { $0.ascent + $0.descent < $1.ascent + $1.descent }
    self.spacing = highest.map(spacing) ?? SpacingTable.ordinary
    var shaper = TextShaper(measurer, length: content.runs.reduce(0) { $0 + $1.text.utf8.count })
    for (index, run) in content.runs.enumerated() { shaper.append(run, Int32(index)) }
    advances = shaper.advances
    breaks = shaper.breaks
    runIndices = shaper.runIndices
    offsets = shaper.offsets
    if !breaks.contains(.newline) && content.lineLimit.reserved == nil { oneLine = measure(.unspecified) }
  }

  /// The number of clusters.
  var count: Int { advances.count }

  /// The characters of clusters `range`, which must be in one run.
  func text(_ range: Range<Int>) -> String {
    guard let first = range.first else { return "" }
    let run = Int(runIndices[first])
    let utf8 = content.runs[run].text.utf8
    let start = utf8.index(utf8.startIndex, offsetBy: Int(offsets[first]))
    let isLast = range.upperBound >= count || Int(runIndices[range.upperBound]) != run
    let end = isLast ? utf8.endIndex : utf8.index(utf8.startIndex, offsetBy: Int(offsets[range.upperBound]))
    return String(content.runs[run].text[start..<end])
  }
}

/// The kind of line break after a cluster.
enum LineBreak: UInt8 {
  case none
  /// The line may end after it.
  case allowed
  /// A space, which overhangs the line end if the line breaks after it.
  case space
  /// A newline: the line ends before it.
  case newline
}

extension LayoutEngine {
  /// The text of `node`, prepared for measuring.
  func shapedText(of node: LayoutNodeID) -> ShapedText? {
    if case .text(let shaped) = nodes[node.slot].state { return shaped }
    guard case .leaf(.text(let content)) = nodes[node.slot].kind else { return nil }
    let shaped = ShapedText(content, measurer: textMeasurer, pixels: metrics.pixels) { font in
      textMeasurer.hasTextSpacing ? spacings.id(ofText: font, pixels: metrics.pixels) : SpacingTable.ordinary
    }
    nodes[node.slot].state = .text(shaped)
    return shaped
  }
}
