import ViewSource

/// Lexes files without the bodies of functions that return nothing, such as interface files of the catalogue that are
/// not executed.
extension Lexer {
  /// Lexes the file with empty bodies for these functions, as if each body were a comment.
  ///
  /// Bodies of functions with a result and of initializers are kept, because the analysis needs their values. A body
  /// with a string literal that is not a plain one-line literal is kept too.
  mutating func lexSignatures() {
    var head = FunctionSignature()
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

  /// Skips from after a `{` to its matching `}`. Does nothing where only the full lexer can find the match.
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

  /// The offset of the quote that closes a one-line string literal without interpolation and without `#`; `nil` for
  /// other literals.
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

/// Recognises, token by token, the end of the head of a function that returns nothing, whose body can be skipped.
struct FunctionSignature {
  /// Whether the tokens since the last brace or declaration keyword are the head of such a function.
  private var isOpen = false
  /// The number of open parentheses in the head; a brace inside them belongs to a default argument.
  private var depth = 0

  /// Whether a `{` as the next token opens the body.
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
