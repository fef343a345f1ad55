import ViewSource

/// Lists of statements, and the statements that are no declarations or expressions.
extension Parser {
  /// What a list of statements is inside of: decides what ends it.
  enum StatementList {
    case file, block, switchCase, ifConfig, ifConfigInSwitchCase

    var isInSwitchCase: Bool { self == .switchCase || self == .ifConfigInSwitchCase }
  }

  mutating func parseSourceFile() {
    if at(.shebang) { advance() }
    parseStatements(.file)
    tokens.append(token)
    finish(.sourceFile, from: 0, at: 0)
  }

  /// (Stmt | Decl | Expr) separated by line ends or semicolons. Leaves all of them pending.
  mutating func parseStatements(_ list: StatementList) {
    let wasRecovering = isRecovering
    var previousStart = here
    while !endsStatements(list) {
      let statementStart = here
      let statementMark = pending.count
      defer { previousStart = statementStart }
      if token.isAtLineStart || previous?.kind == .semicolon { isRecovering = wasRecovering }
      if consume(.semicolon) { continue }
      let before = here
      parseStatement(in: list)
      if here == before { skipUnexpected() }
      if kindOfPending == .unexpected { continue }
      if !token.isAtLineStart, !at(.semicolon), !endsStatements(list) {
        if list.isInSwitchCase, at(.colon), kindOfPending.isExpr, canBeCase(statementStart) {
          return beginCaseWithoutWord()
        }
        parseRestOfLine(in: list, of: statementStart)
        if hasCaseWithoutWord { return }
        if trustsIndentation, isContinuation(statementStart, of: previousStart) {
          finish(.unexpected, from: statementMark, at: statementStart)
        }
      }
    }
  }

  /// Whether a statement with an error is indented deeper than the one before it: then it is likely a part of that.
  private mutating func isContinuation(_ statement: Int, of previous: Int) -> Bool {
    guard previous < statement, tokens[statement].isAtLineStart, tokens[previous].isAtLineStart else { return false }
    // One column deeper is where a word was taken away.
    return indentation(of: tokens[statement]) > indentation(of: tokens[previous]) + 1
  }

  /// What stands behind a statement on its line: more statements, without the separator they need. They count as part of
  /// the first one, which more likely has something wrong in it.
  @inline(never)
  private mutating func parseRestOfLine(in list: StatementList, of statement: Int) {
    diagnose(.consecutiveStatements, endOfPrevious)
    let mark = pending.count
    let start = here
    repeat {
      let before = here
      parseStatement(in: list)
      if here == before { skipUnexpected() }
      if list.isInSwitchCase, at(.colon), !token.isAtLineStart, kindOfPending.isExpr, pending.count > mark,
        canBeCase(statement)
      {
        return beginCase(behind: mark, at: start)
      }
    } while !at(.semicolon) && !endsStatements(list) && (!token.isAtLineStart || continuesBrokenStatement(statement))
    finish(.unexpected, from: mark, at: start)
  }

  /// Whether the line at hand goes on a statement that has an error in it: it begins with a period, or is indented
  /// deeper than the statement.
  private mutating func continuesBrokenStatement(_ statement: Int) -> Bool {
    if at(.prefixPeriod) || previous?.kind == .comma { return true }
    guard trustsIndentation, statement < here, tokens[statement].isAtLineStart else { return false }
    let depth = indentation(of: token) - indentation(of: tokens[statement])
    return depth > 0 || (depth == 0 && (at(.rightParen) || at(.rightBracket)))
  }

  /// So many tokens are looked at for the case around a statement.
  private static let maximumCase = 512

  /// Whether a line among the statements of a case stands no deeper than the case, so that it may be the next one. Else
  /// the `:` in it is behind the label of an argument.
  private mutating func canBeCase(_ statement: Int) -> Bool {
    guard trustsIndentation, statement < here, tokens[statement].isAtLineStart else { return true }
    for index in stride(from: statement - 1, to: max(0, statement - Parser.maximumCase), by: -1) {
      let word = tokens[index]
      guard word.isAtLineStart, word.kind == .caseKeyword || word.kind == .defaultKeyword else { continue }
      // One column deeper is where a word was taken away.
      return indentation(of: tokens[statement]) <= indentation(of: word) + 1
    }
    return true
  }

