/// A text made ready for measuring: the advance of each grapheme cluster and the places where a line may break.
///
/// Made once for a content; every proposal is answered from these columns without touching the string.
final class ShapedText {
  let content: TextContent
  let pixels: PixelGrid
  /// What the text wants between itself and its neighbours, as a number of the engine's table.
  let spacing: Int32

  // One element a cluster.
  let advances: [Double]
  let breaks: [LineBreak]
  let runIndices: [Int32]
  /// Where each cluster starts in the UTF-8 of its run.
  let offsets: [Int32]

  // One element a run.
  let metrics: [FontMetrics]
  /// The width of an ellipsis.
  let ellipses: [Double]

  /// What a text of one paragraph answers where it is as wide as it likes: one line, whatever the height.
  private(set) var oneLine: TextFit?
  /// What was answered for the last few widths with any height.
  var recentFits: [(width: Double, fit: TextFit)] = []

  /// `spacing` finds the number of the spacing of a text whose highest run has the metrics given.
  init(
    _ content: TextContent, measurer: any TextMeasurer, pixels: PixelGrid,
    spacing: (FontMetrics) -> Int32 = { _ in SpacingTable.ordinary }
  ) {
    self.content = content
    self.pixels = pixels
    metrics = content.runs.map { run in
      var metrics = measurer.metrics(of: run.font)
      if let picture = run.attachment { metrics.ascent = max(metrics.ascent, picture.height) }
      // The line is as high as what stands above and below its baseline.
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

  /// The characters of clusters `range`, which lie in one run.
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

/// What may follow a cluster of a text.
enum LineBreak: UInt8 {
  case none
  /// The line may end after it.
  case allowed
  /// A space, which hangs over the end of a line that breaks after it.
  case space
  /// A newline: the line ends before it.
  case newline
}

extension LayoutEngine {
  /// The text of `node`, made ready for measuring.
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
