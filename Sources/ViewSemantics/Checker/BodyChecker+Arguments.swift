import ViewSource
import ViewSyntax

/// Passing arguments to parameters, which infers the open generic parameters of the called declaration.
///
/// Each argument is type-checked with its parameter's type as the contextual type, and its own type is then converted
/// to that. Closures come last, as in Swift, because their parameter and result types depend on the other arguments.
extension BodyChecker {
  /// Passes the arguments to the parameters. During overload trials, closures are only checked for their parameter
  /// count. A commit type-checks them and continues after arguments that do not fit.
  func fill(
    _ instance: Instance, _ arguments: [Argument], _ match: [Int], _ expected: TypeID?, _ score: inout Score,
    commits: Bool, hasLearnt: Bool = false, isResultFirst: Bool = false
  ) -> Bool {
    let start = (mark: analyzer.mark(), pending: analyzer.inference.pending, undecided: undecided.count)
    var fits = note(instance.requirements)
    guard fits || commits else { return false }
    if let expected, !learn(instance.result, from: expected), !commits { return false }
    if let expected { learnLiteral(instance, arguments, match, from: expected) }
    if let expected,
      isResultFirst || isToldByResult(arguments, expected)
        || areLiteralsTold(arguments, by: expected, of: instance.result)
        || areMembersTold(arguments, by: expected, of: instance.result)
    {
      _ = accepts(instance.result, expected, &score)
    }
    var deferred: [(argument: Argument, parameter: Parameter)] = []
    var rootless: [(argument: Argument, parameter: Parameter)] = []
    var overloaded: [(argument: Argument, parameter: Parameter)] = []
    let hasListLiteral = arguments.contains { $0.node.map(isListLiteral) ?? false }
    for (argument, index) in zip(arguments, match) where index < instance.parameters.count {
      let parameter = instance.parameters[index]
      if !commits, !isPassedAlike(argument, parameter) { return false }
      if isLate(argument, parameter) || isDecided(argument, parameter, byOthers: arguments, match, instance)
        || arguments.count > 1 && !hasListLiteral && isChosenByMembers(argument, parameter)
      {
        deferred.append((argument, parameter))
        continue
      }
      if arguments.count > 1, isOverloaded(argument, parameter) {
        overloaded.append((argument, parameter))
        continue
      }
      // The root of a key path may be known from the arguments before it.
      if expected.map({ isGiven(argument, asResult: instance.result, of: $0, to: parameter) }) ?? false {
        rootless.append((argument, parameter))
        continue
      }
      if argument.node?.kind == .keyPathExpr {
        if !meet(instance.requirements) { fits = false }
        if expected != nil, isRootless(argument, parameter) {
          rootless.append((argument, parameter))
          continue
        }
      }
      if argument.node?.kind == .tupleExpr { learnLabels(parameter, from: arguments, match, instance) }
      if let closure = argument.closure {
        if !self.fits(closure, parameter), !(commits && decidesNothing(closure, parameter)) { fits = false }
      } else if !give(argument, to: parameter, &score),
        !widen(parameter, toTake: argument, after: given(match, before: index, in: instance), &score)
      {
        fits = false
      }
      guard fits || commits else { return false }
    }
    for (argument, parameter) in deferred where !give(argument, to: parameter, &score) { fits = false }
    while !overloaded.isEmpty {
      // Each of these may determine the parameters of another one.
      let next = overloaded.firstIndex { !hasOpenParameters($0.parameter) } ?? 0
      let (argument, parameter) = overloaded.remove(at: next)
      if !give(argument, to: parameter, &score) { fits = false }
    }
    if !meet(instance.requirements) { fits = false }
    guard fits || commits else { return false }
    let isOpen = commits && expected.map { isToldByClosure(instance.result, $0, arguments) } ?? false
    if !isOpen, let expected, !accepts(instance, expected, &score) {
      if !isResultFirst,
        arguments.contains(where: { $0.node.map(isKnownLiteralCall) ?? false })
          || isInstance(instance.result, of: expected)
      {
        // `let letters: Set<Character> = Set(names.map { _ in "a" })`: the contextual type decides the literals.
        // `let side: Side<Int?> = Side(3)`: it decides the generic arguments, and the value is converted.
        analyzer.undo(to: start.mark)
        analyzer.inference.pending = start.pending
        undecided.removeLast(undecided.count - start.undecided)
        score = Score()
        return fill(
          instance, arguments, match, expected, &score, commits: commits, hasLearnt: hasLearnt, isResultFirst: true)
      }
      if !commits { return false }
    }
    if expected != nil, !commits {
      // The contextual type may have decided that a parameter takes no function.
      for (argument, index) in zip(arguments, match) where index < instance.parameters.count {
        if let closure = argument.closure, !self.fits(closure, instance.parameters[index]) { return false }
      }
    }
    for (argument, parameter) in rootless where !give(argument, to: parameter, &score) { fits = false }
    if !rootless.isEmpty, !meet(instance.requirements) { fits = false }
    guard fits || commits else { return false }
    guard commits else { return true }
    let literals = hasLearnt ? [] : inferredLiterals(from: arguments, match, instance)
    if !literals.isEmpty {
      // Checks all arguments again with the decided types of the literals among them.
      analyzer.undo(to: start.mark)
      analyzer.inference.pending = start.pending
      undecided.removeLast(undecided.count - start.undecided)
      for (variable, type) in literals { analyzer.rebind(variable, to: type) }
      score = Score()
      return fill(instance, arguments, match, expected, &score, commits: true, hasLearnt: true)
    }
    learnBuilders(instance, arguments, match)
    for (argument, index) in zip(arguments, match) where index < instance.parameters.count {
      guard let closure = argument.closure else { continue }
      let isTaken = giveClosure(closure, to: instance.parameters[index], instance.requirements, &score)
      if !isTaken, expected != nil, onlyLiteral(of: closure) != nil {
        // The contextual result type forced the closure's literal to a type that it cannot have, so the call is checked
        // without it.
        analyzer.undo(to: start.mark)
        analyzer.inference.pending = start.pending
        undecided.removeLast(undecided.count - start.undecided)
        score = Score()
        return fill(instance, arguments, match, nil, &score, commits: true, hasLearnt: hasLearnt)
      }
      let isMet = meet(instance.requirements)
      if !isTaken || !isMet, expected != nil, types.flags(instance.result).contains(.hasMember) {
        // The closure gives the call another result than the contextual type, possibly one that converts to it.
        analyzer.undo(to: start.mark)
        analyzer.inference.pending = start.pending
        undecided.removeLast(undecided.count - start.undecided)
        score = Score()
        return fill(instance, arguments, match, nil, &score, commits: true, hasLearnt: hasLearnt)
      }
      if !isMet { fits = false }
    }
    if isOpen, let expected { _ = accepts(instance.result, expected, &score) }
    return fits
  }

