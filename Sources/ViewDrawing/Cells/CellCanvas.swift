import ViewSource

/// An image in terminal cells: one cell is 8 by 16 points.
public struct CellCanvas: Equatable, Sendable {
  /// One character and its colours.
  public struct Cell: Equatable, Sendable {
    /// The character in the cell; `nil` if the cell shows only its two halves, or is the right half of a wide
    /// character.
    public var character: Character?
    /// The colour of the character; opaque.
    public var foreground: Color
    /// The colour of the upper half, or of the whole background behind a character.
    public var top: Color
    /// The colour of the lower half, or of the whole background behind a character.
    public var bottom: Color
    /// The attributes of the character, for terminals.
    public var attributes: Attributes
    /// Whether the cell is the right half of a wide character.
    public var isContinuation: Bool

    static func blank(_ color: Color) -> Cell {
      Cell(character: nil, foreground: color, top: color, bottom: color, attributes: [], isContinuation: false)
    }
  }

  /// The attributes of a character.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// One bit for each attribute.
    public let rawValue: UInt8

    /// Accepts any bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Bold.
    public static let bold = Attributes(rawValue: 1)
    /// Italic.
    public static let italic = Attributes(rawValue: 2)
    /// Underlined.
    public static let underlined = Attributes(rawValue: 4)
    /// Struck through.
    public static let struckThrough = Attributes(rawValue: 8)
  }

  /// In points.
  public static let cellWidth = 8.0
  /// In points.
  public static let cellHeight = 16.0

  /// The number of cells per row.
  public let columns: Int
  /// The number of rows.
  public let rows: Int
  /// Row by row from the top, each row from the left.
  public private(set) var cells: [Cell]
  /// The colour behind the image.
  public let background: Color

  init(columns: Int, rows: Int, cells: [Cell], background: Color) {
    self.columns = columns
    self.rows = rows
    self.cells = cells
    self.background = background
  }

  /// The cell at a position, both numbers from 0; a column beyond the last one addresses a cell of a later row.
  public subscript(column: Int, row: Int) -> Cell { cells[row * columns + column] }

  // MARK: Output

  /// The image without colours, as characters, lines and shades.
  ///
  /// - Parameters:
  ///   - keepsMargins: whether to keep the blank lines above and below the content.
  ///   - isASCII: whether to use only ASCII characters.
  public func text(keepingMargins keepsMargins: Bool = true, isASCII: Bool = false) -> String {
    var lines: [String] = []
    for row in 0..<rows {
      var line = ""
      for column in 0..<columns {
        let cell = self[column, row]
        if cell.isContinuation {
          if isASCII { line.append(" ") }
          continue
        }
        let character = cell.character ?? " "
        line.append(isASCII ? ASCIICharacters.nearest(to: character) : character)
      }
      while line.last == " " { line.removeLast() }
      lines.append(line)
    }
    while lines.last == "" { lines.removeLast() }
    if !keepsMargins { lines.removeFirst(lines.prefix { $0.isEmpty }.count) }
    return lines.map { $0 + "\n" }.joined()
  }

  /// The image with escape sequences for a terminal, line by line.
  ///
  /// - Parameter colors: the colours that the terminal supports.
  public func terminal(
    _ colors: ColorDepth, keepingMargins keepsMargins: Bool = true, isASCII: Bool = false
  ) -> String {
    var writer = TerminalWriter(colors, isASCII: isASCII)
    for row in keepsMargins ? 0..<rows : shownRows {
      writer.write(self, row, 0..<columns)
      writer.endLine()
    }
    return writer.text
  }

  /// The escape sequences that update a terminal from an earlier image of the same size to this one: only the changed
  /// cells, each run preceded by a cursor movement.
  ///
  /// - Parameters:
  ///   - earlier: the image that the terminal shows; `nil` or another size if it is unknown.
  ///   - line: the terminal line of the first row, from 1.
  ///   - column: the terminal column of the first cell of a row, from 1.
  public func changes(
    from earlier: CellCanvas?, _ colors: ColorDepth, line: Int = 1, column: Int = 1, isASCII: Bool = false
  ) -> String {
    var writer = TerminalWriter(colors, isASCII: isASCII, column: column)
    let earlier = earlier?.columns == columns && earlier?.rows == rows ? earlier : nil
    for row in 0..<rows {
      var place = 0
      while place < columns {
        guard isChanged(place, row, earlier) else {
          place += 1
          continue
        }
        // A wide character is written as a whole.
        let start = self[place, row].isContinuation && place > 0 ? place - 1 : place
        var end = place + 1
        while end < columns, isChanged(end, row, earlier) || self[end, row].isContinuation { end += 1 }
        writer.move(line: line + row, column: column + start)
        writer.write(self, row, start..<end)
        place = end
      }
    }
    writer.reset()
    return writer.text
  }

  private func isChanged(_ column: Int, _ row: Int, _ earlier: CellCanvas?) -> Bool {
    guard let earlier else { return true }
    let index = row * columns + column
    return cells[index] != earlier.cells[index]
  }

  /// The rows with content, and one more on each side.
  private var shownRows: Range<Int> {
    let blank = Cell.blank(background)
    func isBlank(_ row: Int) -> Bool { (0..<columns).allSatisfy { self[$0, row] == blank } }
    guard let first = (0..<rows).first(where: { !isBlank($0) }), let last = (0..<rows).last(where: { !isBlank($0) })
    else { return 0..<0 }
    return max(0, first - 1)..<min(rows, last + 2)
  }
}

