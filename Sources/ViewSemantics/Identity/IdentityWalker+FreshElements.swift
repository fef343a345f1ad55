import ViewSource
import ViewSyntax

/// Data with fresh identifiers: its elements are made in the body, each time with new identifiers.
///
/// In `ForEach(names.map { Item(name: $0) })` with `let id = UUID()` in `Item`, each body evaluation replaces all rows.
extension IdentityWalker {
  /// Whether all elements of some data are made with fresh identifiers.
  ///
  /// - Parameter key: the property that identifies an element; `self` for the element itself.
  func hasFreshIDs(_ data: SyntaxNode, _ key: String, _ frame: Frame) -> Bool {
    let made = elements(of: data, frame)
    return !made.isEmpty && made.allSatisfy { isFresh(key, ofElement: $0.node, $0.frame) }
  }

  /// The expressions that make the elements of some data; empty if the elements are not made in the body.
  private func elements(of data: SyntaxNode, _ frame: Frame) -> [Given] {
    guard spend() else { return [] }
    switch data.kind {
    case .parenExpr: return data.children.first.map { elements(of: $0, frame) } ?? []
    case .arrayExpr: return data.children.filter(\.kind.isExpr).map { Given(node: $0, frame: frame) }
    case .ternaryExpr:
      let sides = data.children.filter(\.kind.isExpr).dropFirst().map { elements(of: $0, frame) }
      return sides.contains { $0.isEmpty } ? [] : sides.flatMap { $0 }
    case .declReferenceExpr, .memberAccessExpr:
      if let given = given(for: data, frame) ?? local(for: data, frame) ?? member(for: data, frame) {
        return elements(of: given.node, given.frame)
      }
      return frame.record.uses[data.id].map { elements(ofHelper: $0, frame) } ?? []
    case .functionCallExpr: return elements(ofCall: data, frame)
    default: return []
    }
  }

  private func elements(ofHelper use: BodyRecord.Use, _ frame: Frame) -> [Given] {
    value(ofHelper: use, frame).map { elements(of: $0.node, $0.frame) } ?? []
  }

  /// The expression that a computed property or a function of the program returns; `nil` if it is not a single one.
  func value(ofHelper use: BodyRecord.Use, _ frame: Frame) -> Given? {
    let kind = analyzer.decl(use.decl).kind
    guard use.part == .value, !use.isMemberwise, kind == .variable || kind == .function, analyzer.isOwn(use.decl),
      !frame.open.contains(use.decl), let block = analyzer.node(of: use.decl).getterBlock, spend()
    else { return nil }
    let inner = Frame(record(of: use.decl), use.decl.file)
    inner.open = frame.open.union([use.decl])
    return value(of: Array(block.children), inner)
  }

  private func elements(ofCall call: SyntaxNode, _ frame: Frame) -> [Given] {
    guard let use = frame.record.uses[call.id], let whole = type(of: call, frame) else { return [] }
    if analyzer.isOwn(use.decl) { return elements(ofHelper: use, frame) }
    guard let element = analyzer.elementType(ofSequence: whole) else { return [] }
    let source: SyntaxNode?
    if analyzer.isInitializer(use.decl) {
      source = call.callArguments.count == 1 ? call.callArguments[0].node : nil
    } else {
      source = call.children.first.flatMap { $0.kind == .memberAccessExpr ? $0.children.first { $0.kind.isExpr } : nil }
    }
    for case let function? in call.callArguments.map(\.node) {
      guard let type = frame.record.types[function.id], analyzer.types.kind(type) == .function else { continue }
      let result = analyzer.types.argument(type, analyzer.types.argumentCount(type) - 1)
      // `map { … }` and `compactMap { … }`, also with a function name as the argument.
      guard (analyzer.wrapped(result) ?? result) == element else { continue }
      guard function.kind == .closureExpr else { return [Given(node: function, frame: frame)] }
      let inner = frame.copy()
      inner.shadow(function.closureParameterNames(unnamed: 1))
      return value(of: function.children.filter { $0.kind != .closureSignature }, inner).map { [$0] } ?? []
    }
    guard let source, type(of: source, frame).flatMap({ analyzer.elementType(ofSequence: $0) }) == element else {
      return []
    }
    return elements(of: source, frame)
  }

