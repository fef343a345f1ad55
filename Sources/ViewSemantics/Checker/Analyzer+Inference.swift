import ViewSource

/// Unification and conversion of types.
extension Analyzer {
  func mark() -> Inference.Mark { inference.mark }

  /// Rolls back what was inferred since a mark.
  func undo(to mark: Inference.Mark) {
    inference.undo(to: mark)
    let pending = inference.pending
    if pending.contains(where: { isForgotten($0) || isForgotten($1) }) {
      inference.pending = pending.filter { !isForgotten($0) && !isForgotten($1) }
    }
  }

  /// Whether a type mentions variables that were rolled back.
  private func isForgotten(_ type: TypeID) -> Bool {
    guard types.flags(type).contains(.hasVariable) else { return false }
    if types.kind(type) == .variable { return Int(types.payload(type)) >= inference.bindings.count }
    return types.hasArgument(type, where: isForgotten)
  }

  func newVariable() -> TypeID { types.variable(inference.addVariable()) }

  /// A hole for an unbound variable, with the recorded reason if there is one.
  func hole(inPlaceOf variable: TypeID) -> TypeID {
    inference.unboundReason(of: Int(types.payload(variable))) ?? openArgument
  }

  /// Records a hole as the reason why the variables of a type stay unbound.
  private func unboundReason(_ type: TypeID, with hole: TypeID) {
    guard types.flags(type).contains(.hasVariable) else { return }
    let type = shallow(type)
    if types.kind(type) == .variable {
      let number = Int(types.payload(type))
      let isNamed =
        inference.unboundReason(of: number).map { types.reason(ofHole: $0).kind == .undeclaredType } ?? false
      if !isNamed { inference.unboundReason(number, with: hole) }
    } else {
      for argument in types.arguments(type) { unboundReason(argument, with: unnamed(hole)) }
    }
  }

  /// Whether a type contains a variable that is unbound because it was unified with a hole.
  func standsForHole(_ type: TypeID) -> Bool {
    guard types.flags(type).contains(.hasVariable) else { return false }
    let type = shallow(type)
    if types.kind(type) == .variable { return inference.unboundReason(of: Int(types.payload(type))) != nil }
    return types.hasArgument(type) { standsForHole($0) }
  }

  /// A hole that no longer names an undeclared type itself.
  func unnamed(_ hole: TypeID) -> TypeID {
    let reason = types.reason(ofHole: hole)
    return reason.kind == .undeclaredType ? self.hole(.unresolvedName, reason.detail) : hole
  }

  private func bind(_ variable: TypeID, to type: TypeID) {
    if types.kind(type) == .variable, let unboundReason = inference.unboundReason(of: Int(types.payload(variable))) {
      inference.unboundReason(Int(types.payload(type)), with: unboundReason)
    }
    inference.bind(Int(types.payload(variable)), to: type)
  }

  /// Rebinds a bound variable to another type.
  func rebind(_ variable: TypeID, to type: TypeID) {
    var variable = variable
    while let next = inference.bindings[Int(types.payload(variable))], types.kind(next) == .variable { variable = next }
    bind(variable, to: type)
  }

  /// Records that a variable must conform to a protocol, which also serves the lookup of implicit members.
  func constrain(_ variable: TypeID, to constraint: TypeID) {
    inference.constrain(Int(types.payload(variable)), to: constraint)
  }

  func constraints(onVariable variable: TypeID) -> [TypeID] { inference.constraints(on: Int(types.payload(variable))) }

  func isConstrained(_ variable: TypeID) -> Bool { inference.isConstrained(Int(types.payload(variable))) }

  // MARK: Reading

  /// The binding of a bound variable; any other type unchanged.
  func shallow(_ type: TypeID) -> TypeID {
    var type = type
    while types.kind(type) == .variable {
      // A variable noted in a trial that was rolled back may no longer exist.
      let number = Int(types.payload(type))
      guard number < inference.bindings.count else { return openArgument }
      guard let binding = inference.bindings[number] else { return type }
      type = binding
    }
    return type
  }

