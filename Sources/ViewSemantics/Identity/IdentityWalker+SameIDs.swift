import ViewCatalog
import ViewSource
import ViewSyntax

/// Canonical meanings of identifiers. Equal meanings in two versions of a program keep their views.
extension IdentityWalker {
  /// The meaning of an explicit identity: the literal value of a constant, the name of an enum case, else the source
  /// text.
  func meaning(ofIdentity id: SyntaxNode, _ frame: Frame) -> String {
    guard isConstant(id, frame) else { return text(of: id, frame) }
    var value = Given(node: id, frame: frame)
    // One step for each alias of a constant.
    while let next = constantValue(of: value) { value = next }
    if let use = value.frame.record.uses[value.node.id], analyzer.decl(use.decl).kind == .enumCase,
      value.node.kind != .functionCallExpr
    {
      return ".\(analyzer.decl(use.decl).name)"
    }
    return text(of: value.node, value.frame)
  }

  /// The value of a constant's name, if that is constant too.
  private func constantValue(of name: Given) -> Given? {
    let (node, frame) = (name.node, name.frame)
    if let next = given(for: node, frame) ?? local(for: node, frame) ?? member(for: node, frame) { return next }
    guard node.kind == .declReferenceExpr || node.kind == .memberAccessExpr, let use = frame.record.uses[node.id],
      use.part == .value, analyzer.isOwn(use.decl), analyzer.decl(use.decl).kind == .variable,
      analyzer.decl(use.decl).has(.isConstant), !frame.open.contains(use.decl),
      analyzer.decl(use.decl).has(.isStatic) || !analyzer.isMember(use.decl),
      let value = analyzer.node(of: use.decl).initialValue
    else { return nil }
    let inner = Frame(record(of: use.decl), use.decl.file)
    inner.open = frame.open.union([use.decl])
    return Given(node: value, frame: inner)
  }

  // MARK: Elements

  /// The meaning of an identifier by the origin of the data: in `ForEach(Array(items.enumerated()), id: \.element.id)`
  /// it is the `id` of the items, in `ForEach(items.indices, id: \.self)` the position. `nil` if the data have no other
  /// origin.
  func meaning(of id: ElementID, in data: SyntaxNode, _ frame: Frame) -> String? {
    guard let key = id.keys.first else { return nil }
    var keys = key.split(separator: ".").map(String.init)
    var source = Given(node: data, frame: frame)
    while true {
      if keys == ["self"], isListOfNumbers(source.node) { return ElementID.position }
      if let part = positions(in: source), keys == [part] { return ElementID.position }
      guard let next = origin(of: source, &keys) else { break }
      source = next
    }
    guard source.node.id != data.id || source.frame !== frame, keys.count == 1,
      let element = type(of: source.node, source.frame).flatMap({ analyzer.elementType(ofSequence: $0) })
    else { return nil }
    return keys[0] == "self" ? "\\.self" : elementID("\\.\(keys[0])", [Name(keys[0])], element).meaning
  }

  /// Whether an expression is a list of integers, such as `[1, 2, 3]`, which is equivalent to a range.
  private func isListOfNumbers(_ data: SyntaxNode) -> Bool {
    data.kind == .arrayExpr && !data.children.isEmpty
      && data.children.allSatisfy { $0.kind == .integerLiteralExpr }
  }

  /// The part of the elements that is a position or a counter: `offset` for `enumerated()`, the whole element for
  /// `0..<count`.
  private func positions(in data: Given) -> String? {
    guard let use = data.frame.record.uses[data.node.id],
      let part = analyzer.catalogueText(.positions, of: use.decl)
    else { return nil }
    // `first..<last` with a variable start may be anything.
    let isCounted = data.node.kind != .infixOperatorExpr || isConstant(data.node.children[0], data.frame)
    return isCounted ? part : nil
  }

  /// The data from which other data take their elements, with `keys` adapted.
  private func origin(of data: Given, _ keys: inout [String]) -> Given? {
    let (node, frame) = (data.node, data.frame)
    if let next = given(for: node, frame) ?? local(for: node, frame) ?? member(for: node, frame) { return next }
    if node.kind == .parenExpr, let value = node.children.first { return Given(node: value, frame: frame) }
    guard let use = frame.record.uses[node.id], use.part == .value, analyzer.isFromCatalogue(use.decl) else {
      return nil
    }
    if analyzer.catalogueText(.pairs, of: use.decl) != nil {
      // `zip(a, b)`: the first part of each element comes from the first argument.
      guard let part = keys.first.flatMap({ Int($0) }), part < node.callArguments.count,
        let argument = node.callArguments[part].node
      else { return nil }
      keys = keys.count > 1 ? Array(keys.dropFirst()) : ["self"]
      return Given(node: argument, frame: frame)
    }
    guard let source = source(of: node, use) else { return nil }
    if let position = positions(in: data) {
      guard keys[0] != position, keys[0] != "self" else { return nil }
      keys = keys.count > 1 ? Array(keys.dropFirst()) : ["self"]
      return Given(node: source, frame: frame)
    }
    // The same elements reordered or filtered: `Array(items)`, `items.sorted()`.
    let element = { (node: SyntaxNode) in
      self.type(of: node, frame).flatMap { self.analyzer.elementType(ofSequence: $0) }
    }
    guard let whole = element(node), element(source) == whole,
      node.callArguments.allSatisfy({ $0.node.map { !gives(whole, $0, frame) } ?? true })
    else { return nil }
    return Given(node: source, frame: frame)
  }

  /// The receiver of a catalogue call, or the argument of an initializer.
  private func source(of node: SyntaxNode, _ use: BodyRecord.Use) -> SyntaxNode? {
    if analyzer.isInitializer(use.decl) { return node.callArguments.count == 1 ? node.callArguments[0].node : nil }
    return node.memberBase
  }

  /// Whether an argument is a function that makes elements, as for `map`.
  private func gives(_ element: TypeID, _ argument: SyntaxNode, _ frame: Frame) -> Bool {
    guard let type = type(of: argument, frame), analyzer.types.kind(type) == .function else { return false }
    let result = analyzer.types.argument(type, analyzer.types.argumentCount(type) - 1)
    return (analyzer.wrapped(result) ?? result) == element
  }
}

extension IdentityWalker.ElementID {
  /// The meaning of identifiers that count from zero.
  fileprivate static let position = "position"
}
