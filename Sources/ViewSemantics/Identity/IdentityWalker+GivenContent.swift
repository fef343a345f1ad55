import ViewSource
import ViewSyntax

/// Views that are given to containers and modifiers of the program: they stand where the body of these puts them.
///
/// In `Gate(isOpen: on) { Row() }` the row is there as long as `Gate.body` says so, and in a modifier that uses its content
/// twice there are two. Of such a body only the views that it is given are listed: its own are listed with it.
extension IdentityWalker {
  /// What a container of the program makes of the views that it is given; `nil` if its body does not tell.
  func throughContainer(
    _ call: SyntaxNode, _ use: BodyRecord.Use, _ name: String, _ frame: Frame, _ place: Place
  ) -> [IdentityNode]? {
    guard let made = use.base, analyzer.types.kind(made) == .nominal,
      use.isMemberwise || analyzer.isInitializer(use.decl)
    else { return nil }
    let view = analyzer.types.decl(made)
    guard analyzer.isOwn(view), let content = analyzer.contentMember(of: view), analyzer.decl(content).kind == .variable
    else { return nil }
    let (members, hasViews) = members(of: view, givenBy: call, use, frame)
    guard hasViews else { return nil }
    let inner = place.appending(.content(name)).appending(.content(analyzer.name(of: content)))
    return given(to: content, of: made, frame, inner) { $0.members = members }
  }

  /// What a modifier of the program makes of the view that it is put on, the whole first; `nil` if that stands where it
  /// would without the modifier.
  func throughModifier(
    _ call: SyntaxNode, _ base: SyntaxNode?, _ frame: Frame, _ place: Place, as whole: TypeID?
  ) -> [IdentityNode]? {
    guard call.callArguments.count == 1, let type = frame.record.types[call.id], analyzer.types.kind(type) == .nominal,
      let made = analyzer.types.arguments(type).last, analyzer.types.kind(made) == .nominal
    else { return nil }
    let modifier = analyzer.types.decl(made)
    guard !stayingModifiers.contains(made), analyzer.isOwn(modifier), !analyzer.isView(made),
      let content = analyzer.contentMember(of: modifier),
      analyzer.decl(content).kind == .function, let parameter = analyzer.signature(of: content).parameters.first,
      let given = base.map({ Given(node: $0, frame: frame) }) ?? frame.itself
    else { return nil }
    let inner = place.appending(.content(analyzer.name(of: modifier)))
      .appending(.content(analyzer.name(of: content)))
    let nodes = self.given(to: content, of: made, frame, inner) {
      $0.parameters[parameter.name] = given
      let written = analyzer.substitute(parameter.type, $0.substitution)
      $0.placeholder = self.type(of: given.node, given.frame).map { (written, $0) }
      if let value = call.callArguments.first?.node, value.kind == .functionCallExpr,
        let use = frame.record.uses[value.id], use.isMemberwise || analyzer.isInitializer(use.decl)
      {
        $0.members = members(of: modifier, givenBy: value, use, frame).given
      }
    }
    guard let nodes else { return nil }
    if nodes.count == 1, nodes[0].path == inner.path {
      stayingModifiers.insert(made)
      return nil
    }
    let known = analyzer.resolvingOpaque(whole ?? analyzer.substitute(type, frame.substitution))
    var printer = TypePrinter(analyzer)
    var node = IdentityNode(
      path: place.path, type: printer.print(known), typeID: known, view: nodes[0].view, lifespan: place.lifespan,
      file: frame.file, range: (base ?? call).range)
    node.depth = frame.depth
    // Of the view that it is put on it tells nothing: that stands where the body of the modifier puts it.
    node.isTransparent = true
    node.children = nodes
    return [node]
  }

  /// The views that a body is given, where it puts them; `nil` if it puts them nowhere that is known.
  private func given(
    to content: DeclID, of type: TypeID, _ frame: Frame, _ place: Place, _ give: (Frame) -> Void
  ) -> [IdentityNode]? {
    guard !frame.open.contains(content) else { return nil }
    let inner = Frame(record(of: content), content.file)
    inner.open = frame.open.union([content])
    inner.depth = frame.depth + 1
    for binding in analyzer.memberSubstitution(content, of: type).bindings {
      inner.substitution.bind(binding.parameter, to: analyzer.substitute(binding.type, frame.substitution))
    }
    give(inner)
    let nodes = outermost(body(of: content, inner, place, as: nil), below: inner.depth)
    return nodes.isEmpty ? nil : nodes
  }

