/// A line of source as terminal cells, and the carets below it. Tabs become spaces; control characters become visible
/// symbols.
///
/// A long line is cut around the carets, by bytes first: the code never reads bytes far from the carets, however many
/// diagnostics the line has.
struct ExcerptRow {
  private(set) var text = ""
  /// The spaces before the carets.
  private(set) var padding = ""
  private(set) var carets = ""

  /// The maximum number of cells shown of a line.
  private static let maximumCells = 160
  /// The number of bytes read before and after the first caret. One cell may be a scalar of four bytes.
  private static let reach = 4 * maximumCells
  private static let tabWidth = 4

  /// A displayed character.
  private struct Cell {
    var text: String
    var width: Int
    /// The byte offset of the character in the source.
    var offset: Int
  }

  /// - Parameter range: the range that the carets mark; it begins in this line.
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

  /// The bytes of a line that may be shown. The range does not split a scalar.
  private static func part(of line: SourceRange, around caret: Int, _ bytes: SourceBytes) -> SourceRange {
    let caret = min(max(caret, line.start), line.end)
    var start = max(line.start, caret - reach)
    var end = min(line.end, caret + reach)
    // A scalar has at most three continuation bytes; a longer run is invalid UTF-8.
    for _ in 0..<3 where start > line.start && bytes[start] & 0xC0 == 0x80 { start -= 1 }
    for _ in 0..<3 where end < line.end && bytes[end] & 0xC0 == 0x80 { end += 1 }
    return SourceRange(start, end)
  }

  /// The cells of a range of bytes. Each invalid byte becomes U+FFFD. The source length of a character is the sum over
  /// its scalars, because scalars after an invalid byte may combine with it.
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