  /// Binds the result of a call to the contextual type if a number literal among the arguments is the first result and a
  /// closure with several statements, which tells nothing of the literal, makes the next ones:
  /// `let sum: Int16 = bytes.reduce(0) { … }`.
  private func learnLiteral(_ instance: Instance, _ arguments: [Argument], _ match: [Int], from expected: TypeID) {
    let result = analyzer.shallow(instance.result)
    guard types.kind(result) == .variable,
      arguments.contains(where: { $0.closure.map { !isSingleExpression($0) } ?? false })
    else { return }
    let wanted = analyzer.resolved(analyzer.normalized(expected))
    // A `Double` may also become a `CGFloat`, and the reverse.
    guard types.kind(wanted) == .nominal || types.kind(wanted) == .parameter, isWhole(wanted),
      analyzer.wrapped(wanted) == nil, !analyzer.isKnown(wanted, .double), !analyzer.isKnown(wanted, .cgFloat)
    else { return }
    let isTold = zip(arguments, match).contains { argument, index in
      guard let node = argument.node, index < instance.parameters.count,
        analyzer.shallow(instance.parameters[index].type) == result, let literal = literalType(of: node)
      else { return false }
      return node.kind == .integerLiteralExpr && analyzer.canBe(literal, wanted)
    }
    if isTold { _ = analyzer.unify(result, wanted) }
  }