  /// A type with all bound variables replaced by their bindings.
  func resolved(_ type: TypeID) -> TypeID {
    let flags = types.flags(type)
    guard flags.contains(.hasVariable) else { return type }
    if types.kind(type) == .variable {
      if let literal = openLiteral(type) { return literal }
      let bound = shallow(type)
      return bound == type ? type : resolved(bound)
    }
    if types.kind(type) == .member {
      let base = resolved(types.argument(type, 0))
      return memberType(of: base, types.decl(type))
    }
    if types.kind(type) == .expansion, let pack = expanded(types.argument(type, 0)) { return pack }
    let result = map(type) { resolved($0) }
    guard types.kind(result) == .expansion, types.kind(types.argument(result, 0)) == .pack else { return result }
    // `repeat each T`, where `T` is now bound to a pack.
    return types.argument(result, 0)
  }

  /// `repeat (each A, each B)`, where the packs are now known: the pattern once for each element.
  private func expanded(_ pattern: TypeID) -> TypeID? {
    guard types.kind(pattern) != .variable, let length = packLength(in: pattern) else { return nil }
    return types.pack((0..<length).map { element($0, ofPacksIn: pattern) })
  }

  private func packLength(in type: TypeID) -> Int? {
    guard types.flags(type).contains(.hasVariable) else { return nil }
    if types.kind(type) == .variable {
      let bound = shallow(type)
      return types.kind(bound) == .pack ? types.argumentCount(bound) : nil
    }
    return types.arguments(type).lazy.compactMap { self.packLength(in: $0) }.first
  }

  private func element(_ index: Int, ofPacksIn type: TypeID) -> TypeID {
    guard types.flags(type).contains(.hasVariable) else { return type }
    if types.kind(type) == .variable {
      let bound = resolved(type)
      return types.kind(bound) == .pack && index < types.argumentCount(bound) ? types.argument(bound, index) : bound
    }
    return map(type) { element(index, ofPacksIn: $0) }
  }

  func isUnbound(_ type: TypeID) -> Bool { types.kind(shallow(type)) == .variable }

  // MARK: Unification

  /// Unifies two types; returns whether they can be equal.
  func unify(_ givenLeft: TypeID, _ givenRight: TypeID) -> Bool {
    let left = normalized(givenLeft)
    let right = normalized(givenRight)
    if left == right { return true }
    switch (types.kind(left), types.kind(right)) {
    case (.hole, _):
      unboundReason(right, with: left)
      return true
    case (_, .hole):
      unboundReason(left, with: right)
      return true
    case (.member, _) where isOpenMember(left), (_, .member) where isOpenMember(right):
      // A member type is unknown until its base is known, so the pair is postponed to a later round.
      inference.postpone(left, right)
      return true
    case (.variable, _):
      if occurs(left, in: right) { return false }
      bind(left, to: right)
      return true
    case (_, .variable):
      if occurs(right, in: left) { return false }
      bind(right, to: left)
      return true
    case (.member, .member):
      // `C.Element` is one type, whichever protocol of `C` declares the `Element`.
      return decl(types.decl(left)).name == decl(types.decl(right)).name
        && unify(types.argument(left, 0), types.argument(right, 0))
    case (.member, let other) where other != .literal: return false
    case (let other, .member) where other != .literal: return false
    default: break
    }
    if types.kind(left) == .literal {
      // An integer literal so far becomes a float literal.
      if types.kind(right) == .literal, literalFits(right, left) { return settle(givenRight, right, as: left) }
      return settle(givenLeft, left, as: right)
    }
    if types.kind(right) == .literal { return settle(givenRight, right, as: left) }
    if types.kind(left) == .tuple, let result = unifyPacks(left, right) { return result }
    if types.kind(left) == .function, let result = unifyParameterPacks(left, right) { return result }
    guard types.hasForm(left, of: right) else { return false }
    for index in 0..<types.argumentCount(left) {
      if !unify(types.argument(left, index), types.argument(right, index)) { return false }
    }
    if types.kind(left) == .function { learnThrown(left, right) }
    return true
  }

  /// Infers `Failure` in `throws(Failure)` from the error types of two functions.
  private func learnThrown(_ left: TypeID, _ right: TypeID) {
    guard types.attributes(ofFunction: left)?.thrown != nil || types.attributes(ofFunction: right)?.thrown != nil else {
      return
    }
    _ = unify(thrownType(ofFunction: left), thrownType(ofFunction: right))
  }

