#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif
import ViewSource

/// Detects changes of files by polling.
struct WatchedFiles {
  /// The polling interval in nanoseconds.
  static let interval = 100_000_000

  /// The compared attributes of a file.
  private struct Stamp: Equatable {
    let size: Int
    let time: Int
    let identity: FileSystem.Status.Identity
  }

  private struct Snapshot: Equatable {
    var files: [String: Stamp] = [:]
    /// The names of the source files in each folder, because a new file may belong to the module.
    var folders: [String: [String]] = [:]
  }

  private let files: [String]
  private let folders: [String]
  private let loaded: Snapshot
  private var last: Snapshot

  /// - Parameters:
  ///   - files: all files that were read.
  ///   - paths: the files and folders of the command line.
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

  /// Whether the files differ from those that were read, and are not being written: two consecutive polls must agree.
  mutating func haveChanged() -> Bool {
    let now = WatchedFiles.look(files, folders)
    defer { last = now }
    return now != loaded && now == last
  }

  /// Waits until the next poll.
  static func pause() { usleep(UInt32(interval / 1000)) }
}
