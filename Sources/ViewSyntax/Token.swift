import ViewSource

/// A token of the source: eight bytes, so that a scan of a file's tokens runs at memory bandwidth.
///
/// White space and comments are not tokens: they are the gaps between tokens.
public struct Token: BitwiseCopyable, Sendable {
  /// Offset of the first byte.
  public var start: UInt32
  /// In bytes. A longer token is split into several tokens of `maximumLength` and a rest.
  public var length: UInt16
  /// The kind that the lexer or the parser assigned; the lexer makes every contextual keyword one, in any position.
  public var kind: TokenKind
  /// Facts about the gap before the token.
  public var flags: Flags

  /// In bytes: the maximum value of `length`.
  public static let maximumLength = Int(UInt16.max)

  @inlinable @inline(__always)
  init(kind: TokenKind, flags: Flags, start: Int, length: Int) {
    self.start = UInt32(truncatingIfNeeded: start)
    self.length = UInt16(truncatingIfNeeded: length)
    self.kind = kind
    self.flags = flags
  }

  /// The offset after the last byte.
  @inlinable public var end: Int { Int(start) + Int(length) }
  /// In bytes of the file, without the trivia around the token.
  @inlinable public var range: SourceRange { SourceRange(Int(start), end) }

  /// Facts about the gap before a token that the parser needs.
  public struct Flags: OptionSet, BitwiseCopyable, Sendable {
    /// One bit for each flag.
    public let rawValue: UInt8

    /// Accepts any bits; unknown bits have no meaning.
    @inlinable
    public init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// White space or a comment precedes the token.
    public static let spaceBefore = Flags(rawValue: 1)
    /// A line end precedes the token, or the token is the first of the file.
    public static let lineBefore = Flags(rawValue: 2)
    /// The lexer has reported an error at or right before the token: the parser reports nothing here.
    public static let diagnosed = Flags(rawValue: 4)
    /// The operator has white space on both sides.
    public static let spacedOperator = Flags(rawValue: 8)
  }

  /// Whether a line end precedes the token, or the token is the first of the file.
  @inlinable public var isAtLineStart: Bool { flags.contains(.lineBefore) }
  /// Whether white space or a comment precedes the token.
  @inlinable public var hasSpaceBefore: Bool { flags.contains(.spaceBefore) }
}
