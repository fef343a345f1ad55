import ViewSource
import ViewSyntax

/// The contextual types of the operands of operators.
extension BodyChecker {
  /// The contextual type for the implicit member in `.max - 1`, if the literal can have that type.
  func numberWanted(_ expected: TypeID?, of literal: TypeID) -> TypeID? {
    guard let expected, analyzer.literalKind(literal).map({ isNumber($0) }) ?? false else { return nil }
    let wanted = analyzer.resolved(analyzer.normalized(expected))
    return types.kind(wanted) == .nominal && analyzer.wrapped(wanted) == nil && analyzer.canBe(literal, wanted)
      ? wanted : nil
  }

  /// The type of a range's bounds from the contextual type of the range: `.small ... .large`.
  func boundExpectation(_ expected: TypeID?) -> TypeID? {
    guard let expected else { return nil }
    let wanted = analyzer.resolved(analyzer.normalized(expected))
    switch types.kind(wanted) {
    case .nominal: return types.argumentCount(wanted) == 1 ? types.argument(wanted, 0) : wanted
    case .variable: return member(.bound, ofVariable: wanted)
    default: return wanted
    }
  }

  /// The type of a range's bounds if the contextual range type is fully known: `Double.random(in: 1...2 * 3)`.
  func wantedEnd(of name: Name, _ expected: TypeID?) -> TypeID? {
    guard name.isRange, let expected else { return nil }
    let wanted = analyzer.resolved(analyzer.normalized(expected))
    guard types.kind(wanted) == .nominal, types.argumentCount(wanted) == 1, isWhole(wanted),
      let range = analyzer.knownDecl("RangeExpression"), analyzer.conformance(wanted, to: range) != nil
    else { return nil }
    return types.argument(wanted, 0)
  }

  /// The contextual type of a one-sided range's bound: `...(.large)`.
  func endExpectation(_ operand: SyntaxNode, _ expected: TypeID?) -> TypeID? {
    needsContext(operand) ? boundExpectation(expected) : nil
  }

  func rightExpectation(_ node: SyntaxNode, _ left: TypeID, _ expected: TypeID?) -> TypeID? {
    let known = analyzer.normalized(left)
    // A list with only `nil` elements takes its type from the other operand.
    if isListOfNil(known) { return expected }
    if isOfImplicitMembers(node, true), types.kind(known) == .literal, let expected { return expected }
    if isOfImplicitMembers(node, true) || node.kind == .arrayExpr || node.kind == .dictionaryExpr { return known }
    return expected
  }

  /// The contextual type of a pattern match's right operand: the bound type of a range, as in
  /// `.small ... .large ~= .medium`, else the left operand's type.
  func matchExpectation(_ left: TypeID) -> TypeID {
    let known = analyzer.resolved(analyzer.normalized(left))
    guard types.kind(known) == .nominal, types.argumentCount(known) == 1,
      let range = analyzer.knownDecl("RangeExpression"),
      analyzer.conformance(known, to: range) != nil
    else { return known }
    return types.argument(known, 0)
  }
}
