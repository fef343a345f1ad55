import ViewSource
import ViewSyntax

/// Types of expressions.
extension BodyChecker {
  /// The type of an expression. Literals and implicit members use the contextual type; the result may still need a
  /// conversion to it.
  func check(_ node: SyntaxNode, expected: TypeID?) -> TypeID {
    // While open literals are being decided, cached types are not used.
    let isFree = dependsOnNothing(node) && !looksForLiterals
    if isFree, let known = memos.expressions[memoKey(node)] ?? knownLiteralCall(memoKey(node), wanted: expected) {
      return known
    }
    countWork()
    let firstUndecided = undecided.count
    let outerLiteral = literalClosure
    literalClosure = nil
    defer { literalClosure = outerLiteral }
    // Once the budget is spent, enclosing expressions are unknown too, because they are tried but not chosen.
    sawNamesakes = false
    let inferred = budget.isSpent ? tooLarge : infer(node, expected: expected)
    let isChoice = sawNamesakes
    sawNamesakes = false
    if isChoice { choices.insert(node.id) }
    let type = budget.isSpent ? tooLarge : inferred
    note(type: type, of: node.id)
    // The contextual type may select another of several functions or properties next time, or decide the root of a key
    // path, so such a type is not cached.
    if isFree, !isChoice, !types.flags(type).contains(.hasVariable), types.kind(type) != .function,
      !(types.flags(type).contains(.hasHole) && isCallOfRootless(node))
    {
      if isLiteralCall(node) || givesLiterals(node, type) {
        keepLiteralCall(memoKey(node), type, wanted: expected)
      } else {
        memos.expressions[memoKey(node)] = type
      }
      // A cached expression is not checked again, so its record must not mention variables that may be rolled back.
      decideRecord(from: firstUndecided)
    }
    return type
  }

  /// The cache key of an expression.
  func memoKey(_ node: SyntaxNode) -> BodyMemos.ExpressionKey {
    BodyMemos.ExpressionKey(scope: memoScope, node: node.id)
  }

  /// The cache key of a syntactic property of an expression.
  func place(_ node: SyntaxNode) -> BodyMemos.PlaceKey { BodyMemos.PlaceKey(file: context.file, node: node.id) }

  /// Whether an expression's type is independent of context: no literal, closure or implicit member decides it.
  private func dependsOnNothing(_ node: SyntaxNode) -> Bool {
    switch node.kind {
    case .declReferenceExpr, .memberAccessExpr, .functionCallExpr, .subscriptCallExpr, .forceUnwrapExpr,
      .optionalChainingExpr, .asExpr, .isExpr, .genericSpecializationExpr:
      return !hasImplicitRoot(node)
    default: return false
    }
  }

  /// Whether the root of a chain is an implicit member, or a list whose first element is one, or `nil` followed by one.
  func hasImplicitRoot(_ node: SyntaxNode) -> Bool {
    var current = node
    // Short chains are walked each time; results for long ones are cached.
    for _ in 0..<BodyChecker.shortChain {
      guard let base = BodyChecker.base(ofLink: current) else { return isImplicitRoot(current) }
      current = base
    }
    if let known = memos.implicitRoots[place(node)] { return known }
    var links: [SyntaxNode] = []
    var known = memos.implicitRoots[place(current)]
    while known == nil, let base = BodyChecker.base(ofLink: current) {
      links.append(current)
      current = base
      known = memos.implicitRoots[place(current)]
    }
    let result = known ?? isImplicitRoot(current)
    for link in links { memos.implicitRoots[place(link)] = result }
    memos.implicitRoots[place(node)] = result
    return result
  }

  private func isImplicitRoot(_ node: SyntaxNode) -> Bool {
    switch node.kind {
    case .implicitMemberExpr: true
    case .arrayExpr: node.children.first { $0.kind != .nilLiteralExpr }.map { hasImplicitRoot($0) } ?? false
    default: false
    }
  }

  /// The chain length below which walking is faster than a cache lookup.
  private static let shortChain = 16

