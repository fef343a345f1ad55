import ViewSource
import ViewSyntax

/// Leaving out overloads by what a closure begins with.
///
/// A `ForEach` may be one of views, of rows of a table, of tabs or of marks on a map: its initialisers differ in their
/// builders. What is in the closure mostly says at first sight which is meant: `{ Text(name).bold() }` begins with the
/// name of a type, and types of views are none of rows. Then nobody has to look at all that is in the closure once for
/// each builder.
extension BodyChecker {
  /// The numbers of those overloads whose builders may take what their closures begin with; all where that does not say.
  func suitingContents(_ viable: [(candidate: Candidate, match: [Int])], _ arguments: [Argument]) -> [Int] {
    let all = Array(viable.indices)
    guard all.count > 1, let position = arguments.firstIndex(where: { $0.closure != nil }),
      let closure = arguments[position].closure
    else { return all }
    let builders = viable.map { builder(of: $0, at: position) }
    guard builders.contains(where: { $0 != builders[0] }), let content = typeMade(firstIn: closure) else { return all }
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

  /// Whether one of the methods that a builder calls with an expression may be given a value of a type, for all that the
  /// type says it conforms to, be it under conditions.
  private func mayTake(_ content: DeclID, _ builder: TypeID) -> Bool {
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
            || analyzer.ancestors(of: content).contains(types.decl(requirement.other))
        }
      }
    }
  }

  /// The type of which the first expression of a closure makes a value by its name, methods of which may be called:
  /// `Text` in `{ Text(name).bold() }`; `nil` if it begins with something else, or what the type conforms to is not known.
  private func typeMade(firstIn closure: SyntaxNode) -> DeclID? {
    let items = closure.children.filter { $0.kind != .closureSignature }
    guard !items.contains(where: containsReturn), let first = firstExpression(among: items),
      let type = typeMade(by: first), analyzer.knowsInheritances(of: type)
    else { return nil }
    return type
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

  private func typeMade(by expression: SyntaxNode) -> DeclID? {
    var call = expression
    while call.kind == .functionCallExpr, let callee = call.children.first {
      if callee.kind == .declReferenceExpr { return nominalNamed(by: callee) }
      guard callee.kind == .memberAccessExpr, let base = callee.children.first else { return nil }
      call = base
    }
    return nil
  }
}
