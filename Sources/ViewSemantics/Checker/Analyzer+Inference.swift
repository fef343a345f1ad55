import ViewSource

/// Unifying types and converting between them.
extension Analyzer {
  func mark() -> Inference.Mark { inference.mark }

  /// Forgets what was learnt since a mark.
  func undo(to mark: Inference.Mark) {
    inference.undo(to: mark)
    let pending = inference.pending
    if pending.contains(where: { isForgotten($0) || isForgotten($1) }) {
      inference.pending = pending.filter { !isForgotten($0) && !isForgotten($1) }
    }
  }

  /// Whether a type speaks of variables that are no more.
  private func isForgotten(_ type: TypeID) -> Bool {
    guard types.flags(type).contains(.hasVariable) else { return false }
    if types.kind(type) == .variable { return Int(types.payload(type)) >= inference.bindings.count }
    return types.hasArgument(type, where: isForgotten)
  }

  func newVariable() -> TypeID { types.variable(inference.addVariable()) }

  /// A hole in the place of a variable that nothing has told what it is.
  func hole(inPlaceOf variable: TypeID) -> TypeID {
    inference.excuse(of: Int(types.payload(variable))) ?? openArgument
  }

  /// Notes why what stands in the place of a hole cannot be known.
  private func excuse(_ type: TypeID, with hole: TypeID) {
    guard types.flags(type).contains(.hasVariable) else { return }
    let type = shallow(type)
    if types.kind(type) == .variable {
      let number = Int(types.payload(type))
      let isNamed = inference.excuse(of: number).map { types.reason(ofHole: $0).kind == .undeclaredType } ?? false
      if !isNamed { inference.excuse(number, with: hole) }
    } else {
      for argument in types.arguments(type) { excuse(argument, with: unnamed(hole)) }
    }
  }

  /// Whether something in a type is open because a hole was given to it.
  func standsForHole(_ type: TypeID) -> Bool {
    guard types.flags(type).contains(.hasVariable) else { return false }
    let type = shallow(type)
    if types.kind(type) == .variable { return inference.excuse(of: Int(types.payload(type))) != nil }
    return types.hasArgument(type) { standsForHole($0) }
  }

  /// A hole that is no type's own name any more.
  func unnamed(_ hole: TypeID) -> TypeID {
    let reason = types.reason(ofHole: hole)
    return reason.kind == .undeclaredType ? self.hole(.unresolvedName, reason.detail) : hole
  }

  private func bind(_ variable: TypeID, to type: TypeID) {
    if types.kind(type) == .variable, let excuse = inference.excuse(of: Int(types.payload(variable))) {
      inference.excuse(Int(types.payload(type)), with: excuse)
    }
    inference.bind(Int(types.payload(variable)), to: type)
  }

  /// Makes a variable that is bound stand for another type.
  func rebind(_ variable: TypeID, to type: TypeID) {
    var variable = variable
    while let next = inference.bindings[Int(types.payload(variable))], types.kind(next) == .variable { variable = next }
    bind(variable, to: type)
  }

  /// Notes that a variable must conform to a protocol: what an implicit member is looked up in.
  func constrain(_ variable: TypeID, to constraint: TypeID) {
    inference.constrain(Int(types.payload(variable)), to: constraint)
  }

  func constraints(onVariable variable: TypeID) -> [TypeID] { inference.constraints(on: Int(types.payload(variable))) }

  func isConstrained(_ variable: TypeID) -> Bool { inference.isConstrained(Int(types.payload(variable))) }

  // MARK: Reading

  /// A type, or what it stands for if it is a variable that is bound.
  func shallow(_ type: TypeID) -> TypeID {
    var type = type
    while types.kind(type) == .variable {
      // What a trial noted and nothing noted again is of variables that are gone with the trial.
      let number = Int(types.payload(type))
      guard number < inference.bindings.count else { return openArgument }
      guard let binding = inference.bindings[number] else { return type }
      type = binding
    }
    return type
  }