/// Writes cells with terminal escape sequences.
private struct TerminalWriter {
  private(set) var text = ""
  private let colors: ColorDepth
  private let isASCII: Bool
  private let firstColumn: Int
  private var style = ""

  init(_ colors: ColorDepth, isASCII: Bool, column: Int = 1) {
    self.colors = colors
    self.isASCII = isASCII
    firstColumn = column
  }

  mutating func move(line: Int, column: Int) { text += "\u{1B}[\(line);\(column)H" }

  mutating func reset() {
    if !style.isEmpty { text += "\u{1B}[0m" }
    style = ""
  }

  mutating func endLine() {
    style = ""
    text += "\u{1B}[0m\n"
  }

  mutating func write(_ canvas: CellCanvas, _ row: Int, _ range: Range<Int>) {
    for column in range {
      let cell = canvas[column, row]
      if cell.isContinuation { continue }
      let (character, own) = styled(cell)
      if own != style {
        text += "\u{1B}[0m" + own
        style = own
      }
      let shown = isASCII ? ASCIICharacters.nearest(to: character) : character
      text.append(shown)
      if isASCII, CharacterWidth.cells(character) > 1 { text.append(" ") }
      // Terminals differ in the width of a character of several scalars, so the cursor is moved explicitly.
      if shown.unicodeScalars.count > 1 {
        text += "\u{1B}[\(firstColumn + column + max(1, CharacterWidth.cells(shown)))G"
      }
    }
  }

  private func styled(_ cell: CellCanvas.Cell) -> (Character, String) {
    if let character = cell.character {
      var codes = ""
      if cell.attributes.contains(.bold) { codes += "\u{1B}[1m" }
      if cell.attributes.contains(.italic) { codes += "\u{1B}[3m" }
      if cell.attributes.contains(.underlined) { codes += "\u{1B}[4m" }
      if cell.attributes.contains(.struckThrough) { codes += "\u{1B}[9m" }
      return (character, codes + colors.background(cell.top) + colors.foreground(cell.foreground))
    }
    // A half block takes two colours; without colours, a character shows the fill.
    if cell.top == cell.bottom || isASCII || colors == .none { return (" ", colors.background(cell.top)) }
    return ("▀", colors.foreground(cell.top) + colors.background(cell.bottom))
  }
}
