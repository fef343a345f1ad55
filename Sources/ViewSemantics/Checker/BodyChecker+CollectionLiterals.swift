import ViewSource
import ViewSyntax

/// Array and dictionary literals: their element types, and the common type of their elements.
extension BodyChecker {
  func arrayType(_ node: SyntaxNode, expected: TypeID?) -> TypeID {
    let elements = node.children.filter { $0.kind.isExpr }
    let wanted = expected.map { analyzer.normalized($0) }.map {
      analyzer.wrapped($0).map { analyzer.normalized($0) } ?? $0
    }
    if let wanted, types.kind(wanted) == .nominal, !analyzer.isKnown(wanted, .array) {
      // A set, an option set or another type that is expressible by an array literal.
      if analyzer.canBe(types.literal(.array), wanted) {
        let element = arrayLiteralElement(of: wanted)
        for node in elements { accept(node, as: element) }
        return wanted
      }
    }
    var element: TypeID?
    if let wanted, analyzer.isKnown(wanted, .array) { element = types.argument(wanted, 0) }
    if let wanted, types.kind(wanted) == .variable {
      if hasImplicitRoot(node) || elements.contains(where: { isOpen($0) }) {
        element = member(.element, ofVariable: wanted)
      } else if elements.count > 1, let told = member(.element, ofVariable: wanted).map({ analyzer.resolved($0) }),
        analyzer.isKnown(told, .anyHashable) || types.kind(told) == .existential || isOwnOfLiterals(told, elements)
      {
        // `Set<AnyHashable>([1, "a"])`, `[JSON]([1, "a"])`: the context decides the common type of the elements.
        element = told
      }
      if element == nil, elements.allSatisfy({ $0.kind == .arrayExpr }),
        let told = member(.element, ofVariable: wanted).map({ analyzer.resolved($0) }), types.kind(told) == .nominal,
        types.flags(told).isDisjoint(with: [.hasVariable, .hasHole]), analyzer.canBe(types.literal(.array), told)
      {
        // `areEqual(parts, [[1], [2, 3]])`: the inner lists are slices if those of `parts` are.
        element = told
      }
      if element == nil, let told = primaryType(.element, ofVariable: wanted),
        types.flags(told).isDisjoint(with: [.hasVariable, .hasHole, .hasLiteral])
      {
        // `sum(of: [1, 2])` with `some Sequence<Double>` as the contextual type.
        element = told
      }
    }
    if element == nil, let wanted, types.kind(wanted) == .existential {
      // `any Sequence<Double>`
      element = primaryType(.element, in: types.arguments(wanted))
    }
    if element == nil, let wanted, !elements.isEmpty, elements.allSatisfy(isCallOfRootless),
      let told = openMember(.element, ofVariable: wanted)
    {
      // `sorted(using: [SortDescriptor(\.age)])`: the constraints on the elements' type decide the root.
      for node in elements { accept(node, as: told) }
      return analyzer.array(told)
    }
    if let element, !isUndecided(element) {
      var other: TypeID?
      // A provisional literal type learns from the elements.
      var told: TypeID?
      let isOpen = types.flags(element).contains(.hasLiteral)
      let sibling = siblingType(amongExistentials: element, elements)
      for node in elements {
        var score = Score()
        let type = check(node, expected: hasImplicitRoot(node) ? sibling ?? element : element)
        if !analyzer.convert(type, to: element, &score) {
          other = other ?? type
        } else if isOpen {
          told = told.map { join($0, type) } ?? type
        }
      }
      // A misfit is reported to the context, because another overload may accept it.
      return analyzer.array(other ?? told ?? element)
    }
    return analyzer.array(commonType(of: elements) ?? analyzer.newVariable())
  }

