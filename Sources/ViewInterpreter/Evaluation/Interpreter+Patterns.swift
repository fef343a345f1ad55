import ViewSemantics
import ViewSource
import ViewSyntax

/// Conditions and patterns.
extension Interpreter {
  /// Whether all conditions of an `if`, `guard` or `while` hold; the names that they bind are declared.
  func conditionsHold(_ conditions: [SyntaxNode], _ frame: Frame) throws -> Bool {
    for condition in conditions where try !holds(condition, frame) { return false }
    return true
  }

  private func holds(_ condition: SyntaxNode, _ frame: Frame) throws -> Bool {
    switch condition.kind {
    case .optionalBindingCondition:
      guard let pattern = condition.children.first(where: { $0.kind.isPattern }) else { return false }
      let value: Value
      if let expr = condition.initialValue {
        value = try evaluate(expr, frame)
      } else if let token = pattern.firstToken {
        if token.kind == .selfKeyword { return true }
        value = try shorthand(pattern.name(of: token), frame)
      } else {
        return false
      }
      switch value {
      case .nilValue: return false
      case .wrapped(let inner): return try match(pattern, inner, frame, binds: true)
      default: return try match(pattern, value, frame, binds: true)
      }
    case .matchingPatternCondition:
      guard let expr = condition.initialValue,
        let pattern = condition.children.first(where: { $0.kind.isPattern || $0.kind.isExpr })
      else { return false }
      return try match(pattern, try evaluate(expr, frame), frame, binds: false)
    case .availabilityCondition: return condition.ownToken(.poundUnavailable) == nil
    default: return try isTrue(condition, frame)
    }
  }

  /// `if let x`: the value of the name outside.
  private func shorthand(_ name: Name, _ frame: Frame) throws -> Value {
    if let local = frame.local(name) { return local.box.value }
    return try dynamicReference(name, frame)
  }

  /// Whether one of the patterns of a case matches.
  func matches(_ item: SyntaxNode, _ value: Value, _ frame: Frame) throws -> Bool {
    guard let pattern = item.children.first(where: { $0.kind.isPattern || $0.kind.isExpr }) else { return false }
    guard try match(pattern, value, frame, binds: false) else { return false }
    guard let condition = item.child(.whereGuard)?.children.first else { return true }
    return try isTrue(condition, frame)
  }

  /// Whether a value matches a pattern. With `binds` names are bound, not compared.
  func match(_ pattern: SyntaxNode, _ value: Value, _ frame: Frame, binds: Bool) throws -> Bool {
    switch pattern.kind {
    case .wildcardPattern, .discardAssignmentExpr, .missingPattern: return true
    case .identifierPattern:
      if let token = pattern.firstToken { frame.declare(pattern.name(of: token), value) }
      return true
    case .valueBindingPattern:
      guard let inner = pattern.children.first(where: { $0.kind.isPattern || $0.kind.isExpr }) else { return true }
      return try match(inner, value, frame, binds: true)
    case .declReferenceExpr where binds:
      if let token = pattern.referencedName { frame.declare(pattern.name(of: token), value) }
      return true
    case .optionalChainingExpr:
      guard let inner = pattern.children.first else { return false }
      switch value {
      case .nilValue: return false
      case .wrapped(let wrapped): return try match(inner, wrapped, frame, binds: binds)
      default: return try match(inner, value, frame, binds: binds)
      }
    case .tuplePattern, .tupleExpr:
      let parts = pattern.children.filter {
        $0.kind.isPattern || $0.kind.isExpr || $0.kind == .labeledExpr || $0.kind == .tuplePatternElement
      }
      if parts.count == 1 { return try match(parts[0], value, frame, binds: binds) }
      guard case .tuple(let tuple) = value, tuple.elements.count == parts.count else { return parts.isEmpty }
      for (part, element) in zip(parts, tuple.elements) where try !match(part, element, frame, binds: binds) {
        return false
      }
      return true
    case .parenExpr: return try match(try firstExpr(pattern), value, frame, binds: binds)
    case .labeledExpr, .tuplePatternElement:
      guard let inner = pattern.children.last else { return true }
      return try match(inner, value, frame, binds: binds)
    case .isTypePattern, .isExpr:
      guard let type = pattern.children.last(where: { $0.kind.isType }) else { return false }
      return isInstance(value, of: writtenType(type, frame))
    case .asExpr:
      guard pattern.children.count == 2, isInstance(value, of: writtenType(pattern.children[1], frame)) else {
        return false
      }
      return try match(pattern.children[0], value, frame, binds: binds)
    case .nilLiteralExpr: if case .nilValue = value { return true } else { return false }
    case .functionCallExpr:
      if let matched = try matchCase(pattern, value, frame, binds: binds) { return matched }
    case .implicitMemberExpr, .memberAccessExpr:
      if let name = frame.record.memberName(of: pattern),
        let matched = try matchCase(name, [], value, frame, binds: binds)
      {
        return matched
      }
    default: break
    }
    return try matchExpression(pattern, value, frame)
  }

  /// `.name(…)`, `Type.name(…)`; `nil` if that is no case of the value's type.
  private func matchCase(_ pattern: SyntaxNode, _ value: Value, _ frame: Frame, binds: Bool) throws -> Bool? {
    guard let callee = pattern.children.first, let name = frame.record.memberName(of: callee) else { return nil }
    return try matchCase(name, pattern.arguments, value, frame, binds: binds)
  }

  private func matchCase(
    _ name: Name, _ arguments: [SyntaxNode], _ value: Value, _ frame: Frame, binds: Bool
  ) throws -> Bool? {
    switch value {
    case .wrapped(let inner):
      if name == "some" {
        guard let argument = arguments.first else { return true }
        return try match(argument, inner, frame, binds: binds)
      }
      if name == "none" { return false }
      return try matchCase(name, arguments, inner, frame, binds: binds)
    case .nilValue: return name == "none"
    case .enumeration(let found):
      let decl = types.decl(found.type)
      guard cases(of: decl).contains(where: { analyzer.decl($0).name == name }) else { return nil }
      guard analyzer.decl(found.enumCase).name == name else { return false }
      if arguments.isEmpty { return true }
      if arguments.count == 1, found.payload.count > 1 {
        return try match(arguments[0], .tuple(TupleValue(found.payload)), frame, binds: binds)
      }
      for (argument, part) in zip(arguments, found.payload) where try !match(argument, part, frame, binds: binds) {
        return false
      }
      return true
    default: return nil
    }
  }

  /// An expression that the value is compared with, by `~=`.
  private func matchExpression(_ pattern: SyntaxNode, _ value: Value, _ frame: Frame) throws -> Bool {
    var subject = value
    if case .wrapped(let inner) = value { subject = inner }
    let wanted: TypeID?
    switch subject {
    case .structure, .enumeration, .object: wanted = type(of: subject)
    case .character: wanted = known.character.map { analyzer.nominalType($0) }
    default: wanted = nil
    }
    let compared = try evaluate(pattern, frame, expected: pattern.kind == .infixOperatorExpr ? nil : wanted)
    if case .nilValue = value { if case .nilValue = compared { return true } else { return false } }
    if case .structure(let range) = compared, nominal(range.type) != nominal(type(of: subject)) {
      if let result = try? dynamicCall("contains", on: Box(compared), [(.none, subject)]),
        case .bool(let holds) = result
      {
        return holds
      }
    }
    return try isEqual(compared, subject)
  }
}
