/// Finds the Swift files that a command line means, and the folders beside them that code is made of.
public struct SourceFinder: Sendable {
  /// Whether a folder, by its name, holds other people's code, products of a build, or templates for files, which become
  /// Swift when Xcode has filled them in.
  public static func passesOver(folder name: String) -> Bool {
    excludedFolders.contains(name) || name.hasSuffix(templateSuffix)
  }

  private static let excludedFolders: Set<String> = [
    ".build", ".git", "Pods", "Carthage", "DerivedData", "node_modules", ".swiftpm",
    "SourcePackages",
  ]
  private static let templateSuffix = ".xctemplate"

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
  private var seenFolders: Set<FileSystem.Status.Identity> = []
  /// Folders that links lead to, by the links' paths, each with the number of the path of the command line.
  private var linked: [(path: String, operand: Int)] = []
  /// For each file the number of the path of the command line that it was found by, and the current one.
  private var operands: [Int] = []
  private var operand = 0
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

  /// Each folder is looked into once, by whichever path leads to it first.
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

  /// What links lead to comes last: a folder that is found without one has its own path, whatever leads to it too.
  private mutating func searchLinked() {
    if linked.isEmpty { return }
    var next = 0
    // No folder twice: links that lead back add nothing.
    while next < linked.count {
      operand = linked[next].operand
      search(linked[next].path)
      next += 1
    }
    // To where they stand by their names, as if they were no links.
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
    // Of the rest only folders matter, and what is none need not be asked about.
    if isSwift, isExcluded(path) { return }
    guard entry.isExact, let (kind, identity) = whatIsAt(path, entry) else {
      if isSwift {
        let reason = entry.isExact ? "is a link to nothing" : "has a name that is not UTF-8"
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
      // Reading a pipe that no process writes to would never end.
      problems.append(FileError(path: path, reason: "is no regular file"))
    } else if isSwift, seen.insert(identity).inserted {
      append(path)
    }
  }

  /// What an entry is, or what it leads to; `nil` for a link to nothing.
  private func whatIsAt(
    _ path: String, _ entry: FileSystem.Entry
  ) -> (FileSystem.Kind, FileSystem.Status.Identity)? {
    if let kind = entry.kind { return (kind, entry.identity) }
    return FileSystem.status(path).map { ($0.kind, $0.identity) }
  }
}