  /// Unifies tuples such as `(repeat each T)` and `(A, B)`: the pack becomes all elements of the other tuple. `nil` if
  /// neither is a tuple of a single pack expansion.
  private func unifyPacks(_ left: TypeID, _ right: TypeID) -> Bool? {
    guard types.kind(right) == .tuple else { return nil }
    switch (pattern(ofPackAlone: left), pattern(ofPackAlone: right)) {
    case (nil, nil): return nil
    case (let left?, let right?): return unify(left, right)
    case (let pattern?, nil): return unify(pattern, types.pack(types.arguments(right)))
    case (nil, let pattern?): return unify(types.pack(types.arguments(left)), pattern)
    }
  }

  /// Unifies `(repeat each T) -> R` with `(A, B) -> C`: the pack is all parameters of the other function. `nil` unless the
  /// only parameter of exactly one of them is a pack expansion.
  private func unifyParameterPacks(_ left: TypeID, _ right: TypeID) -> Bool? {
    guard types.kind(right) == .function else { return nil }
    let (own, other) = (types.arguments(left), types.arguments(right))
    func pattern(_ parts: [TypeID]) -> TypeID? {
      guard parts.count == 2, types.kind(parts[0]) == .expansion else { return nil }
      return types.argument(parts[0], 0)
    }
    let (first, second) = (pattern(own), pattern(other))
    guard (first == nil) != (second == nil), let result = own.last, let otherResult = other.last else { return nil }
    let given = types.pack(Array((first == nil ? own : other).dropLast()))
    guard let pattern = first ?? second, unify(pattern, given), unify(result, otherResult) else { return false }
    learnThrown(left, right)
    return true
  }

  /// The pattern `T` of `(repeat each T)`; `nil` for other types.
  func pattern(ofPackAlone tuple: TypeID) -> TypeID? {
    guard types.kind(tuple) == .tuple, types.argumentCount(tuple) == 1 else { return nil }
    let element = types.argument(tuple, 0)
    return types.kind(element) == .expansion ? types.argument(element, 0) : nil
  }

  private func isOpenMember(_ type: TypeID) -> Bool {
    types.kind(type) == .member && types.flags(type).contains(.hasVariable)
  }

  /// Replaces a provisional literal type by the required type.
  private func settle(_ given: TypeID, _ literal: TypeID, as type: TypeID) -> Bool {
    let fits =
      types.kind(type) == .literal ? literalFits(literal, type) || literalFits(type, literal) : canBe(literal, type)
    guard fits else { return false }
    if types.kind(type) == .literal, literalFits(type, literal) { return true }
    var variable = given
    while types.kind(variable) == .variable, let binding = inference.bindings[Int(types.payload(variable))] {
      if binding == literal { bind(variable, to: type) }
      variable = binding
    }
    return true
  }

  /// The variable of an open literal, if the type is bound to one. An open literal is an argument whose type the body
  /// of a closure may still decide.
  private func openLiteral(_ type: TypeID) -> TypeID? {
    guard let open = inference.openLiterals else { return nil }
    var type = type
    while types.kind(type) == .variable {
      let number = Int(types.payload(type))
      guard number < inference.bindings.count, let binding = inference.bindings[number] else { return nil }
      if open.contains(number), types.kind(shallow(binding)) == .literal { return type }
      type = binding
    }
    return nil
  }

  func isOpenLiteral(_ type: TypeID) -> Bool { openLiteral(type) != nil }

  /// The open literals whose types are now decided, with these types.
  func settledLiterals() -> [(variable: TypeID, type: TypeID)] {
    guard let open = inference.openLiterals else { return [] }
    return open.compactMap { number in
      let variable = types.variable(number)
      let type = shallow(variable)
      return types.kind(type) == .nominal && types.flags(type).isDisjoint(with: .hasVariable) ? (variable, type) : nil
    }
  }

