import ViewSource

/// Groups the files of a command line into programs: the declarations of unrelated projects do not see each other.
///
/// - A given folder with everything in it belongs to one program.
/// - A given path belongs to the same program as another one in the same project, or as a given folder around it.
/// - In a folder that is no project, each git repository is a program.
/// - Files without a project around them form one program.
public struct ProgramFinder {
  /// The files of a command line that belong to one program.
  public struct Part: Sendable {
    /// The files in order.
    public fileprivate(set) var files: [SourceFile]
    /// The paths that would give the program alone.
    public fileprivate(set) var paths: [String]
    fileprivate let key: String
  }

  private let workingFolder: String
  private var operands: [Operand] = []
  /// The repository of each subfolder, for folders that are no project.
  private var repositories: [String: String?] = [:]
  /// The most recent folder with its program; consecutive files usually share it.
  private var last: (folder: String, key: String, path: String?)?

  /// A path of the command line.
  private struct Operand {
    let path: String
    let absolute: String
    let isFolder: Bool
    /// The key of the program: its project folder.
    var key: String
    /// Whether each repository in it is a program.
    var isSplit: Bool
    /// Whether the folder is in a repository. Then only a `.git` folder below it marks a repository; a `.git` file
    /// marks a submodule.
    var isInRepository: Bool
  }

  /// A folder with an entry of one of these suffixes is a project folder, as is one with a `Package.swift`.
  private static let projectSuffixes = [ModuleFinder.projectSuffix, ".xcworkspace"]
  /// The key of the program of files without a project.
  private static let noProject = ""

  /// - Parameter paths: the paths of the command line; empty for the current folder.
  public init(_ paths: [String], workingFolder: String = FileSystem.currentFolder) {
    self.workingFolder = workingFolder
    for path in paths.isEmpty ? ["."] : paths where path != "-" {
      let absolute = FilePath.absolute(path, in: workingFolder)
      let isFolder = FileSystem.status(absolute)?.kind == .folder
      operands.append(ProgramFinder.operand(path, absolute, isFolder: isFolder))
    }
    // A path inside another given folder belongs to its program. Quadratic, but few paths are given.
    let folders = operands.filter(\.isFolder)
    for index in operands.indices {
      let around = folders.filter { FilePath.suffix(of: operands[index].absolute, inFolder: $0.absolute) != nil }
      if let outermost = around.min(by: { $0.absolute.utf8.count < $1.absolute.utf8.count }) {
        operands[index].key = outermost.key
        operands[index].isSplit = outermost.isSplit
      }
    }
  }

  private static func operand(_ path: String, _ absolute: String, isFolder: Bool) -> Operand {
    let real = FileSystem.resolved(absolute)
    let folder = isFolder ? real : FilePath.parent(of: real)
    let (project, repository) = project(around: folder)
    let own = isFolder ? real : noProject
    let isProject = project == folder || repository == folder
    return Operand(
      path: path, absolute: absolute, isFolder: isFolder, key: project ?? repository ?? own,
      isSplit: isFolder && !isProject, isInRepository: repository != nil)
  }

  /// The nearest project folder at or above a folder within its repository, and the repository.
  private static func project(around folder: String) -> (project: String?, repository: String?) {
    var folder = folder
    var project: String?
    // At most as many steps as path components.
    while true {
      if project == nil, isProject(folder) { project = folder }
      if FileSystem.status(inside(folder, ".git")) != nil { return (project, folder) }
      if folder == "/" || folder == "." { return (project, nil) }
      folder = FilePath.parent(of: folder)
    }
  }

  private static func isProject(_ folder: String) -> Bool {
    if FileSystem.status(inside(folder, "Package.swift")) != nil { return true }
    // Lists only folders, no files.
    let entries = (try? FileSystem.entries(inFolder: folder, ofFilesEndingIn: "/"))?.entries ?? []
    return entries.contains { entry in projectSuffixes.contains { entry.name.hasSuffix($0) } }
  }

  private static func inside(_ folder: String, _ name: String) -> String {
    folder == "/" ? "/" + name : folder + "/" + name
  }

  // MARK: Files

  /// The programs of files, in the order of their first files.
  public static func parts(of files: [SourceFile], paths: [String]) -> [Part] {
    var finder = ProgramFinder(paths)
    var parts: [Part] = []
    var numbers: [String: Int] = [:]
    for file in files {
      let (key, path) = finder.program(of: file.path)
      let number = numbers[key] ?? parts.count
      if number == parts.count {
        numbers[key] = number
        parts.append(Part(files: [], paths: path.map { [$0] } ?? finder.paths(of: key), key: key))
      }
      parts[number].files.append(file)
    }
    if parts.count == 1, parts[0].paths == finder.operands.map(\.path) { parts[0].paths = paths }
    return parts
  }

  /// Whether a resource file belongs to a program, by its path.
  mutating func holds(_ part: Part, _ path: String) -> Bool { program(of: path).key == part.key }

  /// The given paths of a program; only standard input has none.
  private func paths(of key: String) -> [String] {
    let paths = operands.filter { $0.key == key }.map(\.path)
    return paths.isEmpty && !operands.isEmpty ? ["-"] : paths
  }

  /// The key of a file's program, and the path that would give it alone if it is not on the command line.
  private mutating func program(of path: String) -> (key: String, path: String?) {
    let absolute = FilePath.absolute(path, in: workingFolder)
    if let named = operands.first(where: { $0.absolute == absolute }), !named.isSplit { return (named.key, nil) }
    let folder = FilePath.parent(of: absolute)
    if let last, last.folder == folder { return (last.key, last.path) }
    let found = program(inFolder: folder, of: path)
    last = (folder, found.key, found.path)
    return found
  }

  private mutating func program(inFolder folder: String, of path: String) -> (key: String, path: String?) {
    let around = operands.filter { operand in
      operand.isFolder && (operand.absolute == folder || FilePath.suffix(of: folder, inFolder: operand.absolute) != nil)
    }
    guard let operand = around.min(by: { $0.absolute.utf8.count < $1.absolute.utf8.count }) else {
      // Standard input has no real path.
      let project = path.hasPrefix("<") ? nil : ProgramFinder.project(around: FileSystem.resolved(folder))
      return (project?.project ?? project?.repository ?? ProgramFinder.noProject, nil)
    }
    guard operand.isSplit, let repository = repository(of: folder, in: operand) else { return (operand.key, nil) }
    // The repository's path in the same form as the file's path.
    var written = FilePath.parent(of: path)
    var whole = folder
    while whole != repository {
      whole = FilePath.parent(of: whole)
      written = FilePath.parent(of: written)
    }
    return (repository, written)
  }

  /// The outermost repository below a given folder that contains a folder.
  private mutating func repository(of folder: String, in operand: Operand) -> String? {
    if folder == operand.absolute || folder == "/" { return nil }
    if let known = repositories[folder] { return known }
    var found = repository(of: FilePath.parent(of: folder), in: operand)
    if found == nil, let mark = FileSystem.status(ProgramFinder.inside(folder, ".git")),
      mark.kind == .folder || !operand.isInRepository
    {
      found = folder
    }
    repositories[folder] = .some(found)
    return found
  }
}
