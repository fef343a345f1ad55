import ViewSource

/// Implicit conversions, which may bind the variables of both types: values to optionals and existentials, subclasses to
/// their superclasses, functions to functions with more effects, and literals to the types that accept them.
extension Analyzer {
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
  func literalFits(_ from: TypeID, _ to: TypeID) -> Bool {
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
