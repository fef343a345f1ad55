/// `if`, `guard`, `switch` and loops.
extension Parser {
  // MARK: Conditions

  /// Condition (`,` Condition)*: leaves all of them pending.
  private mutating func parseConditions() {
    let wasInCondition = isInCondition
    isInCondition = true
    if at(.leftBrace) {
      reportMissing(.missingExpr, .expectedCondition)
    } else {
      repeat {
        if at(.leftBrace), previous?.kind == .comma { break }
        parseCondition()
      } while consume(.comma)
    }
    isInCondition = wasInCondition
  }

  private mutating func parseCondition() {
    switch token.kind {
    case .letKeyword, .varKeyword, .inoutKeyword: parseOptionalBinding()
    case .caseKeyword: parseMatchingCondition()
    case .poundAvailable, .poundUnavailable: parseAvailability()
    default:
      parseExpr()
    }
  }

  /// (`let` | `var`) Pattern TypeAnnotation? InitializerClause?
  private mutating func parseOptionalBinding() {
    let mark = pending.count
    let start = here
    advance()
    parsePattern()
    if at(.colon) { parseTypeAnnotation() }
    if at(.equal) { parseInitializerClause() }
    finish(.optionalBindingCondition, from: mark, at: start)
  }

  /// `case` Pattern TypeAnnotation? `=` Expr
  private mutating func parseMatchingCondition() {
    let mark = pending.count
    let start = here
    advance()
    isBeforeEqual = true
    parseMatchingPattern()
    isBeforeEqual = false
    if at(.colon) { parseTypeAnnotation() }
    if at(.equal) { parseInitializerClause() } else { reportMissing(.missingToken, .expectedCaseEqual) }
    finish(.matchingPatternCondition, from: mark, at: start)
  }

  /// `#available(` … `)`
  private mutating func parseAvailability() {
    let start = here
    advance()
    if at(.leftParen) { skipBalanced() } else { diagnose(.expectedOpeningParen) }
    finish(.availabilityCondition, from: pending.count, at: start)
  }

  // MARK: if and guard

  /// `if` Condition+ CodeBlock (`else` (CodeBlock | IfExpr))?
  ///
  /// Iterates over a chain, and makes its nodes from the last to the first.
  mutating func parseIfExpr() {
    guard enter() else {
      leave()
      return skipTooDeepStatement()
    }
    defer { leave() }
    var chain: [(mark: Int, start: Int)] = []
    while true {
      chain.append((pending.count, here))
      advance()
      parseConditions()
      parseCodeBlock()
      guard consume(.elseKeyword) else { break }
      if at(.ifKeyword) {
        if chain.count < Parser.maximumChain { continue }
        diagnose(.chainTooLong)
        skipUnexpected { $0.token.isAtLineStart && !$0.at(.elseKeyword) }
        break
      }
      parseCodeBlock(.expectedElseBlock)
      break
    }
    for link in chain.reversed() { finish(.ifExpr, from: link.mark, at: link.start) }
  }

  private mutating func skipTooDeepStatement() {
    let mark = pending.count
    let start = here
    skipUnexpected { $0.at(.leftBrace) }
    if at(.leftBrace) { skipUnexpected() }
    finish(.parenExpr, from: mark, at: start)
  }

  /// `guard` Condition+ `else` CodeBlock
  mutating func parseGuard() {
    let mark = pending.count
    let start = here
    advance()
    parseConditions()
    expect(.elseKeyword, .expectedGuardElse)
    parseCodeBlock()
    finish(.guardStmt, from: mark, at: start)
  }

  // MARK: Loops

  /// `while` Condition+ CodeBlock
  mutating func parseWhile() {
    let mark = pending.count
    let start = here
    advance()
    parseConditions()
    parseCodeBlock()
    finish(.whileStmt, from: mark, at: start)
  }

  /// `repeat` CodeBlock `while` Expr
  mutating func parseRepeat() {
    let mark = pending.count
    let start = here
    advance()
    parseCodeBlock()
    if consume(.whileKeyword) { parseExpr() } else { reportMissing(.missingExpr, .expectedRepeatWhile) }
    finish(.repeatStmt, from: mark, at: start)
  }