  /// Decides an open literal by the parameter type that it is passed to in a closure. A `CGFloat` parameter makes it a
  /// `Double`, which Swift converts implicitly.
  private func settle(_ variable: TypeID, as type: TypeID) {
    var type = type
    while let wrapped = wrapped(type) { type = wrapped }
    if isKnown(type, .cgFloat) { type = known(.double) }
    if types.kind(type) == .nominal, canBe(shallow(variable), type) { rebind(variable, to: type) }
  }

  /// A variable's binding, or the type of a member whose base is now known; any other type unchanged.
  func normalized(_ type: TypeID) -> TypeID {
    let type = shallow(type)
    guard types.kind(type) == .member else { return type }
    guard types.flags(type).contains(.hasVariable) else {
      return environment.memberTypes.isEmpty ? type : requiredMember(types.argument(type, 0), types.decl(type))
    }
    let base = shallow(types.argument(type, 0))
    if types.kind(base) == .variable { return type }
    return shallow(memberType(of: resolved(base), types.decl(type)))
  }

  private func occurs(_ variable: TypeID, in type: TypeID) -> Bool {
    guard types.flags(type).contains(.hasVariable) else { return false }
    let type = shallow(type)
    if type == variable { return types.kind(type) == .variable }
    return types.hasArgument(type) { occurs(variable, in: $0) }
  }

  // MARK: Conversion

  /// Whether a value of one type converts to another; the cost is added to the score.
  func convert(_ givenFrom: TypeID, to givenTo: TypeID, _ score: inout Score) -> Bool {
    let from = normalized(givenFrom)
    let to = normalized(givenTo)
    if from == to { return true }
    switch (types.kind(from), types.kind(to)) {
    case (.hole, _), (_, .hole):
      score.add(.hole)
      if types.kind(from) == .hole { unboundReason(to, with: from) } else { unboundReason(from, with: to) }
      return true
    case (.literal, .literal):
      // `max(1, 2.5)`: the integer literal so far becomes a float literal.
      if types.payload(from) == types.payload(to) { return true }
      guard literalFits(from, to) || types.kind(givenTo) == .variable && settle(givenTo, to, as: from) else {
        return false
      }
      if literalKind(from) == .integer || literalKind(to) == .integer { score.add(.nonDefaultLiteral) }
      return true
    case (.literal, .variable):
      guard literalKind(from) == .nilLiteral, !isConstrained(to) else {
        bind(to, to: from)
        return true
      }
      // `pick(nil, 2)`: an optional whose wrapped type other arguments decide.
      let wrapped = newVariable()
      bind(to, to: optional(wrapped))
      unboundReason(wrapped, with: hole(.notInferred, "nil"))
      return true
    case (.literal, .member) where isOpenMember(to):
      inference.postpone(from, to)
      return true
    case (.literal, _):
      guard convertLiteral(from, to, &score) || convertFloat(from, memberOfLiteral: givenTo, &score) else {
        return false
      }
      if let open = openLiteral(givenFrom) { settle(open, as: to) }
      return true
    case (_, .literal):
      // `1 / share`, with operands of one type: the first literal then is not an `Int`.
      let isOther = types.kind(from) == .nominal && canBe(to, from) && defaultType(ofLiteral: to) != from
      guard unify(givenFrom, givenTo) else { return false }
      if isOther { score.add(.nonDefaultLiteral) }
      return true
    case (.variable, .existential)
    where isConstrained(from) && !constraints(onVariable: from).allSatisfy({ conforms(to, to: $0) }):
      // A type that conforms to a protocol is not `Any` itself but converts to it.
      score.add(.emptyExistential)
      return true
    case (.variable, _), (_, .variable):
      return unify(from, to)
    case (.inoutType, .inoutType):
      return unify(types.argument(from, 0), types.argument(to, 0))
    default:
      return convertKnown(from, to, &score)
    }
  }

  /// Whether a literal can also be one of another kind, such as `1` as a float.
  private func literalFits(_ from: TypeID, _ to: TypeID) -> Bool {
    switch (literalKind(from), literalKind(to)) {
    case (.integer, .float), (.character, .string), (.character, .interpolation), (.string, .interpolation): true
    default: false
    }
  }

