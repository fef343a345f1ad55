import ViewSource

/// Reads the trivia between two tokens: white space and comments.
///
/// It is independent of the lexer, which skips the same bytes: the agreement of the two makes a tree lossless.
public struct TriviaScanner {
  /// A piece of trivia.
  public enum Piece: Sendable, Equatable {
    case space, lineEnd
    case lineComment, blockComment
    /// Other bytes; the lexer must have diagnosed them.
    case other
  }

  private let bytes: SourceBytes
  private var offset: Int
  private let end: Int

  /// - Parameter range: the gap between two tokens, in bytes; the scanner would misread the content of a token as
  ///   comments.
  public init(_ bytes: SourceBytes, _ range: SourceRange) {
    self.bytes = bytes
    offset = range.start
    end = range.end
  }

  /// The next piece and its range; `nil` at the end.
  public mutating func next() -> (piece: Piece, range: SourceRange)? {
    guard offset < end else { return nil }
    let start = offset
    let piece = scan()
    return (piece, SourceRange(start, offset))
  }

  private mutating func scan() -> Piece {
    let byte = bytes[offset]
    switch byte {
    case UInt8(ascii: " "), UInt8(ascii: "\t"), 0x0B, 0x0C:
      skip { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") || $0 == 0x0B || $0 == 0x0C }
      return .space
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
      let isPair = byte == UInt8(ascii: "\r") && offset + 1 < end && bytes[offset + 1] == UInt8(ascii: "\n")
      offset += isPair ? 2 : 1
      return .lineEnd
    case UInt8(ascii: "/") where offset + 1 < end && bytes[offset + 1] == UInt8(ascii: "/"):
      skip { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
      return .lineComment
    case UInt8(ascii: "/") where offset + 1 < end && bytes[offset + 1] == UInt8(ascii: "*"):
      skipBlockComment()
      return .blockComment
    case 0xC2 where offset + 1 < end && bytes[offset + 1] == 0xA0:
      offset += 2
      return .space
    case 0xEF where offset == 0 && end >= 3 && bytes[1] == 0xBB && bytes[2] == 0xBF:
      offset += 3
      return .space
    default:
      offset += 1
      return .other
    }
  }

  private mutating func skip(while belongs: (UInt8) -> Bool) {
    while offset < end, belongs(bytes[offset]) { offset += 1 }
  }

  private mutating func skipBlockComment() {
    var depth = 0
    while offset < end {
      let next = offset + 1 < end ? bytes[offset + 1] : 0
      if bytes[offset] == UInt8(ascii: "/"), next == UInt8(ascii: "*") {
        depth += 1
        offset += 2
      } else if bytes[offset] == UInt8(ascii: "*"), next == UInt8(ascii: "/") {
        depth -= 1
        offset += 2
        if depth == 0 { return }
      } else {
        offset += 1
      }
    }
  }
}
