import ViewSource
import ViewSyntax

/// Operators and assignments.
extension BodyResolver {
  private static let and: Name = "&&"
  private static let or: Name = "||"

  func infix(_ node: SyntaxNode, _ target: TypeID?) -> ResolvedExpr {
    let parts = node.children.filter { $0.kind.isExpr }
    guard parts.count == 2,
      let token = node.ownTokens.first(where: { $0.kind.isOperator || $0.kind == .identifier }) ?? node.firstToken
    else { return unresolved("an incomplete operation", node) }
    let name = node.name(of: token)
    if let type = recordedType(node), types.kind(type) == .metatype {
      return ResolvedExpr(.metatype(types.argument(type, 0)), type, node)
    }
    if !analyzer.program.declaresOperator(name) {
      let bool = analyzer.known(.bool)
      if name == BodyResolver.and {
        return ResolvedExpr(.and(resolve(parts[0], bool), resolve(parts[1], bool)), bool, node)
      }
      if name == BodyResolver.or {
        return ResolvedExpr(.or(resolve(parts[0], bool), resolve(parts[1], bool)), bool, node)
      }
      if name == .coalescing { return coalescing(node, parts, target) }
    }
    let result = operation(name, node, parts, target)
    guard OperatorTable.assigns(name.text), isLink(parts[0].kind), hasOptionalLink(parts[0]) else { return result }
    // `score?.wins += 1` does nothing without a score.
    return ResolvedExpr(.chain(result), analyzer.optional(analyzer.void), node)
  }

  private func coalescing(_ node: SyntaxNode, _ parts: [SyntaxNode], _ target: TypeID?) -> ResolvedExpr {
    var type = recordedType(node)
    let recordedLeft = recordedType(parts[0])
    if type == nil { type = recordedLeft.flatMap { analyzer.wrapped($0) } ?? target }
    if let target, types.flags(target).isDisjoint(with: [.hasOpaque, .hasHole, .hasVariable]) {
      // A literal operand may have taken the contextual type, and with it the whole expression.
      let isLeftFitting = recordedLeft.flatMap { analyzer.wrapped($0) } == withoutOptionals(target)
      if isLeftFitting || type == nil { type = isOptional(target) && !isOptional(type ?? target) ? type : target }
    }
    if parts[1].kind == .nilLiteralExpr, let inner = recordedLeft.flatMap({ analyzer.wrapped($0) }), isOptional(inner) {
      type = inner
    }
    // If both operands are optional, the left one determines the type.
    let left = resolve(
      parts[0], type.map { isOptional($0) && recordedLeft == $0 ? $0 : analyzer.optional($0) })
    let result = type ?? analyzer.wrapped(left.type) ?? left.type
    let right = resolve(parts[1], result)
    // In `a ?? b` with two optionals, `a` is not unwrapped.
    return ResolvedExpr(.coalesce(left, right), result, node)
  }

  private func operation(
    _ name: Name, _ node: SyntaxNode, _ parts: [SyntaxNode], _ target: TypeID?
  ) -> ResolvedExpr {
    if let literal = literalOperation(name, node, parts, target) { return literal }
    if let comparison = neverNil(name, node, parts) { return comparison }
    if let use = record.uses[node.id], !isSuperseded(use, node, parts, target) {
      var call = ResolvedCall(form: .function, decl: use.decl, base: use.base)
      call.generics = use.generics
      let given = parts.map { Argument(label: .none, node: $0, type: nil, isTrailing: false) }
      call.arguments = arguments(given, use.arguments.isEmpty ? [0, 1] : use.arguments, call, node)
      let type = analyzer.substitute(analyzer.signature(of: use.decl).result, substitution(of: call))
      return ResolvedExpr(.call(call), types.flags(type).contains(.hasHole) ? recordedType(node) ?? type : type, node)
    }
    return openOperation(name, node, parts, target)
  }

