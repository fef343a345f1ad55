import ViewSyntax

extension SyntaxNode {
  /// The code without what makes no difference: comments, white space, and `self.` before a member.
  var plainText: String {
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
      words.append(text(of: token))
      index += 1
    }
    return words.joined(separator: " ")
  }
}