  /// The base of a chain link; `nil` for the root.
  static func base(ofLink node: SyntaxNode) -> SyntaxNode? {
    switch node.kind {
    case .memberAccessExpr, .functionCallExpr, .subscriptCallExpr, .forceUnwrapExpr, .optionalChainingExpr,
      .genericSpecializationExpr, .postfixIfConfigExpr, .postfixOperatorExpr:
      node.children.first
    default: nil
    }
  }

  private func infer(_ node: SyntaxNode, expected: TypeID?) -> TypeID {
    switch node.kind {
    case .declReferenceExpr: return referenceType(node, expected: expected)
    case .memberAccessExpr, .functionCallExpr, .subscriptCallExpr, .forceUnwrapExpr, .optionalChainingExpr,
      .implicitMemberExpr, .postfixIfConfigExpr, .postfixOperatorExpr:
      return chainType(node, expected: expected)
    case .genericSpecializationExpr: return specializedType(node)
    case .integerLiteralExpr: return types.literal(.integer)
    case .floatLiteralExpr: return types.literal(.float)
    case .stringLiteralExpr:
      recordInterpolations(node, expected)
      return types.literal(literalKind(ofString: node))
    case .booleanLiteralExpr: return types.literal(.boolean)
    case .nilLiteralExpr: return nilType(expected)
    case .regexLiteralExpr: return analyzer.known(.regex, [regexOutput(node)])
    case .arrayExpr: return arrayType(node, expected: expected)
    case .dictionaryExpr: return dictionaryType(node, expected: expected)
    case .parenExpr:
      let inner = node.children.first.map { check($0, expected: expected) } ?? analyzer.void
      return types.kind(inner) == .expansion ? types.tuple([inner]) : inner
    case .tupleExpr: return tupleType(node, expected: expected)
    case .closureExpr: return closureType(node, expected: expected, builder: nil)
    case .ternaryExpr: return ternaryType(node, expected: expected)
    case .infixOperatorExpr: return operatorType(node, expected: expected)
    case .prefixOperatorExpr: return prefixType(node, expected: expected)
    case .assignmentExpr: return assignmentType(node)
    case .asExpr: return castType(node)
    case .isExpr:
      recordAside(node.children.first)
      return analyzer.known(.bool)
    case .tryExpr: return tryType(node, expected: expected)
    case .packElementExpr, .packExpansionExpr: return packType(node)
    case .awaitExpr:
      let outer = isAwaited
      isAwaited = true
      defer { isAwaited = outer }
      return node.children.last.map { check($0, expected: expected) } ?? analyzer.hole(.syntaxError)
    case .unsafeExpr, .consumeExpr, .copyExpr, .borrowExpr:
      return node.children.last.map { check($0, expected: expected) } ?? analyzer.hole(.syntaxError)
    case .inoutExpr:
      return types.inoutType(node.children.first.map { check($0, expected: nil) } ?? analyzer.hole(.syntaxError))
    case .keyPathExpr: return keyPathType(node, expected: expected)
    case .ifExpr: return branchType(node, expected: expected)
    case .switchExpr: return switchType(node, expected: expected)
    case .doStmt: return node.child(.codeBlock).map { blockType($0, expected: expected) } ?? analyzer.void
    case .macroExpansionExpr: return macroType(node, expected: expected)
    case .typeExpr:
      return types.metatype(
        node.writtenType.map { writtenType($0) } ?? analyzer.hole(.syntaxError))
    case .superExpr:
      guard let selfType, types.kind(selfType) == .nominal, let parent = analyzer.superclass(of: types.decl(selfType))
      else {
        return analyzer.hole(.unresolvedName, "super")
      }
      return isStatic ? types.metatype(parent) : parent
    case .sequenceExpr:
      for part in node.children where part.kind.isExpr { recordAside(part) }
      return analyzer.hole(.unsupported, "an operator without a declaration")
    case .missingExpr, .placeholderExpr: return analyzer.hole(.syntaxError)
    default: return analyzer.hole(.unsupported, "this expression")
    }
  }

  // MARK: Literals

  /// The literal kind of a string, determined by its contents.
  func literalKind(ofString node: SyntaxNode) -> LiteralKind {
    !node.children.isEmpty ? .interpolation : isOneCharacter(node) ? .character : .string
  }

