/// Finds the Swift files in the paths of a command line, and resource folders (such as asset catalogs) beside them.
public struct SourceFinder: Sendable {
  /// Whether the search skips a folder by its name: folders of dependencies, build products, and Xcode file templates,
  /// which are not valid Swift before Xcode fills them in.
  public static func passesOver(folder name: String) -> Bool {
    excludedFolders.contains(name) || name.hasSuffix(templateSuffix)
  }

  private static let excludedFolders: Set<String> = [
    ".build", ".git", "Pods", "Carthage", "DerivedData", "node_modules", ".swiftpm",
    "SourcePackages",
  ]
  private static let templateSuffix = ".xctemplate"

  /// The suffix of Swift files.
  public static let suffix = ".swift"

  /// The paths of the Swift files, each once: in the order of the command line, sorted by name inside a folder.
  public private(set) var files: [String] = []
  /// The folders with one of the requested suffixes, in the same order. The search does not enter them.
  public private(set) var resources: [String] = []
  /// The visited folders that contain a project marker, each with its trailing slash; the current folder is the empty
  /// string.
  public private(set) var projects: Set<String> = []
  /// The errors of files and folders that could not be read.
  public private(set) var problems: [FileError] = []
  private var seen: Set<FileSystem.Status.Identity> = []
  private var seenFolders: Set<FileSystem.Status.Identity> = []
  /// The paths of links to folders, each with the index of the command line argument that led to it.
  private var linked: [(path: String, operand: Int)] = []
  /// For each file, the index of the command line argument that led to it; and the current one.
  private var operands: [Int] = []
  private var operand = 0
  private let resourceSuffixes: [String]
  private let projectSuffix: String?
  private let isExcluded: @Sendable (String) -> Bool

  /// - Parameters:
  ///   - resourceSuffixes: the suffixes of folders that are resources, not folders of sources.
  ///   - projectSuffix: the suffix of an entry that marks its folder as a project.
  ///   - isExcluded: whether to skip a file or folder, by its path; not called for `paths` themselves.
  public static func find(
    _ paths: [String], resourceSuffixes: [String] = [], projectSuffix: String? = nil,
    isExcluded: @escaping @Sendable (String) -> Bool = { _ in false }
  ) -> SourceFinder {
    var finder = SourceFinder(
      resourceSuffixes: resourceSuffixes, projectSuffix: projectSuffix, isExcluded: isExcluded)
    for (number, path) in paths.enumerated() {
      finder.operand = number
      finder.add(path)
    }
    finder.searchLinked()
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
    case .folder: search(path)
    case .file, .other: if seen.insert(status.identity).inserted { append(path) }
    }
  }

  /// Searches a folder. Each folder is searched once, by the first path that leads to it.
  private mutating func search(_ path: String) {
    let folder: FileSystem.Folder
    do {
      folder = try FileSystem.entries(inFolder: path, ofFilesEndingIn: SourceFinder.suffix)
    } catch {
      problems.append(error)
      return
    }
    guard seenFolders.insert(folder.identity).inserted else { return }
    let inside = path == "." ? "" : path.hasSuffix("/") ? path : path + "/"
    for entry in folder.entries { add(entry, inside: inside) }
  }

  /// Searches the targets of links last, so that a folder found without a link keeps its own path.
  private mutating func searchLinked() {
    if linked.isEmpty { return }
    var next = 0
    // Each folder is visited once, so cycles of links add nothing.
    while next < linked.count {
      operand = linked[next].operand
      search(linked[next].path)
      next += 1
    }
    // Sort the files by their paths, as if the links were folders.
    let keys = zip(operands, files).map { operand, path in
      (operand: operand, path: path, names: path.split(separator: "/").map { Array($0.utf8) })
    }
    let sorted = keys.enumerated().sorted { left, right in
      guard left.element.operand == right.element.operand else { return left.element.operand < right.element.operand }
      let (names, others) = (left.element.names, right.element.names)
      guard let differing = zip(names, others).first(where: { $0 != $1 }) else { return left.offset < right.offset }
      return differing.0.lexicographicallyPrecedes(differing.1)
    }
    files = sorted.map(\.element.path)
    operands = sorted.map(\.element.operand)
  }

  private mutating func append(_ path: String) {
    files.append(path)
    operands.append(operand)
  }

  private mutating func add(_ entry: FileSystem.Entry, inside: String) {
    let name = entry.name
    let path = inside + name
    if let projectSuffix, name.hasSuffix(projectSuffix) { projects.insert(inside) }
    let isSwift = name.utf8.count > SourceFinder.suffix.utf8.count && name.hasSuffix(SourceFinder.suffix)
    // Of the other entries, only folders are relevant, and the check is not needed for files.
    if isSwift, isExcluded(path) { return }
    guard entry.isExact, let (kind, identity) = whatIsAt(path, entry) else {
      if isSwift {
        let reason = entry.isExact ? "is a broken link" : "has a name that is not UTF-8"
        problems.append(FileError(path: path, reason: reason))
      }
      return
    }
    if kind == .folder {
      if SourceFinder.passesOver(folder: name) || !isSwift && isExcluded(path) { return }
      if resourceSuffixes.contains(where: { name.hasSuffix($0) }) {
        if seenFolders.insert(identity).inserted { resources.append(path) }
      } else if entry.kind == nil {
        linked.append((path, operand))
      } else {
        search(path)
      }
    } else if isSwift, kind == .other {
      // Reading a pipe without a writer would block forever.
      problems.append(FileError(path: path, reason: "is not a regular file"))
    } else if isSwift, seen.insert(identity).inserted {
      append(path)
    }
  }

  /// The kind of an entry, or of a link's target; `nil` for a broken link.
  private func whatIsAt(
    _ path: String, _ entry: FileSystem.Entry
  ) -> (FileSystem.Kind, FileSystem.Status.Identity)? {
    if let kind = entry.kind { return (kind, entry.identity) }
    return FileSystem.status(path).map { ($0.kind, $0.identity) }
  }
}
