/// Blocks of 64-bit words in a file that only the current user can write, kept between runs of a command as a cache.
///
/// Words are little-endian. The file begins with a header that identifies its content, followed by the number of
/// blocks. Then comes one entry for each block: its byte offset, its number of words and its checksum.
package struct BlockFile: Sendable {
  private let file: MappedFile
  /// The byte offset of the entries of the blocks.
  private let start: Int
  private let count: Int

  private static let entryWords = 3

  /// Opens a file; `nil` if it is missing or has another header.
  package init?(_ path: String, head: [UInt64]) {
    let start = (head.count + 1) * 8
    guard let file = MappedFile(ownFile: path), file.count >= start,
      head.enumerated().allSatisfy({ file.word(at: $0 * 8) == $1 }),
      let count = Int(exactly: file.word(at: start - 8)), count <= (file.count - start) / (8 * BlockFile.entryWords)
    else { return nil }
    self.file = file
    self.start = start
    self.count = count
  }

  /// Words in a mapped file, read from the disk on first access.
  package struct Words: Sendable {
    private let file: MappedFile?
    /// The byte offset in the file.
    private let start: Int
    package let count: Int

    /// An empty sequence of words.
    package init() { self.init(nil, start: 0, count: 0) }

    fileprivate init(_ file: MappedFile?, start: Int, count: Int) {
      self.file = file
      self.start = start
      self.count = count
    }

    package subscript(index: Int) -> UInt64 {
      guard let file else { preconditionFailure("there are no words") }
      return file.word(at: start + index * 8)
    }

    /// A subrange of the words.
    package func part(_ range: Range<Int>) -> Words {
      precondition(range.lowerBound >= 0 && range.upperBound <= count, "a part is inside of the whole")
      return Words(file, start: start + range.lowerBound * 8, count: range.count)
    }

    /// A copy of the words.
    package var array: [UInt64] { file?.words(at: start, count: count) ?? [] }
  }

  /// A block by its index; `nil` if it is missing, truncated or has a wrong checksum.
  package func block(_ number: Int) -> Words? {
    guard number >= 0, number < count else { return nil }
    let entry = start + number * BlockFile.entryWords * 8
    guard let first = Int(exactly: file.word(at: entry)), let length = Int(exactly: file.word(at: entry + 8)),
      first <= file.count, length <= (file.count - first) / 8,
      file.checksum(at: first, count: length * 8) == file.word(at: entry + 16)
    else { return nil }
    return Words(file, start: first, count: length)
  }

  /// The bytes of a file with these blocks.
  package static func bytes(of blocks: [[UInt64]], head: [UInt64]) -> [UInt8] {
    var words = head + [UInt64(blocks.count)]
    let start = (words.count + blocks.count * entryWords) * 8
    var body: [UInt8] = []
    for block in blocks {
      let bytes = block.bytes
      words += [UInt64(start + body.count), UInt64(block.count), MappedFile.checksum(of: bytes[...])]
      body += bytes
    }
    return words.bytes + body
  }
}

extension [UInt64] {
  /// The words as little-endian bytes.
  fileprivate var bytes: [UInt8] { flatMap { word in (0..<8).map { UInt8(truncatingIfNeeded: word >> (8 * $0)) } } }
}
