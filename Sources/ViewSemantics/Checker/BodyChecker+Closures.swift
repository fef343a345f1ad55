import ViewSource
import ViewSyntax

/// The cache key of a closure's body: the closure with the types in scope and the contextual type.
struct ClosureUse: Equatable, MemoKey {
  var node: NodeID
  /// The types of the names in scope, as a pack.
  var around: TypeID
  var builder: TypeID?
  /// The contextual result type, if it is known.
  var expected: TypeID?
  var isExpected = false
  var builderInferenceDepth = 0
  /// The protocols that the result must conform to, as a pack; `nil` if there are none.
  var constraints: TypeID?

  /// The key without the contextual type, for facts that depend only on the types in scope.
  var surroundings: ClosureUse { ClosureUse(node: node, around: around) }

  var bits: UInt64 {
    let wanted = UInt64(expected?.index ?? 0) << 32 | UInt64(builder?.index ?? 0)
    return (node.bits << 32 | around.bits) &* 0xA076_1D64_78BD_642F ^ wanted ^ (constraints?.bits ?? 0)
  }
}

/// The result type of a closure's body and the number of erroneous calls in it.
struct ClosureMeaning {
  var type: TypeID
  var errorWeight: Int
  /// Whether the body was checked for all errors.
  var isFullyChecked: Bool
  /// Whether the result is a literal, which another contextual type may change.
  var isLiteral = false
}

/// Type checking of closures.
extension BodyChecker {
  /// The type of a closure for a contextual function type.
  func closureType(_ node: SyntaxNode, expected: TypeID?, builder: TypeID?) -> TypeID {
    let wanted = expected.flatMap { expectedFunction($0) }
    let signature = node.child(.closureSignature)
    let given = wanted.map { wanted in (0..<types.argumentCount(wanted) - 1).map { types.argument(wanted, $0) } }
    var parameters = parameterTypes(node, signature, given)
    let flags = wanted.map { types.flags(ofFunction: $0) } ?? signature.map { writtenFlags($0) } ?? []
    let effects = wanted.map { types.effects(ofFunction: $0) } ?? self.effects(ofClosure: node)
    let attributes =
      wanted.map { types.attributes(ofFunction: $0) } ?? signature.map { writtenAttributes(ofClosure: $0) }
    if let thrown = attributes?.thrown { learn(thrown, fromClosure: node) }
    if changesLiteral(parameters, flags) { parameters = learnt(parameters, from: node, signature) }
    var result = wanted.map { types.argument($0, types.argumentCount($0) - 1) }
    if let written = signature?.children.last(where: { $0.kind.isType }) {
      result = writtenType(written)
    }
    if builder == nil {
      learn(parameters, from: node, signature, result: result)
    } else {
      learn(parameters, fromBuilt: node, signature)
    }
    let known = result.map { analyzer.resolved($0) }
    if recorder == nil, let known, mayTellOfAround(known) { tellOfAround(node, parameters, signature) }
    // A builder does not change the type of literal elements: `ForEach(["a", "b"], id: \.self) { Text($0) }`.
    if recorder != nil, builder != nil { parameters = parameters.map { analyzer.withDefaults($0) } }
    // A destructured tuple is still a single parameter.
    let outside = given.map { $0.count == 1 && parameters.count > 1 ? $0 : parameters } ?? parameters
    // Overload resolution may depend on whether the builder accepts the body, or whether the body returns a value.
    let isFullyChecked =
      judgedClosure == node.id
      && (builder != nil
        || known.map { $0 != analyzer.void || returnsValue(node) || isSingleExpression(node) } ?? false)
    // A single literal shows directly that the result is not of the required type.
    let other =
      known.flatMap { known in
        builder == nil && isDecided(known) ? onlyLiteral(of: node).flatMap { isOther($0, than: known) ? $0 : nil } : nil
      }.map { analyzer.withDefaults($0) }
    if let known, isDecided(known), recorder == nil, !isFullyChecked, !looksForLiterals {
      // The body is not checked at all.
      givesLiteral = true
      if let other { return types.function(outside, flags, other, effects: effects, attributes: attributes) }
      return types.function(outside, flags, known, effects: effects, attributes: attributes)
    }
    let type = typeOfBody(
      of: node, signature, taken(parameters, flags, signature), builder: builder, expected: known,
      thrown: signature.flatMap { analyzer.thrownType(writtenIn: $0, context) }
        ?? attributes?.thrown.map { analyzer.resolved($0) }.flatMap { isDecided($0) ? $0 : nil })
    if isFullyChecked, builder == nil, let known, isDecided(known), isOther(analyzer.resolved(type), than: known) {
      // The value of a single expression may be ignored, but a function that takes it is preferred.
      errorWeight += known == analyzer.void && !returnsValue(node) ? 1 : BodyChecker.mistake
    }
    // When recording, bodies are checked even if their result type is known.
    let decided = known.flatMap { isDecided($0) ? $0 : nil }
    return types.function(outside, flags, other ?? decided ?? type, effects: effects, attributes: attributes)
  }

