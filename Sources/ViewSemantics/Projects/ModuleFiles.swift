import ViewCatalog
import ViewSource

/// Finds the files that are compiled together with given files: those of the same target of a Swift package or Xcode
/// project, and of the modules beside it that they import.
public struct ModuleFiles {
  /// The user's home folder, where Xcode has fetched packages; `nil` if it is unknown.
  private let home: String?
  private let workingFolder = FileSystem.currentFolder
  private var finder = ModuleFinder()
  private var projects: [String: [XcodeProject]] = [:]
  private var listings: [String: [String]] = [:]
  /// The source files below the top folder, by the names of their enclosing folders and then by the paths of these
  /// folders.
  private var foldersByName: [String: [String: [String]]]?

  /// - Parameter home: The user's home folder, where Xcode keeps fetched packages; `nil` to ignore these.
  public init(home: String?) { self.home = home }

  // MARK: The module itself

  /// The files of a file's module, including the file. Without a known target, those of the app that contains it,
  /// otherwise those of its folder, because the extent of the module is unknown.
  public mutating func files(with path: String) -> [String] {
    allFiles(with: path).filter { $0 == path || !PackageManifest.isManifest($0) }
  }

  private mutating func allFiles(with path: String) -> [String] {
    let absolute = FilePath.absolute(path, in: workingFolder)
    let compiling = compilingTarget(of: absolute)
    if let target = finder.target(of: path), !isInProject(absolute, compiling?.folder) {
      return SourceFinder.find([target.folder]).files
    }
    if let compiling { return files(of: compiling.target, around: compiling.folder) }
    if let folder = sourceFolder(of: absolute) { return sources(under: folder) }
    if let files = filesOfNearestTarget(around: absolute) { return files }
    if let folder = appFolder(of: absolute) { return sources(under: folder) }
    return ModuleFiles.files(in: FilePath.parent(of: path))
  }

  /// The name of the module of a file, which its code may use to qualify names; `nil` if no target is known.
  public mutating func name(ofModuleWith path: String) -> String? {
    func identifier(_ name: some StringProtocol) -> String {
      String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" })
    }
    let absolute = FilePath.absolute(path, in: workingFolder)
    let compiling = compilingTarget(of: absolute)
    if let target = finder.target(of: path), !isInProject(absolute, compiling?.folder) {
      return identifier(target.name)
    }
    if let compiling { return compiling.project.moduleName(of: compiling.target) }
    return sourceFolder(of: absolute).map { identifier(FilePath.name(of: $0)) }
  }

  /// The target of the innermost project that compiles a file; a test target only if there is no other.
  private mutating func compilingTarget(
    of path: String
  ) -> (target: XcodeProject.Target, project: XcodeProject, folder: String)? {
    for folder in foldersAround(path) {
      let found = projectsIn(folder).flatMap { project in
        project.targets.filter { $0.compiles(path) }.map { (target: $0, project: project, folder: folder) }
      }
      if let first = found.first(where: { !$0.target.isTest }) ?? found.first { return first }
    }
    return nil
  }

  /// Whether a file belongs to the target of a project rather than to the package around it: the project is in the
  /// folder of the package or below it. The package then is a second way to build some of the app's files.
  private func isInProject(_ path: String, _ project: String?) -> Bool {
    guard let project,
      let package = foldersAround(path).first(where: { FileSystem.status($0 + "/Package.swift") != nil })
    else { return false }
    return project == package || FilePath.suffix(of: project, inFolder: package) != nil
  }

  /// The only platform of the Xcode targets that compile a file, or of the package that contains it; `nil` if there are
  /// several or none.
  public mutating func platform(of path: String) -> BuildConfiguration.Platform? {
    let absolute = FilePath.absolute(path, in: workingFolder)
    for folder in foldersAround(absolute) {
      let named = projectsIn(folder).flatMap { project in
        project.targets.filter { $0.compiles(absolute) && !$0.isTest }.map { project.platform(of: $0) }
      }
      guard let first = named.first else { continue }
      return named.allSatisfy { $0 == first } ? first : nil
    }
    return foldersAround(absolute).lazy.compactMap { PackagePlatforms.platforms(ofPackageIn: $0) }.first.flatMap {
      $0.count == 1 ? $0.first : nil
    }
  }

