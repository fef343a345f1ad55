/// Replaces characters for terminals and files that support only ASCII.
enum ASCIICharacters {
  /// The ASCII character that looks most like a character.
  static func nearest(to character: Character) -> Character {
    if character.isASCII { return character }
    if let known = table[character] { return known }
    guard let scalar = character.unicodeScalars.first else { return " " }
    switch scalar.value {
    // Box drawing characters: horizontal lines, vertical lines, and corners and crossings.
    case 0x2500...0x2501, 0x2504...0x2505, 0x2508...0x2509, 0x254C...0x254D, 0x2574, 0x2576: return "-"
    case 0x2502...0x2503, 0x2506...0x2507, 0x250A...0x250B, 0x254E...0x254F, 0x2575, 0x2577: return "|"
    case 0x250C...0x2570: return "+"
    case 0x2800: return " "
    case 0x2801...0x28FF: return braille(UInt8(scalar.value - 0x2800))
    default: return base(of: scalar) ?? category(of: scalar)
    }
  }

  /// A Latin letter without its accents, by its Unicode name, such as "LATIN SMALL LETTER E WITH ACUTE".
  private static func base(of character: Unicode.Scalar) -> Character? {
    guard let words = character.properties.name?.split(separator: " "), words.count > 4, words[0] == "LATIN",
      words[2] == "LETTER", words[4] == "WITH", words[3].count == 1
    else { return nil }
    return Character(words[1] == "SMALL" ? words[3].lowercased() : String(words[3]))
  }

  /// The ASCII character for all characters of a general category of Unicode.
  private static func category(of scalar: Unicode.Scalar) -> Character {
    switch scalar.properties.generalCategory {
    case .spaceSeparator: " "
    case .dashPunctuation: "-"
    case .initialPunctuation, .finalPunctuation: "\""
    case .mathSymbol, .otherSymbol: "*"
    default: "?"
    }
  }

  /// The ASCII character for a Braille pattern, by the position of its dots.
  private static func braille(_ dots: UInt8) -> Character {
    let (upper, lower) = (dots & 0b0001_1011, dots & 0b1110_0100)
    if upper == 0 { return "." }
    if lower == 0 { return "'" }
    // The left column has dots 1, 2, 3 and 7, the right one 4, 5, 6 and 8.
    let (left, right) = (dots & 0b0100_0111, dots & 0b1011_1000)
    if left & 0b0000_0011 != 0, left & 0b0100_0100 == 0, right & 0b1010_0000 != 0, right & 0b0001_1000 == 0 {
      return "\\"
    }
    if right & 0b0001_1000 != 0, right & 0b1010_0000 == 0, left & 0b0100_0100 != 0, left & 0b0000_0011 == 0 {
      return "/"
    }
    return left == 0 || right == 0 ? "|" : dots.nonzeroBitCount > 5 ? "#" : "*"
  }

  private static let table: [Character: Character] = [
    "░": ".", "▒": ":", "▓": "%", "█": "#", "▀": "\"", "▄": "_", "▁": "_", "▔": "\"", "▌": "|", "▐": "|",
    "●": "o", "○": "o", "◯": "O", "•": "*", "·": ".", "■": "#", "□": "o", "◆": "*", "◇": "*", "★": "*", "☆": "*",
    "…": "~", "—": "-", "–": "-", "−": "-", "‘": "'", "’": "'", "“": "\"", "”": "\"", "«": "<", "»": ">", "×": "x",
    "→": ">", "←": "<", "↑": "^", "↓": "v", "›": ">", "‹": "<", "❯": ">", "❮": "<", "▸": ">", "▾": "v", "▴": "^",
    "◂": "<", "▶": ">", "◀": "<", "▲": "^", "▼": "v", "✓": "v", "✔": "v", "✕": "x", "✖": "x", "✗": "x", "⚠": "!",
    "⌃": "^", "⌄": "v", "⌕": "o", "◌": "o", "◉": "@", "◔": "o", "◑": "o", "◕": "o", "⊖": "-", "≡": "=", "⇧": "^",
    "°": "o", "©": "c", "®": "r", "™": "t", "€": "E", "£": "L", "ß": "s",
  ]
}
