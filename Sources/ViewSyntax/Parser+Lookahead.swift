import ViewSource

/// A position ahead of the parser. It can be inside an operator: in `A<B<C>>` each `>` closes a list.
struct Cursor {
  var index: Int
  /// The number of the token's bytes before the cursor.
  var skipped = 0

  init(_ index: Int) {
    self.index = index
  }

  var next: Cursor { Cursor(index + 1) }
}

/// Recognises types ahead without consuming tokens or building nodes.
///
/// Only two decisions need it: whether `<` begins generic arguments, and whether `{` is followed by a closure's
/// signature. The depth is bounded by `maximumDepth`, the length by the source.
extension Parser {
  mutating func kind(_ cursor: Cursor) -> TokenKind {
    let position = min(cursor.index, input.count - 1)
    guard cursor.skipped > 0 else { return input[position].kind }
    switch byte(cursor) {
    case UInt8(ascii: "?"): return .postfixQuestion
    case UInt8(ascii: "!"): return .exclamation
    case UInt8(ascii: "="): return input[position].length - UInt16(cursor.skipped) == 1 ? .equal : .infixOperator
    case UInt8(ascii: "&"): return .infixOperator
    default: return .postfixOperator
    }
  }

  /// The byte at a cursor.
  private mutating func byte(_ cursor: Cursor) -> UInt8 {
    bytes[Int(input[min(cursor.index, input.count - 1)].start) + cursor.skipped]
  }

  /// The cursor after one byte of an operator.
  private mutating func behindByte(_ cursor: Cursor) -> Cursor {
    var result = cursor
    result.skipped += 1
    return result.skipped < Int(input[cursor.index].length) ? result : Cursor(cursor.index + 1)
  }

  private mutating func isOperator(_ cursor: Cursor) -> Bool {
    kind(cursor).isOperator || kind(cursor) == .prefixAmpersand
  }

  // MARK: Generic arguments

  /// Whether the current `<` opens generic arguments: they must parse as types up to `>`, and the token after them must
  /// be one that can follow a type in an expression.
  var isAtGenericArguments: Bool {
    mutating get {
      guard token.length == 1, bytes[Int(token.start)] == UInt8(ascii: "<") else { return false }
      guard let end = skipGenericArguments(Cursor(index), depth: 0) else { return false }
      return canFollowGenericArguments(end)
    }
  }

  private mutating func canFollowGenericArguments(_ cursor: Cursor) -> Bool {
    switch kind(cursor) {
    case .rightParen, .rightBracket, .leftBrace, .rightBrace, .period, .prefixPeriod, .comma, .semicolon, .endOfFile,
      .exclamation, .postfixQuestion, .colon, .interpolationEnd:
      return true
    case .leftParen, .leftBracket:
      return !input[cursor.index].isAtLineStart
    case .infixOperator, .postfixOperator:
      if byte(cursor) == UInt8(ascii: "&"), input[cursor.index].length == 1 { return true }
      return byte(cursor) == UInt8(ascii: "?") || byte(cursor) == UInt8(ascii: "!")
    default:
      // A declaration or statement on the next line: a type is more likely than a postfix `>`.
      return input[cursor.index].isAtLineStart && (kind(cursor).isReservedWord || kind(cursor) == .at)
    }
  }

  /// At `<`: types and integers up to the closing `>`
  mutating func skipGenericArguments(_ cursor: Cursor, depth: Int) -> Cursor? {
    guard depth < Parser.maximumDepth else { return nil }
    var cursor = behindByte(cursor)
    while true {
      if isOperator(cursor), byte(cursor) == UInt8(ascii: ">") { return behindByte(cursor) }
      if kind(cursor) == .integerLiteral {
        cursor = cursor.next
      } else if kind(cursor) == .prefixOperator, byte(cursor) == UInt8(ascii: "-"), kind(cursor.next) == .integerLiteral
      {
        cursor = cursor.next.next
      } else {
        guard let end = skipType(cursor, depth: depth + 1) else { return nil }
        cursor = end
      }
      if kind(cursor) == .comma {
        cursor = cursor.next
        continue
      }
      guard isOperator(cursor), byte(cursor) == UInt8(ascii: ">") else { return nil }
      return behindByte(cursor)
    }
  }

