/// A half-open range of bytes in one file.
public struct SourceRange: Sendable, Hashable {
  /// The offset of the first byte.
  public var start: Int
  /// The offset behind the last byte.
  public var end: Int

  /// From the first byte to behind the last, both offsets from the beginning of the file; nothing is checked.
  @inlinable
  public init(_ start: Int, _ end: Int) {
    self.start = start
    self.end = end
  }

  /// How many bytes.
  @inlinable public var count: Int { end - start }
  /// Whether there is no byte in it: then it is a place between two.
  @inlinable public var isEmpty: Bool { start == end }

  /// Whether the byte at an offset is in the range; the one at `end` is not.
  @inlinable
  public func contains(_ offset: Int) -> Bool {
    start <= offset && offset < end
  }

  /// Whether no byte of the other range is outside; an empty one may stand at either end.
  @inlinable
  public func contains(_ other: SourceRange) -> Bool {
    start <= other.start && other.end <= end
  }
}