  /// Whether a closure has a `return` with a value, which does not fit a function without a result.
  private func returnsValue(_ closure: SyntaxNode) -> Bool {
    closure.children.contains { analyzer.program.configuration.containsReturn($0, ofValue: true) }
  }

  /// Whether the result of a closure does not convert to the required type: it is `Void` or clearly another type.
  private func isOther(_ given: TypeID, than wanted: TypeID) -> Bool {
    if given == analyzer.void { return wanted != analyzer.void }
    guard [.literal, .nominal].contains(types.kind(given)), !analyzer.isKnown(given, .never),
      types.flags(given).isDisjoint(with: [.hasHole, .hasVariable])
    else { return false }
    let mark = analyzer.mark()
    defer { analyzer.undo(to: mark) }
    var score = Score()
    return !analyzer.convert(given, to: wanted, &score)
  }

  /// The literal that is a closure's whole body, or the last alternative of a conditional expression that is the body;
  /// `nil` if there is none.
  func onlyLiteral(of closure: SyntaxNode) -> TypeID? {
    let items = closure.children.filter { $0.kind != .closureSignature }
    guard items.count == 1, var value = items.first else { return nil }
    if value.kind == .ternaryExpr {
      guard let last = value.children.last(where: { $0.kind.isExpr }) else { return nil }
      value = last
    }
    switch value.kind {
    case .integerLiteralExpr: return types.literal(.integer)
    case .floatLiteralExpr: return types.literal(.float)
    case .booleanLiteralExpr: return types.literal(.boolean)
    case .stringLiteralExpr: return types.literal(literalKind(ofString: value))
    default: return nil
    }
  }

  /// The parameter types, with open literals decided by their uses in the closure's body.
  private func learnt(_ parameters: [TypeID], from node: SyntaxNode, _ signature: SyntaxNode?) -> [TypeID] {
    let names = signature.map { writtenParameters($0).map(\.name) } ?? []
    return scope {
      visibleLocals = nil
      declareParameters(signature, parameters)
      closureParameters.append(parameters)
      defer { closureParameters.removeLast() }
      return learn(
        parameters, named: names.isEmpty ? parameters.indices.map { Name("$\($0)") } : names,
        from: node.children.filter { $0.kind != .closureSignature })
    }
  }

