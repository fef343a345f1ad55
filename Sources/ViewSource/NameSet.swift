/// A set of names, stored as a bit set over all names of the process.
public struct NameSet: Sendable {
  private var words: [UInt64] = []

  /// An empty set; it allocates no memory until the first insertion.
  public init() {}

  /// Whether the set contains the exact name; `$x` and `_x` are different names from `x`.
  public func contains(_ name: Name) -> Bool {
    let (word, bit) = NameSet.place(of: name)
    return word < words.count && words[word] & bit != 0
  }

  /// Inserts a name. The storage grows with the index of the name in its process, not with the number of elements.
  public mutating func insert(_ name: Name) {
    let (word, bit) = NameSet.place(of: name)
    if word >= words.count {
      let count = max(word + 1, words.count * 2)
      words.append(contentsOf: repeatElement(0, count: count - words.count))
    }
    words[word] |= bit
  }

  /// Inserts all names of another set; the time is proportional to the highest index in that set.
  public mutating func formUnion(_ other: NameSet) {
    if words.count < other.words.count {
      words.append(contentsOf: repeatElement(0, count: other.words.count - words.count))
    }
    for index in other.words.indices { words[index] |= other.words[index] }
  }

  private static func place(of name: Name) -> (word: Int, bit: UInt64) {
    let number = name.index & ~(NameTable.projectionBit | NameTable.storageBit)
    return (Int(number >> 6), 1 << UInt64(number & 63))
  }
}
