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
      if canBeginExpr(token) || token.kind.isOperator || at(.prefixAmpersand) {
        parseExpr()
      } else {
        reportMissing(.missingExpr, .expectedCondition)
      }
    }
  }

  /// (`let` | `var`) Pattern TypeAnnotation? InitializerClause?
  private mutating func parseOptionalBinding() {
    let mark = pending.count
    let start = here
    advance()
    isInBindingPattern = true
    parsePattern()
    isInBindingPattern = false
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

  /// `#available(` … `)`. The list of `#unavailable` has no `*` at its end and may end with a comma.
  private mutating func parseAvailability() {
    let start = here
    let mark = pending.count
    let mayEndWithComma = at(.poundUnavailable)
    advance()
    let opening = here
    if at(.leftParen) {
      advanceOpening()
      repeat { parseAvailabilitySpec() } while consume(.comma) && !(mayEndWithComma && at(.rightParen))
      expectClosing(.rightParen, of: opening, .expectedClosingParen)
    } else {
      reportMissing(.missingToken, .expectedOpeningParen)
    }
    finish(.availabilityCondition, from: mark, at: start)
  }

  /// `iOS 17.0.1`, `*`: tokens of the condition
  private mutating func parseAvailabilitySpec() {
    if token.kind.isOperator, isSpelt(token, "*") { return advance() }
    guard token.kind.isName else { return reportMissing(.missingToken, .expectedPlatform) }
    advanceName()
    if at(.integerLiteral) || at(.floatLiteral) {
      advance()
      while at(.period), peek().kind == .integerLiteral {
        advance()
        advance()
      }
    }
  }

  // MARK: if and guard

  /// `if` Condition+ CodeBlock (`else` (CodeBlock | IfExpr))?
  ///
  /// Parses an `else if` chain in a loop and builds its nodes from the last to the first.
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
    if !at(.elseKeyword) {
      reportMissing(.missingToken, .expectedGuardElse)
      skipToElse(of: start)
    }
    _ = consume(.elseKeyword)
    parseCodeBlock()
    finish(.guardStmt, from: mark, at: start)
  }

  /// Skips unexpected tokens between the conditions of a `guard` and its `else`. The `else` must come before any line
  /// with less indentation than the `guard`, and before any other line with the same indentation.
  private mutating func skipToElse(of start: Int) {
    let depth = indentation(of: tokens[start])
    var position = 0
    while peek(position).kind != .elseKeyword {
      let token = peek(position)
      if token.kind == .endOfFile || token.kind == .rightBrace { return }
      if token.isAtLineStart, indentation(of: token) <= depth { return }
      position += 1
    }
    if position == 0 { return }
    let mark = pending.count
    let first = here
    for _ in 0..<position { advance() }
    finish(.unexpected, from: mark, at: first)
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
    if consume(.caseKeyword) {
      parseMatchingPattern()
    } else if at(.varKeyword) || at(.letKeyword) {
      let patternMark = pending.count
      let patternStart = here
      advance()
      parsePattern()
      finish(.valueBindingPattern, from: patternMark, at: patternStart)
    } else {
      parsePattern()
    }
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
    parseSwitchBraces()
    finish(.switchExpr, from: mark, at: start)
  }

  /// The body of a `switch` whose keyword and subject are missing.
  mutating func parseSwitchBody() {
    let mark = pending.count
    let start = here
    reportMissing(.missingExpr, .expectedSubject)
    parseSwitchBraces()
    finish(.switchExpr, from: mark, at: start)
  }

  /// `{` (SwitchCase | IfConfigDecl)* `}`: leaves the cases pending.
  private mutating func parseSwitchBraces() {
    let opening = here
    if consume(.leftBrace) {
      let context = saveContext()
      isInCoroutine = context.isInCoroutine
      hasClosureArguments = context.hasClosureArguments
      parseSwitchCases()
      restoreContext(context)
      expectClosing(.rightBrace, of: opening, .expectedClosingBrace)
    } else {
      reportMissing(.missingToken, .expectedSwitchBrace)
    }
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
      // They may precede the first case; after a case they are statements of it.
      case .pound where isSpelt(peek(), "warning") || isSpelt(peek(), "error"): parseMacroExpansion(.macroExpansionExpr)
      default:
        diagnose(.expectedCase)
        let before = here
        parseCaseStatements()
        if hasCaseWithoutWord { finishCase(from: pending.count - 1, at: firstTokenOfPending) }
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
      if at(.caseKeyword), !token.isAtLineStart {
        diagnose(.expectedPattern)
        skipUnexpectedToken()
      }
      parseCaseItems(inCatch: false)
    } else if !consume(.defaultKeyword) {
      reportMissing(.missingToken, .expectedCase)
    }
    expectCaseColon()
    let body = pending.count
    parseCaseStatements()
    if pending.count == body { diagnose(.emptyCase, tokens[start].range) }
    finishCase(from: mark, at: start)
  }

  /// `:`; skips other tokens before it on the line.
  private mutating func expectCaseColon() {
    if consume(.colon) { return }
    reportMissing(.missingToken, .expectedCaseColon)
    if skipLine(to: .colon) { advance() }
  }

  private mutating func parseCaseStatements() {
    parseStatements(ifConfigDepth > 0 ? .ifConfigInSwitchCase : .switchCase)
  }

  /// Ends a case. While its last statement is the pattern of a case without the keyword `case`, begins that case and
  /// ends it too.
  private mutating func finishCase(from mark: Int, at start: Int) {
    var mark = mark
    var start = start
    while hasCaseWithoutWord {
      hasCaseWithoutWord = false
      let pattern = pending.last
      let end = firstToken(of: pattern)
      pending.truncate(to: pending.count - 1)
      if pending.count > mark || start < end {
        finish(.switchCase, from: mark, at: start)
        nodes[nodes.count - 1].tokenCount = UInt32(truncatingIfNeeded: end - start)
      }
      pending.append(pattern)
      mark = pending.count - 1
      start = end
      finish(.switchCaseItem, from: mark, at: start)
      expectCaseColon()
      parseCaseStatements()
    }
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
