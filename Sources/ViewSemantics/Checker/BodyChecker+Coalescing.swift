import ViewSource
import ViewSyntax

/// Type checking of `a ?? b`.
extension BodyChecker {
  /// The type of `a ?? b`: the wrapped type of `a`, or the optional if `b` is optional.
  func coalescedType(
    _ left: SyntaxNode, _ right: SyntaxNode, _ expected: TypeID?, at node: SyntaxNode
  ) -> TypeID {
    if operatorDeclaredByProgram(.coalescing) {
      let wanted = ownOperands(of: .coalescing, giving: expected)
      let first = check(left, expected: wanted?[0])
      let second = check(right, expected: wanted?[1])
      let arguments = [first, second].map { Argument(label: .none, node: nil, type: $0, isTrailing: false) }
      return apply(
        operatorCandidates(.coalescing, [first, second]), arguments, named: "??", expected: expected, at: node,
        isOperator: true)
    }
    if left.kind == .nilLiteralExpr {
      // `nil ?? 5`: the right operand decides the wrapped type.
      let second = analyzer.normalized(check(right, expected: expected))
      let known = analyzer.withDefaults(analyzer.resolved(second))
      if types.kind(known) != .hole { _ = check(left, expected: analyzer.optional(known)) }
      return second
    }
    wantOptional(left)
    let start = analyzer.mark()
    // `find() ?? nil` has the optional type of `find()`, which the context may decide.
    let isSameOptional =
      right.kind == .nilLiteralExpr && left.kind == .functionCallExpr
      && expected.map { analyzer.wrapped(analyzer.normalized($0)) != nil } ?? false
    // The default decides the value, which becomes that of an optional only afterwards:
    // `path = path.map { "\($0)/\(part)" } ?? part`. A literal does not.
    let isLiteral = isOfLiterals(right, orText: true)
    let isNested = expected.map { analyzer.wrapped(analyzer.normalized($0)) != nil && isNestedOptional(left) } ?? false
    var value = expected.map { isLiteral || isNested ? $0 : analyzer.wrapped(analyzer.normalized($0)) ?? $0 }
    if let wanted = value.map({ analyzer.resolved($0) }), types.kind(wanted) == .nominal, isWhole(wanted),
      let literal = literalType(of: right),
      literal != types.literal(.nilLiteral), !analyzer.canBe(literal, analyzer.wrapped(wanted) ?? wanted)
    {
      // `Double("1" + (digits.map { "." + $0 } ?? ""))`: an overload that takes an `Int` cannot be meant.
      value = nil
    }
    let first = analyzer.normalized(
      check(left, expected: isSameOptional && !isNested ? expected : value.map { analyzer.optional($0) }))
    if types.kind(first) == .hole {
      let second = analyzer.normalized(check(right, expected: expected))
      return types.kind(second) == .literal ? first : second
    }
    let wrapped = analyzer.wrapped(first) ?? first
    if let type = coalescedChain(left, right, analyzer.resolved(wrapped), expected) { return type }
    let second = analyzer.normalized(check(right, expected: analyzer.resolved(wrapped)))
    if types.kind(second) == .hole { return wrapped }
    if analyzer.literalKind(second) == .nilLiteral {
      // `json["key"] ?? nil`, where the value itself is expressible by `nil`.
      let value = analyzer.resolved(wrapped)
      // For a nested optional, `nil` is the inner optional.
      return analyzer.wrapped(value) != nil || analyzer.canBe(second, value) ? value : first
    }
    if let type = labeled(left, analyzer.resolved(wrapped), like: analyzer.resolved(second)) { return type }
    var score = Score()
    let mark = analyzer.mark()
    if analyzer.convert(second, to: wrapped, &score) { return analyzer.resolved(wrapped) }
    analyzer.undo(to: mark)
    if analyzer.wrapped(second) != nil { return first }
    // `names?.reversed() ?? names`, `names?.reversed() ?? []`
    let given = analyzer.resolved(wrapped)
    analyzer.undo(to: start)
    if let type = reconsidered(left, as: analyzer.optional(wanted(right, second))) {
      return analyzer.wrapped(type) ?? type
    }
    let type = join(given, second)
    guard isOfDifferentTypes(type), let expected else { return type }
    // `print(size ?? "none")`: both operands convert to the contextual type.
    let wanted = analyzer.resolved(expected)
    guard types.kind(wanted) == .existential, converts(given, to: wanted), converts(second, to: wanted) else {
      return type
    }
    return wanted
  }

