/// A line of source as cells of a terminal, and the carets below it: tabs become spaces, control characters pictures of
/// themselves.
///
/// A long line is cut around the carets, first by its bytes: what is far from them is never looked at, however many
/// diagnostics are on the line.
struct ExcerptRow {
  private(set) var text = ""
  /// What stands before the carets.
  private(set) var padding = ""
  private(set) var carets = ""

  /// How many cells of a line are shown.
  private static let maximumCells = 160
  /// How many bytes are looked at before the carets and behind their begin: each cell may be a scalar of four.
  private static let reach = 4 * maximumCells
  private static let tabWidth = 4

  /// A character as it is shown.
  private struct Cell {
    var text: String
    var width: Int
    /// Where it stands in the source.
    var offset: Int
  }

  /// - Parameter range: what the carets stand under; it begins in this line.
  init(_ bytes: SourceBytes, _ line: SourceRange, marking range: SourceRange?) {
    let near = ExcerptRow.part(of: line, around: range?.start ?? line.start, bytes)
    let cells = ExcerptRow.cells(bytes, near)
    var column = 0
    var caretStart = 0
    var caretEnd = 0
    for cell in cells {
      if let range {
        if cell.offset <= range.start { caretStart = column }
        if cell.offset < range.end { caretEnd = column + cell.width }
      }
      column += cell.width
    }
    if let range, near.end <= range.start { caretStart = column }
    let window = ExcerptRow.window(around: caretStart, of: column)
    var position = 0
    for cell in cells {
      if position >= window.lowerBound, position + cell.width <= window.upperBound { text += cell.text }
      position += cell.width
    }
    let isCutBefore = window.lowerBound > 0 || near.start > line.start
    if isCutBefore { text = "…" + text }
    if window.upperBound < column || near.end < line.end { text += "…" }
    let count = max(caretEnd - caretStart, 1)
    padding = String(repeating: " ", count: caretStart - window.lowerBound + (isCutBefore ? 1 : 0))
    carets = "^" + String(repeating: "~", count: min(count, max(window.upperBound - caretStart, 1)) - 1)
  }

  private static func window(around caret: Int, of width: Int) -> Range<Int> {
    guard width > maximumCells else { return 0..<width }
    let start = max(0, min(caret - maximumCells / 3, width - maximumCells))
    return start..<min(width, start + maximumCells)
  }

  // MARK: From bytes to cells

  /// The bytes of a line that may be shown. No scalar is cut in two.
  private static func part(of line: SourceRange, around caret: Int, _ bytes: SourceBytes) -> SourceRange {
    let caret = min(max(caret, line.start), line.end)
    var start = max(line.start, caret - reach)
    var end = min(line.end, caret + reach)
    // A scalar continues for three bytes at most; a longer run of such bytes is no UTF-8.
    for _ in 0..<3 where start > line.start && bytes[start] & 0xC0 == 0x80 { start -= 1 }
    for _ in 0..<3 where end < line.end && bytes[end] & 0xC0 == 0x80 { end += 1 }
    return SourceRange(start, end)
  }

  /// Each byte that is no UTF-8 is shown as U+FFFD. What a character takes in the source is counted scalar by scalar:
  /// what follows such a byte may combine with it.
  private static func cells(_ bytes: SourceBytes, _ range: SourceRange) -> [Cell] {
    var decoded = ""
    var lengths: [Int] = []
    var offset = range.start
    while offset < range.end {
      let (scalar, length) = UTF8Decoding.scalar(in: bytes, at: offset) ?? ("\u{FFFD}", 1)
      decoded.unicodeScalars.append(scalar)
      lengths.append(length)
      offset += length
    }
    var cells: [Cell] = []
    offset = range.start
    var column = 0
    var index = 0
    for character in decoded {
      let cell = ExcerptRow.cell(of: character, at: column, offset)
      cells.append(cell)
      column += cell.width
      for _ in character.unicodeScalars {
        offset += lengths[index]
        index += 1
      }
    }
    return cells
  }

  private static func cell(of character: Character, at column: Int, _ offset: Int) -> Cell {
    if character == "\t" {
      let width = tabWidth - column % tabWidth
      return Cell(text: String(repeating: " ", count: width), width: width, offset: offset)
    }
    let original = String(character)
    let text = PrintableText.line(original)
    return Cell(text: text, width: text == original ? CharacterWidth.cells(character) : text.count, offset: offset)
  }
}
