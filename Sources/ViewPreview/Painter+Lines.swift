import ViewGraph
import ViewLayout

/// Thin lines, in the characters for boxes.
///
/// A line takes a whole cell, however thin it is. It never takes the cell of something to be read: text remains legible,
/// as it does under a line of one point.
extension Painter {
  /// The outline of `frame`. A side that would run through text in the frame runs along it instead, a cell further out:
  ///
  ///     Text("Tight").border(.red)    ┌─────┐
  ///                                   │Tight│
  ///                                   └─────┘
  mutating func drawBox(isRound: Bool, _ frame: Rect, _ paint: Paint, _ state: State) {
    var left = cell(frame.minX / Canvas.cellWidth, .down)
    var right = max(left, cell(frame.maxX / Canvas.cellWidth, .up) - 1)
    var top = cell(frame.minY / Canvas.cellHeight, .down)
    var bottom = max(top, cell(frame.maxY / Canvas.cellHeight, .up) - 1)
    let (columns, rows) = (left...right, top...bottom)
    if canvas.hasText(columns: left...left, rows: rows) { left -= 1 }
    if canvas.hasText(columns: right...right, rows: rows) { right += 1 }
    if canvas.hasText(columns: columns, rows: top...top) { top -= 1 }
    if canvas.hasText(columns: columns, rows: bottom...bottom) { bottom += 1 }
    for column in canvas.columnsShown(left...right) {
      putLine("─", column: column, row: top, paint, state)
      putLine("─", column: column, row: bottom, paint, state)
    }
    guard bottom > top else { return }
    for row in canvas.rowsShown(top...bottom) {
      putLine("│", column: left, row: row, paint, state)
      putLine("│", column: right, row: row, paint, state)
    }
    guard right > left else { return }
    let corners: [Character] = isRound ? ["╭", "╮", "╰", "╯"] : ["┌", "┐", "└", "┘"]
    putLine(corners[0], column: left, row: top, paint, state)
    putLine(corners[1], column: right, row: top, paint, state)
    putLine(corners[2], column: left, row: bottom, paint, state)
    putLine(corners[3], column: right, row: bottom, paint, state)
  }

  mutating func drawDivider(_ frame: Rect, _ paint: Paint, _ state: State) {
    let row = cell(frame.minY / Canvas.cellHeight, .down)
    let column = cell(frame.minX / Canvas.cellWidth, .down)
    if frame.width >= frame.height {
      for column in canvas.columnsShown(ClosedRange(range(frame.minX, frame.maxX, Canvas.cellWidth))) {
        putLine("─", column: column, row: row, paint.faded(state.opacity), state)
      }
    } else {
      for row in canvas.rowsShown(ClosedRange(range(frame.minY, frame.maxY, Canvas.cellHeight))) {
        putLine("│", column: column, row: row, paint.faded(state.opacity), state)
      }
    }
  }

  private mutating func putLine(_ character: Character, column: Int, row: Int, _ paint: Paint, _ state: State) {
    guard !canvas.hasText(columns: column...column, rows: row...row) else { return }
    var style = Canvas.Cell(top: .clear, bottom: .clear)
    style.foreground = paint
    put(character, column: column, row: row, width: 1, style, state)
  }
}
