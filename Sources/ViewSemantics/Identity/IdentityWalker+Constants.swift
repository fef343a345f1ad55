import ViewCatalog
import ViewSource
import ViewSyntax

/// Constants: values that cannot change while the program runs, or in the lifetime of a view, such as the identifier of
/// its element.
extension IdentityWalker {
  /// Whether an expression depends only on literals, constants and computations on these.
  func isConstant(_ node: SyntaxNode, _ frame: Frame) -> Bool {
    switch node.kind {
    case .booleanLiteralExpr, .integerLiteralExpr, .floatLiteralExpr, .nilLiteralExpr, .typeExpr: return true
    case .declReferenceExpr, .memberAccessExpr, .implicitMemberExpr: return isConstantName(node, frame)
    case .functionCallExpr, .subscriptCallExpr: return isConstantCall(node, frame)
    case .closureExpr:
      let inner = frame.copy()
      inner.declareConstants(node.closureParameterNames(unnamed: GivenParameters.maximumCount))
      return isConstantCode(node.children.filter { $0.kind != .closureSignature }, inner)
    case .prefixOperatorExpr, .infixOperatorExpr:
      if let use = frame.record.uses[node.id], analyzer.isOwn(use.decl), !isPure(use.decl) { return false }
      return areConstant(node, frame)
    case .isExpr where isOfOneType(node, frame): return true
    case .stringLiteralExpr, .stringInterpolation, .labeledExpr, .parenExpr, .tupleExpr, .arrayExpr, .dictionaryExpr,
      .ternaryExpr, .forceUnwrapExpr, .optionalChainingExpr, .asExpr, .isExpr, .tryExpr:
      return areConstant(node, frame)
    default: return false
    }
  }

  /// Whether a name in scope refers to a constant.
  func isConstant(_ name: Name, _ frame: Frame) -> Bool {
    if frame.constants.contains(name.text) { return true }
    return frame.parameters[name].map { isConstant($0.node, $0.frame) } ?? false
  }

  /// Whether this is a type test on `self` in a view (`self is Scrolling`): its result depends on the view's type,
  /// which is part of its identity.
  private func isOfOneType(_ node: SyntaxNode, _ frame: Frame) -> Bool {
    guard let value = node.children.first, value.isSelfReference,
      let type = frame.record.types[value.id]
    else { return false }
    return analyzer.types.kind(type) == .nominal ? isValueType(type) : analyzer.isView(type)
  }

  private func areConstant(_ node: SyntaxNode, _ frame: Frame) -> Bool {
    node.children.allSatisfy { $0.kind.isType || isConstant($0, frame) }
  }

  // MARK: Names

  private func isConstantName(_ node: SyntaxNode, _ frame: Frame) -> Bool {
    if let given = given(for: node, frame) ?? member(for: node, frame) {
      guard nesting < IdentityWalker.maximumNesting else { return false }
      nesting += 1
      defer { nesting -= 1 }
      return isConstant(given.node, given.frame)
    }
    if let origin = origin(ofName: node, frame), origin.frame.constants.contains(origin.text) { return true }
    if node.isSelfReference { return isConstantSelf(frame) }
    let base = node.kind == .memberAccessExpr ? node.children.first { $0.kind.isExpr } : nil
    // `Row.self`
    if let base, node.lastToken?.kind == .selfKeyword { return isConstant(base, frame) || isType(base, frame) }
    guard let use = frame.record.uses[node.id], use.part == .value else { return isType(node, frame) }
    let decl = analyzer.decl(use.decl)
    switch decl.kind {
    case .enumCase: return true
    case .function: return isPure(use.decl) && base.map { isConstant($0, frame) || isType($0, frame) } ?? true
    case .variable: break
    default: return decl.kind.isNominal
    }
    if decl.has(.isStatic) || !analyzer.isMember(use.decl) {
      return decl.has(.isConstant) || isOfDevice(use.decl)
        || decl.has(.isComputed) && analyzer.isOwn(use.decl) && isPure(use.decl)
    }
    if decl.has(.isConstant), hasConstantValue(use.decl, frame) { return true }
    return (base.map { isConstant($0, frame) } ?? isConstantSelf(frame))
      && isFixed(use.decl, of: base.flatMap { type(of: $0, frame) })
  }