  private func isSuperseded(_ use: BodyRecord.Use, _ node: SyntaxNode, _ parts: [SyntaxNode], _ target: TypeID?) -> Bool
  {
    use.base.map { types.flags($0).contains(.hasHole) } ?? false
  }

  /// An operation on literals alone, with the contextual type.
  private func literalOperation(
    _ name: Name, _ node: SyntaxNode, _ parts: [SyntaxNode], _ target: TypeID?
  ) -> ResolvedExpr? {
    if name == .plus, let type = target.map({ withoutOptionals($0) }),
      types.kind(type) == .nominal || types.kind(type) == .parameter, !analyzer.isKnown(type, .string),
      parts.allSatisfy({ isOfTexts($0) })
    {
      // `let text: AttributedString = "a" + "b"`
      return literalOperation(name, node, parts, giving: type)
    }
    guard parts.allSatisfy({ checker.isOfLiterals($0) }) else { return nil }
    let type = target.map { withoutOptionals($0) } ?? analyzer.anyType
    guard types.kind(type) == .nominal || types.kind(type) == .parameter else {
      return types.kind(type) == .existential ? operationOnDefaults(name, node, parts) : nil
    }
    if Name.arithmetic.contains(name), !analyzer.program.declaresOperator(name),
      analyzer.conforms(type, to: analyzer.known("Numeric"))
    {
      let operands = parts.map { resolve($0, type) }
      return chosenOperation(name, operands, node, expected: type)
    }
    if let operation = literalOperation(name, node, parts, giving: type) { return operation }
    return record.uses[node.id] == nil ? operationOnDefaults(name, node, parts) : nil
  }

  /// The same without a type from the context: one literal with a fraction makes all numbers floating-point, as in
  /// `print(7 / 2 * 2.0)`.
  private func operationOnDefaults(_ name: Name, _ node: SyntaxNode, _ parts: [SyntaxNode]) -> ResolvedExpr? {
    guard Name.arithmetic.contains(name) else { return nil }
    let recorded = recordedType(node)
    let isKnown = recorded.map { types.kind($0) == .nominal && analyzer.conforms($0, to: analyzer.known("Numeric")) }
    let hasFraction = parts.contains { self.hasFraction($0) }
    let type = isKnown == true ? recorded : nil
    let number = type ?? analyzer.known(hasFraction ? .double : .int)
    return chosenOperation(name, parts.map { resolve($0, number) }, node, expected: number)
  }

  private func hasFraction(_ node: SyntaxNode, depth: Int = 0) -> Bool {
    node.kind == .floatLiteralExpr
      || depth < 64 && node.children.contains { $0.kind.isExpr && hasFraction($0, depth: depth + 1) }
  }

  /// The same if the contextual type, or its bound type for a range, has the operator.
  private func literalOperation(
    _ name: Name, _ node: SyntaxNode, _ parts: [SyntaxNode], giving type: TypeID
  ) -> ResolvedExpr? {
    if Name.shifts.contains(name), types.kind(type) == .nominal, !analyzer.isFromCatalogue(types.decl(type)) {
      // `let flags: Flags = 1 << 3`: the count is no value of the type.
      let operands = [resolve(parts[0], type), resolve(parts[1], nil)]
      if let found = chosenOperation(name, operands, node, expected: type), found.type == type { return found }
    }
    guard recordedType(node) != type, types.kind(type) == .nominal else { return nil }
    for operand in [type] + types.arguments(type)
    where types.kind(operand) == .nominal || types.kind(operand) == .parameter {
      let operands = parts.map { resolve($0, operand) }
      guard operands.allSatisfy({ $0.type == operand }),
        let found = chosenOperation(name, operands, node, expected: type), found.type == type
      else { continue }
      return found
    }
    return nil
  }

