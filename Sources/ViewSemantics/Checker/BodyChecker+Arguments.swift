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
    if let expected,
      isResultFirst || isToldByResult(arguments, expected)
        || areLiteralsTold(arguments, by: expected, of: instance.result)
    {
      _ = accepts(instance.result, expected, &score)
    }
    var deferred: [(argument: Argument, parameter: Parameter)] = []
    var rootless: [(argument: Argument, parameter: Parameter)] = []
    var overloaded: [(argument: Argument, parameter: Parameter)] = []
    for (argument, index) in zip(arguments, match) where index < instance.parameters.count {
      let parameter = instance.parameters[index]
      if !commits, !isPassedAlike(argument, parameter) { return false }
      if isLate(argument, parameter) || isDecided(argument, parameter, byOthers: arguments, match, instance) {
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
        if !self.fits(closure, parameter) { fits = false }
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
    if !isOpen, let expected, !accepts(instance.result, expected, &score) {
      if !isResultFirst, arguments.contains(where: { $0.node.map(isKnownLiteralCall) ?? false }) {
        // `let letters: Set<Character> = Set(names.map { _ in "a" })`: the contextual type decides the literals.
        analyzer.undo(to: start.mark)
        analyzer.inference.pending = start.pending
        undecided.removeLast(undecided.count - start.undecided)
        score = Score()
        return fill(
          instance, arguments, match, expected, &score, commits: commits, hasLearnt: hasLearnt, isResultFirst: true)
      }
      if !commits { return false }
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
  private func isSingleExpression(_ closure: SyntaxNode) -> Bool {
    let items = activeItems(closure.children.filter { $0.kind != .closureSignature })
    guard items.count == 1 else { return false }
    return ![.ifExpr, .switchExpr].contains(items[0].kind) || !containsReturn(items[0])
  }

  private func writesResult(_ closure: SyntaxNode) -> Bool {
    closure.child(.closureSignature)?.children.contains { $0.kind.isType } ?? false
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

  /// Whether a literal has elements with a type of their own, which other arguments do not decide.
  private func hasNamedElements(_ node: SyntaxNode) -> Bool {
    node.subtree.contains { $0.kind == .declReferenceExpr }
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
    if let node = argument.node, let other = otherMember(node, actual, wanted) { actual = other }
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

  /// The type of a call with a closure as an argument of several overloads, which its closure decides:
  /// `show(words.map { $0.count })`, where one `show` takes strings and another one numbers. `nil` if the contextual type
  /// may also decide it, as that of literals.
  private func ownType(ofCompared node: SyntaxNode, as wanted: TypeID) -> TypeID? {
    guard comparesOverloads, node.kind == .functionCallExpr, !hasImplicitRoot(node), isWhole(analyzer.resolved(wanted))
    else { return nil }
    let closures = node.callArguments.compactMap(\.closure)
    guard !closures.isEmpty, closures.allSatisfy(isOfOneType) else { return nil }
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

  /// Infers builder types that several closures share from any one of them: the rows of a table determine its columns'
  /// value type.
  private func learnBuilders(_ instance: Instance, _ arguments: [Argument], _ match: [Int]) {
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
  private func giveClosure(
    _ closure: SyntaxNode, to parameter: Parameter, _ requirements: [Requirement], _ score: inout Score
  ) -> Bool {
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
    if analyzer.unify(types.argument(wanted, last), types.argument(type, last)), meet(requirements),
      isWhole(analyzer.resolved(types.argument(type, last)))
    {
      return true
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

  /// Infers generic parameters from the default values of omitted parameters.
  ///
  /// - Parameter isEarly: whether this is before the arguments are checked. Then only generic parameters count that no
  ///   argument can determine: in `sleep(for: C.Instant.Duration, clock: C = .continuous)` the default determines `C`.
  func useDefaults(_ instance: Instance, _ match: [Int], of candidate: Candidate, isEarly: Bool = false) {
    guard !candidate.isMemberwise else { return }
    for (index, parameter) in instance.parameters.enumerated() where parameter.hasDefault && !match.contains(index) {
      var type = analyzer.resolved(parameter.type)
      if isEarly {
        guard types.kind(type) == .variable,
          match.contains(where: { mentionsMember(of: type, analyzer.resolved(instance.parameters[$0].type)) }),
          !match.contains(where: { mentionsItself(type, analyzer.resolved(instance.parameters[$0].type)) })
        else { continue }
        _ = note(instance.requirements)
      }
      if parameter.flags.contains(.isAutoclosure), types.kind(type) == .function {
        type = types.argument(type, types.argumentCount(type) - 1)
      }
      guard types.flags(type).contains(.hasVariable), let node = parameter.node,
        let value = analyzer.node(node, of: candidate.decl).initialValue
      else { continue }
      let checker = BodyChecker(
        analyzer, analyzer.context(inside: candidate.decl), selfType: candidate.base, isStatic: true, whole: value,
        named: parameter.name.text)
      let actual =
        value.kind == .closureExpr
        ? checker.closureType(value, expected: type, builder: parameter.builder) : checker.check(value, expected: type)
      // `as type: T.Type = T.self` leaves `T` to the context.
      if mentionsParameter(analyzer.resolved(actual), of: candidate.decl) { continue }
      var score = Score()
      _ = analyzer.convert(actual, to: parameter.flags.contains(.isAutoclosure) ? type : parameter.type, &score)
      _ = meet(instance.requirements)
    }
  }

  /// Whether a type contains a generic parameter of a function itself.
  private func mentionsParameter(_ type: TypeID, of function: DeclID) -> Bool {
    guard types.flags(type).contains(.hasParameter) else { return false }
    if types.kind(type) == .parameter {
      let generics = analyzer.signature(of: function).generics
      return generics.parameters[generics.outerCount...].contains(types.decl(type))
    }
    return types.arguments(type).contains { mentionsParameter($0, of: function) }
  }

  /// Whether a type contains a member type of an open type: `C.Instant`.
  private func mentionsMember(of variable: TypeID, _ type: TypeID) -> Bool {
    if types.kind(type) == .member {
      let base = analyzer.resolved(types.argument(type, 0))
      return base == variable || mentionsMember(of: variable, base)
    }
    return types.arguments(type).contains { mentionsMember(of: variable, analyzer.resolved($0)) }
  }

  /// Whether a type contains an open type other than as the base of a member type.
  private func mentionsItself(_ variable: TypeID, _ type: TypeID) -> Bool {
    if type == variable { return true }
    if types.kind(type) == .member { return false }
    return types.arguments(type).contains { mentionsItself(variable, analyzer.resolved($0)) }
  }
}
