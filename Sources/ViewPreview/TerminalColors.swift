import ViewGraph
import ViewLayout

/// The colours that a terminal can show, and how it is asked for them.
public enum TerminalColors: Sendable {
  /// Every colour, by 8 bits each of red, green and blue.
  case every
  /// The 256 colours that nearly all terminals have: a cube of 6 by 6 by 6 and 24 greys.
  case palette

  func foreground(_ paint: Paint) -> String { "\u{1B}[38;\(code(paint))m" }
  func background(_ paint: Paint) -> String { "\u{1B}[48;\(code(paint))m" }

  private func code(_ paint: Paint) -> String {
    let parts = [paint.red, paint.green, paint.blue].map { Int(clamping: (min(max($0, 0), 1) * 255).rounded()) }
    switch self {
    case .every: return "2;\(parts[0]);\(parts[1]);\(parts[2])"
    case .palette: return "5;\(TerminalColors.nearest(to: parts))"
    }
  }

  /// The steps of red, green and blue in the cube.
  private static let steps = [0, 95, 135, 175, 215, 255]

  /// The number of the colour that differs least: one of the cube, which begins at 16, or of the greys, from 232 on.
  static func nearest(to parts: [Int]) -> Int {
    func difference(_ other: [Int]) -> Int { zip(parts, other).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) } }
    // Six steps for each of three parts.
    let cube = parts.map { part in steps.indices.min { abs(steps[$0] - part) < abs(steps[$1] - part) } ?? 0 }
    let grey = min(max((parts.reduce(0, +) / 3 - 8 + 5) / 10, 0), 23)
    let (greyLevel, cubeColor) = (8 + 10 * grey, cube.map { steps[$0] })
    if difference([greyLevel, greyLevel, greyLevel]) < difference(cubeColor) { return 232 + grey }
    return 16 + 36 * cube[0] + 6 * cube[1] + cube[2]
  }
}
