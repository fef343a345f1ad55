import ViewSource

/// Generic witnesses of requirements without generic parameters: `func show<T>(_ value: T)` for
/// `func show(_ value: Int)`.
extension Analyzer {
  /// The generic arguments of a member that is the witness of a requirement in a type. `nil` if the parameter types and
  /// the result type of the requirement do not determine them, or do not match the member.
  public func genericArguments(of member: DeclID, meeting requirement: DeclID, in type: TypeID) -> [TypeID]? {
    let kind = decl(member).kind
    guard kind == decl(requirement).kind, [.function, .initializer, .subscriptDecl].contains(kind) else { return nil }
    let (signature, wanted) = (signature(of: member), signature(of: requirement))
    let own = Array(signature.generics.parameters.dropFirst(signature.generics.outerCount))
    guard signature.parameters.count == wanted.parameters.count else { return nil }
    let around = memberSubstitution(member, of: type)
    let aroundWanted = memberSubstitution(requirement, of: type)
    var found: [DeclID: TypeID] = [:]
    var pairs = zip(signature.parameters, wanted.parameters).map { ($0.type, $1.type) }
    pairs.append((signature.result, wanted.result))
    for (given, asked) in pairs {
      guard matches(substitute(given, around), substitute(asked, aroundWanted), own, &found) else { return nil }
    }
    var substitution = around
    for parameter in own {
      guard let type = found[parameter] else { return nil }
      substitution.bind(parameter, to: type)
    }
    for condition in signature.generics.requirements {
      let subject = substitute(condition.subject, substitution)
      if condition.subject == subject { continue }
      let other = substitute(condition.other, substitution)
      guard condition.kind == .isSame ? subject == other : conforms(subject, to: other) else { return nil }
    }
    return own.compactMap { found[$0] }
  }

  private func matches(
    _ pattern: TypeID, _ type: TypeID, _ parameters: [DeclID], _ found: inout [DeclID: TypeID]
  ) -> Bool {
    if types.kind(pattern) == .parameter, parameters.contains(types.decl(pattern)) {
      if let before = found[types.decl(pattern)] { return before == type }
      found[types.decl(pattern)] = type
      return true
    }
    if pattern == type { return true }
    guard types.hasForm(pattern, of: type), types.argumentCount(pattern) > 0 else { return false }
    return zip(types.arguments(pattern), types.arguments(type)).allSatisfy { matches($0, $1, parameters, &found) }
  }
}
