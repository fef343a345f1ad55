/// A laid-out text, for a renderer that must agree with the measured frame.
public struct TextLayout: Equatable, Sendable {
  /// In points.
  public let size: Size
  /// From top to bottom.
  public let lines: [TextLine]
  /// Whether an ellipsis replaces text that did not fit.
  public let isTruncated: Bool
  /// The factor by which fonts are scaled down, if `minimumScaleFactor` allows it; otherwise 1.
  public let scale: Double
}

/// One line of a laid-out text, in points from the text's upper left corner.
public struct TextLine: Equatable, Sendable {
  /// As wide as its characters and as high as its largest font.
  public let frame: Rect
  /// The y coordinate of the baseline.
  public let baseline: Double
  /// From left to right.
  public let segments: [TextSegment]

  /// All characters of the line.
  public var text: String { segments.map(\.text).joined() }
}

/// Adjacent characters of one run in a line.
public struct TextSegment: Equatable, Sendable {
  /// The characters, or an ellipsis for characters that did not fit.
  public let text: String
  /// The index of the run in the content.
  public let run: Int
  /// The start of the segment, from the left edge of the text, in points.
  public let x: Double
  /// In points, up to the start of the next segment.
  public let width: Double
}

extension ShapedText {
  /// Lays out the text under `proposal`, with its lines aligned for `direction`.
  func layout(in proposal: ProposedViewSize, direction: LayoutDirection) -> TextLayout {
    let fit = fit(proposal)
    let (lines, isTruncated) = lines(in: proposal, scale: fit.scale)
    return TextLayout(
      size: fit.size, lines: lines.map { drawn($0, in: fit.size.width, fit.scale, direction) },
      isTruncated: isTruncated, scale: fit.scale)
  }

  private func drawn(_ line: FittedLine, in width: Double, _ scale: Double, _ direction: LayoutDirection) -> TextLine {
    let free = width - line.width
    let x: Double =
      switch content.alignment {
      case .leading: direction == .leftToRight ? 0 : free
      case .center: free / 2
      case .trailing: direction == .leftToRight ? free : 0
      }
    var segments: [TextSegment] = []
    var end = x
    append(line.head, scale, &segments, &end)
    if line.hasEllipsis {
      let cluster = line.head.last ?? line.tail.first ?? 0
      let run = runIndices.indices.contains(cluster) ? Int(runIndices[cluster]) : 0
      let ellipsis = line.width - (line.head.isEmpty ? 0 : end - x) - self.width(of: line.tail) * scale
      segments.append(TextSegment(text: "…", run: run, x: end, width: ellipsis))
      end += ellipsis
    }
    append(line.tail, scale, &segments, &end)
    return TextLine(
      frame: Rect(x: x, y: line.top, width: line.width, height: line.ascent + line.descent),
      baseline: line.top + line.ascent, segments: segments)
  }

  private func width(of clusters: Range<Int>) -> Double { clusters.reduce(0) { $0 + advances[$1] } }

  /// Appends `clusters` as one segment per run.
  private func append(_ clusters: Range<Int>, _ scale: Double, _ segments: inout [TextSegment], _ end: inout Double) {
    var start = clusters.lowerBound
    while start < clusters.upperBound {
      let run = runIndices[start]
      let next = runIndices[start..<clusters.upperBound].firstIndex { $0 != run } ?? clusters.upperBound
      let width = self.width(of: start..<next) * scale
      segments.append(TextSegment(text: text(start..<next), run: Int(run), x: end, width: width))
      end += width
      start = next
    }
  }
}

extension LayoutEngine {
  /// The layout of the text of `node` in the last pass, in points from the upper left corner of the node's frame; `nil`
  /// if the node is not a text or was not placed.
  public func textLayout(of node: LayoutNodeID) -> TextLayout? {
    checkExists(node)
    guard placed[node.slot].isPlaced, let text = shapedText(of: node) else { return nil }
    return text.layout(in: placed[node.slot].proposal, direction: direction(of: node))
  }
}

extension TextContent {
  /// The text laid out under `proposal`, without an engine.
  public func layout(
    in proposal: ProposedViewSize, measurer: any TextMeasurer, pixels: PixelGrid = PixelGrid(scale: 1),
    direction: LayoutDirection = .leftToRight
  ) -> TextLayout {
    ShapedText(self, measurer: measurer, pixels: pixels).layout(in: proposal, direction: direction)
  }
}

extension LayoutEngine {
  /// Lays out a text that belongs to no node, under `proposal`, with the engine's measurer.
  public func textLayout(of content: TextContent, in proposal: ProposedViewSize) -> TextLayout {
    content.layout(in: proposal, measurer: textMeasurer, pixels: metrics.pixels, direction: surface.direction)
  }
}