  /// The result type of a closure's statements.
  private func typeOfBody(
    of node: SyntaxNode, _ signature: SyntaxNode?, _ parameters: [TypeID], builder: TypeID?, expected: TypeID?,
    thrown: TypeID?
  ) -> TypeID {
    let use =
      recorder == nil && !looksForLiterals
      ? closureUse(node, parameters, builder: builder, expected: expected) : nil
    if let use, let known = closureTypes[use], known.isFullyChecked || closureComparisonDepth == 0 {
      errorWeight += known.errorWeight
      givesLiteral = known.isLiteral
      return known.type
    }
    let open =
      use == nil && recorder == nil && !looksForLiterals
      ? openClosure(node, parameters, builder: builder, expected: expected) : nil
    if let open, let known = knownMeaning(of: open) { return known }
    let before = (errorWeight: errorWeight, openTies: openTies, unknownClosures: unknownClosures)
    givesLiteral = false
    if use == nil, recorder == nil { unknownClosures += 1 }
    defer { unknownClosures = before.unknownClosures }
    let outerScope = memoScope
    let surroundings = judgedClosure == node.id ? use?.surroundings : nil
    judgedClosure = nil
    memoScope = surroundings.flatMap { judgedScopes[$0] } ?? memos.newScope()
    if let surroundings { judgedScopes[surroundings] = memoScope }
    defer { memoScope = outerScope }
    let outerChain = (chainExpectation, sawOptionalChain)
    let outerAwait = isAwaited
    let outerThrown = thrownType
    isAwaited = false
    thrownType = thrown
    defer {
      (chainExpectation, sawOptionalChain) = outerChain
      isAwaited = outerAwait
      thrownType = outerThrown
    }
    let type = scope { () -> TypeID in
      visibleLocals = nil
      declareParameters(signature, parameters)
      closureParameters.append(parameters)
      defer { closureParameters.removeLast() }
      let items = node.children.filter { $0.kind != .closureSignature }
      if let builder, recorder != nil, !items.contains(where: containsReturn) {
        recorder?.keep(builder: builder, of: node.id)
      }
      let type = bodyType(items, builder: builder, expected: expected)
      recorder?.keep(block: type, of: node.id)
      return type
    }
    let meaning = ClosureMeaning(
      type: type, errorWeight: errorWeight - before.errorWeight, isFullyChecked: closureComparisonDepth > 0,
      isLiteral: givesLiteral)
    // A tie left open at this depth would be decided in another context.
    if let use, isClosed(type), openTies == before.openTies { closureTypes[use] = meaning }
    if let open { keep(meaning, openTies: openTies - before.openTies, of: open) }
    return type
  }

  /// The cache key with everything that the type of a closure's body depends on; `nil` if a part is not known yet and
  /// may be inferred from the body.
  func closureUse(
    _ node: SyntaxNode, _ parameters: [TypeID], builder: TypeID?, expected: TypeID?
  ) -> ClosureUse? {
    var around: [TypeID] = parameters
    for parameters in closureParameters { around += parameters }
    for local in locals where local.value == nil {
      if let type = local.type { around.append(type) }
    }
    guard around.allSatisfy(isClosed), builder.map(isClosed) ?? true else { return nil }
    var constraints: TypeID?
    if let expected {
      if types.kind(expected) == .variable {
        if analyzer.isConstrained(expected) { constraints = types.pack(analyzer.constraints(onVariable: expected)) }
      } else if !isClosed(expected) {
        return nil
      }
    }
    return ClosureUse(
      node: node.id, around: types.pack(around), builder: builder,
      expected: expected.flatMap { isClosed($0) ? $0 : nil }, isExpected: expected != nil,
      builderInferenceDepth: builderInferenceDepth, constraints: constraints)
  }

  private func isClosed(_ type: TypeID) -> Bool { !types.flags(type).contains(.hasVariable) }

  /// Whether a result type is complete, so that the body need not be checked.
  private func isDecided(_ type: TypeID) -> Bool {
    types.flags(type).isDisjoint(with: [.hasVariable, .hasHole, .hasLiteral])
  }

  private func expectedFunction(_ expected: TypeID) -> TypeID? {
    let type = analyzer.normalized(expected)
    if types.kind(type) == .function {
      // For `(repeat each A) -> R`, other arguments may have determined the pack.
      return types.arguments(type).contains { types.kind($0) == .expansion } ? analyzer.resolved(type) : type
    }
    return analyzer.wrapped(type).flatMap { expectedFunction($0) }
  }

