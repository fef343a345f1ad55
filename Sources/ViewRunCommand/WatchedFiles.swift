#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif
import ViewSource

/// Tells when files have changed, by looking at them again and again.
struct WatchedFiles {
  /// How often it is worth looking, in nanoseconds.
  static let interval = 100_000_000

  /// What is compared of a file.
  private struct Stamp: Equatable {
    let size: Int
    let time: Int
    let identity: FileSystem.Status.Identity
  }

  private struct Snapshot: Equatable {
    var files: [String: Stamp] = [:]
    /// The names of the sources in each folder: one that is new may belong to the module.
    var folders: [String: [String]] = [:]
  }

  private let files: [String]
  private let folders: [String]
  private let loaded: Snapshot
  private var last: Snapshot

  /// - Parameters:
  ///   - files: All that were read.
  ///   - paths: What the command line names: files and folders.
  init(_ files: [String], paths: [String]) {
    self.files = files
    let named = paths.filter { FileSystem.status($0)?.kind == .folder }
    folders = Array(Set(files.map { FilePath.parent(of: $0) } + named)).sorted()
    loaded = WatchedFiles.look(files, folders)
    last = loaded
  }

  private static func look(_ files: [String], _ folders: [String]) -> Snapshot {
    var snapshot = Snapshot()
    for path in files {
      guard let status = FileSystem.status(path) else { continue }
      snapshot.files[path] = Stamp(size: status.size, time: status.writingTime, identity: status.identity)
    }
    for path in folders {
      let entries = (try? FileSystem.entries(inFolder: path, ofFilesEndingIn: SourceFinder.suffix))?.entries ?? []
      snapshot.folders[path] = entries.map(\.name).filter { $0.hasSuffix(SourceFinder.suffix) }
    }
    return snapshot
  }

  /// Whether they are others than those that were read, and nothing is being written: two looks see the same.
  mutating func haveChanged() -> Bool {
    let now = WatchedFiles.look(files, folders)
    defer { last = now }
    return now != loaded && now == last
  }

  /// Lets some time pass before the next look.
  static func pause() { usleep(UInt32(interval / 1000)) }
}
