import ViewLayout

/// How many cells a picture has: no more than fit in the memory, however large the area that a view or a command asks
/// for.
struct CanvasSize {
  /// Some 250 MB. The largest screen of a device has ten thousand.
  static let maximumCellCount = 2_000_000

  let columns: Int
  let rows: Int

  /// The cells that cover an area.
  init(_ area: Size) throws(PictureTooLarge) {
    columns = max(0, Int(clamping: (area.width / Canvas.cellWidth).rounded(.up)))
    rows = max(0, Int(clamping: (area.height / Canvas.cellHeight).rounded(.up)))
    let (count, isOver) = columns.multipliedReportingOverflow(by: rows)
    if isOver || count > CanvasSize.maximumCellCount || max(columns, rows) > CanvasSize.maximumCellCount {
      throw PictureTooLarge(columns: columns, rows: rows)
    }
  }
}

/// A picture is not drawn since it would have too many cells.
public struct PictureTooLarge: Error, CustomStringConvertible {
  /// How many the picture would have; at most what an `Int` holds.
  public let columns: Int
  /// How many the picture would have; at most what an `Int` holds.
  public let rows: Int

  public var description: String {
    "a picture of \(columns) × \(rows) characters is too large: at most \(CanvasSize.maximumCellCount) are drawn"
  }
}
