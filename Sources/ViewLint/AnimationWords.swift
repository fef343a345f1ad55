import ViewSource
import ViewSyntax

/// The words without which no code animates anything.
enum AnimationWords {
  /// A part of every word for an animation, and of those for a transaction.
  private static let parts: [(first: UInt8, text: StaticString)] = [
    (UInt8(ascii: "n"), "nimat"), (UInt8(ascii: "r"), "ransaction"),
  ]

  /// Whether code has a word for an animation or a transaction.
  ///
  /// - Parameter exceptions: Where words stand that do not count.
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
