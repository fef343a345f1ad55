import ViewSource

/// Error recovery.
///
/// One error gives one diagnostic: the parser then stays silent until a statement begins on a new line. A missing part
/// becomes a `Missing…` node, tokens that do not fit become an `Unexpected` node, and parsing continues.
extension Parser {
  // MARK: Reporting

  /// Reports at the current token, or after the previous one for a gap before a line end. Reports nothing while the
  /// parser recovers from an earlier error.
  @inline(never)
  mutating func diagnose(_ message: SyntaxMessage, note: SyntaxDiagnostic.Note? = nil) {
    diagnose(message, message.isAboutGap && token.isAtLineStart ? endOfPrevious : token.range, note: note)
  }

  mutating func diagnose(_ message: SyntaxMessage, _ range: SourceRange, note: SyntaxDiagnostic.Note? = nil) {
    if isRecovering { return }
    isRecovering = true
    problemCount += 1
    if token.flags.contains(.diagnosed) || previous?.flags.contains(.diagnosed) == true { return }
    diagnostics.append(SyntaxDiagnostic(message, range, note: note))
  }

  /// The empty range right after the last consumed token.
  var endOfPrevious: SourceRange {
    mutating get {
      let end = previous?.end ?? 0
      return SourceRange(end, end)
    }
  }

  // MARK: Missing

  /// Consumes a token of a kind, or reports it and leaves a `MissingToken`.
  @inline(__always)
  mutating func expect(_ kind: TokenKind, _ message: SyntaxMessage) {
    if token.kind == kind { advance() } else { reportMissing(.missingToken, message) }
  }

  /// Reports an expected part and leaves a `Missing…` node.
  @inline(never)
  mutating func reportMissing(_ kind: NodeKind, _ message: SyntaxMessage, note: SyntaxDiagnostic.Note? = nil) {
    diagnose(message, note: note)
    finishMissing(kind)
  }

  /// Leaves a node without tokens at the current token.
  mutating func finishMissing(_ kind: NodeKind) {
    append(
      Node(
        kind: kind, flags: [.hasError], childCount: 0, firstToken: UInt32(truncatingIfNeeded: here), tokenCount: 0,
        children: 0))
  }

  /// Consumes a name, or reports it and leaves a `MissingToken`.
  @inline(__always)
  mutating func expectName(_ message: SyntaxMessage) {
    if token.kind.isName { advanceName() } else { reportMissing(.missingToken, message) }
  }

  /// Consumes the closing bracket of a pair, or reports it with a note at the opening bracket.
  @inline(__always)
  mutating func expectClosing(_ kind: TokenKind, of opening: Int, _ message: SyntaxMessage) {
    if kind == .rightParen { openParens &-= 1 } else if kind == .rightBracket { openBrackets &-= 1 }
    if consume(kind) { return }
    reportUnclosed(kind, of: opening, message)
  }

  @inline(never)
  private mutating func reportUnclosed(_ kind: TokenKind, of opening: Int, _ message: SyntaxMessage) {
    let opened = tokens[opening]
    let message = messageForUnclosed(kind, of: opening, message)
    reportMissing(.missingToken, message, note: SyntaxDiagnostic.Note(.openedHere, opened.range))
  }

  /// The message for an unclosed list: a list that ends before the next statement is reported there, as in Swift; any
  /// other after its last element.
  private mutating func messageForUnclosed(
    _ kind: TokenKind, of opening: Int, _ message: SyntaxMessage
  ) -> SyntaxMessage {
    switch kind {
    case .rightParen: return endsListBeforeStatement ? .expectedClosingParenBeforeStatement : message
    case .rightBracket:
      let last = previous?.kind
      if last == .comma || last == .leftBracket { return .expectedExpr }
      let isSubscript = opening > 0 && !tokens[opening].hasSpaceBefore
      return isSubscript && endsListBeforeStatement ? .expectedClosingBracketBeforeStatement : message
    default: return message
    }
  }

  /// Whether the current token begins a line and cannot be in a list: a brace, a declaration or a statement.
  var endsListBeforeStatement: Bool {
    mutating get {
      guard token.isAtLineStart else { return false }
      return at(.rightBrace) || at(.endOfFile) || at(.poundEndif)
        || token.kind.beginsStatement || startsDecl
    }
  }

