import ViewLayout

/// A rectangle of cells on the screen of a terminal.
struct CellArea: Equatable {
  /// From 0.
  var column: Int
  /// From 0.
  var row: Int
  var columns: Int
  var rows: Int

  func contains(column: Int, row: Int) -> Bool {
    column >= self.column && column < self.column + columns && row >= self.row && row < self.row + rows
  }
}

/// The regions of the screen.
struct SessionRegions: Equatable {
  var picture: CellArea
  var panel: CellArea?
  /// The row of the status line.
  var statusRow: Int

  /// A panel is beside the image if there is room for both, otherwise below it.
  init(columns: Int, rows: Int, hasPanel: Bool) {
    statusRow = rows - 1
    let height = max(rows - 1, 0)
    picture = CellArea(column: 0, row: 0, columns: columns, rows: height)
    guard hasPanel, height > 4 else { return }
    if columns >= SessionRegions.wideScreen {
      let width = min(max(columns * 2 / 5, 36), 72)
      picture.columns = columns - width
      panel = CellArea(column: columns - width, row: 0, columns: width, rows: height)
    } else {
      let lines = height / 2
      picture.rows = height - lines
      panel = CellArea(column: 0, row: height - lines, columns: columns, rows: lines)
    }
  }

  /// The minimum number of columns for a panel beside the image.
  private static let wideScreen = 90
}

extension Session {
  /// The current regions of the screen.
  var regions: SessionRegions { SessionRegions(columns: columns, rows: rows, hasPanel: panel != nil) }

  /// The size of the image in cells.
  var pictureSize: (columns: Int, rows: Int) {
    guard let size = preview?.size, size.width < 1e6, size.height < 1e6 else { return (0, 0) }
    return (Int((size.width / 8).rounded(.up)), Int((size.height / 16).rounded(.up)))
  }

  /// The screen position of the image's first cell: a small image is centred in its region.
  var pictureOrigin: (column: Int, row: Int) {
    let (place, size) = (regions.picture, pictureSize)
    return (
      place.column + max((place.columns - size.columns) / 2, 0) - pan.column,
      place.row + max((place.rows - size.rows) / 2, 0) - pan.row
    )
  }
}