  /// `foo .a:`: what stands before the pattern is unexpected.
  private mutating func beginCase(behind mark: Int, at start: Int) {
    let pattern = pending.last
    let end = firstToken(of: pattern)
    pending.truncate(to: pending.count - 1)
    if end > start {
      finish(.unexpected, from: mark, at: start)
      nodes[nodes.count - 1].tokenCount = UInt32(truncatingIfNeeded: end - start)
    }
    pending.append(pattern)
    hasCaseWithoutWord = true
  }

  /// `.a:` among the statements of a case: another case whose word is missing. The pending expression is its pattern.
  private mutating func beginCaseWithoutWord() {
    diagnose(.consecutiveStatements, endOfPrevious)
    hasCaseWithoutWord = true
  }

  private mutating func endsStatements(_ list: StatementList) -> Bool {
    switch token.kind {
    case .endOfFile: true
    case .rightBrace: list != .file
    case .poundElseif, .poundElse, .poundEndif: ifConfigDepth > 0 || list == .ifConfig
    case .caseKeyword: list.isInSwitchCase
    case .defaultKeyword: list.isInSwitchCase
    case .at: list.isInSwitchCase && isAtUnknownCase
    case .poundIf: list.isInSwitchCase && containsSwitchCase
    case .rightParen, .rightBracket, .interpolationEnd, .stringEnd: false
    default: false
    }
  }

  /// `@unknown default:`
  private var isAtUnknownCase: Bool {
    mutating get {
      peek().kind == .unknownKeyword && (peek(2).kind == .defaultKeyword || peek(2).kind == .caseKeyword)
    }
  }

  /// One statement, declaration or expression.
  mutating func parseStatement(in list: StatementList) {
    if isRecovering, isDangling { return skipUnexpectedToken() }
    switch token.kind {
    case .identifier:
      if peek().kind == .colon, labelsStatement(peek(2)) { return parseLabeledStatement() }
      parseExpr()
    case .letKeyword, .varKeyword, .funcKeyword, .structKeyword, .classKeyword, .enumKeyword, .protocolKeyword,
      .extensionKeyword, .importKeyword, .typealiasKeyword, .associatedtypeKeyword, .operatorKeyword,
      .precedencegroupKeyword, .initKeyword, .deinitKeyword, .subscriptKeyword, .staticKeyword, .publicKeyword,
      .privateKeyword, .fileprivateKeyword, .internalKeyword:
      parseDecl(in: isInBody ? .local : .file)
    case .at:
      if peek().isAtLineStart || !(peek().kind.isName || peek().kind.isReservedWord) {
        diagnose(.loneAt)
        skipUnexpectedToken()
      } else {
        parseDecl(in: isInBody ? .local : .file)
      }
    case .ifKeyword: parseStatementExpr { $0.parseIfExpr() }
    case .switchKeyword: parseStatementExpr { $0.parseSwitchExpr() }
    case .guardKeyword: parseGuard()
    case .forKeyword: parseFor()
    case .whileKeyword: parseWhile()
    case .repeatKeyword: peek().kind == .leftBrace ? parseRepeat() : parseExpr()
    case .doKeyword: parseDoStmt()
    case .deferKeyword: parseDefer()
    case .returnKeyword: parseReturn()
    case .throwKeyword: parseThrow()
    case .breakKeyword: parseJump(.breakStmt)
    case .continueKeyword: parseJump(.continueStmt)
    case .fallthroughKeyword: finishLeaf(.fallthroughStmt)
    case .poundIf:
      if isAttributeIfConfig { return parseDecl(in: isInBody ? .local : .file) }
      parseIfConfig(list.isInSwitchCase ? .switchCaseStatements : .statements)
    case .leftBrace where peek().kind == .caseKeyword: parseSwitchBody()
    case .leftBrace where list == .file:
      diagnose(.topLevelClosure)
      parseExpr()
    case .poundSourceLocation: parseSourceLocation()
    case .caseKeyword, .defaultKeyword: parseStrayCase()
    case .rightBrace: parseStrayBrace()
    case .poundElseif, .poundElse, .poundEndif: parseStrayDirective()
    case .yieldKeyword where isInCoroutine && isYield: parseYield()
    case .discardKeyword where isDiscard: parseDiscard()
    default:
      if token.kind.isContextualWord {
        if startsDecl { return parseDecl(in: isInBody ? .local : .file) }
        if peek().kind == .colon, labelsStatement(peek(2)) { return parseLabeledStatement() }
      } else if !canBeginExpr(token), !token.kind.isOperator, !at(.superKeyword) {
        return parseStrayToken()
      }
      parseExpr()
    }
  }

