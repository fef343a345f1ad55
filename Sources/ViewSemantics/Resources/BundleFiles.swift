import ViewSource

/// The non-source files of a project, which an app finds in its bundle. Searches once.
public final class BundleFiles {
  private static let maximumDepth = 16
  private let folders: () -> [String]
  private lazy var paths = BundleFiles.paths(below: folders())

  /// - Parameter folders: returns the project folder, and those of packages outside of it, at the first query.
  public init(below folders: @escaping () -> [String]) { self.folders = folders }

  /// The contents of the file with a name; of several, the outermost one. `nil` if there is none.
  public func bytes(of name: String) -> [UInt8]? {
    guard let path = paths[name], let buffer = try? FileSystem.read(path) else { return nil }
    return buffer.bytes.array(SourceRange(0, buffer.count))
  }

  /// The contents of the files whose names end in one of some suffixes, ordered by name.
  public func contents(endingIn suffixes: [String]) -> [[UInt8]] {
    paths.filter { name, _ in suffixes.contains { name.hasSuffix($0) } }.sorted { $0.key < $1.key }
      .compactMap { bytes(of: $0.key) }
  }

  private static func paths(below folders: [String]) -> [String: String] {
    var paths: [String: String] = [:]
    var open = folders
    for _ in 0..<maximumDepth where !open.isEmpty {
      var inner: [String] = []
      for folder in open {
        guard let found = try? FileSystem.entries(inFolder: folder, ofFilesEndingIn: "") else { continue }
        for entry in found.entries.sorted(by: { $0.name < $1.name }) {
          let path = folder + "/" + entry.name
          if entry.kind == .folder {
            if !entry.name.hasPrefix("."), !SourceFinder.passesOver(folder: entry.name) { inner.append(path) }
          } else if !entry.name.hasSuffix(SourceFinder.suffix), paths[entry.name] == nil {
            paths[entry.name] = path
          }
        }
      }
      open = inner
    }
    return paths
  }
}
