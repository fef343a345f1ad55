import ViewSource

/// The source range and the text of a node.
extension SyntaxNode {
  /// `nil` if the node has no tokens, for example a missing part.
  public var firstToken: Token? { tokenIndices.isEmpty ? nil : token(tokenIndices.lowerBound) }
  /// `nil` if the node has no tokens, for example a missing part.
  public var lastToken: Token? { tokenIndices.isEmpty ? nil : token(tokenIndices.upperBound - 1) }

  /// From the first token to the last, without the trivia around them. A node without tokens has an empty range at the
  /// begin of the next token.
  public var range: SourceRange {
    let indices = tokenIndices
    let start = Int(token(indices.lowerBound).start)
    return SourceRange(start, indices.isEmpty ? start : token(indices.upperBound - 1).end)
  }

  /// The source text of the node, including the trivia inside it.
  public var text: String { bytes.text(range) }

  /// The source text of a token, without trivia.
  public func text(of token: Token) -> String { bytes.text(token.range) }

  /// The name of an identifier token, without backticks. It is fastest for tokens of the node, above all its first.
  public func name(of token: Token) -> Name {
    let indices = tokenIndices
    guard var low = indices.first else { return Name(token.range, in: bytes) }
    var high = self.token(low).start == token.start ? low : indices.upperBound
    while high - low > 1 {
      let middle = (low + high) / 2
      if self.token(middle).start <= token.start { low = middle } else { high = middle }
    }
    return self.token(low).start == token.start ? name(at: low) : Name(token.range, in: bytes)
  }

  /// Whether the token at an index of the node is an identifier with one of the names of the filter.
  @inlinable @inline(__always)
  public func says(_ words: WordFilter, at index: Int) -> Bool {
    let token = token(index)
    return token.kind == .identifier
      && words.mayContain(first: bytes[Int(token.start)], length: Int(token.length))
      && words.names.contains(name(at: index))
  }

  /// Whether an identifier with one of the names of the filter occurs in the node.
  @inlinable
  public func says(_ words: WordFilter) -> Bool { tokenIndices.contains { says(words, at: $0) } }

  /// Whether a token has a spelling; compares bytes, without making a string.
  public func isSpelt(_ token: Token, _ text: StaticString) -> Bool { bytes.isEqual(token.range, to: text) }

  /// The tokens of the node that belong to none of its children.
  public var ownTokens: OwnTokens { OwnTokens(self) }

  /// The node's first own token of a kind.
  public func ownToken(_ kind: TokenKind) -> Token? {
    ownTokens.first { $0.kind == kind }
  }

  /// The first child of a kind.
  public func child(_ kind: NodeKind) -> SyntaxNode? {
    children.first { $0.kind == kind }
  }

  /// A sequence of the tokens between the children.
  public struct OwnTokens: Sequence, IteratorProtocol {
    private let node: SyntaxNode
    private let children: Children
    private var nextChild = 0
    /// The index in the tree of the next token.
    public private(set) var index: Int

    init(_ node: SyntaxNode) {
      self.node = node
      children = node.children
      index = node.tokenIndices.lowerBound
    }

    /// The next own token, in source order; `index` is then the index after it.
    public mutating func next() -> Token? {
      while nextChild < children.count {
        let covered = children[nextChild].tokenIndices
        if index < covered.lowerBound { break }
        index = Swift.max(index, covered.upperBound)
        nextChild += 1
      }
      guard index < node.tokenIndices.upperBound else { return nil }
      defer { index += 1 }
      return node.token(index)
    }
  }
}
