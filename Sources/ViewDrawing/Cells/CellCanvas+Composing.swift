import ViewSource

/// Canvases composed of other canvases and text.
extension CellCanvas {
  /// A canvas of existing cells, row by row.
  public init(columns: Int, cells: [Cell], background: Color) {
    self.init(columns: columns, rows: columns > 0 ? cells.count / columns : 0, cells: cells, background: background)
  }
}

extension CellCanvas.Cell {
  /// A cell filled with one colour.
  public static func filled(_ color: Color) -> CellCanvas.Cell { blank(color) }

  /// A character on a background. Control characters are left out.
  public init(
    _ character: Character, _ foreground: Color, on background: Color, _ attributes: CellCanvas.Attributes = []
  ) {
    self = .blank(background)
    self.foreground = foreground
    self.attributes = attributes
    self.character = character.unicodeScalars.contains(where: PrintableText.isActive) ? " " : character
  }

  /// The right half of a wide character.
  public var continuation: CellCanvas.Cell {
    var half = self
    half.character = nil
    half.isContinuation = true
    return half
  }

  /// The cell with a translucent colour over its background.
  public func tinted(_ color: Color) -> CellCanvas.Cell {
    var cell = self
    cell.top = color.over(top)
    cell.bottom = color.over(bottom)
    return cell
  }
}
