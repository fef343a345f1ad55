/// What is applied to an expression: members, calls, subscripts, trailing closures.
extension Parser {
  /// Primary (`.` name | `(`…`)` | `[`…`]` | `{`…`}` | `?` | `!` | `<`…`>` | operator | `#if` chain)*
  mutating func parsePostfixExpr() {
    let mark = pending.count
    let start = here
    parsePrimaryExpr()
    parsePostfixSuffixes(from: mark, at: start)
  }

  /// What follows the expression that is pending at `mark`.
  mutating func parsePostfixSuffixes(from mark: Int, at start: Int) {
    var length = 0
    while true {
      switch token.kind {
      case .period, .prefixPeriod:
        advance()
        parseMemberName()
        finish(.memberAccessExpr, from: mark, at: start)
      case .leftParen:
        if token.isAtLineStart { return }
        parseCall(.functionCallExpr, closing: .rightParen, from: mark, at: start)
      case .leftBracket:
        if token.isAtLineStart { return }
        parseCall(.subscriptCallExpr, closing: .rightBracket, from: mark, at: start)
      case .leftBrace:
        guard canTakeTrailingClosure else { return }
        parseTrailingClosures()
        finish(.functionCallExpr, from: mark, at: start, flags: .hasTrailingClosure)
      case .postfixQuestion:
        advance()
        finish(.optionalChainingExpr, from: mark, at: start)
      case .exclamation:
        advance()
        finish(.forceUnwrapExpr, from: mark, at: start)
      case .prefixOperator, .infixOperator:
        guard isAtGenericArguments else { return }
        parseGenericArguments()
        finish(.genericSpecializationExpr, from: mark, at: start)
      case .postfixOperator:
        if isAtGenericArguments {
          parseGenericArguments()
          finish(.genericSpecializationExpr, from: mark, at: start)
        } else {
          advance()
          finish(.postfixOperatorExpr, from: mark, at: start)
        }
      case .poundIf:
        guard continuesChain else { return }
        parseIfConfig(.chain)
        finish(.postfixIfConfigExpr, from: mark, at: start)
      default:
        return
      }
      length += 1
      if length >= Parser.maximumChain {
        diagnose(.chainTooLong)
        skipUnexpected { $0.token.isAtLineStart && !$0.at(.prefixPeriod) }
        return finish(.parenExpr, from: mark, at: start)
      }
    }
  }

  /// At `(` or `[`: arguments and trailing closures
  private mutating func parseCall(_ kind: NodeKind, closing: TokenKind, from mark: Int, at start: Int) {
    let opening = here
    let wasInCondition = isInCondition
    isInCondition = false
    advanceOpening()
    parseArguments(until: closing, opening: opening)
    expectClosing(closing, of: opening, closing == .rightParen ? .expectedClosingParen : .expectedClosingBracket)
    isInCondition = wasInCondition
    var flags: NodeFlags = .hasArgumentList
    if at(.leftBrace), canBeginTrailingClosure {
      flags.insert(.hasTrailingClosure)
      parseTrailingClosures()
    }
    finish(kind, from: mark, at: start, flags: flags)
  }

  // MARK: Arguments

  /// (Expr | label `:` Expr) separated by commas, up to the closing token, which is not consumed. Leaves all of them
  /// pending.
  mutating func parseArguments(until closing: TokenKind, opening: Int) {
    while token.kind != closing {
      guard enterElement(opening: opening, closing: closing) else { return }
      parseArgument()
      if !separatesElements(opening: opening, closing: closing) { return }
    }
  }

  /// Expr, or label `:` Expr
  private mutating func parseArgument() {
    guard peek().kind == .colon, canBeLabel(token) else {
      if trustsIndentation, at(.ifKeyword) || at(.switchKeyword), peek().isAtLineStart {
        reportMissing(.missingExpr, .expectedExpr)
        return skipUnexpectedToken()
      }
      return parseExpr()
    }
    let mark = pending.count
    let start = here
    if at(.underscore) { advance() } else { advanceName() }
    advance()
    parseExpr()
    finish(.labeledExpr, from: mark, at: start)
  }

  mutating func canBeLabel(_ token: Token) -> Bool {
    token.kind.isName || token.kind.isReservedWord || token.kind == .underscore || token.kind == .dollarIdentifier
  }

  /// Before an element of a bracketed list: `false` if the list has ended without its closing bracket.
  mutating func enterElement(opening: Int, closing: TokenKind) -> Bool {
    if at(.endOfFile) || isAtClosingBracket { return false }
    if trustsIndentation, isOutdented(from: opening), !at(.prefixPeriod) { return false }
    if !isInPattern, token.isAtLineStart, startsDeclOrStmtWord, peek().kind != .colon { return false }
    if at(.comma) {
      // `f(, x)`: an element is missing.
      reportMissing(.missingExpr, .expectedExpr)
    } else if !canBeginElement {
      diagnose(.expectedExpr)
      skipUnexpected()
    }
    return true
  }

  private var canBeginElement: Bool {
    mutating get {
      if peek().kind == .colon, canBeLabel(token) { return true }
      switch token.kind {
      case .semicolon, .colon, .equal, .arrow, .inKeyword, .elseKeyword, .whereKeyword, .catchKeyword, .caseKeyword,
        .defaultKeyword, .returnKeyword, .unknown:
        return false
      default: return true
      }
    }
  }

