import ViewSource

/// Control transfer statements: `break`, `continue`, `return`, `throw`, and `yield` and `discard`.
///
/// Some have an optional operand, so the parser must decide whether the next line belongs to the statement.
extension Parser {
  /// `break` label?, `continue` label?
  mutating func parseJump(_ kind: NodeKind) {
    let start = here
    advance()
    if token.kind.isName, !token.isAtLineStart { advanceName() }
    finish(kind, from: pending.count, at: start)
  }

  /// `return` Expr?
  mutating func parseReturn() {
    let mark = pending.count
    let start = here
    advance()
    if canBeginReturnedExpr {
      if at(.initKeyword), !token.isAtLineStart { diagnose(.initializerWithoutPeriod) }
      parseExpr()
    }
    finish(.returnStmt, from: mark, at: start)
  }

  /// Whether a returned expression follows. It may be on the next line, unless that line begins with a token that
  /// cannot begin an expression.
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
  mutating func parseThrow() {
    let mark = pending.count
    let start = here
    advance()
    if at(.rightBrace) { reportMissing(.missingExpr, .expectedExpr) } else { parseExpr() }
    finish(.throwStmt, from: mark, at: start)
  }

  var isYield: Bool {
    mutating get {
      let next = peek()
      return !next.isAtLineStart && (canBeginExpr(next) || next.kind == .prefixAmpersand)
    }
  }

  /// `yield` Expr, `yield (` Expr* `)`
  mutating func parseYield() {
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

  var isDiscard: Bool {
    mutating get {
      let next = peek()
      return !next.isAtLineStart && (next.kind == .selfKeyword || next.kind.isName)
    }
  }

  /// `discard` Expr
  mutating func parseDiscard() {
    let mark = pending.count
    let start = here
    advance()
    parseExpr()
    finish(.discardStmt, from: mark, at: start)
  }
}
