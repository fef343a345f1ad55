/// Postfix parts of an expression: members, calls, subscripts, trailing closures.
extension Parser {
  /// Primary (`.` name | `(`…`)` | `[`…`]` | `{`…`}` | `?` | `!` | `<`…`>` | operator | `#if` chain)*
  mutating func parsePostfixExpr() {
    let mark = pending.count
    let start = here
    parsePrimaryExpr()
    parsePostfixSuffixes(from: mark, at: start)
  }

  /// Parses the postfix parts after the expression that is pending at `mark`.
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

  /// (Expr | label `:` Expr) separated by commas, up to the closing token, which is not consumed. Leaves all arguments
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

  /// Before an element of a bracketed list: returns `false` if the list ends without its closing bracket.
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

  /// After an element of a bracketed list: consumes the comma; returns `false` at the end of the list. If neither a
  /// comma nor the end follows, one of the two is missing.
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

  /// Whether the current `{` is a trailing closure of the pending expression. Literals and brackets take no closure.
  private var canTakeTrailingClosure: Bool {
    mutating get {
      switch kindOfPending {
      case .integerLiteralExpr, .floatLiteralExpr, .stringLiteralExpr, .booleanLiteralExpr, .nilLiteralExpr,
        .regexLiteralExpr, .tupleExpr, .missingExpr, .closureExpr, .ifExpr, .switchExpr, .discardAssignmentExpr:
        return false
      case .arrayExpr, .dictionaryExpr:
        // `[Int] { 1 }` makes an array since Swift 6.4. A brace on a new line begins a statement, as before.
        return !token.isAtLineStart && canBeginTrailingClosure
      case .functionCallExpr, .subscriptCallExpr, .macroExpansionExpr:
        // A call with only trailing closures takes no more of them: the brace begins a statement. After `(`…`)` and
        // closures, the brace is an argument of the call's result.
        let flags = nodes[Int(pending.last.index)].flags
        return !(flags.contains(.hasTrailingClosure) && !flags.contains(.hasArgumentList)) && canBeginTrailingClosure
      default:
        return canBeginTrailingClosure
      }
    }
  }

  /// Whether a `{` can begin a trailing closure here. In the condition of an `if` it begins the body, unless the
  /// condition continues after the matching `}`, and the braces close on the same line or the line ends with a
  /// closure's `in`.
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

  /// The index in the input after the `}` that closes the `{` at `start`; `nil` if the `}` is on another line, unless
  /// the first line is a closure's signature, `{ item in`.
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
      // After `Text("a").onTapGesture {…}`, a call that has lost its `(` looks like a labelled closure:
      // `Button action: {`.
      if trustsIndentation, token.isAtLineStart, indentation(of: token) < indentation(of: tokens[opening]) { return }
      let mark = pending.count
      let start = here
      if at(.underscore) { advance() } else { advanceName() }
      advance()
      parseClosureExpr()
      finish(.labeledTrailingClosure, from: mark, at: start)
    }
  }

  /// `default: {` in a `switch` is not a label.
  private var isAtCaseLabel: Bool { mutating get { at(.defaultKeyword) && token.isAtLineStart } }
}