  /// Whether an expression is a string literal or a concatenation of string literals.
  private func isOfTexts(_ node: SyntaxNode, depth: Int = 0) -> Bool {
    switch node.kind {
    case .stringLiteralExpr: true
    case .parenExpr, .infixOperatorExpr:
      depth < 256
        && (node.kind == .parenExpr || node.ownTokens.contains { node.name(of: $0) == .plus })
        && node.children.allSatisfy { !$0.kind.isExpr || isOfTexts($0, depth: depth + 1) }
    default: false
    }
  }

  /// An operator whose operand types the checker did not know.
  private func openOperation(
    _ name: Name, _ node: SyntaxNode, _ parts: [SyntaxNode], _ target: TypeID?
  ) -> ResolvedExpr {
    // An implicitly unwrapped operand is unwrapped if the optional does not fit.
    func operand(_ index: Int, beside other: ResolvedExpr?) -> ResolvedExpr {
      let value = resolve(parts[index], needsOther(parts[index]) ? other?.type ?? target : nil)
      let isForced = parts[1 - index].kind != .nilLiteralExpr && checker.isImplicitlyForced(parts[index])
      return isForced ? forced(value, for: analyzer.void) : value
    }
    let isRightFirst = needsOther(parts[0])
    let first = operand(isRightFirst ? 1 : 0, beside: nil)
    let second = operand(isRightFirst ? 0 : 1, beside: first)
    let (left, right) = isRightFirst ? (second, first) : (first, second)
    if let call = chosenOperation(name, [left, right], node, expected: nil)
      ?? comparedWithNil(name, [left, right], parts, node)
    {
      if OperatorTable.assigns(name.text), case .call(var assigning) = call.kind, assigning.arguments.count == 2 {
        let target = place(parts[0], for: nil)
        let isForced = left.type == analyzer.wrapped(target.type)
        assigning.arguments[0] = .place(isForced ? ResolvedPlace(.force(target), left.type, parts[0]) : target)
        return ResolvedExpr(.call(assigning), call.type, node)
      }
      return call
    }
    if let call = operationGiving(target, name, parts, node) { return call }
    let reason = "no `\(name.text)` takes `\(analyzer.text(of: left.type))` and `\(analyzer.text(of: right.type))`"
    return unresolved(reason, for: [left, right], at: node)
  }

  /// An operation that the contextual type resolves: `let e: Expr = .x + .y`.
  private func operationGiving(
    _ target: TypeID?, _ name: Name, _ parts: [SyntaxNode], _ node: SyntaxNode
  ) -> ResolvedExpr? {
    guard let target, !isHole(target) else { return nil }
    let wanted = withoutOptionals(target)
    let candidates = checker.operatorCandidates(name, [wanted]).filter {
      analyzer.decl($0.decl).has(.isUnaryOperator) == (parts.count == 1)
    }
    for candidate in candidates {
      guard let given = checker.parameters(of: candidate, giving: wanted), given.count == parts.count else { continue }
      let operands = zip(parts, given).map { resolve($0, $1) }
      if let call = chosenOperation(name, operands, node, expected: wanted) { return call }
    }
    return nil
  }

  /// `value == nil` with a value that is not optional, which Swift wraps in an optional.
  private func neverNil(_ name: Name, _ node: SyntaxNode, _ parts: [SyntaxNode]) -> ResolvedExpr? {
    guard name.text == "==" || name.text == "!=", let index = parts.firstIndex(where: { $0.kind == .nilLiteralExpr }),
      let type = recordedType(parts[1 - index]), isWrappedForNil(type),
      record.uses[node.id].map({ analyzer.isFromCatalogue($0.decl) }) ?? true
    else { return nil }
    let value = convert(resolve(parts[1 - index], type), to: analyzer.optional(type))
    return comparedWithNil(name, [value, value], parts, node)
  }

  private func isWrappedForNil(_ type: TypeID) -> Bool {
    switch types.kind(type) {
    case .nominal: !isOptional(type) && !analyzer.conforms(type, to: analyzer.known(.expressibleByNilLiteral))
    case .function, .tuple, .existential, .metatype: true
    default: false
    }
  }

