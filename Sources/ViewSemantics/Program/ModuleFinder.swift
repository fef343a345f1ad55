import ViewSource

/// Tells which files make a module: those of a target of a Swift package, else those of the folder that was given.
public struct ModuleFinder {
  private var packages: [String: Bool] = [:]
  /// The folder asked about last, and its target: most files have the same as the one before.
  private var lastFolder: (path: Substring, target: (folder: String, name: String)?)?

  public init() {}

  /// Groups files into modules, in the order of their first files.
  ///
  /// - Parameter paths: the paths of the command line.
  public static func modules(of files: [SourceFile], paths: [String]) -> [Program.ModuleSource] {
    var finder = ModuleFinder()
    var order: [String] = []
    var groups: [String: [SourceFile]] = [:]
    var names: [String: String] = [:]
    for file in files {
      let module = finder.module(of: file.path, paths)
      if groups[module.folder] == nil {
        order.append(module.folder)
        names[module.folder] = module.name
      }
      groups[module.folder, default: []].append(file)
    }
    return order.map { folder in
      Program.ModuleSource(
        name: names[folder] ?? "Main", files: groups[folder] ?? [], isWhole: isWhole(folder, paths))
    }
  }

  /// Whether a folder was given that holds the whole of a module's own; files that were named alone may have neighbours.
  private static func isWhole(_ folder: String, _ paths: [String]) -> Bool {
    if paths.isEmpty { return true }
    return paths.contains { path in
      var path = path
      while path.count > 1, path.hasSuffix("/") { path.removeLast() }
      return path == "." || path == folder || folder.hasPrefix(path == "/" ? "/" : path + "/")
    }
  }

  private mutating func module(of path: String, _ paths: [String]) -> (folder: String, name: String) {
    if let target = target(of: path) { return target }
    let folder = paths.filter { path == $0 || path.hasPrefix($0.hasSuffix("/") ? $0 : $0 + "/") }.max {
      $0.count < $1.count
    }
    guard let folder, folder != path else { return ("", "Main") }
    return (folder, folder.split(separator: "/").last.map(String.init) ?? "Main")
  }

  /// The target of a Swift package that a file belongs to: `…/Sources/Target/…` beside a `Package.swift`.
  public mutating func target(of path: String) -> (folder: String, name: String)? {
    let folder = path[..<(path.utf8.lastIndex(of: UInt8(ascii: "/")) ?? path.startIndex)]
    if let lastFolder, lastFolder.path == folder { return lastFolder.target }
    let target = findTarget(of: path)
    lastFolder = (folder, target)
    return target
  }

  private mutating func findTarget(of path: String) -> (folder: String, name: String)? {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    for index in parts.indices.dropLast(2).reversed() where parts[index] == "Sources" || parts[index] == "Tests" {
      let root = parts[..<index].joined(separator: "/")
      if hasPackage(root) { return (parts[...(index + 1)].joined(separator: "/"), parts[index + 1]) }
    }
    return nil
  }

  private mutating func hasPackage(_ folder: String) -> Bool {
    if let known = packages[folder] { return known }
    let found = FileSystem.status(folder.isEmpty ? "Package.swift" : folder + "/Package.swift") != nil
    packages[folder] = found
    return found
  }
}
