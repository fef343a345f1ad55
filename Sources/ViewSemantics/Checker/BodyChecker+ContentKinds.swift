import ViewSource
import ViewSyntax

/// Filters overloads by the first expression in a closure.
///
/// A `ForEach` may produce views, table rows, tabs or map content: its initializers differ in their builders. The first
/// expression in the closure usually decides between them: `{ Text(name).bold() }` begins with a type that is a view
/// and no table row. A member declared as `some View` decides it too. If the first expression is a container that takes
/// the kind of its content, such as another `ForEach`, the filter looks into its closure. Without the filter the
/// closure would be checked once for each builder, and nested closures once more for each of these.
extension BodyChecker {
  /// The indices of the overloads whose builders accept the closure's first expression; all indices if that decides
  /// nothing.
  func suitingContents(_ viable: [(candidate: Candidate, match: [Int])], _ arguments: [Argument]) -> [Int] {
    let all = Array(viable.indices)
    guard all.count > 1, let position = arguments.firstIndex(where: { $0.closure != nil }),
      let closure = arguments[position].closure
    else { return all }
    let builders = viable.map { builder(of: $0, at: position) }
    guard builders.contains(where: { $0 != builders[0] }), let content = content(firstIn: closure) else { return all }
    let suiting = all.filter { index in
      // A closure without a builder is called as a function, so its content decides nothing.
      guard let builder = builders[index] else { return true }
      return mayTake(content, builder)
    }
    return suiting.contains { builders[$0] != nil } ? suiting : all
  }

  private func builder(of entry: (candidate: Candidate, match: [Int]), at position: Int) -> TypeID? {
    let parameters = signature(of: entry.candidate).parameters
    let place = entry.match[position]
    return place < parameters.count ? parameters[place].builder : nil
  }

  /// The first expression of a closure.
  private struct Content {
    /// The protocols of its type, including conditional conformances.
    let ancestors: [DeclID]
    /// The constructed type, if the expression is an initializer call.
    var made: DeclID?
    /// The first closure argument of that call.
    var inner: SyntaxNode?
  }

  /// Whether a builder method that takes an expression may accept a value with these conformances.
  private func mayTake(_ content: Content, _ builder: TypeID) -> Bool {
    var methods = methods(.buildExpression, builder)
    if methods.isEmpty { methods = self.methods(.buildBlock, builder) }
    guard !methods.isEmpty else { return true }
    return methods.contains { method in
      let signature = signature(of: method)
      return signature.parameters.contains { parameter in
        let isPack = types.kind(parameter.type) == .expansion
        let pattern = isPack ? types.argument(parameter.type, 0) : parameter.type
        guard types.kind(pattern) == .parameter else { return true }
        return signature.generics.requirements.allSatisfy { requirement in
          requirement.kind != .conforms || requirement.subject != pattern
            || types.kind(requirement.other) != .nominal
            || mayConform(content, to: types.decl(requirement.other))
        }
      }
    }
  }

  private func mayConform(_ content: Content, to target: DeclID) -> Bool {
    guard content.ancestors.contains(target) else { return false }
    guard let made = content.made, let closure = content.inner, isAsContents(made, target),
      let inner = self.content(firstIn: closure)
    else { return true }
    return mayConform(inner, to: target)
  }

  /// Whether a type's conformance to a protocol depends on the same conformance of its content: a `ForEach` of table
  /// rows is a table row.
  private func isAsContents(_ type: DeclID, _ target: DeclID) -> Bool {
    analyzer.conditionalAncestors(of: type).contains(target)
      && analyzer.inheritances(of: type).contains { inheritance in
        types.kind(inheritance.type) == .nominal && types.decl(inheritance.type) == target
          && inheritance.requirements.contains {
            $0.kind == .conforms && types.kind($0.other) == .nominal && types.decl($0.other) == target
          }
      }
  }

  /// The first expression of a closure, below any modifier calls: an initializer call, as in `{ Text(name).bold() }`,
  /// or a member with a declared type. `nil` for another expression, or if the conformances are not fully known.
  private func content(firstIn closure: SyntaxNode) -> Content? {
    let items = closure.children.filter { $0.kind != .closureSignature }
    guard !items.contains(where: containsReturn), let first = firstExpression(among: items) else { return nil }
    return content(of: first)
  }

  /// Whether the first expression of a closure makes a view, as far as its initializer or member is declared.
  func beginsWithView(_ closure: SyntaxNode) -> Bool {
    guard let view = analyzer.knownDecl(.view), let content = content(firstIn: closure) else { return false }
    return content.ancestors.contains(view)
  }

  /// The first expression among statements for a builder, which may be in a branch.
  private func firstExpression(among items: [SyntaxNode]) -> SyntaxNode? {
    for item in activeItems(items) {
      switch item.kind {
      case .ifExpr, .doStmt:
        return item.child(.codeBlock).flatMap { firstExpression(among: Array($0.children)) }
      case .switchExpr: return cases(of: item).first.flatMap { firstExpression(among: statements(ofCase: $0)) }
      case .variableDecl: continue
      default: return item.kind.isExpr ? item : nil
      }
    }
    return nil
  }

  private func content(of expression: SyntaxNode) -> Content? {
    var part = expression
    var call: SyntaxNode?
    while true {
      switch part.kind {
      case .functionCallExpr:
        guard let callee = part.children.first else { return nil }
        call = part
        part = callee
      case .memberAccessExpr:
        guard let base = part.children.first else { return nil }
        if base.isSelfReference { return content(ofMember: part) }
        // The type of a property of another value is unknown here; only modifier calls are skipped.
        guard call != nil else { return nil }
        call = nil
        part = base
      case .declReferenceExpr:
        guard let made = nominalNamed(by: part) else { return content(ofMember: part) }
        guard call != nil, analyzer.knowsInheritances(of: made) else { return nil }
        let closure = call?.children.dropFirst().first { $0.kind == .closureExpr }
        return Content(ancestors: analyzer.ancestors(of: made), made: made, inner: closure)
      default: return nil
      }
    }
  }

  /// The content of a reference to a member of an enclosing type, if the name is unambiguous.
  private func content(ofMember reference: SyntaxNode) -> Content? {
    guard let token = reference.referencedName, token.kind == .identifier else { return nil }
    let name = reference.name(of: token)
    guard local(name) == nil else { return nil }
    let found = typesAround().lazy.map { self.analyzer.memberCandidates(name, of: $0.type, from: self.context.file) }
      .first { !$0.isEmpty }
    guard let found, found.count == 1, let type = declaredType(of: found[0]) else { return nil }
    switch types.kind(type) {
    case .nominal:
      guard analyzer.knowsInheritances(of: types.decl(type)) else { return nil }
      return Content(ancestors: analyzer.ancestors(of: types.decl(type)))
    case .opaque:
      let stated = analyzer.constraints(on: type).filter { types.kind($0) == .nominal }.map { types.decl($0) }
      guard stated.allSatisfy({ analyzer.knowsInheritances(of: $0) }) else { return nil }
      return Content(ancestors: stated + stated.flatMap { analyzer.ancestors(of: $0) })
    default: return nil
    }
  }

  /// The declared type of a property, or the result type of a function; `nil` if it is not written.
  private func declaredType(of candidate: Candidate) -> TypeID? {
    guard !candidate.isMemberwise else { return nil }
    switch analyzer.decl(candidate.decl).kind {
    case .function: return signature(of: candidate).result
    case .variable where analyzer.node(of: candidate.decl).child(.typeAnnotation) != nil:
      return analyzer.variableType(of: candidate.decl)
    default: return nil
    }
  }
}
