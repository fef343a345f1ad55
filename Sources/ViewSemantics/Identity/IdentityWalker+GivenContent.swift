import ViewCatalog
import ViewSource
import ViewSyntax

/// Views that are given to containers and modifiers of the program: they stand where the body of these puts them.
///
/// In `Gate(isOpen: on) { Row() }` the row is there as long as `Gate.body` says so, and in a modifier that uses its content
/// twice there are two. Of such a body only the views that it is given are listed: its own are listed with it.
extension IdentityWalker {
  /// What a container of the program makes of the views that it is given; `nil` if its code does not tell.
  func throughContainer(
    _ call: SyntaxNode, _ use: BodyRecord.Use, _ name: String, _ frame: Frame, _ place: Place
  ) -> [IdentityNode]? {
    guard let made = use.base, analyzer.types.kind(made) == .nominal,
      use.isMemberwise || analyzer.isInitializer(use.decl)
    else { return nil }
    let view = analyzer.types.decl(made)
    guard analyzer.isOwn(view), call.callArguments.contains(where: { givesView($0, frame) }),
      let content = analyzer.contentMember(of: view), analyzer.decl(content).kind == .variable
    else { return nil }
    let members = members(of: view, givenBy: call, use, frame)
    guard members.values.contains(where: givesView) else { return nil }
    let inner = place.appending(.content(name)).appending(.content(analyzer.name(of: content)))
    return given(to: content, of: made, frame, inner) { $0.members = members }
  }

  private func givesView(_ argument: Argument, _ frame: Frame) -> Bool {
    argument.node.map { givesView(origin(of: $0, frame)) } ?? false
  }

  /// What a modifier of the program makes of the view that it is put on, the whole first; `nil` if that stands where it
  /// would without the modifier.
  func throughModifier(
    _ call: SyntaxNode, _ base: SyntaxNode?, _ frame: Frame, _ place: Place, as whole: TypeID?
  ) -> [IdentityNode]? {
    guard let put = modifierPut(by: call, frame), let parameter = analyzer.signature(of: put.content).parameters.first,
      let given = base.map({ Given(node: $0, frame: frame) }) ?? frame.itself, !analyzer.staysInPlace(put.content)
    else { return nil }
    let nodes = self.given(to: put.content, of: put.type, frame, inside(put, place)) {
      $0.parameters[parameter.name] = given
      let written = analyzer.substitute(parameter.type, $0.substitution)
      $0.placeholder = self.type(of: given.node, given.frame).map { (written, $0) }
      if let making = put.making { $0.members = members(of: put.modifier, givenBy: making.call, making.use, frame) }
    }
    guard let nodes else { return nil }
    let known = analyzer.resolvingOpaque(whole ?? analyzer.substitute(put.whole, frame.substitution))
    var printer = TypePrinter(analyzer)
    var node = IdentityNode(
      path: place.path, type: printer.print(known), typeID: known, view: nodes[0].view, lifespan: place.lifespan,
      file: frame.file, range: (base ?? call).range)
    node.depth = frame.depth
    node.hidden = place.hidden
    node.container = place.container
    // Of the view that it is put on it tells nothing: that stands where the body of the modifier puts it.
    node.isTransparent = true
    node.children = nodes
    return [node]
  }

  /// The views that a modifier of the program is given beside the one that it is put on, where its body puts them: of
  /// `Popup(isShown: $isShown) { Card() }` the card, while it is shown. `nil` if there are none, or if that is not known.
  func givenToModifier(putBy call: SyntaxNode, _ frame: Frame, _ place: Place) -> [IdentityNode]? {
    guard let put = modifierPut(by: call, frame), let making = put.making,
      making.call.callArguments.contains(where: { givesView($0, frame) })
    else { return nil }
    let members = members(of: put.modifier, givenBy: making.call, making.use, frame)
    return given(to: put.content, of: put.type, frame, inside(put, place)) { $0.members = members }
  }

  /// A modifier of the program that is put on a view.
  private struct ModifierPut {
    let modifier: DeclID
    let type: TypeID
    /// The type of the view with the modifier.
    let whole: TypeID
    /// The member that makes what is shown.
    let content: DeclID
    /// Where it is made, if that is where it is put on.
    let making: (call: SyntaxNode, use: BodyRecord.Use)?
  }

