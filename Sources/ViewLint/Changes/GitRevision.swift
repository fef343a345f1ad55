import ViewSource

/// The files of a git revision, as far as they are below the current folder.
public struct GitRevision: Sendable {
  private let blobs: [Blob]

  /// A file: its path from the current folder, and what git keeps of it.
  private struct Blob: Sendable {
    let path: String
    let object: String
    let size: Int

    /// `100644 blob 8b13789…     120<tab>App/View.swift`; `nil` if it is no file.
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

  /// Lists the files of a revision. Links are none: what git keeps of one is a path.
  ///
  /// - Parameters:
  ///   - path: the file or folder that is asked about, by its way from the current folder; all below that if not given.
  ///   - isWanted: whether a file of this path is to be read.
  public init(_ name: String, in path: String? = nil, where isWanted: (String) -> Bool) throws(GitError) {
    // What begins with a dash is an option for git.
    guard !name.hasPrefix("-") else { throw GitError("no revision begins with a dash") }
    let within = path.map { $0 == "." ? [] : ["--", $0] } ?? []
    let list = try Git.text(["ls-tree", "-r", "-l", "-z", name] + within)
    blobs = list.split(separator: "\0").compactMap { Blob($0) }.filter { isWanted($0.path) }
  }

  /// So many objects are asked for at once: their names fit on a command line.
  private static let batch = 1000

  /// Reads the files, many with one question: starting git takes longer than reading a file does.
  public func files() throws(GitError) -> [SourceFile] {
    var files: [SourceFile] = []
    for start in stride(from: 0, to: blobs.count, by: GitRevision.batch) {
      let batch = blobs[start..<min(start + GitRevision.batch, blobs.count)]
      // Objects that are files are shown as they are, one behind the other.
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
