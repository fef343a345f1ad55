/// A cell of a grid and the columns that it spans.
struct GridCell {
  let node: LayoutNodeID
  let row: Int
  let columns: Range<Int>
  let unsizedAxes: AxisSet
  let anchor: UnitPoint?

  /// Whether the cell contributes to the lengths along `axis`.
  func isSized(along axis: Axis) -> Bool { !unsizedAxes.contains(axis) }
}

/// The cells of a grid by row and column.
struct GridCells {
  var cells: [GridCell] = []
  var rowAlignments: [VerticalAlignment?] = []
  /// The alignment of each column, from its first cell with one.
  var columnAlignments: [HorizontalAlignment?] = []
  /// The range of each row in `cells`.
  var rows: [Range<Int>] = []

  var columnCount: Int { columnAlignments.count }
}

extension LayoutEngine {
  func gridCells(_ rows: [GridRow]) -> GridCells {
    var grid = GridCells()
    var spans = rows.map { row in row.cells.map { gridSpan(of: $0) } }
    let count = spans.enumerated().map { rows[$0.offset].isSingleView ? 1 : $0.element.reduce(0, +) }.max() ?? 0
    grid.columnAlignments = Array(repeating: nil, count: count)
    for (index, row) in rows.enumerated() {
      if row.isSingleView { spans[index] = [count] }
      let start = grid.cells.count
      var column = 0
      for (node, span) in zip(row.cells, spans[index]) {
        let end = min(column + span, count)
        grid.cells.append(gridCell(node, row: index, columns: column..<end))
        if !row.isSingleView, column < count, grid.columnAlignments[column] == nil {
          grid.columnAlignments[column] = trait(of: node) {
            if case .gridColumnAlignment(let alignment) = $0 { alignment } else { nil }
          }
        }
        column = end
      }
      grid.rows.append(start..<grid.cells.count)
      grid.rowAlignments.append(row.alignment)
    }
    return grid
  }

  /// The number of columns that a cell spans; 1 by default.
  private func gridSpan(of node: LayoutNodeID) -> Int {
    let span = trait(of: node) { if case .gridCellColumns(let count) = $0 { count } else { nil } }
    return max(1, min(span ?? 1, 1 << 16))
  }

  private func gridCell(_ node: LayoutNodeID, row: Int, columns: Range<Int>) -> GridCell {
    GridCell(
      node: node, row: row, columns: columns,
      unsizedAxes: trait(of: node) { if case .gridCellUnsizedAxes(let axes) = $0 { axes } else { nil } } ?? [],
      anchor: trait(of: node) { if case .gridCellAnchor(let anchor) = $0 { anchor } else { nil } })
  }
}
