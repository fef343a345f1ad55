import ViewSource

/// Groups the files of a program into modules: the targets of a Swift package, else the files of the given folder, or
/// of all given paths together.
public struct ModuleFinder {
  /// The manifest of each folder; `nil` for a folder without one.
  private var manifests: [String: PackageManifest?] = [:]
  /// The packages whose manifests are used instead of folder names: those given explicitly, and those whose `Sources`
  /// contains folders that would be taken for targets. The code of another package inside an app counts as the app's,
  /// as for clients that import it through a framework.
  private var packages: Set<String>?
  /// The most recent folder with its target; consecutive files usually share it.
  private var lastFolder: (path: Substring, target: Target?)?
  /// The same for files without a target.
  private var lastLoose: (path: Substring, module: Target)?

  /// Whether all files without a target form one module.
  private var joinsFolders = false
  /// The given folders that contain files without a target.
  private var looseFolders: Set<String> = []
  /// Whether each visited folder contains an Xcode project.
  private var areProjects: [Substring: Bool] = [:]

  /// The suffix of an Xcode project's name.
  public static let projectSuffix = ".xcodeproj"

  /// The folder of a module's files, and its name.
  public typealias Target = (folder: String, name: String)

  /// Makes a finder with empty caches; use one finder for many files.
  public init() {}

  /// Groups files into modules, in the order of their first files.
  ///
  /// - Parameters:
  ///   - paths: the paths of the command line.
  ///   - projects: the folders with an Xcode project, each with its final slash; `nil` to search for them.
  public static func modules(
    of files: [SourceFile], paths: [String], projects: Set<String>? = nil
  ) -> [Program.ModuleSource] {
    var finder = ModuleFinder()
    finder.packages = Set(paths.map(root(ofPath:))).union(packagesWithFolders(files))
    let named = Set(paths)
    // The folders of one project usually belong to one target.
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

  /// The folders around files that contain an Xcode project, each with its final slash and empty for the current one.
  /// Empty if there is only one, which all files belong to.
  private mutating func projectFolders(
    around files: [SourceFile], below top: String, among projects: Set<String>?
  ) -> Set<String> {
    // At most one project.
    if let projects, projects.count < 2 { return [] }
    var found: Set<String> = []
    var last: Substring?
    let topCount = top.hasSuffix("/") ? top.utf8.count - 1 : top.utf8.count
    for file in files {
      var folder = ModuleFinder.folder(of: file.path)
      if folder == last { continue }
      last = folder
      while folder.utf8.count >= topCount, areProjects[folder] == nil {
        // An empty path is the current folder or the root.
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

  /// Whether a given path contains the module's whole folder; files given individually may have siblings.
  private static func isWhole(_ folder: String, _ paths: [String]) -> Bool {
    if paths.isEmpty { return true }
    return paths.contains { path in
      let path = root(ofPath: path)
      return path.isEmpty || path == folder || folder.hasPrefix(path == "/" ? "/" : path + "/")
    }
  }

  /// The module of a file without a target: the given folder around it. Files given individually form one module, and
  /// so do several folders.
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

  /// The folders with a `Sources` that contains folders.
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

  /// Normalizes a given path; `./` is the empty path.
  private static func root(ofPath path: String) -> String {
    var path = path
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    return path == "." ? "" : path
  }

  /// The ranges of path components with one of the names; most paths have none.
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

  /// The end of the path of the folder that contains a component.
  private static func around(_ part: Range<String.Index>, _ path: String) -> String.Index {
    part.lowerBound == path.startIndex ? part.lowerBound : path.utf8.index(before: part.lowerBound)
  }

  private static func folder(of path: String) -> Substring {
    path[..<(FilePath.lastSlash(in: path) ?? path.startIndex)]
  }

  /// The target of a Swift package that a file belongs to: by a `path:` in `Package.swift`, else by
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
      // The folder in it, unless the file is directly in it.
      let name = path[path.utf8.index(after: part.upperBound)...].prefix { $0 != "/" }
      guard name.endIndex < path.endIndex else { continue }
      return (String(path[..<name.endIndex]), String(name))
    }
    return findTarget(inPackageAround: path)
  }

  /// The target whose manifest names a folder anywhere below the package: `path: "Login/Sources/Login"`.
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
