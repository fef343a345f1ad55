import ViewSource

extension XcodeProject {
  /// Reads a `project.pbxproj`: objects that refer to each other by identifiers, among them file groups, targets with
  /// build phases, and build configurations.
  init(propertyList root: JSONValue, folder: String) {
    self.init()
    let objects = ProjectObjects(root)
    guard let project = root["rootObject"]?.string.flatMap({ objects[$0] }) else {
      // An incomplete project still has its settings.
      for object in objects.all.values { objects.addSettings(of: object, [:], to: &settings) }
      return
    }
    let base = FilePath.absolute(project["projectDirPath"]?.string ?? "", in: folder)
    let paths = objects.paths(from: project["mainGroup"]?.string, folder: base)
    settings = objects.settings(of: project, paths)
    // `2700` is Xcode 27.0.
    lastUpgrade = project["attributes"]?["LastUpgradeCheck"]?.string.flatMap { Int($0) }.map { $0 / 100 }
    targets = objects.values(of: project, "targets").map { target in
      var result = Target(name: target["name"]?.string ?? "", settings: objects.settings(of: target, paths))
      result.isTest = target["productType"]?.string?.contains("test") ?? false
      for phase in objects.values(of: target, "buildPhases") where phase["isa"]?.string == "PBXSourcesBuildPhase" {
        for file in objects.values(of: phase, "files") {
          if let path = file["fileRef"]?.string.flatMap({ paths[$0] }) { result.compile(path) }
        }
      }
      let name = target["name"]?.string
      for id in target["fileSystemSynchronizedGroups"]?.array?.compactMap(\.string) ?? [] {
        guard let path = paths[id], let group = objects[id] else { continue }
        result.folders.append(Folder(path: path, exceptions: objects.exceptions(of: group, target: name)))
      }
      return result
    }
    addExceptions(objects, paths)
  }

  /// Adds the files that a synchronized folder excepts for a target without that folder; they belong to that target
  /// too.
  private mutating func addExceptions(_ objects: ProjectObjects, _ paths: [String: String]) {
    for (id, group) in objects.all where group["isa"]?.string == ProjectObjects.synchronizedGroup {
      guard let path = paths[id] else { continue }
      for set in objects.values(of: group, "exceptions") {
        guard let owner = set["target"]?.string.flatMap({ objects[$0]?["name"]?.string }),
          let number = targets.firstIndex(where: { $0.name == owner }),
          !targets[number].folders.contains(where: { $0.path == path })
        else { continue }
        for file in set["membershipExceptions"]?.array?.compactMap(\.string) ?? [] {
          targets[number].compile(FilePath.absolute(file, in: path))
        }
      }
    }
  }
}

/// The objects of a `project.pbxproj` by identifier.
private struct ProjectObjects {
  private(set) var all: [String: JSONValue] = [:]

  init(_ root: JSONValue) {
    for member in root["objects"]?.members ?? [] { all[member.key] = member.value }
  }

  subscript(id: String) -> JSONValue? { all[id] }

  /// The objects in a list member of an object.
  func values(of object: JSONValue, _ key: String) -> [JSONValue] {
    object[key]?.array?.compactMap { $0.string.flatMap { all[$0] } } ?? []
  }

  /// The kind of a folder that Xcode synchronizes with the disk.
  static let synchronizedGroup = "PBXFileSystemSynchronizedRootGroup"

  /// The absolute paths of the objects in the group tree, and of synchronized folders outside of it.
  func paths(from root: String?, folder: String) -> [String: String] {
    var paths: [String: String] = [:]
    func visit(_ id: String, in parent: String) {
      // A group that contains itself is visited once.
      guard paths[id] == nil, let object = all[id] else { return }
      let tree = object["sourceTree"]?.string ?? "<group>"
      let own = object["path"]?.string
      switch tree {
      case "<group>": paths[id] = own.map { FilePath.absolute($0, in: parent) } ?? parent
      case "SOURCE_ROOT": paths[id] = FilePath.absolute(own ?? "", in: folder)
      case "<absolute>": paths[id] = own ?? parent
      default: return
      }
      let here = paths[id] ?? parent
      for child in object["children"]?.array ?? [] {
        if let child = child.string { visit(child, in: here) }
      }
    }
    if let root { visit(root, in: folder) }
    // A target may synchronize with a folder that the group tree does not list.
    for (id, object) in all where object["isa"]?.string == Self.synchronizedGroup { visit(id, in: folder) }
    return paths
  }

  /// The files that a target excludes from a synchronized folder.
  func exceptions(of group: JSONValue, target: String?) -> Set<String> {
    let sets = values(of: group, "exceptions").filter { set in
      set["target"]?.string.flatMap { all[$0]?["name"]?.string } == target
    }
    return Set(sets.flatMap { $0["membershipExceptions"]?.array?.compactMap(\.string) ?? [] })
  }

  /// The settings of all build configurations of a project or target.
  func settings(of owner: JSONValue, _ paths: [String: String]) -> XcodeBuildSettings {
    var settings = XcodeBuildSettings()
    guard let list = owner["buildConfigurationList"]?.string.flatMap({ all[$0] }) else { return settings }
    let configurations = values(of: list, "buildConfigurations")
    func isForDebugging(_ configuration: JSONValue) -> Bool {
      XcodeBuildSettings.isForDebugging(configuration["name"]?.string ?? "")
    }
    // Without such a name, the first configuration is used for debugging.
    let chosen = configurations.firstIndex(where: isForDebugging) ?? 0
    for (number, configuration) in configurations.enumerated() {
      addSettings(of: configuration, paths, isForDebugging: number == chosen, to: &settings)
    }
    return settings
  }

  /// Adds the settings of a build configuration and of its `.xcconfig` file.
  func addSettings(
    of configuration: JSONValue, _ paths: [String: String], isForDebugging: Bool = true,
    to settings: inout XcodeBuildSettings
  ) {
    for member in configuration["buildSettings"]?.members ?? [] {
      settings.add(member.key, member.value, isForDebugging: isForDebugging)
    }
    if let file = configuration["baseConfigurationReference"]?.string.flatMap({ paths[$0] }) {
      settings.add(fileAt: file, isForDebugging: isForDebugging)
    }
  }
}