  /// Whether an argument is passed as its parameter requires: `&count` only to an `inout` or pointer parameter, and an
  /// argument without `&` not to `inout`.
  private func isPassedAlike(_ argument: Argument, _ parameter: Parameter) -> Bool {
    guard let node = argument.node else { return true }
    if parameter.flags.contains(.isInout) { return node.kind == .inoutExpr }
    guard node.kind == .inoutExpr else { return true }
    let wanted = analyzer.normalized(parameter.type)
    let pointer = analyzer.wrapped(wanted).map { analyzer.normalized($0) } ?? wanted
    guard types.kind(pointer) == .nominal else { return types.kind(pointer) != .variable }
    return analyzer.isMutablePointer(pointer) != nil
      || Name.rawPointers.contains { analyzer.isKnown(pointer, $0) }
  }

  /// `print(read { $0.count })`: the closure decides the result type of the inner call; the existential parameter of
  /// the outer call does not. A closure with several statements is checked after the context has decided its result.
  private func isToldByClosure(_ result: TypeID, _ expected: TypeID, _ arguments: [Argument]) -> Bool {
    guard types.kind(analyzer.shallow(result)) == .variable,
      arguments.contains(where: { $0.closure.map { isSingleExpression($0) || writesResult($0) } ?? false })
    else { return false }
    let wanted = analyzer.normalized(expected)
    return types.kind(analyzer.wrapped(wanted).map { analyzer.normalized($0) } ?? wanted) == .existential
  }

  /// Whether the body of a closure is one expression, which Swift checks together with the call.
  func isSingleExpression(_ closure: SyntaxNode) -> Bool {
    let items = activeItems(closure.children.filter { $0.kind != .closureSignature })
    guard items.count == 1 else { return false }
    return ![.ifExpr, .switchExpr].contains(items[0].kind) || !containsReturn(items[0])
  }

  private func writesResult(_ closure: SyntaxNode) -> Bool {
    closure.child(.closureSignature)?.children.contains { $0.kind.isType } ?? false
  }

  /// Whether a result is another instance of the contextual generic type, which has a generic argument that values are
  /// converted to: an optional or an existential.
  private func isInstance(_ result: TypeID, of expected: TypeID) -> Bool {
    let made = analyzer.shallow(result)
    let wanted = analyzer.resolved(analyzer.normalized(expected))
    return types.kind(made) == .nominal && types.kind(wanted) == .nominal && types.decl(made) == types.decl(wanted)
      && isWhole(wanted)
      && types.arguments(wanted).contains {
        analyzer.wrapped($0) != nil || types.kind($0) == .existential || analyzer.isKnown($0, .anyHashable)
      }
  }

  /// The parameters of the arguments before a parameter index.
  private func given(_ match: [Int], before index: Int, in instance: Instance) -> [Parameter] {
    match.prefix { $0 != index }.filter { $0 < instance.parameters.count }.map { instance.parameters[$0] }
  }

  /// Whether a later argument decides the type of this one: `.zero` in `reduce(.zero, +)`, or the elements in
  /// `ForEach([.small, .large], id: \Size.rawValue)`.
  private func isLate(_ argument: Argument, _ parameter: Parameter) -> Bool {
    guard let node = argument.node else { return false }
    let isImplicit: Bool
    switch node.kind {
    case .implicitMemberExpr: isImplicit = true
    case .arrayExpr: isImplicit = hasImplicitRoot(node)
    case .dictionaryExpr:
      let parts = Array(node.children)
      isImplicit = (0..<min(2, parts.count)).contains { first in
        stride(from: first, to: parts.count, by: 2).allSatisfy { hasImplicitRoot(parts[$0]) }
      }
    default: isImplicit = false
    }
    guard isImplicit else { return false }
    let wanted = passedType(parameter)
    return types.kind(wanted) == .variable && (node.kind != .implicitMemberExpr || !analyzer.isConstrained(wanted))
  }