  /// Whether a string literal has a single character, and so may be a `Character`.
  private func isOneCharacter(_ node: SyntaxNode) -> Bool {
    let range = node.range
    guard range.count < BodyChecker.longestCharacter else { return false }
    let (bytes, quote) = (node.bytes, UInt8(ascii: "\""))
    if range.count > 3, bytes[range.start] == quote {
      // Two ASCII characters never form one grapheme cluster.
      func isPlain(_ byte: UInt8) -> Bool { byte < 0x80 && byte != quote && byte != UInt8(ascii: "\\") }
      if isPlain(bytes[range.start + 1]), isPlain(bytes[range.start + 2]) { return false }
    }
    return StringLiteral.text(node).count == 1
  }

  /// The length in bytes from which a literal is not looked at as a character; a family of four with escapes has 63.
  private static let longestCharacter = 80

  private func nilType(_ expected: TypeID?) -> TypeID {
    types.literal(.nilLiteral)
  }

  /// Checks an expression and its conversion to a required type.
  @discardableResult
  func accept(_ node: SyntaxNode, as wanted: TypeID) -> Bool {
    var score = Score()
    return analyzer.convert(check(node, expected: wanted), to: wanted, &score)
  }

  private func tupleType(_ node: SyntaxNode, expected: TypeID?) -> TypeID {
    var elements: [TypeID] = []
    var labels: [Name] = []
    var wanted = expected.map { analyzer.normalized($0) }
    // The tuple becomes the value of an optional.
    while let inner = wanted.flatMap({ analyzer.wrapped($0) }) { wanted = analyzer.normalized(inner) }
    for child in node.children where child.kind.isExpr || child.kind == .labeledExpr || child.kind.isPattern {
      let value = child.kind == .labeledExpr ? child.children.last : child
      guard let value else { continue }
      let index = elements.count
      let part = wanted.flatMap {
        types.kind($0) == .tuple && index < types.argumentCount($0) ? types.argument($0, index) : nil
      }
      let type = check(value, expected: part)
      // An implicitly unwrapped element is unwrapped if the context requires a value.
      let isForced = part.map { isWhole($0) && analyzer.wrapped($0) == nil } ?? false
      let wrapped = isForced && isImplicitlyForced(value) ? analyzer.wrapped(analyzer.normalized(type)) : nil
      elements.append(wrapped ?? type)
      let label = child.kind == .labeledExpr ? child.firstToken.map { child.name(of: $0) } : nil
      labels.append(label ?? .none)
    }
    return types.tuple(elements, labels: labels)
  }

  /// Records the expressions in a string literal, whose types decide nothing outside. The `appendInterpolation` of the
  /// contextual type decides implicit members, closures and labeled literals in them:
  /// `Text("\(price, format: .percent)")`.
  private func recordInterpolations(_ node: SyntaxNode, _ expected: TypeID?) {
    guard recorder != nil else { return }
    for interpolation in node.children where interpolation.kind == .stringInterpolation {
      let arguments = arguments(ofInterpolation: interpolation)
      let isOpen =
        arguments.count > 1 || arguments.first.map { $0.label != .none } ?? false
        || arguments.contains { $0.node.map { $0.kind == .closureExpr || hasImplicitRoot($0) } ?? false }
      if isOpen, recordCall(ofInterpolation: interpolation, arguments, in: expected) { continue }
      for argument in arguments { recordAside(argument.node) }
    }
  }

  /// The arguments between `\(` and `)`.
  func arguments(ofInterpolation node: SyntaxNode) -> [Argument] {
    node.children.compactMap { part in
      let isLabeled = part.kind == .labeledExpr
      guard let value = isLabeled ? part.children.last : part, value.kind.isExpr else { return nil }
      let label = isLabeled ? part.firstToken.map { part.name(of: $0) } : nil
      return Argument(label: label ?? .none, node: value, type: nil, isTrailing: false)
    }
  }

