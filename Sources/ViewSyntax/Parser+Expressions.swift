import ViewSource

/// Prefix operators and what begins an expression.
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
      // Behind `let x =` that has lost its value the next line is a loop.
      if trustsIndentation, token.isAtLineStart, peek().kind == .leftBrace {
        return reportMissing(.missingExpr, .expectedExpr)
      }
      parsePackExpansion()
    default: parsePostfixExpr()
    }
  }

  /// operator+ Postfix: `!x`, `-x`, `&x`. An operator that stands alone is a reference to its function.
  private mutating func parsePrefixOperators() {
    if isLoneOperator { return finishLeaf(.declReferenceExpr) }
    let start = here
    let mark = pending.count
    while true {
      switch token.kind {
      case .prefixOperator, .prefixAmpersand: advance()
      case .infixOperator, .postfixOperator, .infixQuestion, .exclamation:
        // White space makes it no prefix operator, but it stands where only one can.
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

  /// `!await x`: effects behind a prefix operator
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
    // The operators lie in a row before the operand, the innermost last.
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

  /// Whether an expression can begin with a token, wherever it stands.
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

  // MARK: Primary

  /// What an expression is made of before anything is applied to it.
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

  /// `$0`, which belongs to a closure without parameters; `$name`
  private mutating func parseDollarReference() {
    if !hasClosureArguments, isClosureArgument { diagnose(.argumentOutsideClosure) }
    finishLeaf(.declReferenceExpr)
  }

  /// Whether the `$` name at hand is `$0` and not `$name`.
  private var isClosureArgument: Bool {
    mutating get {
      let second = bytes[Int(token.start) + 1]
      return second >= UInt8(ascii: "0") && second <= UInt8(ascii: "9")
    }
  }

  private mutating func parseTypeExpr() {
    let mark = pending.count
    let start = here
    parseType()
    finish(.typeExpr, from: mark, at: start)
  }

  /// name, `module::name`, name`(`label`:` …`)`
  mutating func parseDeclReference() {
    let mark = pending.count
    let start = here
    advanceName()
    if isInBindingPattern, !at(.leftParen), !at(.period), !at(.doubleColon) {
      return finish(.identifierPattern, from: mark, at: start)
    }
    if at(.doubleColon) { parseModuleSelector() }
    if at(.leftParen), !token.isAtLineStart { skipArgumentLabels() }
    finish(.declReferenceExpr, from: mark, at: start)
  }

  /// `::` name, behind the name of a module
  mutating func parseModuleSelector() {
    advance()
    if token.kind.isName || token.kind.isReservedWord || token.kind == .dollarIdentifier {
      advanceName()
    } else {
      diagnose(.expectedName)
    }
  }

  /// `(x:y:)` behind the name of a function: part of the name
  mutating func skipArgumentLabels() {
    guard let count = argumentLabelTokens else { return }
    for _ in 0..<count {
      switch token.kind {
      case .leftParen, .rightParen, .colon, .underscore: advance()
      default: advanceName()
      }
    }
  }

  /// How many tokens the labels take; `nil` if these are ordinary arguments.
  private var argumentLabelTokens: Int? {
    mutating get {
      var distance = 1
      while true {
        let label = peek(distance)
        guard label.kind.isName || label.kind == .underscore || label.kind.isReservedWord,
          peek(distance + 1).kind == .colon
        else {
          return label.kind == .rightParen && distance > 1 ? distance + 1 : nil
        }
        distance += 2
      }
    }
  }

  /// `.name`
  private mutating func parseImplicitMember() {
    let mark = pending.count
    let start = here
    advance()
    // Behind a period with white space before it, Swift looks for the name on the next line too.
    if token.isAtLineStart, token.kind.isName {
      advanceName()
    } else if token.isAtLineStart {
      reportMissing(.missingToken, .expectedImplicitMember)
    } else {
      if at(.integerLiteral) { diagnose(.expectedImplicitMember) }
      parseMemberName()
    }
    finish(.implicitMemberExpr, from: mark, at: start)
  }

  /// What may follow a period: a name, any word, a tuple's index. Leaves a node only if it is missing.
  mutating func parseMemberName() {
    if token.isAtLineStart || token.hasSpaceBefore, token.isAtLineStart || !token.kind.isName {
      return reportMissing(.missingToken, .expectedMember)
    }
    switch token.kind {
    case .identifier, .integerLiteral, .selfKeyword: advance()
    default:
      guard token.kind.isName || token.kind.isReservedWord || token.kind == .dollarIdentifier else {
        return reportMissing(.missingToken, .expectedMember)
      }
      if at(.dollarIdentifier), isClosureArgument { diagnose(.expectedMember) }
      advanceName()
    }
    if at(.doubleColon) { parseModuleSelector() }
    if at(.leftParen), !token.isAtLineStart { skipArgumentLabels() }
  }

  /// A literal longer than a token can be is several tokens in a row.
  private mutating func parseRegexLiteral() {
    let start = here
    repeat { advance() } while at(.regexLiteral) && !token.hasSpaceBefore
    finish(.regexLiteralExpr, from: pending.count, at: start)
  }

  /// start (segment | StringInterpolation)* end
  private mutating func parseInterpolatedString() {
    let mark = pending.count
    let start = here
    advance()
    while true {
      switch token.kind {
      case .stringSegment: advance()
      case .interpolationStart: parseInterpolation()
      case .stringEnd:
        advance()
        return finish(.stringLiteralExpr, from: mark, at: start)
      default:
        // Only where the nesting limit has cut a literal.
        return finish(.stringLiteralExpr, from: mark, at: start)
      }
    }
  }

  /// `\(` arguments `)`
  private mutating func parseInterpolation() {
    let mark = pending.count
    let start = here
    advance()
    withDelimiters { parser in
      if parser.at(.interpolationEnd) { parser.reportMissing(.missingExpr, .expectedExpr) }
      parser.parseArguments(until: .interpolationEnd, opening: start)
      if !parser.consume(.interpolationEnd) {
        parser.skipUnexpected { $0.at(.interpolationEnd) || $0.at(.stringEnd) }
        _ = parser.consume(.interpolationEnd)
      }
    }
    finish(.stringInterpolation, from: mark, at: start)
  }

  // MARK: Brackets

  /// Parses what stands between brackets, where the rules of the condition around them do not hold.
  @inline(__always)
  mutating func withDelimiters(_ parse: (inout Parser) -> Void) {
    let wasInCondition = isInCondition
    isInCondition = false
    parse(&self)
    isInCondition = wasInCondition
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

  /// `[` Expr* `]`, `[` (Expr `:` Expr)* `]`, `[:]`; or the type `[3 of Int]`
  private mutating func parseCollectionExpr() {
    if isAtInlineArrayType { return parseTypeExpr() }
    let mark = pending.count
    let start = here
    var kind = NodeKind.arrayExpr
    advanceOpening()
    withDelimiters { parser in
      if parser.at(.colon), parser.peek().kind == .rightBracket {
        kind = .dictionaryExpr
        parser.advance()
      } else {
        kind = parser.parseCollectionElements(opening: start)
      }
      parser.expectClosing(.rightBracket, of: start, .expectedClosingBracket)
    }
    finish(kind, from: mark, at: start)
  }

  private mutating func parseCollectionElements(opening: Int) -> NodeKind {
    var kind = NodeKind.arrayExpr
    while !at(.rightBracket) {
      guard enterElement(opening: opening, closing: .rightBracket) else { break }
      parseExpr()
      if consume(.colon) {
        kind = .dictionaryExpr
        parseExpr()
      } else if kind == .dictionaryExpr {
        reportMissing(.missingExpr, .expectedDictionaryColon)
      }
      if !separatesElements(opening: opening, closing: .rightBracket) { break }
    }
    return kind
  }

  /// `[3 of Int]`
  private var isAtInlineArrayType: Bool {
    mutating get {
      let count = peek()
      let of = peek(2)
      return of.kind == .ofKeyword && !of.isAtLineStart
        && (count.kind == .integerLiteral || count.kind.isName || count.kind == .underscore)
        && peek(3).kind != .rightBracket && peek(3).kind != .comma
    }
  }
}
