import ViewSource

/// Tells which files of a program make a module: those of a target of a Swift package, else those of the folder that was
/// given, or of all the paths if several were given.
public struct ModuleFinder {
  /// The manifests of folders; `nil` for a folder that has none.
  private var manifests: [String: PackageManifest?] = [:]
  /// The packages whose manifests tell where the files of their targets are, not the names of the folders: those that
  /// were given as such, and those whose `Sources` has folders, which would be taken for targets. The code of another
  /// one in the midst of an app is one with the app's, as it is to those who import it through a framework.
  private var packages: Set<String>?
  /// The folder asked about last, and its target: most files have the same as the one before.
  private var lastFolder: (path: Substring, target: Target?)?
  /// The same for files that belong to no target.
  private var lastLoose: (path: Substring, module: Target)?

  /// Whether all that belongs to no target is one module.
  private var joinsFolders = false
  /// The folders that were given and have files that belong to no target.
  private var looseFolders: Set<String> = []
  /// Whether the folders looked into hold an Xcode project.
  private var areProjects: [Substring: Bool] = [:]

  /// How the name of an Xcode project ends.
  public static let projectSuffix = ".xcodeproj"

  /// Where a module's files are, and its name.
  public typealias Target = (folder: String, name: String)

  /// A finder that knows no folder yet. It keeps what it finds: take one for many files.
  public init() {}

  /// Groups files into modules, in the order of their first files.
  ///
  /// - Parameters:
  ///   - paths: the paths of the command line.
  ///   - projects: the folders with an Xcode project among those that were looked into, each up to its slash; `nil` to look
  ///     for them.
  public static func modules(
    of files: [SourceFile], paths: [String], projects: Set<String>? = nil
  ) -> [Program.ModuleSource] {
    var finder = ModuleFinder()
    finder.packages = Set(paths.map(root(ofPath:))).union(packagesWithFolders(files))
    let named = Set(paths)
    // Folders of one project are mostly of one target.
    finder.joinsFolders = paths.count > 1
    let areFoldersOnly = !paths.contains("-") && !files.contains { named.contains($0.path) }
    var groups: [(target: Target, files: [SourceFile])] = []
    var numbers: [String: Int] = [:]
    var number = 0
    for file in files {
      let target = finder.target(of: file.path) ?? finder.module(of: file.path, paths, named)
      if groups.isEmpty || groups[number].target.folder != target.folder {
        number = numbers[target.folder] ?? groups.count
      }
      if number == groups.count {
        numbers[target.folder] = number
        groups.append((target, []))
      }
      groups[number].files.append(file)
    }
    return groups.map { group in
      var module = Program.ModuleSource(
        name: group.target.name, files: group.files,
        isWhole: group.target.folder.isEmpty && finder.joinsFolders
          ? areFoldersOnly : isWhole(group.target.folder, paths))
      if finder.looseFolders.contains(group.target.folder) {
        module.projectFolders = finder.projectFolders(
          around: group.files, below: group.target.folder, among: projects)
      }
      return module
    }
  }

  /// The folders that files are in and that hold an Xcode project, each up to its slash, the current one empty; none if there is
  /// only one: then all files are of it.
  private mutating func projectFolders(
    around files: [SourceFile], below top: String, among projects: Set<String>?
  ) -> Set<String> {
    // None, or one.
    if let projects, projects.count < 2 { return [] }
    var found: Set<String> = []
    var last: Substring?
    let topCount = top.hasSuffix("/") ? top.utf8.count - 1 : top.utf8.count
    for file in files {
      var folder = ModuleFinder.folder(of: file.path)
      if folder == last { continue }
      last = folder
      while folder.utf8.count >= topCount, areProjects[folder] == nil {
        // The folder without a name is the current one, or the one above all.
        let path = folder.isEmpty && !file.path.hasPrefix("/") ? "" : folder + "/"
        let isProject = projects?.contains(path) ?? ModuleFinder.holdsProject(path)
        areProjects[folder] = isProject
        if isProject { found.insert(path) }
        if folder.isEmpty { break }
        folder = ModuleFinder.folder(of: String(folder))
      }
    }
    return found.count > 1 ? found : []
  }

  private static func holdsProject(_ folder: String) -> Bool {
    let found = try? FileSystem.entries(
      inFolder: folder.isEmpty ? "." : folder, ofFilesEndingIn: projectSuffix, ofFoldersEndingIn: projectSuffix)
    return found?.entries.contains { $0.name.hasSuffix(projectSuffix) } == true
  }

  /// Whether a folder was given that holds the whole of a module's own; files that were named alone may have neighbours.
  private static func isWhole(_ folder: String, _ paths: [String]) -> Bool {
    if paths.isEmpty { return true }
    return paths.contains { path in
      let path = root(ofPath: path)
      return path.isEmpty || path == folder || folder.hasPrefix(path == "/" ? "/" : path + "/")
    }
  }