  /// The only platform of the targets that compile the files of a folder; `nil` if there are several or none.
  public mutating func platform(below folder: String) -> BuildConfiguration.Platform? {
    var found: BuildConfiguration.Platform?
    for file in sources(under: folder) {
      guard let platform = platform(of: file) else { continue }
      if let found, found != platform { return nil }
      found = platform
    }
    return found
  }

  /// For a file that its project does not compile, such as a replaced file that was not deleted: the files of the
  /// target that compiles most files of its folder, or of the nearest enclosing folder.
  private mutating func filesOfNearestTarget(around path: String) -> [String]? {
    let folders = foldersAround(path)
    guard let top = folders.firstIndex(where: { !projectsIn($0).isEmpty }) else { return nil }
    let targets = projectsIn(folders[top]).flatMap(\.targets).filter { !$0.isTest }
    // Files beside the project have no nearest target.
    for folder in folders[..<top] {
      let beside = sources(under: folder).map { FilePath.absolute($0, in: workingFolder) }
      let counts = targets.map { target in beside.count { target.compiles($0) } }
      guard let most = counts.max(), most > 0, let index = counts.firstIndex(of: most) else { continue }
      return files(of: targets[index], around: folders[top])
    }
    return nil
  }

  /// Without a project: the folder of the app that contains a file. Such a folder contains the assets or the only file
  /// with the program's entry point, directly or in a subfolder.
  private mutating func appFolder(of path: String) -> String? {
    let folders = foldersAround(path)
    let isInRepository = folders.last.map { FileSystem.status($0 + "/.git") != nil } ?? false
    let found = folders.first { folder in
      let suffix = ProjectResources.suffixOfAssets
      let assets = try? FileSystem.entries(inFolder: folder, ofFilesEndingIn: suffix, ofFoldersEndingIn: suffix)
      if assets?.entries.contains(where: { $0.name.hasSuffix(suffix) }) == true { return true }
      return isInRepository && ModuleFiles.files(in: folder).count(where: ModuleFiles.holdsStart) == 1
    }
    if let found { return found }
    // Outside of a repository, only small folders near the file are considered.
    let near = folders.prefix(ModuleFiles.nearestFolders).prefix { folder in
      folder.contains { $0 != "/" } && isSmall(folder)
    }
    return near.first { sources(under: $0).count(where: ModuleFiles.holdsStart) == 1 }
  }

  /// The maximum number of enclosing folders to search.
  private static let nearestFolders = 5

  /// Whether a folder has few enough subfolders to be that of an app, unlike a home folder.
  private func isSmall(_ folder: String) -> Bool {
    guard folder.split(separator: "/").count > 1 else { return false }
    var open = [folder]
    var (count, folderCount) = (0, 0)
    while let next = open.popLast() {
      folderCount += 1
      guard folderCount <= ModuleFiles.mostFolders else { return false }
      guard let listing = try? FileSystem.entries(inFolder: next, ofFilesEndingIn: SourceFinder.suffix) else {
        continue
      }
      count += listing.entries.count
      guard count < ModuleFiles.mostEntries else { return false }
      for entry in listing.entries where entry.kind == .folder {
        open.append(next + "/" + entry.name)
      }
    }
    return true
  }

  private static let mostEntries = 300
  /// The maximum number of subfolders; each costs a system call before every image.
  private static let mostFolders = 40

  /// Whether a file has the attribute `@main` or one of its predecessors.
  private static func holdsStart(_ path: String) -> Bool {
    guard let buffer = try? FileSystem.read(path) else { return false }
    let bytes = buffer.bytes.array(SourceRange(0, buffer.count))
    return bytes.split(separator: UInt8(ascii: "\n")).contains { line in
      let words = line.drop { $0 <= 32 }
      return ["@main", "@UIApplicationMain", "@NSApplicationMain"].contains { words.starts(with: $0.utf8) }
    }
  }

  /// For a project that a tool generates from a description: the subfolder, in the folder of the description, that
  /// contains a file.
  private mutating func sourceFolder(of path: String) -> String? {
    let folders = foldersAround(path)
    guard !folders.contains(where: { !projectsIn($0).isEmpty }) else { return nil }
    let top = folders.first { ModuleFiles.isDescribed($0) }
    guard let top, let rest = FilePath.suffix(of: path, inFolder: top), rest.contains("/") else { return nil }
    return top + "/" + rest.prefix { $0 != "/" }
  }

