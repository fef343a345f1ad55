import ViewSource
import ViewSyntax

/// Literals that are shifted: `word & (1 << place)`.
extension BodyChecker {
  /// Whether an operand is made of literals that are shifted by something, so that its type is told by what stands around
  /// it and not by what they are shifted by: `1 << place`, `~(1 << place)`, `(1 << place) - 1`.
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

  /// `1`, `(isOn ? 1 : 0)`
  private func isWholeNumber(_ node: SyntaxNode) -> Bool {
    switch node.kind {
    case .integerLiteralExpr: true
    case .parenExpr: node.children.first.map { isWholeNumber($0) } ?? false
    case .ternaryExpr: node.children.filter { $0.kind.isExpr }.dropFirst().allSatisfy { $0.kind == .integerLiteralExpr }
    default: false
    }
  }

  /// What the operands of an operator are expected to be, where shifted literals are among them. `nil` if none are.
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

  /// `1 << byte`: a literal that is shifted is not what it is shifted by, but an `Int` if nothing else tells.
  func shiftedLiteral(_ name: Name, _ left: TypeID, _ right: TypeID) -> [TypeID]? {
    guard name == "<<" || name == ">>", analyzer.literalKind(left) == .integer, types.kind(right) == .nominal,
      !analyzer.program.declaresOperator(name)
    else { return nil }
    return [analyzer.defaultType(ofLiteral: left)]
  }

  /// A type, if it tells what shifted literals are.
  private func number(_ type: TypeID) -> TypeID? {
    let known = analyzer.resolved(analyzer.normalized(type))
    return types.kind(known) == .nominal || types.kind(known) == .parameter ? known : nil
  }

  private static let longestOfShiftedLiterals = 6
}

extension Name {
  static let shifts: Set<Name> = ["<<", ">>", "&<<", "&>>"]
  static let bitwise: Set<Name> = ["&", "|", "^", "&+", "&-", "&*"]
  /// Whether it is an operator that makes a range of its operands.
  var isRange: Bool { self == "..." || self == "..<" }
}
