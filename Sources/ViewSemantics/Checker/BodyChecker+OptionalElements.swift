import ViewSource
import ViewSyntax

/// List literals with optional and other elements, whose call decides that all of them are optional.
///
/// `["{", lines.first, "}"]` by itself is a list of `Any`: `first` is also a method, and the compiler decides the type of
/// the list before it resolves the name. The closure of `.compactMap { $0 }` returns the elements as optionals.
extension BodyChecker {
  /// Decides the element type of a list literal whose elements the call's argument returns as they are, where an optional
  /// is required.
  func noteOptionals(of callee: SyntaxNode, toldBy arguments: [Argument]) -> Bool {
    guard arguments.count == 1, returnsArgument(arguments[0]), let list = literalReceiver(of: callee),
      literalElementTypes[list.id] == nil, let token = memberToken(callee)
    else { return false }
    let elements = Array(list.children.filter { $0.kind.isExpr })
    guard elements.count > 1, !elements.contains(where: { hasImplicitRoot($0) }) else { return false }
    var common: TypeID?
    var hasOptional = false
    for element in elements {
      let type = analyzer.resolved(check(element, expected: nil))
      let isNil = analyzer.literalKind(type) == .nilLiteral
      hasOptional = hasOptional || isNil || analyzer.wrapped(type) != nil
      if isNil { continue }
      let value = analyzer.wrapped(type) ?? type
      common = common.map { join($0, value) } ?? value
    }
    guard hasOptional, let common = common.map({ analyzer.withDefaults(analyzer.resolved($0)) }), isWhole(common),
      wantsOptional(callee.name(of: token), of: analyzer.array(common))
    else { return false }
    literalElementTypes[list.id] = analyzer.optional(common)
    return true
  }

  /// Whether an argument is a function that returns what it takes: `{ $0 }`, `{ name in name }` or `\.self`.
  private func returnsArgument(_ argument: Argument) -> Bool {
    if let path = argument.node, path.kind == .keyPathExpr {
      return path.children.filter { !$0.kind.isType }.count == 1
        && path.lastToken.map { path.isSpelt($0, "self") } ?? false
    }
    guard let closure = argument.closure else { return false }
    let items = closure.children.filter { $0.kind != .closureSignature }
    guard items.count == 1, let value = items.first, value.kind == .declReferenceExpr, let token = value.firstToken
    else {
      return false
    }
    let written = closure.child(.closureSignature).map { writtenParameters($0) } ?? []
    return token.kind == .dollarIdentifier || written.count == 1 && written[0].name == value.name(of: token)
  }

  /// Whether all functions of a name take a function whose result is an optional.
  private func wantsOptional(_ name: Name, of type: TypeID) -> Bool {
    let found = analyzer.memberCandidates(name, of: type, from: context.file)
    return !found.isEmpty
      && found.allSatisfy { candidate in
        guard analyzer.decl(candidate.decl).kind == .function, let parameter = signature(of: candidate).parameters.first
        else { return false }
        let wanted = parameter.type
        guard types.kind(wanted) == .function else { return false }
        return analyzer.wrapped(types.argument(wanted, types.argumentCount(wanted) - 1)) != nil
      }
  }
}