  /// Whether, behind an error, the current token is likely the error's: a word at the end of its line that would take the
  /// next line for its own, or an `@` in the middle of a line.
  private var isDangling: Bool {
    mutating get {
      if at(.at) { return !token.isAtLineStart }
      guard !token.isAtLineStart, peek().isAtLineStart else { return false }
      switch token.kind {
      case .letKeyword, .varKeyword, .ifKeyword, .guardKeyword, .whileKeyword, .forKeyword, .switchKeyword,
        .returnKeyword, .throwKeyword, .funcKeyword, .structKeyword, .classKeyword, .enumKeyword, .staticKeyword,
        .privateKeyword, .publicKeyword, .tryKeyword, .awaitKeyword, .caseKeyword:
        return true
      default: return false
      }
    }
  }

  /// An `if` or `switch` that begins a statement is all of it, unless something is cast or assigned.
  private mutating func parseStatementExpr(_ parse: (inout Parser) -> Void) {
    let mark = pending.count
    let start = here
    parse(&self)
    // `if c { a } else { b }.font(x)` goes on as an expression only on the same line.
    if at(.asKeyword) || at(.period) { parsePostfixSuffixes(from: mark, at: start) }
  }

  // MARK: Strays

  private mutating func parseStrayToken() {
    diagnose(.expectedStatement)
    skipUnexpected()
  }

  private mutating func parseStrayBrace() {
    diagnose(.extraneousBrace)
    skipUnexpectedToken()
  }

  private mutating func parseStrayDirective() {
    diagnose(.strayDirective)
    skipUnexpected { $0.token.isAtLineStart && $0.here > 0 && $0.previous?.kind != .poundIf }
  }

  /// One token, whatever it is.
  mutating func skipUnexpectedToken() {
    let first = here
    advance()
    finish(.unexpected, from: pending.count, at: first)
  }

  /// A `case` outside a `switch`
  private mutating func parseStrayCase() {
    diagnose(.caseOutsideSwitch)
    parseSwitchCase()
  }

  // MARK: Labels and jumps

  private mutating func labelsStatement(_ token: Token) -> Bool {
    switch token.kind {
    case .forKeyword, .whileKeyword, .repeatKeyword, .ifKeyword, .switchKeyword, .doKeyword, .guardKeyword: true
    default: false
    }
  }

  /// label `:` Stmt
  private mutating func parseLabeledStatement() {
    let mark = pending.count
    let start = here
    advanceName()
    advance()
    parseStatement(in: .block)
    finish(.labeledStmt, from: mark, at: start)
  }

  /// `break` label?, `continue` label?
  private mutating func parseJump(_ kind: NodeKind) {
    let start = here
    advance()
    if token.kind.isName, !token.isAtLineStart { advanceName() }
    finish(kind, from: pending.count, at: start)
  }

  // MARK: Leaving

  /// `return` Expr?
  private mutating func parseReturn() {
    let mark = pending.count
    let start = here
    advance()
    if canBeginReturnedExpr {
      if at(.initKeyword), !token.isAtLineStart { diagnose(.initializerWithoutPeriod) }
      parseExpr()
    }
    finish(.returnStmt, from: mark, at: start)
  }

