import ViewLayout
import ViewSource

/// Draws a display list in terminal cells.
///
/// Areas are drawn in half cells, 8 by 8 points, with antialiased edges; straight edges are rounded to half cells. Thin
/// lines become box drawing characters or, where they are curved, Braille; text is drawn on the background behind it.
public struct CellRenderer: Sendable {
  /// The resulting image.
  public let canvas: CellCanvas

  /// - Parameters:
  ///   - size: the visible area from the origin, in points.
  ///   - background: the opaque colour behind the list.
  ///   - showsFills: whether characters show filled areas, for an image without colours.
  ///   - growsForText: whether to widen the image to fit its text, which may be wider in cells than in points.
  ///   - bitmaps: the bitmaps to which the list refers, by name.
  public init(
    _ list: DisplayList, size: Size, background: Color = .white, showsFills: Bool = false, growsForText: Bool = false,
    bitmaps: [String: Bitmap] = [:]
  ) throws(PictureTooLarge) {
    var grid = try CellGrid(size)
    if growsForText {
      let columns = TextFinder.columns(list.items, CellRenderer.transform, within: grid)
      if columns > grid.columns {
        grid = try CellGrid(Size(width: Double(columns) * CellCanvas.cellWidth, height: size.height))
      }
    }
    let bounds = PixelRect(left: 0, top: 0, right: grid.columns, bottom: grid.rows * 2)
    let transform = CellRenderer.transform
    var settings = CellSettings(grid: grid, bitmaps: bitmaps)
    TextFinder.find(list.items, transform, &settings)
    var surface = CellSurface(layer: Layer(bounds, background), settings: settings)
    ListDrawer(list).draw(on: &surface, DrawingState(transform: transform, clip: bounds))
    canvas = surface.canvas(grid, background: background, showsFills: showsFills)
  }

  /// The transform from points to half cells.
  private static var transform: AffineTransform {
    .scale(x: 1 / CellCanvas.cellWidth, y: 2 / CellCanvas.cellHeight)
  }
}

/// The number of cells of an image, limited so that it fits in memory, whatever size a view or a command requests.
struct CellGrid {
  /// About 250 MB. The largest screen of a device has ten thousand cells.
  static let maximumCellCount = 2_000_000

  let columns: Int
  let rows: Int

  /// The cells that cover an area.
  init(_ area: Size) throws(PictureTooLarge) {
    columns = max(0, Int(clamping: (area.width / CellCanvas.cellWidth).rounded(.up)))
    rows = max(0, Int(clamping: (area.height / CellCanvas.cellHeight).rounded(.up)))
    let (count, isOver) = columns.multipliedReportingOverflow(by: rows)
    if isOver || count > CellGrid.maximumCellCount || max(columns, rows) > CellGrid.maximumCellCount {
      throw PictureTooLarge(columns: columns, rows: rows)
    }
  }
}

extension Int {
  /// The nearest value that an `Int` can represent.
  init(clamping value: Double) {
    self = value.isNaN ? 0 : value >= 9e18 ? .max : value <= -9e18 ? .min : Int(value)
  }
}

/// The error for an image with too many cells.
public struct PictureTooLarge: Error, CustomStringConvertible {
  /// The number of columns of the image, clamped to `Int`.
  public let columns: Int
  /// The number of rows of the image, clamped to `Int`.
  public let rows: Int

  public var description: String {
    "a picture of \(columns) × \(rows) characters is too large: at most \(CellGrid.maximumCellCount) are drawn"
  }
}

/// The settings common to all layers of an image.
struct CellSettings {
  let grid: CellGrid
  let bitmaps: [String: Bitmap]
  /// For each cell, whether text is drawn in it at any time.
  private(set) var hasText: [Bool]

  init(grid: CellGrid, bitmaps: [String: Bitmap]) {
    self.grid = grid
    self.bitmaps = bitmaps
    hasText = Array(repeating: false, count: grid.columns * grid.rows)
  }

  mutating func addText(column: Int, row: Int) {
    if column >= 0, column < grid.columns, row >= 0, row < grid.rows { hasText[row * grid.columns + column] = true }
  }

  /// Removes the text in an area, in half cells.
  mutating func removeText(in area: Rect) {
    func range(_ low: Double, _ high: Double, _ count: Int) -> Range<Int> {
      let first = max(Int(clamping: (low - 1e-6).rounded(.up)), 0)
      return first..<max(min(Int(clamping: (high + 1e-6).rounded(.down)), count), first)
    }
    let columns = range(area.minX, area.maxX, grid.columns)
    for row in range(area.minY / 2, area.maxY / 2, grid.rows) {
      for column in columns { hasText[row * grid.columns + column] = false }
    }
  }

  func hasText(column: Int, row: Int) -> Bool {
    column >= 0 && column < grid.columns && row >= 0 && row < grid.rows && hasText[row * grid.columns + column]
  }

  /// Whether one of the cells has text.
  func hasText(columns: ClosedRange<Int>, rows: ClosedRange<Int>) -> Bool {
    let columns = Range(columns).clamped(to: 0..<grid.columns)
    return Range(rows).clamped(to: 0..<grid.rows).contains { row in
      columns.contains { hasText[row * grid.columns + $0] }
    }
  }
}

