import ViewSource
import ViewSyntax

/// A closure in the surroundings that it is tried in: the types of the names around it and of what is wanted of it.
struct ClosureUse: Equatable, MemoKey {
  var node: NodeID
  /// The types of the names around, as a pack.
  var around: TypeID
  var builder: TypeID?
  /// The type wanted of its result, if that is known.
  var expected: TypeID?
  var isExpected = false
  var toldByBuilders = 0
  /// The protocols that the result must conform to, as a pack; `nil` if there are none.
  var constraints: TypeID?

  /// The same without what is wanted of the closure: what its expressions are by themselves depends on no more.
  var surroundings: ClosureUse { ClosureUse(node: node, around: around) }

  var bits: UInt64 {
    let wanted = UInt64(expected?.index ?? 0) << 32 | UInt64(builder?.index ?? 0)
    return (node.bits << 32 | around.bits) &* 0xA076_1D64_78BD_642F ^ wanted ^ (constraints?.bits ?? 0)
  }
}

/// What a closure's body gives, and how many calls in it are given what they do not take.
struct ClosureMeaning {
  var type: TypeID
  var mistakes: Int
  /// Whether all mistakes have been looked for.
  var isJudged: Bool
  /// Whether it is a literal, which something else that is wanted of the closure may make another type.
  var isLiteral = false
}

