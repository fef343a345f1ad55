/// Finds the Swift files that a command line means, and the folders beside them that code is made of.
public struct SourceFinder: Sendable {
  /// Names of folders that hold other people's code or products of a build.
  public static let excludedFolders: Set<String> = [
    ".build", ".git", "Pods", "Carthage", "DerivedData", "node_modules", ".swiftpm",
  ]

  /// How the names of Swift files end.
  public static let suffix = ".swift"

  /// Paths, in the order of the command line and inside a folder by name, each once.
  public private(set) var files: [String] = []
  /// The folders that are called as those that were asked for, in the same order. Nothing in them is looked at.
  public private(set) var resources: [String] = []
  /// The folders looked into that hold something that marks a project, each up to its slash, the current one empty.
  public private(set) var projects: Set<String> = []
  /// What could not be looked into.
  public private(set) var problems: [FileError] = []
  private var seen: Set<FileSystem.Status.Identity> = []
  private let resourceSuffixes: [String]
  private let projectSuffix: String?
  private let isExcluded: @Sendable (String) -> Bool

  /// - Parameters:
  ///   - resourceSuffixes: how the names of folders end that are no folders of sources.
  ///   - projectSuffix: how the name ends of what marks a folder as that of a project.
  ///   - isExcluded: whether a file or folder, by its path, is to be passed over; not asked of `paths` themselves.
  public static func find(
    _ paths: [String], resourceSuffixes: [String] = [], projectSuffix: String? = nil,
    isExcluded: @escaping @Sendable (String) -> Bool = { _ in false }
  ) -> SourceFinder {
    var finder = SourceFinder(
      resourceSuffixes: resourceSuffixes, projectSuffix: projectSuffix, isExcluded: isExcluded)
    for path in paths { finder.add(path) }
    return finder
  }

  private init(
    resourceSuffixes: [String], projectSuffix: String?, isExcluded: @escaping @Sendable (String) -> Bool
  ) {
    self.resourceSuffixes = resourceSuffixes
    self.projectSuffix = projectSuffix
    self.isExcluded = isExcluded
  }

  private mutating func add(_ path: String) {
    guard let status = FileSystem.status(path) else {
      problems.append(FileSystem.reasonForNoStatus(path))
      return
    }
    switch status.kind {
    case .folder: search(path, status, above: [])
    case .file, .other: if seen.insert(status.identity).inserted { files.append(path) }
    }
  }

  /// `above` are the folders that this one is in: a link back to one of them is a loop.
  private mutating func search(
    _ folder: String, _ status: FileSystem.Status, above: Set<FileSystem.Status.Identity>
  ) {
    guard !above.contains(status.identity) else {
      problems.append(FileError(path: folder, reason: "links back to a folder that it is in"))
      return
    }
    let names: [FileSystem.EntryName]
    do {
      names = try FileSystem.names(inFolder: folder, ofFilesEndingIn: SourceFinder.suffix)
    } catch {
      problems.append(error)
      return
    }
    let inside = folder == "." ? "" : folder.hasSuffix("/") ? folder : folder + "/"
    for entryName in names {
      let name = entryName.text
      let path = inside + name
      if let projectSuffix, name.hasSuffix(projectSuffix) { projects.insert(inside) }
      let isSwift = name.utf8.count > SourceFinder.suffix.utf8.count && name.hasSuffix(SourceFinder.suffix)
      // Of the rest only folders matter, and nobody need be asked about what is none.
      if isSwift, isExcluded(path) { continue }
      guard let entry = FileSystem.status(path) else {
        if isSwift {
          let reason = entryName.isExact ? "is a link to nothing" : "has a name that is not UTF-8"
          problems.append(FileError(path: path, reason: reason))
        }
        continue
      }
      if entry.kind == .folder {
        if SourceFinder.excludedFolders.contains(name) || !isSwift && isExcluded(path) { continue }
        if resourceSuffixes.contains(where: { name.hasSuffix($0) }) {
          resources.append(path)
        } else {
          search(path, entry, above: above.union([status.identity]))
        }
      } else if isSwift, entry.kind == .other {
        // Reading a pipe that nobody writes to would never end.
        problems.append(FileError(path: path, reason: "is no regular file"))
      } else if isSwift, seen.insert(entry.identity).inserted {
        files.append(path)
      }
    }
  }
}
