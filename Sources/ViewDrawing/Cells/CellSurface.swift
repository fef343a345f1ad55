import ViewLayout
import ViewSource

/// A character during drawing.
struct CellGlyph {
  enum Kind: Equatable {
    case text(Character)
    /// The right half of a wide character.
    case continuation
    /// A thin line.
    case line(BoxArms)
    /// Braille dots, with Unicode's bits.
    case dots(UInt8)
    /// A symbol, or a shape smaller than a cell.
    case shape(Character)
  }

  var kind: Kind
  /// Including its opacity.
  var color: Color
  var attributes: CellCanvas.Attributes
  /// The half cell, from the top, that contains its center.
  var half: Int
}

/// A surface of half cells and characters.
struct CellSurface: Surface {
  /// One pixel per half cell.
  private(set) var layer: Layer
  let settings: CellSettings
  private let firstRow: Int
  private let rowCount: Int
  private var glyphs: [CellGlyph?]

  init(layer: Layer, settings: CellSettings) {
    self.layer = layer
    self.settings = settings
    firstRow = layer.bounds.top.floorDivided(by: 2)
    rowCount = layer.bounds.isEmpty ? 0 : (layer.bounds.bottom - 1).floorDivided(by: 2) + 1 - firstRow
    glyphs = Array(repeating: nil, count: rowCount * layer.bounds.width)
  }

  var bounds: PixelRect { layer.bounds }

  /// The cell at a distance, clamped far outside of any image, so that additions do not overflow.
  static func place(_ distance: Double) -> Int { Int(clamping: min(max(distance, -1e12), 1e12)) }

  func makeLayer(_ bounds: PixelRect) -> CellSurface {
    CellSurface(layer: Layer(bounds), settings: settings)
  }

  private func index(_ column: Int, _ row: Int) -> Int? {
    guard column >= bounds.left, column < bounds.right, row >= firstRow, row < firstRow + rowCount else { return nil }
    return (row - firstRow) * bounds.width + column - bounds.left
  }

  // MARK: Characters

  func glyph(_ column: Int, _ row: Int) -> CellGlyph? {
    index(column, row).flatMap { glyphs[$0] }
  }

  /// Puts a character into its cell, or the left half of a wide one; overwrites wide characters as a whole.
  mutating func put(_ glyph: CellGlyph, column: Int, row: Int, width: Int = 1) {
    guard let index = index(column, row) else { return }
    if width > 1, self.index(column + 1, row) == nil { return }
    remove(column, row)
    glyphs[index] = glyph
    if width > 1, let next = self.index(column + 1, row) {
      remove(column + 1, row)
      glyphs[next] = CellGlyph(kind: .continuation, color: glyph.color, attributes: glyph.attributes, half: glyph.half)
    }
  }

  /// Removes a character; of a wide one, both halves.
  private mutating func remove(_ column: Int, _ row: Int) {
    guard let index = index(column, row), let old = glyphs[index] else { return }
    glyphs[index] = nil
    if old.kind == .continuation {
      if let left = self.index(column - 1, row) { glyphs[left] = nil }
    } else if let right = self.index(column + 1, row), glyphs[right]?.kind == .continuation {
      glyphs[right] = nil
    }
  }

  /// Whether a half cell is visible.
  func isSeen(_ column: Int, half: Int, _ state: DrawingState) -> Bool {
    let clip = state.clip
    guard column >= clip.left, column < clip.right, half >= clip.top, half < clip.bottom else { return false }
    return state.mask.map { $0[column, half] >= 128 } ?? true
  }

  // MARK: Areas

  /// Fills half cells.
  mutating func cover(_ coverage: Coverage, _ paint: Paint, _ state: DrawingState) {
    guard !coverage.bounds.isEmpty else { return }
    if case .material = paint {
      layer.fill(coverage, paint, state, settings.bitmaps)
      // Text behind a blur is not readable.
      var mask = Layer(coverage.bounds)
      mask.fill(coverage, .black)
      hideGlyphs(behind: mask, opacity: 1, nil)
      return
    }
    var area = Layer(coverage.bounds)
    area.fill(coverage, paint, state, settings.bitmaps)
    put(area)
  }

  /// Draws a layer of half cells.
  mutating func put(_ area: Layer, opacity: Double = 1, mode: BlendMode = .normal, clip: Coverage? = nil) {
    layer.draw(area, opacity: opacity, mode: mode, clip: clip)
    if mode == .normal { hideGlyphs(behind: area, opacity: opacity, clip) }
  }

  /// Hides characters behind opaque areas; others shine through.
  private mutating func hideGlyphs(behind area: Layer, opacity: Double, _ clip: Coverage?) {
    let rect = area.bounds.intersection(bounds)
    for y in rect.top..<max(rect.bottom, rect.top) {
      for x in rect.left..<rect.right {
        guard let index = index(x, y.floorDivided(by: 2)), let glyph = glyphs[index], glyph.half == y else { continue }
        var pixel = area.pixels[area.index(x, y)] * Float(opacity)
        if let clip { pixel *= Float(clip[x, y]) / 255 }
        if pixel.w > 0.99 {
          remove(x, y.floorDivided(by: 2))
        } else if pixel.w > 0 {
          glyphs[index]?.color = Color(pixel).over(glyph.color)
        }
      }
    }
  }

