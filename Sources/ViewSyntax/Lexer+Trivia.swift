import ViewSource

/// White space and comments: what lies between tokens.
extension Lexer {
  /// Moves to the first byte of the next token, or to the end of the file.
  @inline(__always)
  mutating func skipTrivia() {
    while true {
      switch bytes[offset] {
      case UInt8(ascii: " "), UInt8(ascii: "\t"):
        offset += 1
        flags.insert(.spaceBefore)
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        offset += 1
        flags.formUnion([.spaceBefore, .lineBefore])
        if !openStrings.isEmpty { closeStringsAtLineEnd() }
        while ByteClass.isAllSpaces(bytes.word(at: offset)) { offset += 8 }
      case UInt8(ascii: "/"):
        if bytes[offset + 1] == UInt8(ascii: "/") {
          skipToLineEnd()
        } else if bytes[offset + 1] == UInt8(ascii: "*") {
          skipBlockComment()
        } else {
          return
        }
        flags.insert(.spaceBefore)
      case 0x0B, 0x0C:
        offset += 1
        flags.insert(.spaceBefore)
      case 0:
        if offset >= bytes.count { return }
        skipNUL()
      default: return
      }
    }
  }

  /// Moves to the next line end or to the end of the file.
  @inline(__always)
  mutating func skipToLineEnd() {
    while true {
      let stop = ByteClass.firstZero(orEither: UInt8(ascii: "\n"), UInt8(ascii: "\r"), in: bytes.word(at: offset))
      offset += stop
      if stop == 8 { continue }
      // A zero byte inside a comment is no end.
      if bytes[offset] != 0 || offset >= bytes.count { break }
      offset += 1
    }
    offset = min(offset, bytes.count)
  }

  /// `/* … /* … */ … */`
  @inline(never)
  private mutating func skipBlockComment() {
    let start = offset
    offset += 2
    var depth = 1
    while offset < bytes.count {
      let byte = bytes[offset]
      offset += 1
      if byte == UInt8(ascii: "*"), bytes[offset] == UInt8(ascii: "/") {
        offset += 1
        depth -= 1
        if depth == 0 { return }
      } else if byte == UInt8(ascii: "/"), bytes[offset] == UInt8(ascii: "*") {
        offset += 1
        depth += 1
      } else if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") {
        flags.insert(.lineBefore)
      }
    }
    report(.unterminatedComment, SourceRange(start, start + 2))
  }

  @inline(never)
  private mutating func skipNUL() {
    diagnostics.append(SyntaxDiagnostic(.nulCharacter, SourceRange(offset, offset + 1)))
    offset += 1
    flags.insert(.spaceBefore)
  }

  mutating func skipByteOrderMark() {
    if bytes[0] == 0xEF, bytes[1] == 0xBB, bytes[2] == 0xBF { offset = 3 }
  }
}
