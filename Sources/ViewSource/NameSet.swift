/// A set of names, as one bit for each name of the process.
public struct NameSet: Sendable {
  private var words: [UInt64] = []

  /// Takes no memory until the first name is inserted.
  public init() {}

  /// Whether the very name is in the set; `$x` and `_x` are other names than `x`.
  public func contains(_ name: Name) -> Bool {
    let (word, bit) = NameSet.place(of: name)
    return word < words.count && words[word] & bit != 0
  }

  /// Room grows with the number of the name in its process, not with how many names the set holds.
  public mutating func insert(_ name: Name) {
    let (word, bit) = NameSet.place(of: name)
    if word >= words.count {
      let count = max(word + 1, words.count * 2)
      words.append(contentsOf: repeatElement(0, count: count - words.count))
    }
    words[word] |= bit
  }

  /// Adds all names of another set, in time with the highest number of a name in that.
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