/// Closures.
extension BodyChecker {
  /// The type of a closure, by the function type that is expected of it.
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
      result = analyzer.resolveType(written, in: context)
    }
    if builder == nil { learn(parameters, from: node, signature, result: result) }
    let known = result.map { analyzer.resolved($0) }
    if recorder == nil, let known, mayTellOfAround(known) { tellOfAround(node, parameters, signature) }
    // What a builder is given does not change the elements of a literal: `ForEach(["a", "b"], id: \.self) { Text($0) }`.
    if recorder != nil, builder != nil { parameters = parameters.map { analyzer.withDefaults($0) } }
    // A tuple that is taken apart is still one parameter.
    let outside = given.map { $0.count == 1 && parameters.count > 1 ? $0 : parameters } ?? parameters
    // Whether a builder takes what is in the closure may be just what tells overloads apart, or whether it gives anything.
    let isJudged = judgedClosure == node.id && (builder != nil || known.map { $0 != analyzer.void } ?? false)
    // A literal alone is seen to be none of what is wanted.
    let other =
      known.flatMap { known in
        builder == nil && isDecided(known) ? onlyLiteral(of: node).flatMap { isOther($0, than: known) ? $0 : nil } : nil
      }.map { analyzer.withDefaults($0) }
    if let known, isDecided(known), recorder == nil, !isJudged, !looksForLiterals {
      // It has not been looked into.
      givesLiteral = true
      if let other { return types.function(outside, flags, other, effects: effects, attributes: attributes) }
      return types.function(outside, flags, known, effects: effects, attributes: attributes)
    }
    let type = typeOfBody(
      of: node, signature, taken(parameters, flags, signature), builder: builder, expected: known,
      thrown: signature.flatMap { analyzer.thrownType(writtenIn: $0, context) }
        ?? attributes?.thrown.map { analyzer.resolved($0) }.flatMap { isDecided($0) ? $0 : nil })
    if isJudged, builder == nil, let known, isDecided(known), isOther(analyzer.resolved(type), than: known) {
      mistakes += BodyChecker.mistake
    }
    // With everything to be recorded, bodies are typed whose results are known.
    let decided = known.flatMap { isDecided($0) ? $0 : nil }
    return types.function(outside, flags, other ?? decided ?? type, effects: effects, attributes: attributes)
  }

  /// Whether what a closure gives cannot be given where a type is wanted: nothing, or plainly something else.
  private func isOther(_ given: TypeID, than wanted: TypeID) -> Bool {
    if given == analyzer.void { return true }
    guard [.literal, .nominal].contains(types.kind(given)), !analyzer.isKnown(given, .never),
      types.flags(given).isDisjoint(with: [.hasHole, .hasVariable])
    else { return false }
    let mark = analyzer.mark()
    defer { analyzer.undo(to: mark) }
    var score = Score()
    return !analyzer.convert(given, to: wanted, &score)
  }

  /// The literal that a closure consists of, or one side of a choice that it consists of.
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

  /// The parameters, with what literals among them are to be by what the closure does with them.
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

  /// What the statements of a closure give.
  private func typeOfBody(
    of node: SyntaxNode, _ signature: SyntaxNode?, _ parameters: [TypeID], builder: TypeID?, expected: TypeID?,
    thrown: TypeID?
  ) -> TypeID {
    let use =
      recorder == nil && !looksForLiterals
      ? closureUse(node, parameters, builder: builder, expected: expected) : nil
    if let use, let known = closureTypes[use], known.isJudged || openJudgements == 0 {
      mistakes += known.mistakes
      givesLiteral = known.isLiteral
      return known.type
    }
    let open =
      use == nil && recorder == nil && !looksForLiterals
      ? openClosure(node, parameters, builder: builder, expected: expected) : nil
    if let open, let known = knownMeaning(of: open) { return known }
    let before = (mistakes: mistakes, openTies: openTies, unknownClosures: unknownClosures)
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
      type: type, mistakes: mistakes - before.mistakes, isJudged: openJudgements > 0, isLiteral: givesLiteral)
    // A tie left open so deep inside would have been decided elsewhere.
    if let use, isClosed(type), openTies == before.openTies { closureTypes[use] = meaning }
    if let open { keep(meaning, openTies: openTies - before.openTies, of: open) }
    return type
  }

  /// All that the type of a closure's body depends on; `nil` if something of it is not known yet, and may be learnt
  /// from the body.
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
      toldByBuilders: toldByBuilders, constraints: constraints)
  }

  private func isClosed(_ type: TypeID) -> Bool { !types.flags(type).contains(.hasVariable) }

  /// Whether a result needs no look at the body.
  private func isDecided(_ type: TypeID) -> Bool {
    types.flags(type).isDisjoint(with: [.hasVariable, .hasHole, .hasLiteral])
  }

  private func expectedFunction(_ expected: TypeID) -> TypeID? {
    let type = analyzer.normalized(expected)
    if types.kind(type) == .function {
      // `(repeat each A) -> R`, where other arguments have told what the pack is.
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
      if let type = written[index].type { return analyzer.resolveType(type, in: context) }
      guard let given else { return analyzer.newVariable() }
      if index < given.count, given.count == written.count { return given[index] }
      if let part = part(of: given, at: index, written.count) { return part }
      return index < given.count ? given[index] : analyzer.newVariable()
    }
  }

  /// `$0` and `$1` of one tuple are its elements.
  private func takenApart(_ given: [TypeID], by closure: SyntaxNode) -> [TypeID] {
    guard given.count == 1, let highest = anonymousCount(closure), highest > 0 else { return given }
    let only = analyzer.normalized(given[0])
    return types.kind(only) == .tuple && types.argumentCount(only) == highest + 1 ? types.arguments(only) : given
  }

  /// One tuple for several names: the element that a name stands for.
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

  /// The types of the parameters inside of a closure: one that is wanted to take any number of values has a list of them. One
  /// that is written so becomes a list where it is declared.
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
    for (written, type) in zip(writtenParameters(signature), parameters) where written.name != .none {
      declare(written.name, written.isVariadic ? analyzer.array(type) : type)
      // `$item`: a projection, from which the wrapper and the value are made.
      let name = written.name.text
      guard name.hasPrefix("$") else { continue }
      let known = analyzer.resolved(type)
      declare(Name("_" + name.dropFirst()), known)
      declare(Name(String(name.dropFirst())), analyzer.wrappedValueType(of: known))
    }
    guard let captures = signature.child(.closureCaptureClause) else { return }
    for capture in captures.children where capture.kind == .closureCapture {
      guard let token = capture.ownTokens.filter({ $0.kind == .identifier }).last else { continue }
      let initial = capture.initialValue
      if capture.ownToken(.weakKeyword) != nil {
        // What is held weakly may be gone.
        let name = capture.name(of: token)
        let type = analyzer.resolved(initial.map { check($0, expected: nil) } ?? nameType(name))
        declare(name, analyzer.wrapped(type) == nil ? analyzer.optional(type) : type)
        continue
      }
      guard let value = initial else { continue }
      declare(
        Local(
          name: capture.name(of: token), type: nil, value: value, pattern: nil, kind: .variable,
          limit: locals.count, decl: nil))
    }
  }

  /// Whether a closure has the number of parameters that a parameter of a function wants of it.
  func fits(_ closure: SyntaxNode, _ parameter: Parameter) -> Bool {
    var type = analyzer.normalized(parameter.type)
    while let wrapped = analyzer.wrapped(type) { type = analyzer.normalized(wrapped) }
    switch types.kind(type) {
    case .function: if !isAllowed(closure, type) { return false }
    case .hole: return true
    // No function conforms to a protocol.
    case .variable: return analyzer.constraints(onVariable: type).isEmpty
    case .existential: return types.argumentCount(type) == 0
    default: return false
    }
    let wanted = types.argumentCount(type) - 1
    let signature = closure.child(.closureSignature)
    if let signature, signature.child(.parameterClause) != nil || signature.child(.closureParameter) != nil {
      let written = writtenParameters(signature)
      return written.count == wanted
        || (wanted == 1 && written.count > 1 && isTuple(types.argument(type, 0), written.count))
    }
    guard let highest = anonymousCount(closure) else { return wanted == 0 || parameter.builder != nil && wanted == 0 }
    return highest + 1 == wanted || (wanted == 1 && highest > 0 && isTuple(types.argument(type, 0), highest + 1))
  }

  /// How many parameters a closure has by itself, as a number that tells those written from those used: what `fits` asks
  /// of a closure.
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

  /// The highest number of `$0`, `$1` … in a closure, not in those inside it; `nil` if there is none.
  func anonymousCount(_ closure: SyntaxNode) -> Int? {
    guard closure.flags.contains(.hasNumberedArguments) else { return nil }
    let key = place(closure)
    if let known = memos.anonymousCounts[key] { return known }
    var highest: Int?
    var open = closure.children.filter { $0.kind != .closureSignature }
    while let node = open.popLast() {
      if node.kind == .closureExpr {
        // A closure with parameters of its own hides those around; without, they may still be its own.
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
  /// More parameters than a closure can be written with: a higher number after the `$` is a mistake and stands for
  /// nothing.
  public static let maximumClosureParameters = 256
}
