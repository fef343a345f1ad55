import ViewSource
import ViewSyntax

/// Values of `#function`.
extension Analyzer {
  /// The name of the innermost declaration around a place in a body, with argument labels. The initial value of a
  /// property has the name of its type, that of a global variable the name of the module.
  public func functionName(in body: ResolvedBody, _ function: FunctionID) -> String {
    var next: FunctionID? = function
    while let current = next {
      if current.index > 0, let decl = body.functions[current.index].decl { return functionName(of: decl) }
      next = body.functions[current.index].outer
    }
    switch body.part {
    case .initialValue, .storage, .storageOfValue:
      return parent(of: body.decl).map { ownName(of: $0) } ?? moduleName(around: body.decl)
    default: return functionName(of: body.decl)
    }
  }

  private func functionName(of decl: DeclID) -> String {
    let node = node(of: decl)
    if node.kind == .sourceFile { return moduleName(around: decl) }
    if node.kind == .deinitializerDecl { return "deinit" }
    let full = fullName(of: decl)
    let owners = ownerNames(of: decl).joined(separator: ".")
    return owners.isEmpty ? full : String(full.dropFirst(owners.count + 1))
  }

  /// The name of a type; for an extension, of the extended type.
  private func ownName(of id: DeclID) -> String { nominal(of: id).map { name(of: $0) } ?? name(of: id) }

  private func moduleName(around decl: DeclID) -> String {
    fileOfSource(decl).map { program.module(of: $0).name.text } ?? "main"
  }
}
