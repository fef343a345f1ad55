/// A filter for a search for a few names in much code: the first byte and the length rule out nearly all other words,
/// without a table lookup.
public struct WordFilter: Sendable {
  /// The names to find.
  public private(set) var names = NameSet()
  /// For each first byte, the bit set of the lengths of names that begin with it.
  @usableFromInline var lengths = [UInt64](repeating: 0, count: 256)

  /// Lengths of 63 and more share one bit.
  @usableFromInline static var longest: Int { 63 }

  /// A filter for names that are not written in backticks.
  public init(_ names: some Sequence<Name>) {
    for name in names { insert(name) }
  }

  /// Adds a name that is not written in backticks.
  public mutating func insert(_ name: Name) {
    let text = name.text.utf8
    guard let first = text.first else { return }
    names.insert(name)
    lengths[Int(first)] |= 1 << UInt64(min(text.count, Self.longest))
  }

  /// Whether a word with this first byte and this length in bytes may be one of the names.
  @inlinable @inline(__always)
  public func mayContain(first: UInt8, length: Int) -> Bool {
    lengths[Int(first)] >> UInt64(min(length, Self.longest)) & 1 == 1
  }
}