  private func isType(_ node: SyntaxNode, _ frame: Frame) -> Bool {
    frame.record.types[node.id].map { analyzer.types.kind($0) == .metatype } ?? false
  }

  private func isConstantSelf(_ frame: Frame) -> Bool {
    frame.hasConstantSelf || frame.owner.map { isConstant($0.node, $0.frame) } ?? false
  }

  /// Whether a property of a constant value is constant.
  private func isFixed(_ property: DeclID, of type: TypeID?) -> Bool {
    let decl = analyzer.decl(property)
    if decl.has(.isConstant) || isOfDevice(property) { return true }
    guard let owner = analyzer.owner(of: property).flatMap({ analyzer.nominal(of: $0) }) else { return false }
    let isValue = [.structure, .enumeration].contains(analyzer.decl(owner).kind)
    if analyzer.isFromCatalogue(property) {
      // A protocol's property on a value type, such as `count` of an array; not on an object.
      let isObject = type.map { analyzer.types.kind($0) != .nominal || !isValueType($0) } ?? true
      return (isValue || !isObject) && isRepeatable(property)
    }
    if decl.has(.isComputed) { return isPure(property) }
    return isValue && analyzer.propertyWrappers(of: property).isEmpty
  }

  /// Whether a catalogue declaration has one value for the whole run of the program.
  private func isOfDevice(_ id: DeclID) -> Bool { analyzer.fact(.constant, of: id) == .device }

  private func isValueType(_ type: TypeID) -> Bool {
    [.structure, .enumeration].contains(analyzer.decl(analyzer.types.decl(type)).kind)
  }

  /// Whether a catalogue function returns the same value for the same arguments.
  private func isRepeatable(_ id: DeclID) -> Bool {
    !analyzer.decl(id).has(.isFresh) && analyzer.catalogueText(.random, of: id) == nil
      && analyzer.catalogueText(.ambient, of: id) == nil && analyzer.catalogueText(.effect, of: id) == nil
      && analyzer.catalogueText(.slow, of: id) == nil
  }

  /// The origin of a name or its member: in `row(item)`, the helper's `element.id` is `item.id`.
  private func origin(ofName node: SyntaxNode, _ frame: Frame) -> (text: String, frame: Frame)? {
    if let given = given(for: node, frame) { return origin(ofName: given.node, given.frame) }
    switch node.kind {
    case .declReferenceExpr: return (node.spacedText, frame)
    case .memberAccessExpr:
      guard let base = node.children.first, base.kind.isExpr, let whole = origin(ofName: base, frame),
        let member = node.referencedName
      else { return nil }
      return (whole.text + "." + node.text(of: member), whole.frame)
    default: return nil
    }
  }

  /// Whether a `let` property has a constant initial value, which no initializer can replace.
  private func hasConstantValue(_ property: DeclID, _ frame: Frame) -> Bool {
    guard analyzer.isOwn(property), !frame.open.contains(property),
      let value = analyzer.node(of: property).initialValue
    else { return false }
    let inner = Frame(record(of: property), property.file)
    inner.open = frame.open.union([property])
    return isConstant(value, inner)
  }

  // MARK: Calls

  private func isConstantCall(_ call: SyntaxNode, _ frame: Frame) -> Bool {
    guard call.callArguments.allSatisfy({ $0.node.map { isConstant($0, frame) } ?? false }),
      let callee = call.children.first
    else { return false }
    guard let use = frame.record.uses[call.id] else {
      // An immediate call of an argument closure.
      return call.kind == .functionCallExpr && callee.kind == .declReferenceExpr && isConstantName(callee, frame)
    }
    let decl = analyzer.decl(use.decl)
    if decl.kind == .enumCase { return true }
    if use.isMemberwise || analyzer.isInitializer(use.decl) { return makesTheSame(use) }
    let base = call.kind == .subscriptCallExpr ? callee : callee.children.first { $0.kind.isExpr }
    if analyzer.isMember(use.decl), !decl.has(.isStatic) {
      guard base.map({ isConstant($0, frame) || isListOfCases($0, in: call, frame) }) ?? isConstantSelf(frame) else {
        return false
      }
    }
    if analyzer.isOwn(use.decl) { return isPure(use.decl) }
    guard use.decl.file != .local, isRepeatable(use.decl) else { return false }
    guard let type = use.base else { return true }
    return analyzer.types.kind(type) == .nominal && isValueType(type)
  }

