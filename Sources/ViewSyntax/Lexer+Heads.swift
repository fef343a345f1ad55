import ViewSource

/// Files of which the bodies of functions without a result are not needed, as those of a catalogue that is not run.
extension Lexer {
  /// Lexes such a file: the bodies of such functions are empty, as if what stands in them were a comment.
  ///
  /// What other functions give, and initialisers put into properties, is asked for: whether it is the same each time, say.
  /// A body with a text in it that is more than a plain literal is lexed as ever.
  mutating func lexHeads() {
    var head = FunctionHead()
    while true {
      skipTrivia()
      if ByteClass.beginsIdentifier(bytes[offset]) {
        lexIdentifier()
        head.add(previousKind)
      } else if offset < bytes.count {
        let opensBody = bytes[offset] == UInt8(ascii: "{") && head.isAtEnd
        lexToken()
        head.add(previousKind)
        if opensBody { skipBody() }
      } else {
        break
      }
    }
    endFile()
  }

  /// From behind a `{` to the `}` that closes it; not at all where only the lexer can tell which that is.
  private mutating func skipBody() {
    var end = offset
    var depth = 1
    while true {
      switch bytes[end] {
      case UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: "}"):
        depth -= 1
        if depth == 0 {
          offset = end
          return
        }
      case UInt8(ascii: "\""):
        guard let close = endOfPlainString(from: end) else { return }
        end = close
      case UInt8(ascii: "/") where bytes[end + 1] == UInt8(ascii: "/"):
        while bytes[end] != UInt8(ascii: "\n"), end < bytes.count { end += 1 }
      case UInt8(ascii: "/") where bytes[end + 1] == UInt8(ascii: "*"): return
      default: if end >= bytes.count { return }
      }
      end += 1
    }
  }

  /// The place of the quote that closes a literal of one line without interpolations and without `#`.
  private func endOfPlainString(from start: Int) -> Int? {
    if bytes[start + 1] == UInt8(ascii: "\""), bytes[start + 2] == UInt8(ascii: "\"") { return nil }
    if start > 0, bytes[start - 1] == UInt8(ascii: "#") { return nil }
    var end = start + 1
    while true {
      switch bytes[end] {
      case UInt8(ascii: "\""): return end
      case UInt8(ascii: "\\"):
        if bytes[end + 1] == UInt8(ascii: "(") { return nil }
        end += 1
      case UInt8(ascii: "\n"): return nil
      default: if end >= bytes.count { return nil }
      }
      end += 1
    }
  }
}

/// Tells by its tokens where the head of a function ends that gives nothing, whose body can be left out.
struct FunctionHead {
  /// Whether the tokens since the last brace or the last word of another declaration are such a head.
  private var isOpen = false
  /// How many parentheses of it are open: a brace in them is that of a default argument.
  private var depth = 0

  /// Whether a `{` that comes next opens the body.
  var isAtEnd: Bool { isOpen && depth == 0 }

  @inline(__always)
  mutating func add(_ kind: TokenKind) {
    switch kind {
    case .funcKeyword: (isOpen, depth) = (true, 0)
    case .leftParen: depth += 1
    case .rightParen: depth -= 1
    case .leftBrace where depth > 0, .rightBrace where depth > 0, .arrow where depth > 0: break
    case .leftBrace, .rightBrace, .varKeyword, .letKeyword, .subscriptKeyword, .structKeyword, .classKeyword,
      .actorKeyword, .enumKeyword, .protocolKeyword, .extensionKeyword, .precedencegroupKeyword, .initKeyword, .arrow:
      isOpen = false
    default: break
    }
  }
}