  /// The descriptions of XcodeGen and Tuist.
  private static let descriptions = [XcodeProject.description, XcodeProject.manifest]

  private static func isDescribed(_ folder: String) -> Bool {
    descriptions.contains { FileSystem.status(folder + "/" + $0) != nil }
  }

  /// The source files directly in a folder.
  public static func files(in folder: String) -> [String] {
    // A folder may have the suffix of a source file too; `status` distinguishes them.
    let suffix = SourceFinder.suffix
    let listing = try? FileSystem.entries(inFolder: folder, ofFilesEndingIn: suffix, ofFoldersEndingIn: suffix)
    return (listing?.entries.map(\.name) ?? []).filter { $0.hasSuffix(SourceFinder.suffix) }
      .map { folder == "." ? $0 : folder == "/" ? "/\($0)" : "\(folder)/\($0)" }
      .filter { FileSystem.status($0)?.kind == .file }
  }

  private mutating func files(of target: XcodeProject.Target, around folder: String) -> [String] {
    let files = sources(under: folder).map { (path: $0, absolute: FilePath.absolute($0, in: workingFolder)) }
    // Xcode takes a package in a synchronized folder as a package, not as files of the target.
    let packages = files.filter { FilePath.name(of: $0.path) == "Package.swift" && target.compiles($0.absolute) }
      .map { FilePath.parent(of: $0.absolute) }
    let inside = files.filter { file in
      guard target.compiles(file.absolute) else { return false }
      return target.lists(file.absolute)
        || !packages.contains { FilePath.suffix(of: file.absolute, inFolder: $0) != nil }
    }.map(\.path)
    // Projects share files by listing them with a path out of their own folder.
    let outside = target.listed(outside: FilePath.absolute(folder, in: workingFolder)).filter {
      $0.hasSuffix(SourceFinder.suffix) && FileSystem.status($0)?.kind == .file
    }
    return inside + outside.map { FilePath.suffix(of: $0, inFolder: workingFolder) ?? $0 }
  }

  // MARK: Imported modules

  /// The modules of the packages and projects around a file that the files import, transitively. External packages are
  /// read from the checkouts of a build.
  ///
  /// - Parameter read: reads a file; returns `nil` if it cannot be read.
  public mutating func imported(
    by files: [SourceFile], around path: String, read: (String) -> SourceFile?
  ) -> [Program.ModuleSource] {
    let folders = foldersAround(FilePath.absolute(path, in: workingFolder))
    guard let top = folders.last(where: { isTop($0) }) else { return [] }
    var open = ModuleFiles.imports(of: files).sorted()
    guard !open.isEmpty else { return [] }
    var packaged: [String: [String: [String]]] = [:]
    for file in sources(under: top) {
      guard let target = finder.target(of: file) else { continue }
      packaged[target.name, default: [:]][target.folder, default: []].append(file)
    }
    let targets = folders.flatMap { folder in
      projectsIn(folder).flatMap { project in
        project.targets.filter { !$0.isTest }.map { (folder: folder, name: project.moduleName(of: $0), target: $0) }
      }
    }
    let packages = sources(under: top).filter { FilePath.name(of: $0) == "Package.swift" }.map(FilePath.parent(of:))
    var checkouts = PackageCheckouts(around: folders, packages: packages, home: home)
    var fetchedBytes = 0
    let known = Set(files.map(\.path))
    var seen: Set<String> = []
    var result: [Program.ModuleSource] = []
    var next = 0
    // The direct imports come first, because the total size is limited.
    while next < open.count {
      let name = open[next]
      next += 1
      guard seen.insert(name).inserted else { continue }
      // A module may have a target for each of several platforms.
      var paths: [String] = []
      for found in targets where paths.isEmpty && (found.name == name || found.target.name == name) {
        paths = self.files(of: found.target, around: found.folder)
      }
      if paths.isEmpty { paths = ModuleFiles.nearest(packaged[name] ?? [:], to: path) }
      let isOpen = paths.isEmpty && !ModuleFiles.known.contains(name)
      if isOpen, fetchedBytes < ModuleFiles.limitOfFetched {
        paths = checkouts.files(of: name).map { FilePath.suffix(of: $0, inFolder: workingFolder) ?? $0 }
      }
      let isFetched = isOpen && !paths.isEmpty
      if isOpen, paths.isEmpty {
        paths = ModuleFiles.nearest(foldersNamed(name, below: top), to: FilePath.absolute(path, in: workingFolder))
      }
      // Files that the importing module compiles itself are left out; if it is this module, that is all of them.
      paths.removeAll { known.contains($0) || PackageManifest.isManifest($0) }
      guard !paths.isEmpty else { continue }
      let read = paths.compactMap(read)
      if isFetched { fetchedBytes += read.reduce(0) { $0 + $1.buffer.count } }
      result.append(Program.ModuleSource(name: name, files: read))
      open += ModuleFiles.imports(of: read).subtracting(seen).sorted()
    }
    return result.sorted { $0.name < $1.name }
  }

