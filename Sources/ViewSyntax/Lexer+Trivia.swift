import ViewSource

/// White space and comments between tokens.
extension Lexer {
  /// Skips to the first byte of the next token, or to the end of the file.
  ///
  /// The common cases come first: nothing, one space, or a line end and spaces. A processor predicts these branches
  /// better than an indirect jump by the byte.
  @inline(__always)
  mutating func skipTrivia() {
    if bytes[offset] == UInt8(ascii: " ") {
      offset &+= 1
      flags.insert(.spaceBefore)
    }
    while bytes[offset] == UInt8(ascii: "\n") {
      offset &+= 1
      flags.formUnion([.spaceBefore, .lineBefore])
      if !openStrings.isEmpty { closeStringsAtLineEnd() }
      skipSpaces()
    }
    if bytes[offset] <= UInt8(ascii: " ") || bytes[offset] == UInt8(ascii: "/") { skipOtherTrivia() }
  }

  @inline(__always)
  private mutating func skipSpaces() {
    while true {
      let stop = ByteClass.firstNonSpace(in: bytes.word(at: offset))
      offset &+= stop
      if stop < 8 { return }
    }
  }

  private mutating func skipOtherTrivia() {
    while true {
      switch bytes[offset] {
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        offset &+= 1
        flags.formUnion([.spaceBefore, .lineBefore])
        if !openStrings.isEmpty { closeStringsAtLineEnd() }
        skipSpaces()
      case UInt8(ascii: "/"):
        if bytes[offset + 1] == UInt8(ascii: "/") {
          skipToLineEnd()
        } else if bytes[offset + 1] == UInt8(ascii: "*") {
          skipBlockComment()
        } else {
          return
        }
        flags.insert(.spaceBefore)
      case UInt8(ascii: " "), UInt8(ascii: "\t"), 0x0B, 0x0C:
        offset &+= 1
        flags.insert(.spaceBefore)
      case 0:
        if offset >= bytes.count { return }
        skipNUL()
      default: return
      }
    }
  }

  /// Skips to the next line end or to the end of the file.
  @inline(__always)
  mutating func skipToLineEnd() {
    while true {
      let stop = ByteClass.firstZero(orEither: UInt8(ascii: "\n"), UInt8(ascii: "\r"), in: bytes.word(at: offset))
      offset &+= stop
      if stop == 8 { continue }
      // A zero byte inside a comment does not end it.
      if bytes[offset] != 0 || offset >= bytes.count { break }
      offset &+= 1
    }
    offset = min(offset, bytes.count)
  }

  /// `/* … /* … */ … */`
  @inline(never)
  private mutating func skipBlockComment() {
    let start = offset
    offset &+= 2
    var depth = 1
    while offset < bytes.count {
      let byte = bytes[offset]
      offset &+= 1
      if byte == UInt8(ascii: "*"), bytes[offset] == UInt8(ascii: "/") {
        offset &+= 1
        depth -= 1
        if depth == 0 { return }
      } else if byte == UInt8(ascii: "/"), bytes[offset] == UInt8(ascii: "*") {
        offset &+= 1
        depth += 1
      } else if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") {
        flags.insert(.lineBefore)
      }
    }
    report(.unterminatedComment, SourceRange(start, start + 2))
  }

  @inline(never)
  private mutating func skipNUL() {
    if nulCount == 0 {
      firstNUL = diagnostics.count
      diagnostics.append(SyntaxDiagnostic(.nulCharacter, SourceRange(offset, offset + 1)))
    }
    nulCount &+= 1
    offset &+= 1
    flags.insert(.spaceBefore)
  }

  /// Replaces the diagnostics of several NUL characters by one with their number: a file with one mostly has many.
  mutating func countNULs() {
    if nulCount > 1 { diagnostics[firstNUL].message = .nulCharacters(nulCount) }
  }

  mutating func skipByteOrderMark() {
    if bytes[0] == 0xEF, bytes[1] == 0xBB, bytes[2] == 0xBF { offset = 3 }
  }
}
