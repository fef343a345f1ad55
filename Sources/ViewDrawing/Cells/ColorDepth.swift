/// The colours that a terminal supports, and their escape sequences.
public enum ColorDepth: Sendable, CaseIterable {
  /// True colour: 8 bits each of red, green and blue.
  case every
  /// The 256 colours that nearly all terminals support: a cube of 6 by 6 by 6 and 24 greys.
  case palette
  /// The sixteen colours of old terminals, which users may redefine.
  case sixteen
  /// No colours.
  case none

  func foreground(_ color: Color) -> String { code(color, isBackground: false) }
  func background(_ color: Color) -> String { code(color, isBackground: true) }

  private func code(_ color: Color, isBackground: Bool) -> String {
    let parts = [color.red, color.green, color.blue].map { DrawingMath.integer(min(max($0, 0), 1) * 255) }
    let kind = isBackground ? 48 : 38
    switch self {
    case .every: return "\u{1B}[\(kind);2;\(parts[0]);\(parts[1]);\(parts[2])m"
    case .palette: return "\u{1B}[\(kind);5;\(ColorDepth.nearest(to: parts))m"
    case .sixteen:
      let number = ColorDepth.nearestOfSixteen(to: parts)
      // The eight bright colours have separate codes.
      return "\u{1B}[\((number < 8 ? 30 : 82) + number + (isBackground ? 10 : 0))m"
    case .none: return ""
    }
  }

  /// The values of red, green and blue in the cube.
  private static let steps = [0, 95, 135, 175, 215, 255]

  private static func difference(_ first: [Int], _ second: [Int]) -> Int {
    zip(first, second).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }
  }

  /// The index of the nearest colour: one of the cube, from 16, or of the greys, from 232.
  static func nearest(to parts: [Int]) -> Int {
    // Six steps for each of three components.
    let cube = parts.map { part in steps.indices.min { abs(steps[$0] - part) < abs(steps[$1] - part) } ?? 0 }
    let grey = min(max((parts.reduce(0, +) / 3 - 8 + 5) / 10, 0), 23)
    let (greyLevel, cubeColor) = (8 + 10 * grey, cube.map { steps[$0] })
    if difference([greyLevel, greyLevel, greyLevel], parts) < difference(cubeColor, parts) { return 232 + grey }
    return 16 + 36 * cube[0] + 6 * cube[1] + cube[2]
  }

  /// The defaults of xterm.
  private static let sixteenColors = [
    [0, 0, 0], [205, 0, 0], [0, 205, 0], [205, 205, 0], [0, 0, 238], [205, 0, 205], [0, 205, 205], [229, 229, 229],
    [127, 127, 127], [255, 0, 0], [0, 255, 0], [255, 255, 0], [92, 92, 255], [255, 0, 255], [0, 255, 255],
    [255, 255, 255],
  ]

  /// The index of the nearest colour.
  static func nearestOfSixteen(to parts: [Int]) -> Int {
    sixteenColors.indices.min {
      difference(sixteenColors[$0], parts) < difference(sixteenColors[$1], parts)
    } ?? 0
  }
}