  /// Whether an argument names several functions, of which other arguments may choose one: `compose(String.init, count)`.
  private func isOverloaded(_ argument: Argument, _ parameter: Parameter) -> Bool {
    guard let node = argument.node, hasOpenParameters(parameter) else { return false }
    return namesSeveralFunctions(node)
  }

  /// Whether a parameter takes a function with parameters of open types.
  private func hasOpenParameters(_ parameter: Parameter) -> Bool {
    let wanted = analyzer.resolved(analyzer.normalized(parameter.type))
    guard types.kind(wanted) == .function else { return false }
    return types.arguments(wanted).dropLast().contains { types.flags($0).contains(.hasVariable) }
  }

  /// The type of the values that a parameter takes, also if it takes them late.
  private func passedType(_ parameter: Parameter) -> TypeID {
    let wanted = analyzer.shallow(parameter.type)
    guard parameter.flags.contains(.isAutoclosure), types.kind(wanted) == .function else { return wanted }
    return analyzer.shallow(types.argument(wanted, types.argumentCount(wanted) - 1))
  }

  /// Whether another argument decides the type of a list literal: the slice in `areEqual([2, 3], numbers[1...])`.
  private func isDecided(
    _ argument: Argument, _ parameter: Parameter, byOthers arguments: [Argument], _ match: [Int], _ instance: Instance
  ) -> Bool {
    guard arguments.count > 1, let node = argument.node, isListLiteral(node), !hasNamedElements(node) else {
      return false
    }
    let wanted = passedType(parameter)
    guard types.kind(wanted) == .variable else { return false }
    return zip(arguments, match).contains { other, index in
      guard let value = other.node, other.closure == nil, index < instance.parameters.count, value.id != node.id else {
        return false
      }
      return !isListLiteral(value) && !needsContext(value) && passedType(instance.parameters[index]) == wanted
    }
  }

  /// Whether a literal has elements with a type of their own, which other arguments do not decide. `Optional("B")` has
  /// the type that its literal gets.
  private func hasNamedElements(_ node: SyntaxNode) -> Bool {
    var waiting = [node]
    while let next = waiting.popLast() {
      if next.kind == .declReferenceExpr { return true }
      if next.kind == .functionCallExpr, let callee = next.children.first, callee.kind == .declReferenceExpr,
        let token = callee.referencedName, isGenericType(callee.name(of: token))
      {
        waiting += next.children.dropFirst()
      } else {
        waiting += next.children
      }
    }
    return false
  }

  /// Whether a name denotes a type with generic arguments that a call of it infers.
  private func isGenericType(_ name: Name) -> Bool {
    guard local(name) == nil, let found = analyzer.lookUpType(name, in: context).first else { return false }
    return !analyzer.genericContext(of: found).parameters.isEmpty
  }

  private func isListLiteral(_ node: SyntaxNode) -> Bool { node.kind == .arrayExpr || node.kind == .dictionaryExpr }

  /// Whether no earlier argument determines the root of a key path. Then the contextual result type may, as in
  /// `let column: Column<Employee> = Column("Name", \.name)`.
  private func isRootless(_ argument: Argument, _ parameter: Parameter) -> Bool {
    guard let node = argument.node, node.children.first.map({ !$0.kind.isType }) ?? false else { return false }
    let wanted = analyzer.normalized(parameter.type)
    guard types.kind(wanted) == .function || types.kind(wanted) == .nominal && isKeyPath(wanted),
      types.argumentCount(wanted) > 1
    else { return false }
    return types.kind(analyzer.resolved(types.argument(wanted, 0))) == .variable
  }

