import ViewSource

/// Generic parameters, arguments and requirements.
extension Parser {
  // MARK: Angle brackets

  /// Consumes the first character of an operator, `<` or `>`; the rest of the operator becomes the current token.
  mutating func advanceAngle() {
    guard token.length > 1 else { return advance() }
    let whole = token
    tokens.append(Token(kind: .infixOperator, flags: whole.flags, start: Int(whole.start), length: 1))
    splitRest(of: whole, from: Int(whole.start) + 1)
  }

  /// Splits the rest of an operator into tokens and stores them in the slots of tokens already consumed.
  private mutating func splitRest(of whole: Token, from start: Int) {
    var rest: [Token] = []
    var position = start
    while position < whole.end {
      let byte = bytes[position]
      if byte == UInt8(ascii: "?") || byte == UInt8(ascii: "!") {
        rest.append(
          Token(
            kind: byte == UInt8(ascii: "?") ? .postfixQuestion : .exclamation, flags: [], start: position, length: 1))
        position += 1
      } else {
        let length = whole.end - position
        let isEqual = length == 1 && byte == UInt8(ascii: "=")
        let kind: TokenKind = isEqual ? .equal : whole.kind
        rest.append(Token(kind: kind, flags: [], start: position, length: length))
        position = whole.end
      }
    }
    // Each consumed token has freed a slot. If there are too few, the rest stays one operator.
    if rest.count > index + 1 {
      rest = [Token(kind: .postfixOperator, flags: [], start: start, length: whole.end - start)]
    }
    index -= rest.count - 1
    for (offset, part) in rest.enumerated() { input[index + offset] = part }
    token = input[index]
  }

  var isAtOpeningAngle: Bool {
    mutating get {
      token.kind.isOperator && bytes[Int(token.start)] == UInt8(ascii: "<")
    }
  }

  private var isAtClosingAngle: Bool {
    mutating get {
      token.kind.isOperator && bytes[Int(token.start)] == UInt8(ascii: ">")
    }
  }

  // MARK: Arguments

  /// `<` (Type | integer) … `>`
  mutating func parseGenericArguments() {
    let mark = pending.count
    let start = here
    advanceAngle()
    while !isAtClosingAngle, !at(.endOfFile) {
      switch token.kind {
      case .integerLiteral: finishLeaf(.integerLiteralExpr)
      case .prefixOperator where peek().kind == .integerLiteral: parseUnaryExpr()
      default: parseType()
      }
      if !consume(.comma) { break }
    }
    expectClosingAngle(of: start)
    finish(.genericArgumentClause, from: mark, at: start)
  }

  private mutating func expectClosingAngle(of opening: Int) {
    if isAtClosingAngle { return advanceAngle() }
    let note = SyntaxDiagnostic.Note(.openedHere, tokens[opening].range)
    reportMissing(.missingToken, .expectedClosingAngle, note: note)
  }

  // MARK: Parameters

  /// `<` GenericParameter* WhereClause? `>`
  mutating func parseGenericParameters() {
    let mark = pending.count
    let start = here
    advanceAngle()
    if isAtClosingAngle { reportMissing(.missingToken, .expectedGenericParameter) }
    while !isAtClosingAngle, !at(.endOfFile) {
      parseGenericParameter()
      if !consume(.comma) { break }
    }
    if at(.whereKeyword) { parseWhereClause() }
    expectClosingAngle(of: start)
    finish(.genericParameterClause, from: mark, at: start)
  }

  /// Attribute* (`each` | `let`)? name (`:` Type)?
  private mutating func parseGenericParameter() {
    let mark = pending.count
    let start = here
    if at(.at) { parseModifierList(inType: false) }
    if at(.eachKeyword) || at(.letKeyword), peek().kind.isName { advance() }
    expectName(.expectedGenericParameter)
    if consume(.colon) { parseType() }
    finish(.genericParameter, from: mark, at: start)
  }

  /// `<A, B>` of a protocol
  mutating func parsePrimaryAssociatedTypes() {
    let start = here
    let mark = pending.count
    advanceAngle()
    while token.kind.isName {
      advanceName()
      if !consume(.comma) { break }
    }
    expectClosingAngle(of: start)
    finish(.primaryAssociatedTypeClause, from: mark, at: start)
  }

  // MARK: Requirements

  /// `where` Requirement (`,` Requirement)*
  mutating func parseWhereClause() {
    let mark = pending.count
    let start = here
    advance()
    repeat {
      if at(.leftBrace) || isAtClosingAngle {
        reportMissing(.missingType, .expectedType)
        break
      }
      parseRequirement()
    } while consume(.comma)
    finish(.whereClause, from: mark, at: start)
  }

  /// Type `:` Type, Type `==` Type
  private mutating func parseRequirement() {
    let mark = pending.count
    let start = here
    if at(.at) { parseAttributeRun() }
    parseType()
    if consume(.colon) {
      parseType()
      // `T: _Trivial(64)`, a layout
      if at(.leftParen) { skipBalanced() }
      return finish(.conformanceRequirement, from: mark, at: start)
    }
    if token.kind.isOperator, isSpelt(token, "==") {
      advance()
      if at(.integerLiteral) || (at(.prefixOperator) && peek().kind == .integerLiteral) {
        parseUnaryExpr()
      } else {
        parseType()
      }
    } else {
      reportMissing(.missingType, .expectedRequirement)
    }
    finish(.sameTypeRequirement, from: mark, at: start)
  }

  private mutating func parseAttributeRun() {
    while at(.at) { parseAttribute(inType: false) }
  }

  /// `:` Type (`,` Type)*
  mutating func parseInheritanceClause() {
    let mark = pending.count
    let start = here
    advance()
    repeat {
      if at(.leftBrace) || at(.whereKeyword) {
        reportMissing(.missingType, .expectedType)
        break
      }
      if at(.nonisolatedKeyword), beginsType(peek()) {
        let typeMark = pending.count
        let typeStart = here
        advance()
        parseType()
        finish(.attributedType, from: typeMark, at: typeStart)
      } else {
        parseType()
      }
    } while consume(.comma)
    finish(.inheritanceClause, from: mark, at: start)
  }
}