  /// Whether the base of a call is a list of enum cases whose type only the arguments decide:
  /// `[.a, .b].contains(state)`.
  private func isListOfCases(_ base: SyntaxNode, in call: SyntaxNode, _ frame: Frame) -> Bool {
    guard base.kind == .arrayExpr, !base.children.isEmpty else { return false }
    let types = call.callArguments.compactMap { $0.node.flatMap { type(of: $0, frame) } }
    return base.children.allSatisfy { element in
      guard element.kind == .implicitMemberExpr, let token = element.referencedName else { return false }
      return types.contains { type in
        analyzer.types.kind(type) == .nominal
          && analyzer.members(element.name(of: token), of: type).contains { analyzer.decl($0).kind == .enumCase }
      }
    }
  }

  /// Whether an initializer makes equal values for equal arguments: no object, and no fresh value.
  private func makesTheSame(_ use: BodyRecord.Use) -> Bool {
    guard let made = use.base, analyzer.types.kind(made) == .nominal, isValueType(made) else { return false }
    let nominal = analyzer.types.decl(made)
    guard analyzer.isOwn(nominal) else { return use.isMemberwise || isRepeatable(use.decl) }
    let stored = analyzer.children(of: nominal).filter { analyzer.decl($0).kind == .variable }
    let isNew = stored.contains { property in
      guard analyzer.decl(property).flags.isDisjoint(with: [.isStatic, .isComputed]),
        let value = analyzer.node(of: property).initialValue
      else { return false }
      return !isConstant(value, Frame(record(of: property), property.file))
    }
    return !isNew && (use.isMemberwise || isPure(use.decl))
  }

  // MARK: Code

  /// Whether the result of the program's code depends only on `self` and its arguments, and on no mutable object state.
  private func isPure(_ id: DeclID) -> Bool {
    if let known = pure[id] { return known }
    // Recursion is not followed.
    pure[id] = false
    guard let block = analyzer.node(of: id).getterBlock else { return false }
    let frame = Frame(record(of: id), id.file)
    frame.hasConstantSelf = true
    frame.open = [id]
    if analyzer.decl(id).kind != .variable {
      frame.declareConstants(analyzer.signature(of: id).parameters.map(\.name))
    }
    let found = isConstantCode(Array(block.children), frame)
    pure[id] = found
    return found
  }

  private func isConstantCode(_ statements: [SyntaxNode], _ frame: Frame) -> Bool {
    for statement in statements {
      // Locals in the code are made of the same constants.
      frame.declareConstants(
        statement.subtree.filter { $0.kind == .identifierPattern }.compactMap { pattern in
          pattern.firstToken.map { pattern.name(of: $0) }
        })
    }
    return statements.allSatisfy { isConstantStatement($0, frame) }
  }

  private func isConstantStatement(_ node: SyntaxNode, _ frame: Frame) -> Bool {
    switch node.kind {
    case .ifExpr, .switchExpr, .guardStmt, .codeBlock, .returnStmt, .variableDecl, .patternBinding, .initializerClause,
      .switchCase, .switchCaseItem, .whereGuard, .optionalBindingCondition, .assignmentExpr:
      let isPatternFirst = node.kind == .switchCaseItem
      return node.children.dropFirst(isPatternFirst ? 1 : 0).allSatisfy { isConstantStatement($0, frame) }
    case .matchingPatternCondition: return node.children.dropFirst().allSatisfy { isConstantStatement($0, frame) }
    case .modifierList, .attribute, .typeAnnotation, .missingToken, .breakStmt, .fallthroughStmt: return true
    default: return node.kind.isPattern || node.kind.isType || node.kind.isExpr && isConstant(node, frame)
    }
  }
}

/// The implicit closure parameters `$0`, `$1` ….
private enum GivenParameters {
  /// The maximum number that programs use.
  static let maximumCount = 4
}

extension IdentityWalker.Frame {
  /// Declares names as constants.
  func declareConstants(_ names: [Name]) {
    shadow(names)
    for name in names { constants.insert(name.text) }
  }
}
