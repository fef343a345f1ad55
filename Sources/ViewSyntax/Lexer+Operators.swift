import ViewSource

/// Operators. White space decides the kind: `a + b` and `a+b` are infix, `-a` is prefix, `a!` is postfix.
extension Lexer {
  /// A run of operator characters. It may contain periods only if it begins with one.
  mutating func lexOperator() {
    let start = offset
    let mayHavePeriods = bytes[start] == UInt8(ascii: ".")
    skipOperatorBytes(mayHavePeriods: mayHavePeriods)
    if offset == start { return lexUnknown() }
    if offset > start + 1, let slash = regexInPrefix(from: start) {
      offset = slash
      return append(.prefixOperator, from: start)
    }
    appendOperator(from: start)
  }

  /// The offset of the slash in `!/regex/`, where the run of operator characters is a prefix operator and the beginning
  /// of a regex literal.
  private mutating func regexInPrefix(from start: Int) -> Int? {
    guard let slash = (start + 1..<offset).first(where: { bytes[$0] == UInt8(ascii: "/") }) else { return nil }
    return mayBeginOperand(at: start) && endOfBareRegex(from: slash) != nil ? slash : nil
  }

  private mutating func appendOperator(from start: Int) {
    let length = offset - start
    let first = bytes[start]
    if length == 1, first == UInt8(ascii: "=") {
      if isLeftBound(start) != isRightBound(offset, isLeftBound: isLeftBound(start)) {
        report(.inconsistentSpaceAroundEqual, SourceRange(start, offset))
      }
      return append(.equal, from: start)
    }
    if length == 2, first == UInt8(ascii: "-"), bytes[start + 1] == UInt8(ascii: ">") {
      return append(.arrow, from: start)
    }
    if let end = blockCommentEnd(from: start) {
      report(.unexpectedCommentEnd, SourceRange(end, end + 2))
    }
    append(operatorKind(from: start), from: start)
  }

  private mutating func operatorKind(from start: Int) -> TokenKind {
    let isLeftBound = isLeftBound(start)
    let isRightBound = isRightBound(offset, isLeftBound: isLeftBound)
    if offset - start == 1 {
      if bytes[start] == UInt8(ascii: "?") { return .infixQuestion }
      if bytes[start] == UInt8(ascii: "&"), !isLeftBound, isRightBound { return .prefixAmpersand }
    }
    if isLeftBound == isRightBound {
      if !isLeftBound { flags.insert(.spacedOperator) }
      return .infixOperator
    }
    return isLeftBound ? .postfixOperator : .prefixOperator
  }

  /// The offset of `*/` in the operator.
  private func blockCommentEnd(from start: Int) -> Int? {
    guard offset - start >= 2 else { return nil }
    return (start..<offset - 1).first { bytes[$0] == UInt8(ascii: "*") && bytes[$0 + 1] == UInt8(ascii: "/") }
  }

  @inline(__always)
  private mutating func skipOperatorBytes(mayHavePeriods: Bool) {
    while true {
      let byte = bytes[offset]
      if byte < 0x80 {
        guard Lexer.isOperatorByte(byte) || (mayHavePeriods && byte == UInt8(ascii: ".")) else { return }
        // A comment ends an operator.
        if byte == UInt8(ascii: "/"),
          bytes[offset + 1] == UInt8(ascii: "/") || bytes[offset + 1] == UInt8(ascii: "*")
        {
          return
        }
        offset &+= 1
      } else {
        guard let (scalar, length) = scalar(at: offset), UnicodeClass.continuesOperator(scalar) else { return }
        offset &+= length
      }
    }
  }

  /// `/ = - + * % < > ! & | ^ ~ ?`
  @inline(__always)
  static func isOperatorByte(_ byte: UInt8) -> Bool {
    // One bit per character: 33 `!` to 63 `?` in the first word, 94 `^`, 124 `|` and 126 `~` in the second.
    byte < 64
      ? (0xF000_AC62_0000_0000 as UInt64) >> UInt64(byte) & 1 != 0
      : (0x5000_0000_4000_0000 as UInt64) >> UInt64(byte & 63) & 1 != 0 && byte < 128
  }

  /// Whether the character before `start` is not white space, an opening bracket, a separator or the end of a comment.
  @inline(__always)
  func isLeftBound(_ start: Int) -> Bool {
    guard start > 0 else { return false }
    switch bytes[start - 1] {
    case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t"), 0,
      UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: ","), UInt8(ascii: ";"),
      UInt8(ascii: ":"):
      return false
    case UInt8(ascii: "/"):
      // The end of a comment, or of a regex literal: `/a*/`
      return !(start > 1 && bytes[start - 2] == UInt8(ascii: "*")) || previousKind == .regexLiteral
    case 0xA0:
      return !(start > 1 && bytes[start - 2] == 0xC2)
    case 0xBF:
      // The byte order mark.
      return !(start == 3 && bytes[0] == 0xEF)
    default:
      return true
    }
  }

  /// Whether the character at `end` is not white space, a closing bracket, a separator or the begin of a comment.
  @inline(__always)
  func isRightBound(_ end: Int, isLeftBound: Bool) -> Bool {
    switch bytes[end] {
    case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t"), 0,
      UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ","), UInt8(ascii: ";"),
      UInt8(ascii: ":"):
      return false
    case UInt8(ascii: "."):
      // `x^.y` is postfix `^`, then `.y`; `^.y` is prefix.
      return !isLeftBound
    case UInt8(ascii: "/"):
      return bytes[end + 1] != UInt8(ascii: "/") && bytes[end + 1] != UInt8(ascii: "*")
    case 0xC2:
      return bytes[end + 1] != 0xA0
    default:
      return true
    }
  }
}