  private func parameterTypes(_ node: SyntaxNode, _ signature: SyntaxNode?, _ given: [TypeID]?) -> [TypeID] {
    guard let signature else {
      if let given { return takenApart(given, by: node) }
      let count = (anonymousCount(node) ?? -1) + 1
      return (0..<count).map { _ in analyzer.newVariable() }
    }
    let written = writtenParameters(signature)
    if written.isEmpty,
      given.map({ !$0.isEmpty && signature.ownToken(.inKeyword) != nil && signature.child(.parameterClause) == nil })
        ?? false
    {
      return given ?? []
    }
    return written.indices.map { index in
      if let type = written[index].type {
        let type = writtenType(type)
        // The written types also decide the elements of a tuple that the closure takes apart.
        if let part = given.flatMap({ part(of: $0, at: index, written.count) }) { _ = analyzer.unify(part, type) }
        return type
      }
      guard let given else { return analyzer.newVariable() }
      if index < given.count, given.count == written.count { return given[index] }
      if let part = part(of: given, at: index, written.count) { return part }
      return index < given.count ? given[index] : analyzer.newVariable()
    }
  }

  /// `$0` and `$1` of a single tuple parameter are its elements.
  private func takenApart(_ given: [TypeID], by closure: SyntaxNode) -> [TypeID] {
    guard given.count == 1, let highest = anonymousCount(closure), highest > 0 else { return given }
    let only = analyzer.normalized(given[0])
    return types.kind(only) == .tuple && types.argumentCount(only) == highest + 1 ? types.arguments(only) : given
  }

  /// The element of a single tuple parameter that one of several parameter names refers to.
  private func part(of given: [TypeID], at index: Int, _ count: Int) -> TypeID? {
    guard given.count == 1, count > 1 else { return nil }
    let only = analyzer.normalized(given[0])
    return types.kind(only) == .tuple && index < types.argumentCount(only) ? types.argument(only, index) : nil
  }

  func writtenParameters(_ signature: SyntaxNode) -> [(name: Name, type: SyntaxNode?, isVariadic: Bool)] {
    if let clause = signature.child(.parameterClause) {
      return clause.children.filter { $0.kind == .parameter }.map { parameter in
        let names = parameter.ownTokens.filter {
          $0.kind == .identifier || $0.kind == .backtickedIdentifier || $0.kind == .underscore
            || $0.kind == .dollarIdentifier
        }
        let name = names.last.map { $0.kind == .underscore ? Name.none : parameter.name(of: $0) } ?? .none
        return (name, parameter.children.first { $0.kind.isType }, isVariadic(parameter))
      }
    }
    return signature.children.filter { $0.kind == .closureParameter }.map { parameter in
      guard let token = parameter.firstToken, token.kind != .underscore else { return (.none, nil, false) }
      return (parameter.name(of: token), nil, false)
    }
  }

  /// `{ (name: inout String, sizes: Int...) in … }`
  func writtenFlags(_ signature: SyntaxNode) -> [ParameterFlags] {
    signature.child(.parameterClause)?.children.filter { $0.kind == .parameter }.map { parameter in
      var flags: ParameterFlags = []
      if parameter.child(.attributedType)?.ownToken(.inoutKeyword) != nil { flags.insert(.isInout) }
      if isVariadic(parameter) { flags.insert(.isVariadic) }
      return flags
    } ?? []
  }

  /// The parameter types inside a closure's body: a variadic parameter of the contextual type is an array. A parameter
  /// written as variadic becomes an array at its declaration.
  private func taken(_ parameters: [TypeID], _ flags: [ParameterFlags], _ signature: SyntaxNode?) -> [TypeID] {
    guard flags.contains(where: { $0.contains(.isVariadic) }) else { return parameters }
    let written = signature.map { writtenParameters($0) } ?? []
    return parameters.enumerated().map { index, type in
      guard index < flags.count, flags[index].contains(.isVariadic),
        !(index < written.count && written[index].isVariadic)
      else { return type }
      return analyzer.array(type)
    }
  }

