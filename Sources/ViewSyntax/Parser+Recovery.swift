import ViewSource

/// What the parser does where the source is not what the grammar says.
///
/// One mistake gives one diagnostic: after it the parser stays silent until a statement begins on a new line. What is
/// not there becomes a `Missing…` node, what fits nowhere an `Unexpected` node, and parsing goes on where it can.
extension Parser {
  // MARK: Reporting

  /// Reports at the current token, or behind the last one if a gap before a line end is meant; unless that would be a
  /// consequence of an earlier report.
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

  /// The place right behind the last consumed token.
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

  /// Reports what was expected here and leaves a node that says so.
  @inline(never)
  mutating func reportMissing(_ kind: NodeKind, _ message: SyntaxMessage, note: SyntaxDiagnostic.Note? = nil) {
    diagnose(message, note: note)
    finishMissing(kind)
  }

  /// A node without tokens, at the current token.
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

  /// The closing bracket of a pair, or a diagnostic that shows the opening one.
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

  /// A list that stops short at the next statement is reported there, as Swift does; one that stops behind an element,
  /// behind that.
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

  /// Consumes the current token, or a bracket with all up to its partner, as an `Unexpected` node.
  mutating func skipUnexpected() {
    let first = here
    skipBalanced()
    finish(.unexpected, from: pending.count, at: first)
  }

  /// Consumes tokens as one `Unexpected` node until `stops` holds or a closing bracket or the end of the file comes.
  mutating func skipUnexpected(until stops: (inout Parser) -> Bool) {
    let first = here
    while !stops(&self), !isAtClosingBracket, !at(.endOfFile) { skipBalanced() }
    if here > first { finish(.unexpected, from: pending.count, at: first) }
  }

  /// A line with more tokens than this before the one looked for is none that a person wrote.
  private static let maximumSkip = 256

  /// Passes over the tokens before the next one of a kind, if that stands on this line outside of brackets.
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

  /// Consumes one token; an opening bracket with everything up to the closing one. Iterates, so depth does not matter.
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

  /// Swift's own limit: so many brackets inside one another, then a diagnostic.
  static let maximumDepth = 256
  /// How long a chain of modifiers, operators or `else if` may be: the height of the tree that it makes.
  static let maximumChain = 4096

  /// Goes one level deeper, or reports that the source is too deep; then the caller skips what it was to parse.
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

  /// How far the line of a token is indented, in bytes.
  mutating func indentation(of token: Token) -> Int {
    var start = Int(token.start)
    while start > 0, bytes[start - 1] != UInt8(ascii: "\n"), bytes[start - 1] != UInt8(ascii: "\r") { start -= 1 }
    var end = start
    while bytes[end] == UInt8(ascii: " ") || bytes[end] == UInt8(ascii: "\t") { end += 1 }
    return end - start
  }

  /// Whether the current token begins a line that stands no deeper than the line of the token at `opening`: then what
  /// was opened there has likely not been closed.
  mutating func isOutdented(from opening: Int) -> Bool {
    token.isAtLineStart && indentation(of: token) <= indentation(of: tokens[opening])
  }
}
