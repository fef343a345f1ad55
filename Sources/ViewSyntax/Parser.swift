import ViewSource

/// Turns tokens into a syntax tree by recursive descent.
///
/// Every `parse…` function consumes tokens and leaves exactly one finished node on `pending`, unless its comment says
/// otherwise. A parent records the number of pending nodes when it begins and adopts those added since. A node is
/// therefore made after its children, and no node is ever moved.
///
/// The parser copies each consumed token from the lexer's column to the tree's. It can change the kind of a contextual
/// keyword (`get` becomes an identifier where it is a name) and split an operator (`>>` where it closes two argument
/// lists).
public struct Parser: ~Copyable {
  let bytes: SourceBytes
  /// The lexer's tokens.
  var input: Column<Token>
  /// Index in `input` of the current token.
  var index = 0
  /// The current token: the next one to consume.
  var token: Token
  /// The consumed tokens, which become the tree's tokens.
  var tokens: Column<Token>
  var nodes: Column<Node>
  var lists: Column<NodeID>
  /// Finished nodes without a parent yet.
  var pending: Column<NodeID>
  /// The operands and operators of the expressions being parsed.
  var operands: Column<Operand>
  var operations: Column<Operation>
  let operators: OperatorTable

  var diagnostics: [SyntaxDiagnostic]
  /// The `#if` clauses that the compiler does not parse: their errors are not reported.
  var unparsedClauses: [Range<Int>] = []
  /// Whether the parser recovers from an error: it reports nothing until it is certain of the structure again.
  var isRecovering = false
  /// The number of errors, reported or suppressed.
  var problemCount = 0
  /// The nesting depth.
  var depth = 0
  /// The numbers of open `(` and `[` since the last `{`: a closing bracket without a partner closes nothing.
  var openParens = 0
  var openBrackets = 0
  /// The number of enclosing `#if`.
  var ifConfigDepth = 0
  /// Whether a `{` begins the body of an `if`, `while` or `for` instead of a trailing closure.
  var isInCondition = false
  /// Whether the expression is a pattern, in which `let` and `var` may occur.
  var isInPattern = false
  /// Whether names are declarations: the pattern is inside a `let` or `var`.
  var isInBindingPattern = false
  /// Whether an `=` ends the pattern of `if case` instead of assigning.
  var isBeforeEqual = false
  /// Whether the parser is in the body of a function or closure, where members and top-level declarations are not
  /// allowed.
  var isInBody = false
  /// Whether `$0` is allowed: the innermost closure has no named parameters.
  var hasClosureArguments = false
  /// Whether a numbered argument occurred.
  var sawNumberedArgument = false
  /// The position of the declaration whose modifiers are being parsed.
  var declContext = DeclContext.file
  /// Whether the parser is in the arguments of an attribute, where reserved words are names:
  /// `@attached(member, names: named(init))`.
  var isInAttribute = false
  /// Whether the parser is in the body of an accessor that may `yield`.
  var isInCoroutine = false
  var hasUnknownOperators = false
  var hasConditions = false
  /// Whether the last pending expression is the pattern of a case without its keyword; the `:` follows.
  var hasCaseWithoutWord = false
  /// Whether this is the second parse of a file with errors: a bracket is treated as unclosed at a line indented no
  /// deeper than the line of the bracket.
  var trustsIndentation = false
  /// The tokens of `input` last found to be modifiers without a declaration.
  var bareModifiers = 0..<0
  /// The tokens of `input` last found to be effects without an arrow.
  var bareEffects = 0..<0
  /// The position of the last missing comma. Each position is reported once; a token that cannot begin an element is
  /// skipped.
  var missingCommaAt = -1

  /// Lexes and parses a file. It never fails: the tree represents errors as `Unexpected` and `Missing` nodes.
  ///
  /// - Parameter operators: the declarations of the rest of the module; the file's own declarations are added.
  public static func parse(_ source: SourceBuffer, operators: OperatorTable = .standard) -> ParseResult {
    parse(Lexer.lex(source), of: source, operators: operators)
  }

  /// Parses a file without the bodies of functions that return nothing: they are empty in the tree.
  package static func parseSignatures(_ source: SourceBuffer, operators: OperatorTable = .standard) -> ParseResult {
    parse(Lexer.lex(source, skipsBodies: true), of: source, operators: operators)
  }

  /// The number of tokens of a file, to measure the lexer alone.
  public static func tokenCount(of source: SourceBuffer) -> Int {
    let lexed = Lexer.lex(source)
    return lexed.tokens.count
  }

  static func parse(_ lexed: consuming LexResult, of source: SourceBuffer, operators: OperatorTable) -> ParseResult {
    let declared = OperatorDeclarations.find(in: lexed.tokens, bytes: source.bytes)
    let lexicalDiagnostics = lexed.diagnostics
    var parser = Parser(input: lexed.tokens, bytes: source.bytes, operators: operators.adding(declared))
    parser.parseSourceFile()
    if !parser.diagnostics.isEmpty {
      parser.reparse(source, hasLexicalErrors: lexicalDiagnostics.contains { !$0.message.isWarning })
    }
    return parser.finish(source: source, operators: declared, lexicalDiagnostics: lexicalDiagnostics)
  }

