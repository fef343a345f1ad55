import ViewSource
import ViewSyntax

/// Expressions with alternative values: their common type, and inference of one from the other.
extension BodyChecker {
  /// condition `?` expression `:` expression
  func ternaryType(_ node: SyntaxNode, expected: TypeID?) -> TypeID {
    let parts = Array(node.children.filter { $0.kind.isExpr })
    guard parts.count == 3 else { return analyzer.hole(.syntaxError) }
    recordAside(parts[0], expected: analyzer.known(.bool))
    return joined(parts[1], parts[2], expected: expected)
  }

  /// The common type of two alternatives. One that depends on context takes the other's type as context.
  private func joined(_ first: SyntaxNode, _ second: SyntaxNode, expected: TypeID?) -> TypeID {
    if let expected, !types.flags(analyzer.resolved(expected)).contains(.hasVariable) {
      let (left, right) = (check(first, expected: expected), check(second, expected: expected))
      if let open = openAlternative(left, right, as: expected) { return open }
      let type = join(left, right)
      if let common = ofLiterals(type, left, first, right, second) { return common }
      // `let view: any View = isOn ? Row() : Text("")`: each alternative has the contextual type. So has
      // `Polygon(isInverted ? vertices.reversed() : vertices)` by another overload.
      guard isOfDifferentTypes(type) else { return type }
      return fits(first, left, expected) && fits(second, right, expected) ? expected : type
    }
    var expected = expected
    if needsContext(first), needsContext(second), !isNil(first), !isNil(second), let given = expected,
      let wrapped = analyzer.wrapped(analyzer.normalized(given)), types.kind(analyzer.shallow(wrapped)) == .variable
    {
      // `.tint(isOn ? .red : .blue)` looks up the members on `ShapeStyle`: the chosen value becomes optional, not the
      // alternatives.
      expected = wrapped
    }
    let start = analyzer.mark()
    var (left, right): (TypeID, TypeID)
    if needsContext(first), !needsContext(second) {
      right = check(second, expected: expected)
      left = check(first, expected: right)
    } else {
      left = check(first, expected: expected)
      right = check(second, expected: needsContext(second) ? left : expected)
    }
    if let open = openAlternative(left, right) { return open }
    let type = join(left, right)
    guard isOfDifferentTypes(type) else { return ofLiterals(type, left, first, right, second) ?? type }
    if let function = overload(second, as: left) ?? overload(first, as: right) { return function }
    // `isUp ? names : names.reversed()`, `names.isEmpty ? [] : names.reversed()`
    (left, right) = (analyzer.resolved(left), analyzer.resolved(right))
    analyzer.undo(to: start)
    return reconsidered(second, as: wanted(first, left)) ?? reconsidered(first, as: wanted(second, right)) ?? type
  }

  /// Whether an alternative converts to the contextual type, perhaps with another overload of the call that it is.
  private func fits(_ node: SyntaxNode, _ type: TypeID, _ wanted: TypeID) -> Bool {
    let wanted = analyzer.resolved(wanted)
    return converts(type, to: wanted) || isWhole(wanted) && reconsidered(node, as: wanted) != nil
  }

  /// The common type of two values of a generic type that differ in their literals; both are checked again with it:
  /// `isHalf ? Parser.always(0.5) : Parser.always(1)`.
  private func ofLiterals(
    _ type: TypeID, _ left: TypeID, _ first: SyntaxNode, _ right: TypeID, _ second: SyntaxNode
  ) -> TypeID? {
    guard types.kind(type) == .nominal, types.flags(type).contains(.hasLiteral), !isCovariant(type),
      analyzer.wrapped(type) == nil, analyzer.resolved(left) != analyzer.resolved(right)
    else { return nil }
    let whole = analyzer.withDefaults(type)
    _ = reconsidered(first, as: whole)
    _ = reconsidered(second, as: whole)
    return whole
  }

  /// The type of the other alternative, if one of several functions of a name has it: `isBody ? Node.body : Node.group`.
  private func overload(_ node: SyntaxNode, as wanted: TypeID) -> TypeID? {
    let wanted = analyzer.resolved(wanted)
    guard types.kind(wanted) == .function, isWhole(wanted), node.kind != .functionCallExpr, namesSeveralFunctions(node)
    else { return nil }
    return converts(check(node, expected: wanted), to: wanted) ? wanted : nil
  }

