/// A half-open range of bytes in one file.
public struct SourceRange: Sendable, Hashable {
  /// The offset of the first byte.
  public var start: Int
  /// The offset behind the last byte.
  public var end: Int

  @inlinable
  public init(_ start: Int, _ end: Int) {
    self.start = start
    self.end = end
  }

  /// How many bytes.
  @inlinable public var count: Int { end - start }
  @inlinable public var isEmpty: Bool { start == end }

  @inlinable
  public func contains(_ offset: Int) -> Bool {
    start <= offset && offset < end
  }

  @inlinable
  public func contains(_ other: SourceRange) -> Bool {
    start <= other.start && other.end <= end
  }
}
