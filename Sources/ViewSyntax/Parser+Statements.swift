import ViewSource

/// Single statements.
extension Parser {
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
    case .backtickedIdentifier where peek().kind == .colon && labelsStatement(peek(2)): parseLabeledStatement()
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

  /// Whether the current token after an error probably belongs to the error: a keyword at the end of its line that
  /// would take the next line as its operand, or an `@` in the middle of a line.
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

  /// An `if` or `switch` at the begin of a statement is the whole statement, unless a cast or a member follows.
  private mutating func parseStatementExpr(_ parse: (inout Parser) -> Void) {
    let mark = pending.count
    let start = here
    parse(&self)
    // `if c { a } else { b }.font(x)` continues as an expression only on the same line.
    if at(.asKeyword) || at(.period) { parsePostfixSuffixes(from: mark, at: start) }
  }

  // MARK: Labels

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

  /// Skips one token of any kind.
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
}
