import ViewSource

/// Tells which of the files of a command line are one program: what one project declares is nothing to another.
///
/// - A folder that is given, with all that is in it, is of one program.
/// - What lies in the same project as another path that is given, or in a folder that is given, is of the same program.
/// - Of a folder that is itself no project each git repository in it is a program.
/// - Files without a project around them are of one program.
public struct ProgramFinder {
  /// What a command line has of a program.
  public struct Part: Sendable {
    /// In their order.
    public fileprivate(set) var files: [SourceFile]
    /// The paths by which it would be given alone.
    public fileprivate(set) var paths: [String]
    fileprivate let key: String
  }

  private let workingFolder: String
  private var operands: [Operand] = []
  /// For the folders of a folder that is no project: the repository that each is in.
  private var repositories: [String: String?] = [:]
  /// The folder asked about last, and its program: most files are in the folder of the one before.
  private var last: (folder: String, key: String, path: String?)?

  /// A path of the command line.
  private struct Operand {
    let path: String
    let absolute: String
    let isFolder: Bool
    /// Names the program: the folder of its project.
    var key: String
    /// Whether repositories in it are looked for.
    var isSplit: Bool
    /// Whether the folder is in a repository: then `.git` in a folder below is a folder unless it is of a submodule.
    var isInRepository: Bool
  }

  /// What marks a folder as that of a project, besides `Package.swift`, is how the names of folders in it end.
  private static let projectSuffixes = [ModuleFinder.projectSuffix, ".xcworkspace"]
  /// The program of files without a project.
  private static let noProject = ""

  /// - Parameter paths: those of the command line; none for the current folder.
  public init(_ paths: [String], workingFolder: String = FileSystem.currentFolder) {
    self.workingFolder = workingFolder
    for path in paths.isEmpty ? ["."] : paths where path != "-" {
      let absolute = FilePath.absolute(path, in: workingFolder)
      let isFolder = FileSystem.status(absolute)?.kind == .folder
      operands.append(ProgramFinder.operand(path, absolute, isFolder: isFolder))
    }
    // What is inside of another folder that is given is of its program. Few paths are given.
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

  /// The nearest folder of a project that a folder is or is in, inside of its repository, and the repository's.
  private static func project(around folder: String) -> (project: String?, repository: String?) {
    var folder = folder
    var project: String?
    // No more steps than the path has names.
    while true {
      if project == nil, isProject(folder) { project = folder }
      if FileSystem.status(inside(folder, ".git")) != nil { return (project, folder) }
      if folder == "/" || folder == "." { return (project, nil) }
      folder = FilePath.parent(of: folder)
    }
  }

  private static func isProject(_ folder: String) -> Bool {
    if FileSystem.status(inside(folder, "Package.swift")) != nil { return true }
    // No file is asked for, only folders.
    let entries = (try? FileSystem.entries(inFolder: folder, ofFilesEndingIn: "/"))?.entries ?? []
    return entries.contains { entry in projectSuffixes.contains { entry.name.hasSuffix($0) } }
  }

  private static func inside(_ folder: String, _ name: String) -> String {
    folder == "/" ? "/" + name : folder + "/" + name
  }

  // MARK: Files

  /// The programs of some files, in the order of their first ones.
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

  /// Whether something that lies beside the sources, by its path, is of a program.
  mutating func holds(_ part: Part, _ path: String) -> Bool { program(of: path).key == part.key }

  /// The paths that were given of a program; none but standard input is of one without.
  private func paths(of key: String) -> [String] {
    let paths = operands.filter { $0.key == key }.map(\.path)
    return paths.isEmpty && !operands.isEmpty ? ["-"] : paths
  }

  /// The key of the program that a file is of, and the path by which that would be given alone if that is none of the command
  /// line's.
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
      // Standard input, which need not be called as a file that there is.
      let project = path.hasPrefix("<") ? nil : ProgramFinder.project(around: FileSystem.resolved(folder))
      return (project?.project ?? project?.repository ?? ProgramFinder.noProject, nil)
    }
    guard operand.isSplit, let repository = repository(of: folder, in: operand) else { return (operand.key, nil) }
    // As it is written: so many names of the file's folder are inside of the repository.
    var written = FilePath.parent(of: path)
    var whole = folder
    while whole != repository {
      whole = FilePath.parent(of: whole)
      written = FilePath.parent(of: written)
    }
    return (repository, written)
  }

  /// The outermost repository below a folder that was given which a folder is in.
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
