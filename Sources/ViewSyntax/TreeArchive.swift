import ViewSource

/// An archive of syntax trees in one file, for files that do not change between runs of a program: mapping it is faster
/// than parsing them again.
///
/// The file begins with little-endian 64-bit words: a magic number, the sizes of tokens and nodes, the origin, and the
/// number of trees. For each tree follow the offset and the lengths of its columns, its flags for unknown operators and
/// conditions, the length of its source in bytes, and a checksum. Then come the columns as they are in memory. A
/// damaged or mismatching file is ignored.
/// they are in memory. A file that is damaged, or of other trees, is as good as none.
package final class TreeArchive: Sendable {
  private let file: MappedFile
  private let count: Int

  private static let mark: UInt64 = 0x3130_5345_4552_5456
  private static let layout =
    UInt64(MemoryLayout<Token>.stride) | UInt64(MemoryLayout<Node>.stride) << 16
    | UInt64(MemoryLayout<NodeID>.stride) << 32
  private static let headWords = 5
  private static let entryWords = 7
  /// The alignment of the columns in bytes.
  private static let alignment = 16

  /// The program that made the trees: the size and the modification time of its executable. Another build may parse
  /// differently.
  package struct Origin: Sendable, Equatable {
    package let size: UInt64
    package let time: UInt64

    /// - Parameters:
    ///   - size: in bytes.
    ///   - time: in nanoseconds since an unspecified reference time.
    package init(size: Int, time: Int) {
      self.size = UInt64(truncatingIfNeeded: size)
      self.time = UInt64(truncatingIfNeeded: time)
    }
  }

  /// The offset of a tree's columns and its metadata.
  private struct Entry {
    var offset = 0
    var tokenCount = 0
    var nodeCount = 0
    var listCount = 0
    var flags = 0
    var sourceCount = 0
    var checksum: UInt64 = 0

    /// The length of the columns in bytes, including padding.
    var byteCount: Int { listOffset + aligned(listCount * MemoryLayout<NodeID>.stride) - offset }
    var nodeOffset: Int { offset + aligned(tokenCount * MemoryLayout<Token>.stride) }
    var listOffset: Int { nodeOffset + aligned(nodeCount * MemoryLayout<Node>.stride) }

    private var numbers: [UInt64] {
      [offset, tokenCount, nodeCount, listCount, flags, sourceCount].map(UInt64.init)
    }

    var words: [UInt64] { numbers + [checksum] }

    /// The checksum of the columns and the metadata.
    func checksum(ofColumns sum: UInt64) -> UInt64 {
      numbers.reduce(sum) { ($0 ^ $1) &* 0xD6E8_FEB8_6659_FD93 }
    }
  }

  /// Opens an archive; `nil` if there is none with trees made by `origin`.
  package init?(_ path: String, origin: Origin) {
    guard let file = MappedFile(ownFile: path), file.count >= TreeArchive.headWords * 8,
      file.word(at: 0) == TreeArchive.mark, file.word(at: 8) == TreeArchive.layout,
      file.word(at: 16) == origin.size, file.word(at: 24) == origin.time,
      let count = Int(exactly: file.word(at: 32)),
      count <= (file.count / 8 - TreeArchive.headWords) / TreeArchive.entryWords
    else { return nil }
    self.file = file
    self.count = count
  }

  /// The parse result of the file with an index; `nil` if it is missing or damaged, or belongs to another source.
  package func result(_ number: Int, of source: SourceBuffer) -> ParseResult? {
    guard let entry = entry(number), entry.sourceCount == source.count,
      entry.checksum == entry.checksum(ofColumns: file.checksum(at: entry.offset, count: entry.byteCount))
    else { return nil }
    let tree = SyntaxTree(
      source: source, file: file, tokens: (entry.offset, entry.tokenCount), nodes: (entry.nodeOffset, entry.nodeCount),
      lists: (entry.listOffset, entry.listCount), hasUnknownOperators: entry.flags & 1 != 0,
      hasConditions: entry.flags & 2 != 0)
    return ParseResult(tree: tree, diagnostics: [])
  }

  private func entry(_ number: Int) -> Entry? {
    guard number >= 0, number < count else { return nil }
    let start = (TreeArchive.headWords + number * TreeArchive.entryWords) * 8
    // Columns and offsets fit in 32 bits, as positions in a source do.
    let values = (0..<6).compactMap { Int(exactly: file.word(at: start + $0 * 8)).flatMap { $0 >> 32 == 0 ? $0 : nil } }
    guard values.count == 6, values[2] > 0, values[0] % TreeArchive.alignment == 0 else { return nil }
    let entry = Entry(
      offset: values[0], tokenCount: values[1], nodeCount: values[2], listCount: values[3], flags: values[4],
      sourceCount: values[5], checksum: file.word(at: start + 48))
    return entry.offset <= file.count && entry.byteCount <= file.count - entry.offset ? entry : nil
  }

  /// The bytes of an archive. Files that declare operators and files with errors are left out: they are parsed each
  /// time.
  package static func bytes(of results: [ParseResult], origin: Origin) -> [UInt8] {
    var columns: [UInt8] = []
    let start = aligned((headWords + results.count * entryWords) * 8)
    var head = [mark, layout, origin.size, origin.time, UInt64(results.count)]
    for result in results {
      var entry = Entry()
      let tree = result.tree
      if result.diagnostics.isEmpty, tree.operators == OperatorDeclarations() {
        entry.offset = start + columns.count
        entry.flags = (tree.hasUnknownOperators ? 1 : 0) | (tree.hasConditions ? 2 : 0)
        entry.sourceCount = tree.source.count
        (entry.tokenCount, entry.nodeCount, entry.listCount) = tree.appendColumns(to: &columns, alignment: alignment)
        entry.checksum = entry.checksum(ofColumns: MappedFile.checksum(of: columns[(entry.offset - start)...]))
      }
      head += entry.words
    }
    var bytes = head.flatMap { word in (0..<8).map { UInt8(truncatingIfNeeded: word >> (8 * $0)) } }
    bytes += [UInt8](repeating: 0, count: start - bytes.count)
    return bytes + columns
  }

  private static func aligned(_ count: Int) -> Int { (count + alignment - 1) / alignment * alignment }
}