  /// - Returns: Whether the contextual type of the string has an `appendInterpolation` for the arguments.
  private func recordCall(
    ofInterpolation node: SyntaxNode, _ arguments: [Argument], in expected: TypeID?
  ) -> Bool {
    var type = expected.map { analyzer.resolved($0) } ?? analyzer.known(.string)
    while let wrapped = analyzer.wrapped(type) { type = wrapped }
    let string = analyzer.known(.string)
    if types.kind(type) == .existential { type = string }
    guard types.kind(type) == .nominal || types.flags(type).contains(.hasVariable) else { return false }
    let storage =
      types.kind(type) != .nominal || type == string
      ? analyzer.known("DefaultStringInterpolation") : analyzer.nestedType("StringInterpolation", in: type, [])
    guard types.kind(storage) == .nominal else { return false }
    let candidates = analyzer.memberCandidates("appendInterpolation", of: storage, from: context.file)
    guard !candidates.isEmpty else { return false }
    let first = undecided.count
    let before = errorWeight
    _ = decided(apply(candidates, arguments, named: "appendInterpolation", expected: nil, at: node))
    decideRecord(from: first)
    errorWeight = before
    return recorder?.use(of: node.id) != nil
  }

  // MARK: Keywords around an expression

  /// `each values`, `repeat …`
  private func packType(_ node: SyntaxNode) -> TypeID {
    guard let value = node.children.last else { return analyzer.hole(.syntaxError) }
    let type = analyzer.normalized(check(value, expected: nil))
    if node.kind == .packExpansionExpr { return types.expansion(type) }
    // `each` also applies to a tuple of a single pack expansion.
    return types.kind(type) == .expansion ? types.argument(type, 0) : analyzer.pattern(ofPackAlone: type) ?? type
  }

  private func castType(_ node: SyntaxNode) -> TypeID {
    guard node.children.count == 2 else { return analyzer.hole(.syntaxError) }
    let type = writtenType(node.children[1])
    if node.ownToken(.postfixQuestion) != nil {
      recordAside(node.children[0])
      return analyzer.optional(type)
    }
    if node.ownToken(.exclamation) != nil {
      recordAside(node.children[0])
      return type
    }
    let completed = completed(type, by: node.children[0])
    recordAside(node.children[0], expected: completed)
    return completed
  }

  private func tryType(_ node: SyntaxNode, expected: TypeID?) -> TypeID {
    guard let value = node.children.last else { return analyzer.hole(.syntaxError) }
    guard node.ownToken(.postfixQuestion) != nil else { return check(value, expected: expected) }
    let type = analyzer.normalized(
      check(value, expected: expected.flatMap { analyzer.wrapped(analyzer.normalized($0)) }))
    return analyzer.wrapped(type) == nil ? analyzer.optional(type) : type
  }

  // MARK: if and switch as expressions

  private func branchType(_ node: SyntaxNode, expected: TypeID?) -> TypeID {
    var result: TypeID?
    var next: SyntaxNode? = node
    while let current = next {
      next = nil
      var isThen = true
      for child in current.children {
        if child.kind == .codeBlock {
          let conditions = isThen ? current.conditions : []
          let type = scope { () -> TypeID in
            declareConditions(conditions)
            return branch(expected, result) { blockType(child, expected: $0) }
          }
          result = result.map { join($0, type) } ?? type
          isThen = false
        } else if child.kind == .ifExpr, child.id == current.children.last?.id {
          next = child
        }
      }
    }
    return result ?? analyzer.void
  }

  /// The type of a branch. Without a contextual type, another branch does not determine the element type of an empty
  /// list.
  private func branch(_ expected: TypeID?, _ result: TypeID?, _ check: (TypeID?) -> TypeID) -> TypeID {
    if let expected { return check(expected) }
    let type = check(result.flatMap { isCovariant($0) ? nil : $0 })
    openToAnything(type)
    return type
  }

  private func openToAnything(_ type: TypeID) {
    guard types.flags(type).contains(.hasVariable), isCovariant(type) else { return }
    let arguments = types.arguments(type)
    for (index, part) in arguments.enumerated() {
      guard analyzer.isUnbound(part) else {
        openToAnything(part)
        continue
      }
      let isKey = arguments.count == 2 && index == 0
      _ = analyzer.unify(part, isKey ? analyzer.known(.anyHashable) : types.existential([]))
    }
  }