  private func isVariadic(_ parameter: SyntaxNode) -> Bool {
    parameter.ownTokens.contains { $0.kind.isOperator && parameter.isSpelt($0, "...") }
  }

  func declareParameters(_ signature: SyntaxNode?, _ parameters: [TypeID]) {
    guard let signature else { return }
    let outside = locals.count
    let nodes = (signature.child(.parameterClause) ?? signature).children.filter {
      $0.kind == .parameter || $0.kind == .closureParameter
    }
    for (index, (written, type)) in zip(writtenParameters(signature), parameters).enumerated()
    where written.name != .none {
      declare(written.name, written.isVariadic ? analyzer.array(type) : type)
      if written.name.isProjection, index < nodes.count {
        declareProjectedParameter(written.name, nodes[index], type)
      }
    }
    guard let captures = signature.child(.closureCaptureClause) else { return }
    for capture in captures.children where capture.kind == .closureCapture {
      guard let token = capture.ownTokens.filter({ $0.kind == .identifier }).last else {
        // `[$name]`: the projected value at the time of the capture.
        if let value = capture.children.first(where: { $0.kind == .declReferenceExpr }), let token = value.firstToken,
          token.kind == .dollarIdentifier
        {
          declareCapture(value.name(of: token), value, outside)
        }
        continue
      }
      let initial = capture.initialValue
      if capture.ownToken(.weakKeyword) != nil {
        // A weak capture is optional.
        let name = capture.name(of: token)
        let type = analyzer.resolved(initial.map { check($0, expected: nil) } ?? nameType(name))
        declare(name, analyzer.wrapped(type) == nil ? analyzer.optional(type) : type)
        continue
      }
      if let initial {
        declareCapture(capture.name(of: token), initial, outside)
      } else if capture.name(of: token).isStorage {
        // `[_name]`: the storage of a wrapped property.
        _ = nameType(capture.name(of: token), at: capture)
      }
    }
  }

  /// Declares a captured value, which is evaluated outside of the closure.
  private func declareCapture(_ name: Name, _ value: SyntaxNode, _ outside: Int) {
    declare(
      Local(name: name, type: nil, value: value, pattern: nil, kind: .variable, limit: outside, decl: nil))
    if recorder != nil { _ = type(ofLocal: locals.count - 1) }
  }

  /// Whether a closure has the number of parameters that a function's parameter requires.
  func fits(_ closure: SyntaxNode, _ parameter: Parameter) -> Bool {
    var type = analyzer.normalized(parameter.type)
    while let wrapped = analyzer.wrapped(type) { type = analyzer.normalized(wrapped) }
    switch types.kind(type) {
    case .function: if !isAllowed(closure, type) { return false }
    case .hole: return true
    // Functions do not conform to protocols.
    case .variable: return analyzer.constraints(onVariable: type).isEmpty
    case .existential: return types.argumentCount(type) == 0
    default: return false
    }
    let wanted = types.argumentCount(type) - 1
    let signature = closure.child(.closureSignature)
    if let written = signature?.children.last(where: { $0.kind.isType }), !gives(written, types.argument(type, wanted))
    {
      return false
    }
    if let signature, signature.child(.parameterClause) != nil || signature.child(.closureParameter) != nil {
      let written = writtenParameters(signature)
      if written.isEmpty, takesNothing(type) { return true }
      return written.count == wanted && zip(written, types.arguments(type)).allSatisfy { takes($0.type, $1) }
        || (wanted == 1 && written.count > 1 && isTuple(types.argument(type, 0), written.count))
    }
    guard let highest = anonymousCount(closure) else { return takesNothing(type) }
    return highest + 1 == wanted || (wanted == 1 && highest > 0 && isTuple(types.argument(type, 0), highest + 1))
  }

  /// Whether a closure's signature has the type of its result or of a parameter.
  func hasWrittenTypes(_ closure: SyntaxNode) -> Bool {
    guard let signature = closure.child(.closureSignature) else { return false }
    return signature.children.contains { $0.kind.isType } || writtenParameters(signature).contains { $0.type != nil }
  }