  /// Converts a float literal to a member type of an integer literal so far, which becomes a float literal:
  /// `stride(from: 0, to: 1, by: 0.5)`.
  private func convertFloat(_ literal: TypeID, memberOfLiteral given: TypeID, _ score: inout Score) -> Bool {
    let member = shallow(given)
    guard literalKind(literal) == .float, types.kind(member) == .member,
      literalKind(shallow(types.argument(member, 0))) == .integer
    else { return false }
    let mark = mark()
    if unify(types.argument(member, 0), types.literal(.float)), convertLiteral(literal, normalized(member), &score) {
      return true
    }
    undo(to: mark)
    return false
  }

  private func convertLiteral(_ literal: TypeID, _ to: TypeID, _ score: inout Score) -> Bool {
    if let wrapped = wrapped(to) {
      if types.payload(literal) == LiteralKind.nilLiteral.rawValue { return true }
      if convert(literal, to: wrapped, &score) {
        score.add(.valueToOptional)
        return true
      }
      return false
    }
    if types.kind(to) == .variable {
      bind(to, to: literal)
      return true
    }
    if canBe(literal, to) {
      let equated = literalProtocolDecl(literal).map { typesEquated(byConformanceOf: to, to: $0) } ?? []
      guard equated.allSatisfy({ unify($0, $1) }) else { return false }
      if defaultType(ofLiteral: literal) != to { score.add(.nonDefaultLiteral) }
      return true
    }
    let fallback = defaultType(ofLiteral: literal)
    guard fallback != literal, types.kind(to) == .existential || isKnown(to, .anyHashable) else { return false }
    return convert(fallback, to: to, &score)
  }

  private func convertKnown(_ from: TypeID, _ to: TypeID, _ score: inout Score) -> Bool {
    if let wanted = wrapped(to) {
      let mark = mark()
      if let inner = wrapped(from) {
        // `Optional("x")` as a `Character?`: the literal gets the type, as the generic argument of another type would.
        let literal = normalized(inner)
        if types.kind(literal) == .literal, types.kind(normalized(wanted)) == .nominal, unify(inner, wanted) {
          if defaultType(ofLiteral: literal) != normalized(wanted) { score.add(.nonDefaultLiteral) }
          return true
        }
        undo(to: mark)
        return convert(inner, to: wanted, &score)
      }
      if convert(from, to: wanted, &score) {
        score.add(.valueToOptional)
        return true
      }
      undo(to: mark)
      return false
    }
    switch types.kind(to) {
    case .existential:
      let protocols = types.arguments(to)
      if protocols.isEmpty {
        score.add(.emptyExistential)
        return true
      }
      return protocols.allSatisfy { conformsMatching(from, $0) }
    case .nominal: return convertToNominal(from, to, &score)
    case .function: return types.kind(from) == .function && convertFunction(from, to, &score)
    case .tuple:
      if let result = unifyPacks(to, from) { return result }
      guard types.kind(from) == .tuple, types.argumentCount(from) == types.argumentCount(to) else { return false }
      for index in 0..<types.argumentCount(from) {
        if !convert(types.argument(from, index), to: types.argument(to, index), &score) { return false }
      }
      return true
    case .metatype:
      guard types.kind(from) == .metatype else { return false }
      var inner = Score()
      return convert(types.argument(from, 0), to: types.argument(to, 0), &inner)
    default: return unify(from, to)
    }
  }

  /// Conformance to a parameterized protocol: `any Publisher<Int, Never>`.
  private func conformsMatching(_ type: TypeID, _ constraint: TypeID) -> Bool {
    guard types.kind(constraint) == .nominal else { return true }
    let known = resolved(type)
    return conformance(known, to: types.decl(constraint)) != nil && unifyPrimaryTypes(of: known, with: constraint)
  }

  /// Unifies the primary associated types of a type with the arguments of a parameterized protocol: the `Element` of
  /// `[Int]` with `Row` of `some Sequence<Row>`.
  func unifyPrimaryTypes(of type: TypeID, with constraint: TypeID) -> Bool {
    guard types.argumentCount(constraint) > 0 else { return true }
    let names = primaryAssociatedTypes(of: types.decl(constraint))
    return zip(names, types.arguments(constraint)).allSatisfy { unify(nestedType($0, in: type, []), $1) }
  }