  // MARK: Types

  mutating func skipType(_ cursor: Cursor, depth: Int = 0) -> Cursor? {
    guard depth < Parser.maximumDepth else { return nil }
    guard var cursor = skipAttributes(cursor) else { return nil }
    while isTypeSpecifier(cursor) { cursor = skipSpecifier(cursor) }
    guard var end = skipSimpleType(cursor, depth: depth) else { return nil }
    while isOperator(end), byte(end) == UInt8(ascii: "&"), end.skipped > 0 || input[end.index].length == 1 {
      guard let next = skipSimpleType(behindByte(end), depth: depth) else { return nil }
      end = next
    }
    var effects = end
    while true {
      switch kind(effects) {
      case .asyncKeyword, .rethrowsKeyword, .reasyncKeyword: effects = effects.next
      case .throwsKeyword:
        effects = effects.next
        if kind(effects) == .leftParen {
          guard let behind = skipBracketed(effects) else { return nil }
          effects = behind
        }
      case .arrow: return skipType(effects.next, depth: depth + 1)
      default: return end
      }
    }
  }

  /// `inout`, `borrowing`, `some`, `any`, `each`, `repeat` … before a type on the same line
  private mutating func isTypeSpecifier(_ cursor: Cursor) -> Bool {
    switch kind(cursor) {
    case .inoutKeyword, .repeatKeyword: true
    case .borrowingKeyword, .consumingKeyword, .isolatedKeyword, .sendingKeyword, .doubleUnderscoredOwnedKeyword,
      .doubleUnderscoredSharedKeyword, .underscoredConstKeyword, .someKeyword, .anyKeyword, .eachKeyword:
      beginsType(input[min(cursor.index + 1, input.count - 1)])
    case .nonisolatedKeyword: kind(cursor.next) == .leftParen
    case .prefixOperator: byte(cursor) == UInt8(ascii: "~")
    default: false
    }
  }

  private mutating func skipSpecifier(_ cursor: Cursor) -> Cursor {
    if kind(cursor) == .nonisolatedKeyword, let end = skipBracketed(cursor.next) { return end }
    return cursor.next
  }

  /// Whether a type begins at a token on the same line; a contextual keyword is a type name if no type follows it.
  mutating func beginsType(_ token: Token) -> Bool {
    mayBeginType(token) && !token.isAtLineStart
  }

  func mayBeginType(_ token: Token) -> Bool {
    switch token.kind {
    case .leftParen, .leftBracket, .at, .inoutKeyword, .capitalAnyKeyword, .capitalSelfKeyword, .repeatKeyword,
      .underscore, .prefixOperator:
      true
    default: token.kind.isName
    }
  }

  private mutating func skipSimpleType(_ cursor: Cursor, depth: Int) -> Cursor? {
    var end: Cursor
    switch kind(cursor) {
    case .capitalAnyKeyword, .underscore: end = cursor.next
    case .selfKeyword: return nil
    case .leftParen:
      guard let behind = skipTupleType(cursor, depth: depth) else { return nil }
      end = behind
    case .leftBracket:
      guard let behind = skipCollectionType(cursor, depth: depth) else { return nil }
      end = behind
    default:
      guard kind(cursor).isName || kind(cursor) == .capitalSelfKeyword else { return nil }
      end = cursor.next
      if kind(end) == .doubleColon { end = end.next.next }
      guard let behind = skipArgumentsOfName(end, depth: depth) else { return nil }
      end = behind
    }
    while true {
      switch kind(end) {
      case .period, .prefixPeriod:
        guard kind(end.next).isName || kind(end.next).isReservedWord else { return nil }
        guard let behind = skipArgumentsOfName(end.next.next, depth: depth) else { return nil }
        end = behind
      case .postfixQuestion, .exclamation:
        end = end.skipped > 0 ? behindByte(end) : end.next
      case .postfixOperator, .infixOperator:
        // `A<B>?` is lexed with the operator `>?`; here the `?` remains.
        guard end.skipped > 0, byte(end) == UInt8(ascii: "?") || byte(end) == UInt8(ascii: "!") else { return end }
        end = behindByte(end)
      default: return end
      }
    }
  }