  /// The type of the default value if the left operand is the same with labels for its tuples:
  /// `name.map { ($0, 1) } ?? (name: "none", count: 0)`.
  private func labeled(_ left: SyntaxNode, _ given: TypeID, like second: TypeID) -> TypeID? {
    guard left.kind == .functionCallExpr, given != second, isWhole(given), isWhole(second),
      withoutLabels(second) == given
    else { return nil }
    return reconsidered(left, as: analyzer.optional(second)) == nil ? nil : second
  }

  private func withoutLabels(_ type: TypeID) -> TypeID {
    let plain = types.kind(type) == .tuple ? types.tuple(types.arguments(type)) : type
    return analyzer.map(plain) { withoutLabels($0) }
  }

  /// Whether a call with a closure returns an optional of an optional, because its closure returns an optional:
  /// `let user: User? = names.first.map { find($0) } ?? fallback`. The contextual type must not decide the closure's
  /// result then.
  private func isNestedOptional(_ node: SyntaxNode) -> Bool {
    guard node.kind == .functionCallExpr,
      node.callArguments.contains(where: { $0.closure.map { isOfOneType($0) } ?? false })
    else { return false }
    // The answer is kept, so that nested calls are checked once more in all, and not at each level.
    if let known = nestedOptionals[node.id] { return known }
    let mark = analyzer.mark()
    let outer = (recorder, memoScope, errorWeight)
    recorder = nil
    memoScope = memos.newScope()
    defer {
      analyzer.undo(to: mark)
      (recorder, memoScope, errorWeight) = outer
    }
    let type = analyzer.resolved(check(node, expected: nil))
    guard isWhole(type) else { return false }
    let isNested = analyzer.wrapped(type).map { analyzer.wrapped($0) != nil } ?? false
    nestedOptionals[node.id] = isNested
    return isNested
  }

  /// The operand types of one of the program's operators, if just one of them gives the contextual type, which is known:
  /// `number ?? word.map { .word($0) }` with parsers.
  private func ownOperands(of name: Name, giving expected: TypeID?) -> [TypeID]? {
    guard let wanted = expected.map({ analyzer.resolved(analyzer.normalized($0)) }), types.kind(wanted) == .nominal,
      isWhole(wanted), analyzer.wrapped(wanted) == nil
    else { return nil }
    let found = operatorCandidates(name, [wanted]).filter { !analyzer.isFromCatalogue($0.decl) }.compactMap {
      candidate -> [TypeID]? in
      guard let given = parameters(of: candidate, giving: wanted), given.count == 2 else { return nil }
      let flags = analyzer.signature(of: candidate.decl).parameters.map(\.flags)
      return zip(given, flags).map { type, flags in
        flags.contains(.isAutoclosure) && types.kind(type) == .function
          ? types.argument(type, types.argumentCount(type) - 1) : type
      }
    }
    return found.count == 1 ? found[0] : nil
  }

  /// The type of `print(person?.height ?? 0)`: the chain's value converts to the contextual existential inside the
  /// optional, and the number with its default type does too. `nil` for other expressions.
  private func coalescedChain(
    _ left: SyntaxNode, _ right: SyntaxNode, _ given: TypeID, _ expected: TypeID?
  ) -> TypeID? {
    guard let expected, left.kind != .parenExpr, isOptionalChain(left), isNumber(right) || isNegativeNumber(right)
    else { return nil }
    let wanted = analyzer.resolved(expected)
    guard types.kind(wanted) == .existential, isWhole(given), converts(given, to: wanted) else { return nil }
    let chain = (chainExpectation, sawOptionalChain)
    let last = analyzer.resolved(link(left))
    (chainExpectation, sawOptionalChain) = chain
    // An optional at the end of the chain is not wrapped again.
    guard last == given else { return nil }
    let number = analyzer.withDefaults(analyzer.resolved(check(right, expected: wanted)))
    return number != given && converts(number, to: wanted) ? wanted : nil
  }

  private func isNegativeNumber(_ node: SyntaxNode) -> Bool {
    node.kind == .prefixOperatorExpr && node.children.last.map { isNumber($0) } ?? false
  }
}