  /// `isOn ? scale : 1`, where `scale` is a literal whose type is still open: so is the type of the alternatives.
  private func openAlternative(_ left: TypeID, _ right: TypeID, as wanted: TypeID? = nil) -> TypeID? {
    func follows(_ type: TypeID) -> Bool {
      analyzer.literalKind(analyzer.resolved(type)) == .integer || wanted.map { converts(type, to: $0) } ?? false
    }
    if analyzer.isOpenLiteral(left), follows(right) { return left }
    return analyzer.isOpenLiteral(right) && follows(left) ? right : nil
  }

  func converts(_ type: TypeID, to wanted: TypeID) -> Bool {
    var score = Score()
    return analyzer.convert(type, to: wanted, &score)
  }

  func isOfDifferentTypes(_ type: TypeID) -> Bool {
    types.kind(type) == .hole && types.reason(ofHole: type).kind == .differentTypes
  }

  /// Whether an expression is an empty list literal, which can have any list type.
  func isList(_ node: SyntaxNode) -> Bool { node.kind == .arrayExpr && node.children.isEmpty }

  /// The required type for the other alternative: an array if this one is a list literal.
  func wanted(_ node: SyntaxNode, _ type: TypeID) -> TypeID {
    isList(node) ? analyzer.array(analyzer.newVariable()) : type
  }

  /// The type of an expression that a different overload can make equal or convertible to the type of the other
  /// alternative, under a condition; `nil` if none can.
  func reconsidered(
    _ node: SyntaxNode, as wanted: TypeID, ifSuits suits: (TypeID) -> Bool = { _ in true }
  ) -> TypeID? {
    guard [.functionCallExpr, .ternaryExpr, .parenExpr, .infixOperatorExpr].contains(node.kind),
      reconsiderations < BodyChecker.maximumReconsiderations,
      types.flags(wanted).isDisjoint(with: [.hasHole, .hasLiteral])
    else { return nil }
    reconsiderations += 1
    let mark = analyzer.mark()
    let (outer, before) = (memoScope, errorWeight)
    // The base and arguments of a call keep their types; only the chosen overload may change.
    let isCall = node.kind == .functionCallExpr
    if !isCall { memoScope = memos.newScope() }
    defer {
      reconsiderations -= 1
      memoScope = outer
    }
    let type = analyzer.resolved(isCall ? chainType(node, expected: wanted) : check(node, expected: wanted))
    var score = Score()
    if !types.flags(type).contains(.hasHole), suits(type), analyzer.convert(type, to: wanted, &score) {
      let type = analyzer.resolved(type)
      note(type: type, of: node.id)
      if !types.flags(type).contains(.hasVariable) {
        memos.expressions[BodyMemos.ExpressionKey(scope: outer, node: node.id)] = type
      }
      return analyzer.resolved(wanted)
    }
    errorWeight = before
    analyzer.undo(to: mark)
    if recorder != nil {
      // Replaces the recorded types of the failed attempt.
      if isCall {
        note(type: chainType(node, expected: nil), of: node.id)
      } else {
        memoScope = memos.newScope()
        _ = check(node, expected: nil)
      }
    }
    return nil
  }

  /// Whether an expression has no type without a contextual type.
  func needsContext(_ node: SyntaxNode) -> Bool {
    switch node.kind {
    case .nilLiteralExpr: true
    case .arrayExpr, .dictionaryExpr: node.children.isEmpty
    case .parenExpr: node.children.first.map { needsContext($0) } ?? false
    default: hasImplicitRoot(node)
    }
  }

  private func isNil(_ node: SyntaxNode) -> Bool {
    node.kind == .parenExpr ? node.children.first.map { isNil($0) } ?? false : node.kind == .nilLiteralExpr
  }