  // MARK: Unexpected

  /// Consumes the current token, or a bracket with everything up to its partner, as an `Unexpected` node.
  mutating func skipUnexpected() {
    let first = here
    skipBalanced()
    finish(.unexpected, from: pending.count, at: first)
  }

  /// Consumes tokens as one `Unexpected` node until `stops` returns `true`, or before a closing bracket or the end of
  /// the file.
  mutating func skipUnexpected(until stops: (inout Parser) -> Bool) {
    let first = here
    while !stops(&self), !isAtClosingBracket, !at(.endOfFile) { skipBalanced() }
    if here > first { finish(.unexpected, from: pending.count, at: first) }
  }

  /// The maximum number of tokens skipped on a line; hand-written lines have fewer.
  private static let maximumSkip = 256

  /// Skips the tokens before the next token of a kind, if it is on this line outside of brackets.
  mutating func skipLine(to kind: TokenKind) -> Bool {
    var distance = 0
    var open = 0
    while open > 0 || peek(distance).kind != kind {
      let token = peek(distance)
      if token.isAtLineStart || token.kind == .endOfFile || distance == Parser.maximumSkip { return false }
      switch token.kind {
      case .leftParen, .leftBracket, .leftBrace, .interpolationStart, .stringStart: open += 1
      case .rightParen, .rightBracket, .rightBrace, .interpolationEnd, .stringEnd: open -= 1
      default: break
      }
      if open < 0 { return false }
      distance += 1
    }
    if peek(distance).isAtLineStart { return false }
    let mark = pending.count
    let first = here
    for _ in 0..<distance { advance() }
    if distance > 0 { finish(.unexpected, from: mark, at: first) }
    return true
  }

  var isAtClosingBracket: Bool {
    mutating get {
      switch token.kind {
      case .rightParen: openParens > 0
      case .rightBracket: openBrackets > 0
      case .rightBrace: true
      case .interpolationEnd, .stringEnd: true
      case .poundElseif, .poundElse, .poundEndif: ifConfigDepth > 0
      default: false
      }
    }
  }

  /// Consumes one token; for an opening bracket, everything up to its partner. Iterative, so the nesting depth is
  /// unlimited.
  mutating func skipBalanced() {
    var open = 0
    repeat {
      switch token.kind {
      case .leftParen, .leftBracket, .leftBrace, .interpolationStart, .stringStart: open += 1
      case .rightParen, .rightBracket, .rightBrace, .interpolationEnd, .stringEnd: open -= 1
      case .endOfFile: return
      default: break
      }
      advance()
    } while open > 0
  }

  // MARK: Nesting

  /// The maximum nesting depth of brackets, as in the Swift compiler; deeper nesting is an error.
  static let maximumDepth = 256
  /// The maximum length of a chain of modifiers, operators or `else if`, which bounds the height of the tree.
  static let maximumChain = 4096

  /// Enters a nesting level, or reports that the source is nested too deeply; then the caller skips the construct.
  @inline(__always)
  mutating func enter() -> Bool {
    depth += 1
    return depth <= Parser.maximumDepth || reportTooDeep()
  }

  @inline(__always)
  mutating func leave() {
    depth -= 1
  }

  @inline(never)
  private mutating func reportTooDeep() -> Bool {
    diagnose(.nestedTooDeep)
    return false
  }

  // MARK: Lines

  /// The indentation of a token's line in bytes.
  mutating func indentation(of token: Token) -> Int {
    var start = Int(token.start)
    while start > 0, bytes[start - 1] != UInt8(ascii: "\n"), bytes[start - 1] != UInt8(ascii: "\r") { start -= 1 }
    var end = start
    while bytes[end] == UInt8(ascii: " ") || bytes[end] == UInt8(ascii: "\t") { end += 1 }
    return end - start
  }

  /// Whether the current token begins a line indented no deeper than the line of the token at `opening`: then the
  /// bracket at `opening` is probably unclosed.
  mutating func isOutdented(from opening: Int) -> Bool {
    token.isAtLineStart && indentation(of: token) <= indentation(of: tokens[opening])
  }
}
