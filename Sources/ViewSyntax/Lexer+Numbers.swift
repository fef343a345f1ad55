import ViewSource

/// Integer and floating-point literals.
extension Lexer {
  /// `12_000`, `0xFF`, `0b1010`, `0o17`, `1.5e-3`, `0x1.8p3`
  mutating func lexNumber() {
    let start = offset
    if bytes[start] == UInt8(ascii: "0") {
      switch bytes[start + 1] {
      case UInt8(ascii: "x"): return lexHexadecimal()
      case UInt8(ascii: "o"): return lexDigits(after: 2, radix: 8)
      case UInt8(ascii: "b"): return lexDigits(after: 2, radix: 2)
      default: break
      }
    }
    skipDigits(radix: 10)
    // In `x.0.1` the number after a period is a tuple index, not the beginning of `0.1`.
    let isIndex = previousKind == .period || previousKind == .prefixPeriod
    var kind = TokenKind.integerLiteral
    if bytes[offset] == UInt8(ascii: "."), Lexer.isDigit(bytes[offset + 1], radix: 10), !isIndex {
      kind = .floatLiteral
      offset &+= 1
      skipDigits(radix: 10)
    }
    if bytes[offset] | 0x20 == UInt8(ascii: "e"), !isIndex {
      kind = .floatLiteral
      skipExponent()
    }
    finishNumber(kind, from: start, radix: 10)
  }

  private mutating func lexDigits(after prefix: Int, radix: UInt8) {
    let start = offset
    offset &+= prefix
    // A digit outside the radix is reported with the rest of the literal.
    if Lexer.isDigit(bytes[offset], radix: radix) {
      skipDigits(radix: radix)
    } else if !Lexer.isDigit(bytes[offset], radix: 10) {
      report(.expectedDigit(radix: Int(radix)), SourceRange(start, offset))
    }
    finishNumber(.integerLiteral, from: start, radix: radix)
  }

  /// `0xFF`, and `0xFp3` or `0x1.8p3`, where the exponent is required.
  private mutating func lexHexadecimal() {
    let start = offset
    offset &+= 2
    if !Lexer.isDigit(bytes[offset], radix: 16) {
      let name = offset
      skipIdentifierBytes()
      report(.expectedDigit(radix: 16), SourceRange(start, max(offset, name)))
      return append(.integerLiteral, from: start)
    }
    skipDigits(radix: 16)
    var kind = TokenKind.integerLiteral
    let whole = offset
    if bytes[offset] == UInt8(ascii: "."), Lexer.isDigit(bytes[offset + 1], radix: 16) {
      offset &+= 1
      skipDigits(radix: 16)
      if bytes[offset] | 0x20 != UInt8(ascii: "p") {
        // `0x1.a` is a member `a` of `0x1`, unless a digit follows the period.
        if !Lexer.isDigit(bytes[whole + 1], radix: 10) {
          offset = whole
          return append(.integerLiteral, from: start)
        }
        report(.expectedHexadecimalExponent, SourceRange(start, offset))
        return append(.floatLiteral, from: start)
      }
    }
    if bytes[offset] | 0x20 == UInt8(ascii: "p") {
      kind = .floatLiteral
      skipExponent()
    }
    finishNumber(kind, from: start, radix: 16)
  }

  /// `e-3`, `p+2`
  private mutating func skipExponent() {
    let start = offset
    offset &+= 1
    if bytes[offset] == UInt8(ascii: "+") || bytes[offset] == UInt8(ascii: "-") { offset &+= 1 }
    if Lexer.isDigit(bytes[offset], radix: 10) {
      skipDigits(radix: 10)
    } else {
      skipIdentifierBytes()
      report(.expectedExponentDigit, SourceRange(start, offset))
    }
  }

  private mutating func finishNumber(_ kind: TokenKind, from start: Int, radix: UInt8) {
    let end = offset
    skipIdentifierBytes()
    if offset > end { report(.invalidDigit(radix: Int(radix)), SourceRange(end, offset)) }
    append(kind, from: start)
  }

  @inline(__always)
  private mutating func skipDigits(radix: UInt8) {
    while Lexer.isDigit(bytes[offset], radix: radix) || bytes[offset] == UInt8(ascii: "_") { offset &+= 1 }
  }

  @inline(__always)
  private static func isDigit(_ byte: UInt8, radix: UInt8) -> Bool {
    let value = byte &- UInt8(ascii: "0")
    if value < 10 { return value < radix }
    return radix == 16 && (byte | 0x20) &- UInt8(ascii: "a") < 6
  }
}
