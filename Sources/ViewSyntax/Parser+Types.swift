import ViewSource

/// Types.
extension Parser {
  /// (Attribute | specifier)* Composition (effects `->` Type)?
  mutating func parseType() {
    guard enter() else {
      leave()
      if !isAtClosingBracket, !at(.endOfFile) { skipUnexpectedToken() } else { finishMissing(.missingType) }
      return
    }
    defer { leave() }
    switch token.kind {
    case .identifier: break
    case .at, .inoutKeyword: return parseAttributedType()
    case .repeatKeyword: return parseTypeWord(.packExpansionType)
    case .infixOperator, .prefixOperator, .postfixOperator:
      if bytes[Int(token.start)] == UInt8(ascii: "<") { return parseNamedOpaqueType() }
    default:
      if token.kind.isContextualWord, isTypeSpecifier { return parseAttributedType() }
      if at(.nonisolatedKeyword), peek().kind == .leftParen { return parseAttributedType() }
    }
    let mark = pending.count
    let start = here
    parseCompositionType()
    if canBeFunctionType, isAtFunctionEffects { finishFunctionType(from: mark, at: start) }
  }

  private var isTypeSpecifier: Bool {
    mutating get {
      switch token.kind {
      case .borrowingKeyword, .consumingKeyword, .isolatedKeyword, .sendingKeyword, .doubleUnderscoredOwnedKeyword,
        .doubleUnderscoredSharedKeyword, .underscoredConstKeyword:
        beginsType(peek())
      default: false
      }
    }
  }

  /// (Attribute | `inout` | `borrowing` | `isolated` …)+ Type
  private mutating func parseAttributedType() {
    let mark = pending.count
    let start = here
    while true {
      if at(.at) {
        parseAttribute(inType: true)
      } else if at(.inoutKeyword) || isTypeSpecifier {
        advance()
      } else if at(.nonisolatedKeyword), peek().kind == .leftParen {
        advance()
        skipBalanced()
      } else {
        break
      }
    }
    parseType()
    finish(.attributedType, from: mark, at: start)
  }

  /// `some` Type, `any` Type, `each` Type, `~` Type, `repeat` Type
  private mutating func parseTypeWord(_ kind: NodeKind) {
    let mark = pending.count
    let start = here
    advance()
    guard enter() else {
      leave()
      finishMissing(.missingType)
      return finish(kind, from: mark, at: start)
    }
    switch kind {
    case .packExpansionType: parseType()
    case .packElementType, .suppressedType: parseSimpleType()
    default: parseCompositionType()
    }
    leave()
    finish(kind, from: mark, at: start)
  }

  /// `<T: P>` Type
  private mutating func parseNamedOpaqueType() {
    let mark = pending.count
    let start = here
    parseGenericParameters()
    parseType()
    finish(.namedOpaqueType, from: mark, at: start)
  }

  // MARK: Function types

  private var canBeFunctionType: Bool {
    mutating get {
      switch token.kind {
      case .arrow, .asyncKeyword, .throwsKeyword, .rethrowsKeyword, .reasyncKeyword: true
      default: false
      }
    }
  }

  /// effects `->`; the effects of a function declaration without a result do not match
  private var isAtFunctionEffects: Bool {
    mutating get {
      var cursor = Cursor(index)
      while true {
        switch kind(cursor) {
        case .arrow: return true
        case .asyncKeyword, .rethrowsKeyword, .reasyncKeyword: cursor = cursor.next
        case .throwsKeyword:
          cursor = cursor.next
          if kind(cursor) == .leftParen {
            guard let end = skipBracketed(cursor) else { return false }
            cursor = end
          }
        default: return false
        }
      }
    }
  }

  private mutating func finishFunctionType(from mark: Int, at start: Int) {
    parseEffects()
    advance()
    parseType()
    finish(.functionType, from: mark, at: start)
  }

  /// (`async` | `reasync`)? (`throws` | `rethrows` | `throws(`Type`)`)?: leaves a ThrowsClause for typed throws
  mutating func parseEffects() {
    while true {
      switch token.kind {
      case .asyncKeyword, .reasyncKeyword, .rethrowsKeyword: advance()
      case .throwsKeyword:
        if peek().kind == .leftParen {
          let mark = pending.count
          let start = here
          advance()
          advanceOpening()
          parseType()
          expectClosing(.rightParen, of: start + 1, .expectedClosingParen)
          finish(.throwsClause, from: mark, at: start)
        } else {
          advance()
        }
      default: return
      }
    }
  }

  // MARK: Compositions

  /// Simple (`&` Simple)*
  private mutating func parseCompositionType() {
    let mark = pending.count
    let start = here
    switch token.kind {
    case .someKeyword: return parseTypeWord(.someType)
    case .anyKeyword: return parseTypeWord(.anyType)
    default: parseSimpleType()
    }
    guard isAtCompositionOperator else { return }
    while isAtCompositionOperator {
      advance()
      parseSimpleType()
    }
    finish(.compositionType, from: mark, at: start)
  }

  private var isAtCompositionOperator: Bool {
    mutating get {
      (token.kind.isOperator || at(.prefixAmpersand)) && token.length == 1
        && bytes[Int(token.start)] == UInt8(ascii: "&")
    }
  }

  // MARK: Simple types

