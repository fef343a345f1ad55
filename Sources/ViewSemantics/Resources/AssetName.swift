/// The symbol name that Xcode generates for an asset: `verseBgField` for `verse-bg-field`, `accent` for `AccentColor`.
struct AssetName {
  private var words: [String] = []

  /// - Parameter suffix: the word in lower case that is omitted at the end, unless it is the only one.
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

  /// Whether a word begins between two characters: `my|Logo`, `Blue|500`, `BG|Color`.
  private static func isBorder(_ left: Character, _ right: Character, before next: Character?) -> Bool {
    if left.isNumber != right.isNumber { return right.isLetter || right.isNumber }
    guard right.isUppercase else { return false }
    return !left.isUppercase || next?.isLowercase == true
  }

  /// The name as a member: `getStartedBG`. A name in capitals keeps them: `AL_0`, `_292_C_38`.
  var member: String {
    if words.joined().contains(where: \.isLowercase) {
      return AssetName.identifier((words.first?.lowercased() ?? "") + words.dropFirst().map(AssetName.raised).joined())
    }
    return AssetName.identifier(words.joined(separator: "_"))
  }

  /// The name as a namespace: `IconPreviews`.
  var namespace: String { AssetName.identifier(words.map(AssetName.raised).joined()) }

  private static func raised(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }

  private static func identifier(_ text: String) -> String { text.first?.isNumber == true ? "_" + text : text }
}