  /// Behind an element of a bracketed list: consumes the comma; `false` at the end of the list. A list that does not
  /// go on as one either misses a comma or its closing bracket.
  mutating func separatesElements(opening: Int, closing: TokenKind) -> Bool {
    if consume(.comma) { return true }
    if token.kind == closing || at(.endOfFile) || isAtClosingBracket { return false }
    if token.isAtLineStart, isOutdented(from: opening) || startsDeclOrStmtWord { return false }
    if canBeginExpr(token), !at(.leftBrace), here > missingCommaAt {
      missingCommaAt = here
      reportMissing(.missingToken, .expectedComma)
      return true
    }
    diagnose(.expectedClosingOrComma(closing))
    skipUnexpected {
      $0.at(.comma) || ($0.token.isAtLineStart && ($0.isOutdented(from: opening) || $0.endsListBeforeStatement))
    }
    return consume(.comma)
  }

  /// Whether the current token can only begin a statement.
  private var startsDeclOrStmtWord: Bool {
    mutating get {
      switch token.kind {
      case .letKeyword, .varKeyword, .funcKeyword, .returnKeyword, .guardKeyword, .forKeyword, .whileKeyword,
        .deferKeyword, .throwKeyword, .structKeyword, .enumKeyword, .classKeyword, .extensionKeyword, .importKeyword:
        true
      default: false
      }
    }
  }

  // MARK: Trailing closures

  /// Whether the `{` at hand belongs to the pending expression. Literals and brackets take no closure.
  private var canTakeTrailingClosure: Bool {
    mutating get {
      switch kindOfPending {
      case .integerLiteralExpr, .floatLiteralExpr, .stringLiteralExpr, .booleanLiteralExpr, .nilLiteralExpr,
        .regexLiteralExpr, .tupleExpr, .missingExpr, .closureExpr, .ifExpr, .switchExpr, .discardAssignmentExpr:
        return false
      case .arrayExpr, .dictionaryExpr:
        // `[Int] { 1 }` makes an array since Swift 6.4. On a line of its own the brace begins a statement, as before.
        return !token.isAtLineStart && canBeginTrailingClosure
      case .functionCallExpr, .subscriptCallExpr, .macroExpansionExpr:
        // One that has only closures takes no more: the brace begins a statement. With `(`…`)` before them it calls what
        // the call gives.
        let flags = nodes[Int(pending.last.index)].flags
        return !(flags.contains(.hasTrailingClosure) && !flags.contains(.hasArgumentList)) && canBeginTrailingClosure
      default:
        return canBeginTrailingClosure
      }
    }
  }

  /// Whether a `{` can begin a trailing closure here. In the condition of an `if` it begins the body, unless the braces
  /// close on the same line, or the line ends with a closure's `in`, and what follows them goes on the condition.
  var canBeginTrailingClosure: Bool {
    mutating get {
      if peek().kind == .caseKeyword { return false }
      if !isInCondition { return !isAtObservers }
      guard let end = indexBehindBraces(from: index) else { return false }
      let next = input[end]
      switch next.kind {
      case .leftBrace, .whereKeyword, .comma: return true
      case .leftBracket, .leftParen, .period, .prefixPeriod, .isKeyword, .asKeyword, .postfixQuestion, .infixQuestion,
        .exclamation, .colon, .equal, .postfixOperator, .infixOperator:
        return !next.isAtLineStart
      default: return false
      }
    }
  }

  /// The index in the input behind the `}` that closes the `{` at `start`: `nil` if that is on another line, unless the
  /// first line is a closure's signature, `{ item in`.
  private mutating func indexBehindBraces(from start: Int) -> Int? {
    var open = 0
    var position = start
    var mayGoOn = false
    while true {
      switch input[position].kind {
      case .leftBrace: open += 1
      case .rightBrace:
        open -= 1
        if open == 0 { return position + 1 }
      case .endOfFile: return nil
      default: break
      }
      position += 1
      guard input[position].isAtLineStart, !mayGoOn else { continue }
      mayGoOn = open == 1 && input[position - 1].kind == .inKeyword
      if !mayGoOn { return nil }
    }
  }

  /// `{`…`}` (label `:` `{`…`}`)*
  mutating func parseTrailingClosures() {
    let opening = here
    parseClosureExpr()
    while canBeLabel(token), peek().kind == .colon, peek(2).kind == .leftBrace, !isAtCaseLabel {
      // Behind `Text("a").onTapGesture {…}` a call that has lost its `(` reads as a label: `Button action: {`.
      if trustsIndentation, token.isAtLineStart, indentation(of: token) < indentation(of: tokens[opening]) { return }
      let mark = pending.count
      let start = here
      if at(.underscore) { advance() } else { advanceName() }
      advance()
      parseClosureExpr()
      finish(.labeledTrailingClosure, from: mark, at: start)
    }
  }

  /// `default: {` in a `switch` is no label.
  private var isAtCaseLabel: Bool { mutating get { at(.defaultKeyword) && token.isAtLineStart } }
}
