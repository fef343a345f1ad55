import FixtureSupport
import Testing
import ViewSource

@testable import ViewSyntax

/// Tests every case of the syntax areas against its golden.
@Suite struct SyntaxFixtureTests {
  @Test(arguments: Fixture.all(in: "Lexer"))
  func tokens(_ fixture: Fixture) throws {
    let parsed = try Parsed(fixture)
    try fixture.expectGolden(TreePrinter.tokens(of: parsed.result.tree) + parsed.diagnosticText)
    #expect(TreeVerifier.problem(in: parsed.result) == nil)
  }

  @Test(arguments: Fixture.all(in: "Parser"))
  func tree(_ fixture: Fixture) throws {
    let parsed = try Parsed(fixture)
    try fixture.expectGolden(TreePrinter.text(of: parsed.result.tree.root) + parsed.diagnosticText)
    #expect(TreeVerifier.problem(in: parsed.result) == nil)
    #expect(parsed.result.diagnostics.isEmpty)
  }

  @Test(arguments: Fixture.all(in: "Recovery"))
  func recovery(_ fixture: Fixture) throws {
    let parsed = try Parsed(fixture)
    try fixture.expectGolden(parsed.diagnosticText + TreePrinter.text(of: parsed.result.tree.root))
    #expect(TreeVerifier.problem(in: parsed.result) == nil)
    #expect(!parsed.result.diagnostics.isEmpty)
  }

  /// Every kind occurs in a fixture; otherwise it would be untested.
  @Test func everyKindOccurs() throws {
    var nodes: Set<NodeKind> = []
    var tokens: Set<TokenKind> = []
    for fixture in Parsed.allFixtures {
      let tree = try Parsed(fixture).result.tree
      for index in 0..<tree.nodeCount { nodes.insert(tree.node(NodeID(index)).kind) }
      for index in 0..<tree.tokenCount { tokens.insert(tree.token(index).kind) }
      // In the tree a contextual keyword that names something is an identifier: `@unknown` is an ordinary attribute.
      let lexed = Lexer.lex(tree.source)
      for index in 0..<lexed.tokens.count { tokens.insert(lexed.tokens[index].kind) }
    }
    #expect(NodeKind.allCases.filter { !nodes.contains($0) } == [])
    #expect(TokenKind.allCases.filter { !tokens.contains($0) } == [])
  }

  /// Parsing is a pure function: it gives the same tree each time and on every thread.
  @Test func parsingIsRepeatable() throws {
    for fixture in Parsed.allFixtures {
      let bytes = try fixture.source()
      let texts = Workers.map(4) { _ in
        let result = Parser.parse(SourceBuffer(bytes))
        // A node does not keep its tree alive.
        return withExtendedLifetime(result) { TreePrinter.text(of: result.tree.root) }
      }
      #expect(Set(texts).count == 1, "\(fixture.testDescription)")
    }
  }
}

/// A fixture's file, parsed.
struct Parsed {
  let file: SourceFile
  let result: ParseResult

  static var allFixtures: [Fixture] {
    Fixture.all(in: "Lexer") + Fixture.all(in: "Parser") + Fixture.all(in: "Recovery")
  }

  init(_ fixture: Fixture) throws {
    file = SourceFile(path: fixture.name + ".swift", buffer: SourceBuffer(try fixture.source()))
    result = Parser.parse(file.buffer)
  }

  init(_ text: String) {
    file = SourceFile(path: "test.swift", text: text)
    result = Parser.parse(file.buffer)
  }

  var diagnosticText: String {
    let printer = DiagnosticPrinter()
    return result.diagnostics.map { printer.text(of: $0.diagnostic(in: file)) }.joined()
  }
}