  /// The module of a file that belongs to no target: all that is in the folder that was given. Files that were given one
  /// by one are together, and so are several folders.
  private mutating func module(of path: String, _ paths: [String], _ named: Set<String>) -> Target {
    if named.contains(path) { return ("", "Main") }
    if joinsFolders {
      looseFolders.insert("")
      return ("", "Main")
    }
    let inner = ModuleFinder.folder(of: path)
    if let lastLoose, lastLoose.path == inner { return lastLoose.module }
    let folder = paths.filter { path.hasPrefix($0.hasSuffix("/") ? $0 : $0 + "/") }.max { $0.count < $1.count }
    let module = folder.map { ($0, $0.split(separator: "/").last.map(String.init) ?? "Main") } ?? ("", "Main")
    lastLoose = (inner, module)
    looseFolders.insert(module.0)
    return module
  }

  /// The folders in which there is a `Sources` with folders.
  private static func packagesWithFolders(_ files: [SourceFile]) -> Set<String> {
    var found: Set<String> = []
    var last: Substring = ""
    for file in files {
      let folder = folder(of: file.path)
      if folder == last { continue }
      last = folder
      for part in parts(of: file.path, named: ["Sources"]) where part.upperBound < folder.endIndex {
        found.insert(String(file.path[..<around(part, file.path)]))
      }
    }
    return found
  }

  /// `./` is the folder without a name.
  private static func root(ofPath path: String) -> String {
    var path = path
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    return path == "." ? "" : path
  }

  /// Where the parts of a path stand that are called so: most have none.
  private static func parts(of path: String, named names: [String]) -> [Range<String.Index>] {
    let bytes = Array(path.utf8)
    var found: [Range<Int>] = []
    var start = 0
    while start <= bytes.count {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "/")) ?? bytes.count
      if names.contains(where: { bytes[start..<end].elementsEqual($0.utf8) }) { found.append(start..<end) }
      start = end + 1
    }
    func index(_ offset: Int) -> String.Index { path.utf8.index(path.startIndex, offsetBy: offset) }
    return found.map { index($0.lowerBound)..<index($0.upperBound) }
  }

  /// Where the path of the folder ends that a part of a path is in.
  private static func around(_ part: Range<String.Index>, _ path: String) -> String.Index {
    part.lowerBound == path.startIndex ? part.lowerBound : path.utf8.index(before: part.lowerBound)
  }

  private static func folder(of path: String) -> Substring {
    path[..<(FilePath.lastSlash(in: path) ?? path.startIndex)]
  }

  /// The target of a Swift package that a file belongs to: the one whose `path:` in `Package.swift` it is in, else
  /// `…/Sources/Target/…` beside a `Package.swift`.
  public mutating func target(of path: String) -> Target? {
    let folder = ModuleFinder.folder(of: path)
    if let lastFolder, lastFolder.path == folder { return lastFolder.target }
    let target = findTarget(of: path)
    lastFolder = (folder, target)
    return target
  }

  private mutating func findTarget(of path: String) -> Target? {
    for part in ModuleFinder.parts(of: path, named: ["Sources", "Tests"]).reversed() {
      guard part.upperBound < path.endIndex else { continue }
      let root = String(path[..<ModuleFinder.around(part, path)])
      guard let manifest = manifest(root) else { continue }
      if packages?.contains(root) != false, let target = manifest.target(of: String(path[part.lowerBound...])) {
        let isInside = part.lowerBound > path.startIndex && !target.folder.isEmpty
        return (root + (isInside ? "/" : "") + target.folder, target.name)
      }
      // The folder in it, if the file is not in it itself.
      let name = path[path.utf8.index(after: part.upperBound)...].prefix { $0 != "/" }
      guard name.endIndex < path.endIndex else { continue }
      return (String(path[..<name.endIndex]), String(name))
    }
    return findTarget(inPackageAround: path)
  }

  /// A target whose folder its manifest names may lie anywhere below that: `path: "Login/Sources/Login"`.
  private mutating func findTarget(inPackageAround path: String) -> Target? {
    var rest: Substring? = path[...]
    while let current = rest {
      let slash = current.lastIndex(of: "/")
      let root = slash.map { String(current[..<$0]) } ?? ""
      if root.isEmpty, path.hasPrefix("/") { return nil }
      rest = slash.map { current[..<$0] }
      guard packages?.contains(root) != false, let manifest = manifest(root) else { continue }
      let inside = slash.map { path[path.index(after: $0)...] } ?? path[...]
      guard let target = manifest.target(of: String(inside)), !target.folder.isEmpty else { return nil }
      return ((root.isEmpty ? "" : root + "/") + target.folder, target.name)
    }
    return nil
  }

  private mutating func manifest(_ folder: String) -> PackageManifest? {
    if let known = manifests[folder] { return known }
    let found = try? FileSystem.readFound(folder.isEmpty ? "Package.swift" : folder + "/Package.swift")
    let manifest = found.map { PackageManifest($0) }
    manifests[folder] = .some(manifest)
    return manifest
  }
}