  /// Without a project that defines a module, such as with generated projects: the source files of folders with the
  /// module's name, by the outermost such folder.
  private mutating func foldersNamed(_ name: String, below top: String) -> [String: [String]] {
    if let known = foldersByName { return known[name] ?? [:] }
    var found: [String: [String: [String]]] = [:]
    for file in sources(under: top) {
      let absolute = FilePath.absolute(file, in: workingFolder)
      guard let inside = FilePath.suffix(of: absolute, inFolder: top) else { continue }
      var folder = top
      var seen: Set<Substring> = []
      for part in inside.split(separator: "/").dropLast() {
        folder += "/" + part
        if seen.insert(part).inserted { found[String(part), default: [:]][folder, default: []].append(file) }
      }
    }
    foldersByName = found
    return found[name] ?? [:]
  }

  /// The modules with declarations in the catalogue.
  private static let known = Set(Catalogue.modules.map(\.name))

  /// The maximum number of bytes of fetched packages, which are parsed in every run.
  private static let limitOfFetched = 16_000_000

  /// The files of the nearest of several targets with the same name, by their folders.
  private static func nearest(_ found: [String: [String]], to path: String) -> [String] {
    func common(_ folder: String) -> Int { zip(folder, path).prefix { $0 == $1 }.count }
    return found.max { (common($0.key), $1.key) < (common($1.key), $0.key) }?.value ?? []
  }

  // MARK: Resources

  /// The asset catalogues, data models and string catalogues of a package or project.
  ///
  /// A project may contain several apps with resources of the same names: the nearest come first.
  ///
  /// - Parameters:
  ///   - top: its folder, as `top(around:)` returns it.
  ///   - path: the file that uses the resources.
  ///   - files: the files of the program. Core ML models are only read if one imports Core ML.
  ///   - imported: the imported modules. Each may have resources beside its files.
  public static func resources(
    below top: String, for path: String, files: [SourceFile] = [], imported: [Program.ModuleSource] = []
  ) -> ProjectResources {
    let others = packageFolders(of: imported, around: top)
    let found = SourceFinder.find([top] + others, resourceSuffixes: ProjectResources.suffixes)
    let texts = StringTables.files(below: top).filter { $0.hasSuffix(".xcstrings") }
    return ProjectResources(
      folders: nearestFirst(found.resources, to: path), stringCatalogues: nearestFirst(texts, to: path),
      machineModels: imports(of: files).isDisjoint(with: Catalogue.MachineModelClasses.modules.prefix(1))
        ? [] : nearestFirst(MachineModel.files(below: top), to: path))
  }

  /// The folders of imported modules, which may have resources beside their files.
  ///
  /// Fetched packages are outside of the folder of the program, or in a folder such as `.build`, which a search leaves
  /// out.
  ///
  /// - Parameters:
  ///   - imported: the imported modules.
  ///   - top: the folder of the program, as `top(around:)` returns it.
  public static func packageFolders(of imported: [Program.ModuleSource], around top: String) -> [String] {
    let own = FilePath.absolute(top, in: FileSystem.currentFolder)
    return imported.compactMap(folder(around:)).filter { FilePath.suffix(of: own, inFolder: $0) == nil }
  }