  /// `optional == nil` for a wrapped type that is not equatable.
  private func comparedWithNil(
    _ name: Name, _ operands: [ResolvedExpr], _ parts: [SyntaxNode], _ node: SyntaxNode
  ) -> ResolvedExpr? {
    guard let index = parts.firstIndex(where: { $0.kind == .nilLiteralExpr }) else { return nil }
    let type = analyzer.known("_OptionalNilComparisonType")
    guard !isHole(type) else { return nil }
    var operands = operands
    operands[index] = ResolvedExpr(.nilValue, type, parts[index])
    return chosenOperation(name, operands, node, expected: nil)
  }

  private func needsOther(_ node: SyntaxNode) -> Bool {
    checker.isOfLiterals(node) || node.kind == .nilLiteralExpr || node.kind == .stringLiteralExpr
      || checker.hasImplicitRoot(node)
  }

  /// The operation that takes operands of these types.
  func chosenOperation(
    _ name: Name, _ operands: [ResolvedExpr], _ node: SyntaxNode, expected: TypeID?
  ) -> ResolvedExpr? {
    guard operands.allSatisfy({ !isHole($0.type) }) else { return nil }
    let operands = operands.map { operand in
      // Replaces types that a same-type requirement equates.
      let type = analyzer.withSameTypes(operand.type, analyzer.environment)
      return type == operand.type ? operand : ResolvedExpr(operand.kind, type, operand.node)
    }
    let isUnary = operands.count == 1
    // In `extension Range where Bound == Int`, `Bound` is `Int`.
    let known = operands.map { analyzer.withSameTypes($0.type, analyzer.environment) }
    let candidates = checker.operatorCandidates(name, known).filter {
      analyzer.decl($0.decl).has(.isUnaryOperator) == isUnary
    }
    let given = known.map { (label: Name.none, type: $0) }
    if let chosen = checker.choose(candidates, given, named: name, expected: expected, at: node) {
      return call(chosen, operands, node)
    }
    // The operator may be a member of one operand's type to which the other converts: `5 != optional`.
    for operand in operands where operands.count == 2 && operands[0].type != operands[1].type {
      let candidates = checker.operatorCandidates(name, [operand.type, operand.type]).filter {
        analyzer.decl($0.decl).has(.isUnaryOperator) == isUnary
      }
      if let chosen = checker.choose(candidates, given, named: name, expected: expected, at: node) {
        return call(chosen, operands, node)
      }
    }
    return nil
  }

  func prefix(_ node: SyntaxNode, _ target: TypeID?) -> ResolvedExpr {
    guard let operand = node.children.first(where: { $0.kind.isExpr }), let token = node.firstToken else {
      return unresolved("an incomplete operation", node)
    }
    let name = node.name(of: token)
    if operand.kind == .integerLiteralExpr || operand.kind == .floatLiteralExpr {
      if name == .minus { return number(operand, target, isNegative: true) }
      if name == .plus { return number(operand, target, isNegative: false) }
    }
    return unary(node, operand: operand, target)
  }

  func unary(_ node: SyntaxNode, operand: SyntaxNode?, _ target: TypeID?) -> ResolvedExpr {
    guard let operand, let token = node.ownTokens.first(where: { $0.kind.isOperator }) ?? node.firstToken else {
      return unresolved("an incomplete operation", node)
    }
    let name = node.name(of: token)
    if let use = record.uses[node.id], !(use.base.map { types.flags($0).contains(.hasHole) } ?? false) {
      var call = ResolvedCall(form: .function, decl: use.decl, base: use.base)
      call.generics = use.generics
      let given = [Argument(label: .none, node: operand, type: nil, isTrailing: false)]
      call.arguments = arguments(given, [0], call, node)
      let type = analyzer.substitute(analyzer.signature(of: use.decl).result, substitution(of: call))
      return ResolvedExpr(.call(call), types.flags(type).contains(.hasHole) ? recordedType(node) ?? type : type, node)
    }
    let wanted = target.flatMap {
      literalType($0, .expressibleByIntegerLiteral, .int) == withoutOptionals($0) ? $0 : nil
    }
    let value = resolve(operand, checker.isOfLiterals(operand) ? wanted : nil)
    if let call = chosenOperation(name, [value], node, expected: nil) ?? operationGiving(target, name, [operand], node)
    {
      return call
    }
    return unresolved("no `\(name.text)` takes `\(analyzer.text(of: value.type))`", for: [value], at: node)
  }

