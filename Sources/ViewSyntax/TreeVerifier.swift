import ViewSource

/// Verifies that a tree contains the whole source.
public enum TreeVerifier {
  /// The first violation of the tree's invariants; `nil` if the tree rebuilds its source byte for byte.
  ///
  /// A traversal visits every token once and in order, no child extends outside its parent or into a sibling, and only
  /// white space, comments or bytes with a diagnostic are between the tokens.
  public static func problem(in result: ParseResult) -> String? {
    let tree = result.tree
    var next = 0
    // The open nodes, with the index of the next child.
    var open: [(node: SyntaxNode, child: Int)] = [(tree.root, 0)]
    guard tree.root.tokenIndices == 0..<tree.tokenCount else { return "the root does not cover all tokens" }
    while let (node, child) = open.last {
      let end = node.tokenIndices.upperBound
      guard child < node.children.count else {
        next = max(next, end)
        open.removeLast()
        continue
      }
      open[open.count - 1].child += 1
      let covered = node.children[child].tokenIndices
      guard covered.lowerBound >= next, covered.upperBound <= end else {
        return "\(node.children[child].kind) in \(node.kind) covers tokens \(covered), expected from \(next) to \(end)"
      }
      next = covered.lowerBound
      open.append((node.children[child], 0))
    }
    guard next == tree.tokenCount else { return "the walk ends at token \(next) of \(tree.tokenCount)" }
    return problemBetweenTokens(result)
  }

  /// Checks that only trivia is between the tokens, or bytes explained by a diagnostic: one about these bytes, or an
  /// earlier one of their line, because only the first of a line is kept.
  private static func problemBetweenTokens(_ result: ParseResult) -> String? {
    let tree = result.tree
    let lines = LineIndex(tree.source)
    // The last diagnostic that begins at or before the current bytes.
    var last = -1
    var position = 0
    for index in 0..<tree.tokenCount {
      let token = tree.token(index)
      guard Int(token.start) >= position, token.end <= tree.source.count else { return "token \(index) overlaps" }
      var scanner = TriviaScanner(tree.source.bytes, SourceRange(position, Int(token.start)))
      while let (piece, range) = scanner.next() {
        guard piece == .other else { continue }
        while last + 1 < result.diagnostics.count, result.diagnostics[last + 1].range.start <= range.start { last += 1 }
        let explanation = last < 0 ? nil : result.diagnostics[last].range
        if let explanation, explanation.contains(range) { continue }
        if let explanation, lines.line(of: explanation.start) == lines.line(of: range.start) { continue }
        return "the bytes \(range.start)..<\(range.end) are in no token"
      }
      position = token.end
    }
    return position == tree.source.count ? nil : "the tokens end at \(position) of \(tree.source.count)"
  }
}