  /// The innermost folder around all files of a module.
  private static func folder(around module: Program.ModuleSource) -> String? {
    let folders = module.files.map { FilePath.parent(of: FilePath.absolute($0.path, in: FileSystem.currentFolder)) }
    guard var common = folders.first else { return nil }
    for folder in folders {
      while folder != common, FilePath.suffix(of: folder, inFolder: common) == nil, common != "/" {
        common = FilePath.parent(of: common)
      }
    }
    return common == "/" ? nil : common
  }

  /// Sorts paths stably by the number of enclosing folders that they share with a file, most first.
  private static func nearestFirst(_ paths: [String], to path: String) -> [String] {
    let folders = FilePath.absolute(path, in: FileSystem.currentFolder).split(separator: "/")
    func shared(_ other: String) -> Int {
      let others = FilePath.absolute(other, in: FileSystem.currentFolder).split(separator: "/")
      return zip(others, folders).prefix { $0 == $1 }.count
    }
    return paths.enumerated().map { (shared($0.element), $0.offset, $0.element) }
      .sorted { ($1.0, $0.1) < ($0.0, $1.1) }.map(\.2)
  }

  /// The folder with the resources of a file's program: that of its project or of the description of one, otherwise of
  /// its target, otherwise of its app, otherwise of the file.
  public mutating func top(around path: String) -> String {
    let folders = foldersAround(FilePath.absolute(path, in: workingFolder))
    if let project = folders.last(where: { !projectsIn($0).isEmpty || ModuleFiles.isDescribed($0) }) { return project }
    return finder.target(of: path)?.folder ?? appFolder(of: FilePath.absolute(path, in: workingFolder))
      ?? FilePath.parent(of: path)
  }

  /// The names of the modules that the files import.
  private static func imports(of files: [SourceFile]) -> Set<String> {
    var result: Set<String> = []
    for file in files {
      let bytes = file.bytes.array(SourceRange(0, file.bytes.count))
      for line in bytes.split(separator: UInt8(ascii: "\n")) where line.count < 200 {
        let words = line.split(separator: UInt8(ascii: " "))
        guard let index = words.firstIndex(where: { $0.elementsEqual("import".utf8) }), index < 3,
          index + 1 < words.count
        else { continue }
        let name = String(decoding: words[words.count - 1].prefix { $0 != UInt8(ascii: ".") && $0 > 32 }, as: UTF8.self)
        result.insert(name)
      }
    }
    return result
  }

  // MARK: Folders

  /// The enclosing folders of a path, innermost first, up to the root of its repository.
  private func foldersAround(_ path: String) -> [String] {
    var result = [FilePath.parent(of: path)]
    while let last = result.last, FilePath.parent(of: last) != last, FileSystem.status(last + "/.git") == nil {
      result.append(FilePath.parent(of: last))
    }
    return result
  }

  /// Whether a folder contains a project or the description of one, a package, or a repository.
  private mutating func isTop(_ folder: String) -> Bool {
    !projectsIn(folder).isEmpty
      || (["Package.swift", ".git"] + ModuleFiles.descriptions).contains {
        FileSystem.status(folder + "/" + $0) != nil
      }
  }

  private mutating func projectsIn(_ folder: String) -> [XcodeProject] {
    if let known = projects[folder] { return known }
    let suffix = ModuleFinder.projectSuffix
    let listing = try? FileSystem.entries(inFolder: folder, ofFilesEndingIn: suffix, ofFoldersEndingIn: suffix)
    var found = (listing?.entries.map(\.name) ?? []).filter { $0.hasSuffix(suffix) }
      .compactMap { XcodeProject(at: folder + "/" + $0) }
    if found.isEmpty, let described = XcodeProject(manifestIn: folder) ?? XcodeProject(descriptionIn: folder) {
      found = [described]
    }
    projects[folder] = found
    return found
  }

  /// The source files below an absolute folder; their paths are relative to the current folder if they are inside it.
  private mutating func sources(under folder: String) -> [String] {
    if let known = listings[folder] { return known }
    let found = SourceFinder.find([folder]).files.map { FilePath.suffix(of: $0, inFolder: workingFolder) ?? $0 }
    listings[folder] = found
    return found
  }
}
