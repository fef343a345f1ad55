import ViewSemantics
import ViewSource
import ViewSyntax

/// Expressions.
extension Interpreter {
  /// The value of an expression. `expected` is the type wanted of it, with nothing generic left.
  func evaluate(_ node: SyntaxNode, _ frame: Frame, expected: TypeID? = nil) throws -> Value {
    guard isLink(node.kind) else { return try evaluateLink(node, frame, expected: expected) }
    do {
      let value = try evaluateLink(node, frame, expected: expected)
      guard hasOptionalLink(node) else { return value }
      switch value {
      case .wrapped, .nilValue, .void: return value
      default: return .wrapped(value)
      }
    } catch Interruption.nilInChain {
      return .nilValue
    } catch Interruption.fault(var fault) where fault.place == nil {
      fault.place = place(of: node, frame)
      throw Interruption.fault(fault)
    }
  }

  private func isLink(_ kind: NodeKind) -> Bool {
    switch kind {
    case .memberAccessExpr, .functionCallExpr, .subscriptCallExpr, .forceUnwrapExpr, .optionalChainingExpr,
      .postfixIfConfigExpr:
      true
    default: false
    }
  }

  /// Whether a chain has a `?` in it.
  func hasOptionalLink(_ node: SyntaxNode) -> Bool {
    var current = node
    while isLink(current.kind) {
      if current.kind == .optionalChainingExpr { return true }
      guard let base = current.children.first else { return false }
      current = base
    }
    return false
  }

  /// The value of a part of a chain, or of anything else.
  func evaluateLink(_ node: SyntaxNode, _ frame: Frame, expected: TypeID? = nil) throws -> Value {
    try step()
    switch node.kind {
    case .integerLiteralExpr, .floatLiteralExpr: return try number(node, expected)
    case .booleanLiteralExpr: return .bool(node.firstToken?.kind == .trueKeyword)
    case .nilLiteralExpr: return .nilValue
    case .stringLiteralExpr: return try string(node, frame, expected: expected)
    case .arrayExpr: return try array(node, frame, expected: expected)
    case .dictionaryExpr: return try dictionary(node, frame, expected: expected)
    case .parenExpr: return try evaluate(firstExpr(node), frame, expected: expected)
    case .tupleExpr: return try tuple(node, frame, expected: expected)
    case .closureExpr: return closure(node, frame, type: expected, builder: nil)
    case .declReferenceExpr: return try reference(node, frame, expected: expected)
    case .memberAccessExpr: return try memberAccess(node, frame, expected: expected)
    case .implicitMemberExpr: return try implicitMember(node, frame, expected: expected)
    case .functionCallExpr: return try call(node, frame, expected: expected)
    case .subscriptCallExpr: return try subscriptCall(node, frame)
    case .forceUnwrapExpr:
      let value = try evaluateLink(firstExpr(node), frame)
      switch value {
      case .wrapped(let inner): return inner
      case .nilValue:
        throw Interruption.fault(
          Fault(.trap, "unexpectedly found nil while unwrapping an Optional value", at: place(of: node, frame)))
      default: return value
      }
    case .optionalChainingExpr:
      switch try evaluateLink(firstExpr(node), frame) {
      case .wrapped(let inner): return inner
      case .nilValue: throw Interruption.nilInChain
      case let value: return value
      }
    case .postfixIfConfigExpr: return try postfixIf(node, frame, expected: expected)
    case .implicitBaseExpr:
      guard let base = frame.local(Interpreter.implicitBase) else { throw Interruption.unsupported("`#if` here") }
      return base.box.value
    case .infixOperatorExpr: return try infix(node, frame, expected: expected)
    case .prefixOperatorExpr: return try prefix(node, frame, expected: expected)
    case .postfixOperatorExpr: return try postfix(node, frame)
    case .assignmentExpr:
      try assign(node, frame)
      return .void
    case .ternaryExpr:
      let parts = node.children.filter { $0.kind.isExpr }
      guard parts.count == 3 else { throw Interruption.unsupported("an incomplete expression") }
      return try evaluate(
        try isTrue(parts[0], frame) ? parts[1] : parts[2], frame, expected: expected ?? type(of: node, frame))
    case .asExpr: return try cast(node, frame)
    case .isExpr:
      guard node.children.count == 2 else { throw Interruption.unsupported("an incomplete expression") }
      return .bool(isInstance(try evaluate(node.children[0], frame), of: writtenType(node.children[1], frame)))
    case .tryExpr: return try tried(node, frame, expected: expected)
    case .awaitExpr, .unsafeExpr, .consumeExpr, .copyExpr, .borrowExpr, .packElementExpr, .packExpansionExpr,
      .inoutExpr:
      return try evaluate(lastExpr(node), frame, expected: expected)
    case .keyPathExpr: return try keyPath(node, frame)
    case .ifExpr, .switchExpr, .doStmt: return try branchValue(node, frame, expected: expected)
    case .genericSpecializationExpr, .typeExpr: return try specialized(node, frame)
    case .macroExpansionExpr: return try macro(node, frame)
    case .superExpr: return frame.selfBox?.value ?? .void
    case .discardAssignmentExpr: return .void
    case .sequenceExpr: throw Interruption.unsupported("an operator that nothing here declares")
    case .missingExpr, .placeholderExpr: throw Interruption.unsupported("an expression with a syntax error")
    default: throw Interruption.unsupported("this form of expression")
    }
  }

