import Synchronization
import ViewSemantics
import ViewSource
import ViewSyntax

/// Finds the lowest deployment target of the targets that compile a file, in the nearest folder above the file whose
/// Xcode projects or package declare one.
///
/// A file that no target is known to compile may belong to any of them: the lowest deployment target of all is safe.
final class ProjectTargets: Sendable {
  private let workingFolder: String
  /// A cache by absolute folder.
  private let known = Mutex<[String: Level]>([:])

  /// The projects and the manifest in one folder.
  private struct Level: Sendable {
    var projects: [XcodeProject] = []
    /// The absolute path of the package manifest; empty if there is none.
    var manifest = ""
    /// Whether the search ends at this folder.
    var isLast: Bool
  }

  private static let manifest = "Package.swift"
  private static let repository = ".git"

  /// - Parameter workingFolder: the absolute folder that relative paths start from.
  init(workingFolder: String) {
    self.workingFolder = workingFolder
  }

  /// The major version of the deployment target; `nil` if no project declares one.
  func oldestTarget(ofFileAt path: String, on platform: BuildConfiguration.Platform) -> Int? {
    let path = FilePath.absolute(path, in: workingFolder)
    var folder = FilePath.parent(of: path)
    while true {
      let level = level(of: folder)
      let found = versions(in: level, ofFileAt: path, on: platform)
      if let version = found.min() { return version }
      // A project for macOS alone can use what iOS had in the same year.
      if platform == .ios, let version = versions(in: level, ofFileAt: path, on: .macos).min() {
        return BuildConfiguration.Platform.macos.versionOfIOS(for: version)
      }
      if level.isLast { return nil }
      folder = FilePath.parent(of: folder)
    }
  }

  /// The build settings that the projects around the files agree on.
  func settings(ofFilesAt paths: [String]) -> BuildSettings {
    let (byProject, hasPackages) = filesByProjectFolder(paths.map { FilePath.absolute($0, in: workingFolder) })
    var facts: [ProjectFacts] = []
    var upgrades: [Int] = []
    for (folder, files) in byProject {
      for project in level(of: folder).projects {
        let targets = project.targets.filter { target in files.contains { target.compiles($0) } }
        let shipped = targets.filter { !$0.isTest }
        facts += (shipped.isEmpty ? targets : shipped).map { ProjectFacts(of: $0, in: project) }
        if !targets.isEmpty, let upgrade = project.lastUpgrade { upgrades.append(upgrade) }
      }
    }
    var settings = ProjectFacts.agreement(of: facts, upgrades: upgrades, hasPackages: hasPackages)
    if facts.isEmpty, hasPackages, let platform = onlyPlatform(ofPackagesAround: paths), platform != .ios {
      settings.platform = platform
    }
    return settings
  }

  /// The one platform that the packages around the files name; `nil` if they name several or none.
  private func onlyPlatform(ofPackagesAround paths: [String]) -> BuildConfiguration.Platform? {
    var manifests: Set<String> = []
    for folder in Set(paths.map { FilePath.parent(of: FilePath.absolute($0, in: workingFolder)) }) {
      var folder = folder
      while true {
        let level = level(of: folder)
        if !level.manifest.isEmpty { manifests.insert(folder) }
        if !level.manifest.isEmpty || level.isLast { break }
        folder = FilePath.parent(of: folder)
      }
    }
    let named = manifests.map { PackagePlatforms.platforms(ofPackageIn: $0) ?? [] }
    guard let first = named.first, first.count == 1, named.allSatisfy({ $0 == first }) else { return nil }
    return first.first
  }