  /// `+` as a value.
  func operatorFunction(_ name: Name, _ node: SyntaxNode, _ target: TypeID?) -> ResolvedExpr {
    let wanted = target.map { withoutOptionals($0) }
    // The parameter types select the operator, not the result type.
    let known = wanted.flatMap { type in
      types.kind(type) == .function && !types.arguments(type).dropLast().contains { hasHole($0) } ? type : nil
    }
    guard let type = (known ?? recordedType(node)).map({ withoutOptionals($0) }), types.kind(type) == .function else {
      return unresolved("cannot infer which `\(name.text)` is meant", node)
    }
    let parameters = types.arguments(type).dropLast()
    let operands =
      parameters.count == 1 && types.kind(parameters[0]) == .tuple ? types.arguments(parameters[0]) : Array(parameters)
    let isUnary = operands.count == 1
    let candidates = checker.operatorCandidates(name, operands).filter {
      analyzer.decl($0.decl).has(.isUnaryOperator) == isUnary
    }
    guard
      let chosen = checker.choose(
        candidates, operands.map { (.none, types.kind($0) == .inoutType ? types.argument($0, 0) : $0) }, named: name,
        at: node)
    else {
      return unresolved("cannot infer which `\(name.text)` is meant as `\(analyzer.text(of: type))`", node)
    }
    if parameters.count == 1, operands.count > 1 { return takingTuple(chosen, parameters[0], type, node) }
    var call = ResolvedCall(form: .function, decl: chosen.decl, base: chosen.base)
    call.generics = chosen.generics
    let whole = hasHole(type) ? types.function(Array(parameters), types.flags(ofFunction: type), chosen.result) : type
    return ResolvedExpr(.function(call), whole, node)
  }

  /// `zip(a, b).map(*)`: a function of a tuple that calls the operator with its elements.
  private func takingTuple(_ chosen: ChosenCall, _ tuple: TypeID, _ type: TypeID, _ node: SyntaxNode) -> ResolvedExpr {
    let function = addFunction("operator", chosen.result, node)
    inside(function, result: chosen.result) {
      let parameter = addVariable(.none, tuple)
      body.functions[function.index].parameters.append(parameter)
      let whole = ResolvedExpr(.variable(parameter), tuple, node)
      let elements = types.arguments(tuple).enumerated().map { ResolvedExpr(.element(whole, $0), $1, node) }
      let result = types.arguments(type).last ?? chosen.result
      body.functions[function.index].statements = [.returned(convert(call(chosen, elements, node), to: result), node)]
    }
    return ResolvedExpr(.closure(function), type, node)
  }

