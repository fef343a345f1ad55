import ViewSource
import ViewSyntax

/// Calls with a known callee whose generic arguments are not fully known; the resolved arguments may determine them.
extension BodyResolver {
  /// The call with the generic arguments that its arguments determine, and its result type; `nil` if nothing is open or
  /// they do not determine it.
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

  /// The argument types before their conversion to the parameter types.
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
      // The contextual type may not mention the open part, for example for an action without parameters and result.
      if hasHole(type), index < parameters.count, !types.flags(parameters[index].type).contains(.hasParameter) {
        type = parameters[index].type
      }
      if hasHole(type) { return nil }
      // A trailing closure has no label at the call.
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