  // MARK: Groups

  mutating func mask(by other: CellSurface) {
    layer.mask(by: other.layer)
    for row in firstRow..<firstRow + rowCount {
      for column in bounds.left..<bounds.right {
        guard let index = index(column, row), let half = glyphs[index]?.half else { continue }
        // A character of the mask masks its whole cell.
        let alpha = other.glyph(column, row)?.color.opacity ?? other.layer.color(column, half).opacity
        glyphs[index]?.color.opacity *= alpha
      }
    }
  }

  mutating func compose(_ other: CellSurface, _ effect: LayerEffect, _ state: DrawingState) {
    func put(_ area: Layer, _ opacity: Double = 1, _ mode: BlendMode = .normal) {
      self.put(
        area.cropped(to: area.bounds.intersection(state.clip)), opacity: opacity * state.opacity, mode: mode,
        clip: state.mask)
    }
    let below = layer
    var opacity = state.opacity
    var matrix: ColorMatrix?
    switch effect {
    case .opacity(let factor):
      put(other.layer, factor)
      opacity *= factor
    case .blur(let deviation): put(other.layer.blurred(deviation, in: state.clip))
    case .blend(let mode): put(other.layer, 1, mode)
    case .color(let change):
      var changed = other.layer
      changed.apply(change)
      put(changed)
      matrix = change
    case .shadow(let color, let deviation, let x, let y):
      put(other.layer.silhouette(color).offset(x: x, y: y).blurred(deviation, in: state.clip))
      put(other.layer)
    case .none: put(other.layer)
    }
    for row in other.firstRow..<other.firstRow + other.rowCount {
      for column in other.bounds.left..<other.bounds.right {
        guard var glyph = other.glyph(column, row), glyph.kind != .continuation, glyph.color.opacity > 0,
          isSeen(column, half: glyph.half, state)
        else { continue }
        // A character fades together with the group's background behind it.
        if opacity < 1 { glyph.color = glyph.color.over(other.layer.color(column, glyph.half)) }
        if let matrix { glyph.color = matrix.apply(to: glyph.color) }
        if opacity < 1 {
          glyph.color.opacity *= opacity
          glyph.color = glyph.color.over(below.color(column, glyph.half))
        }
        self.put(glyph, column: column, row: row, width: other.glyph(column + 1, row)?.kind == .continuation ? 2 : 1)
      }
    }
  }

  // MARK: Output

  func canvas(_ grid: CellGrid, background: Color, showsFills: Bool) -> CellCanvas {
    var cells: [CellCanvas.Cell] = []
    cells.reserveCapacity(grid.columns * grid.rows)
    for row in 0..<grid.rows {
      for column in 0..<grid.columns {
        let top = Color(layer.pixels[layer.index(column, row * 2)])
        let bottom = Color(layer.pixels[layer.index(column, row * 2 + 1)])
        var cell = CellCanvas.Cell.blank(top)
        cell.bottom = bottom
        if let glyph = glyph(column, row), glyph.color.opacity > 0.02 {
          // A character has a single background colour.
          let behind = glyph.half == row * 2 + 1 ? bottom : top
          cell.top = behind
          cell.bottom = behind
          cell.foreground = glyph.color.over(behind)
          cell.attributes = glyph.attributes
          cell.isContinuation = glyph.kind == .continuation
          cell.character = glyph.character
        } else if showsFills {
          let character = CellSurface.shade(top, bottom, on: background)
          cell.character = character == " " ? nil : character
          cell.foreground = top
        }
        cells.append(cell)
      }
    }
    return CellCanvas(columns: grid.columns, rows: grid.rows, cells: cells, background: background)
  }

  /// The shade character for two halves without colours: darker for colours with more contrast to the background.
  private static func shade(_ top: Color, _ bottom: Color, on paper: Color) -> Character {
    let shades: [Character] = [" ", "░", "▒", "▓", "█"]
    func strength(_ color: Color) -> Int {
      switch abs(color.lightness - paper.lightness) {
      case ..<0.03: 0
      case ..<0.3: 1
      case ..<0.55: 2
      case ..<0.8: 3
      default: 4
      }
    }
    let (upper, lower) = (strength(top), strength(bottom))
    if upper == lower { return shades[upper] }
    if lower == 0 { return upper == 1 ? "░" : "▀" }
    if upper == 0 { return lower == 1 ? "░" : "▄" }
    if abs(upper - lower) > 1 { return upper > lower ? "▀" : "▄" }
    return shades[max(upper, lower)]
  }
}

extension CellGlyph {
  /// The displayed character; `nil` for the right half of a wide character.
  var character: Character? {
    switch kind {
    case .text(let character), .shape(let character): character
    case .continuation: nil
    case .line(let arms): arms.character
    case .dots(let dots): Unicode.Scalar(0x2800 + UInt32(dots)).map { Character($0) }
    }
  }
}
