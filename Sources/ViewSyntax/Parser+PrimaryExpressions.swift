import ViewSource

/// Primary expressions: names, literals, parenthesised expressions, closures.
extension Parser {
  /// Whether an expression can begin with a token, in any context.
  mutating func canBeginExpr(_ token: Token) -> Bool {
    switch token.kind {
    case .integerLiteral, .floatLiteral, .regexLiteral, .stringLiteral, .stringStart, .trueKeyword, .falseKeyword,
      .nilKeyword, .selfKeyword, .capitalSelfKeyword, .superKeyword, .capitalAnyKeyword, .underscore, .dollarIdentifier,
      .placeholder, .leftParen, .leftBracket, .leftBrace, .prefixPeriod, .backslash, .pound, .tryKeyword,
      .prefixOperator, .prefixAmpersand, .ifKeyword, .switchKeyword, .repeatKeyword:
      true
    default: token.kind.isName
    }
  }

  /// An expression without prefix, infix and postfix parts.
  @inline(__always)
  mutating func parsePrimaryExpr() {
    switch token.kind {
    case .identifier, .backtickedIdentifier: parseDeclReference()
    case .integerLiteral: finishLeaf(.integerLiteralExpr)
    case .stringLiteral: finishLeaf(.stringLiteralExpr)
    case .prefixPeriod: parseImplicitMember()
    case .leftParen: parseTupleExpr()
    case .leftBrace: parseClosureExpr()
    case .leftBracket: parseCollectionExpr()
    default: parseRarerPrimaryExpr()
    }
  }

  @inline(never)
  private mutating func parseRarerPrimaryExpr() {
    switch token.kind {
    case .selfKeyword, .capitalSelfKeyword: finishLeaf(.declReferenceExpr)
    case .dollarIdentifier: parseDollarReference()
    case .trueKeyword, .falseKeyword: finishLeaf(.booleanLiteralExpr)
    case .nilKeyword: finishLeaf(.nilLiteralExpr)
    case .floatLiteral: finishLeaf(.floatLiteralExpr)
    case .regexLiteral: parseRegexLiteral()
    case .stringStart: parseInterpolatedString()
    case .superKeyword: finishLeaf(.superExpr)
    case .underscore: finishLeaf(.discardAssignmentExpr)
    case .placeholder: finishLeaf(.placeholderExpr)
    case .backslash: parseKeyPath()
    case .pound: parseMacroExpansion(.macroExpansionExpr)
    case .ifKeyword: parseIfExpr()
    case .switchKeyword: parseSwitchExpr()
    case .doKeyword: parseDoStmt()
    case .initKeyword where peek().kind == .leftParen || !token.isAtLineStart: parseDeclReference()
    case .capitalAnyKeyword: parseTypeExpr()
    case .anyKeyword, .someKeyword: isTypeWord ? parseTypeExpr() : parseDeclReference()
    case .at: parseTypeExpr()
    // `(inout T) -> Void`
    case .inoutKeyword where beginsType(peek()): parseTypeExpr()
    case .prefixOperator where isSpelt(token, "~"): parseTypeExpr()
    case .period: parseImplicitMember()
    default:
      if token.kind.isContextualWord || (isInAttribute && token.kind.isReservedWord) { return parseDeclReference() }
      reportMissing(.missingExpr, .expectedExpr)
    }
  }

  /// `any P`, `some P` on one line
  private var isTypeWord: Bool {
    mutating get {
      let next = peek()
      return !next.isAtLineStart && (next.kind.isName || (next.kind == .prefixOperator && isSpelt(next, "~")))
    }
  }

  mutating func parseTypeExpr() {
    let mark = pending.count
    let start = here
    parseType()
    finish(.typeExpr, from: mark, at: start)
  }

  /// `(` Expr `)` or `(` (Expr | label `:` Expr)* `)`
  private mutating func parseTupleExpr() {
    let mark = pending.count
    let start = here
    advanceOpening()
    withDelimiters { parser in
      parser.parseArguments(until: .rightParen, opening: start)
      parser.expectClosing(.rightParen, of: start, .expectedClosingParen)
    }
    let isParen =
      pending.count == mark + 1 && kindOfPending != .labeledExpr && tokens[here - 2].kind != .comma
      && tokens[here - 1].kind == .rightParen
    finish(isParen ? .parenExpr : .tupleExpr, from: mark, at: start)
  }

  /// Parses the content of brackets, where the restrictions of an enclosing condition do not apply.
  @inline(__always)
  mutating func withDelimiters(_ parse: (inout Parser) -> Void) {
    let wasInCondition = isInCondition
    isInCondition = false
    parse(&self)
    isInCondition = wasInCondition
  }
}
