import ViewSource

/// One word of the source: eight bytes, so that a file's tokens are a column that is scanned at memory speed.
///
/// White space and comments are no tokens: they are the gap between two.
public struct Token: BitwiseCopyable, Sendable {
  /// Offset of the first byte.
  public var start: UInt32
  /// In bytes. Whatever is longer is split into several tokens of `maximumLength` and a rest.
  public var length: UInt16
  /// What the lexer took it for: a contextual keyword is one wherever it stands.
  public var kind: TokenKind
  /// What is in the gap before it.
  public var flags: Flags

  /// In bytes: as long as a token's `length` can say.
  public static let maximumLength = Int(UInt16.max)

  @inlinable @inline(__always)
  init(kind: TokenKind, flags: Flags, start: Int, length: Int) {
    self.start = UInt32(truncatingIfNeeded: start)
    self.length = UInt16(truncatingIfNeeded: length)
    self.kind = kind
    self.flags = flags
  }

  /// The offset behind the last byte.
  @inlinable public var end: Int { Int(start) + Int(length) }
  /// In bytes of the file, without the trivia around the token.
  @inlinable public var range: SourceRange { SourceRange(Int(start), end) }

  /// What the parser needs to know of the gap before a token.
  public struct Flags: OptionSet, BitwiseCopyable, Sendable {
    /// One bit for each flag.
    public let rawValue: UInt8

    /// Takes any bits; those that no flag has mean nothing.
    @inlinable
    public init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// White space or a comment stands before the token.
    public static let spaceBefore = Flags(rawValue: 1)
    /// A line end stands before the token, or the token is the file's first.
    public static let lineBefore = Flags(rawValue: 2)
    /// The lexer has reported something at or right before the token: what the parser would say adds nothing.
    public static let diagnosed = Flags(rawValue: 4)
    /// The operator has white space on both sides.
    public static let spacedOperator = Flags(rawValue: 8)
  }

  /// Whether a line end stands before the token, or it is the file's first.
  @inlinable public var isAtLineStart: Bool { flags.contains(.lineBefore) }
  /// Whether white space or a comment stands before the token.
  @inlinable public var hasSpaceBefore: Bool { flags.contains(.spaceBefore) }
}
