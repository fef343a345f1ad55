import ViewSource
import ViewSyntax

/// Shifted literals: `word & (1 << place)`.
extension BodyChecker {
  /// Whether an operand consists of shifted literals, so that the context and not the shift count decides its type:
  /// `1 << place`, `~(1 << place)`, `(1 << place) - 1`.
  func isOfShiftedLiterals(_ node: SyntaxNode, depth: Int = 0) -> Bool {
    guard depth < BodyChecker.longestOfShiftedLiterals else { return false }
    switch node.kind {
    case .parenExpr: return node.children.first.map { isOfShiftedLiterals($0, depth: depth + 1) } ?? false
    case .prefixOperatorExpr: return node.children.last.map { isOfShiftedLiterals($0, depth: depth + 1) } ?? false
    case .infixOperatorExpr:
      let parts = node.children.filter { $0.kind.isExpr }
      guard parts.count == 2, let token = node.ownTokens.first(where: { $0.kind.isOperator }) else { return false }
      let name = node.name(of: token)
      let isLeft = isOfShiftedLiterals(parts[0], depth: depth + 1)
      if Name.shifts.contains(name) { return isLeft || isWholeNumber(parts[0]) }
      guard Name.arithmetic.contains(name) || Name.bitwise.contains(name) else { return false }
      let isRight = isOfShiftedLiterals(parts[1], depth: depth + 1)
      return isLeft && (isRight || parts[1].kind == .integerLiteralExpr)
        || isRight && parts[0].kind == .integerLiteralExpr
    default: return false
    }
  }

  /// Whether an expression is an integer literal or a choice of such: `1`, `(isOn ? 1 : 0)`.
  private func isWholeNumber(_ node: SyntaxNode) -> Bool {
    switch node.kind {
    case .integerLiteralExpr: true
    case .parenExpr: node.children.first.map { isWholeNumber($0) } ?? false
    case .ternaryExpr: node.children.filter { $0.kind.isExpr }.dropFirst().allSatisfy { $0.kind == .integerLiteralExpr }
    default: false
    }
  }

  /// The operand types of an operator with shifted literals among its operands; `nil` if there are none.
  func typesBesideShiftedLiterals(
    _ name: Name, _ parts: [SyntaxNode], _ expected: TypeID?
  ) -> (left: TypeID, right: TypeID)? {
    guard !name.isRange else { return nil }
    let isLeft = isOfShiftedLiterals(parts[0])
    if Name.shifts.contains(name) {
      guard let expected, isLeft else { return nil }
      return (check(parts[0], expected: expected), check(parts[1], expected: nil))
    }
    let isRight = isOfShiftedLiterals(parts[1])
    guard isLeft || isRight else { return nil }
    if isLeft, isRight || parts[1].kind == .integerLiteralExpr {
      return (check(parts[0], expected: expected), check(parts[1], expected: expected))
    }
    if isLeft {
      let right = check(parts[1], expected: expected)
      return (check(parts[0], expected: number(right) ?? expected), right)
    }
    let left = check(parts[0], expected: expected)
    return (left, check(parts[1], expected: number(left) ?? expected))
  }

  /// The candidate base for `1 << byte`: a shifted literal does not take the count's type, but is an `Int` by default.
  func shiftedLiteral(_ name: Name, _ left: TypeID, _ right: TypeID) -> [TypeID]? {
    guard name == "<<" || name == ">>", analyzer.literalKind(left) == .integer, types.kind(right) == .nominal,
      !analyzer.program.declaresOperator(name)
    else { return nil }
    return [analyzer.defaultType(ofLiteral: left)]
  }

  /// The type of the right operand: a literal shift count is an `Int`, whatever is shifted.
  func shiftCount(_ right: TypeID, beside left: TypeID, of name: Name) -> TypeID {
    guard ["<<", ">>", "<<=", ">>="].contains(name), analyzer.literalKind(right) == .integer,
      !analyzer.program.declaresOperator(name) || isShifted(left)
    else { return right }
    return analyzer.defaultType(ofLiteral: right)
  }

  /// Whether a type is a literal or one of whole numbers.
  private func isShifted(_ type: TypeID) -> Bool {
    let known = analyzer.resolved(analyzer.normalized(type))
    if analyzer.literalKind(known) == .integer { return true }
    guard types.kind(known) == .nominal, let integer = analyzer.knownDecl("BinaryInteger") else { return false }
    return analyzer.conformance(known, to: integer) != nil
  }

  /// A type that determines shifted literals, else `nil`.
  private func number(_ type: TypeID) -> TypeID? {
    let known = analyzer.resolved(analyzer.normalized(type))
    return types.kind(known) == .nominal || types.kind(known) == .parameter ? known : nil
  }

  private static let longestOfShiftedLiterals = 6
}

extension Name {
  static let shifts: Set<Name> = ["<<", ">>", "&<<", "&>>"]
  static let bitwise: Set<Name> = ["&", "|", "^", "&+", "&-", "&*"]
  /// Whether this operator makes a range.
  var isRange: Bool { self == "..." || self == "..<" }
}
