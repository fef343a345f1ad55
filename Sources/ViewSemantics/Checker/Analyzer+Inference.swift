import ViewSource

/// Unification of types, and what is known of their variables.
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
  func unboundReason(_ type: TypeID, with hole: TypeID) {
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

  func bind(_ variable: TypeID, to type: TypeID) {
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
  func learnThrown(_ left: TypeID, _ right: TypeID) {
    guard types.attributes(ofFunction: left)?.thrown != nil || types.attributes(ofFunction: right)?.thrown != nil else {
      return
    }
    _ = unify(thrownType(ofFunction: left), thrownType(ofFunction: right))
  }

  /// Unifies tuples such as `(repeat each T)` and `(A, B)`: the pack becomes all elements of the other tuple. `nil` if
  /// neither is a tuple of a single pack expansion.
  func unifyPacks(_ left: TypeID, _ right: TypeID) -> Bool? {
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

  func isOpenMember(_ type: TypeID) -> Bool {
    types.kind(type) == .member && types.flags(type).contains(.hasVariable)
  }

  /// Replaces a provisional literal type by the required type.
  func settle(_ given: TypeID, _ literal: TypeID, as type: TypeID) -> Bool {
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
  func openLiteral(_ type: TypeID) -> TypeID? {
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
  func settle(_ variable: TypeID, as type: TypeID) {
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
}
