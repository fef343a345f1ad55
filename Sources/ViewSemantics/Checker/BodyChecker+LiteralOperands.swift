import ViewSource
import ViewSyntax

/// Operands that are literals, or whose types are still open.
extension BodyChecker {
  /// The result of `$0 + 1` or `$0 + $1` with parameters of unknown types: both operands get one type, the literal's
  /// default if nothing else decides.
  func openResult(_ left: TypeID, _ right: TypeID) -> TypeID? {
    switch (isUndecidedOperand(left), isUndecidedOperand(right)) {
    case (true, true): return analyzer.unify(left, right) ? left : nil
    case (true, false): return isNumberOrText(right) && analyzer.unify(left, right) ? right : nil
    case (false, true): return isNumberOrText(left) && analyzer.unify(right, left) ? left : nil
    case (false, false): return nil
    }
  }

  /// Infers parameters of unknown types from `$0 > 10` and `$0 && isOpen`.
  func learnOperands(of name: Name, _ left: TypeID, _ right: TypeID) {
    if Name.logical.contains(name) {
      for operand in [left, right] where isUndecidedOperand(operand) {
        _ = analyzer.unify(operand, analyzer.known(.bool))
      }
    } else if isComparison(name), isUndecidedOperand(left) != isUndecidedOperand(right) {
      _ = openResult(left, right)
    }
  }

  func isUndecidedOperand(_ type: TypeID) -> Bool { types.kind(type) == .variable && !analyzer.isConstrained(type) }

  func isNumberOrText(_ type: TypeID) -> Bool {
    if let kind = analyzer.literalKind(type) { return isNumber(kind) || isText(kind) }
    return analyzer.isKnown(type, .int) || analyzer.isKnown(type, .double) || analyzer.isKnown(type, .string)
  }

  /// Arithmetic on literals gives a literal, whose type the context decides.
  func literalResult(_ name: Name, _ left: TypeID, _ right: TypeID) -> TypeID? {
    guard let leftKind = analyzer.literalKind(left), let rightKind = analyzer.literalKind(right) else { return nil }
    if name == .plus, isText(leftKind), isText(rightKind) {
      let hasInterpolation = leftKind == .interpolation || rightKind == .interpolation
      return types.literal(hasInterpolation ? .interpolation : .string)
    }
    guard isArithmetic(name), isNumber(leftKind), isNumber(rightKind) else { return nil }
    return leftKind == .float ? left : right
  }

  /// The operand types, with a string literal beside a sequence of another type as a `String`: `"abc" + word.reversed()`,
  /// and `"abc" + word.dropFirst()` although a literal can be a `Substring`.
  func textBesideSequence(_ left: TypeID, _ right: TypeID, of name: Name) -> (TypeID, TypeID) {
    guard name == .plus else { return (left, right) }
    func known(_ literal: TypeID, beside other: TypeID) -> TypeID {
      let sequence = analyzer.resolved(analyzer.normalized(other))
      guard let kind = analyzer.literalKind(literal), isText(kind), types.kind(sequence) == .nominal,
        !analyzer.canBe(literal, sequence) || analyzer.isFromCatalogue(types.decl(sequence)),
        analyzer.conforms(sequence, to: analyzer.known(.sequence))
      else { return literal }
      return analyzer.defaultType(ofLiteral: literal)
    }
    return (known(left, beside: right), known(right, beside: left))
  }

  /// The types of two number literals: both are floating-point if one is, as in `0...2.5`.
  func sameNumbers(_ operands: (TypeID, TypeID)) -> (TypeID, TypeID) {
    let (left, right) = operands
    guard let leftKind = analyzer.literalKind(left), let rightKind = analyzer.literalKind(right), leftKind != rightKind,
      isNumber(leftKind), isNumber(rightKind)
    else { return (left, right) }
    return leftKind == .float ? (left, left) : (right, right)
  }

  /// The types of two list operands: a list of literals takes the other operand's element type, and otherwise both take
  /// the common element type. `[nil] + Size.allCases`, `[0] + sizes`, `[circle] + [square]`
  func sameLists(_ left: TypeID, _ right: TypeID) -> (TypeID, TypeID) {
    guard let first = element(of: left, beside: right), let second = element(of: right, beside: left), first != second
    else { return (left, right) }
    let common = join(first, second)
    if isOfDifferentTypes(common) { return (left, right) }
    let list = analyzer.array(common)
    return (analyzer.isKnown(left, .array) ? list : left, analyzer.isKnown(right, .array) ? list : right)
  }

  /// The element type of a list, or of another sequence beside a list of literals.
  func element(of operand: TypeID, beside other: TypeID) -> TypeID? {
    if analyzer.isKnown(operand, .array) { return types.argument(operand, 0) }
    guard analyzer.isKnown(other, .array), types.flags(other).contains(.hasLiteral), types.kind(operand) == .nominal,
      analyzer.conforms(operand, to: analyzer.known(.sequence)), let element = analyzer.elementType(ofSequence: operand)
    else { return nil }
    let known = analyzer.normalized(element)
    return types.flags(known).isDisjoint(with: [.hasHole, .hasVariable, .hasParameter]) ? known : nil
  }

  func isListOfNil(_ type: TypeID) -> Bool {
    analyzer.isKnown(type, .array) && analyzer.literalKind(analyzer.normalized(types.argument(type, 0))) == .nilLiteral
  }

  func isText(_ kind: LiteralKind) -> Bool {
    kind == .string || kind == .interpolation || kind == .character
  }
}
