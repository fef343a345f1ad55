import ViewSource
import ViewSyntax

extension Analyzer {
  /// Adds the top-level statements of a script file as a body.
  public func addScript(_ file: FileID) -> DeclID {
    let root = program.file(file).tree.root
    let decl = Decl(
      kind: .function, access: .internalAccess, flags: [], name: Name("main"), node: root.id, header: root.id,
      parent: Decl.none)
    return add(LocalDecl(decl: decl, tree: program.file(file).tree, context: Context(file: file, decl: nil)))
  }

  /// Adds a `deinit` as a body.
  public func addDeinitializer(_ node: SyntaxNode, of nominal: DeclID) -> DeclID {
    let decl = Decl(
      kind: .function, access: .internalAccess, flags: [], name: Name("deinit"), node: node.id, header: node.id,
      parent: Decl.none)
    guard let tree = tree(of: context(inside: nominal)) else { return nominal }
    return add(LocalDecl(decl: decl, tree: tree, context: context(inside: nominal)))
  }
}
