import ViewSource

/// Turns tokens into a tree, by recursive descent.
///
/// Every `parse…` function consumes tokens and leaves exactly one finished node on `pending`, except where its comment
/// says otherwise. A parent remembers how many nodes were pending when it began and adopts those that came since. So a
/// node is made after its children, and nothing is ever moved.
///
/// The parser copies each token it consumes from the lexer's column to the tree's. On the way it can give a contextual
/// word its meaning (`get` becomes an identifier where it names something) and cut an operator in two (`>>` where it
/// closes two argument lists).
public struct Parser: ~Copyable {
  let bytes: SourceBytes
  /// The lexer's tokens.
  var input: Column<Token>
  /// Index in `input` of the current token.
  var index = 0
  /// The current token: the next one to be consumed.
  var token: Token
  /// The consumed tokens: the tree's.
  var tokens: Column<Token>
  var nodes: Column<Node>
  var lists: Column<NodeID>
  /// Finished nodes that wait for their parent.
  var pending: Column<NodeID>
  /// The operands and operators of the expressions being parsed.
  var operands: Column<Operand>
  var operations: Column<Operation>
  let operators: OperatorTable

  var diagnostics: [SyntaxDiagnostic]
  /// The clauses of `#if` that the compiler does not parse: what is wrong in them is not reported.
  var unparsedClauses: [Range<Int>] = []
  /// An error has been reported and nothing since then was understood for certain: stay silent.
  var isRecovering = false
  /// How often something was wrong, reported or not.
  var problemCount = 0
  /// How many brackets and the like we are inside of.
  var depth = 0
  /// How many `(` and `[` are open since the last `{`: a closing one that has no partner closes nothing.
  var openParens = 0
  var openBrackets = 0
  /// How many `#if` we are inside of.
  var ifConfigDepth = 0
  /// A `{` does not begin a trailing closure but the body of an `if`, `while`, `for` …
  var isInCondition = false
  /// `let` and `var` may stand in an expression: it is a pattern.
  var isInPattern = false
  /// Names are introduced: we are behind the `let` of a pattern.
  var isInBindingPattern = false
  /// An `=` ends the pattern of `if case`, it assigns nothing.
  var isBeforeEqual = false
  /// Inside the body of a function or closure, where members and declarations of the file have no place.
  var isInBody = false
  /// Whether `$0` means something: the innermost closure has no parameters of its own.
  var hasClosureArguments = false
  /// Whether one of them has been seen.
  var sawNumberedArgument = false
  /// Where the declaration stands whose modifiers are being parsed.
  var declContext = DeclContext.file
  /// The arguments of an attribute, where reserved words are names: `@attached(member, names: named(init))`.
  var isInAttribute = false
  /// An accessor whose body may `yield`.
  var isInCoroutine = false
  var hasUnknownOperators = false
  var hasConditions = false
  /// The expression pending last is the pattern of a case without its word; the `:` comes next.
  var hasCaseWithoutWord = false
  /// The second parse of a file with errors: where a line is indented no deeper than the one that opened a bracket, the
  /// bracket is taken to have been forgotten.
  var trustsIndentation = false
  /// The tokens of `input` that were last found to be modifiers of nothing.
  var bareModifiers = 0..<0
  /// Those that were last found to be effects without an arrow.
  var bareEffects = 0..<0
  /// Where a comma was last taken to be missing. Only once a place: what cannot be an element either is passed over.
  var missingCommaAt = -1

  /// Lexes and parses a file. Never fails: what cannot be parsed is in the tree as `Unexpected` and `Missing` nodes.
  ///
  /// - Parameter operators: what the rest of the module declares; the file's own declarations are added to it.
  public static func parse(_ source: SourceBuffer, operators: OperatorTable = .standard) -> ParseResult {
    parse(Lexer.lex(source), of: source, operators: operators)
  }

  /// The same for a file of which the bodies of functions without a result are not needed: they are empty in the tree.
  package static func parseHeads(_ source: SourceBuffer, operators: OperatorTable = .standard) -> ParseResult {
    parse(Lexer.lex(source, leavesOutBodies: true), of: source, operators: operators)
  }

  /// How many tokens a file has. For measuring the lexer alone.
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

  /// Parses a file with errors once more, with matching brackets and an eye on the indentation, and keeps the result if
  /// that has no more to complain of: then one lost bracket does not cost the structure of what follows it. What is
  /// reported is the place where the first parse stumbled, and what else the second one found.
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
      // Without a repair the first report is that of the same mistake.
      if !best.diagnostics.isEmpty { best.diagnostics.removeFirst() }
    }
    guard
      best.diagnostics.count < diagnostics.count
        || (fewest < problemCount && best.diagnostics.count == diagnostics.count)
    else { return }
    // What the lexer has reported explains the first stumble, if nothing else is wrong.
    if !hasLexicalErrors || !best.diagnostics.isEmpty {
      let first = diagnostics[0]
      best.diagnostics = [first] + best.diagnostics.filter { $0.range.start > first.range.start }
    }
    self = best
  }

  /// A second parse of a file with errors.
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
    // Swift code has about as many nodes as three quarters of its tokens.
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
    // Both are in the order of the text: each clause is passed once.
    return diagnostics.sorted { $0.range.start < $1.range.start }.filter { diagnostic in
      let start = Int(diagnostic.range.start)
      while next < clauses.count, clauses[next].lowerBound <= start {
        end = max(end, clauses[next].upperBound)
        next += 1
      }
      return start >= end
    }
  }

  /// Where the words of a line are wrong, its grammar is too: one report is enough.
  private func firstOfEachLine(_ diagnostics: [SyntaxDiagnostic]) -> [SyntaxDiagnostic] {
    var result: [SyntaxDiagnostic] = []
    // From the last report up to here no line ends: no byte is looked at twice.
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

  /// Flags the nodes that are missing or unexpected and all nodes above them. Children come before their parents.
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

  /// The token `distance` behind the current one; the end of the file if there are fewer.
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

  /// Consumes a `(` or `[`, whose partner `expectClosing` is to be asked for.
  @inline(__always)
  mutating func advanceOpening() {
    if token.kind == .leftParen { openParens &+= 1 } else { openBrackets &+= 1 }
    advance()
  }

  /// Consumes a token that is used as a name, whatever it might mean elsewhere.
  @inline(__always)
  mutating func advanceName() {
    if token.kind != .backtickedIdentifier, token.kind != .dollarIdentifier { token.kind = .identifier }
    advance()
  }

  /// How many tokens have been consumed: the index in the tree of the current one.
  var here: Int {
    @inline(__always) get { tokens.count }
  }

  /// The token consumed last.
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

/// What `Parser.parse` gives: a tree for any input, and what is wrong with the input, sorted by place.
public struct ParseResult: Sendable {
  /// Whole for any input: its tokens and the gaps between them are all of the file.
  public let tree: SyntaxTree
  /// What is wrong with the source, in its order; the tree is whole all the same.
  public let diagnostics: [SyntaxDiagnostic]
}
