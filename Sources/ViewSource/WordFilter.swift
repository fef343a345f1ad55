/// A few names to look for in much code: nearly all other words are told from them by their first byte and their length, so
/// that they need no look into a table.
public struct WordFilter: Sendable {
  /// The names that are looked for.
  public private(set) var names = NameSet()
  /// By the first byte, which lengths names have that begin with it.
  @usableFromInline var lengths = [UInt64](repeating: 0, count: 256)

  /// The longest lengths are one to the filter.
  @usableFromInline static var longest: Int { 63 }

  /// A filter for some names, none of which is written in backticks.
  public init(_ names: some Sequence<Name>) {
    for name in names { insert(name) }
  }

  /// Adds a name, which is not written in backticks.
  public mutating func insert(_ name: Name) {
    let text = name.text.utf8
    guard let first = text.first else { return }
    names.insert(name)
    lengths[Int(first)] |= 1 << UInt64(min(text.count, Self.longest))
  }

  /// Whether a word with such a first byte and length, in bytes, may be one of the names.
  @inlinable @inline(__always)
  public func mayHold(first: UInt8, length: Int) -> Bool {
    lengths[Int(first)] >> UInt64(min(length, Self.longest)) & 1 == 1
  }
}
