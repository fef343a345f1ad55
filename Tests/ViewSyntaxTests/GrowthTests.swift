import Testing
import ViewSource

@testable import ViewSyntax

/// Hostile input: however long or deep it is, the parser ends and loses no byte, and for input twice as long it reads
/// and creates at most twice as much.
@Suite struct GrowthTests {
  private static let size = 10_000

  @Test(arguments: HostileInput.all)
  func workIsLinear(_ input: HostileInput) {
    let once = Work(input.text(GrowthTests.size / 2))
    let twice = Work(input.text(GrowthTests.size))
    #expect(once.problem == nil)
    #expect(twice.problem == nil)
    #expect(twice.tokens <= 2 * once.tokens + Work.slack)
    #expect(twice.nodes <= 2 * once.nodes + Work.slack)
    #expect(twice.diagnostics <= 2 * once.diagnostics + Work.slack)
    #expect(twice.looks <= Work.mostLooks(twiceThoseOf: once))
    #expect(twice.bytes <= Work.bytesPerSourceByte * twice.sourceBytes)
    #expect(twice.height <= Work.maximumHeight)
  }

  /// Unclosed brackets do not make the tree too deep.
  @Test func depthIsCapped() {
    let text = String(repeating: "(", count: GrowthTests.size)
    let result = Workers.onDeepStack { Parser.parse(SourceBuffer(text)) }
    #expect(result.diagnostics.contains { $0.message == .nestedTooDeep })
  }

  /// Even much longer chains than people write are no error.
  @Test func longChainsAreAllowed() {
    let text = "a" + String(repeating: "\n  .b()", count: Parser.maximumChain / 2 - 1)
    let result = Workers.onDeepStack { Parser.parse(SourceBuffer(text)) }
    #expect(result.diagnostics.isEmpty)
  }
}

/// The counted work of a parse.
private struct Work: Sendable {
  /// The counts begin to grow at the depth where the parser stops descending.
  static let slack = 2 * Parser.maximumDepth
  /// The memory of a tree for any input: each byte is at most one token, which at most two nodes represent.
  static let bytesPerSourceByte = 48
  /// The longest chain at the deepest nesting, with the nodes that each level may take.
  static let maximumHeight = 2 * (Parser.maximumChain + 8 * Parser.maximumDepth)

  /// A factor of four would be quadratic. The lookahead is limited to a fixed depth, which short input has not reached
  /// everywhere.
  static func mostLooks(twiceThoseOf other: Work) -> Int { 5 * other.looks / 2 + 1000 * slack }

  var sourceBytes: Int
  /// The number of bytes, tokens and nodes that were read; 0 in a release build, which does not count.
  var looks: Int
  var tokens: Int
  var nodes: Int
  var diagnostics: Int
  var height: Int
  var problem: String?

  var bytes: Int

  init(_ text: String) {
    self = Workers.onDeepStack {
      let buffer = SourceBuffer(text)
      let result = Parser.parse(buffer)
      #if DEBUG
        let looks = buffer.looks.total
      #else
        let looks = 0
      #endif
      return Work(result, buffer.count, looks)
    }
  }

  private init(_ result: ParseResult, _ sourceBytes: Int, _ looks: Int) {
    self.sourceBytes = sourceBytes
    self.looks = looks
    bytes = result.tree.byteCount
    tokens = result.tree.tokenCount
    nodes = result.tree.nodeCount
    diagnostics = result.diagnostics.count
    problem = TreeVerifier.problem(in: result)
    height = withExtendedLifetime(result) { Work.height(of: result.tree.root) }
  }

  private static func height(of root: SyntaxNode) -> Int {
    var highest = 0
    var open: [(node: SyntaxNode, height: Int)] = [(root, 1)]
    while let (node, height) = open.popLast() {
      highest = max(highest, height)
      for child in node.children { open.append((child, height + 1)) }
    }
    return highest
  }
}

/// A form of input that causes trouble if a parser recurses, looks far ahead or starts over.
struct HostileInput: Sendable, CustomTestStringConvertible {
  let name: String
  let text: @Sendable (Int) -> String

  var testDescription: String { name }

  private init(_ name: String, _ text: @escaping @Sendable (Int) -> String) {
    self.name = name
    self.text = text
  }

  private static func nested(_ name: String, _ opening: String, _ inside: String, _ closing: String) -> HostileInput {
    HostileInput("nested " + name) { count in
      "let a = " + String(repeating: opening, count: count) + inside + String(repeating: closing, count: count)
    }
  }

  private static func unclosed(_ opening: String) -> HostileInput {
    HostileInput("only \(opening)") { String(repeating: opening, count: $0) }
  }

  private static func chained(_ name: String, _ first: String, _ next: String) -> HostileInput {
    HostileInput("chained " + name) { first + String(repeating: next, count: $0) }
  }

