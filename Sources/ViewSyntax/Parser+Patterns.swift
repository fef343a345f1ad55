/// Patterns: of `let` declarations and of `case`.
extension Parser {
  /// name, `_`, `(` Pattern* `)`, or `let`/`var` before one: the pattern of a declaration or a `for` loop
  mutating func parsePattern() {
    switch token.kind {
    case .underscore: finishLeaf(.wildcardPattern)
    case .leftParen: parseTuplePattern()
    case .letKeyword, .varKeyword, .inoutKeyword:
      let mark = pending.count
      let start = here
      if isInBindingPattern { diagnose(.nestedBinding) }
      advance()
      guard enter() else {
        leave()
        return finish(.valueBindingPattern, from: mark, at: start)
      }
      parsePattern()
      leave()
      finish(.valueBindingPattern, from: mark, at: start)
    case .selfKeyword: finishLeaf(.identifierPattern)
    default:
      if token.kind.isName || at(.dollarIdentifier) { return finishNameLeaf(.identifierPattern) }
      reportMissing(.missingPattern, .expectedPattern)
      if token.kind.isReservedWord, !token.isAtLineStart, [.colon, .equal].contains(peek().kind) {
        skipUnexpectedToken()
      }
    }
  }

  /// `(` (label `:`)? Pattern … `)`
  private mutating func parseTuplePattern() {
    let mark = pending.count
    let start = here
    advanceOpening()
    guard enter() else {
      leave()
      skipUnexpected { _ in false }
      expectClosing(.rightParen, of: start, .expectedClosingParen)
      return finish(.tuplePattern, from: mark, at: start)
    }
    while !at(.rightParen), !at(.endOfFile) {
      if peek().kind == .colon, canBeLabel(token) {
        let elementMark = pending.count
        let elementStart = here
        advanceName()
        advance()
        parsePattern()
        finish(.tuplePatternElement, from: elementMark, at: elementStart)
      } else {
        parsePattern()
      }
      if !separatesElements(opening: start, closing: .rightParen) { break }
    }
    leave()
    expectClosing(.rightParen, of: start, .expectedClosingParen)
    finish(.tuplePattern, from: mark, at: start)
  }

  /// Whether the current keyword begins a pattern and no expression.
  var isAtPatternWord: Bool {
    mutating get {
      switch token.kind {
      case .letKeyword, .varKeyword, .isKeyword: true
      case .inoutKeyword: true
      default: false
      }
    }
  }

  /// The pattern of a `case`: `let` Pattern, `is` Type, or an expression that may contain `let` and `_`
  mutating func parseMatchingPattern() {
    let mark = pending.count
    let start = here
    let wasInPattern = isInPattern
    isInPattern = true
    defer { isInPattern = wasInPattern }
    switch token.kind {
    case .letKeyword, .varKeyword, .inoutKeyword:
      guard enter() else {
        leave()
        advance()
        return finish(.valueBindingPattern, from: mark, at: start)
      }
      advance()
      let wasBinding = isInBindingPattern
      isInBindingPattern = true
      parseMatchingPattern()
      isInBindingPattern = wasBinding
      leave()
      finish(.valueBindingPattern, from: mark, at: start)
    case .isKeyword:
      advance()
      parseType()
      finish(.isTypePattern, from: mark, at: start)
    case .colon, .equal, .caseKeyword, .defaultKeyword, .rightBrace, .endOfFile:
      reportMissing(.missingPattern, .expectedPattern)
    default:
      parseExpr()
    }
  }
}
