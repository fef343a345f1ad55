import ViewLayout

/// The notation of a tree of views: `(hstack center 8 #row (color #a) (spacer _))`.
///
/// A node is a word and its arguments, with `_` for `nil`. Names for tests start with `#`; children follow in
/// parentheses. `(dynamic …)` stands for `ForEach` and `if`, `(group …)` for `Group`. A number within a `geometry` may
/// be relative to the size of the reader: `0.5w`, `0.25h`, or `w|40` for the smaller of its width and 40.
struct TreeNotation {
  var words: [String] = []
  var names: [String] = []
  var children: [TreeNotation] = []

  init(words: [String], names: [String] = [], children: [TreeNotation] = []) {
    self.words = words
    self.names = names
    self.children = children
  }

  /// The first tree in `text`.
  init?(_ text: some StringProtocol) {
    var tokens = TreeNotation.tokens(text)[...]
    guard tokens.popFirst() == "(", let tree = TreeNotation(&tokens) else { return nil }
    self = tree
  }

  /// Parses what follows an opening parenthesis, up to the closing one.
  private init?(_ tokens: inout ArraySlice<String>) {
    while let token = tokens.popFirst() {
      if token == ")" { return }
      if token == "(" {
        guard let child = TreeNotation(&tokens) else { return nil }
        children.append(child)
      } else if token.hasPrefix("#") {
        names.append(String(token.dropFirst()))
      } else {
        words.append(token)
      }
    }
    return nil
  }

  private static func tokens(_ text: some StringProtocol) -> [String] {
    var tokens: [String] = []
    var word = ""
    var isQuoted = false
    for character in text {
      if character == "\"" {
        if isQuoted {
          tokens.append(word)
          word = ""
        }
        isQuoted.toggle()
      } else if !isQuoted && (character == "(" || character == ")" || character.isWhitespace) {
        if !word.isEmpty { tokens.append(word) }
        word = ""
        if !character.isWhitespace { tokens.append(String(character)) }
      } else {
        word.append(character)
      }
    }
    return tokens
  }
}

/// Reads the arguments of a node in order.
struct Arguments {
  private var words: ArraySlice<String>
  private let geometry: Size?

  init(_ words: [String], geometry: Size?) {
    self.words = words.dropFirst()
    self.geometry = geometry
  }

  mutating func word(_ otherwise: String = "_") -> String { words.popFirst() ?? otherwise }

  /// A number of points, or `nil` for `_`.
  mutating func length() -> Double? {
    let word = word()
    if word == "_" { return nil }
    if word == "inf" { return .infinity }
    if word == "nan" { return .nan }
    if let number = Double(word) { return number }
    if let bar = word.firstIndex(of: "|") {
      return min(geometry?.width ?? 0, Double(word[word.index(after: bar)...]) ?? 0)
    }
    let factor = Double(word.dropLast()) ?? 0
    return factor * ((word.last == "w" ? geometry?.width : geometry?.height) ?? 0)
  }

  mutating func number(_ otherwise: Double = 0) -> Double { length() ?? otherwise }
}
