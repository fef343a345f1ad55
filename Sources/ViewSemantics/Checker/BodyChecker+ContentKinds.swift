import ViewSource
import ViewSyntax

/// Leaving out overloads by what a closure begins with.
///
/// A `ForEach` may be one of views, of rows of a table, of tabs or of marks on a map: its initialisers differ in their
/// builders. What is in the closure mostly says at first sight which is meant: `{ Text(name).bold() }` begins with the
/// name of a type, and types of views are none of rows; so does a member that is declared as `some View`. A container
/// that is whatever its contents are, as another `ForEach` is, is looked into. Then not all has to be looked at that is in
/// the closure once for each builder, and in closures within it once more for each of these.
extension BodyChecker {
  /// The numbers of those overloads whose builders may take what their closures begin with; all where that does not say.
  func suitingContents(_ viable: [(candidate: Candidate, match: [Int])], _ arguments: [Argument]) -> [Int] {
    let all = Array(viable.indices)
    guard all.count > 1, let position = arguments.firstIndex(where: { $0.closure != nil }),
      let closure = arguments[position].closure
    else { return all }
    let builders = viable.map { builder(of: $0, at: position) }
    guard builders.contains(where: { $0 != builders[0] }), let content = content(firstIn: closure) else { return all }
    let suiting = all.filter { index in
      // What is given to no builder is a value, of which this says nothing.
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

  /// What a closure begins with.
  private struct Content {
    /// What it conforms to, be it under conditions.
    let ancestors: [DeclID]
    /// If it is made by the name of a type: that type.
    var made: DeclID?
    /// What a closure begins with that it is given.
    var inner: SyntaxNode?
  }

  /// Whether one of the methods that a builder calls with an expression may be given a value, for all that is said of what
  /// it conforms to.
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

  /// Whether values of a type conform to a protocol if what they are made of does: rows of a table make a `ForEach` a row.
  private func isAsContents(_ type: DeclID, _ target: DeclID) -> Bool {
    analyzer.conditionalAncestors(of: type).contains(target)
      && analyzer.inheritances(of: type).contains { inheritance in
        types.kind(inheritance.type) == .nominal && types.decl(inheritance.type) == target
          && inheritance.requirements.contains {
            $0.kind == .conforms && types.kind($0.other) == .nominal && types.decl($0.other) == target
          }
      }
  }

  /// What the first expression of a closure is, methods of which may be called: a value that is made by the name of its
  /// type, as in `{ Text(name).bold() }`, or a member whose type is declared; `nil` if it begins with something else, or
  /// what the type conforms to is not known.
  private func content(firstIn closure: SyntaxNode) -> Content? {
    let items = closure.children.filter { $0.kind != .closureSignature }
    guard !items.contains(where: containsReturn), let first = firstExpression(among: items) else { return nil }
    return content(of: first)
  }

  /// The first expression among statements that a builder transforms: of a branch the first in it.
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
        // What a property of something else is not known yet; a modifier is called.
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

  /// What a member of the type around is declared as, if there is one only of its name.
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

  /// The type of a property or what a function gives, where that is written down.
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
