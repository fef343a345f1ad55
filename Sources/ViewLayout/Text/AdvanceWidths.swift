import ViewSource

/// Advance widths of Helvetica and Helvetica Bold in thousandths of the font size, from the metrics of the PostScript
/// fonts.
enum AdvanceWidths {
  /// The width of `character` at `weight`, interpolated between the regular and the bold font.
  static func thousandths(of character: Character, weight: TextFont.Weight) -> Double {
    guard let first = character.unicodeScalars.first else { return 0 }
    let cells = CharacterWidth.cells(character)
    if cells == 0 { return 0 }
    if cells == 2 { return 1_000 }
    let scalar = accented[first] ?? first
    if (0x20..<0x7F).contains(scalar.value) { return thousandths(ofASCII: UInt8(scalar.value), weight: weight) }
    return punctuation[scalar] ?? (scalar.properties.isUppercase ? 700 : 556)
  }

  /// The width of a printable ASCII character.
  static func thousandths(ofASCII byte: UInt8, weight: TextFont.Weight) -> Double {
    let index = Int(byte) - 0x20
    let boldness = min(max(Double(weight.rawValue - 400) / 300, -0.5), 1.3)
    return boldness == 0 ? regular[index] : regular[index] + (bold[index] - regular[index]) * boldness
  }

  // Space to `~`, in ASCII order.
  private static let regular: [Double] = [
    278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278,
    556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556,
    1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833, 722, 778,
    667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556,
    333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556,
    556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
  ]

  private static let bold: [Double] = [
    278, 333, 474, 556, 556, 889, 722, 238, 333, 333, 389, 584, 278, 333, 278, 278,
    556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 333, 333, 584, 584, 584, 611,
    975, 722, 722, 722, 722, 667, 611, 778, 722, 278, 556, 722, 611, 833, 722, 778,
    667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 333, 278, 333, 584, 556,
    333, 556, 611, 556, 611, 556, 333, 611, 611, 278, 278, 556, 278, 889, 611, 611,
    611, 611, 389, 556, 333, 611, 556, 778, 556, 556, 500, 389, 280, 389, 584,
  ]

  private static let punctuation: [Unicode.Scalar: Double] = [
    "\u{A0}": 278, "¡": 333, "¢": 556, "£": 556, "¥": 556, "§": 556, "©": 737, "«": 556, "®": 737, "°": 400, "±": 584,
    "´": 333, "µ": 556, "¶": 537, "·": 278, "»": 556, "¿": 611, "×": 584, "÷": 584, "–": 556, "—": 1000, "‘": 222,
    "’": 222, "‚": 222, "“": 333, "”": 333, "„": 333, "†": 556, "•": 350, "…": 1000, "‹": 333, "›": 333, "€": 556,
    "™": 1000, "−": 584, "Æ": 1000, "æ": 889, "Œ": 1000, "œ": 944, "ß": 611, "Ø": 778, "ø": 611,
  ]

  /// Letters with diacritics have the width of their base letters.
  private static let accented: [Unicode.Scalar: Unicode.Scalar] = {
    let letters: [(Unicode.Scalar, String)] = [
      ("A", "ÀÁÂÃÄÅĀĂĄ"), ("C", "ÇĆĈĊČ"), ("D", "ĎĐ"), ("E", "ÈÉÊËĒĔĖĘĚ"), ("G", "ĜĞĠĢ"), ("I", "ÌÍÎÏĪĮİ"),
      ("L", "ĹĽŁ"),
      ("N", "ÑŃŅŇ"), ("O", "ÒÓÔÕÖŌŎŐ"), ("R", "ŔŘ"), ("S", "ŚŜŞŠ"), ("T", "ŢŤ"), ("U", "ÙÚÛÜŪŮŰŲ"), ("Y", "ÝŸ"),
      ("Z", "ŹŻŽ"), ("a", "àáâãäåāăą"), ("c", "çćĉċč"), ("d", "ďđ"), ("e", "èéêëēĕėęě"), ("g", "ĝğġģ"),
      ("i", "ìíîïīįı"),
      ("l", "ĺľł"), ("n", "ñńņň"), ("o", "òóôõöōŏő"), ("r", "ŕř"), ("s", "śŝşš"), ("t", "ţť"), ("u", "ùúûüūůűų"),
      ("y", "ýÿ"), ("z", "źżž"),
    ]
    return letters.reduce(into: [:]) { table, entry in
      for scalar in entry.1.unicodeScalars { table[scalar] = entry.0 }
    }
  }()
}
