/// Closures and their signatures.
extension Parser {
  /// `{` signature? statements `}`
  mutating func parseClosureExpr() {
    let mark = pending.count
    let start = here
    guard enter() else {
      leave()
      skipUnexpected()
      return finish(.closureExpr, from: mark, at: start)
    }
    advance()
    let context = saveContext()
    let sawOutside = sawNumberedArgument
    hasClosureArguments = true
    sawNumberedArgument = false
    if isAtClosureSignature { parseClosureSignature() }
    parseStatements(.block)
    restoreContext(context)
    let flags: NodeFlags = sawNumberedArgument ? .hasNumberedArguments : []
    sawNumberedArgument = sawOutside
    expectClosing(.rightBrace, of: start, .expectedClosingBrace)
    finish(.closureExpr, from: mark, at: start, flags: flags)
    leave()
  }

  /// The parser state that is saved at the begin of a closure or body and does not apply inside it.
  struct Context {
    var isInCondition: Bool
    var isInPattern: Bool
    var isInBindingPattern: Bool
    var isBeforeEqual: Bool
    var isInBody: Bool
    var hasClosureArguments: Bool
    var isInCoroutine: Bool
    var isRecovering: Bool
    var openParens: Int
    var openBrackets: Int
  }

  mutating func saveContext() -> Context {
    let context = Context(
      isInCondition: isInCondition, isInPattern: isInPattern, isInBindingPattern: isInBindingPattern,
      isBeforeEqual: isBeforeEqual, isInBody: isInBody, hasClosureArguments: hasClosureArguments,
      isInCoroutine: isInCoroutine, isRecovering: isRecovering, openParens: openParens, openBrackets: openBrackets)
    isInCondition = false
    isInPattern = false
    isInBindingPattern = false
    isBeforeEqual = false
    isInBody = true
    hasClosureArguments = false
    isInCoroutine = false
    openParens = 0
    openBrackets = 0
    return context
  }

  mutating func restoreContext(_ context: Context) {
    isInCondition = context.isInCondition
    isInPattern = context.isInPattern
    isInBindingPattern = context.isInBindingPattern
    isBeforeEqual = context.isBeforeEqual
    isInBody = context.isInBody
    hasClosureArguments = context.hasClosureArguments
    isInCoroutine = context.isInCoroutine
    isRecovering = context.isRecovering
    openParens = context.openParens
    openBrackets = context.openBrackets
  }

  // MARK: Looking ahead

  /// Whether the tokens after the `{` are a signature up to `in`. The lookahead ends with the signature.
  private var isAtClosureSignature: Bool {
    mutating get {
      var cursor = Cursor(index)
      switch token.kind {
      case .at:
        guard let end = skipAttributes(cursor) else { return false }
        cursor = end
      case .leftBracket, .leftParen: break
      default: if !isClosureParameter(token.kind) { return false }
      }
      if kind(cursor) == .leftBracket {
        guard let end = skipBracketed(cursor) else { return false }
        cursor = end
      }
      if kind(cursor) == .leftParen {
        guard let end = skipBracketed(cursor) else { return false }
        cursor = end
      } else if isClosureParameter(kind(cursor)), !isEffectBeforeIn(cursor) {
        cursor = cursor.next
        while kind(cursor) == .comma {
          cursor = cursor.next
          if kind(cursor) == .inKeyword { break }
          guard isClosureParameter(kind(cursor)) else { return false }
          cursor = cursor.next
        }
      }
      while true {
        switch kind(cursor) {
        case .inKeyword: return true
        case .asyncKeyword, .awaitKeyword, .rethrowsKeyword, .reasyncKeyword, .tryKeyword: cursor = cursor.next
        case .throwsKeyword, .throwKeyword:
          cursor = cursor.next
          if kind(cursor) == .leftParen {
            guard let end = skipBracketed(cursor) else { return false }
            cursor = end
          }
        case .arrow:
          // No other closure begins with these tokens, so only the `in` is missing.
          return skipType(cursor.next) != nil
        default: return false
        }
      }
    }
  }

  /// `x`, `_`, `$x`
  private mutating func isClosureParameter(_ kind: TokenKind) -> Bool {
    kind.isName || kind == .underscore || kind == .dollarIdentifier
  }

  /// `{ async in`: without parameters before it, the word is a parameter name, as in Swift.
  private mutating func isEffectBeforeIn(_ cursor: Cursor) -> Bool {
    kind(cursor) == .asyncKeyword && (kind(cursor.next) == .throwsKeyword || kind(cursor.next) == .arrow)
  }

  // MARK: Signature

  /// attributes captures? parameters? effects (`->` Type)? `in`
  private mutating func parseClosureSignature() {
    let mark = pending.count
    let start = here
    if at(.at) { parseModifierList(inType: true) }
    if at(.leftBracket) { parseClosureCaptures() }
    if at(.leftParen) {
      parseParameterClause(.closure)
      hasClosureArguments = false
    } else if isClosureParameter(token.kind), !isEffectBeforeIn(Cursor(index)) {
      hasClosureArguments = false
      repeat {
        if at(.inKeyword) {
          diagnose(.expectedParameterName)
          break
        }
        if at(.underscore) { finishLeaf(.closureParameter) } else { finishNameLeaf(.closureParameter) }
      } while consume(.comma)
    }
    parseEffects()
    if consume(.arrow) { parseType() }
    expect(.inKeyword, .expectedIn)
    finish(.closureSignature, from: mark, at: start)
  }

  /// Finishes a node of one token that is a name.
  mutating func finishNameLeaf(_ kind: NodeKind) {
    if token.kind != .backtickedIdentifier, token.kind != .dollarIdentifier { token.kind = .identifier }
    finishLeaf(kind)
  }

  /// `[` (`weak`? name (`=` Expr)?)* `]`
  private mutating func parseClosureCaptures() {
    let mark = pending.count
    let start = here
    advanceOpening()
    while !at(.rightBracket), !at(.endOfFile) {
      parseClosureCapture()
      if !separatesElements(opening: start, closing: .rightBracket) { break }
    }
    expectClosing(.rightBracket, of: start, .expectedClosingBracket)
    finish(.closureCaptureClause, from: mark, at: start)
  }

  private mutating func parseClosureCapture() {
    let mark = pending.count
    let start = here
    if at(.weakKeyword) || at(.unownedKeyword), peek().kind != .comma, peek().kind != .rightBracket,
      peek().kind != .equal
    {
      let isUnowned = at(.unownedKeyword)
      advance()
      if isUnowned, at(.leftParen), peek(2).kind == .rightParen { for _ in 0..<3 { advance() } }
    }
    if peek().kind == .equal, token.kind.isName || at(.selfKeyword) {
      if at(.selfKeyword) { advance() } else { advanceName() }
      parseInitializerClause()
    } else if at(.selfKeyword) || token.kind.isName, peek().kind == .comma || peek().kind == .rightBracket {
      if at(.selfKeyword) { advance() } else { advanceName() }
    } else {
      parseExpr()
    }
    finish(.closureCapture, from: mark, at: start)
  }
}