  static let all: [HostileInput] =
    [
      nested("parentheses", "(", "1", ")"),
      nested("brackets", "[", "1", "]"),
      nested("closures", "{ ", "1", " }"),
      nested("calls", "f(", "1", ")"),
      nested("trailing closures", "f { ", "1", " }"),
      nested("generic arguments", "A<", "B", ">"),
      nested("interpolations", "\"\\(", "1", ")\""),
      nested("ternaries", "a ? ", "b", " : c"),
      nested("prefix operators", "- ", "1", ""),
      nested("if expressions", "if a { ", "1", " }"),
      nested("comments", "/*", "", "*/ "),
      HostileInput("nested types") {
        "let a: " + String(repeating: "[", count: $0) + String(repeating: "]", count: $0)
      },
      HostileInput("nested function types") { "let a: A" + String(repeating: " -> (A)", count: $0) },
      HostileInput("nested structs") {
        String(repeating: "struct A { ", count: $0) + String(repeating: "}", count: $0)
      },
      HostileInput("nested functions") {
        String(repeating: "func f() { ", count: $0) + String(repeating: "}", count: $0)
      },
      HostileInput("nested directives") {
        String(repeating: "#if a\n", count: $0) + String(repeating: "#endif\n", count: $0)
      },
      HostileInput("nested patterns") {
        "let " + String(repeating: "(", count: $0) + "a" + String(repeating: ")", count: $0)
      },
      chained("modifiers", "a", "\n  .b(c)"),
      chained("modifiers with closures", "a", "\n  .b { c }"),
      chained("members", "a", ".b"),
      chained("calls", "a", "()"),
      chained("subscripts", "a", "[0]"),
      chained("optionals", "a", "?.b"),
      chained("else if", "if a {}", " else if b {}"),
      chained("sums", "let a = 1", " + 1"),
      chained("unknown operators", "let a = 1", " <+> 1"),
      chained("assignments", "a", " = b"),
      chained("ternaries", "let a = b", " ? c : d"),
      chained("casts", "let a = b", " as C"),
      chained("arrows", "let a = b", " -> c"),
      chained("less than", "let a = b", " < c"),
      chained("generic arguments", "let a = b", "<c"),
      chained("directives in a chain", "a", "\n#if b\n.c()\n#endif"),
      chained("statements", "", "let a = 1\n"),
      chained("arguments", "f(", "1, "),
      chained("cases", "switch a {", "\ncase .b: c()"),
      chained("labels", "", "a: "),
      chained("attributes", "", "@A "),
      chained("modifiers of a declaration", "", "public "),
      chained("generic parameters", "struct A<", "B, "),
      chained("closures' parameters", "f { ", "a, "),
      chained("semicolons", "", ";"),
      chained("two statements a line", "a", " b"),
      chained("missing commas", "f(1", " 1"),
      chained("stray braces", "", "}\n"),
      chained("operators", "a", " +"),
      chained("NUL", "", "a\0"),
      chained("broken functions", "", "func f(a: Int {\n"),
      chained("broken structs", "", "struct A {\n  var a = (\n"),
      chained("modifiers of nothing", "", "async "),
      chained("modifiers of modifiers", "", "unowned(unsafe) "),
      chained("groups of operators", "", "precedencegroup a {"),
      chained("groups of operators in a group", "precedencegroup a {", " precedencegroup b "),
      chained("generic arguments or less than", "", "a<b,c"),
      chained("regexes of several lines", "", "#/\n"),
      chained("regexes of fewer and fewer pounds", "", "###/\n##/\n#/\n"),
      chained("escaped slashes", "", "/\\"),
      chained("escaped slashes in operators", "", "-/\\"),
      HostileInput("escaped slashes before a parenthesis") { "a = /" + String(repeating: "\\/", count: $0) + ")" },
      HostileInput("escaped slashes and classes") { "a = " + String(repeating: "\\/[]", count: $0) + ")" },
      HostileInput("escaped slashes in classes") {
        "a = " + String(repeating: "\\/[\\/(]", count: $0) + String(repeating: ")", count: $0)
      },
      HostileInput("escaped slashes before a space") { "a = " + String(repeating: "\\/", count: $0) + " /" },
      chained("lines of an open string", "let a = \"\"\"", "\n text \\(b"),
    ]
    + [
      "(", "[", "{", "<", ")", "]", "}", ">", "\"", "\"\"\"\n", "\"\\(", "#\"", "'", "`", "/*", "/", "#/", "#if a\n",
      "@", "#",
      "@a(", ".", "\\", "\\.", "$", "<#", "&", "?", "!", ":", ",", "=", "->", "f(", "f { ", "a[", "a<", "if ",
      "if a {\n",
      "switch a {\n", "case ", "case .a:\n", "guard a else {\n", "for a in ", "while ", "repeat {", "do {", "func f(",
      "struct A {\n", "class A<", "let ", "let a = ", "var a: ", "a ? ", "try ", "await ", "some ", "repeat ", "each ",
      "{ (a: ", "{ [", "{ a in ", "where ", "\u{FFFF}", "“", "é",
    ].map(unclosed)
}
