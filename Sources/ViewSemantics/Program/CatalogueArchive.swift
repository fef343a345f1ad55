import Synchronization
import ViewCatalog
import ViewSource
import ViewSyntax

/// Where the trees of the catalogue, what its files declare and what is a member of which type are kept from one run of a
/// command to the next. To find that out takes longer than all else that a small file needs.
///
/// The files are written by the first run, replaced by those of another build of the command, and may be removed at any
/// time. Where they cannot be read or written, the catalogue is parsed.
struct CatalogueArchive: Sendable {
  private let path: String
  private let origin: TreeArchive.Origin
  /// `nil` if there is none yet.
  private let archive: TreeArchive?
  private let summaryPath: String
  private let configuration: UInt64
  /// `nil` if there is none yet.
  private let summaries: SummaryArchive?
  /// How the paths of the indexes of members begin.
  private let indexPath: String

  private struct Place: Sendable {
    let folder: String
    let command: String
  }

  /// Where commands keep it; `nil` if trees are not kept, as in tests and where the library is used.
  private static let place = Mutex<Place?>(nil)

  static func keep(in folder: String, of command: String) {
    place.withLock { $0 = Place(folder: folder, command: command) }
  }

  /// Opens what is kept; `nil` if nothing is to be.
  ///
  /// - Parameter configuration: also decides whether the bodies of all functions are in the trees.
  init?(_ configuration: BuildConfiguration) {
    guard let place = CatalogueArchive.place.withLock({ $0 }),
      let status = FileSystem.executablePath.flatMap({ FileSystem.status($0) })
    else { return nil }
    let name = place.folder + "/catalogue-of-\(place.command)" + (configuration.isRun ? "" : "-heads")
    path = name + ".trees"
    // The last configuration for each platform is kept.
    summaryPath = name + "-\(configuration.platform.rawValue).declarations"
    indexPath = name + "-\(configuration.platform.rawValue)"
    self.configuration = configuration.fingerprint
    origin = TreeArchive.Origin(size: status.size, time: status.writingTime)
    archive = TreeArchive(path, origin: origin)
    summaries = SummaryArchive(summaryPath, origin: origin, configuration: self.configuration)
  }

  /// A file of the catalogue by its number, if it is kept.
  func result(_ number: Int, of source: SourceBuffer) -> ParseResult? { archive?.result(number, of: source) }

  /// What a file of the catalogue declares, by its number, if it is kept.
  func summary(_ number: Int) -> FileSummary? { summaries?.summary(number) }

  /// Keeps what all files declare, if that has not been done for this configuration.
  ///
  /// - Parameter summary: that of the file of a number.
  func writeSummaries(_ count: Int, summary: (Int) -> FileSummary) {
    guard summaries == nil else { return }
    let bytes = SummaryArchive.bytes(of: (0..<count).map(summary), origin: origin, configuration: configuration)
    try? FileSystem.makeFolder(FilePath.parent(of: summaryPath))
    try? FileSystem.keep(bytes, at: summaryPath)
  }

  /// Keeps the trees of all files, if that has not been done.
  ///
  /// - Parameter result: the file of a number.
  func write(_ count: Int, result: (Int) -> ParseResult) {
    guard archive == nil else { return }
    let bytes = TreeArchive.bytes(of: (0..<count).map(result), origin: origin)
    // Everything works without the file: that it cannot be written is no error.
    try? FileSystem.makeFolder(FilePath.parent(of: path))
    try? FileSystem.keep(bytes, at: path)
  }

  // MARK: The members of types

  /// The members of all types, if they are kept.
  ///
  /// - Parameter modules: those that have been read of the modules that have to be imported.
  func memberIndex(with modules: Set<Int>) -> MemberIndex? {
    guard let summaries, let file = BlockFile(path(with: modules), head: head(with: modules)) else { return nil }
    return MemberIndex({ file.block($0)?.array }, names: summaries.names)
  }

  /// Keeps the members of all types, if that has not been done with these modules.
  func write(_ index: MemberIndex, with modules: Set<Int>) {
    // Names are meant by their numbers in the other file.
    guard let names = (summaries ?? openedSummaries())?.names else { return }
    let numbers = Dictionary(names.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    guard let blocks = index.blocks({ numbers[$0] }) else { return }
    try? FileSystem.keep(BlockFile.bytes(of: blocks, head: head(with: modules)), at: path(with: modules))
  }

  private func openedSummaries() -> SummaryArchive? {
    SummaryArchive(summaryPath, origin: origin, configuration: configuration)
  }

  /// Programs differ in what they import, and most that a person runs import the same: a few indexes are kept, each in the
  /// file that its modules choose.
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