  /// `zip(names, ages).map(describe)`: a function of several parameters, or of none, wrapped as one of a tuple.
  func takingTuple(_ function: ResolvedExpr, as wanted: TypeID) -> ResolvedExpr? {
    let target = withoutOptionals(wanted)
    guard types.kind(function.type) == .function, types.kind(target) == .function,
      types.argumentCount(function.type) != 2, types.argumentCount(target) == 2,
      case let tuple = types.argument(target, 0), types.kind(tuple) == .tuple,
      types.argumentCount(tuple) == types.argumentCount(function.type) - 1
    else { return nil }
    let result = types.arguments(target).last ?? analyzer.void
    let node = function.node
    let made = addFunction("function", result, node)
    inside(made, result: result) {
      let held = addVariable(.none, function.type)
      body.functions[made.index].captured.append((held, function))
      let parameter = addVariable(.none, tuple)
      body.functions[made.index].parameters.append(parameter)
      let whole = ResolvedExpr(.variable(parameter), tuple, node)
      let arguments = types.arguments(tuple).enumerated().map { index, type in
        ResolvedArgument.value(
          convert(ResolvedExpr(.element(whole, index), type, node), to: types.argument(function.type, index)))
      }
      let callee = ResolvedExpr(.variable(held), function.type, node)
      let called = ResolvedExpr(.apply(callee, arguments), types.arguments(function.type).last ?? result, node)
      body.functions[made.index].statements = [.returned(convert(called, to: result), node)]
    }
    return ResolvedExpr(.closure(made), target, node)
  }

  // MARK: Assignments

  func assignment(_ node: SyntaxNode) -> ResolvedExpr {
    let parts = node.children.filter { $0.kind.isExpr }
    guard parts.count == 2 else { return unresolved("an incomplete assignment", node) }
    if parts[0].kind == .discardAssignmentExpr {
      let value = resolve(parts[1], nil)
      return ResolvedExpr(
        .assign(ResolvedPlace(.discard, value.type, parts[0]), value), analyzer.void, node)
    }
    if isLink(parts[0].kind), hasOptionalLink(parts[0]) {
      let target = place(parts[0], for: nil)
      let value = resolve(parts[1], target.type)
      let assign = ResolvedExpr(.assign(target, value), analyzer.void, node)
      return ResolvedExpr(.chain(assign), analyzer.optional(analyzer.void), node)
    }
    let target = place(parts[0], for: nil)
    return ResolvedExpr(.assign(target, resolve(parts[1], target.type)), analyzer.void, node)
  }

  /// The place of an expression that is written.
  func place(_ node: SyntaxNode, for base: TypeID?) -> ResolvedPlace {
    let found = place(node)
    guard let base, let wrapped = analyzer.wrapped(found.type), !isOptional(base) else { return found }
    return ResolvedPlace(.force(found), wrapped, node)
  }

  private func place(_ node: SyntaxNode) -> ResolvedPlace {
    switch node.kind {
    case .inoutExpr, .parenExpr:
      if let inner = node.children.first(where: { $0.kind.isExpr }) { return place(inner) }
    case .discardAssignmentExpr: return ResolvedPlace(.discard, analyzer.unknownType, node)
    case .tupleExpr:
      let parts = node.children.compactMap { $0.kind == .labeledExpr ? $0.children.last : $0.kind.isExpr ? $0 : nil }
        .map { place($0) }
      return ResolvedPlace(.tuple(parts), types.tuple(parts.map(\.type)), node)
    case .forceUnwrapExpr:
      if let inner = node.children.first {
        let place = place(inner)
        return ResolvedPlace(.force(place), analyzer.wrapped(place.type) ?? place.type, node)
      }
    case .optionalChainingExpr:
      if let inner = node.children.first {
        let place = place(inner)
        return ResolvedPlace(.link(place), analyzer.wrapped(place.type) ?? place.type, node)
      }
    case .subscriptCallExpr: return subscriptPlace(node)
    case .declReferenceExpr:
      if let token = node.referencedName, case .lazily(_, let storage)? = meaning(of: node.name(of: token)) {
        let type = body.variables[use(storage).index].type
        return ResolvedPlace(
          .force(ResolvedPlace(.variable(storage), type, node)), analyzer.wrapped(type) ?? type, node)
      }
    case .awaitExpr, .tryExpr, .unsafeExpr: if let inner = node.children.last { return place(inner) }
    default: break
    }
    return place(of: link(node, nil), node)
  }

