import ViewSource

extension XcodeProject {
  /// `project.xcproj`: files form a tree whose members name the build phases that they are in
  /// (`"target-membership": ["App/compile-sources"]`), folders name targets.
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

  /// Adds the absolute paths of files and folders by their places in the tree of groups, as `Config/Debug.xcconfig`: what
  /// has no name of its own has that of its path's end.
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

  /// `App` of `App/compile-sources`
  private static func targetThatCompiles(in phase: String) -> String? {
    guard let slash = phase.lastIndex(of: "/"), phase[slash...] == "/compile-sources" else { return nil }
    return String(phase[..<slash])
  }

  /// A folder names whole targets. A target of its own may leave files out, and another one may take some.
  private mutating func addFolder(
    _ folder: JSONValue, path: String, targets members: [String], _ names: [String: Int]
  ) {
    var exclusions: [Int: Set<String>] = [:]
    for exception in folder["membership-exceptions"]?.array ?? [] {
      // What a phase leaves out is left out by its target: `App/compile-sources`.
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

  /// A group may have no path of its own, and then its children are in the folder of its parent; `<PROJECT>/` begins
  /// at the project's folder, other bases are no files of the project.
  private static func path(of file: JSONValue, folder: String, root: String) -> String? {
    guard let path = file["path"]?.string else { return folder }
    let base = "<PROJECT>/"
    if path.hasPrefix(base) { return FilePath.absolute(String(path.dropFirst(base.count)), in: root) }
    return path.hasPrefix("<") ? nil : FilePath.absolute(path, in: folder)
  }

  /// What a project or a target says itself, and what the `.xcconfig` files of its configurations say: each is named by
  /// its place in the tree of groups, or by a folder there and its path inside of that.
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
