import Synchronization
import ViewCatalog
import ViewSource
import ViewSyntax

/// The stored summaries of the catalogue's files for one configuration; reading them is faster than collecting them
/// from the trees.
///
/// The first block of the file contains all names, which the other blocks refer to by number. Each further block is a
/// summary. A damaged file, or one of another configuration, is ignored.
struct SummaryArchive: Sendable {
  private let file: BlockFile
  private let knownNames: LateNames
  /// The names of all summaries by number; empty if they are damaged.
  var names: [Name] { knownNames.names }

  private static let mark: UInt64 = 0x3230_4C43_4544_5456

  /// Opens an archive; `nil` if there is none from this origin and configuration.
  init?(_ path: String, origin: TreeArchive.Origin, configuration: UInt64) {
    guard let file = BlockFile(path, head: SummaryArchive.head(origin, configuration)) else { return nil }
    self.file = file
    knownNames = LateNames(file)
  }

  /// The names of an archive, read by the first thread that needs one.
  private final class LateNames: Sendable {
    private let file: BlockFile
    private let known = Mutex<[Name]?>(nil)

    init(_ file: BlockFile) { self.file = file }

    var names: [Name] {
      known.withLock { known in
        if let known { return known }
        var reader = Reader(file.block(0) ?? BlockFile.Words(), [])
        let names = reader.texts()
        known = names
        return names
      }
    }
  }

  /// The summary of the file with a number; `nil` if it is missing or damaged.
  func summary(_ number: Int) -> FileSummary? {
    guard number >= 0, let words = file.block(number + 1) else { return nil }
    var reader = Reader(words, names)
    return reader.summary()
  }

  /// The bytes of an archive.
  static func bytes(of summaries: [FileSummary], origin: TreeArchive.Origin, configuration: UInt64) -> [UInt8] {
    var names = NameNumbers()
    let blocks = summaries.map { summary in
      var writer = Writer()
      writer.write(summary, &names)
      return writer.words
    }
    var texts = Writer()
    texts.write(names.names.map(\.text))
    return BlockFile.bytes(of: [texts.words] + blocks, head: head(origin, configuration))
  }

  private static func head(_ origin: TreeArchive.Origin, _ configuration: UInt64) -> [UInt64] {
    [mark, origin.size, origin.time, configuration]
  }
}

// MARK: Writing

/// The names of an archive, numbered by first use.
private struct NameNumbers {
  private(set) var names: [Name] = []
  private var numbers: [Name: UInt64] = [:]

  mutating func number(of name: Name) -> UInt64 {
    if let number = numbers[name] { return number }
    let number = UInt64(names.count)
    numbers[name] = number
    names.append(name)
    return number
  }
}

private struct Writer {
  private(set) var words: [UInt64] = []

  mutating func write(_ summary: FileSummary, _ names: inout NameNumbers) {
    words.append(UInt64(summary.decls.count))
    for decl in summary.decls {
      words.append(
        UInt64(decl.kind.rawValue) | UInt64(decl.access.rawValue) << 8 | UInt64(decl.flags.rawValue) << 32)
      words.append(names.number(of: decl.name) | UInt64(decl.node.index) << 32)
      words.append(UInt64(decl.header.index) | UInt64(decl.parent) << 32)
      words.append(UInt64(decl.firstChild) | UInt64(decl.nextSibling) << 32)
    }
    words.append(UInt64(summary.topLevel.count))
    words += summary.topLevel.map(UInt64.init)
    for list in [summary.imports, summary.reexports, summary.importsThroughOthers, summary.testableImports] {
      words.append(UInt64(list.count))
      words += list.map { names.number(of: $0) }
    }
    let facts = summary.facts.map(\.rawValue).sorted()
    words.append(UInt64(facts.count))
    words += facts.map { names.number(of: Name($0)) }
  }

  /// Writes the count, then for each text its byte count and its bytes.
  mutating func write(_ texts: [String]) {
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

// MARK: Reading

/// Reads consecutive words. Reads past the end return zero, because the checksum guarantees completeness.
private struct Reader {
  private let words: BlockFile.Words
  private let names: [Name]
  private var next = 0

  init(_ words: BlockFile.Words, _ names: [Name]) {
    self.words = words
    self.names = names
  }

  private var left: Int { words.count - next }

  private mutating func word() -> UInt64 {
    guard next < words.count else { return 0 }
    defer { next += 1 }
    return words[next]
  }

  /// The number of following items, limited by their minimum size in words.
  private mutating func count(ofWords size: Int = 1) -> Int { min(Int(truncatingIfNeeded: word()), left / size) }

  mutating func summary() -> FileSummary? {
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
    summary.topLevel = words.part(next..<next + topLevelCount).array.map { Int(truncatingIfNeeded: $0) }
    next += topLevelCount
    guard let imports = namesMeant(), let reexports = namesMeant(), let importsThroughOthers = namesMeant(),
      let testableImports = namesMeant(), let facts = namesMeant()
    else { return nil }
    summary.imports = imports
    summary.reexports = reexports
    summary.importsThroughOthers = importsThroughOthers
    summary.testableImports = testableImports
    summary.facts = Set(facts.compactMap { CatalogueText(rawValue: $0.text) })
    return summary
  }

  /// Reads names by number; `nil` if a number is invalid.
  private mutating func namesMeant() -> [Name]? {
    var meant: [Name] = []
    for _ in 0..<count() {
      let number = word()
      guard number < UInt64(names.count) else { return nil }
      meant.append(names[Int(number)])
    }
    return meant
  }

  /// Reads names by text.
  mutating func texts() -> [Name] {
    let count = count()
    var names: [Name] = []
    names.reserveCapacity(count)
    for _ in 0..<count {
      let byteCount = min(Int(truncatingIfNeeded: word()), left * 8)
      let end = next + (byteCount + 7) / 8
      names.append(Name(words.part(next..<end), byteCount: byteCount))
      next = end
    }
    return names
  }
}

extension UInt64 {
  fileprivate var low: UInt32 { UInt32(truncatingIfNeeded: self) }
  fileprivate var high: UInt32 { UInt32(truncatingIfNeeded: self >> 32) }
}