  /// Parses a file with errors a second time, with repaired brackets and with the indentation as a hint, and keeps the
  /// result if it has fewer errors: one lost bracket then does not destroy the structure of the rest. The diagnostics
  /// are the first one of the first parse and the later ones of the second.
  private mutating func reparse(_ source: SourceBuffer, hasLexicalErrors: Bool) {
    let lexed = Lexer.lex(source)
    let repairs = BracketRepair.repairs(of: lexed.tokens, bytes: bytes)
    var best: Parser
    var fewest = Int.max
    if let first = repairs.first {
      best = Parser(reparsing: first.column(of: bytes), bytes: bytes, operators: operators)
      fewest = best.problemCount - first.ignoredCount
      for other in repairs.dropFirst() where fewest > 0 {
        let parser = Parser(reparsing: other.column(of: bytes), bytes: bytes, operators: operators)
        let count = parser.problemCount - other.ignoredCount
        if count < fewest {
          fewest = count
          best = parser
        }
      }
    } else {
      best = Parser(reparsing: lexed.tokens, bytes: bytes, operators: operators)
      // Without a repair, the first diagnostic of both parses is for the same error.
      if !best.diagnostics.isEmpty { best.diagnostics.removeFirst() }
    }
    guard
      best.diagnostics.count < diagnostics.count
        || (fewest < problemCount && best.diagnostics.count == diagnostics.count)
    else { return }
    // A lexical error explains the first parse error, if there is no other.
    if !hasLexicalErrors || !best.diagnostics.isEmpty {
      let first = diagnostics[0]
      best.diagnostics = [first] + best.diagnostics.filter { $0.range.start > first.range.start }
    }
    self = best
  }

  /// Parses a file with errors a second time.
  private init(reparsing tokens: consuming Column<Token>, bytes: SourceBytes, operators: OperatorTable) {
    self.init(input: tokens, bytes: bytes, operators: operators)
    trustsIndentation = true
    parseSourceFile()
  }

  init(input: consuming Column<Token>, bytes: SourceBytes, operators: OperatorTable) {
    let count = input.count
    token = input[0]
    self.input = input
    self.bytes = bytes
    self.operators = operators
    // Swift code has about three nodes for four tokens.
    tokens = Column(capacity: count + 8, of: bytes)
    nodes = Column(capacity: count, of: bytes)
    lists = Column(capacity: count, of: bytes)
    pending = Column(capacity: 256, of: bytes)
    operands = Column(capacity: 32, of: bytes)
    operations = Column(capacity: 32, of: bytes)
    diagnostics = []
  }

  private consuming func finish(
    source: SourceBuffer, operators: OperatorDeclarations, lexicalDiagnostics: [SyntaxDiagnostic]
  ) -> ParseResult {
    let lexicalDiagnostics = outsideUnparsedClauses(lexicalDiagnostics)
    var diagnostics = lexicalDiagnostics + self.diagnostics
    if !diagnostics.isEmpty {
      diagnostics.sort { ($0.range.start, $0.range.end) < ($1.range.start, $1.range.end) }
      if !lexicalDiagnostics.isEmpty { diagnostics = firstOfEachLine(diagnostics) }
      markErrors()
    }
    let tree = SyntaxTree(
      source: source, tokens: tokens, nodes: nodes, lists: lists, hasUnknownOperators: hasUnknownOperators,
      hasConditions: hasConditions, operators: operators)
    return ParseResult(tree: tree, diagnostics: diagnostics)
  }

  private func outsideUnparsedClauses(_ diagnostics: [SyntaxDiagnostic]) -> [SyntaxDiagnostic] {
    if unparsedClauses.isEmpty || diagnostics.isEmpty { return diagnostics }
    let clauses = unparsedClauses.sorted { $0.lowerBound < $1.lowerBound }
    var next = 0
    var end = 0
    // Both are in source order, so each clause is visited once.
    return diagnostics.sorted { $0.range.start < $1.range.start }.filter { diagnostic in
      let start = Int(diagnostic.range.start)
      while next < clauses.count, clauses[next].lowerBound <= start {
        end = max(end, clauses[next].upperBound)
        next += 1
      }
      return start >= end
    }
  }

  /// Keeps one error per line: a lexical error mostly causes syntax errors on the same line.
  private func firstOfEachLine(_ diagnostics: [SyntaxDiagnostic]) -> [SyntaxDiagnostic] {
    var result: [SyntaxDiagnostic] = []
    // There is no line end between the last diagnostic and this offset, so each byte is read once.
    var checked = 0
    for diagnostic in diagnostics {
      let start = diagnostic.range.start
      let isRepeated = result.last.map { !$0.message.isWarning } == true && isOnOneLine(checked, start)
      checked = start
      if isRepeated { continue }
      result.append(diagnostic)
    }
    return result
  }

