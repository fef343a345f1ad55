import ViewDrawing
import ViewLayout

/// The fonts that a program brings with it, by the names that it may use. They are read at the first custom font.
final class ProgramFonts {
  /// The number of font files that are read at most.
  private static let maximumCount = 200
  private let files: () -> [[UInt8]]
  private lazy var fonts = files().prefix(ProgramFonts.maximumCount).compactMap { ProgramFont(file: $0) }
  private lazy var byName: [String: ProgramFont] = {
    var found: [String: ProgramFont] = [:]
    // The name of a family means its upright regular font.
    let plain = fonts.sorted { distance($0, .regular, false) < distance($1, .regular, false) }
    for font in plain { found[font.family] = found[font.family] ?? font }
    for font in fonts { found[font.fullName] = font }
    for font in fonts { found[font.name] = font }
    return found
  }()

  /// - Parameter files: returns the contents of the font files.
  init(_ files: @escaping () -> [[UInt8]]) { self.files = files }

  /// The font with a name; `nil` if the program brings none.
  func font(named name: String) -> ProgramFont? { byName[name] }

  /// The font of the same family that is nearest to a weight and a slope.
  func relative(of face: CustomFace, _ weight: TextFont.Weight, isItalic: Bool) -> ProgramFont? {
    guard let font = byName[face.name] else { return nil }
    return fonts.filter { $0.family == font.family }
      .min { distance($0, weight, isItalic) < distance($1, weight, isItalic) }
  }

  private func distance(_ font: ProgramFont, _ weight: TextFont.Weight, _ isItalic: Bool) -> Int {
    abs(font.weight.rawValue - weight.rawValue) + (font.isItalic == isItalic ? 0 : 1_000)
  }
}

extension Graph {
  /// The font of the program with the name of a face; `nil` if the program brings none.
  public func programFont(named name: String) -> ProgramFont? { fonts.font(named: name) }
}