  /// `[.attribute("text"), other]` where a list of existentials is required: the type of the other elements, in which
  /// the implicit members are looked up. `nil` if there are no such members, or if the existential's protocol has them.
  private func siblingType(amongExistentials element: TypeID, _ elements: [SyntaxNode]) -> TypeID? {
    let wanted = analyzer.resolved(analyzer.normalized(element))
    guard types.kind(wanted) == .existential, elements.contains(where: { hasImplicitRoot($0) }) else { return nil }
    let others = elements.filter { !hasImplicitRoot($0) && literalType(of: $0) == nil }
    guard !others.isEmpty, let common = commonType(of: others).map({ analyzer.resolved($0) }),
      types.kind(common) == .nominal, isWhole(common), converts(common, to: wanted)
    else { return nil }
    return common
  }

  /// Whether a list literal, or a choice of such, has a type other than the default one: a set, a slice.
  func isOtherList(_ node: SyntaxNode, _ type: TypeID) -> Bool {
    switch node.kind {
    case .parenExpr: return node.children.first.map { isOtherList($0, type) } ?? false
    case .ternaryExpr: return node.children.filter { $0.kind.isExpr }.dropFirst().contains { isOtherList($0, type) }
    case .arrayExpr, .dictionaryExpr:
      let made = analyzer.normalized(analyzer.wrapped(type) ?? type)
      return types.kind(made) == .nominal && !analyzer.isKnown(made, node.kind == .arrayExpr ? .array : .dictionary)
    default: return false
    }
  }

  /// The contextual type of a list literal that `+` joins to another sequence: an array, which any sequence can follow.
  /// `[first] + rest[1...]`, `names + ["other"]` with a set of names
  func list(_ node: SyntaxNode, beside other: TypeID, of name: Name) -> TypeID? {
    let other = analyzer.resolved(analyzer.normalized(other))
    guard node.kind == .arrayExpr, name == .plus, types.kind(other) == .nominal, isWhole(other),
      !analyzer.isKnown(other, .array), analyzer.isFromCatalogue(types.decl(other)),
      analyzer.conforms(other, to: analyzer.known(.sequence)), let element = analyzer.elementType(ofSequence: other)
    else { return nil }
    return analyzer.array(analyzer.normalized(element))
  }

  /// Whether a type of the program is expressible by each of the elements, which are literals.
  private func isOwnOfLiterals(_ type: TypeID, _ elements: [SyntaxNode]) -> Bool {
    guard types.kind(type) == .nominal, analyzer.isOwn(types.decl(type)), isWhole(type) else { return false }
    return elements.allSatisfy { element in
      literalType(of: element).map { analyzer.canBe($0, type) } ?? false
    }
  }

  /// The type of a literal; `nil` for other expressions.
  func literalType(of element: SyntaxNode) -> TypeID? {
    switch element.kind {
    case .integerLiteralExpr: types.literal(.integer)
    case .floatLiteralExpr: types.literal(.float)
    case .stringLiteralExpr: types.literal(literalKind(ofString: element))
    case .booleanLiteralExpr: types.literal(.boolean)
    case .nilLiteralExpr: types.literal(.nilLiteral)
    case .arrayExpr: types.literal(.array)
    case .dictionaryExpr: types.literal(.dictionary)
    default: nil
    }
  }

  /// Whether an expression determines no type by itself (`\.name`, `("a", .first)`), or contains such an expression.
  private func isOpen(_ node: SyntaxNode) -> Bool {
    if node.kind == .arrayExpr { return hasImplicitRoot(node) || node.children.contains { isOpen($0) } }
    guard node.kind == .tupleExpr else { return isRootless(node) }
    return node.children.contains { part in
      let value = part.kind == .labeledExpr ? part.children.last ?? part : part
      return value.kind == .tupleExpr ? isOpen(value) : hasImplicitRoot(value) || isRootless(value)
    }
  }

  private func arrayLiteralElement(of type: TypeID) -> TypeID {
    guard let target = analyzer.knownDecl(.expressibleByArrayLiteral),
      let element = analyzer.children(of: target).first(where: { analyzer.decl($0).kind == .associatedType })
    else { return analyzer.hole(.notInferred, "ArrayLiteralElement") }
    return analyzer.memberType(of: type, element)
  }

