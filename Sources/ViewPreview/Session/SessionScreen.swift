import ViewDrawing
import ViewSource

/// The screen of a session in a terminal.
public struct SessionScreen: Equatable, Sendable {
  /// The cells of the terminal.
  public let cells: CellCanvas
  /// The position of the terminal's cursor, from 0; `nil` if it is hidden.
  public let cursor: Place?

  /// The position of a cell.
  public struct Place: Equatable, Sendable {
    /// From 0.
    public let column: Int
    /// From 0.
    public let row: Int
  }

  /// The escape sequences that update a terminal from an earlier screen, only for changed cells and as a synchronized
  /// update.
  ///
  /// - Parameter earlier: the screen that the terminal shows; `nil` if it is unknown.
  public func changes(from earlier: SessionScreen?, _ colors: ColorDepth, isASCII: Bool = false) -> String {
    guard earlier != self else { return "" }
    var text = "\u{1B}[?2026h\u{1B}[?25l"
    text += cells.changes(from: earlier?.cells, colors, isASCII: isASCII)
    if let cursor { text += "\u{1B}[\(cursor.row + 1);\(cursor.column + 1)H\u{1B}[?25h" }
    return text + "\u{1B}[?2026l"
  }

  /// The text of the screen, for tests.
  public var text: String { cells.text() }
}

/// A screen under construction.
struct ScreenPainter {
  let columns: Int
  let rows: Int
  private(set) var cells: [CellCanvas.Cell]

  init(columns: Int, rows: Int, _ color: Color) {
    self.columns = columns
    self.rows = rows
    cells = Array(repeating: .filled(color), count: columns * rows)
  }

  /// Draws a part of an image.
  ///
  /// - Parameters:
  ///   - column: the column of the image's first cell.
  ///   - row: the row of the image's first cell.
  ///   - area: the area to which drawing is clipped.
  mutating func draw(_ canvas: CellCanvas, column: Int, row: Int, in area: CellArea) {
    for y in 0..<canvas.rows where row + y >= area.row && row + y < area.row + area.rows {
      for x in 0..<canvas.columns where column + x >= area.column && column + x < area.column + area.columns {
        var cell = canvas[x, y]
        // A wide character that would be cut in half is not shown.
        let isCutLeft = cell.isContinuation && column + x == area.column
        let isWide = x + 1 < canvas.columns && canvas[x + 1, y].isContinuation
        if isCutLeft || isWide && column + x + 1 == area.column + area.columns {
          cell = CellCanvas.Cell(" ", cell.foreground, on: cell.top)
        }
        put(cell, column + x, row + y)
      }
    }
  }

  private mutating func put(_ cell: CellCanvas.Cell, _ column: Int, _ row: Int) {
    guard column >= 0, column < columns, row >= 0, row < rows else { return }
    cells[row * columns + column] = cell
  }

  /// Fills an area with one colour.
  mutating func fill(_ area: CellArea, _ color: Color) {
    for row in area.row..<area.row + area.rows {
      for column in area.column..<area.column + area.columns { put(.filled(color), column, row) }
    }
  }

  /// Writes a line, truncated to the width.
  ///
  /// - Returns: the number of columns written.
  @discardableResult
  mutating func write(
    _ text: String, column: Int, row: Int, width: Int, _ color: Color, on background: Color,
    _ attributes: CellCanvas.Attributes = []
  ) -> Int {
    var used = 0
    for character in PrintableText.line(text) {
      let cells = CharacterWidth.cells(character)
      if cells == 0 { continue }
      if used + cells > width { break }
      let cell = CellCanvas.Cell(character, color, on: background, attributes)
      put(cell, column + used, row)
      if cells > 1 { put(cell.continuation, column + used + 1, row) }
      used += cells
    }
    return used
  }

  /// Lays a translucent colour over an area.
  mutating func tint(_ area: CellArea, _ color: Color) {
    for row in area.row..<area.row + area.rows where row >= 0 && row < rows {
      for column in area.column..<area.column + area.columns where column >= 0 && column < columns {
        cells[row * columns + column] = cells[row * columns + column].tinted(color)
      }
    }
  }

  /// Underlines an area, for terminals without colours.
  mutating func underline(_ area: CellArea) {
    for row in area.row..<area.row + area.rows where row >= 0 && row < rows {
      for column in area.column..<area.column + area.columns where column >= 0 && column < columns {
        cells[row * columns + column].attributes.insert(.underlined)
      }
    }
  }

  var canvas: CellCanvas { CellCanvas(columns: columns, cells: cells, background: .black) }
}
