import ViewSyntax

extension SyntaxNode {
  /// The source without insignificant parts: comments, white space, and `self.` before a member.
  var plainText: String { plainText { _ in nil } }

  /// The same with replacements for some tokens.
  func plainText(_ replacement: (Token) -> String?) -> String {
    var words: [String] = []
    var index = tokenIndices.lowerBound
    while index < tokenIndices.upperBound {
      let token = token(index)
      let isBeforeMember =
        token.kind == .selfKeyword && index + 1 < tokenIndices.upperBound && self.token(index + 1).kind == .period
      if isBeforeMember {
        index += 2
        continue
      }
      words.append(replacement(token) ?? text(of: token))
      index += 1
    }
    return words.joined(separator: " ")
  }
}
