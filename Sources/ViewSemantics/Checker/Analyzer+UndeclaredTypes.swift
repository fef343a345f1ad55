import ViewSource
import ViewSyntax

/// Assumptions about types that are used but declared in none of the given files.
extension Analyzer {
  /// The candidates for a modifier call on a view of an undeclared type: methods of `View` that no refinement of
  /// `View`, such as `Shape`, overloads.
  func modifiersOfEveryView(_ name: Name, of base: TypeID) -> [Candidate] {
    guard let view = knownDecl(.view) else { return [] }
    let found = directMembers(of: view, named: name).filter { decl($0).kind == .function && !decl($0).has(.isStatic) }
    if found.isEmpty || kindsOfView.contains(where: { !directMembers(of: $0, named: name).isEmpty }) { return [] }
    return found.map { Candidate(decl: $0, base: base, isStatic: false) }
  }

  /// Whether an undeclared type is likely to conform to a protocol. A type constructed in a view builder is taken for a
  /// view, not for a style.
  func isConceivable(_ constraint: TypeID) -> Bool {
    guard let view = knownDecl(.view), types.kind(constraint) == .nominal else { return true }
    let target = types.decl(constraint)
    return target == view || program.file(target.file).module != program.file(view.file).module
      || kindsOfView.contains(target) || ancestors(of: view).contains(target)
  }
}

extension BodyChecker {
  func isUndeclared(_ type: TypeID) -> Bool { types.reason(ofHole: type).kind == .undeclaredType }
}