  /// A type with everything known put in.
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
    // `repeat each T`, where it has become known what `T` is.
    return types.argument(result, 0)
  }

  /// `repeat (each A, each B)`, where it has become known what the packs are: the pattern once for each of their types.
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

  // MARK: Unifying

  /// Makes two types equal, or says that they cannot be.
  func unify(_ givenLeft: TypeID, _ givenRight: TypeID) -> Bool {
    let left = normalized(givenLeft)
    let right = normalized(givenRight)
    if left == right { return true }
    switch (types.kind(left), types.kind(right)) {
    case (.hole, _):
      excuse(right, with: left)
      return true
    case (_, .hole):
      excuse(left, with: right)
      return true
    case (.member, _) where isOpenMember(left), (_, .member) where isOpenMember(right):
      // What a member stands for is known when its base is: a later round looks again.
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
      // `C.Element` is one type, whichever of the protocols of `C` asks for an `Element`.
      return decl(types.decl(left)).name == decl(types.decl(right)).name
        && unify(types.argument(left, 0), types.argument(right, 0))
    case (.member, let other) where other != .literal: return false
    case (let other, .member) where other != .literal: return false
    default: break
    }
    if types.kind(left) == .literal {
      // What was a whole number so far is none.
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

  /// What functions throw tells what `Failure` is in `throws(Failure)`.
  private func learnThrown(_ left: TypeID, _ right: TypeID) {
    guard types.attributes(ofFunction: left)?.thrown != nil || types.attributes(ofFunction: right)?.thrown != nil else {
      return
    }
    _ = unify(thrownType(ofFunction: left), thrownType(ofFunction: right))
  }

  /// `(repeat each T)` and `(A, B)`: the pack is all of the other tuple. `nil` if neither is of a pack alone.
  private func unifyPacks(_ left: TypeID, _ right: TypeID) -> Bool? {
    guard types.kind(right) == .tuple else { return nil }
    switch (pattern(ofPackAlone: left), pattern(ofPackAlone: right)) {
    case (nil, nil): return nil
    case (let left?, let right?): return unify(left, right)
    case (let pattern?, nil): return unify(pattern, types.pack(types.arguments(right)))
    case (nil, let pattern?): return unify(types.pack(types.arguments(left)), pattern)
    }
  }

  /// `(repeat each T) -> R` and `(A, B) -> C`: the pack is all of the other parameters. `nil` if neither takes a pack alone.
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

  /// `T` of `(repeat each T)`
  func pattern(ofPackAlone tuple: TypeID) -> TypeID? {
    guard types.kind(tuple) == .tuple, types.argumentCount(tuple) == 1 else { return nil }
    let element = types.argument(tuple, 0)
    return types.kind(element) == .expansion ? types.argument(element, 0) : nil
  }

  private func isOpenMember(_ type: TypeID) -> Bool {
    types.kind(type) == .member && types.flags(type).contains(.hasVariable)
  }

  /// A literal that has only been given a type for the time being takes the one that is wanted.
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

  /// The variable for a literal that a closure is given, if a type is one or stands for one and nothing has told yet what
  /// that is to be.
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

  /// The variables for such literals of which that is known, and what they are.
  func settledLiterals() -> [(variable: TypeID, type: TypeID)] {
    guard let open = inference.openLiterals else { return [] }
    return open.compactMap { number in
      let variable = types.variable(number)
      let type = shallow(variable)
      return types.kind(type) == .nominal && types.flags(type).isDisjoint(with: .hasVariable) ? (variable, type) : nil
    }
  }

  /// What a closure gives a literal to, the literal is to be. Where a `CGFloat` is wanted, a `Double` is given: Swift turns
  /// one into the other.
  private func settle(_ variable: TypeID, as type: TypeID) {
    var type = type
    while let wrapped = wrapped(type) { type = wrapped }
    if isKnown(type, .cgFloat) { type = known(.double) }
    if types.kind(type) == .nominal, canBe(shallow(variable), type) { rebind(variable, to: type) }
  }

  /// A variable's binding; a member whose base has become known.
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

  // MARK: Converting

  /// Whether a value of one type can be given where another is wanted; what it costs is added to the score.
  func convert(_ givenFrom: TypeID, to givenTo: TypeID, _ score: inout Score) -> Bool {
    let from = normalized(givenFrom)
    let to = normalized(givenTo)
    if from == to { return true }
    switch (types.kind(from), types.kind(to)) {
    case (.hole, _), (_, .hole):
      score.add(.hole)
      if types.kind(from) == .hole { excuse(to, with: from) } else { excuse(from, with: to) }
      return true
    case (.literal, .literal):
      // `max(1, 2.5)`: what was a whole number so far is none.
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
      // `pick(nil, 2)`: an optional of what others tell.
      let wrapped = newVariable()
      bind(to, to: optional(wrapped))
      excuse(wrapped, with: hole(.notInferred, "nil"))
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
      // `1 / share`, where both are to be of one type: the literal before it is no `Int` then.
      let isOther = types.kind(from) == .nominal && canBe(to, from) && defaultType(ofLiteral: to) != from
      guard unify(givenFrom, givenTo) else { return false }
      if isOther { score.add(.nonDefaultLiteral) }
      return true
    case (.variable, .existential)
    where isConstrained(from) && !constraints(onVariable: from).allSatisfy({ conforms(to, to: $0) }):
      // What conforms to a protocol is no `Any` itself; it becomes one.
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

  /// `1` where a float is wanted: the literal turns into one.
  private func literalFits(_ from: TypeID, _ to: TypeID) -> Bool {
    switch (literalKind(from), literalKind(to)) {
    case (.integer, .float), (.character, .string), (.character, .interpolation), (.string, .interpolation): true
    default: false
    }
  }

  /// `0.5` where a member of what is so far a whole number is wanted, as in `stride(from: 0, to: 1, by: 0.5)`: then it is
  /// no whole number.
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
      if defaultType(ofLiteral: literal) != to { score.add(.nonDefaultLiteral) }
      return true
    }
    let fallback = defaultType(ofLiteral: literal)
    guard fallback != literal, types.kind(to) == .existential || isKnown(to, .anyHashable) else { return false }
    return convert(fallback, to: to, &score)
  }

  private func convertKnown(_ from: TypeID, _ to: TypeID, _ score: inout Score) -> Bool {
    if let wanted = wrapped(to) {
      if let inner = wrapped(from) { return convert(inner, to: wanted, &score) }
      let mark = mark()
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

  /// Conformance to a protocol with arguments: `any Publisher<Int, Never>`.
  private func conformsMatching(_ type: TypeID, _ constraint: TypeID) -> Bool {
    guard types.kind(constraint) == .nominal else { return true }
    let known = resolved(type)
    return conformance(known, to: types.decl(constraint)) != nil && unifyPrimaryTypes(of: known, with: constraint)
  }

  /// Makes the primary associated types of a type those that a protocol it conforms to has for arguments: `Element` of
  /// `[Int]` what `some Sequence<Row>` says.
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
        // Swift sooner makes a `Double` of a `CGFloat`.
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

  /// What a type that is known by its bounds is of a class: `T` of `func f<T: Shape>(_ shape: T)` is a `Shape`.
  private func boundClass(of type: TypeID, _ nominal: DeclID) -> TypeID? {
    switch types.kind(type) {
    case .parameter, .member, .opaque:
      return constraints(on: type).lazy.compactMap { self.superType($0, nominal) }.first
    default: return nil
    }
  }

  /// `[Circle]` is an array of what a circle can be; nothing else is covariant.
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
    // What may throw or wait is no function that does not.
    guard types.effects(ofFunction: from).isSubset(of: types.effects(ofFunction: to)) else { return false }
    learnThrown(from, to)
    let count = types.argumentCount(from)
    let last = types.argumentCount(to) - 1
    // A function of several values takes a tuple of them: `ForEach(pairs, id: \.0, content: row)`.
    let tuple = last == 1 && count > 2 ? normalized(types.argument(to, 0)) : nil
    let given = tuple.flatMap { types.kind($0) == .tuple ? $0 : nil } ?? to
    guard count - 1 == (given == to ? last : types.argumentCount(given)) else { return false }
    for index in 0..<count - 1 {
      // Parameters are given the other way round: what has been a literal so far becomes what the function takes.
      let parameter = types.argument(given, index)
      let isLiteral = types.flags(parameter).contains(.hasVariable) && types.kind(shallow(parameter)) == .literal
      let own = types.argument(from, index)
      // An element of what is not known yet is what the function takes.
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