  /// name, tuple or collection, then (`.` name | `?` | `!`)*
  mutating func parseSimpleType() {
    let mark = pending.count
    let start = here
    switch token.kind {
    case .identifier, .capitalSelfKeyword, .capitalAnyKeyword, .backtickedIdentifier: parseTypeName(.identifierType)
    case .leftParen: parseTupleType()
    case .leftBracket: parseCollectionType()
    case .underscore: finishLeaf(.wildcardType)
    case .eachKeyword where beginsType(peek()): return parseTypeWord(.packElementType)
    case .someKeyword: return parseTypeWord(.someType)
    case .anyKeyword: return parseTypeWord(.anyType)
    case .prefixOperator where isSpelt(token, "~"), .infixOperator where isSpelt(token, "~"):
      return parseTypeWord(.suppressedType)
    case .at, .inoutKeyword: return parseAttributedType()
    case .placeholder: finishLeaf(.identifierType)
    case .classKeyword: finishLeaf(.identifierType)
    default:
      guard token.kind.isContextualWord else { return parseMissingType() }
      parseTypeName(.identifierType)
    }
    parseTypeSuffixes(from: mark, at: start)
  }

  private mutating func parseMissingType() {
    reportMissing(.missingType, .expectedType)
    // `x: let`: a reserved word in place of a type is skipped if the line continues after it.
    if token.kind.isReservedWord, !token.isAtLineStart, peek().kind == .equal { skipUnexpectedToken() }
  }

  private mutating func parseTypeSuffixes(from mark: Int, at start: Int) {
    var length = 0
    while true {
      switch token.kind {
      case .period, .prefixPeriod:
        // The code that parses expressions handles `Int.x` in a pattern or default value.
        let next = peek()
        if (next.kind == .capitalTypeKeyword || next.kind == .capitalProtocolKeyword) && !next.isAtLineStart {
          advance()
          advance()
          finish(.metatypeType, from: mark, at: start)
        } else {
          guard next.kind.isName || next.kind.isReservedWord, !next.isAtLineStart else {
            advance()
            reportMissing(.missingToken, .expectedMember)
            return finish(.memberType, from: mark, at: start)
          }
          advance()
          parseTypeName(.memberType, from: mark, at: start)
        }
      case .postfixQuestion:
        advance()
        finish(.optionalType, from: mark, at: start)
      case .exclamation:
        advance()
        finish(.implicitlyUnwrappedOptionalType, from: mark, at: start)
      default: return
      }
      length += 1
      if length >= Parser.maximumChain {
        diagnose(.chainTooLong)
        return skipUnexpected { $0.token.isAtLineStart || $0.at(.equal) }
      }
    }
  }

  /// name GenericArgumentClause?
  private mutating func parseTypeName(_ kind: NodeKind) {
    parseTypeName(kind, from: pending.count, at: here)
  }

  private mutating func parseTypeName(_ kind: NodeKind, from mark: Int, at start: Int) {
    if at(.capitalSelfKeyword) || at(.capitalAnyKeyword) { advance() } else { advanceName() }
    if at(.doubleColon) { parseModuleSelector() }
    if token.kind.isOperator, bytes[Int(token.start)] == UInt8(ascii: "<") { parseGenericArguments() }
    finish(kind, from: mark, at: start)
  }

  // MARK: Brackets

  /// `(` (names `:`)? Type `...`? … `)`
  mutating func parseTupleType() {
    let mark = pending.count
    let start = here
    advanceOpening()
    while !at(.rightParen), !at(.endOfFile) {
      parseTupleTypeElement()
      if !separatesElements(opening: start, closing: .rightParen) { break }
    }
    expectClosing(.rightParen, of: start, .expectedClosingParen)
    let isParen =
      pending.count == mark + 1 && kindOfPending != .tupleTypeElement && tokens[here - 2].kind != .comma
    finish(isParen ? .parenType : .tupleType, from: mark, at: start)
  }

  private mutating func parseTupleTypeElement() {
    let mark = pending.count
    let start = here
    var isLabeled = true
    if canBeLabel(token), peek().kind == .colon {
      if at(.underscore) { advance() } else { advanceName() }
      advance()
    } else if canBeLabel(token), peek(2).kind == .colon, peek().kind.isName || peek().kind == .underscore {
      for _ in 0..<2 { if at(.underscore) { advance() } else { advanceName() } }
      advance()
    } else {
      isLabeled = false
    }
    parseType()
    if token.kind.isOperator, isSpelt(token, "...") {
      advance()
      isLabeled = true
    }
    if at(.equal) {
      parseInitializerClause()
      isLabeled = true
    }
    if isLabeled { finish(.tupleTypeElement, from: mark, at: start) }
  }

  /// `[` Type `]`, `[` Type `:` Type `]`, `[` count `of` Type `]`
  mutating func parseCollectionType() {
    let mark = pending.count
    let start = here
    advanceOpening()
    if at(.integerLiteral) { finishLeaf(.integerLiteralExpr) } else { parseType() }
    var kind = NodeKind.arrayType
    if consume(.colon) {
      kind = .dictionaryType
      parseType()
    } else if consume(.ofKeyword) {
      kind = .inlineArrayType
      parseType()
    }
    expectClosing(.rightBracket, of: start, .expectedClosingBracket)
    finish(kind, from: mark, at: start)
  }

  /// `:` Type
  mutating func parseTypeAnnotation() {
    let mark = pending.count
    let start = here
    advance()
    parseType()
    finish(.typeAnnotation, from: mark, at: start)
  }
}