  private func modifierPut(by call: SyntaxNode, _ frame: Frame) -> ModifierPut? {
    guard call.callArguments.count == 1, let type = frame.record.types[call.id], analyzer.types.kind(type) == .nominal,
      let made = analyzer.types.arguments(type).last, analyzer.types.kind(made) == .nominal
    else { return nil }
    let modifier = analyzer.types.decl(made)
    guard analyzer.isOwn(modifier), !analyzer.isView(made), let content = analyzer.contentMember(of: modifier),
      analyzer.decl(content).kind == .function
    else { return nil }
    var making: (call: SyntaxNode, use: BodyRecord.Use)?
    if let value = call.callArguments.first?.node, value.kind == .functionCallExpr,
      let use = frame.record.uses[value.id], use.isMemberwise || analyzer.isInitializer(use.decl)
    {
      making = (value, use)
    }
    return ModifierPut(modifier: modifier, type: made, whole: type, content: content, making: making)
  }

  private func inside(_ put: ModifierPut, _ place: Place) -> Place {
    place.appending(.content(analyzer.name(of: put.modifier))).appending(.content(analyzer.name(of: put.content)))
  }

  /// The views that a body is given, where it puts them; `nil` if it puts them nowhere that is known.
  private func given(
    to content: DeclID, of type: TypeID, _ frame: Frame, _ place: Place, _ give: (Frame) -> Void
  ) -> [IdentityNode]? {
    guard !frame.open.contains(content) else { return nil }
    let inner = Frame(record(of: content), content.file)
    inner.open = frame.open.union([content])
    inner.depth = frame.depth + 1
    inner.isOfContainer = true
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

  /// What a name of something given stands for, through all that hand it on; any other expression itself.
  func origin(of node: SyntaxNode, _ frame: Frame) -> Given {
    var value = Given(node: node, frame: frame)
    while let next = given(for: value.node, value.frame) ?? member(for: value.node, value.frame) { value = next }
    return value
  }

  /// Whether a closure is one that gives a view, without a builder.
  func makesView(_ node: SyntaxNode, _ frame: Frame) -> Bool {
    guard node.kind == .closureExpr, let type = frame.record.types[node.id], analyzer.types.kind(type) == .function
    else { return false }
    return analyzer.isView(analyzer.types.argument(type, analyzer.types.argumentCount(type) - 1))
  }

  /// What a property of `self` was given where that is made: of `content` and `self.content` the views.
  func member(for node: SyntaxNode, _ frame: Frame) -> Given? {
    if frame.members.isEmpty { return nil }
    if node.kind == .memberAccessExpr, node.children.first?.firstToken?.kind != .selfKeyword { return nil }
    guard let use = frame.record.uses[node.id], use.part == .value else { return nil }
    if let given = frame.members[use.decl] { return given }
    // In an extension of a protocol a requirement is what the type has for it.
    guard analyzer.isProtocolMember(use.decl), !analyzer.decl(use.decl).has(.isStatic) else { return nil }
    return member(named: analyzer.decl(use.decl).name, frame)
  }

  /// What the property of `self` was given that has a name.
  func member(named name: Name, _ frame: Frame) -> Given? {
    frame.members.isEmpty ? nil : frame.members.first { analyzer.decl($0.key).name == name }?.value
  }
}

extension Analyzer {
  /// Whether the body of a modifier puts its content where that would stand without the modifier, whatever it is.
  ///
  /// Where it puts its content into something, there are views with it in their types both around and at that place.
  func staysInPlace(_ body: DeclID) -> Bool {
    stayingContents.value(of: body) { body in
      var open = IdentityWalker(self).nodes(of: body, root: "", Substitution()).nodes
      var paths: Set<IdentityPath> = []
      while let node = open.popLast() {
        open += node.children
        if isContentOfModifier(node.typeID) { paths.insert(node.path) }
      }
      return paths == [IdentityPath(root: "")]
    }
  }

  /// Whether a part of a type is that by which a modifier calls what it is put on.
  private func isContentOfModifier(_ type: TypeID) -> Bool {
    let type = resolvingOpaque(type)
    guard types.kind(type) == .nominal || types.kind(type) == .tuple else { return false }
    if types.kind(type) == .nominal, catalogueText(.placeholder, of: types.decl(type)) != nil { return true }
    return types.arguments(type).contains { isContentOfModifier($0) }
  }

  /// A type with another in the place of a part of it.
  func replacing(_ part: TypeID, in type: TypeID, with other: TypeID) -> TypeID {
    type == part ? other : map(type) { replacing(part, in: $0, with: other) }
  }

  /// A property that a type itself declares.
  func property(_ name: Name, of nominal: DeclID) -> DeclID? {
    children(of: nominal).first { decl($0).kind == .variable && decl($0).name == name }
  }
}
