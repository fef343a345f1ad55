import ViewLayout
import ViewSource

/// Draws a display list in the cells of a terminal.
///
/// Areas are drawn in half cells, 8 by 8 points, with smooth edges; straight edges are brought to the next half cell.
/// Thin lines become characters of boxes or, where they bend, Braille; text stands on whatever is behind it.
public struct CellRenderer: Sendable {
  /// The picture.
  public let canvas: CellCanvas

  /// - Parameters:
  ///   - size: what is seen, from the origin on, in points.
  ///   - background: what the list is drawn on; opaque.
  ///   - showsFills: shows what is filled by characters, for a picture without colours.
  ///   - growsForText: makes the picture as wide as the text in it, which may be wider in cells than in points.
  ///   - bitmaps: the pictures that the list names.
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

  /// From points to half cells.
  private static var transform: AffineTransform {
    .scale(x: 1 / CellCanvas.cellWidth, y: 2 / CellCanvas.cellHeight)
  }
}

/// How many cells a picture has: no more than fit in the memory, however large the area that a view or a command asks
/// for.
struct CellGrid {
  /// Some 250 MB. The largest screen of a device has ten thousand.
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
  /// The nearest number that an `Int` holds.
  init(clamping value: Double) {
    self = value.isNaN ? 0 : value >= 9e18 ? .max : value <= -9e18 ? .min : Int(value)
  }
}

/// A picture is not drawn since it would have too many cells.
public struct PictureTooLarge: Error, CustomStringConvertible {
  /// How many the picture would have; at most what an `Int` holds.
  public let columns: Int
  /// How many the picture would have; at most what an `Int` holds.
  public let rows: Int

  public var description: String {
    "a picture of \(columns) × \(rows) characters is too large: at most \(CellGrid.maximumCellCount) are drawn"
  }
}

/// What holds for all layers of a picture.
struct CellSettings {
  let grid: CellGrid
  let bitmaps: [String: Bitmap]
  /// For each cell whether there is text in it, at some time of the drawing.
  private(set) var hasText: [Bool]

  init(grid: CellGrid, bitmaps: [String: Bitmap]) {
    self.grid = grid
    self.bitmaps = bitmaps
    hasText = Array(repeating: false, count: grid.columns * grid.rows)
  }

  mutating func addText(column: Int, row: Int) {
    if column >= 0, column < grid.columns, row >= 0, row < grid.rows { hasText[row * grid.columns + column] = true }
  }

  /// Forgets the text in an area, in half cells.
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

  /// Whether there is text in one of the cells.
  func hasText(columns: ClosedRange<Int>, rows: ClosedRange<Int>) -> Bool {
    let columns = Range(columns).clamped(to: 0..<grid.columns)
    return Range(rows).clamped(to: 0..<grid.rows).contains { row in
      columns.contains { hasText[row * grid.columns + $0] }
    }
  }
}

/// Finds the cells in which there will be text, before anything is drawn: lines give way to text that is drawn later.
private enum TextFinder {
  static func find(_ items: [DisplayList.Item], _ transform: AffineTransform, _ settings: inout CellSettings) {
    let columns = settings.grid.columns
    each(items, transform, columns: columns, cover: { settings.removeText(in: $0) }) { run in
      // Spaces between words belong to the text, those around it do not.
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

  /// The columns that the text needs that begins in a picture.
  static func columns(_ items: [DisplayList.Item], _ transform: AffineTransform, within grid: CellGrid) -> Int {
    var columns = grid.columns
    each(items, transform, columns: .max) { run in
      guard 0..<grid.columns ~= run.column, 0..<grid.rows ~= run.row else { return }
      columns = max(columns, run.column + CharacterWidth.cells(run.run.text))
    }
    return columns
  }

  /// - Parameter cover: Called for what hides all text that was before it, in half cells.
  private static func each(
    _ items: [DisplayList.Item], _ transform: AffineTransform, columns: Int, cover: (Rect) -> Void = { _ in },
    _ use: (PlacedRun) -> Void
  ) {
    // `nil` in what is not seen.
    var transforms: [AffineTransform?] = [transform]
    /// The groups around in which not all of what is drawn is seen.
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

/// A run of text and the cell in which it begins.
struct PlacedRun {
  let run: DrawnText.Run
  /// The line that it is in.
  let line: DrawnText.Line
  private(set) var column: Int
  let row: Int
  /// The half cell, counted from the top, that the middle of the line is in.
  let half: Int

  /// The runs of a text.
  ///
  /// - Parameters:
  ///   - transform: from points to half cells.
  ///   - columns: those of the picture. A line that ends in it in points, and beyond it in cells, is put further left.
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
        // What is made larger or smaller, or turned, stays where its middle is.
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
