import Synchronization
import ViewCatalog
import ViewSource
import ViewSyntax

/// Where the trees of the catalogue are kept from one run of a command to the next. Parsing them takes longer than all else
/// that a small file needs.
///
/// The file is written by the first run, replaced by that of another build of the command, and may be removed at any time.
/// Where it cannot be read or written, the catalogue is parsed.
struct CatalogueArchive: Sendable {
  private let path: String
  private let origin: TreeArchive.Origin
  /// `nil` if there is none yet.
  private let archive: TreeArchive?

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
  /// - Parameter isWhole: whether the bodies of all functions are in the trees.
  init?(isWhole: Bool) {
    guard let place = CatalogueArchive.place.withLock({ $0 }),
      let status = FileSystem.executablePath.flatMap({ FileSystem.status($0) })
    else { return nil }
    path = place.folder + "/catalogue-of-\(place.command)" + (isWhole ? ".trees" : "-heads.trees")
    origin = TreeArchive.Origin(size: status.size, time: status.writingTime)
    archive = TreeArchive(path, origin: origin)
  }

  /// A file of the catalogue by its number, if it is kept.
  func result(_ number: Int, of source: SourceBuffer) -> ParseResult? { archive?.result(number, of: source) }

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
}
