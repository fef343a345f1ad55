import ViewLayout

/// A font file that a program brings with it: TrueType or OpenType.
public struct ProgramFont: Sendable {
  /// The name by which a program refers to the font.
  public let name: String
  /// The full name, and that of the family, which a program may also use.
  public let fullName: String
  public let family: String
  public let weight: TextFont.Weight
  public let isItalic: Bool
  /// The measures of the font.
  public let face: CustomFace
  let file: FontFile

  /// `nil` if the bytes are not such a font.
  public init?(file bytes: [UInt8]) {
    guard let file = FontFile(bytes), let name = file.name(.postScript) else { return nil }
    self.file = file
    self.name = name
    fullName = file.name(.full) ?? name
    family = file.name(.family) ?? name
    (weight, isItalic) = (file.weight, file.isItalic)
    let unit = file.unitsPerEm
    face = CustomFace(
      name: name,
      metrics: FontMetrics(
        ascent: ProgramFont.length(file.ascent / unit), descent: ProgramFont.length(file.descent / unit),
        leading: ProgramFont.length(file.lineGap / unit), capHeight: ProgramFont.length(file.capHeight / unit)),
      advance: { scalar in file.glyph(scalar).map { file.advance($0) / unit } })
  }
}

extension ProgramFont {
  /// A length of a damaged file is not negative, and at most eight times the font size.
  private static func length(_ length: Double) -> Double { min(max(length, 0), 8) }
}

extension FontFile {
  /// The names of a font in the table `name`.
  enum NameKind: Int {
    case family = 1
    case full = 4
    case postScript = 6
  }

  /// A name of the font; `nil` if there is none.
  func name(_ kind: NameKind) -> String? {
    guard let table = range(of: "name") else { return nil }
    let strings = table.lowerBound + data.word(table.lowerBound + 4)
    var found: String?
    for number in 0..<min(data.word(table.lowerBound + 2), 1_000) {
      let record = table.lowerBound + 6 + 12 * number
      guard data.word(record + 6) == kind.rawValue else { continue }
      let start = strings + data.word(record + 10)
      let length = min(data.word(record + 8), 512)
      // The Windows platform has UTF-16, the Macintosh one a byte a character.
      switch data.word(record) {
      case 0, 3:
        let units = stride(from: 0, to: length - 1, by: 2).map { UInt16(data.word(start + $0)) }
        return String(decoding: units, as: UTF16.self)
      default: found = String(decoding: (0..<length).map { UInt8(data.byte(start + $0)) }, as: UTF8.self)
      }
    }
    return found.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// From the baseline to the top of a line.
  var ascent: Double { Double(range(of: "hhea").map { data.signedWord($0.lowerBound + 4) } ?? 0) }
  /// From the baseline to the bottom of a line, positive.
  var descent: Double { -Double(range(of: "hhea").map { data.signedWord($0.lowerBound + 6) } ?? 0) }
  /// The gap between two lines.
  var lineGap: Double { Double(range(of: "hhea").map { data.signedWord($0.lowerBound + 8) } ?? 0) }

  /// The height of a capital letter.
  var capHeight: Double {
    guard let table = range(of: "OS/2"), data.word(table.lowerBound) >= 2, table.count >= 90 else {
      return ascent * 0.74
    }
    return Double(data.signedWord(table.lowerBound + 88))
  }

  /// The weight class.
  var weight: TextFont.Weight {
    guard let table = range(of: "OS/2") else { return .regular }
    let wanted = data.word(table.lowerBound + 4)
    return TextFont.Weight.allCases.min { abs($0.rawValue - wanted) < abs($1.rawValue - wanted) } ?? .regular
  }

  var isItalic: Bool { range(of: "OS/2").map { data.word($0.lowerBound + 62) & 1 != 0 } ?? false }
}
