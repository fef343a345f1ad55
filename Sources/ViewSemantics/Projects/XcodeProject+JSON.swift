import ViewSource

extension XcodeProject {
  /// Reads a `project.xcproj`: a tree of files that list their build phases
  /// (`"target-membership": ["App/compile-sources"]`) and of folders that list their targets.
  init(json root: JSONValue, folder: String) {
    self.init()
    var paths: [String: String] = [:]
    Self.addPaths(of: root["files"]?.array ?? [], folder: folder, root: folder, group: "", to: &paths)
    settings = Self.settings(of: root, folder: folder, paths)
    lastUpgrade = root["last-upgrade"]?.string.flatMap { Int($0.prefix { $0 != "." }) }
    targets = (root["targets"]?.array ?? []).map { target in
      var result = Target(name: target["name"]?.string ?? "")
      result.settings = Self.settings(of: target, folder: folder, paths)
      result.isTest = target["product-type"]?.string?.contains("test") ?? false
      return result
    }
    var names: [String: Int] = [:]
    for (number, target) in targets.enumerated() { names[target.name] = number }
    for (number, target) in (root["targets"]?.array ?? []).enumerated() {
      if let id = target["id"]?.string { names[id] = number }
    }
    addFiles(root["files"]?.array ?? [], folder: folder, root: folder, names)
  }

  /// Adds the absolute paths of files and folders by their positions in the group tree, for example
  /// `Config/Debug.xcconfig`. An entry without a name has the last component of its path.
  private static func addPaths(
    of files: [JSONValue], folder: String, root: String, group: String, to paths: inout [String: String]
  ) {
    for file in files {
      guard let path = Self.path(of: file, folder: folder, root: root) else { continue }
      let end = file["path"]?.string.flatMap { $0.split(separator: "/").last }.map(String.init)
      let name = group + (file["name"]?.string ?? end ?? "")
      paths[name] = path
      addPaths(of: file["children"]?.array ?? [], folder: path, root: root, group: name + "/", to: &paths)
    }
  }

  private mutating func addFiles(_ files: [JSONValue], folder: String, root: String, _ names: [String: Int]) {
    for file in files {
      guard let path = Self.path(of: file, folder: folder, root: root) else { continue }
      let members = (file["target-membership"]?.array ?? []).compactMap { $0.string ?? $0["build-phase"]?.string }
      if file["kind"]?.string == "folder" {
        addFolder(file, path: path, targets: members, names)
      } else {
        for target in members.compactMap(Self.targetThatCompiles).compactMap({ names[$0] }) {
          targets[target].compile(path)
        }
      }
      addFiles(file["children"]?.array ?? [], folder: path, root: root, names)
    }
  }

  /// The target name of a compile phase: `App` for `App/compile-sources`; `nil` for other phases.
  private static func targetThatCompiles(in phase: String) -> String? {
    guard let slash = phase.lastIndex(of: "/"), phase[slash...] == "/compile-sources" else { return nil }
    return String(phase[..<slash])
  }

  /// Adds a folder to its targets. One of these may exclude files, and another target may include some.
  private mutating func addFolder(
    _ folder: JSONValue, path: String, targets members: [String], _ names: [String: Int]
  ) {
    var exclusions: [Int: Set<String>] = [:]
    for exception in folder["membership-exceptions"]?.array ?? [] {
      // A phase's exclusions apply to its target: `App/compile-sources`.
      let phase = exception["build-phase"]?.string.flatMap(Self.targetThatCompiles)
      guard let target = (exception["target"]?.string ?? phase).flatMap({ names[$0] }) else { continue }
      exclusions[target, default: []].formUnion(exception["exclusions"]?.array?.compactMap(\.string) ?? [])
      for file in exception["inclusions"]?.array?.compactMap(\.string) ?? [] {
        targets[target].compile(FilePath.absolute(file, in: path))
      }
    }
    for target in members.compactMap({ names[$0] }) {
      targets[target].folders.append(Folder(path: path, exceptions: exclusions[target] ?? []))
    }
  }

  /// The absolute path of a file or group. A group without a path has its parent's folder; `<PROJECT>/` refers to the
  /// project folder; other bases are outside of the project.
  private static func path(of file: JSONValue, folder: String, root: String) -> String? {
    guard let path = file["path"]?.string else { return folder }
    let base = "<PROJECT>/"
    if path.hasPrefix(base) { return FilePath.absolute(String(path.dropFirst(base.count)), in: root) }
    return path.hasPrefix("<") ? nil : FilePath.absolute(path, in: folder)
  }

  /// The settings of a project or target and of the `.xcconfig` files of its configurations. Each file is referred to
  /// by its position in the group tree, or by a folder there and a path inside it.
  private static func settings(of owner: JSONValue, folder: String, _ paths: [String: String]) -> XcodeBuildSettings {
    var settings = XcodeBuildSettings()
    for member in owner["build-settings"]?.members ?? [] { settings.add(member.key, member.value) }
    let configurations = owner["configurations"]?.array ?? owner["specialized-configurations"]?.array ?? []
    for configuration in configurations {
      guard let file = configuration["file"] else { continue }
      var path = file.string.flatMap { $0.hasPrefix("<") ? nil : paths[$0] ?? FilePath.absolute($0, in: folder) }
      if let anchor = file["anchor"]?.string, let inside = file["relative-path"]?.string {
        path = FilePath.absolute(inside, in: paths[anchor] ?? FilePath.absolute(anchor, in: folder))
      }
      guard let path else { continue }
      let isForDebugging = configuration["name"]?.string.map { XcodeBuildSettings.isForDebugging($0) } ?? true
      settings.add(fileAt: path, isForDebugging: isForDebugging)
    }
    return settings
  }
}