  private func convertToNominal(_ from: TypeID, _ to: TypeID, _ score: inout Score) -> Bool {
    if types.kind(from) == .nominal {
      if types.decl(from) == types.decl(to) { return convertArguments(from, to, &score) }
      if let parent = superType(from, types.decl(to)) { return unify(parent, to) }
      if isDoubleAndCGFloat(from, to) {
        // Swift prefers the conversion of a `CGFloat` to a `Double`.
        score.add(.valueConversion, isKnown(to, .double) ? 1 : 5)
        return true
      }
    }
    if decl(types.decl(to)).kind == .classType, let parent = boundClass(of: from, types.decl(to)) {
      return unify(parent, to)
    }
    if isKnown(to, .anyHashable), conforms(from, to: known(.hashable)) {
      score.add(.emptyExistential)
      return true
    }
    if types.kind(from) == .existential && types.arguments(from).contains(to) { return true }
    return convertToPointer(from, to, &score)
  }

  /// The superclass constraint of a generic parameter, as an instance of a class: `T` of `func f<T: Shape>(_ shape: T)`
  /// is a `Shape`.
  private func boundClass(of type: TypeID, _ nominal: DeclID) -> TypeID? {
    switch types.kind(type) {
    case .parameter, .member, .opaque:
      return constraints(on: type).lazy.compactMap { self.superType($0, nominal) }.first
    default: return nil
    }
  }

  /// Converts generic arguments. `[Circle]` converts to `[Shape]`; only arrays, dictionaries and sets are covariant.
  private func convertArguments(_ from: TypeID, _ to: TypeID, _ score: inout Score) -> Bool {
    guard types.argumentCount(from) == types.argumentCount(to) else { return false }
    let mark = mark()
    let isEqual = (0..<types.argumentCount(from)).allSatisfy { unify(types.argument(from, $0), types.argument(to, $0)) }
    if isEqual { return true }
    undo(to: mark)
    guard isKnown(from, .array) || isKnown(from, .dictionary) || isKnown(from, .set) else {
      return false
    }
    for index in 0..<types.argumentCount(from) {
      if !convert(types.argument(from, index), to: types.argument(to, index), &score) { return false }
    }
    score.add(.collectionUpcast)
    return true
  }

  private func convertFunction(_ from: TypeID, _ to: TypeID, _ score: inout Score) -> Bool {
    // A throwing or async function does not convert to one without these effects.
    guard types.effects(ofFunction: from).isSubset(of: types.effects(ofFunction: to)) else { return false }
    learnThrown(from, to)
    let count = types.argumentCount(from)
    let last = types.argumentCount(to) - 1
    // A function of several parameters converts to one that takes a tuple, `ForEach(pairs, id: \.0, content: row)`, and
    // one without parameters to one that takes `()`.
    let tuple = last == 1 && count != 2 ? normalized(types.argument(to, 0)) : nil
    if count > 2, let tuple, isUnbound(tuple) {
      // A parameter of an open type takes all parameters, as a tuple.
      let elements = types.arguments(from).dropLast().map { $0 }
      return unify(tuple, types.tuple(elements, labels: elements.map { _ in .none }))
        && convertFunction(from, to, &score)
    }
    let given = tuple.flatMap { types.kind($0) == .tuple ? $0 : nil } ?? to
    guard count - 1 == (given == to ? last : types.argumentCount(given)) else { return false }
    for index in 0..<count - 1 {
      // Parameters are contravariant; a provisional literal takes the function's parameter type.
      let parameter = types.argument(given, index)
      let isLiteral = types.flags(parameter).contains(.hasVariable) && types.kind(shallow(parameter)) == .literal
      let own = types.argument(from, index)
      // A member type of an unknown base takes the function's parameter type.
      let isOpen = isLiteral || isOpenMember(normalized(parameter))
      guard isOpen ? unify(parameter, own) : convert(parameter, to: own, &score) else { return false }
    }
    let wanted = shallow(types.argument(to, last))
    if wanted == void, types.kind(shallow(types.argument(from, count - 1))) != .tuple {
      score.add(.functionConversion)
      return true
    }
    return convert(types.argument(from, count - 1), to: types.argument(to, last), &score)
  }
}
