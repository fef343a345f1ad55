/// A text made ready for measuring: the advance of each grapheme cluster and the places where a line may break.
///
/// Made once for a content; every proposal is answered from these columns without touching the string.
final class ShapedText {
  let content: TextContent
  let pixels: PixelGrid
  /// What the text wants between itself and its neighbours.
  let spacing: ViewSpacing

  // One element a cluster.
  private(set) var advances: [Double] = []
  private(set) var breaks: [Break] = []
  private(set) var runIndices: [Int32] = []
  /// Where each cluster starts in the UTF-8 of its run.
  private(set) var offsets: [Int32] = []

  // One element a run.
  private(set) var metrics: [FontMetrics] = []
  private(set) var ellipses: [Double] = []

  /// What may follow a cluster.
  enum Break: UInt8 {
    case none
    /// The line may end after it.
    case allowed
    /// A space, which hangs over the end of a line that breaks after it.
    case space
    /// A newline: the line ends before it.
    case newline
  }

  init(_ content: TextContent, measurer: any TextMeasurer, pixels: PixelGrid) {
    self.content = content
    self.pixels = pixels
    metrics = content.runs.map { measurer.metrics(of: $0.font) }
    ellipses = content.runs.map { measurer.advance(of: "…", in: $0.font) }
    let tallest = metrics.max { $0.ascent + $0.descent < $1.ascent + $1.descent }
    if let tallest, measurer.hasTextSpacing {
      let line = TextLineMetrics(
        ascent: tallest.ascent, descent: tallest.descent, leading: tallest.leading, pixelLength: pixels.pixelLength)
      spacing = .text(line, capHeight: tallest.capHeight)
    } else {
      spacing = ViewSpacing()
    }
    for (index, run) in content.runs.enumerated() { append(run, index, measurer) }
  }

  private func append(_ run: TextRun, _ index: Int, _ measurer: any TextMeasurer) {
    var offset = 0
    for character in run.text {
      let isWide = CharacterClass.isIdeographic(character)
      if isWide, let last = breaks.last, last == .none { breaks[breaks.count - 1] = .allowed }
      let kind = character.isNewline ? Break.newline : CharacterClass.isSpace(character) ? .space : isWide || CharacterClass.endsPart(character) ? .allowed : .none
      advances.append(kind == .newline ? 0 : measurer.advance(of: character, in: run.font))
      breaks.append(kind)
      runIndices.append(Int32(index))
      offsets.append(Int32(offset))
      offset += character.utf8.count
    }
  }

  var count: Int { advances.count }

  /// The metrics of the run that a cluster is in; those of the first run for an empty text.
  func metrics(at cluster: Int) -> FontMetrics {
    metrics[runIndices.indices.contains(cluster) ? Int(runIndices[cluster]) : 0]
  }

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

/// The little that line breaking knows of characters.
private enum CharacterClass {
  static func isSpace(_ character: Character) -> Bool {
    character.isWhitespace && character != "\u{A0}" && character != "\u{202F}"
  }

  /// A line may break after a hyphen.
  static func endsPart(_ character: Character) -> Bool {
    character == "-" || character == "\u{2010}" || character == "\u{AD}" || character == "\u{200B}"
  }

  /// Between ideographs, kana and syllables of Hangul a line may break anywhere.
  static func isIdeographic(_ character: Character) -> Bool {
    guard let scalar = character.unicodeScalars.first?.value else { return false }
    return (0x2E80...0xA4CF).contains(scalar) && !(0x3001...0x3002).contains(scalar) || (0xF900...0xFAFF).contains(scalar)
      || (0x20000...0x3FFFD).contains(scalar)
  }
}

extension LayoutEngine {
  /// The text of `node`, made ready for measuring.
  func shapedText(of node: LayoutNodeID) -> ShapedText? {
    guard case .leaf(.text(let content)) = nodes[node.slot].kind else { return nil }
    if case .text(let shaped) = nodes[node.slot].state { return shaped }
    let shaped = ShapedText(content, measurer: textMeasurer, pixels: metrics.pixels)
    nodes[node.slot].state = .text(shaped)
    return shaped
  }
}