  private mutating func skipArgumentsOfName(_ cursor: Cursor, depth: Int) -> Cursor? {
    guard isOperator(cursor), cursor.skipped == 0, byte(cursor) == UInt8(ascii: "<"), input[cursor.index].length == 1
    else { return cursor }
    return skipGenericArguments(cursor, depth: depth + 1)
  }

  /// `(A, b: B, inout C...)`
  private mutating func skipTupleType(_ cursor: Cursor, depth: Int) -> Cursor? {
    var cursor = cursor.next
    while kind(cursor) != .rightParen {
      if kind(cursor.next) == .colon, kind(cursor).isName || kind(cursor) == .underscore || kind(cursor).isReservedWord
      {
        cursor = cursor.next.next
      } else if kind(cursor.next).isName || kind(cursor.next) == .underscore, kind(cursor.next.next) == .colon,
        kind(cursor).isName || kind(cursor) == .underscore
      {
        cursor = cursor.next.next.next
      }
      guard let end = skipType(cursor, depth: depth + 1) else { return nil }
      cursor = end
      if isOperator(cursor), isSpelt(input[cursor.index], "...") { cursor = cursor.next }
      if kind(cursor) == .comma {
        cursor = cursor.next
      } else if kind(cursor) != .rightParen {
        return nil
      }
    }
    return cursor.next
  }

  /// `[A]`, `[A: B]`, `[3 of A]`
  private mutating func skipCollectionType(_ cursor: Cursor, depth: Int) -> Cursor? {
    var cursor = cursor.next
    if kind(cursor) == .integerLiteral {
      cursor = cursor.next
    } else {
      guard let end = skipType(cursor, depth: depth + 1) else { return nil }
      cursor = end
    }
    if kind(cursor) == .colon || kind(cursor) == .ofKeyword {
      guard let end = skipType(cursor.next, depth: depth + 1) else { return nil }
      cursor = end
    }
    return kind(cursor) == .rightBracket ? cursor.next : nil
  }

  // MARK: Attributes and brackets

  /// `@name`, `@name(…)` with no space before the parenthesis
  mutating func skipAttributes(_ cursor: Cursor) -> Cursor? {
    var cursor = cursor
    while kind(cursor) == .at {
      cursor = cursor.next
      guard kind(cursor).isName || kind(cursor).isReservedWord else { return nil }
      cursor = cursor.next
      while kind(cursor) == .period { cursor = cursor.next.next }
      if isOperator(cursor), byte(cursor) == UInt8(ascii: "<") {
        guard let end = skipGenericArguments(cursor, depth: 0) else { return nil }
        cursor = end
      }
      if kind(cursor) == .leftParen, takesArguments(cursor) {
        guard let end = skipBracketed(cursor) else { return nil }
        cursor = end
      }
    }
    return cursor
  }

  /// From an opening bracket to after its partner; `nil` if another bracket closes first.
  mutating func skipBracketed(_ cursor: Cursor) -> Cursor? {
    var open = 0
    var position = cursor.index
    while true {
      switch input[position].kind {
      case .leftParen, .leftBracket, .leftBrace, .interpolationStart: open += 1
      case .rightParen, .rightBracket, .rightBrace, .interpolationEnd:
        open -= 1
        if open == 0 { return Cursor(position + 1) }
        if open < 0 { return nil }
      case .endOfFile: return nil
      default: break
      }
      position += 1
    }
  }
}
