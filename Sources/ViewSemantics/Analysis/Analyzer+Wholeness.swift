import ViewSource
import ViewSyntax

/// Whether the given files are all files of their module.
extension Analyzer {
  /// Whether a file's module is complete, so that code which is not in it does not exist.
  ///
  /// A module is complete if its folder was given. Files that were given one by one may have siblings; they count as
  /// complete if they contain the program's entry (`@main`) and use no name that they do not declare: such an app is
  /// all that can run.
  public func isWholeModule(around file: FileID) -> Bool {
    program.isWholeModule(around: file) || hasEntry && isClosed
  }

  /// Whether only the given files use a member of a view: it is private, the module is complete, or the given files
  /// declare every name that the view's code uses.
  ///
  /// An extension of the view in another file would matter only if the view's code called it, by a name that the given
  /// files lack.
  public func isUsedInGivenFilesOnly(_ member: DeclID) -> Bool {
    if decl(member).access <= .fileprivateAccess || isWholeModule(around: member.file) { return true }
    guard let view = owner(of: member).flatMap({ nominal(of: $0) }), decl(view).kind == .structure else { return false }
    if let known = closedTypes[view] { return known }
    let found = ([view] + extensions(of: view)).allSatisfy { part in children(of: part).allSatisfy { isClosed($0) } }
    closedTypes[view] = found
    return found
  }

  /// Whether every name in the program's files is declared in them, in the catalogue, or in an imported module with
  /// known declarations.
  func findIsClosed() -> Bool {
    program.userFileIDs.allSatisfy { file in
      program.file(file).summary.decls.indices.allSatisfy { isClosed(DeclID(file, $0)) }
    }
  }

  private func isClosed(_ id: DeclID) -> Bool {
    let decl = decl(id)
    switch decl.kind {
    case .extension:
      guard nominal(of: id) != nil else { return false }
    case .variable:
      guard isDeclared(variableType(of: id)), !hasUndeclaredAttribute(id) else { return false }
    default: break
    }
    guard program.hasBody(id) else { return true }
    let record = record(of: id)
    return node(of: id).subtree.allSatisfy { node in
      // The name of a called function or constructed type is recorded with its call.
      guard node.kind == .declReferenceExpr || node.kind == .functionCallExpr else { return true }
      return record.types[node.id].map(isDeclared) ?? (node.kind == .declReferenceExpr || record.uses[node.id] != nil)
    }
  }

  /// Whether every name in a type is declared. A type of SwiftUI without a confirmed name is.
  private func isDeclared(_ type: TypeID) -> Bool {
    if isComplete(type) { return true }
    var printer = TypePrinter(self)
    _ = printer.print(type)
    return printer.reasons.allSatisfy { $0.kind == .uncertain }
  }
}
