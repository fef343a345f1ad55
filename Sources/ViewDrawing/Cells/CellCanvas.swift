import ViewSource

/// A picture of characters: one cell is 8 by 16 points.
public struct CellCanvas: Equatable, Sendable {
  /// One character and its colours.
  public struct Cell: Equatable, Sendable {
    /// What is written in the cell; `nil` if only its halves are seen, or it is the right half of a wide character.
    public var character: Character?
    /// Of the character; opaque.
    public var foreground: Color
    /// The colour of the upper half; that of the whole cell where there is a character.
    public var top: Color
    /// The colour of the lower half; that of the whole cell where there is a character.
    public var bottom: Color
    /// Of the character; only for a terminal.
    public var attributes: Attributes
    /// The right half of a wide character.
    public var isContinuation: Bool

    static func blank(_ color: Color) -> Cell {
      Cell(character: nil, foreground: color, top: color, bottom: color, attributes: [], isContinuation: false)
    }
  }

  /// How a character is set.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// A bit for each attribute.
    public let rawValue: UInt8

    /// A bit for each attribute.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Heavier than usual.
    public static let bold = Attributes(rawValue: 1)
    /// Slanted.
    public static let italic = Attributes(rawValue: 2)
    /// With a line under it.
    public static let underlined = Attributes(rawValue: 4)
    /// With a line through it.
    public static let struckThrough = Attributes(rawValue: 8)
  }

  /// In points.
  public static let cellWidth = 8.0
  /// In points.
  public static let cellHeight = 16.0

  /// How many cells a row has.
  public let columns: Int
  /// How many rows there are, from top to bottom.
  public let rows: Int
  /// Row by row from the top, each from the left.
  public private(set) var cells: [Cell]
  /// What the picture is drawn on.
  public let background: Color

  init(columns: Int, rows: Int, cells: [Cell], background: Color) {
    self.columns = columns
    self.rows = rows
    self.cells = cells
    self.background = background
  }

  /// A cell by its place, both numbers from 0; a column beyond the last one is taken for one of a later row.
  public subscript(column: Int, row: Int) -> Cell { cells[row * columns + column] }

  // MARK: Output

  /// The picture without colours: what is written, lines and shades.
  ///
  /// - Parameters:
  ///   - keepsMargins: keeps the blank lines above and below what is shown.
  ///   - isASCII: for a terminal or a file that knows no other characters.
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

  /// The picture with escapes for a terminal, line below line.
  ///
  /// - Parameter colors: what the terminal can show.
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

  /// What a terminal has to be told so that it shows this picture instead of an earlier one of the same size: only what
  /// changed, each piece behind a move of the cursor.
  ///
  /// - Parameters:
  ///   - earlier: what the terminal shows; `nil` or another size for something unknown.
  ///   - line: the line of the terminal that the first row is in, from 1.
  ///   - column: the column of the terminal that the first cell of a row is in, from 1.
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
        // A wide character is written whole.
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

  /// The rows in which there is something, and one more on each side.
  private var shownRows: Range<Int> {
    let blank = Cell.blank(background)
    func isBlank(_ row: Int) -> Bool { (0..<columns).allSatisfy { self[$0, row] == blank } }
    guard let first = (0..<rows).first(where: { !isBlank($0) }), let last = (0..<rows).last(where: { !isBlank($0) })
    else { return 0..<0 }
    return max(0, first - 1)..<min(rows, last + 2)
  }
}

/// Writes cells with the escapes of terminals.
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
      // Terminals do not agree how wide a character of several parts is: the next cell is where it belongs anyway.
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
    // Halves take two colours; where a terminal has none, what is filled is shown by characters.
    if cell.top == cell.bottom || isASCII || colors == .none { return (" ", colors.background(cell.top)) }
    return ("▀", colors.foreground(cell.top) + colors.background(cell.bottom))
  }
}
