import Synchronization
import ViewCatalog
import ViewSource
import ViewSyntax

/// Stores the catalogue's trees, summaries and member indices between runs of a command. Computing them takes longer
/// than everything else that a small file needs.
///
/// The first run writes the files, and another build of the command replaces them; they may be deleted at any time. If
/// they cannot be read or written, the catalogue is parsed.
struct CatalogueArchive: Sendable {
  private let path: String
  private let origin: TreeArchive.Origin
  /// The stored trees; `nil` if there are none yet.
  private let archive: TreeArchive?
  private let summaryPath: String
  private let configuration: UInt64
  /// The stored summaries; `nil` if there are none yet.
  private let summaries: SummaryArchive?
  /// The path prefix of the member indices.
  private let indexPath: String

  private struct Place: Sendable {
    let folder: String
    let command: String
  }

  /// The folder of the archive; `nil` if nothing is stored, as in tests and for clients of the library.
  private static let place = Mutex<Place?>(nil)

  static func keep(in folder: String, of command: String) {
    place.withLock { $0 = Place(folder: folder, command: command) }
  }

  /// Opens the archive; `nil` if nothing is stored.
  ///
  /// - Parameter configuration: also decides whether the trees contain all function bodies.
  init?(_ configuration: BuildConfiguration) {
    guard let place = CatalogueArchive.place.withLock({ $0 }),
      let status = FileSystem.executablePath.flatMap({ FileSystem.status($0) })
    else { return nil }
    let name = place.folder + "/catalogue-of-\(place.command)" + (configuration.isRun ? "" : "-heads")
    path = name + ".trees"
    // One archive for each platform, with the last configuration.
    summaryPath = name + "-\(configuration.platform.rawValue).declarations"
    indexPath = name + "-\(configuration.platform.rawValue)"
    self.configuration = configuration.fingerprint
    origin = TreeArchive.Origin(size: status.size, time: status.writingTime)
    archive = TreeArchive(path, origin: origin)
    summaries = SummaryArchive(summaryPath, origin: origin, configuration: self.configuration)
  }

  /// The stored parse result of a catalogue file, by its number.
  func result(_ number: Int, of source: SourceBuffer) -> ParseResult? { archive?.result(number, of: source) }

  /// The stored summary of a catalogue file, by its number.
  func summary(_ number: Int) -> FileSummary? { summaries?.summary(number) }

  /// Stores the summaries of all files, unless they are stored for this configuration.
  ///
  /// - Parameter summary: returns the summary of a file by its number.
  func writeSummaries(_ count: Int, summary: (Int) -> FileSummary) {
    guard summaries == nil else { return }
    let bytes = SummaryArchive.bytes(of: (0..<count).map(summary), origin: origin, configuration: configuration)
    try? FileSystem.makeFolder(FilePath.parent(of: summaryPath))
    try? FileSystem.keep(bytes, at: summaryPath)
  }

  /// Stores the trees of all files, unless they are stored.
  ///
  /// - Parameter result: returns the parse result of a file by its number.
  func write(_ count: Int, result: (Int) -> ParseResult) {
    guard archive == nil else { return }
    let bytes = TreeArchive.bytes(of: (0..<count).map(result), origin: origin)
    // The archive is optional, so a failed write is not an error.
    try? FileSystem.makeFolder(FilePath.parent(of: path))
    try? FileSystem.keep(bytes, at: path)
  }

  // MARK: The members of types

  /// The stored member index of all types.
  ///
  /// - Parameter modules: the numbers of the read modules among those that require an import.
  func memberIndex(with modules: Set<Int>) -> MemberIndex? {
    guard let summaries, let file = BlockFile(path(with: modules), head: head(with: modules)) else { return nil }
    return MemberIndex({ file.block($0)?.array }, names: summaries.names)
  }

  /// Stores the member index, unless it is stored for these modules.
  func write(_ index: MemberIndex, with modules: Set<Int>) {
    // Names are stored as their numbers in the other file.
    guard let names = (summaries ?? openedSummaries())?.names else { return }
    let numbers = Dictionary(names.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    guard let blocks = index.blocks({ numbers[$0] }) else { return }
    try? FileSystem.keep(BlockFile.bytes(of: blocks, head: head(with: modules)), at: path(with: modules))
  }

  private func openedSummaries() -> SummaryArchive? {
    SummaryArchive(summaryPath, origin: origin, configuration: configuration)
  }

  /// Programs differ in their imports, but most programs of one user import the same modules. A few indices are stored,
  /// each in a file chosen by its modules.
  private func path(with modules: Set<Int>) -> String {
    let sum = modules.sorted().reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    return indexPath + "-\(sum >> 32 & 3).members"
  }

  private static let mark: UInt64 = 0x3130_424D_454D_5456

  private func head(with modules: Set<Int>) -> [UInt64] {
    [CatalogueArchive.mark, origin.size, origin.time, configuration, UInt64(modules.count)]
      + modules.sorted().map { UInt64($0) }
  }
}
