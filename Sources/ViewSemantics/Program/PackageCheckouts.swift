import ViewSource

/// Finds the sources of Swift package modules that an earlier build of SwiftPM or Xcode has fetched. Fetches nothing
/// itself.
///
/// The manifests are read at the first query.
public struct PackageCheckouts {
  /// The checkout folders; each package has a subfolder.
  public let folders: [String]
  /// The folders of other packages.
  private let packages: [String]
  /// The places of the modules; `nil` before the first query.
  private var modules: [String: [Place]]?

  /// The possible places of a module's files.
  private struct Place {
    /// The candidates; the first existing one is used.
    let folders: [String]
    let target: PackageManifest.Target?
  }

  /// - Parameters:
  ///   - folders: the absolute paths of the folders around a project file, innermost first.
  ///   - packages: the folders of the project's own packages.
  ///   - home: the user's home folder, where Xcode stores its builds.
  public init(around folders: [String], packages: [String] = [], home: String?) {
    self.packages = packages
    let beside = folders.flatMap { folder in
      PackageCheckouts.places.map { (folder == "/" ? "" : folder) + "/" + $0 }
    }
    let built = DerivedData.folders(ofProjectsIn: folders, home: home).map { $0 + "/SourcePackages/checkouts" }
    self.folders = (beside + built).filter { FileSystem.status($0)?.kind == .folder }
  }

  /// Relative to the project folder: the checkouts of `swift build`, of `xcodebuild` with
  /// `-clonedSourcePackagesDirPath` and of `xcodebuild` with `-derivedDataPath`.
  private static let places = [
    ".build/checkouts", "SourcePackages/checkouts", "DerivedData/SourcePackages/checkouts",
  ]

  /// The Swift files of a module; empty if no package has it, or if it contains other files.
  public mutating func files(of module: String) -> [String] {
    let known = modules ?? collected()
    modules = known
    // Several packages may have a target with this name.
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
    // A manifest may compute its targets; then the folders' names are used.
    for folder in entries(in: package + "/Sources") where FileSystem.status(folder)?.kind == .folder {
      let name = FilePath.name(of: folder)
      if known.insert(name).inserted { modules[name, default: []].append(Place(folders: [folder], target: nil)) }
    }
  }

  /// `Package.swift`, then version-specific manifests such as `Package@swift-6.0.swift`.
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

/// The folder with a user's Xcode builds.
private enum DerivedData {
  private static let folder = "Library/Developer/Xcode/DerivedData"

  /// The build folders of the projects, workspaces and packages in some folders, most recently used first.
  static func folders(ofProjectsIn folders: [String], home: String?) -> [String] {
    guard let home, let all = try? FileSystem.entries(inFolder: home + "/" + folder, ofFilesEndingIn: "/").entries
    else {
      return []
    }
    let projects = Set(folders.flatMap(projects(in:)))
    return all.compactMap { entry -> (path: String, date: String)? in
      let path = "\(home)/\(folder)/\(entry.name)"
      // For example `Garden-bqxyzaeknhxnblfqdwsmdpcosvod`.
      guard entry.name.contains("-"), let text = try? FileSystem.readFound(path + "/info.plist") else { return nil }
      let words = String(decoding: text.bytes.array(SourceRange(0, text.count)), as: UTF8.self)
      guard let project = value("WorkspacePath", of: words), projects.contains(project) else { return nil }
      return (path, value("LastAccessedDate", of: words) ?? "")
    }.sorted { ($1.date, $0.path) < ($0.date, $1.path) }.map(\.path)
  }

  /// The projects, workspaces and packages in a folder.
  private static func projects(in folder: String) -> [String] {
    let entries = (try? FileSystem.entries(inFolder: folder, ofFilesEndingIn: "/Package.swift"))?.entries ?? []
    let opened = entries.map(\.name).filter { $0.hasSuffix(ModuleFinder.projectSuffix) || $0.hasSuffix(".xcworkspace") }
    return opened.map { folder + "/" + $0 } + (FileSystem.status(folder + "/Package.swift") == nil ? [] : [folder])
  }

  /// The value of a key in a property list: `<key>WorkspacePath</key> <string>/Garden/Garden.xcodeproj</string>`.
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
