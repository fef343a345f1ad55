/// The name that Xcode gives the symbol of an asset: `verse-bg-field` is `verseBgField`, `AccentColor` is `accent`.
struct AssetName {
  private var words: [String] = []

  /// - Parameter suffix: in small letters, the word that is left out at the end, unless it is the only one.
  init(_ name: some StringProtocol, without suffix: String? = nil) {
    let characters = Array(name)
    var word = ""
    for (index, character) in characters.enumerated() {
      let next = characters.indices.contains(index + 1) ? characters[index + 1] : nil
      if let last = word.last, AssetName.isBorder(last, character, before: next) {
        words.append(word)
        word = ""
      }
      if character.isLetter || character.isNumber {
        word.append(character)
      } else if !word.isEmpty {
        words.append(word)
        word = ""
      }
    }
    if !word.isEmpty { words.append(word) }
    if let suffix, words.count > 1, words.last?.lowercased() == suffix { words.removeLast() }
  }

  /// `my|Logo`, `Blue|500`, `BG|Color`
  private static func isBorder(_ left: Character, _ right: Character, before next: Character?) -> Bool {
    if left.isNumber != right.isNumber { return right.isLetter || right.isNumber }
    guard right.isUppercase else { return false }
    return !left.isUppercase || next?.isLowercase == true
  }

  /// As a member is called: `getStartedBG`. A name in capitals stays in capitals: `AL_0`, `_292_C_38`.
  var member: String {
    if words.joined().contains(where: \.isLowercase) {
      return AssetName.identifier((words.first?.lowercased() ?? "") + words.dropFirst().map(AssetName.raised).joined())
    }
    return AssetName.identifier(words.joined(separator: "_"))
  }

  /// As a namespace is called: `IconPreviews`.
  var namespace: String { AssetName.identifier(words.map(AssetName.raised).joined()) }

  private static func raised(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }

  private static func identifier(_ text: String) -> String { text.first?.isNumber == true ? "_" + text : text }
}