  private func isOnOneLine(_ start: Int, _ end: Int) -> Bool {
    (start..<max(start, end)).allSatisfy { bytes[$0] != UInt8(ascii: "\n") && bytes[$0] != UInt8(ascii: "\r") }
  }

  /// Flags missing and unexpected nodes and all their ancestors. Children precede their parents.
  private mutating func markErrors() {
    for index in 0..<nodes.count {
      var node = nodes[index]
      if node.kind == .unexpected || node.kind.isMissing || hasFlaggedChild(node) {
        node.flags.insert(.hasError)
        nodes[index] = node
      }
    }
  }

  private mutating func hasFlaggedChild(_ node: Node) -> Bool {
    if node.childCount == 1 { return nodes[Int(node.children)].flags.contains(.hasError) }
    let isMany = Int(node.childCount) == Node.manyChildren
    let start = Int(node.children) + (isMany ? 1 : 0)
    let count = isMany ? Int(lists[Int(node.children)].index) : Int(node.childCount)
    return (start..<start + count).contains { nodes[Int(lists[$0].index)].flags.contains(.hasError) }
  }

  // MARK: Tokens

  @inline(__always)
  func at(_ kind: TokenKind) -> Bool {
    token.kind == kind
  }

  /// The token at `distance` after the current one; the end of the file if there are fewer.
  @inline(__always)
  func peek(_ distance: Int = 1) -> Token {
    input[min(index &+ distance, input.count &- 1)]
  }

  /// Consumes the current token.
  @inline(__always)
  mutating func advance() {
    tokens.append(token)
    index &+= 1
    token = input[index]
  }

  @inline(__always)
  mutating func consume(_ kind: TokenKind) -> Bool {
    guard token.kind == kind else { return false }
    advance()
    return true
  }

  /// Consumes a `(` or `[`; the caller must call `expectClosing` for its partner.
  @inline(__always)
  mutating func advanceOpening() {
    if token.kind == .leftParen { openParens &+= 1 } else { openBrackets &+= 1 }
    advance()
  }

  /// Consumes a token used as a name, also a keyword.
  @inline(__always)
  mutating func advanceName() {
    if token.kind != .backtickedIdentifier, token.kind != .dollarIdentifier { token.kind = .identifier }
    advance()
  }

  /// The number of consumed tokens: the index in the tree of the current token.
  var here: Int {
    @inline(__always) get { tokens.count }
  }

  /// The last consumed token.
  var previous: Token? { mutating get { tokens.count == 0 ? nil : tokens.last } }

  @inline(__always)
  func isSpelt(_ token: Token, _ text: StaticString) -> Bool {
    bytes.isEqual(token.range, to: text)
  }

  // MARK: Nodes

  /// Makes a node of the tokens from `first` on and the nodes pending from `mark` on, and leaves it pending.
  @inline(__always)
  mutating func finish(_ kind: NodeKind, from mark: Int, at first: Int, flags: NodeFlags = []) {
    let count = pending.count &- mark
    var children = UInt32(truncatingIfNeeded: lists.count)
    if count == 1 {
      children = pending[mark].index
    } else if count > 0 {
      if count >= Node.manyChildren { lists.append(NodeID(count)) }
      lists.append(from: pending, at: mark)
    }
    pending.truncate(to: mark)
    append(
      Node(
        kind: kind, flags: flags, childCount: UInt16(truncatingIfNeeded: min(count, Node.manyChildren)),
        firstToken: UInt32(truncatingIfNeeded: first), tokenCount: UInt32(truncatingIfNeeded: tokens.count &- first),
        children: children))
  }

  @inline(__always)
  mutating func append(_ node: Node) {
    pending.append(NodeID(nodes.count))
    nodes.append(node)
  }

  /// A node of one token and no children.
  @inline(__always)
  mutating func finishLeaf(_ kind: NodeKind) {
    append(
      Node(
        kind: kind, flags: [], childCount: 0, firstToken: UInt32(truncatingIfNeeded: tokens.count), tokenCount: 1,
        children: 0))
    advance()
  }

  /// The index of the first token of the last pending node.
  var firstTokenOfPending: Int { mutating get { Int(nodes[Int(pending.last.index)].firstToken) } }

  /// The kind of the last pending node.
  var kindOfPending: NodeKind { mutating get { nodes[Int(pending.last.index)].kind } }
}

/// The result of `Parser.parse`: a tree for any input, and the diagnostics in source order.
public struct ParseResult: Sendable {
  /// The tree; its tokens and the gaps between them cover the whole file, for any input.
  public let tree: SyntaxTree
  /// The errors and warnings, in source order; the tree is complete regardless.
  public let diagnostics: [SyntaxDiagnostic]
}