  /// The views among some and below them that code around a body makes, not the body itself.
  private func outermost(_ nodes: [IdentityNode], below depth: Int) -> [IdentityNode] {
    nodes.flatMap { $0.depth < depth ? [$0] : outermost($0.children, below: depth) }
  }

  // MARK: What is given to properties

  /// What the properties of a view or modifier keep of what a call gives it, and whether views are among that.
  private func members(
    of view: DeclID, givenBy call: SyntaxNode, _ use: BodyRecord.Use, _ frame: Frame
  ) -> (given: [DeclID: Given], hasViews: Bool) {
    let parameters = analyzer.parameters(of: use)
    var result: [DeclID: Given] = [:]
    var hasViews = false
    for (argument, index) in zip(call.callArguments.suffix(use.arguments.count), use.arguments) {
      guard let node = argument.node, index < parameters.count else { continue }
      let value = origin(of: node, frame)
      let isView = isContent(value.node, value.frame) || makesView(value.node, value.frame)
      if !isView, value.node.kind == .closureExpr { continue }
      let name = use.isMemberwise ? parameters[index].name : property(keeping: parameters[index].name, in: use.decl)
      guard let name, let property = analyzer.property(name, of: view), !isFirstValue(property) else { continue }
      result[property] = value
      if isView { hasViews = true }
    }
    return (result, hasViews)
  }

  /// What a name of something given stands for, through all that hand it on; any other expression itself.
  private func origin(of node: SyntaxNode, _ frame: Frame) -> Given {
    var value = Given(node: node, frame: frame)
    while let next = given(for: value.node, value.frame) ?? member(for: value.node, value.frame) { value = next }
    return value
  }

  /// Whether what a property is given is only its first value, as that of `@State`.
  private func isFirstValue(_ property: DeclID) -> Bool {
    analyzer.propertyWrappers(of: property).first.map { analyzer.ownsState($0.decl) } ?? false
  }

  /// Whether a closure is one that gives a view, without a builder.
  func makesView(_ node: SyntaxNode, _ frame: Frame) -> Bool {
    guard node.kind == .closureExpr, let type = frame.record.types[node.id], analyzer.types.kind(type) == .function
    else { return false }
    return analyzer.isView(analyzer.types.argument(type, analyzer.types.argumentCount(type) - 1))
  }

  /// The property that an initialiser puts a parameter into: `self.content = content`, `self.content = content()`.
  private func property(keeping parameter: Name, in initializer: DeclID) -> Name? {
    guard let block = analyzer.node(of: initializer).child(.codeBlock) else { return nil }
    for statement in block.children where statement.kind == .assignmentExpr {
      guard let target = statement.children.first, var value = statement.children.last else { continue }
      if value.kind == .functionCallExpr, value.callArguments.isEmpty { value = value.children.first ?? value }
      guard value.kind == .declReferenceExpr, value.referencedName.map({ value.name(of: $0) }) == parameter,
        let token = target.referencedName
      else { continue }
      return target.name(of: token)
    }
    return nil
  }

  /// What a property of `self` was given where that is made: of `content` and `self.content` the views.
  func member(for node: SyntaxNode, _ frame: Frame) -> Given? {
    if frame.members.isEmpty { return nil }
    if node.kind == .memberAccessExpr, node.children.first?.firstToken?.kind != .selfKeyword { return nil }
    guard let use = frame.record.uses[node.id], use.part == .value else { return nil }
    return frame.members[use.decl]
  }
}

extension Analyzer {
  /// A type with another in the place of a part of it.
  func replacing(_ part: TypeID, in type: TypeID, with other: TypeID) -> TypeID {
    type == part ? other : map(type) { replacing(part, in: $0, with: other) }
  }

  /// A property that a type itself declares.
  func property(_ name: Name, of nominal: DeclID) -> DeclID? {
    children(of: nominal).first { decl($0).kind == .variable && decl($0).name == name }
  }
}