  private func subscriptPlace(_ node: SyntaxNode) -> ResolvedPlace {
    guard let baseNode = node.children.first else {
      return ResolvedPlace(.temporary(unresolved("nothing", node)), analyzer.unknownType, node)
    }
    let arguments = node.callArguments
    if arguments.count == 1, arguments[0].label == .keyPathLabel, let path = arguments[0].node {
      let base = place(baseNode)
      let value = resolve(path, recordedType(path))
      let type = types.arguments(value.type).last ?? analyzer.unknownType
      return ResolvedPlace(.keyPath(base, value), type, node)
    }
    guard let call = subscriptGetter(node, base: { receiver(baseNode, $0) }) else {
      return ResolvedPlace(.temporary(unresolvedSubscript(node)), analyzer.unknownType, node)
    }
    let type = analyzer.substitute(analyzer.signature(of: call.decl).result, substitution(of: call))
    return ResolvedPlace(.accessor(call), type, node)
  }

  private func receiver(_ node: SyntaxNode, _ base: TypeID?) -> ResolvedReceiver {
    let found = place(node, for: base)
    if case .temporary(let value) = found.kind { return .value(value) }
    if isReference(found.type) { return .value(forced(link(node, nil), for: base)) }
    return .place(found)
  }

  func isReference(_ type: TypeID) -> Bool {
    types.kind(type) == .nominal && [.classType, .actor].contains(analyzer.decl(types.decl(type)).kind)
  }

  /// Whether a protocol or generic parameter is class-bound, so that changing a member does not change the reference.
  private func isClassBound(_ type: TypeID) -> Bool {
    [.existential, .parameter, .member].contains(types.kind(type))
      && analyzer.conforms(type, to: analyzer.known(.anyObject))
  }

  /// The place that an expression reads.
  func place(of value: ResolvedExpr, _ node: SyntaxNode) -> ResolvedPlace {
    switch value.kind {
    case .variable(let variable): return ResolvedPlace(.variable(written(variable)), value.type, node)
    case .global(let decl, let base): return ResolvedPlace(.global(decl, base), value.type, node)
    case .field(let base, let decl):
      if isReference(base.type) || isClassMember(decl) {
        return ResolvedPlace(.objectField(base, decl), value.type, node)
      }
      return ResolvedPlace(.field(place(of: base, base.node), decl), value.type, node)
    case .element(let base, let index):
      return ResolvedPlace(.element(place(of: base, base.node), index), value.type, node)
    case .force(let inner): return ResolvedPlace(.force(place(of: inner, inner.node)), value.type, node)
    case .link(let inner): return ResolvedPlace(.link(place(of: inner, inner.node)), value.type, node)
    case .call(var call) where call.form == .getter:
      if case .value(let base)? = call.receiver, !isReference(base.type), !isClassBound(base.type) {
        let inner = place(of: base, base.node)
        if case .temporary = inner.kind {} else { call.receiver = .place(inner) }
      }
      return ResolvedPlace(.accessor(call), value.type, node)
    case .convert(let inner): return place(of: inner, node)
    // `object[keyPath: path]`
    case .apply where node.kind == .subscriptCallExpr && value.node.id == node.id: return subscriptPlace(node)
    case .apply(let function, let arguments):
      // `root[keyPath: path].part = value`
      guard case .convert(let path) = function.kind, checker.isKeyPath(path.type),
        case .value(let root)? = arguments.first
      else { return ResolvedPlace(.temporary(value), value.type, node) }
      return ResolvedPlace(.keyPath(place(of: root, root.node), path), value.type, node)
    default: return ResolvedPlace(.temporary(value), value.type, node)
    }
  }

  private func isClassMember(_ decl: DeclID) -> Bool {
    guard let owner = analyzer.owner(of: decl), let nominal = analyzer.nominal(of: owner) else { return false }
    return [.classType, .actor].contains(analyzer.decl(nominal).kind)
  }
}