  /// Whether an argument is a literal passed as the result, which takes the contextual type: `reduce(into: [])` where a
  /// set is required, or `reduce(into: (0, ""))` where a tuple with labels is.
  private func isGiven(
    _ argument: Argument, asResult result: TypeID, of expected: TypeID, to parameter: Parameter
  ) -> Bool {
    guard let node = argument.node, [.arrayExpr, .dictionaryExpr, .tupleExpr].contains(node.kind) else { return false }
    let wanted = analyzer.shallow(parameter.type)
    guard types.kind(wanted) == .variable, analyzer.shallow(result) == wanted else { return false }
    let type = analyzer.resolved(analyzer.normalized(expected))
    guard types.flags(type).isDisjoint(with: [.hasVariable, .hasHole]) else { return false }
    if node.kind == .tupleExpr {
      return types.kind(type) == .tuple && types.argumentCount(type) == node.children.count
        && types.labels(ofTuple: type).contains { $0 != .none }
        && !node.children.contains { $0.kind == .labeledExpr }
    }
    return types.kind(type) == .nominal && analyzer.decl(types.decl(type)).kind != .protocolType
  }

  /// Infers arguments from constraints on the associated types of the expected generic parameter. In
  /// `Tab("A", value: .first) { … }` the builder determines the type of the tab's value. `false` on a conflict, such as
  /// an unsorted column where a sorted one is required.
  private func learn(_ result: TypeID, from expected: TypeID) -> Bool {
    let wanted = analyzer.normalized(expected)
    let made = analyzer.resolved(result)
    guard !analyzer.inference.pending.isEmpty, types.kind(wanted) == .variable, types.kind(made) == .nominal else {
      return true
    }
    return learn(made, fromVariable: wanted)
  }

  /// Whether the pending constraints on a variable's member types hold for a type; infers from those that are open.
  func learn(_ made: TypeID, fromVariable wanted: TypeID) -> Bool {
    var fits = true
    for (left, right) in analyzer.inference.pending {
      for (member, other) in [(left, right), (right, left)] {
        let member = analyzer.shallow(member)
        guard types.kind(member) == .member, analyzer.shallow(types.argument(member, 0)) == wanted else { continue }
        let mark = analyzer.mark()
        let own = analyzer.memberType(of: made, types.decl(member))
        if !analyzer.unify(own, other) {
          analyzer.undo(to: mark)
          if isWhole(own), isWhole(other) { fits = false }
        }
      }
    }
    return fits
  }

  /// Whether a type has no part that is still open.
  func isWhole(_ type: TypeID) -> Bool {
    types.flags(analyzer.resolved(type)).isDisjoint(with: [.hasVariable, .hasHole, .hasLiteral, .hasMember])
  }

  /// Whether a candidate can give a value of the contextual type: that may decide generic parameters, which must then meet
  /// their requirements. `var link: Link? = make()` with `make<T: Page>() -> T` makes a `Link`, as optionals are no pages.
  private func accepts(_ instance: Instance, _ expected: TypeID, _ score: inout Score) -> Bool {
    guard !instance.requirements.isEmpty, types.flags(analyzer.resolved(instance.result)).contains(.hasVariable),
      case let wanted = analyzer.resolved(analyzer.normalized(expected)), isWhole(wanted)
    else { return accepts(instance.result, expected, &score) }
    let (mark, pending, before) = (analyzer.mark(), analyzer.inference.pending, score)
    if accepts(instance.result, wanted, &score), meet(instance.requirements) { return true }
    guard let wrapped = analyzer.wrapped(wanted) else { return false }
    analyzer.undo(to: mark)
    analyzer.inference.pending = pending
    score = before
    score.add(.valueToOptional)
    return accepts(instance.result, wrapped, &score) && meet(instance.requirements)
  }

  /// Whether a result is compatible with the contextual type, which is only a hint.
  private func accepts(_ result: TypeID, _ expected: TypeID, _ score: inout Score) -> Bool {
    let wanted = analyzer.normalized(expected)
    if types.kind(wanted) == .hole { return true }
    if types.kind(wanted) == .variable {
      let actual = analyzer.resolved(result)
      guard types.flags(actual).isDisjoint(with: [.hasVariable, .hasHole]) else { return true }
      return analyzer.constraints(onVariable: wanted).allSatisfy { analyzer.conforms(actual, to: $0) }
    }
    let mark = analyzer.mark()
    if analyzer.convert(result, to: wanted, &score) { return true }
    analyzer.undo(to: mark)
    return false
  }