  private func switchType(_ node: SyntaxNode, expected: TypeID?) -> TypeID {
    guard let subject = node.children.first(where: { $0.kind.isExpr }) else { return analyzer.hole(.syntaxError) }
    var result: TypeID?
    for switchCase in cases(of: node) {
      let type = scope { () -> TypeID? in
        declareCase(switchCase, subject: subject)
        let items = statements(ofCase: switchCase)
        guard let last = items.last(where: { $0.kind.isExpr }) else {
          if recorder != nil { walk(items) }
          return nil
        }
        if recorder != nil { walk(items.filter { $0.id != last.id }) }
        return branch(expected, result) { check(last, expected: $0) }
      }
      if let type { result = result.map { join($0, type) } ?? type }
    }
    return result ?? analyzer.void
  }

  private func blockType(_ block: SyntaxNode, expected: TypeID?) -> TypeID {
    let items = activeItems(Array(block.children))
    guard let last = items.last, last.kind.isExpr else {
      if recorder != nil { walk(items) }
      return analyzer.known(.never)
    }
    walkLeading(Array(items.dropLast()))
    return check(last, expected: expected)
  }

  /// Declares or records the statements before the one that gives a branch its value.
  private func walkLeading(_ items: [SyntaxNode]) {
    if recorder != nil { return walk(items) }
    for item in items { declareStatement(item) }
  }

  // MARK: Macros

  /// The source location literals, which read as macros without a declaration.
  private static let placeLiterals: [String: LiteralKind] = [
    "file": .string, "fileID": .string, "filePath": .string, "function": .string, "line": .integer, "column": .integer,
  ]

  private func macroType(_ node: SyntaxNode, expected: TypeID?) -> TypeID {
    guard let token = node.ownTokens.first(where: { $0.kind == .identifier }) else {
      return analyzer.hole(.syntaxError)
    }
    let name = node.name(of: token)
    if let literal = BodyChecker.placeLiterals[name.text] { return types.literal(literal) }
    if let type = namedType(name, node) { return type }
    let found = analyzer.lookUpTopLevel(name, in: context).filter { analyzer.decl($0).kind == .macro }
    guard !found.isEmpty else {
      return recordingArguments(of: node, analyzer.hole(.unresolvedName, "#" + name.text))
    }
    let named = specialized(found, node) ?? (found, expected)
    let candidates = named.0.map { Candidate(decl: $0, base: nil, isStatic: false) }
    return apply(candidates, node.callArguments, named: name.text, expected: named.1, at: node)
  }

  /// The type of `#selector(…)`, `#keyPath(…)` and `#isolation`, which are built into the language.
  private func namedType(_ name: Name, _ node: SyntaxNode) -> TypeID? {
    let type: TypeID
    switch name.text {
    case "selector": type = analyzer.known("Selector")
    case "keyPath": type = types.literal(.string)
    case "isolation":
      // The actor on which the code runs, which a program hands on but seldom reads.
      type = analyzer.optional(types.existential([analyzer.known("Actor")]))
    default: return nil
    }
    guard types.kind(type) != .hole else { return nil }
    for argument in node.callArguments { recordAside(argument.node) }
    return type
  }

  /// For `#Predicate<Trip> { … }`: the macros with that number of generic parameters, and their result for these
  /// arguments.
  private func specialized(_ found: [DeclID], _ node: SyntaxNode) -> (macros: [DeclID], result: TypeID)? {
    guard let clause = node.child(.genericArgumentClause) else { return nil }
    let arguments = clause.children.filter(\.kind.isType).map { writtenType($0) }
    let macros = found.filter { analyzer.signature(of: $0).generics.parameters.count == arguments.count }
    guard let first = macros.first else { return nil }
    let signature = analyzer.signature(of: first)
    var substitution = Substitution()
    for (parameter, type) in zip(signature.generics.parameters, arguments) { substitution.bind(parameter, to: type) }
    return (macros, analyzer.substitute(signature.result, substitution))
  }
}

extension SyntaxNode {
  /// The type that a type expression names; for `Any.self`, which parses as a member type, the type before the dot.
  var writtenType: SyntaxNode? {
    guard let type = children.first else { return nil }
    return type.kind == .memberType && type.ownTokens.contains { type.isSpelt($0, "self") } ? type.children.first : type
  }
}
