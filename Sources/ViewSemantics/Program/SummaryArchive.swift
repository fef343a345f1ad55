import ViewCatalog
import ViewSource
import ViewSyntax

/// What the files of the catalogue declare, for one configuration, in one file: to read it takes less time than to collect
/// it from the trees.
///
/// The file consists of words of eight bytes, the lowest byte first. It begins with a mark, what it was made by, the
/// configuration, and how many summaries there are; then come, of each, where it begins in bytes, how many words it has,
/// and their sum. A file that is damaged, or of another configuration, is as good as none.
struct SummaryArchive: Sendable {
  private let file: MappedFile
  private let count: Int

  private static let mark: UInt64 = 0x3130_4C43_4544_5456
  private static let headWords = 5
  private static let entryWords = 3

  /// Opens an archive; `nil` if there is none of summaries that were made by `origin` for a configuration.
  init?(_ path: String, origin: TreeArchive.Origin, configuration: UInt64) {
    guard let file = MappedFile(ownFile: path), file.count >= SummaryArchive.headWords * 8,
      SummaryArchive.head(origin, configuration).enumerated().allSatisfy({ file.word(at: $0 * 8) == $1 }),
      let count = Int(exactly: file.word(at: (SummaryArchive.headWords - 1) * 8)),
      count <= (file.count / 8 - SummaryArchive.headWords) / SummaryArchive.entryWords
    else { return nil }
    self.file = file
    self.count = count
  }

  /// The summary of the file of a number; `nil` if it is not here whole.
  func summary(_ number: Int) -> FileSummary? {
    guard number >= 0, number < count else { return nil }
    let entry = (SummaryArchive.headWords + number * SummaryArchive.entryWords) * 8
    guard let start = Int(exactly: file.word(at: entry)), let length = Int(exactly: file.word(at: entry + 8)),
      length > 0, start <= file.count, length <= (file.count - start) / 8,
      file.checksum(at: start, count: length * 8) == file.word(at: entry + 16)
    else { return nil }
    var reader = Reader(file.words(at: start, count: length))
    return reader.summary()
  }

  /// The bytes of an archive.
  static func bytes(of summaries: [FileSummary], origin: TreeArchive.Origin, configuration: UInt64) -> [UInt8] {
    var head = self.head(origin, configuration) + [UInt64(summaries.count)]
    let start = (headWords + summaries.count * entryWords) * 8
    var body: [UInt8] = []
    for summary in summaries {
      var writer = Writer()
      writer.write(summary)
      let bytes = writer.words.bytes
      head += [UInt64(start + body.count), UInt64(writer.words.count), MappedFile.checksum(of: bytes[...])]
      body += bytes
    }
    return head.bytes + body
  }

  private static func head(_ origin: TreeArchive.Origin, _ configuration: UInt64) -> [UInt64] {
    [mark, origin.size, origin.time, configuration]
  }
}

// MARK: Writing

private struct Writer {
  private(set) var words: [UInt64] = []

  mutating func write(_ summary: FileSummary) {
    var numbers: [Name: UInt64] = [:]
    var names: [Name] = []
    for decl in summary.decls where numbers[decl.name] == nil {
      numbers[decl.name] = UInt64(names.count)
      names.append(decl.name)
    }
    write(names.map(\.text))
    words.append(UInt64(summary.decls.count))
    for decl in summary.decls {
      words.append(
        UInt64(decl.kind.rawValue) | UInt64(decl.access.rawValue) << 8 | UInt64(decl.flags.rawValue) << 32)
      words.append((numbers[decl.name] ?? 0) | UInt64(decl.node.index) << 32)
      words.append(UInt64(decl.header.index) | UInt64(decl.parent) << 32)
      words.append(UInt64(decl.firstChild) | UInt64(decl.nextSibling) << 32)
    }
    words.append(UInt64(summary.topLevel.count))
    words += summary.topLevel.map(UInt64.init)
    for list in [summary.imports, summary.reexports, summary.importsThroughOthers, summary.testableImports] {
      write(list.map(\.text))
    }
    write(summary.facts.map(\.rawValue).sorted())
  }

  /// Their count; of each how many bytes it has, then these.
  private mutating func write(_ texts: [String]) {
    words.append(UInt64(texts.count))
    for text in texts {
      let bytes = Array(text.utf8)
      words.append(UInt64(bytes.count))
      for start in stride(from: 0, to: bytes.count, by: 8) {
        words.append(bytes[start...].prefix(8).reversed().reduce(0) { $0 << 8 | UInt64($1) })
      }
    }
  }
}

extension [UInt64] {
  /// The lowest byte of each first.
  fileprivate var bytes: [UInt8] { flatMap { word in (0..<8).map { UInt8(truncatingIfNeeded: word >> (8 * $0)) } } }
}

// MARK: Reading

/// Reads words one after another. What would be behind the end is zero: the sum has said that nothing is missing.
private struct Reader {
  let words: [UInt64]
  private var next = 0

  init(_ words: [UInt64]) { self.words = words }

  private var left: Int { words.count - next }

  private mutating func word() -> UInt64 {
    guard next < words.count else { return 0 }
    defer { next += 1 }
    return words[next]
  }

  /// How many things follow, of at least so many words each.
  private mutating func count(ofWords size: Int = 1) -> Int { min(Int(truncatingIfNeeded: word()), left / size) }

  mutating func summary() -> FileSummary? {
    let names = names()
    var summary = FileSummary()
    let count = count(ofWords: 4)
    summary.decls.reserveCapacity(count)
    for start in stride(from: next, to: next + count * 4, by: 4) {
      let (first, second, third, fourth) = (words[start], words[start + 1], words[start + 2], words[start + 3])
      guard let kind = DeclKind(rawValue: UInt8(truncatingIfNeeded: first)),
        let access = Access(rawValue: UInt8(truncatingIfNeeded: first >> 8)), Int(second.low) < names.count
      else { return nil }
      summary.decls.append(
        Decl(
          kind: kind, access: access, flags: Decl.Flags(rawValue: first.high), name: names[Int(second.low)],
          node: NodeID(Int(second.high)), header: NodeID(Int(third.low)), parent: third.high, firstChild: fourth.low,
          nextSibling: fourth.high))
    }
    next += count * 4
    let topLevelCount = self.count()
    summary.topLevel = words[next..<next + topLevelCount].map { Int(truncatingIfNeeded: $0) }
    next += topLevelCount
    summary.imports = self.names()
    summary.reexports = self.names()
    summary.importsThroughOthers = self.names()
    summary.testableImports = self.names()
    summary.facts = Set(self.names().compactMap { CatalogueText(rawValue: $0.text) })
    return summary
  }

  private mutating func names() -> [Name] {
    let count = count()
    var names: [Name] = []
    names.reserveCapacity(count)
    for _ in 0..<count {
      let byteCount = min(Int(truncatingIfNeeded: word()), left * 8)
      let end = next + (byteCount + 7) / 8
      names.append(Name(words[next..<end], byteCount: byteCount))
      next = end
    }
    return names
  }
}

extension UInt64 {
  fileprivate var low: UInt32 { UInt32(truncatingIfNeeded: self) }
  fileprivate var high: UInt32 { UInt32(truncatingIfNeeded: self >> 32) }
}
