import ViewSource
import ViewSyntax

/// Implicitly unwrapped arguments.
///
///     var items: [Item]!
///     ForEach(items) { … }
///
/// Such a variable is an optional, and is unwrapped where an optional does not fit.
extension BodyChecker {
  /// The operands if one is a call with an optional result, such as that of a failable initializer, and another overload
  /// gives the type of the other operand: in `scalar < Unicode.Scalar(0x20)` the initializer that takes an `UInt8`, which
  /// cannot fail, must be meant.
  func withoutFailure(_ left: TypeID, _ right: TypeID, of parts: [SyntaxNode]) -> (TypeID, TypeID)? {
    func certain(_ type: TypeID, _ node: SyntaxNode, beside other: TypeID) -> TypeID? {
      guard node.kind == .functionCallExpr, isWhole(other), analyzer.wrapped(analyzer.resolved(type)) == other else {
        return nil
      }
      return reconsidered(node, as: other).map { analyzer.resolved($0) }
    }
    let (left, right) = (analyzer.resolved(left), analyzer.resolved(right))
    if let other = certain(right, parts[1], beside: left) { return (left, other) }
    return certain(left, parts[0], beside: right).map { ($0, right) }
  }

  /// The arguments with implicitly unwrapped ones unwrapped; `nil` if there are none.
  func implicitlyForced(_ arguments: [Argument]) -> [Argument]? {
    var result = arguments
    var hasChanged = false
    for (index, argument) in arguments.enumerated() {
      guard let node = argument.node, isImplicitlyForced(node),
        let wrapped = analyzer.wrapped(analyzer.normalized(argument.type ?? check(node, expected: nil)))
      else { continue }
      result[index].type = wrapped
      hasChanged = true
    }
    return hasChanged ? result : nil
  }

  /// Whether an expression is optional only because of implicitly unwrapped variables: `items`, or a conditional
  /// expression with it.
  func isImplicitlyForced(_ node: SyntaxNode) -> Bool {
    switch node.kind {
    case .parenExpr: return node.children.first.map { isImplicitlyForced($0) } ?? false
    case .ternaryExpr:
      let branches = node.children.dropFirst()
      return branches.contains { isImplicitlyForced($0) }
        && branches.allSatisfy { isImplicitlyForced($0) || !isOptional($0) }
    default:
      if let index = local(namedBy: node) { return locals[index].isImplicitlyUnwrapped }
      return variable(namedBy: node).map { isImplicitlyUnwrapped($0) } ?? false
    }
  }

  private func local(namedBy node: SyntaxNode) -> Int? {
    guard node.kind == .declReferenceExpr, let token = node.referencedName else { return nil }
    return local(node.name(of: token))
  }

  /// The operand types with implicitly unwrapped operands unwrapped, for an operator that does not take the optionals;
  /// `nil` if neither operand is one.
  func implicitlyForced(_ left: TypeID, _ right: TypeID, of parts: [SyntaxNode]) -> (TypeID, TypeID)? {
    let first = isImplicitlyForced(parts[0]) ? analyzer.wrapped(analyzer.normalized(left)) : nil
    let second = isImplicitlyForced(parts[1]) ? analyzer.wrapped(analyzer.normalized(right)) : nil
    return first == nil && second == nil ? nil : (first ?? left, second ?? right)
  }

  private func isOptional(_ node: SyntaxNode) -> Bool {
    analyzer.wrapped(analyzer.normalized(check(node, expected: nil))) != nil
  }

  /// The declaration that `name`, `self.name` or `base.name` refers to.
  private func variable(namedBy node: SyntaxNode) -> DeclID? {
    switch node.kind {
    case .declReferenceExpr:
      guard let token = node.referencedName else { return nil }
      let name = node.name(of: token)
      guard local(name) == nil else { return nil }
      return memberOfSelf(name)?.0
        ?? analyzer.lookUpTopLevel(name, in: context).first { analyzer.decl($0).kind == .variable }
    case .memberAccessExpr:
      guard let token = memberToken(node), let base = node.children.first else { return nil }
      let type = analyzer.resolved(check(base, expected: nil))
      return analyzer.memberCandidates(node.name(of: token), of: type, from: context.file)
        .first { analyzer.decl($0.decl).kind == .variable }?.decl
    default: return nil
    }
  }

  private func isImplicitlyUnwrapped(_ variable: DeclID) -> Bool {
    let annotation = analyzer.node(of: variable).child(.typeAnnotation)
    return annotation?.children.contains { $0.kind == .implicitlyUnwrappedOptionalType } ?? false
  }
}