  func give(_ argument: Argument, to parameter: Parameter, _ score: inout Score) -> Bool {
    var wanted = parameter.type
    if parameter.flags.contains(.isAutoclosure) {
      // Unresolved, because the provisional type of a literal may still change.
      let function = types.kind(wanted) == .function ? wanted : analyzer.normalized(wanted)
      if types.kind(function) == .function { wanted = types.argument(function, types.argumentCount(function) - 1) }
    }
    var actual =
      argument.type ?? argument.node.map { ownType(ofCompared: $0, as: wanted) ?? check($0, expected: wanted) }
      ?? analyzer.hole(.syntaxError)
    if let node = argument.node, let other = otherOverload(node, actual, wanted) { actual = other }
    let known = analyzer.normalized(actual)
    if let node = argument.node, isOtherList(node, known) { score.add(.nonDefaultLiteral) }
    // A key path without a valid member on this root.
    if argument.node?.kind == .keyPathExpr {
      if types.flags(known).contains(.hasHole) { score.add(.hole) }
      // A key path stays a key path at a lower cost than its conversion to a function.
      if types.kind(known) == .function { score.add(.functionConversion) }
    }
    if types.kind(known) == .inoutType { actual = types.argument(known, 0) }
    if parameter.flags.contains(.isInout) {
      let wanted = analyzer.normalized(wanted)
      if types.kind(wanted) == .inoutType { return analyzer.unify(actual, types.argument(wanted, 0)) }
      return analyzer.unify(actual, wanted)
    }
    let isOpen = types.kind(wanted) == .variable && types.kind(known) != .hole
    guard analyzer.convert(actual, to: wanted, &score) else {
      return argument.node.map { gives($0, actual, overloadedAs: wanted) } ?? false
    }
    // `.asymmetric(insertion: .scale(scale: 0.9), removal: .opacity)`: an unknown part of an argument makes a generic
    // parameter's type unknown.
    if isOpen, analyzer.standsForHole(actual) { score.add(.hole) }
    learnLiterals(of: wanted, from: actual)
    return true
  }

  /// The type of an argument of several overloads that does not depend on its context: of a call that its closure
  /// decides, `show(words.map { $0.count })`, where one `show` takes strings and another one numbers; or of a sum of lists
  /// or other sequences. `nil` if the contextual type may also decide it, as that of literals.
  private func ownType(ofCompared node: SyntaxNode, as wanted: TypeID) -> TypeID? {
    guard comparesOverloads, !hasImplicitRoot(node), isWhole(analyzer.resolved(wanted)) else { return nil }
    switch node.kind {
    case .functionCallExpr:
      let closures = node.callArguments.compactMap(\.closure)
      guard !closures.isEmpty, closures.allSatisfy(isOfOneType) else { return nil }
    case .infixOperatorExpr:
      guard node.ownTokens.contains(where: { node.name(of: $0) == .plus }),
        node.children.contains(where: { $0.kind == .arrayExpr })
      else { return nil }
    default: return nil
    }
    let mark = analyzer.mark()
    let type = check(node, expected: nil)
    if isWhole(type), !isKnownLiteralCall(node) { return type }
    analyzer.undo(to: mark)
    return nil
  }

  /// Whether a closure's body is one member, call or operation, whose type does not depend on context.
  func isOfOneType(_ closure: SyntaxNode) -> Bool {
    let items = closure.children.filter { $0.kind != .closureSignature }
    guard items.count == 1, var value = items.first else { return false }
    if value.kind == .returnStmt, let returned = value.children.first(where: { $0.kind.isExpr }) { value = returned }
    return [.memberAccessExpr, .functionCallExpr, .infixOperatorExpr].contains(value.kind) && !hasImplicitRoot(value)
  }

}