  /// Whether the written result type of a closure may be the one of a function.
  private func gives(_ written: SyntaxNode, _ wanted: TypeID) -> Bool {
    let (made, wanted) = (writtenType(written), analyzer.resolved(wanted))
    guard isWhole(made), types.kind(wanted) == .nominal || wanted == analyzer.void else { return true }
    if isWhole(wanted) { return converts(made, to: wanted) }
    // `Promise<Next>` is no result of `{ value -> Int in … }`.
    return types.kind(made) != .nominal || types.decl(made) == types.decl(wanted) || analyzer.wrapped(wanted) != nil
      || analyzer.decl(types.decl(made)).kind == .classType
  }

  /// Whether a closure without parameters decides that the only parameter of a function, of a type that is still open, is
  /// `()`.
  func decidesNothing(_ closure: SyntaxNode, _ parameter: Parameter) -> Bool {
    let type = analyzer.normalized(parameter.type)
    return types.kind(type) == .function && types.argumentCount(type) == 2
      && analyzer.isUnbound(types.argument(type, 0)) && closure.child(.closureSignature) == nil
      && anonymousCount(closure) == nil
  }

  /// Whether a function has no parameters, or one that is `()`: a closure without parameters fits both.
  private func takesNothing(_ function: TypeID) -> Bool {
    let count = types.argumentCount(function) - 1
    return count == 0 || count == 1 && analyzer.normalized(types.argument(function, 0)) == analyzer.void
  }

  /// Whether a written parameter type of a closure, if there is one, takes the values of a function's parameter.
  private func takes(_ written: SyntaxNode?, _ given: TypeID) -> Bool {
    let given = analyzer.resolved(given)
    guard let written, written.kind != .attributedType else { return true }
    let wanted = writtenType(written)
    if types.kind(given) == .tuple, types.kind(wanted) == .nominal { return analyzer.wrapped(wanted) != nil }
    return !isWhole(given) || !isWhole(wanted) || wanted == given || converts(given, to: wanted)
  }

  /// The number of parameters of a closure as `fits` uses it: positive if written in a signature, negative if implied
  /// by `$0`, `$1` ….
  func parameterCount(ofClosure node: SyntaxNode) -> Int {
    if let signature = node.child(.closureSignature),
      signature.child(.parameterClause) != nil || signature.child(.closureParameter) != nil
    {
      return 1 + writtenParameters(signature).count
    }
    return -1 - (anonymousCount(node).map { $0 + 1 } ?? 0)
  }

  private func isTuple(_ type: TypeID, _ count: Int) -> Bool {
    let type = analyzer.normalized(type)
    return types.kind(type) == .variable || types.kind(type) == .member
      || types.kind(type) == .tuple && types.argumentCount(type) == count
  }

  /// The highest index among `$0`, `$1` … in a closure, not in nested closures; `nil` if there is none.
  func anonymousCount(_ closure: SyntaxNode) -> Int? {
    guard closure.flags.contains(.hasNumberedArguments) else { return nil }
    let key = place(closure)
    if let known = memos.anonymousCounts[key] { return known }
    var highest: Int?
    var open = closure.children.filter { $0.kind != .closureSignature }
    while let node = open.popLast() {
      if node.kind == .closureExpr {
        // `$0` in a nested closure refers to that closure's own parameters.
        continue
      }
      if node.kind == .declReferenceExpr, let token = node.firstToken, token.kind == .dollarIdentifier,
        let number = Int(node.text(of: token).dropFirst()), number < Analyzer.maximumClosureParameters
      {
        highest = max(highest ?? 0, number)
      }
      open += node.children
    }
    memos.anonymousCounts[key] = .some(highest)
    return highest
  }
}

extension Analyzer {
  /// The limit of closure parameters. A higher number after `$` is an error and refers to nothing.
  public static let maximumClosureParameters = 256
}