  /// The common type of two values.
  func join(_ left: TypeID, _ right: TypeID) -> TypeID {
    let left = analyzer.normalized(left)
    let right = analyzer.normalized(right)
    if left == right { return left }
    let isLeftNil = analyzer.literalKind(left) == .nilLiteral
    let isRightNil = analyzer.literalKind(right) == .nilLiteral
    if types.kind(left) == .hole { return isRightNil ? left : right }
    if types.kind(right) == .hole { return isLeftNil ? right : left }
    // `Never` converts to any type.
    if analyzer.isKnown(left, .never) { return right }
    if analyzer.isKnown(right, .never) { return left }
    if isLeftNil || isRightNil {
      let other = isLeftNil ? right : left
      return analyzer.wrapped(other) == nil ? analyzer.optional(other) : other
    }
    if types.kind(left) == .tuple, types.kind(right) == .tuple, let both = joinElements(left, right) { return both }
    if let both = joinLiterals(left, right) { return both }
    if types.kind(left) == .function, types.kind(right) == .function {
      // `[sendable, { … }]`: the common type has only the shared attributes.
      let common = analyzer.attributesInCommon(left, right)
      let (first, second) = (types.function(left, with: common), types.function(right, with: common))
      if first != left || second != right { return join(first, second) }
    }
    // Swift prefers the conversion of a `CGFloat` to a `Double`.
    if analyzer.isDoubleAndCGFloat(left, right) { return analyzer.known(.double) }
    let mark = analyzer.mark()
    var score = Score()
    if analyzer.convert(left, to: right, &score) {
      return types.kind(right) == .literal ? known(left, or: right) : right
    }
    analyzer.undo(to: mark)
    if analyzer.convert(right, to: left, &score) { return left }
    analyzer.undo(to: mark)
    if areClasses(left, right), let common = commonSuperclass(left, right) { return common }
    // `[circle]` and `[square]` are both lists of shapes.
    if isCovariant(left), let both = joinParts(left, right) { return both }
    switch (analyzer.wrapped(left), analyzer.wrapped(right)) {
    // `[1, nil, 2.5]`: the other values become optional.
    case (let wrapped?, nil): return optional(join(wrapped, right))
    case (nil, let wrapped?): return optional(join(left, wrapped))
    case (let first?, let second?): return optional(join(first, second))
    case (nil, nil): return analyzer.hole(.differentTypes)
    }
  }

  private func optional(_ type: TypeID) -> TypeID { types.kind(type) == .hole ? type : analyzer.optional(type) }

  /// Joins tuples such as `("a", 1)` and `("b", nil)` by element.
  private func joinElements(_ left: TypeID, _ right: TypeID) -> TypeID? {
    let (first, second) = (types.arguments(left), types.arguments(right))
    guard first.count == second.count, types.labels(ofTuple: left) == types.labels(ofTuple: right) else { return nil }
    var parts: [TypeID] = []
    for (one, other) in zip(first, second) {
      let part = join(one, other)
      // Tuple elements are not converted to a common superclass.
      let isConverted = types.kind(part) == .nominal && part != one && part != other && areClasses(one, other)
      if isOfDifferentTypes(part) || isConverted { return analyzer.hole(.differentTypes) }
      parts.append(part)
    }
    return types.tuple(parts, labels: types.labels(ofTuple: left))
  }

  private func areClasses(_ left: TypeID, _ right: TypeID) -> Bool {
    [left, right].allSatisfy { types.kind($0) == .nominal && analyzer.decl(types.decl($0)).kind == .classType }
  }

  /// Joins the parts of values of one generic type that contain provisional literals: `[1]` and `[nil]`, `["a": 1]` and
  /// `["b": side]`, `Box(1)` and `Box(1.5)`. `nil` for other types.
  private func joinLiterals(_ left: TypeID, _ right: TypeID) -> TypeID? {
    guard types.flags(left).union(types.flags(right)).contains(.hasLiteral) else { return nil }
    let (first, second) = (analyzer.wrapped(left), analyzer.wrapped(right))
    if first != nil || second != nil { return optional(join(first ?? left, second ?? right)) }
    return types.kind(left) == .nominal ? joinParts(left, right) : nil
  }

  private func joinParts(_ left: TypeID, _ right: TypeID) -> TypeID? {
    guard types.kind(right) == .nominal, types.decl(left) == types.decl(right) else { return nil }
    let parts = zip(types.arguments(left), types.arguments(right)).map { join($0, $1) }
    return parts.contains { types.kind($0) == .hole } ? nil : types.nominal(types.decl(left), parts)
  }

  /// Whether a type is a covariant collection: its elements convert implicitly.
  func isCovariant(_ type: TypeID) -> Bool {
    analyzer.isKnown(type, .array) || analyzer.isKnown(type, .dictionary) || analyzer.isKnown(type, .set)
  }

  /// Of a provisional literal and another type, the other one, which is more specific.
  private func known(_ left: TypeID, or right: TypeID) -> TypeID { types.kind(left) == .literal ? right : left }

  private func commonSuperclass(_ left: TypeID, _ right: TypeID) -> TypeID? {
    var current: TypeID? = left
    while let type = current {
      if analyzer.superType(right, types.decl(type)) == type { return type }
      current = analyzer.superclass(of: types.decl(type)).map {
        analyzer.substitute($0, analyzer.substitution(of: type))
      }
      if let next = current, types.kind(next) != .nominal { return nil }
    }
    return nil
  }
}
