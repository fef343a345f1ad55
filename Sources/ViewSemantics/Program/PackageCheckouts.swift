import ViewSource

/// Finds the sources of modules of Swift packages that a build has already fetched for a project, where SwiftPM and Xcode
/// put them. Nothing is fetched.
///
/// The manifests of the packages are read when the first module is asked for.
public struct PackageCheckouts {
  /// Where packages are looked for: each in a folder of its own in one of these.
  public let folders: [String]
  /// The folders of other packages.
  private let packages: [String]
  /// Where the modules are; `nil` until one has been asked for.
  private var modules: [String: [Place]]?

  /// Where the files of a module may be.
  private struct Place {
    /// The first that exists is it.
    let folders: [String]
    let target: PackageManifest.Target?
  }

  /// - Parameters:
  ///   - folders: absolute paths of those around a file of the project, the innermost first.
  ///   - packages: the folders of packages of the project itself.
  ///   - home: that of the person, in which Xcode keeps what it has built.
  public init(around folders: [String], packages: [String] = [], home: String?) {
    self.packages = packages
    let beside = folders.flatMap { folder in
      PackageCheckouts.places.map { (folder == "/" ? "" : folder) + "/" + $0 }
    }
    let built = DerivedData.folders(ofProjectsIn: folders, home: home).map { $0 + "/SourcePackages/checkouts" }
    self.folders = (beside + built).filter { FileSystem.status($0)?.kind == .folder }
  }

  /// From the folder of a project: those of `swift build`, of `xcodebuild` with `-clonedSourcePackagesDirPath` and of
  /// `xcodebuild` with `-derivedDataPath`.
  private static let places = [
    ".build/checkouts", "SourcePackages/checkouts", "DerivedData/SourcePackages/checkouts",
  ]

  /// The Swift files of a module; none if no package has one of this name, or if it is made of anything else.
  public mutating func files(of module: String) -> [String] {
    let known = modules ?? collected()
    modules = known
    // Several packages may have a target that is called the same.
    return known[module]?.firstNonNil(PackageCheckouts.files(in:)) ?? []
  }

  private static func files(in place: Place) -> [String]? {
    guard let folder = place.folders.first(where: { FileSystem.status($0)?.kind == .folder }) else { return nil }
    let found = SourceFinder.find([folder]).files.filter { path in
      guard let target = place.target, let inside = FilePath.suffix(of: path, inFolder: folder) else { return true }
      if isManifest(inside) { return false }
      func isIn(_ part: String) -> Bool { part.isEmpty || inside == part || inside.hasPrefix(part + "/") }
      return !target.excluded.contains(where: isIn) && (target.sources.isEmpty || target.sources.contains(where: isIn))
    }
    return found.isEmpty ? nil : found
  }

  // MARK: Manifests

  private func collected() -> [String: [Place]] {
    let fetched = folders.flatMap { folder in
      PackageCheckouts.entries(in: folder).filter { FileSystem.status($0)?.kind == .folder }
    }
    var result: [String: [Place]] = [:]
    for package in packages + fetched { PackageCheckouts.add(package, to: &result) }
    return result
  }

  private static func add(_ package: String, to modules: inout [String: [Place]]) {
    var known: Set<String> = []
    for path in manifests(of: package) {
      guard let text = try? FileSystem.read(path) else { continue }
      for (target, folders) in PackageManifest(text).placed where known.insert(target.moduleName).inserted {
        let inside = folders.map { $0.isEmpty ? package : package + "/" + $0 }
        modules[target.moduleName, default: []].append(Place(folders: inside, target: target))
      }
    }
    // A manifest may compute what its targets are: their folders are called as they are.
    for folder in entries(in: package + "/Sources") where FileSystem.status(folder)?.kind == .folder {
      let name = FilePath.name(of: folder)
      if known.insert(name).inserted { modules[name, default: []].append(Place(folders: [folder], target: nil)) }
    }
  }

  /// `Package.swift`, then those for one version of Swift, as `Package@swift-6.0.swift`.
  private static func manifests(of package: String) -> [String] {
    let all = entries(in: package).filter { isManifest(FilePath.name(of: $0)) }
    let main = package + "/Package.swift"
    return all.contains(main) ? [main] + all.filter { $0 != main } : []
  }

  private static func isManifest(_ name: String) -> Bool {
    name == "Package.swift" || name.hasPrefix("Package@swift-") && name.hasSuffix(SourceFinder.suffix)
  }

  private static func entries(in folder: String) -> [String] {
    let found = try? FileSystem.entries(inFolder: folder, ofFilesEndingIn: SourceFinder.suffix)
    return (found?.entries ?? []).map { folder + "/" + $0.name }
  }
}

/// Where Xcode keeps what it has built of the projects of a person.
private enum DerivedData {
  private static let folder = "Library/Developer/Xcode/DerivedData"

  /// Those of the projects, workspaces and packages in some folders, the one last used first.
  static func folders(ofProjectsIn folders: [String], home: String?) -> [String] {
    guard let home, let all = try? FileSystem.entries(inFolder: home + "/" + folder, ofFilesEndingIn: "/").entries
    else {
      return []
    }
    let projects = Set(folders.flatMap(projects(in:)))
    return all.compactMap { entry -> (path: String, date: String)? in
      let path = "\(home)/\(folder)/\(entry.name)"
      // `Garden-bqxyzaeknhxnblfqdwsmdpcosvod`
      guard entry.name.contains("-"), let text = try? FileSystem.readFound(path + "/info.plist") else { return nil }
      let words = String(decoding: text.bytes.array(SourceRange(0, text.count)), as: UTF8.self)
      guard let project = value("WorkspacePath", of: words), projects.contains(project) else { return nil }
      return (path, value("LastAccessedDate", of: words) ?? "")
    }.sorted { ($1.date, $0.path) < ($0.date, $1.path) }.map(\.path)
  }

  /// What Xcode can open in a folder.
  private static func projects(in folder: String) -> [String] {
    let entries = (try? FileSystem.entries(inFolder: folder, ofFilesEndingIn: "/Package.swift"))?.entries ?? []
    let opened = entries.map(\.name).filter { $0.hasSuffix(ModuleFinder.projectSuffix) || $0.hasSuffix(".xcworkspace") }
    return opened.map { folder + "/" + $0 } + (FileSystem.status(folder + "/Package.swift") == nil ? [] : [folder])
  }

  /// `<key>WorkspacePath</key> <string>/Garden/Garden.xcodeproj</string>`
  private static func value(_ key: String, of text: String) -> String? {
    let parts = text.split(separator: "<", omittingEmptySubsequences: true)
    guard let index = parts.firstIndex(of: "key>\(key)"), index + 2 < parts.count else { return nil }
    let value = parts[index + 2]
    return value.firstIndex(of: ">").map { start in
      value[value.index(after: start)...].split(separator: "&amp;", omittingEmptySubsequences: false).joined(
        separator: "&")
    }
  }
}