  func dictionaryType(_ node: SyntaxNode, expected: TypeID?) -> TypeID {
    let parts = Array(node.children.filter { $0.kind.isExpr })
    if let expected {
      let wanted = analyzer.normalized(analyzer.wrapped(analyzer.normalized(expected)) ?? expected)
      let isDictionary = analyzer.isKnown(wanted, .dictionary)
      let isOpen = isDictionary && types.arguments(wanted).allSatisfy(isUndecided)
      if isDictionary, !isOpen,
        !types.flags(wanted).contains(.hasLiteral) || parts.contains(where: { hasImplicitRoot($0) })
      {
        for (index, part) in parts.enumerated() { accept(part, as: types.argument(wanted, index % 2)) }
        return wanted
      }
      if types.kind(wanted) == .nominal, !isDictionary, analyzer.canBe(types.literal(.dictionary), wanted) {
        guard let element = analyzer.dictionaryElement(of: wanted) else {
          for part in parts { recordAside(part) }
          return wanted
        }
        let (keys, values) = keysAndValues(parts)
        for (nodes, type) in [(keys, element.key), (values, element.value)] {
          if isUndecided(type), let common = commonType(of: nodes) { _ = analyzer.unify(type, common) }
          for node in nodes { accept(node, as: type) }
        }
        return wanted
      }
    }
    let (keys, values) = keysAndValues(parts)
    return analyzer.known(
      .dictionary,
      [commonType(of: keys) ?? analyzer.newVariable(), commonType(of: values) ?? analyzer.newVariable()])
  }

  private func keysAndValues(_ parts: [SyntaxNode]) -> (keys: [SyntaxNode], values: [SyntaxNode]) {
    (parts.indices.filter { $0 % 2 == 0 }.map { parts[$0] }, parts.indices.filter { $0 % 2 == 1 }.map { parts[$0] })
  }

  /// Whether nothing is known about the contextual type.
  private func isUndecided(_ wanted: TypeID) -> Bool {
    let wanted = analyzer.shallow(wanted)
    return types.kind(wanted) == .variable && !analyzer.isConstrained(wanted)
  }

  // MARK: Common types of elements

  /// The type of elements without a contextual type: their common type, or `Any` if they have none; `nil` if there are
  /// no elements.
  private func commonType(of elements: [SyntaxNode]) -> TypeID? {
    var common: TypeID?
    var given: [TypeID] = []
    var isDifferent = false
    for element in elements {
      // A closure keeps its own attributes.
      let expected = element.kind == .closureExpr ? common.map { withoutAttributes($0) } : common
      let type = byItself(element, check(element, expected: expected))
      given.append(type)
      guard let known = common else {
        common = type
        continue
      }
      let both = join(known, type)
      if isOfDifferentTypes(both) { isDifferent = true } else { common = both }
    }
    guard let common, given.count > 1 else { return common }
    if !isDifferent, !isOnlyConverted(common, given), !areSeveralOptional(elements, given) { return common }
    return commonList(elements) ?? commonDictionary(elements) ?? anything(given)
      ?? (isDifferent ? analyzer.hole(.differentTypes) : common)
  }

  /// The type of an element. Arithmetic on literals alone is decided before the other elements: `1 + 2` is an `Int` in
  /// `[1 + 2, 2.5]`.
  private func byItself(_ element: SyntaxNode, _ type: TypeID) -> TypeID {
    var node = element
    while node.kind == .parenExpr, let inner = node.children.first { node = inner }
    return node.kind == .infixOperatorExpr && types.kind(type) == .literal ? analyzer.withDefaults(type) : type
  }

  private func withoutAttributes(_ type: TypeID) -> TypeID {
    types.kind(type) == .function ? types.function(type, with: FunctionAttributes()) : type
  }

  /// Whether the elements are collections that would all need a conversion. Swift converts only literals then.
  private func isOnlyConverted(_ common: TypeID, _ given: [TypeID]) -> Bool {
    let common = analyzer.resolved(analyzer.wrapped(common) ?? common)
    guard isCovariant(common), types.flags(common).isDisjoint(with: [.hasLiteral, .hasVariable, .hasHole]) else {
      return false
    }
    return !given.contains { analyzer.resolved(analyzer.wrapped($0) ?? $0) == common }
  }

