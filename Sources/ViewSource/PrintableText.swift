/// Removes characters from text that would control the terminal.
///
/// Source code, file names and the output of programs may contain any character. Control characters move the cursor,
/// ring the bell and change colours; bidirectional control characters make text look like other text.
public enum PrintableText {
  /// Whether a scalar is a control character or a bidirectional control character.
  public static func isActive(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0: true
    // The marks, embeddings, overrides and isolates of the bidirectional algorithm.
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  /// The text as one line: control characters become visible symbols or U+FFFD.
  public static func line(_ text: String) -> String { replaced(text, keeping: "") }

  /// The text with its line feeds and tabs; other control characters are replaced.
  public static func lines(_ text: String) -> String { replaced(text, keeping: "\n\t") }

  /// Whether a text has no control character and no line ending.
  static func isLine(_ text: String) -> Bool { isPlain(text, keepsLines: false) }

  /// - Parameter kept: the control characters that stay.
  private static func replaced(_ text: String, keeping kept: String) -> String {
    if isPlain(text, keepsLines: !kept.isEmpty) { return text }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if !isActive(scalar) || kept.unicodeScalars.contains(scalar) {
        result.append(scalar)
      } else if scalar.value < 0x20 {
        result.append(Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}")
      } else {
        result.append(scalar == "\u{7F}" ? "\u{2421}" : "\u{FFFD}")
      }
    }
    return String(result)
  }

  /// Whether no byte begins a character to replace. It is a fast path for nearly all text, by bytes.
  private static func isPlain(_ text: String, keepsLines: Bool) -> Bool {
    var before: UInt8 = 0
    for byte in Array(text.utf8) {
      if byte < 0x20 {
        guard keepsLines, byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\t") else { return false }
      } else if byte == 0x7F {
        return false
      } else if byte < 0xC0 {
        // The second byte of U+0080 to U+009F, of U+061C, and of U+2000 to U+207F.
        if before == 0xC2, byte < 0xA0 { return false }
        if before == 0xD8, byte == 0x9C { return false }
        // Dashes and the ellipsis share the first two bytes; the third byte decides.
        if before == 0xE2, byte == 0x80 || byte == 0x81 {
          before = byte == 0x80 ? 1 : 2
          continue
        }
        if before == 1, byte == 0x8E || byte == 0x8F || (0xAA...0xAE).contains(byte) { return false }
        if before == 2, (0xA6...0xA9).contains(byte) { return false }
      }
      before = byte >= 0xC0 ? byte : 0
    }
    return true
  }
}
