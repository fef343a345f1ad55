import ViewSource
import ViewSyntax

/// The words that all code with animations contains.
enum AnimationWords {
  /// Parts of the words for animations and transactions.
  private static let parts: [(first: UInt8, text: StaticString)] = [
    (UInt8(ascii: "n"), "nimat"), (UInt8(ascii: "r"), "ransaction"),
  ]

  /// Whether code contains a word for an animation or a transaction.
  ///
  /// - Parameter exceptions: The ranges of words that do not count.
  static func occur(in code: SyntaxNode, except exceptions: [SourceRange] = []) -> Bool {
    let bytes = code.bytes
    return code.tokenIndices.contains { index in
      let token = code.token(index)
      guard token.kind == .identifier, !exceptions.contains(token.range) else { return false }
      return parts.contains { part in
        let length = part.text.utf8CodeUnitCount
        return (0..<max(0, token.range.count - length + 1)).contains { offset in
          let start = Int(token.start) + offset
          return bytes[start] == part.first && bytes.isEqual(SourceRange(start, start + length), to: part.text)
        }
      }
    }
  }
}
