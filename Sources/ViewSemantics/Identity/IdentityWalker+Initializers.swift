import ViewSource
import ViewSyntax

/// The arguments that the properties of a view, modifier or value of the program hold after a call of its initializer.
///
/// The initializer is followed statement by statement: `self.init(…)`, locals, and values that wrap parameters. A
/// property assigned only in a branch or loop is unknown.
extension IdentityWalker {
  func members(of nominal: DeclID, givenBy call: SyntaxNode, _ use: BodyRecord.Use, _ frame: Frame) -> [DeclID: Given] {
    var result: [DeclID: Given] = [:]
    put(into: &result, of: nominal, call, use, frame)
    return result
  }

  /// Whether an argument is a view, or a function that returns one.
  func givesView(_ given: Given) -> Bool {
    isContent(given.node, given.frame) || makesView(given.node, given.frame)
  }

  private func put(
    into members: inout [DeclID: Given], of nominal: DeclID, _ call: SyntaxNode, _ use: BodyRecord.Use, _ frame: Frame
  ) {
    let parameters = analyzer.parameters(of: use)
    var given: [Name: Given] = [:]
    for (argument, index) in zip(call.callArguments.suffix(use.arguments.count), use.arguments) {
      guard let node = argument.node, index < parameters.count else { continue }
      given[parameters[index].name] = origin(of: node, frame)
    }
    if use.isMemberwise {
      for (name, value) in given { keep(value, in: name, of: nominal, &members) }
      return
    }
    guard !frame.open.contains(use.decl), let block = analyzer.node(of: use.decl).child(.codeBlock) else { return }
    let inner = Frame(record(of: use.decl), use.decl.file)
    inner.open = frame.open.union([use.decl])
    inner.depth = frame.depth
    inner.isOfContainer = true
    inner.substitution = substitution(of: use, frame)
    inner.parameters = given
    for parameter in parameters where parameter.hasDefault && given[parameter.name] == nil {
      guard let id = parameter.node, let value = analyzer.node(id, of: use.decl).initialValue else { continue }
      inner.parameters[parameter.name] = Given(node: value, frame: inner.copy())
    }
    for statement in block.children {
      inner.members = members
      run(statement, of: nominal, &members, inner)
    }
  }

  /// Follows one statement of an initializer.
  private func run(_ statement: SyntaxNode, of nominal: DeclID, _ members: inout [DeclID: Given], _ frame: Frame) {
    switch statement.kind {
    case .variableDecl: noteLocals([statement], frame)
    case .assignmentExpr:
      guard let target = statement.children.first, let value = statement.children.last else { return }
      guard let name = assigned(target, frame) else { return forget(statement, of: nominal, &members, frame) }
      keep(made(value, frame), in: name, of: nominal, &members)
    case .functionCallExpr:
      guard let use = frame.record.uses[statement.id], use.isMemberwise || analyzer.isInitializer(use.decl) else {
        return forget(statement, of: nominal, &members, frame)
      }
      // `self.init(…)`
      put(into: &members, of: nominal, statement, use, frame)
    default: forget(statement, of: nominal, &members, frame)
    }
  }

  /// The value that an initializer stores: for `content()`, the closure that returns it.
  private func made(_ value: SyntaxNode, _ frame: Frame) -> Given {
    // Later declarations in the initializer do not apply.
    let frame = frame.copy()
    if value.kind == .functionCallExpr, value.callArguments.isEmpty, let callee = value.children.first {
      // `content?()` is the closure's result, or `nil` without a closure.
      let isOptional = callee.kind == .optionalChainingExpr
      let function = origin(of: isOptional ? callee.children.first ?? callee : callee, frame)
      if function.node.kind == .closureExpr || isOptional && function.node.kind == .nilLiteralExpr { return function }
    }
    return origin(of: value, frame)
  }

  /// The property that an assignment in an initializer sets: `self.content = …`, `content = …`.
  private func assigned(_ target: SyntaxNode, _ frame: Frame) -> Name? {
    switch target.kind {
    case .declReferenceExpr where localName(target, frame) == nil: break
    case .memberAccessExpr where target.children.first?.firstToken?.kind == .selfKeyword: break
    default: return nil
    }
    return target.referencedName.map { target.name(of: $0) }
  }

  private func keep(_ value: Given, in name: Name, of nominal: DeclID, _ members: inout [DeclID: Given]) {
    // `_isOn = isOn`: the binding itself.
    let storage = name.text.hasPrefix("_") ? analyzer.property(Name(String(name.text.dropFirst())), of: nominal) : nil
    guard let property = analyzer.property(name, of: nominal) ?? storage, !isFirstValue(property) else { return }
    // Only functions that return views are tracked.
    guard value.node.kind != .closureExpr || givesView(value) else { return }
    members[property] = value
  }

  /// Whether a property's argument is only its initial value, as for `@State`.
  private func isFirstValue(_ property: DeclID) -> Bool {
    analyzer.propertyWrappers(of: property).first.map { analyzer.ownsState($0.decl) } ?? false
  }

  /// Forgets the values that a statement sets conditionally.
  private func forget(_ statement: SyntaxNode, of nominal: DeclID, _ members: inout [DeclID: Given], _ frame: Frame) {
    for part in statement.subtree {
      switch part.kind {
      case .assignmentExpr, .inoutExpr:
        guard let target = part.children.first else { continue }
        if let name = localName(target, frame) { frame.shadow([name]) }
        guard let name = assigned(target, frame), let property = analyzer.property(name, of: nominal) else { continue }
        members[property] = nil
      case .functionCallExpr:
        // `self.init(…)` in a branch sets all properties.
        guard let use = frame.record.uses[part.id], use.isMemberwise || analyzer.isInitializer(use.decl),
          part.children.first?.children.first?.firstToken?.kind == .selfKeyword
        else { continue }
        members = [:]
      default: continue
      }
    }
  }
}
