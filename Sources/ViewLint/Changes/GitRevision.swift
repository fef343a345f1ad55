import ViewSource

/// The files of a git revision that are below the current folder.
public struct GitRevision: Sendable {
  private let blobs: [Blob]

  /// A file: its path relative to the current folder, and its blob.
  private struct Blob: Sendable {
    let path: String
    let object: String
    let size: Int

    /// `100644 blob 8b13789…     120<tab>App/View.swift`; `nil` if the entry is not a file.
    init?(_ entry: Substring) {
      let parts = entry.split(separator: "\t", maxSplits: 1)
      guard parts.count == 2 else { return nil }
      let words = parts[0].split(separator: " ")
      guard words.count == 4, words[0].hasPrefix("100"), let size = Int(words[3]) else { return nil }
      path = String(parts[1])
      object = String(words[2])
      self.size = size
    }
  }

  /// Lists the files of a revision. Symbolic links are skipped, because git stores only their paths.
  ///
  /// - Parameters:
  /// - path: a file or folder, relative to the current folder; `nil` for the current folder.
  /// - isWanted: whether to read the file at a path.
  public init(_ name: String, in path: String? = nil, where isWanted: (String) -> Bool) throws(GitError) {
    // Git takes a name that begins with a dash for an option.
    guard !name.hasPrefix("-") else { throw GitError("a revision cannot begin with a dash") }
    let within = path.map { $0 == "." ? [] : ["--", $0] } ?? []
    let list = try Git.text(["ls-tree", "-r", "-l", "-z", name] + within)
    blobs = list.split(separator: "\0").compactMap { Blob($0) }.filter { isWanted($0.path) }
  }

  /// The number of objects in one call, whose names fit on a command line.
  private static let batch = 1000

  /// Reads the files, many with each call: starting git takes longer than reading a file.
  public func files() throws(GitError) -> [SourceFile] {
    var files: [SourceFile] = []
    for start in stride(from: 0, to: blobs.count, by: GitRevision.batch) {
      let batch = blobs[start..<min(start + GitRevision.batch, blobs.count)]
      // Git prints blobs unchanged, one after another.
      let bytes = try Git.bytes(["show", "--no-textconv"] + batch.map(\.object))
      guard bytes.count == batch.reduce(0, { $0 + $1.size }) else {
        throw GitError("git shows other files than it lists")
      }
      var end = 0
      for blob in batch {
        let content = bytes[end..<end + blob.size]
        files.append(SourceFile(path: blob.path, buffer: SourceBuffer(content)))
        end += blob.size
      }
    }
    return files
  }
}
