import ViewSource
import ViewSyntax

/// Implicit members: `.name`, whose base is the contextual type.
///
/// The lookup uses the contextual type of the whole chain, as in `.red.opacity(0.5)`: the chain's result must have the
/// type in which its root was found. For an optional, both the optional and its wrapped type are searched. For a
/// generic parameter there is no type yet, only protocols. These offer the static members of their extensions with
/// `Self == Type`, and the chosen one determines the parameter.
extension BodyChecker {
  /// `.name` with the contextual type of the whole chain.
  func implicitLink(_ node: SyntaxNode, expected: TypeID?) -> TypeID {
    guard let token = memberToken(node) else { return analyzer.hole(.syntaxError) }
    let name = node.name(of: token)
    for candidates in implicitCandidates(name) where !candidates.isEmpty {
      let base = candidates[0].base ?? analyzer.hole(.notInferred, name.text)
      if let type = memberValueType(candidates, of: base, isStatic: true, expected: expected, at: node) { return type }
    }
    return unresolvedImplicit(name)
  }

  func unresolvedImplicit(_ name: Name) -> TypeID {
    guard let expected = chainExpectation else { return analyzer.hole(.notInferred, "." + name.text) }
    let type = analyzer.normalized(expected)
    return types.kind(type) == .hole ? type : analyzer.hole(.unresolvedMember, "." + name.text)
  }

  /// The candidate lists of `.name`, most likely first.
  func implicitCandidates(_ name: Name) -> [[Candidate]] {
    guard let expected = chainExpectation else { return [] }
    // `Self` in `extension Style where Self == Plain`.
    let type = analyzer.withSameTypes(analyzer.resolved(analyzer.normalized(expected)), analyzer.environment)
    switch types.kind(type) {
    case .variable:
      let variable = analyzer.shallow(type)
      return analyzer.constraints(onVariable: variable).map { constraint in
        let found = protocolCandidates(name, of: constraint)
        guard found.count > 1 else { return found }
        // A literal has its default type if a member allows it: `1.5.formatted(.currency(code: "EUR"))`.
        let preferred = found.filter { isFeasible($0, as: variable, withDefaultLiterals: true) }
        let feasible = preferred.isEmpty ? found.filter { isFeasible($0, as: variable) } : preferred
        return feasible.isEmpty ? found : feasible
      }
    case .existential:
      return types.arguments(type).map { protocolCandidates(name, of: $0) }
    case .hole: return []
    default:
      var result = [implicit(name, of: type)]
      if let wrapped = analyzer.wrapped(type) {
        let inner = analyzer.normalized(wrapped)
        // An open wrapped type is not looked up in its protocols; only a generic parameter itself is.
        if types.kind(inner) == .variable { return result }
        let outer = chainExpectation
        chainExpectation = inner
        let behind = implicitCandidates(name)
        chainExpectation = outer
        // `.some` and `.none` are members of the optional itself.
        result = name == .someCase || name == .noneCase ? result + behind : behind + result
      }
      return result
    }
  }

  private func implicit(_ name: Name, of type: TypeID) -> [Candidate] {
    guard hasOneMeaning(type), analyzer.openInheritances == 0 else { return findImplicit(name, of: type) }
    let key = Analyzer.ImplicitKey(name: name, type: type, file: context.file)
    if let known = analyzer.implicitLists[key] { return known }
    let found = findImplicit(name, of: type)
    analyzer.implicitLists[key] = found
    return found
  }

  private func findImplicit(_ name: Name, of type: TypeID) -> [Candidate] {
    analyzer.staticCandidates(name, of: type, from: context.file).filter { !$0.isUnapplied && holds($0) }
  }

  /// The static members of a protocol's extensions that fix `Self`: `.bordered`, `.red`.
  private func protocolCandidates(_ name: Name, of constraint: TypeID) -> [Candidate] {
    guard types.kind(constraint) == .nominal else { return [] }
    var result: [Candidate] = []
    for id in analyzer.memberDecls(name, of: types.decl(constraint)) where analyzer.decl(id).has(.isStatic) {
      guard analyzer.isAccessible(id, from: context.file), let required = analyzer.requiredSelf(of: id) else {
        continue
      }
      result.append(Candidate(decl: id, base: required, isStatic: true))
    }
    return result
  }

  /// Whether the constraints on a generic parameter hold for the base type of a candidate.
  private func isFeasible(
    _ candidate: Candidate, as variable: TypeID, withDefaultLiterals usesDefaults: Bool = false
  ) -> Bool {
    guard let base = candidate.base else { return true }
    let mark = analyzer.mark()
    let pending = analyzer.inference.pending
    defer {
      analyzer.undo(to: mark)
      analyzer.inference.pending = pending
    }
    let isFunction = analyzer.decl(candidate.decl).kind == .function
    let instance = isFunction ? instantiate(candidate) : nil
    let type = instance.map { analyzer.substitute(base, $0.generics) } ?? base
    let constraints = analyzer.constraints(onVariable: variable)
    guard analyzer.unify(variable, type) else { return false }
    let known = analyzer.resolved(type)
    guard constraints.allSatisfy({ analyzer.conforms(known, to: $0) }) else { return false }
    analyzer.inference.pending = []
    let isUnified = pending.allSatisfy { left, right in
      guard usesDefaults else { return analyzer.unify(left, right) }
      return analyzer.unify(left, analyzer.withDefaults(analyzer.resolved(right)))
    }
    guard isUnified else { return false }
    // The constraints may decide the member's own parameters: the `Value` of a style that formats a `Double`.
    return instance?.requirements.allSatisfy(meets) ?? true
  }
}
