import ViewSource

/// Bytes above 127: identifiers and operators beyond ASCII, and invalid UTF-8.
extension Lexer {
  mutating func lexNonASCII() {
    let start = offset
    guard let (scalar, length) = scalar(at: start) else {
      // An invalid byte, which `reportInvalidUTF8` has reported.
      offset += 1
      flags.formUnion([.spaceBefore, .diagnosed])
      return
    }
    if UnicodeClass.beginsIdentifier(scalar) {
      offset += length
      skipIdentifierBytes()
      return append(.identifier, from: start)
    }
    if UnicodeClass.beginsOperator(scalar) { return lexOperator() }
    offset += length
    switch scalar {
    case "\u{A0}":
      // Swift reports it as a warning: a no-break space separates tokens like a space.
      flags.insert(.spaceBefore)
    case "\u{201C}", "\u{201D}", "\u{201E}": lexCurlyQuotes(from: start)
    default: report(.invalidCharacter, SourceRange(start, offset))
    }
  }

  /// `“text”`: curly quotes that a word processor substituted for `"text"`.
  private mutating func lexCurlyQuotes(from start: Int) {
    while !isLineEnd(offset) {
      if bytes[offset] == UInt8(ascii: "\"") {
        offset += 1
        break
      }
      guard let (scalar, length) = scalar(at: offset) else {
        offset += 1
        continue
      }
      offset += length
      if scalar == "\u{201D}" || scalar == "\u{201C}" { break }
    }
    report(.curlyQuotes, SourceRange(start, offset))
    append(.stringLiteral, from: start)
  }

  mutating func skipNonASCIIIdentifierCharacter() -> Bool {
    guard let (scalar, length) = scalar(at: offset), UnicodeClass.continuesIdentifier(scalar) else { return false }
    offset += length
    return true
  }

  /// The scalar at a position and its length in bytes; `nil` for invalid UTF-8.
  func scalar(at position: Int) -> (Unicode.Scalar, Int)? {
    UTF8Decoding.scalar(in: bytes, at: position)
  }

  /// Reports each run of invalid UTF-8, including those in comments and strings.
  mutating func reportInvalidUTF8() {
    var position = 0
    while position < bytes.count {
      if ByteClass.isASCII(bytes.word(at: position) | bytes.word(at: position + 8)) {
        position += 16
        continue
      }
      if bytes[position] < 0x80 {
        position += 1
      } else if let (_, length) = scalar(at: position) {
        position += length
      } else {
        let start = position
        while position < bytes.count, bytes[position] >= 0x80, scalar(at: position) == nil { position += 1 }
        diagnostics.append(SyntaxDiagnostic(.invalidUTF8, SourceRange(start, position)))
      }
    }
  }
}
