import ViewSource
import ViewSyntax

/// Closures among the arguments of a call: their conversion to parameters, and what they tell of result builders.
extension BodyChecker {
  /// Infers builder types that several closures share from any one of them: the rows of a table determine its columns'
  /// value type.
  func learnBuilders(_ instance: Instance, _ arguments: [Argument], _ match: [Int]) {
    guard arguments.count > 1 else { return }
    let closures = zip(arguments, match).filter { argument, index in
      argument.closure != nil && index < instance.parameters.count && instance.parameters[index].builder != nil
    }
    guard closures.count > 1 else { return }
    for (argument, index) in closures {
      guard let closure = argument.closure, let builder = instance.parameters[index].builder else { continue }
      learn(builder, from: closure)
    }
  }

  /// Whether a parameter accepts the type of a closure.
  func giveClosure(
    _ closure: SyntaxNode, to parameter: Parameter, _ requirements: [Requirement], _ score: inout Score
  ) -> Bool {
    if decidesNothing(closure, parameter) {
      _ = analyzer.unify(types.argument(analyzer.normalized(parameter.type), 0), analyzer.void)
    }
    var wanted = analyzer.resolved(parameter.type)
    if parameter.flags.contains(.isAutoclosure), types.kind(wanted) == .function {
      wanted = types.argument(wanted, types.argumentCount(wanted) - 1)
    }
    if let builder = parameter.builder { learn(builder, from: closure) }
    let outer = givesLiteral
    givesLiteral = false
    var type: TypeID
    if let known = requiredTypes[closure.id], isRequired(known, parameter, requirements) {
      type = closureType(closure, expected: known, builder: nil)
    } else {
      type = closureType(closure, expected: wanted, builder: parameter.builder.map { decided($0) })
      if parameter.builder == nil { noteLiteral(of: closure, givenTo: parameter) }
      if parameter.builder == nil, isSingleExpression(closure), let known = required(type, parameter, requirements) {
        requiredTypes[closure.id] = known
        type = closureType(closure, expected: known, builder: nil)
      }
    }
    givesLiteral = outer
    note(type: type, of: closure.id)
    // Converts to the parameter's unresolved type, because the provisional type of a literal may still change.
    return analyzer.convert(type, to: parameter.flags.contains(.isAutoclosure) ? wanted : parameter.type, &score)
  }

  /// The type of a closure whose result has unknown generic arguments, if the requirements of the call decide them:
  /// `multicast { Subject() }` with `where S.Element == Element`. `nil` if they do not.
  private func required(_ type: TypeID, _ parameter: Parameter, _ requirements: [Requirement]) -> TypeID? {
    guard !requirements.isEmpty, types.kind(type) == .function, types.flags(type).contains(.hasHole) else { return nil }
    let made = analyzer.resolved(types.argument(type, types.argumentCount(type) - 1))
    guard types.kind(made) == .nominal, types.flags(made).contains(.hasHole) else { return nil }
    let opened = analyzer.map(made) { types.kind($0) == .hole ? analyzer.newVariable() : $0 }
    let wanted = types.function(
      types.arguments(type).dropLast().map { $0 }, types.flags(ofFunction: type), opened,
      effects: types.effects(ofFunction: type), attributes: types.attributes(ofFunction: type))
    return isRequired(wanted, parameter, requirements) ? analyzer.resolved(wanted) : nil
  }

  /// Whether a parameter whose result is still open takes a closure of a type, and the requirements of the call then
  /// decide the whole result.
  private func isRequired(_ type: TypeID, _ parameter: Parameter, _ requirements: [Requirement]) -> Bool {
    let wanted = analyzer.normalized(parameter.type)
    let last = types.argumentCount(type) - 1
    guard types.kind(wanted) == .function, types.argumentCount(wanted) == last + 1,
      analyzer.isUnbound(types.argument(wanted, last))
    else { return false }
    let mark = analyzer.mark()
    let pending = analyzer.inference.pending
    if analyzer.unify(types.argument(wanted, last), types.argument(type, last)), meet(requirements) {
      // An associated type of a generic parameter of the surrounding declaration decides as much as a concrete type.
      let result = types.flags(analyzer.resolved(types.argument(type, last)))
      if result.isDisjoint(with: [.hasVariable, .hasHole, .hasLiteral]) { return true }
    }
    analyzer.undo(to: mark)
    analyzer.inference.pending = pending
    return false
  }

  /// Infers the generic arguments of a builder from the first expression in its closure:
  /// `@ListBuilder<Row> rows: () -> [Row]`.
  private func learn(_ builder: TypeID, from closure: SyntaxNode) {
    let builder = analyzer.resolved(builder)
    guard types.flags(builder).contains(.hasVariable), types.kind(builder) == .nominal,
      closure.child(.closureSignature) == nil, let type = firstType(in: closure)
    else { return }
    guard !types.flags(type).contains(.hasHole) else { return }
    for name in [Name.buildExpression, .buildPartialBlock, .buildBlock] {
      let methods = analyzer.directMembers(of: types.decl(builder), named: name)
        .filter { analyzer.decl($0).kind == .function && analyzer.decl($0).has(.isStatic) }
        .map { Candidate(decl: $0, base: builder, isStatic: true) }
      guard !methods.isEmpty else { continue }
      let label: Name = name == .buildPartialBlock ? .first : .none
      _ = apply(
        methods, [Argument(label: label, node: nil, type: type, isTrailing: false)], named: name.text, expected: nil)
      return
    }
  }

  /// The type of the first expression of a closure, checked in isolation and without recording; `nil` if there is none.
  /// Cached, because a nested closure is checked for both.
  private func firstType(in closure: SyntaxNode) -> TypeID? {
    let use = closureUse(closure, [], builder: nil, expected: nil)
    if let known = use.flatMap({ firstTypes[$0] }) { return known }
    let (before, kept) = (errorWeight, recorder)
    recorder = nil
    defer { (errorWeight, recorder) = (before, kept) }
    let type = firstType(among: Array(closure.children))
    if let use { firstTypes[use] = .some(type) }
    return type
  }

  /// The type of the first expression among statements, also inside branches and loops.
  private func firstType(among items: [SyntaxNode]) -> TypeID? {
    scope {
      for item in activeItems(items) {
        switch item.kind {
        case .ifExpr: if let type = firstType(inBranchesOf: item) { return type }
        case .switchExpr: if let type = firstType(inCasesOf: item) { return type }
        case .forStmt, .doStmt:
          let type = scope {
            if item.kind == .forStmt { declareLoopNames(item) }
            return item.child(.codeBlock).flatMap { firstType(among: Array($0.children)) }
          }
          if let type { return type }
        default:
          if item.kind.isExpr { return finished(item, expected: nil) }
          declareStatement(item)
        }
      }
      return nil
    }
  }

  private func firstType(inBranchesOf node: SyntaxNode) -> TypeID? {
    let type = scope {
      declareConditions(node.conditions)
      return node.child(.codeBlock).flatMap { firstType(among: Array($0.children)) }
    }
    guard type == nil, node.ownToken(.elseKeyword) != nil, let last = node.children.last else { return type }
    return firstType(among: last.kind == .codeBlock ? Array(last.children) : [last])
  }

  private func firstType(inCasesOf node: SyntaxNode) -> TypeID? {
    guard let subject = node.children.first(where: { $0.kind.isExpr }) else { return nil }
    return cases(of: node).firstNonNil { switchCase in
      scope {
        declareCase(switchCase, subject: subject)
        return firstType(among: statements(ofCase: switchCase))
      }
    }
  }
}
