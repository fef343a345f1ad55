import ViewCatalog
import ViewSource
import ViewSyntax

/// Views passed to containers and modifiers of the program. Their place is where the container's body uses them.
///
/// In `Gate(isOpen: on) { Row() }` the row exists as long as `Gate.body` shows it, and a modifier that uses its content
/// twice makes two views. Of such a body, only the passed views are listed here; its own views are listed with the
/// body.
extension IdentityWalker {
  /// The passed views at their places in a container of the program; `nil` if the container's code does not determine
  /// them.
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

  /// The views of a modified view at their places in a modifier of the program; `nil` if the modifier leaves the view
  /// in place.
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
    // The node is transparent: the modifier's body determines the place of the view.
    node.isTransparent = true
    node.children = nodes
    return [node]
  }

  /// The views passed to a modifier of the program besides its content, at their places in its body: in
  /// `Popup(isShown: $isShown) { Card() }` the card while it is shown. `nil` if there are none or their places are
  /// unknown.
  func givenToModifier(putBy call: SyntaxNode, _ frame: Frame, _ place: Place) -> [IdentityNode]? {
    guard let put = modifierPut(by: call, frame), let making = put.making,
      making.call.callArguments.contains(where: { givesView($0, frame) })
    else { return nil }
    let members = members(of: put.modifier, givenBy: making.call, making.use, frame)
    return given(to: put.content, of: put.type, frame, inside(put, place)) { $0.members = members }
  }

  /// A modifier of the program applied to a view.
  private struct ModifierPut {
    let modifier: DeclID
    let type: TypeID
    /// The type of the view with the modifier.
    let whole: TypeID
    /// The modifier's `body(content:)`.
    let content: DeclID
    /// The initializer call, if it is the modifier's argument itself.
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

  /// The passed views at their places in a body; `nil` if it uses them nowhere known.
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

  /// The outermost nodes from code around a body, not from the body itself.
  private func outermost(_ nodes: [IdentityNode], below depth: Int) -> [IdentityNode] {
    nodes.flatMap { $0.depth < depth ? [$0] : outermost($0.children, below: depth) }
  }

  // MARK: Arguments of properties

  /// The origin of an expression: follows names of parameters and properties to the argument. Any other expression is
  /// its own origin.
  func origin(of node: SyntaxNode, _ frame: Frame) -> Given {
    var value = Given(node: node, frame: frame)
    while let next = given(for: value.node, value.frame) ?? member(for: value.node, value.frame) { value = next }
    return value
  }

  /// Whether a closure without a builder returns a view.
  func makesView(_ node: SyntaxNode, _ frame: Frame) -> Bool {
    guard node.kind == .closureExpr, let type = frame.record.types[node.id], analyzer.types.kind(type) == .function
    else { return false }
    return analyzer.isView(analyzer.types.argument(type, analyzer.types.argumentCount(type) - 1))
  }

  /// The argument that a property of `self` holds, for `content` and `self.content`.
  func member(for node: SyntaxNode, _ frame: Frame) -> Given? {
    if frame.members.isEmpty { return nil }
    if node.kind == .memberAccessExpr, node.children.first?.firstToken?.kind != .selfKeyword { return nil }
    guard let use = frame.record.uses[node.id], use.part == .value else { return nil }
    if let given = frame.members[use.decl] { return given }
    // In a protocol extension, a requirement refers to the type's witness.
    guard analyzer.isProtocolMember(use.decl), !analyzer.decl(use.decl).has(.isStatic) else { return nil }
    return member(named: analyzer.decl(use.decl).name, frame)
  }

  /// The argument that the property of `self` with a name holds.
  func member(named name: Name, _ frame: Frame) -> Given? {
    frame.members.isEmpty ? nil : frame.members.first { analyzer.decl($0.key).name == name }?.value
  }
}

extension Analyzer {
  /// Whether a modifier's body leaves its content in place, whatever the content is.
  ///
  /// If the body puts its content into another view, then nodes at two different paths have the content in their types.
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

  /// Whether a type contains the placeholder for a modifier's content.
  private func isContentOfModifier(_ type: TypeID) -> Bool {
    let type = resolvingOpaque(type)
    guard types.kind(type) == .nominal || types.kind(type) == .tuple else { return false }
    if types.kind(type) == .nominal, catalogueText(.placeholder, of: types.decl(type)) != nil { return true }
    return types.arguments(type).contains { isContentOfModifier($0) }
  }

  /// A type with one part replaced.
  func replacing(_ part: TypeID, in type: TypeID, with other: TypeID) -> TypeID {
    type == part ? other : map(type) { replacing(part, in: $0, with: other) }
  }

  /// The property with a name that a type itself declares.
  func property(_ name: Name, of nominal: DeclID) -> DeclID? {
    children(of: nominal).first { decl($0).kind == .variable && decl($0).name == name }
  }
}
