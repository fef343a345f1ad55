/// Grammar agreement in localized texts: `^[2 cup](inflect: true)` is shown as `2 cups`.
enum Inflection {
  /// The text in the brackets, with its last word in the plural if its number is not one.
  static func inflect(_ pieces: [LocalizedText.Piece]) -> [LocalizedText.Piece] {
    guard pieces.contains(where: \.mayBeInflected) else { return pieces }
    let texts = pieces.compactMap { piece in
      if case .text(let text) = piece { text } else { nil }
    }
    let whole = texts.joined()
    guard texts.count == pieces.count, whole.contains("^[") else { return pieces }
    return [.text(inflect(whole))]
  }

  private static func inflect(_ text: String) -> String {
    var result = ""
    var rest = Substring(text)
    while let start = rest.firstRange(of: "^["),
      let end = rest[start.upperBound...].firstRange(of: "]("),
      let close = rest[end.upperBound...].firstIndex(of: ")")
    {
      let content = rest[start.upperBound..<end.lowerBound]
      let isInflected = rest[end.upperBound..<close].contains("inflect")
      result += rest[..<start.lowerBound]
      result += isInflected ? counted(content) : String(content)
      rest = rest[rest.index(after: close)...]
    }
    return result + rest
  }

  /// `2 cup` becomes `2 cups`. Only the last word changes, as in `2 sugar cubes`.
  private static func counted(_ text: Substring) -> String {
    let words = text.split(separator: " ")
    guard let last = words.last, words.count > 1,
      let number = words.lazy.compactMap({ word in Double(word.filter { $0 != "," }) }).first, number != 1
    else { return String(text) }
    return String(text.dropLast(last.count)) + plural(last)
  }

  /// The plural of an English noun.
  private static func plural(_ noun: Substring) -> String {
    let vowels = "aeiou"
    if noun.hasSuffix("y"), let before = noun.dropLast().last, !vowels.contains(before) {
      return noun.dropLast() + "ies"
    }
    if ["s", "x", "z", "ch", "sh"].contains(where: { noun.hasSuffix($0) }) { return noun + "es" }
    return noun + "s"
  }
}

extension LocalizedText.Piece {
  /// Whether it contains the character that starts an inflection.
  fileprivate var mayBeInflected: Bool {
    if case .text(let text) = self { text.utf8.contains(UInt8(ascii: "^")) } else { false }
  }
}
