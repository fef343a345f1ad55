import ViewGraph
import ViewSource

/// A picture of characters: one cell is 8 by 16 points.
public struct Canvas {
  /// One character and its colours.
  public struct Cell: Equatable {
    /// What is written in the cell; `nil` if only its halves are seen, or it is the right half of a wide character.
    public var character: Character?
    /// The colour of the character.
    public var foreground = Paint.clear
    /// The upper and the lower half.
    public var top: Paint
    /// The lower half; behind a character there is the upper one's colour only.
    public var bottom: Paint
    /// Of the character; only for a terminal.
    public var isBold = false
    /// Of the character; only for a terminal.
    public var isItalic = false
    /// Of the character; only for a terminal.
    public var isUnderlined = false
    /// Of the character; only for a terminal.
    public var isStruckThrough = false
    /// The right half of a wide character.
    public var isContinuation = false
    /// Whether the character is there to be read: no line and no shade.
    public var isText = false
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
  private let blank: Cell

  init(size: CanvasSize, background: Paint) {
    columns = size.columns
    rows = size.rows
    blank = Cell(top: background, bottom: background)
    cells = Array(repeating: blank, count: columns * rows)
  }

  /// A cell by its place, both numbers from 0; a column beyond the last one is taken for one of a later row.
  public subscript(column: Int, row: Int) -> Cell { cells[row * columns + column] }

  private func index(_ column: Int, _ row: Int) -> Int? {
    column >= 0 && column < columns && row >= 0 && row < rows ? row * columns + column : nil
  }

  /// Shows the fill of halves of a cell by a character.
  mutating func shade(column: Int, row: Int, _ character: Character, _ paint: Paint) {
    guard let index = index(column, row) else { return }
    if cells[index].character != nil, paint.opacity < 0.99 { return }
    cells[index].character = character == " " ? nil : character
    cells[index].isText = false
    cells[index].foreground = paint
  }

  /// Paints one half of a cell; what was written there is covered by an opaque paint.
  mutating func fill(column: Int, halfRow: Int, _ paint: Paint) {
    guard halfRow >= 0, let index = index(column, halfRow / 2), paint.opacity > 0 else { return }
    if halfRow % 2 == 0 {
      cells[index].top = paint.over(cells[index].top)
    } else {
      cells[index].bottom = paint.over(cells[index].bottom)
    }
    if paint.opacity > 0.99 {
      cells[index].character = nil
      cells[index].isText = false
    } else if cells[index].character != nil {
      cells[index].foreground = paint.over(cells[index].foreground)
    }
  }

  /// Writes a character; a wide one takes the next cell too. What would do something to a terminal shows nothing.
  mutating func write(_ character: Character, column: Int, row: Int, width: Int, _ style: Cell) {
    guard let index = index(column, row), !character.unicodeScalars.contains(where: PrintableText.isActive) else {
      return
    }
    var cell = cells[index]
    cell.character = character
    cell.foreground = style.foreground
    cell.isBold = style.isBold
    cell.isItalic = style.isItalic
    cell.isUnderlined = style.isUnderlined
    cell.isStruckThrough = style.isStruckThrough
    cell.isContinuation = false
    cell.isText = style.isText
    cells[index] = cell
    if width > 1, let next = self.index(column + 1, row) {
      cells[next].character = nil
      cells[next].isContinuation = true
      cells[next].isText = style.isText
    }
  }

  /// Whether something to be read is in one of the cells.
  func hasText(columns: ClosedRange<Int>, rows: ClosedRange<Int>) -> Bool {
    let columns = columnsShown(columns)
    return rowsShown(rows).contains { row in columns.contains { cells[row * self.columns + $0].isText } }
  }

  /// Those of some columns that are in the picture: few, however long a line is.
  func columnsShown(_ columns: ClosedRange<Int>) -> Range<Int> { Range(columns).clamped(to: 0..<self.columns) }

  func rowsShown(_ rows: ClosedRange<Int>) -> Range<Int> { Range(rows).clamped(to: 0..<self.rows) }

  // MARK: Output

  /// The picture without colours: what is written, lines and shades.
  ///
  /// - Parameter keepsMargins: keeps the blank lines above and below what is shown.
  public func text(keepingMargins keepsMargins: Bool = true) -> String {
    var lines: [String] = []
    for row in 0..<rows {
      var line = ""
      for column in 0..<columns {
        let cell = self[column, row]
        if cell.isContinuation { continue }
        line.append(cell.character ?? " ")
      }
      while line.last == " " { line.removeLast() }
      lines.append(line)
    }
    while lines.last == "" { lines.removeLast() }
    if !keepsMargins { lines.removeFirst(lines.prefix { $0.isEmpty }.count) }
    return lines.map { $0 + "\n" }.joined()
  }

  /// The picture with escapes for a terminal.
  ///
  /// - Parameter colors: what the terminal can show.
  public func terminal(_ colors: TerminalColors, keepingMargins keepsMargins: Bool = true) -> String {
    var result = ""
    for row in keepsMargins ? 0..<rows : shownRows {
      var style = ""
      for column in 0..<columns {
        let cell = self[column, row]
        if cell.isContinuation { continue }
        let (character, own) = Canvas.styled(cell, colors)
        if own != style {
          result += "\u{1B}[0m" + own
          style = own
        }
        result.append(character)
      }
      result += "\u{1B}[0m\n"
    }
    return result
  }

  /// The rows in which there is something, and one more on each side.
  private var shownRows: Range<Int> {
    func isBlank(_ row: Int) -> Bool { (0..<columns).allSatisfy { self[$0, row] == blank } }
    guard let first = (0..<rows).first(where: { !isBlank($0) }), let last = (0..<rows).last(where: { !isBlank($0) })
    else { return 0..<0 }
    return max(0, first - 1)..<min(rows, last + 2)
  }

  private static func styled(_ cell: Cell, _ colors: TerminalColors) -> (Character, String) {
    if let character = cell.character {
      var codes = ""
      if cell.isBold { codes += "\u{1B}[1m" }
      if cell.isItalic { codes += "\u{1B}[3m" }
      if cell.isUnderlined { codes += "\u{1B}[4m" }
      if cell.isStruckThrough { codes += "\u{1B}[9m" }
      // Behind a character there is one colour only.
      return (character, codes + colors.background(cell.top) + colors.foreground(cell.foreground.over(cell.top)))
    }
    if cell.top == cell.bottom { return (" ", colors.background(cell.top)) }
    return ("▀", colors.foreground(cell.top) + colors.background(cell.bottom))
  }
}
