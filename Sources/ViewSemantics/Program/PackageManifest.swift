import ViewSource
import ViewSyntax

/// The targets of a Swift package and their folders, from its `Package.swift`.
struct PackageManifest {
  struct Target {
    let name: String
    /// The folder in `path:`, relative to the package; `nil` for the default folder.
    let path: String?
    let isTest: Bool
    /// The paths in `exclude:` and `sources:`, relative to the target's folder.
    let excluded: [String]
    let sources: [String]

    /// The module name for imports.
    var moduleName: String { String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" }) }
  }

  /// The targets in source order, as far as they are written literally.
  private(set) var targets: [Target] = []
  /// The folder of each target relative to the package, with a final slash; empty for the package's own folder.
  private var folders: [String] = []

  private static let words: Set<String> = ["target", "executableTarget", "testTarget", "macro", "plugin"]

  init(_ manifest: SourceBuffer) {
    let tree = Parser.parse(manifest).tree
    withExtendedLifetime(tree) { collect(tree.root) }
    folders = targets.map { target in
      let usual = (target.isTest ? "Tests/" : "Sources/") + target.name
      let folder = target.path.map(PackageManifest.clean) ?? usual
      return folder.isEmpty ? "" : folder + "/"
    }
  }

  /// Whether a file is the manifest of a package, which no module compiles.
  static func isManifest(_ path: String) -> Bool {
    guard FilePath.name(of: path) == "Package.swift", let file = try? FileSystem.read(path) else { return false }
    let firstLine = file.bytes.array(SourceRange(0, file.count)).prefix { $0 != UInt8(ascii: "\n") }
    return String(decoding: firstLine, as: UTF8.self).contains("swift-tools-version")
  }

  private mutating func collect(_ node: SyntaxNode) {
    if node.kind == .functionCallExpr, let target = PackageManifest.target(node) {
      // The dependencies of a target may look like targets.
      targets.append(target)
    } else {
      for child in node.children { collect(child) }
    }
  }

  /// `.target(name: "Kit", path: "Code")`
  private static func target(_ call: SyntaxNode) -> Target? {
    guard let callee = call.calleeName, words.contains(call.text(of: callee)),
      let name = text("name", of: call)
    else { return nil }
    return Target(
      name: name, path: text("path", of: call), isTest: call.text(of: callee) == "testTarget",
      excluded: paths("exclude", of: call), sources: paths("sources", of: call))
  }

  /// The paths of a list argument: `exclude: ["Docs", "Info.plist"]`.
  private static func paths(_ label: Name, of call: SyntaxNode) -> [String] {
    guard let list = call.callArguments.first(where: { $0.label == label })?.node, list.kind == .arrayExpr else {
      return []
    }
    return list.children.compactMap { text($0).map(clean) }
  }

  private static func text(_ label: Name, of call: SyntaxNode) -> String? {
    call.callArguments.first { $0.label == label }.flatMap { $0.node.flatMap(text) }
  }

  private static func text(_ value: SyntaxNode) -> String? {
    guard value.kind == .stringLiteralExpr, value.children.isEmpty else { return nil }
    let text = value.text
    guard text.hasPrefix("\""), text.count >= 2, !text.contains("\\") else { return nil }
    return String(text.dropFirst().dropLast())
  }

  /// The innermost target whose folder contains a path relative to the package.
  func target(of path: String) -> (folder: String, name: String)? {
    var innermost: Int?
    for (number, folder) in folders.enumerated() where path.utf8.starts(with: folder.utf8) {
      if innermost.map({ folder.utf8.count > folders[$0].utf8.count }) ?? true { innermost = number }
    }
    if let innermost {
      return (String(folders[innermost].utf8.dropLast()) ?? "", targets[innermost].name)
    }
    // A package with a single target may have its files directly in `Sources`.
    let products = targets.filter { !$0.isTest }
    guard products.count == 1, products[0].path == nil, path.hasPrefix("Sources/") else { return nil }
    return ("Sources", products[0].name)
  }

  /// The importable targets, each with its candidate folders relative to the package; the first existing one is used.
  var placed: [(target: Target, folders: [String])] {
    let products = targets.filter { !$0.isTest }
    return products.map { target in
      if let path = target.path { return (target, [PackageManifest.clean(path)]) }
      let usual = PackageManifest.sourceFolders.map { $0 + "/" + target.name }
      return (target, products.count == 1 ? usual + PackageManifest.sourceFolders : usual)
    }
  }

  /// The default parent folders of targets.
  private static let sourceFolders = ["Sources", "Source", "src", "srcs"]

  /// The path without `.` components and final slash: `./Sources/` becomes `Sources`.
  private static func clean(_ path: String) -> String {
    path.split(separator: "/").filter { $0 != "." }.joined(separator: "/")
  }
}
