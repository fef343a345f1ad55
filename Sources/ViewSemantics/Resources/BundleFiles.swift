import ViewSource

/// Files of a project that are no sources: what an app finds in its bundle.
public enum BundleFiles {
  private static let maximumDepth = 16

  /// The file of a name below a folder, the outermost first; `nil` if there is none.
  public static func path(of name: String, below folder: String) -> String? {
    var open = [folder]
    for _ in 0..<maximumDepth where !open.isEmpty {
      var inner: [String] = []
      for folder in open {
        guard let found = try? FileSystem.entries(inFolder: folder, ofFilesEndingIn: name) else { continue }
        for entry in found.entries.sorted(by: { $0.name < $1.name }) {
          if entry.kind == .folder {
            if !entry.name.hasPrefix("."), !SourceFinder.excludedFolders.contains(entry.name) {
              inner.append(folder + "/" + entry.name)
            }
          } else if entry.name == name {
            return folder + "/" + entry.name
          }
        }
      }
      open = inner
    }
    return nil
  }

  /// What that file holds.
  public static func bytes(of name: String, below folder: String) -> [UInt8]? {
    guard let path = path(of: name, below: folder), let buffer = try? FileSystem.read(path) else { return nil }
    return buffer.bytes.array(SourceRange(0, buffer.count))
  }
}