  /// The targets that compile each file, by its path: bit n stands for target n of the projects around the files. A
  /// file that no target compiles has no entry. Targets after the first 64 are left out.
  func memberships(ofFilesAt paths: [String]) -> [String: UInt64] {
    let given = Dictionary(paths.map { (FilePath.absolute($0, in: workingFolder), $0) }) { first, _ in first }
    var result: [String: UInt64] = [:]
    var count = 0
    for (folder, files) in filesByProjectFolder(Array(given.keys)).files.sorted(by: { $0.key < $1.key }) {
      let files = files.map { (path: given[$0] ?? $0, lowercased: $0.lowercased()) }
      for target in level(of: folder).projects.flatMap(\.targets) where count < UInt64.bitWidth {
        for file in files where target.compiles(lowercased: file.lowercased) {
          result[file.path, default: 0] |= 1 << UInt64(count)
        }
        count += 1
      }
    }
    return result
  }

  /// The files at absolute paths by the nearest folder above them with an Xcode project.
  private func filesByProjectFolder(_ paths: [String]) -> (files: [String: [String]], hasPackages: Bool) {
    var byFolder: [String: [String]] = [:]
    for path in paths { byFolder[FilePath.parent(of: path), default: []].append(path) }
    var byProject: [String: [String]] = [:]
    var hasPackages = false
    for (folder, files) in byFolder {
      var folder = folder
      while true {
        let level = level(of: folder)
        if !level.projects.isEmpty { byProject[folder, default: []] += files }
        if !level.manifest.isEmpty { hasPackages = true }
        if !level.projects.isEmpty || level.isLast { break }
        folder = FilePath.parent(of: folder)
      }
    }
    return (byProject, hasPackages)
  }

  private func level(of folder: String) -> Level {
    known.withLock { known in
      if let level = known[folder] { return level }
      let names = (try? FileSystem.entries(inFolder: folder, ofFilesEndingIn: Self.manifest))?.entries.map(\.name) ?? []
      var level = Level(isLast: FilePath.parent(of: folder) == folder || names.contains(Self.repository))
      if names.contains(Self.manifest) { level.manifest = folder + "/" + Self.manifest }
      level.projects = names.filter { $0.hasSuffix(".xcodeproj") }.compactMap { XcodeProject(at: folder + "/" + $0) }
      known[folder] = level
      return level
    }
  }

  private func versions(
    in level: Level, ofFileAt path: String, on platform: BuildConfiguration.Platform
  ) -> [Int] {
    let setting = platform.deploymentSetting
    let own = level.projects.flatMap { project in
      project.targets.filter { $0.compiles(path) }.flatMap { project.values(of: setting, for: $0) }
    }
    let versions = own.compactMap { leadingNumber(of: $0.utf8[...]) }
    if !versions.isEmpty { return versions }
    let all = level.projects.flatMap { project in
      project.targets.flatMap { project.values(of: setting, for: $0) } + project.values(of: setting)
    }
    let package = level.manifest.isEmpty ? [] : Self.versions(inManifest: level.manifest, on: platform)
    return package + all.compactMap { leadingNumber(of: $0.utf8[...]) }
  }

  /// `.iOS(.v16)`, `.iOS("16.4")`
  private static func versions(inManifest path: String, on platform: BuildConfiguration.Platform) -> [Int] {
    guard let buffer = try? FileSystem.readFound(path) else { return [] }
    let tree = Parser.parse(buffer).tree
    return withExtendedLifetime(tree) {
      tree.root.subtree.compactMap { node in
        guard node.kind == .functionCallExpr, node.children.first?.text == "." + platform.name else { return nil }
        return node.arguments.first.flatMap { leadingNumber(of: $0.text.utf8.drop { !isDigit($0) }) }
      }
    }
  }

}

/// `16` of `16.4`
func leadingNumber(of text: Substring.UTF8View) -> Int? {
  Int(Substring(text.prefix(while: isDigit)))
}

private func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

extension BuildConfiguration.Platform {
  /// The name of the build setting for the deployment target.
  var deploymentSetting: String {
    switch self {
    case .ios: "IPHONEOS_DEPLOYMENT_TARGET"
    case .macos: "MACOSX_DEPLOYMENT_TARGET"
    case .watchos: "WATCHOS_DEPLOYMENT_TARGET"
    case .tvos: "TVOS_DEPLOYMENT_TARGET"
    case .visionos: "XROS_DEPLOYMENT_TARGET"
    }
  }
}
