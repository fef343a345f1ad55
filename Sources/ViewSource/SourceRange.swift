/// A half-open range of bytes in one file.
public struct SourceRange: Sendable, Hashable {
  /// The offset of the first byte.
  public var start: Int
  /// The offset after the last byte.
  public var end: Int

  /// Both offsets count from the beginning of the file; they are not checked.
  @inlinable
  public init(_ start: Int, _ end: Int) {
    self.start = start
    self.end = end
  }

  /// The length in bytes.
  @inlinable public var count: Int { end - start }
  /// Whether the range is empty: a position between two bytes.
  @inlinable public var isEmpty: Bool { start == end }

  /// Whether the range contains the byte at an offset; `end` is not contained.
  @inlinable
  public func contains(_ offset: Int) -> Bool {
    start <= offset && offset < end
  }

  /// Whether the range contains another range; an empty range may be at either end.
  @inlinable
  public func contains(_ other: SourceRange) -> Bool {
    start <= other.start && other.end <= end
  }
}
