/// A set of names, as one bit for each name of the process.
public struct NameSet: Sendable {
  private var words: [UInt64] = []

  public init() {}

  public func contains(_ name: Name) -> Bool {
    let (word, bit) = NameSet.place(of: name)
    return word < words.count && words[word] & bit != 0
  }

  public mutating func insert(_ name: Name) {
    let (word, bit) = NameSet.place(of: name)
    if word >= words.count {
      let count = max(word + 1, words.count * 2)
      words.append(contentsOf: repeatElement(0, count: count - words.count))
    }
    words[word] |= bit
  }

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
