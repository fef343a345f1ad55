import ViewSource

/// Prefix expressions: an operand with prefix operators or with `consume`, `copy`, `each` and `repeat`, which work like
/// them.
///
/// They bind tighter than infix operators and looser than postfix parts: `-x.y + z` is `(-(x.y)) + z`.
extension Parser {
  /// prefix operators, then Postfix
  mutating func parseUnaryExpr() {
    switch token.kind {
    case .prefixOperator, .prefixAmpersand, .infixOperator, .postfixOperator, .infixQuestion, .exclamation:
      parsePrefixOperators()
    case .consumeKeyword where isOwnershipWord: parseWordExpr(.consumeExpr)
    case .copyKeyword where isOwnershipWord: parseWordExpr(.copyExpr)
    case .underscoredBorrowKeyword where isOwnershipWord: parseWordExpr(.borrowExpr)
    case .eachKeyword where isEachWord: parseWordExpr(.packElementExpr)
    case .repeatKeyword:
      // After `let x =` without a value, the `repeat` on the next line is a loop.
      if trustsIndentation, token.isAtLineStart, peek().kind == .leftBrace {
        return reportMissing(.missingExpr, .expectedExpr)
      }
      parsePackExpansion()
    default: parsePostfixExpr()
    }
  }

  /// operator+ Postfix: `!x`, `-x`, `&x`. An operator without an operand is a reference to its function.
  private mutating func parsePrefixOperators() {
    if isLoneOperator { return finishLeaf(.declReferenceExpr) }
    let start = here
    let mark = pending.count
    while true {
      switch token.kind {
      case .prefixOperator, .prefixAmpersand: advance()
      case .infixOperator, .postfixOperator, .infixQuestion, .exclamation:
        // The white space after it makes it an infix operator, but only a prefix operator can be here.
        diagnose(.expectedExpr)
        advance()
      default:
        parseUnaryOperand()
        return wrapPrefixOperators(from: start, mark: mark)
      }
      if here - start > Parser.maximumDepth {
        diagnose(.nestedTooDeep)
        parseUnaryOperand()
        return finish(.prefixOperatorExpr, from: mark, at: start)
      }
    }
  }

  private mutating func parseUnaryOperand() {
    switch token.kind {
    case .consumeKeyword, .copyKeyword, .underscoredBorrowKeyword, .eachKeyword: parseUnaryExpr()
    case .tryKeyword, .awaitKeyword: parseOperandWithEffects()
    default: parsePostfixExpr()
    }
  }

  /// `!await x`: effects after a prefix operator
  private mutating func parseOperandWithEffects() {
    guard enter() else {
      leave()
      return reportMissing(.missingExpr, .expectedExpr)
    }
    defer { leave() }
    let mark = pending.count
    let start = here
    let kind: NodeKind = at(.tryKeyword) ? .tryExpr : .awaitExpr
    if kind == .awaitExpr, !canBeginExpr(peek()) { return parsePostfixExpr() }
    advance()
    if kind == .tryExpr, at(.postfixQuestion) || at(.exclamation) { advance() }
    parseUnaryExpr()
    finish(kind, from: mark, at: start)
  }

  private mutating func wrapPrefixOperators(from start: Int, mark: Int) {
    // The operators are consecutive tokens before the operand, the innermost last.
    var index = firstTokenOfOperand(after: start)
    while index > start {
      index -= 1
      finish(tokens[index].kind == .prefixAmpersand ? .inoutExpr : .prefixOperatorExpr, from: mark, at: index)
    }
  }

  private mutating func firstTokenOfOperand(after start: Int) -> Int {
    nodes[Int(pending.last.index)].tokenCount == 0 ? here : firstTokenOfPending
  }

  /// `+` in `reduce(0, +)`, `(<)`, `[+, -]`
  private var isLoneOperator: Bool {
    mutating get {
      guard token.kind.isOperator || token.kind == .prefixAmpersand || token.kind == .infixQuestion else {
        return false
      }
      switch peek().kind {
      case .comma, .rightParen, .rightBracket: return true
      case .colon: return peek(2).kind == .rightParen || !canBeginExpr(peek(2))
      default: return false
      }
    }
  }

  /// `consume x`, on one line, before a name
  private var isOwnershipWord: Bool {
    mutating get {
      let next = peek()
      return !next.isAtLineStart && (next.kind.isName || next.kind == .selfKeyword || next.kind == .dollarIdentifier)
    }
  }

  private var isEachWord: Bool {
    mutating get {
      let next = peek()
      return !next.isAtLineStart
        && (next.kind.isName || next.kind == .selfKeyword || next.kind == .dollarIdentifier
          || (next.kind == .leftParen && next.hasSpaceBefore))
    }
  }

  private mutating func parseWordExpr(_ kind: NodeKind) {
    let mark = pending.count
    let start = here
    advance()
    parsePostfixExpr()
    finish(kind, from: mark, at: start)
  }

  /// `repeat` Expr
  private mutating func parsePackExpansion() {
    let mark = pending.count
    let start = here
    advance()
    parseExpr()
    finish(.packExpansionExpr, from: mark, at: start)
  }
}