  /// The value of a block without branches, with the locals declared before it; `nil` for other blocks.
  private func value(of block: [SyntaxNode], _ frame: Frame) -> Given? {
    guard let last = block.last, block.dropLast().allSatisfy({ $0.kind == .variableDecl }) else { return nil }
    noteLocals(block, frame)
    let value = last.kind == .returnStmt ? last.children.first : last
    return value.flatMap { $0.kind.isExpr ? Given(node: $0, frame: frame) : nil }
  }

  // MARK: Elements

  private func isFresh(_ key: String, ofElement node: SyntaxNode, _ frame: Frame) -> Bool {
    if let local = local(for: node, frame) { return isFresh(key, ofElement: local.node, local.frame) }
    if key == "self" { return isFresh(node, frame.record) }
    switch node.kind {
    case .tupleExpr:
      let parts = node.children.filter(\.kind.isExpr)
      return Int(key).map { $0 < parts.count && isFresh(parts[$0], frame.record) } ?? false
    case .functionCallExpr, .memberAccessExpr:
      guard let use = frame.record.uses[node.id] else { return false }
      return makes(Name(key), freshWith: node.kind == .functionCallExpr ? node.callArguments : [], use, frame)
    default: return false
    }
  }

  /// Whether an initializer sets a property to a fresh value.
  private func makes(_ property: Name, freshWith arguments: [Argument], _ use: BodyRecord.Use, _ frame: Frame) -> Bool {
    guard analyzer.isOwn(use.decl) else { return false }
    let given = { (label: Name) in arguments.first { $0.label == label }?.node }
    if use.isMemberwise {
      if let value = given(property) { return isFresh(value, frame.record) }
      return isFreshFromTheStart(property, of: use.decl)
    }
    guard analyzer.isInitializer(use.decl), let block = analyzer.node(of: use.decl).child(.codeBlock),
      let owner = analyzer.owner(of: use.decl).flatMap({ analyzer.nominal(of: $0) })
    else { return false }
    guard let value = block.children.compactMap({ $0.value(assignedTo: property) }).last else {
      return isFreshFromTheStart(property, of: owner)
    }
    let record = record(of: use.decl)
    if isFresh(value, record) { return true }
    // `init(id: UUID = UUID()) { self.id = id }`
    guard value.kind == .declReferenceExpr, let name = value.referencedName.map({ value.name(of: $0) }),
      let parameter = analyzer.signature(of: use.decl).parameters.first(where: { $0.name == name })
    else { return false }
    if let value = given(parameter.label) { return isFresh(value, frame.record) }
    return parameter.node.flatMap { analyzer.node($0, of: use.decl).initialValue }.map { isFresh($0, record) } ?? false
  }

  /// Whether a property's initial value is fresh.
  private func isFreshFromTheStart(_ name: Name, of nominal: DeclID) -> Bool {
    guard let property = analyzer.property(name, of: nominal), !analyzer.decl(property).has(.isComputed),
      let value = analyzer.node(of: property).initialValue
    else { return false }
    return isFresh(value, record(of: property))
  }
}

extension SyntaxNode {
  /// The value that an assignment sets a property to: the identifier in `self.id = UUID()` and `id = UUID()`; `nil` for
  /// other nodes.
  fileprivate func value(assignedTo property: Name) -> SyntaxNode? {
    guard kind == .assignmentExpr, let target = children.first, let value = children.last,
      target.kind == .declReferenceExpr || target.children.first?.firstToken?.kind == .selfKeyword,
      target.referencedName.map({ target.name(of: $0) }) == property
    else { return nil }
    return value
  }
}