  /// Whether an ambiguous element is optional among elements that are not. `names.first` may also be a method, and
  /// Swift decides the list's type before it resolves the name.
  private func areSeveralOptional(_ elements: [SyntaxNode], _ given: [TypeID]) -> Bool {
    guard zip(elements, given).contains(where: { analyzer.wrapped($1) != nil && isOneOfSeveral($0) }),
      given.contains(where: { analyzer.wrapped($0) == nil && analyzer.literalKind($0) != .nilLiteral })
    else { return false }
    // If a clearly optional element makes this a list of optionals, the other elements only have to agree on their
    // default type.
    let isOptional = zip(elements, given).contains { isChained($0) || analyzer.literalKind($1) == .nilLiteral }
    let values = given.filter { analyzer.literalKind($0) != .nilLiteral }.map {
      analyzer.withDefaults(analyzer.wrapped($0) ?? $0)
    }
    return !isOptional || values.contains { $0 != values[0] }
  }

  /// Whether an expression has optional chaining: `name?.count`.
  private func isChained(_ element: SyntaxNode) -> Bool {
    var node: SyntaxNode? = element
    while let link = node, link.kind != .optionalChainingExpr { node = link.children.first }
    return node != nil
  }

  /// Whether an element is an uncalled member whose name has several declarations.
  private func isOneOfSeveral(_ element: SyntaxNode) -> Bool {
    var node = element
    while [.parenExpr, .optionalChainingExpr].contains(node.kind), let inner = node.children.first { node = inner }
    guard node.kind == .memberAccessExpr, let base = node.children.first, let token = memberToken(node) else {
      return false
    }
    let type = analyzer.resolved(check(base, expected: nil))
    let name = node.name(of: token)
    return analyzer.memberCandidates(name, of: analyzer.wrapped(type) ?? type, from: context.file).count > 1
  }

  /// The type of a list of list literals: the inner element type is common to all inner elements, as in
  /// `[[circle], [square]]`.
  private func commonList(_ elements: [SyntaxNode]) -> TypeID? {
    guard let lists = literals(elements, .arrayExpr),
      let common = commonType(of: lists.flatMap { $0.children.filter { $0.kind.isExpr } })
    else { return nil }
    return accepting(lists, as: analyzer.array(common), among: elements)
  }

  private func commonDictionary(_ elements: [SyntaxNode]) -> TypeID? {
    guard let dictionaries = literals(elements, .dictionaryExpr) else { return nil }
    let parts = dictionaries.map { keysAndValues($0.children.filter { $0.kind.isExpr }) }
    guard let key = commonType(of: parts.flatMap(\.keys)), let value = commonType(of: parts.flatMap(\.values)) else {
      return nil
    }
    return accepting(dictionaries, as: analyzer.known(.dictionary, [key, value]), among: elements)
  }

  /// The elements other than `nil`, if they all are literals of one kind.
  private func literals(_ elements: [SyntaxNode], _ kind: NodeKind) -> [SyntaxNode]? {
    let others = elements.filter { $0.kind != .nilLiteralExpr }
    return others.count > 1 && others.allSatisfy { $0.kind == kind } ? others : nil
  }

  private func accepting(_ literals: [SyntaxNode], as type: TypeID, among elements: [SyntaxNode]) -> TypeID {
    for literal in literals { accept(literal, as: type) }
    return literals.count < elements.count ? analyzer.optional(type) : type
  }

  /// `Any`, or an optional of it if an element is `nil`; `nil` if an element's type is not fully known.
  private func anything(_ given: [TypeID]) -> TypeID? {
    let given = given.map { analyzer.resolved($0) }
    guard given.allSatisfy({ types.flags($0).isDisjoint(with: [.hasHole, .hasVariable]) }) else { return nil }
    let hasNil = given.contains { analyzer.literalKind($0) == .nilLiteral }
    return hasNil ? analyzer.optional(types.existential([])) : types.existential([])
  }
}