  static let implicitBase: Name = "#if"

  func firstExpr(_ node: SyntaxNode) throws -> SyntaxNode {
    guard let first = node.children.first(where: { $0.kind.isExpr }) else {
      throw Interruption.unsupported("an incomplete expression")
    }
    return first
  }

  func lastExpr(_ node: SyntaxNode) throws -> SyntaxNode {
    guard let last = node.children.last(where: { $0.kind.isExpr }) else {
      throw Interruption.unsupported("an incomplete expression")
    }
    return last
  }

  /// The static type of an expression, as far as it is known, in the running body.
  func type(of node: SyntaxNode, _ frame: Frame) -> TypeID? {
    guard let type = frame.record.types[node.id], types.kind(type) != .hole else { return nil }
    return concrete(type, frame)
  }

  /// A type that is written in the running body.
  func writtenType(_ node: SyntaxNode, _ frame: Frame) -> TypeID {
    if let name = node.kind == .identifierType ? node.referencedName : nil,
      let local = frame.local(node.name(of: name)), let type = local.type
    {
      return type
    }
    return concrete(analyzer.type(node, inside: frame.decl), frame)
  }

  func isTrue(_ node: SyntaxNode, _ frame: Frame) throws -> Bool {
    guard case .bool(let isTrue) = try evaluate(node, frame, expected: known.bool.map { analyzer.nominalType($0) })
    else {
      throw Interruption.unsupported("a condition that is no Bool")
    }
    return isTrue
  }

  // MARK: Words around an expression

  private func cast(_ node: SyntaxNode, _ frame: Frame) throws -> Value {
    guard node.children.count == 2 else { throw Interruption.unsupported("an incomplete expression") }
    let target = writtenType(node.children[1], frame)
    let isConditional = node.ownToken(.postfixQuestion) != nil
    let isForced = node.ownToken(.exclamation) != nil
    guard isConditional || isForced else {
      return try convert(try evaluate(node.children[0], frame, expected: target), to: target)
    }
    let value = try evaluate(node.children[0], frame)
    guard isInstance(value, of: target) else {
      if isConditional { return .nilValue }
      throw Interruption.trap(
        "could not cast a value of type `\(analyzer.text(of: type(of: value)))` to `\(analyzer.text(of: target))`")
    }
    var found = value
    if case .wrapped(let inner) = value, !isOptional(target) { found = inner }
    return isConditional ? .wrapped(found) : found
  }

  private func tried(_ node: SyntaxNode, _ frame: Frame, expected: TypeID?) throws -> Value {
    let value = try lastExpr(node)
    if node.ownToken(.postfixQuestion) != nil {
      do {
        let result = try evaluate(value, frame)
        if case .wrapped = result { return result }
        if case .nilValue = result { return result }
        return .wrapped(result)
      } catch Interruption.thrown {
        return .nilValue
      }
    }
    guard node.ownToken(.exclamation) != nil else { return try evaluate(value, frame, expected: expected) }
    do {
      return try evaluate(value, frame, expected: expected)
    } catch Interruption.thrown {
      throw Interruption.trap("`try!` met an error: \(describe(thrownError))")
    }
  }

  /// A chain that goes on inside an `#if`.
  private func postfixIf(_ node: SyntaxNode, _ frame: Frame, expected: TypeID?) throws -> Value {
    let base = try evaluateLink(firstExpr(node), frame)
    guard let config = node.child(.ifConfigDecl),
      let clause = analyzer.program.configuration.activeElements(of: config).first(where: { $0.kind.isExpr })
    else { return base }
    let outer = frame.locals
    defer { frame.locals = outer }
    frame.declare(Interpreter.implicitBase, base)
    return try evaluateLink(clause, frame, expected: expected)
  }

  private func specialized(_ node: SyntaxNode, _ frame: Frame) throws -> Value {
    if let type = type(of: node, frame), types.kind(type) == .metatype { return .metatype(types.argument(type, 0)) }
    if node.kind == .typeExpr, let written = node.children.first { return .metatype(writtenType(written, frame)) }
    guard let base = node.children.first else { throw Interruption.unsupported("generic arguments here") }
    return try evaluate(base, frame)
  }

  private func macro(_ node: SyntaxNode, _ frame: Frame) throws -> Value {
    guard let token = node.ownTokens.first(where: { $0.kind == .identifier }) else { return .void }
    switch node.text(of: token) {
    case "file", "fileID", "filePath": return .string(place(of: node, frame)?.path ?? "")
    case "line": return .int(place(of: node, frame)?.line ?? 0)
    case "column": return .int(place(of: node, frame)?.column ?? 0)
    case "function": return .string(analyzer.decl(frame.decl).name.text)
    case "warning", "error": return .void
    case let name: throw Interruption.unsupported("the macro `#\(name)`")
    }
  }
}
