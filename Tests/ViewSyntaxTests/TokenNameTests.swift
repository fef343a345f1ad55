import Testing
import ViewSource
import ViewSyntax

/// The names that a tree stores for its tokens are those in the source.
@Suite struct TokenNameTests {
  private static let text = """
    struct `class`: View { // a comment
      var body: some View { Text("\\(name)").padding(top: $text, _inner.`default`) }
    }

    """ + String(repeating: "let value = first.second(third: fourth)\n", count: 200)

  @Test func namesAreThoseOfTheSource() {
    let tree = Parser.parse(SourceBuffer(Self.text)).tree
    forEachNode(of: tree.root) { node in
      for token in node.ownTokens where token.kind == .identifier || token.kind == .backtickedIdentifier {
        let name = Name(token.range, in: tree.source.bytes)
        #expect(node.name(of: token) == name)
        // Also query a node with many tokens, of which this is one.
        #expect(tree.root.name(of: token) == name)
      }
    }
  }

  /// A token that does not belong to the node has a name all the same.
  @Test func foreignTokens() throws {
    let tree = Parser.parse(SourceBuffer("first(second)\nthird")).tree
    let last = try #require(tree.root.children.last?.firstToken)
    let first = try #require(tree.root.children.first)
    #expect(first.name(of: last) == "third")
  }

  @Test func threadsSeeTheSameNames() {
    let tree = Parser.parse(SourceBuffer(Self.text)).tree
    let names = Workers.map(8, jobs: 8) { _ in tree.root.tokenIndices.map { tree.root.name(at: $0) } }
    let expected = tree.root.tokenIndices.map { Name(tree.token($0).range, in: tree.source.bytes) }
    for found in names { #expect(found == expected) }
  }

  private func forEachNode(of node: SyntaxNode, _ body: (SyntaxNode) -> Void) {
    body(node)
    for child in node.children { forEachNode(of: child, body) }
  }
}
