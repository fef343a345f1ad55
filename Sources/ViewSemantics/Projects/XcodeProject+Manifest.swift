import ViewSource
import ViewSyntax

extension XcodeProject {
  /// The name of the manifest from which Tuist generates a project.
  static let manifest = "Project.swift"

  /// Reads the targets of Tuist's manifest in a folder, as far as they are written literally; `nil` if there are none.
  init?(manifestIn folder: String) {
    guard let buffer = try? FileSystem.readFound(folder + "/" + XcodeProject.manifest) else { return nil }
    self.init()
    let tree = Parser.parse(buffer).tree
    withExtendedLifetime(tree) { collect(tree.root, folder) }
    if targets.isEmpty { return nil }
  }

  private mutating func collect(_ node: SyntaxNode, _ folder: String) {
    if node.kind == .functionCallExpr, let target = ManifestTarget(node) {
      var made = Target(name: target.name)
      made.isTest = target.isTest
      let compiled = target.compiled.map { folder + "/" + $0 }
      made.compile(compiled, except: target.excluded.map { folder + "/" + $0 })
      targets.append(made)
    } else {
      for child in node.children { collect(child, folder) }
    }
  }
}

/// `.target(name: "Kit", product: .framework, sources: ["Modules/Kit/**"])`
private struct ManifestTarget {
  let name: String
  let isTest: Bool
  /// The patterns of the compiled files, relative to the manifest's folder, and of exceptions.
  private(set) var compiled: [String] = []
  private(set) var excluded: [String] = []

  private static let words: Set<String> = ["target", "Target"]

  init?(_ call: SyntaxNode) {
    guard let callee = call.calleeName, ManifestTarget.words.contains(call.text(of: callee)) else { return nil }
    let arguments = call.callArguments
    func text(_ label: Name) -> String? {
      arguments.first { $0.label == label }?.node.flatMap(ManifestTarget.text)
    }
    // The name may be computed; then that of the product, which is the module's, may be written.
    guard let name = text("productName") ?? text("name") else { return nil }
    self.name = name
    isTest = arguments.first { $0.label == "product" }?.node?.text.contains("Tests") ?? false
    for argument in arguments {
      guard let node = argument.node else { continue }
      switch argument.label {
      case "sources": collect(node, isExcluded: false)
      case "buildableFolders":
        let before = compiled.count
        collect(node, isExcluded: false)
        compiled[before...] = compiled[before...].map { $0 + "/**" }[...]
      default: break
      }
    }
    if compiled.isEmpty { return nil }
  }

  private mutating func collect(_ node: SyntaxNode, isExcluded: Bool) {
    if let path = ManifestTarget.text(node) {
      let path = path.split(separator: "/").filter { $0 != "." }.joined(separator: "/")
      if isExcluded { excluded.append(path) } else { compiled.append(path) }
    } else if node.kind == .functionCallExpr {
      // `.glob("Kit/**", excluding: "Kit/Tests/**")`
      for argument in node.callArguments {
        if let value = argument.node { collect(value, isExcluded: isExcluded || argument.label == "excluding") }
      }
    } else {
      for child in node.children { collect(child, isExcluded: isExcluded) }
    }
  }

  private static func text(_ value: SyntaxNode) -> String? {
    guard value.kind == .stringLiteralExpr, value.children.isEmpty else { return nil }
    let text = value.text
    guard text.hasPrefix("\""), text.count >= 2, !text.contains("\\") else { return nil }
    return String(text.dropFirst().dropLast())
  }
}