  /// `for` `try`? `await`? `case`? Pattern TypeAnnotation? `in` Expr WhereGuard? CodeBlock
  mutating func parseFor() {
    let mark = pending.count
    let start = here
    advance()
    _ = consume(.tryKeyword)
    if at(.awaitKeyword) || (at(.unsafeKeyword) && peek().kind != .inKeyword) { advance() }
    if at(.unsafeKeyword), peek().kind != .inKeyword { advance() }
    if consume(.caseKeyword) { parseMatchingPattern() } else { parsePattern() }
    if at(.colon) { parseTypeAnnotation() }
    if consume(.inKeyword) {
      let wasInCondition = isInCondition
      isInCondition = true
      if at(.leftBrace) { reportMissing(.missingExpr, .expectedSequence) } else { parseExpr() }
      if at(.whereKeyword) { parseWhereGuard() }
      isInCondition = wasInCondition
    } else {
      reportMissing(.missingToken, .expectedForIn)
      skipUnexpected { $0.at(.leftBrace) || $0.token.isAtLineStart }
    }
    parseCodeBlock()
    finish(.forStmt, from: mark, at: start)
  }

  /// `where` Expr
  mutating func parseWhereGuard() {
    let mark = pending.count
    let start = here
    advance()
    let wasInPattern = isInPattern
    let wasBinding = isInBindingPattern
    isInPattern = false
    isInBindingPattern = false
    parseExpr()
    isInPattern = wasInPattern
    isInBindingPattern = wasBinding
    finish(.whereGuard, from: mark, at: start)
  }

  // MARK: switch

  /// `switch` Expr `{` (SwitchCase | IfConfigDecl)* `}`
  mutating func parseSwitchExpr() {
    guard enter() else {
      leave()
      return skipTooDeepStatement()
    }
    defer { leave() }
    let mark = pending.count
    let start = here
    advance()
    let wasInCondition = isInCondition
    isInCondition = true
    if at(.leftBrace) { reportMissing(.missingExpr, .expectedSubject) } else { parseExpr() }
    isInCondition = wasInCondition
    let opening = here
    if consume(.leftBrace) {
      let context = saveContext()
      isInCoroutine = context.isInCoroutine
      parseSwitchCases()
      restoreContext(context)
      expectClosing(.rightBrace, of: opening, .expectedClosingBrace)
    } else {
      reportMissing(.missingToken, .expectedSwitchBrace)
    }
    finish(.switchExpr, from: mark, at: start)
  }

  /// Leaves all cases pending.
  mutating func parseSwitchCases() {
    let wasRecovering = isRecovering
    while true {
      if token.isAtLineStart { isRecovering = wasRecovering }
      switch token.kind {
      case .caseKeyword, .defaultKeyword: parseSwitchCase()
      case .at: parseSwitchCase()
      case .poundIf: parseIfConfig(.switchCases)
      case .rightBrace, .endOfFile: return
      case .poundElseif, .poundElse, .poundEndif:
        if ifConfigDepth > 0 { return }
        diagnose(.strayDirective)
        skipUnexpectedToken()
      case .poundSourceLocation: parseSourceLocation()
      default:
        diagnose(.expectedCase)
        let before = here
        parseStatements(.switchCase)
        if here == before { skipUnexpected() }
      }
    }
  }

  /// Attribute? (`case` items | `default`) `:` Stmt*
  mutating func parseSwitchCase() {
    let mark = pending.count
    let start = here
    while at(.at) { parseAttribute(inType: false) }
    if consume(.caseKeyword) {
      parseCaseItems(inCatch: false)
    } else if !consume(.defaultKeyword) {
      reportMissing(.missingToken, .expectedCase)
    }
    expect(.colon, .expectedCaseColon)
    let body = pending.count
    parseStatements(ifConfigDepth > 0 ? .ifConfigInSwitchCase : .switchCase)
    if pending.count == body { diagnose(.emptyCase, tokens[start].range) }
    finish(.switchCase, from: mark, at: start)
  }

  /// Pattern WhereGuard? (`,` Pattern WhereGuard?)*: leaves all of them pending.
  mutating func parseCaseItems(inCatch: Bool) {
    let wasInCondition = isInCondition
    isInCondition = inCatch
    repeat {
      if inCatch, at(.leftBrace) { break }
      let mark = pending.count
      let start = here
      if at(.whereKeyword) {
        // `catch where x {`
        parseWhereGuard()
      } else {
        parseMatchingPattern()
        if at(.whereKeyword) { parseWhereGuard() }
      }
      finish(.switchCaseItem, from: mark, at: start)
    } while consume(.comma)
    isInCondition = wasInCondition
  }
}
