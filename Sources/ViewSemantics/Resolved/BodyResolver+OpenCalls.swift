import ViewSource
import ViewSyntax

/// Calls of which the checker has found what is called, but not all that is generic about it: the arguments, once they
/// are resolved, may tell.
extension BodyResolver {
  /// The same call with what its arguments tell, and what it gives then; `nil` if nothing is open or they do not tell.
  func settled(
    _ call: ResolvedCall, _ given: [Argument], _ match: [Int], _ node: SyntaxNode
  ) -> (call: ResolvedCall, result: TypeID)? {
    guard hasHole(call.base) || call.generics.contains(where: { hasHole($0.type) }), given.count == match.count,
      let types = argumentTypes(call, given, match), let candidate = candidate(call),
      let chosen = checker.choose(
        [candidate], types, named: analyzer.decl(call.decl).name, expected: nil, at: node),
      !hasHole(chosen.result), !chosen.generics.contains(where: { hasHole($0.type) })
    else { return nil }
    var settled = call
    settled.generics = chosen.generics
    settled.base = chosen.base ?? call.base
    settled.arguments = arguments(given, chosen.match, settled, node)
    return (settled, chosen.result)
  }

  func hasHole(_ type: TypeID?) -> Bool { type.map { types.flags($0).contains(.hasHole) } ?? false }

  /// What the given arguments are before they are converted to what is wanted.
  private func argumentTypes(
    _ call: ResolvedCall, _ given: [Argument], _ match: [Int]
  ) -> [(label: Name, type: TypeID)]? {
    var result: [(label: Name, type: TypeID)] = []
    let parameters = analyzer.signature(of: call.decl).parameters
    for (argument, index) in zip(given, match) {
      guard index < call.arguments.count else { return nil }
      var type: TypeID
      switch call.arguments[index] {
      case .value(let value): type = unconverted(value).type
      case .place(let place): type = place.type
      case .late(let function):
        guard case .returned(let value?, _)? = body.functions[function.index].statements.last else { return nil }
        type = unconverted(value).type
      case .variadic, .standard: return nil
      }
      // What is wanted of an argument may say nothing of what is open, as an action that takes and gives nothing.
      if hasHole(type), index < parameters.count, !types.flags(parameters[index].type).contains(.hasParameter) {
        type = parameters[index].type
      }
      if hasHole(type) { return nil }
      // A closure behind the call has no label there.
      result.append((index < parameters.count ? parameters[index].label : argument.label, type))
    }
    return result
  }

  private func unconverted(_ value: ResolvedExpr) -> ResolvedExpr {
    if case .convert(let inner) = value.kind { return unconverted(inner) }
    return value
  }

  private func candidate(_ call: ResolvedCall) -> Candidate? {
    let decl = analyzer.decl(call.decl)
    guard analyzer.owner(of: call.decl) != nil else { return Candidate(decl: call.decl, base: nil, isStatic: true) }
    guard var base = call.base else { return nil }
    if decl.kind == .initializer {
      if hasHole(base) {
        guard types.kind(base) == .nominal else { return nil }
        base = analyzer.nominalType(types.decl(base), types.arguments(base).map { _ in analyzer.newVariable() })
      }
      return analyzer.initializers(of: base, from: context.file).first { $0.decl == call.decl }
    }
    return hasHole(base) ? nil : Candidate(decl: call.decl, base: base, isStatic: decl.has(.isStatic))
  }
}