  /// An expression on the next line is returned too, unless that line begins with what cannot be an expression.
  private var canBeginReturnedExpr: Bool {
    mutating get {
      switch token.kind {
      case .rightBrace, .semicolon, .endOfFile, .rightParen, .rightBracket, .poundIf, .poundElseif, .poundElse,
        .poundEndif, .caseKeyword, .defaultKeyword, .at:
        return at(.at) && !token.isAtLineStart
      case .letKeyword, .varKeyword, .funcKeyword, .structKeyword, .classKeyword, .enumKeyword, .returnKeyword,
        .guardKeyword, .forKeyword, .whileKeyword, .deferKeyword, .throwKeyword, .breakKeyword, .continueKeyword,
        .privateKeyword, .publicKeyword, .staticKeyword, .importKeyword, .extensionKeyword, .typealiasKeyword,
        .doKeyword:
        return !token.isAtLineStart
      case .ifKeyword, .switchKeyword:
        return !token.isAtLineStart
      default:
        return !(token.isAtLineStart && token.kind.isContextualWord && startsDecl)
      }
    }
  }

  /// `throw` Expr
  private mutating func parseThrow() {
    let mark = pending.count
    let start = here
    advance()
    if at(.rightBrace) { reportMissing(.missingExpr, .expectedExpr) } else { parseExpr() }
    finish(.throwStmt, from: mark, at: start)
  }

  private var isYield: Bool {
    mutating get {
      let next = peek()
      return !next.isAtLineStart && (canBeginExpr(next) || next.kind == .prefixAmpersand)
    }
  }

  /// `yield` Expr, `yield (` Expr* `)`
  private mutating func parseYield() {
    let mark = pending.count
    let start = here
    advance()
    if at(.leftParen) {
      let opening = here
      advanceOpening()
      parseArguments(until: .rightParen, opening: opening)
      expectClosing(.rightParen, of: opening, .expectedClosingParen)
    } else {
      parseExpr()
    }
    finish(.yieldStmt, from: mark, at: start)
  }

  private var isDiscard: Bool {
    mutating get {
      let next = peek()
      return !next.isAtLineStart && (next.kind == .selfKeyword || next.kind.isName)
    }
  }

  /// `discard` Expr
  private mutating func parseDiscard() {
    let mark = pending.count
    let start = here
    advance()
    parseExpr()
    finish(.discardStmt, from: mark, at: start)
  }

  // MARK: Blocks

  /// `{` Stmt* `}`
  mutating func parseCodeBlock(_ message: SyntaxMessage = .expectedOpeningBrace) {
    let mark = pending.count
    let start = here
    if !at(.leftBrace) {
      reportMissing(.missingToken, message)
      guard skipLine(to: .leftBrace) else { return finish(.codeBlock, from: mark, at: start) }
    }
    let opening = here
    advance()
    parseCodeBlockContents(from: mark, at: start, opening: opening)
  }

  /// Behind the `{` of a block.
  private mutating func parseCodeBlockContents(from mark: Int, at start: Int, opening: Int) {
    if enter() {
      let context = saveContext()
      isInCoroutine = context.isInCoroutine
      hasClosureArguments = context.hasClosureArguments
      parseStatements(.block)
      restoreContext(context)
    } else {
      skipUnexpected { _ in false }
    }
    leave()
    expectClosing(.rightBrace, of: opening, .expectedClosingBrace)
    finish(.codeBlock, from: mark, at: start)
  }

  /// `defer` CodeBlock
  private mutating func parseDefer() {
    let mark = pending.count
    let start = here
    advance()
    parseCodeBlock()
    finish(.deferStmt, from: mark, at: start)
  }

  /// `do` ThrowsClause? CodeBlock (`catch` items CodeBlock)*
  mutating func parseDoStmt() {
    let mark = pending.count
    let start = here
    advance()
    if at(.throwsKeyword) { parseEffects() }
    parseCodeBlock()
    while at(.catchKeyword) { parseCatch() }
    finish(.doStmt, from: mark, at: start)
  }

  /// `catch` (Pattern WhereGuard?)* CodeBlock
  private mutating func parseCatch() {
    let mark = pending.count
    let start = here
    advance()
    if !at(.leftBrace) { parseCaseItems(inCatch: true) }
    parseCodeBlock()
    finish(.catchClause, from: mark, at: start)
  }
}
