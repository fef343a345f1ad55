import ViewSource
import ViewSyntax

/// Types that are used but declared nowhere, in files that are not given: what can be said of them all the same.
extension Analyzer {
  /// What a call of a modifier means if its view's type is declared nowhere: one that no kind of view, as shapes are,
  /// has a method of its own for.
  func modifiersOfEveryView(_ name: Name, of base: TypeID) -> [Candidate] {
    guard let view = knownDecl(.view) else { return [] }
    let found = directMembers(of: view, named: name).filter { decl($0).kind == .function && !decl($0).has(.isStatic) }
    if found.isEmpty || kindsOfView.contains(where: { !directMembers(of: $0, named: name).isEmpty }) { return [] }
    return found.map { Candidate(decl: $0, base: base, isStatic: false) }
  }

  /// Whether a type that is declared nowhere is likely to conform to a protocol: what is made by name where views are
  /// made is a view, and no style.
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
