import ViewSource

extension XcodeProject {
  /// `project.xcproj`: files form a tree whose members name the build phases that they are in
  /// (`"target-membership": ["App/compile-sources"]`), folders name targets.
  init(json root: JSONValue, folder: String) {
    self.init()
    settings = Self.settings(of: root, folder: folder)
    lastUpgrade = root["last-upgrade"]?.string.flatMap { Int($0.prefix { $0 != "." }) }
    targets = (root["targets"]?.array ?? []).map { target in
      var result = Target(name: target["name"]?.string ?? "", settings: Self.settings(of: target, folder: folder))
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

  private mutating func addFiles(_ files: [JSONValue], folder: String, root: String, _ names: [String: Int]) {
    for file in files {
      guard let path = Self.path(of: file, folder: folder, root: root) else { continue }
      let members = (file["target-membership"]?.array ?? []).compactMap { $0.string ?? $0["build-phase"]?.string }
      if file["kind"]?.string == "folder" {
        addFolder(file, path: path, targets: members, names)
      } else {
        // `App/compile-sources`
        for phase in members {
          guard let slash = phase.lastIndex(of: "/"), phase[slash...] == "/compile-sources" else { continue }
          if let target = names[String(phase[..<slash])] { targets[target].compile(path) }
        }
      }
      addFiles(file["children"]?.array ?? [], folder: path, root: root, names)
    }
  }

  /// A folder names whole targets. A target of its own may leave files out, and another one may take some.
  private mutating func addFolder(
    _ folder: JSONValue, path: String, targets members: [String], _ names: [String: Int]
  ) {
    var exclusions: [Int: Set<String>] = [:]
    for exception in folder["membership-exceptions"]?.array ?? [] {
      guard let target = exception["target"]?.string.flatMap({ names[$0] }) else { continue }
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

  /// What a project or a target says itself, and what the `.xcconfig` files of its configurations say.
  private static func settings(of owner: JSONValue, folder: String) -> XcodeBuildSettings {
    var settings = XcodeBuildSettings()
    for member in owner["build-settings"]?.members ?? [] { settings.add(member.key, member.value) }
    let configurations = owner["configurations"]?.array ?? owner["specialized-configurations"]?.array ?? []
    for configuration in configurations {
      guard let file = configuration["file"]?.string, !file.hasPrefix("<") else { continue }
      let isForDebugging = configuration["name"]?.string.map { XcodeBuildSettings.isForDebugging($0) } ?? true
      settings.add(fileAt: FilePath.absolute(file, in: folder), isForDebugging: isForDebugging)
    }
    return settings
  }
}
