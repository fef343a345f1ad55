import ViewSource
import ViewSyntax

/// What the `Package.swift` of a Swift package says of where its targets' files are.
struct PackageManifest {
  struct Target {
    let name: String
    /// The folder that `path:` names, from the package's own; `nil` where the target is in the usual place.
    let path: String?
    let isTest: Bool
    /// What of the folder is no source of the target, and what alone is if anything is named: paths from the folder.
    let excluded: [String]
    let sources: [String]

    /// By which code imports it.
    var moduleName: String { String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" }) }
  }

  /// In the order of the source: those that are written down as such, with names that are no more than text.
  private(set) var targets: [Target] = []
  /// The folder of each, from the package's own, with a slash at its end unless it is the package's.
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

  private mutating func collect(_ node: SyntaxNode) {
    if node.kind == .functionCallExpr, let target = PackageManifest.target(node) {
      // What a target depends on may be written like a target.
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

  /// `exclude: ["Docs", "Info.plist"]`
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

  /// The target whose folder, as the manifest tells, a path from the package's folder is in: the innermost.
  func target(of path: String) -> (folder: String, name: String)? {
    var innermost: Int?
    for (number, folder) in folders.enumerated() where path.utf8.starts(with: folder.utf8) {
      if innermost.map({ folder.utf8.count > folders[$0].utf8.count }) ?? true { innermost = number }
    }
    if let innermost {
      return (String(folders[innermost].utf8.dropLast()) ?? "", targets[innermost].name)
    }
    // A package with one target may have its files in `Sources` itself.
    let products = targets.filter { !$0.isTest }
    guard products.count == 1, products[0].path == nil, path.hasPrefix("Sources/") else { return nil }
    return ("Sources", products[0].name)
  }

  /// The targets whose modules code can import, each with the folders, from the package's own, of which the first that
  /// exists is it.
  var placed: [(target: Target, folders: [String])] {
    let products = targets.filter { !$0.isTest }
    return products.map { target in
      if let path = target.path { return (target, [PackageManifest.clean(path)]) }
      let usual = PackageManifest.sourceFolders.map { $0 + "/" + target.name }
      return (target, products.count == 1 ? usual + PackageManifest.sourceFolders : usual)
    }
  }

  /// In which the folders of targets are.
  private static let sourceFolders = ["Sources", "Source", "src", "srcs"]

  /// `./Sources/` is `Sources`.
  private static func clean(_ path: String) -> String {
    path.split(separator: "/").filter { $0 != "." }.joined(separator: "/")
  }
}