/// Finds the cells with text before drawing, because lines avoid text that is drawn later.
private enum TextFinder {
  static func find(_ items: [DisplayList.Item], _ transform: AffineTransform, _ settings: inout CellSettings) {
    let columns = settings.grid.columns
    each(items, transform, columns: columns, cover: { settings.removeText(in: $0) }) { run in
      // Spaces between words belong to the text, leading and trailing spaces do not.
      let text = run.run.text
      guard let last = text.lastIndex(where: { $0 != " " }) else { return }
      var column = run.column
      var isInside = false
      for character in text[...last] {
        let width = CharacterWidth.cells(character)
        isInside = isInside || character != " "
        for offset in 0..<width where isInside { settings.addText(column: column + offset, row: run.row) }
        column += width
      }
    }
  }

  /// The number of columns required by text that begins inside the image.
  static func columns(_ items: [DisplayList.Item], _ transform: AffineTransform, within grid: CellGrid) -> Int {
    var columns = grid.columns
    each(items, transform, columns: .max) { run in
      guard 0..<grid.columns ~= run.column, 0..<grid.rows ~= run.row else { return }
      columns = max(columns, run.column + CharacterWidth.cells(run.run.text))
    }
    return columns
  }

  /// - Parameter cover: called with each area, in half cells, that hides all text drawn before it.
  private static func each(
    _ items: [DisplayList.Item], _ transform: AffineTransform, columns: Int, cover: (Rect) -> Void = { _ in },
    _ use: (PlacedRun) -> Void
  ) {
    // `nil` inside of an invisible group.
    var transforms: [AffineTransform?] = [transform]
    /// The number of open groups that are only partly visible.
    var open = 0
    var isPartial: [Bool] = []
    for item in items {
      switch item.step {
      case .push(.transform(let inner)):
        isPartial.append(inner.b != 0 || inner.c != 0)
      case .push(.opacity(let opacity)): isPartial.append(opacity < 1)
      case .push(.shadow), .push(.isolated): isPartial.append(false)
      case .push: isPartial.append(true)
      case .pop: if isPartial.popLast() ?? false { open -= 1 }
      case .draw(.fill(let path, .color(let color), _)):
        guard open == 0, color.opacity >= 1, let current = transforms.last ?? transform else { break }
        switch PathForm(path) {
        case .rectangle(let rect), .rounded(let rect, _): cover(current.apply(to: rect))
        case .ellipse, .other: break
        }
      case .draw: break
      }
      if case .push = item.step, isPartial.last ?? false { open += 1 }
      let current = transforms.last ?? transform
      switch item.step {
      case .push(.transform(let inner)): transforms.append(current.map { inner.concatenating($0) })
      case .push(.opacity(let opacity)): transforms.append(opacity > 0 ? current : nil)
      case .push: transforms.append(current)
      case .pop: if transforms.count > 1 { transforms.removeLast() }
      case .draw(.text(let text)):
        guard let current else { continue }
        for run in PlacedRun.runs(of: text, current, columns: columns) { use(run) }
      case .draw: break
      }
    }
  }
}

/// A run of text with its first cell.
struct PlacedRun {
  let run: DrawnText.Run
  /// The line of the run.
  let line: DrawnText.Line
  private(set) var column: Int
  let row: Int
  /// The half cell, from the top, that contains the vertical center of the line.
  let half: Int

  /// The runs of a text.
  ///
  /// - Parameters:
  ///   - transform: from points to half cells.
  ///   - columns: the number of columns of the image. A line that fits in points but not in cells is moved to the left.
  static func runs(of text: DrawnText, _ transform: AffineTransform, columns: Int) -> [PlacedRun] {
    var result: [PlacedRun] = []
    let isTurned = transform.b != 0 || transform.c != 0
    let isPlain = !isTurned && transform.a * CellCanvas.cellWidth == 1
    var lastRow = Int.min
    for line in text.lines {
      let middle = transform.apply(to: Point(x: line.frame.midX, y: line.frame.midY))
      var row = DrawingMath.integer(middle.y / 2 - 0.5)
      // Two lines of small text never share a row.
      if isPlain, row <= lastRow { row = lastRow + 1 }
      lastRow = row
      var end = Int.min
      let first = result.count
      for run in line.runs {
        let cells = CharacterWidth.cells(run.text)
        let start = transform.apply(to: Point(x: run.x, y: line.frame.midY)).x
        // Scaled or rotated text keeps its center.
        let place =
          isPlain
          ? start : transform.apply(to: Point(x: run.x + run.width / 2, y: line.frame.midY)).x - Double(cells) / 2
        let column = max(DrawingMath.integer(place), end)
        result.append(
          PlacedRun(run: run, line: line, column: column, row: row, half: DrawingMath.integer(middle.y - 0.5)))
        end = column + cells
      }
      let pointsEnd = transform.apply(to: Point(x: line.frame.maxX, y: line.frame.midY)).x
      if isPlain, end > columns, pointsEnd <= Double(columns) + 0.5, first < result.count {
        let excess = min(end - columns, max(result[first].column, 0))
        for index in first..<result.count { result[index].column -= excess }
      }
    }
    return result
  }
}
