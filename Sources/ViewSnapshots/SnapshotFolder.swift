import ViewPreview
import ViewSemantics
import ViewSource

/// The folder with the recorded snapshots of a project: one file for each source file with previews.
public struct SnapshotFolder: Sendable {
  /// The path of the folder.
  public let path: String
  private let maker: SnapshotMaker
  private let jobs: Int

  static let suffix = ".snapshots.txt"

  /// - Parameters:
  ///   - options: the layout options of the previews. Images require `cell` metrics.
  ///   - locale: the identifier of the locale, such as `de_DE`.
  ///   - network: returns the response body in bytes for a request URL; `nil` for no network.
  ///   - delay: the time of the pictures after the appearance, in nanoseconds; `nil` for the start, with animations at
  ///     their end.
  public init(
    _ path: String, options: PreviewOptions, configuration: BuildConfiguration = BuildSettings().configuration,
    locale: String = "en_US", network: (@Sendable (String) -> [UInt8]?)? = nil, delay: Int? = nil,
    jobs: Int = Workers.coreCount
  ) {
    self.path = path
    maker = SnapshotMaker(
      options: options, configuration: configuration, locale: locale, network: network, delay: delay)
    self.jobs = jobs
  }

  /// The result of the comparison for one preview.
  public struct Change: Sendable {
    /// The path of the source file, relative to the project's folder.
    public let path: String
    /// The name of the preview.
    public let name: String
    /// The recorded snapshot; `nil` if there is none.
    public let old: ViewSnapshot?
    /// The new snapshot; `nil` if the preview does not exist any more.
    public let new: ViewSnapshot?

    /// The differences between both.
    public var differences: [SnapshotDifference] {
      guard let new else {
        return [SnapshotDifference(kind: .gone, path: "", message: "there is no such preview any more")]
      }
      guard let old else {
        return [SnapshotDifference(kind: .appeared, path: "", message: "it has no stored snapshot")]
      }
      return new.differences(since: old)
    }
  }

  // MARK: Recording

  /// Makes all snapshots and records them, replacing the previous ones.
  ///
  /// - Returns: the number of previews.
  public func record(_ modules: [SnapshotModule]) throws(WriteError) -> Int {
    let made = snapshots(of: modules)
    var count = 0
    for (path, file) in made.sorted(by: { $0.key < $1.key }) {
      count += file.snapshots.count
      let target = self.path + "/" + path + SnapshotFolder.suffix
      let text = file.text
      // An unchanged file is not written.
      if self.text(path) == text { continue }
      try FileSystem.makeFolder(FilePath.parent(of: target))
      try FileSystem.replace(target, with: Array(text.utf8))
    }
    for path in keptPaths where made[path] == nil {
      try FileSystem.removeFile(self.path + "/" + path + SnapshotFolder.suffix)
    }
    return count
  }

  private func snapshots(of modules: [SnapshotModule]) -> [String: SnapshotFile] {
    var result: [String: SnapshotFile] = [:]
    for module in modules {
      for (path, file) in maker.snapshots(of: module, jobs: jobs) { result[path] = file }
    }
    return result
  }

  // MARK: Checking

  /// Makes all snapshots and compares them with the recorded ones.
  ///
  /// - Returns: the previews with differences, the total number of previews, and the damaged files of the folder.
  public func check(_ modules: [SnapshotModule]) -> (changes: [Change], count: Int, broken: [String]) {
    let made = snapshots(of: modules)
    var changes: [Change] = []
    var broken: [String] = []
    var count = 0
    for path in Set(made.keys).union(keptPaths).sorted() {
      let new = made[path]?.snapshots ?? []
      count += new.count
      let kept = file(path)
      if kept == nil, keptPaths.contains(path) { broken.append(self.path + "/" + path + SnapshotFolder.suffix) }
      let old = kept?.snapshots ?? []
      for snapshot in new {
        let before = old.first { $0.name == snapshot.name }
        if before != snapshot { changes.append(Change(path: path, name: snapshot.name, old: before, new: snapshot)) }
      }
      for snapshot in old where !new.contains(where: { $0.name == snapshot.name }) {
        changes.append(Change(path: path, name: snapshot.name, old: snapshot, new: nil))
      }
    }
    return (changes, count, broken)
  }

  private func file(_ path: String) -> SnapshotFile? { text(path).flatMap { SnapshotFile($0) } }

  private func text(_ path: String) -> String? {
    guard let buffer = try? FileSystem.read(self.path + "/" + path + SnapshotFolder.suffix) else { return nil }
    return SourceFile(path: path, buffer: buffer).text(SourceRange(0, buffer.count))
  }

  /// The source files with recorded snapshots.
  private var keptPaths: [String] {
    var result: [String] = []
    var open = [""]
    while let folder = open.popLast() {
      let place = folder.isEmpty ? path : "\(path)/\(folder)"
      guard let listing = try? FileSystem.entries(inFolder: place, ofFilesEndingIn: SnapshotFolder.suffix) else {
        continue
      }
      for entry in listing.entries {
        let inside = folder.isEmpty ? entry.name : "\(folder)/\(entry.name)"
        if entry.kind == .folder {
          open.append(inside)
        } else if entry.name.hasSuffix(SnapshotFolder.suffix) {
          result.append(String(inside.dropLast(SnapshotFolder.suffix.count)))
        }
      }
    }
    return result.sorted()
  }
}
