import ViewCatalog
import ViewSource
import ViewSyntax

/// The views that an expression makes.
extension IdentityWalker {
  /// - Parameter type: the type of what stands in this place, if more is put on the expression than is in it.
  func expression(_ node: SyntaxNode, _ frame: Frame, _ place: Place, as type: TypeID?) -> [IdentityNode] {
    guard spend() else { return [] }
    switch node.kind {
    case .parenExpr, .tryExpr, .awaitExpr, .forceUnwrapExpr:
      return node.children.last.map { expression($0, frame, place, as: type) } ?? []
    case .ternaryExpr: return ternary(node, frame, place, as: type)
    default: break
    }
    let whole = type ?? self.type(of: node, frame)
    let node = frame.record.unconditional(node)
    var place = place
    var added: [IdentityNode] = []
    var core = node
    var ordinals = ordinals(ofModifiers: node, frame)
    while let link = modifier(core, frame) {
      let ordinal = ordinals.popLast() ?? 1
      if let id = link.identity {
        place = place.appending(.explicit(text(of: id, frame)))
        place = place.lasting(lifetime(ofIdentity: id, frame))
      }
      if isHelper(link.use) {
        let base = link.base.map { Given(node: $0, frame: frame) } ?? frame.itself
        return helper(link.use.decl, link.use, call: core, on: base, from: frame)(place, whole) + added
      }
      if let nodes = throughModifier(core, link.base, frame, place, as: whole) { return nodes + added }
      added = contents(of: core, frame, place.appending(.modifier(link.name, ordinal: ordinal))) + added
      guard let base = link.base else {
        return itself(frame, place, as: whole) + added
      }
      core = frame.record.unconditional(base)
    }
    if let nodes = given(core, frame, place, as: whole) { return nodes + added }
    if let use = frame.record.uses[core.id], isHelper(use) {
      let call = core.kind == .functionCallExpr ? core : nil
      return helper(use.decl, use, call: call, on: base(of: core, use, frame), from: frame)(place, whole) + added
    }
    if let nodes = concrete(core, frame, place, as: whole) { return nodes + added }
    guard let whole, let made = frame.record.types[core.id] ?? frame.record.types[node.id] else { return added }
    return self.made(core, frame, place, whole, analyzer.substitute(made, frame.substitution)) + added
  }

  /// The type of an expression where its body is used.
  func type(of node: SyntaxNode, _ frame: Frame) -> TypeID? {
    guard let written = frame.record.types[node.id] else { return nil }
    let type = analyzer.substitute(written, frame.substitution)
    return frame.placeholder.map { analyzer.replacing($0.written, in: type, with: $0.meant) } ?? type
  }

  /// For each modifier of a chain, in the order of the source, how many of its name there are up to it.
  private func ordinals(ofModifiers node: SyntaxNode, _ frame: Frame) -> [Int] {
    var names: [String] = []
    var next: SyntaxNode? = node
    while let core = next.map({ frame.record.unconditional($0) }), let link = modifier(core, frame) {
      names.append(link.name)
      next = link.base
    }
    var counts: [String: Int] = [:]
    return names.reversed().map { name in
      counts[name, default: 0] += 1
      return counts[name] ?? 1
    }
  }

  /// A view that is made here.
  private func made(_ core: SyntaxNode, _ frame: Frame, _ place: Place, _ whole: TypeID, _ made: TypeID)
    -> [IdentityNode]
  {
    var place = place
    var known = analyzer.resolvingOpaque(whole)
    var made = analyzer.resolvingOpaque(made)
    if let wrapped = analyzer.wrapped(known) {
      place = place.appending(.some)
      place = place.lasting(.optional(optionalText(core)))
      known = wrapped
      made = analyzer.wrapped(made) ?? made
    }
    var printer = TypePrinter(analyzer)
    var result = IdentityNode(
      path: place.path, type: printer.print(known), typeID: known, view: viewName(made), lifespan: place.lifespan,
      file: frame.file, range: core.range)
    result.isTransparent = isTransparent(made)
    result.depth = frame.depth
    result.children = inside(core, frame, place)
    return [result]
  }

  /// What is there or not: of `item.map { … }` and `item?.padding()` the item.
  private func optionalText(_ core: SyntaxNode) -> String {
    if core.kind == .optionalChainingExpr, let base = core.children.first { return base.spacedText }
    if core.kind == .functionCallExpr, let callee = core.children.first, callee.kind == .memberAccessExpr,
      let base = callee.children.first, base.kind.isExpr
    {
      return base.spacedText
    }
    return core.spacedText
  }

  /// Two values of one type in one place.
  private func ternary(_ node: SyntaxNode, _ frame: Frame, _ place: Place, as type: TypeID?) -> [IdentityNode] {
    let parts = node.children.filter { $0.kind.isExpr }
    guard parts.count == 3 else { return [] }
    let whole = type ?? self.type(of: node, frame)
    let values = parts.dropFirst().filter { $0.kind != .nilLiteralExpr }
    guard values.count < 2 else { return merged(values.flatMap { expression($0, frame, place, as: whole) }) }
    let inner = place.appending(.some).lasting(lifetime(of: [parts[0]], frame))
    let wrapped = whole.flatMap { analyzer.wrapped(analyzer.resolvingOpaque($0)) }
    return values.flatMap { expression($0, frame, inner, as: wrapped) }
  }

  func viewName(_ type: TypeID) -> String {
    analyzer.types.kind(type) == .nominal ? analyzer.name(of: analyzer.types.decl(type)) : "_"
  }

  private func isTransparent(_ type: TypeID) -> Bool {
    guard analyzer.types.kind(type) == .nominal else { return false }
    let decl = analyzer.decl(analyzer.types.decl(type))
    return decl.has(.isTransparent) || decl.has(.isRepeating)
  }

  // MARK: Names that stand for something given

  /// `self` in a helper, its parameters, and calls of the closures that it is given; `nil` for anything else.
  private func given(_ core: SyntaxNode, _ frame: Frame, _ place: Place, as type: TypeID?) -> [IdentityNode]? {
    switch core.kind {
    case .declReferenceExpr, .memberAccessExpr:
      if let member = member(for: core, frame) {
        return member.node.kind == .closureExpr
          ? closure(member, [], from: frame, place) : expression(member.node, member.frame, place, as: type)
      }
      guard core.kind == .declReferenceExpr else { return nil }
      if core.firstToken?.kind == .selfKeyword { return frame.itself == nil ? nil : itself(frame, place, as: type) }
      guard let given = local(for: core, frame) ?? given(for: core, frame), given.node.kind != .closureExpr else {
        return nil
      }
      return expression(given.node, given.frame, place, as: type)
    case .functionCallExpr:
      guard let callee = core.children.first, frame.record.uses[core.id] == nil,
        let given = given(for: callee, frame) ?? local(for: callee, frame) ?? member(for: callee, frame),
        given.node.kind == .closureExpr
      else { return nil }
      return closure(given, core.callArguments, from: frame, place)
    default: return nil
    }
  }

  private func itself(_ frame: Frame, _ place: Place, as type: TypeID?) -> [IdentityNode] {
    frame.itself.map { expression($0.node, $0.frame, place, as: type) } ?? []
  }

  /// The view that a member which makes a view is reached through.
  private func base(of core: SyntaxNode, _ use: BodyRecord.Use, _ frame: Frame) -> Given? {
    let member = core.kind == .functionCallExpr ? core.children.first : core
    guard let type = use.base, analyzer.isView(type) else { return nil }
    guard let member, member.kind == .memberAccessExpr, let base = member.children.first, base.kind.isExpr else {
      return frame.itself
    }
    return Given(node: base, frame: frame)
  }

  // MARK: Modifiers and helpers

  private struct Link {
    /// What is modified; `nil` for `self` left out.
    var base: SyntaxNode?
    var name: String
    var identity: SyntaxNode?
    var use: BodyRecord.Use
  }

  /// A call that modifies a view: what it modifies.
  private func modifier(_ call: SyntaxNode, _ frame: Frame) -> Link? {
    guard call.kind == .functionCallExpr, let callee = call.children.first, let use = frame.record.uses[call.id],
      let type = use.base, analyzer.decl(use.decl).kind == .function, analyzer.isView(type)
    else { return nil }
    var base: SyntaxNode?
    switch callee.kind {
    case .memberAccessExpr:
      guard let value = callee.children.first, value.kind.isExpr else { return nil }
      if value.kind == .declReferenceExpr, value.firstToken?.kind == .selfKeyword, frame.itself == nil { return nil }
      base = value
    case .declReferenceExpr where frame.itself != nil && !analyzer.decl(use.decl).has(.isStatic): break
    default: return nil
    }
    let identity = analyzer.decl(use.decl).has(.givesIdentity) ? call.callArguments.first?.node : nil
    return Link(base: base, name: analyzer.decl(use.decl).name.text, identity: identity, use: use)
  }

  /// Whether a use is one of the program's own property or function that views are taken from.
  private func isHelper(_ use: BodyRecord.Use) -> Bool {
    guard use.part == .value, !use.isMemberwise, !analyzer.isFromCatalogue(use.decl) else { return false }
    let declared: TypeID
    switch analyzer.decl(use.decl).kind {
    case .variable: declared = analyzer.variableType(of: use.decl)
    case .function: declared = analyzer.signature(of: use.decl).result
    default: return false
    }
    return analyzer.types.kind(declared) == .opaque && getter(analyzer.node(of: use.decl)) != nil
  }

  /// What a property or function of the program makes that is declared with the type of what it gives: a container, or
  /// what it erases.
  private func concrete(_ core: SyntaxNode, _ frame: Frame, _ place: Place, as type: TypeID?) -> [IdentityNode]? {
    guard let use = frame.record.uses[core.id], use.part == .value, !use.isMemberwise, analyzer.isOwn(use.decl),
      getter(analyzer.node(of: use.decl)) != nil
    else { return nil }
    let declared: TypeID
    switch analyzer.decl(use.decl).kind {
    case .variable: declared = analyzer.variableType(of: use.decl)
    case .function: declared = analyzer.signature(of: use.decl).result
    default: return nil
    }
    guard analyzer.isView(declared) else { return nil }
    let call = core.kind == .functionCallExpr ? core : nil
    let nodes = helper(use.decl, use, call: call, on: base(of: core, use, frame), from: frame)(place, type)
    // What is no more than its type is said where it is used.
    return nodes.count == 1 && !nodes[0].children.isEmpty ? nodes : nil
  }

  // MARK: Containers

  /// The views in the closures of a container.
  private func inside(_ core: SyntaxNode, _ frame: Frame, _ place: Place) -> [IdentityNode] {
    guard core.kind == .functionCallExpr, let use = frame.record.uses[core.id] else { return [] }
    let made = use.base.flatMap { analyzer.types.kind($0) == .nominal ? analyzer.types.decl($0) : nil }
    let name = made.map { analyzer.decl($0).name.text } ?? core.calleeName.map { core.text(of: $0) } ?? ""
    let isPlace = use.base.map { !isTransparent($0) } ?? true
    if let nodes = throughContainer(core, use, name, frame, place) { return nodes }
    return contents(of: core, frame, isPlace ? place.appending(.content(name)) : place)
  }

  /// The views that the arguments of a call make: of its builder closures, and of views given as they are.
  private func contents(of call: SyntaxNode, _ frame: Frame, _ place: Place) -> [IdentityNode] {
    guard let use = frame.record.uses[call.id] else { return [] }
    let parameters =
      use.isMemberwise
      ? analyzer.memberwiseSignature(of: use.decl)?.parameters ?? [] : analyzer.signature(of: use.decl).parameters
    let place = lifetime(ofContentIn: use).map { place.lasting($0) } ?? place
    var parts: [(label: String, place: Place, node: SyntaxNode)] = []
    // `Flow(spacing: 8) { … }` calls what is made with the closure alone.
    let arguments = call.callArguments.suffix(use.arguments.count)
    for (argument, index) in zip(arguments, use.arguments) {
      guard let node = argument.node, isContent(node, frame) else { continue }
      let parameter = index < parameters.count ? parameters[index] : nil
      guard isFunction(node, frame) || isCarrier(node, frame) || parameter.map({ isPlaced($0, use) }) ?? true else {
        continue
      }
      let label = parameter?.label ?? argument.label
      let text = parameter.flatMap { analyzer.catalogueText(.lasts, of: $0, in: use.decl) }
      parts.append(
        (label == .none ? "content" : label.text, text.map { place.lasting(.stated($0)) } ?? place, node))
    }
    return parts.flatMap { label, place, node -> [IdentityNode] in
      // Beside the content, what is given is under its label.
      let isAlone = parts.count == 1 && isFunction(node, frame)
      var inner = label == "content" || isAlone ? place : place.appending(.modifier(label))
      guard let id = elementID(call, node, frame, use) else { return content(node, frame, inner) }
      inner = inner.appending(.element(id.text, meaning: id.meaning)).lasting(id.isFresh ? .fresh : .element)
      let outer = frame.constants
      defer { frame.constants = outer }
      // Another value is another element.
      if id.text == "\\.self", node.kind == .closureExpr { frame.constants.formUnion(parameterNames(of: node, 1)) }
      return content(node, frame, inner)
    }
  }

  private func content(_ node: SyntaxNode, _ frame: Frame, _ place: Place) -> [IdentityNode] {
    if let given = given(for: node, frame) {
      return given.node.kind == .closureExpr
        ? closure(given, [], from: frame, place) : content(given.node, given.frame, place)
    }
    switch node.kind {
    case .closureExpr:
      return items(node.children.filter { $0.kind != .closureSignature }, frame, isBuilt: true, place)
    case .tupleExpr:
      // `TupleView((a, b))`
      let elements = node.children.filter { $0.kind.isExpr }
      return elements.enumerated().flatMap { expression($1, frame, place.appending(.index($0)), as: nil) }
    default:
      if let use = frame.record.uses[node.id], isHelper(use), analyzer.decl(use.decl).kind == .function {
        return helper(use.decl, use, call: nil, on: nil, from: frame)(place, nil)
      }
      if let result = viewMade(by: node, frame) { return made(node, frame, place, result, result) }
      if isCarrier(node, frame) { return contents(of: node, frame, place) }
      return expression(node, frame, place, as: nil)
    }
  }

  /// Whether an argument is a closure that a builder makes views of, or makes views itself.
  func isContent(_ node: SyntaxNode, _ frame: Frame) -> Bool {
    switch node.kind {
    case .closureExpr: return frame.record.builders[node.id] != nil
    case .tupleExpr: return node.children.allSatisfy { isContent($0, frame) }
    case .functionCallExpr, .memberAccessExpr, .ternaryExpr, .parenExpr, .declReferenceExpr:
      if let use = frame.record.uses[node.id], isHelper(use) { return true }
      if viewMade(by: node, frame) != nil || isCarrier(node, frame) { return true }
      if let member = member(for: node, frame) {
        return member.node.kind == .closureExpr || isContent(member.node, member.frame)
      }
      if node.kind == .declReferenceExpr {
        return given(for: node, frame).map { $0.node.kind != .closureExpr && isContent($0.node, $0.frame) } ?? false
      }
      return frame.record.types[node.id].map { analyzer.isView(analyzer.wrapped($0) ?? $0) } ?? false
    default: return false
    }
  }

  /// Whether what is given to a parameter is a view where it stands: a style, a shape or a text to draw with is none.
  private func isPlaced(_ parameter: Parameter, _ use: BodyRecord.Use) -> Bool {
    let type = analyzer.wrapped(parameter.type) ?? parameter.type
    switch analyzer.types.kind(type) {
    case .parameter, .member, .opaque, .existential:
      let constraints = analyzer.constraints(on: type)
      return constraints.isEmpty || constraints.contains(analyzer.known(.view))
        || parameter.node != nil && analyzer.catalogueText(.places, of: parameter, in: use.decl) != nil
    default: return !analyzer.isFromCatalogue(use.decl) && !analyzer.conforms(type, to: analyzer.known(.shapeStyle))
    }
  }

  /// Whether an argument is something to be called: a closure, a function's name or a parameter that stands for one.
  private func isFunction(_ node: SyntaxNode, _ frame: Frame) -> Bool {
    if let given = given(for: node, frame) { return isFunction(given.node, given.frame) }
    if node.kind == .closureExpr { return true }
    return frame.record.types[node.id].map { analyzer.types.kind($0) == .function } ?? false
  }

  /// The view that a function given by its name makes: `Row.init`, a stored closure.
  private func viewMade(by node: SyntaxNode, _ frame: Frame) -> TypeID? {
    guard node.kind == .memberAccessExpr || node.kind == .declReferenceExpr, let type = frame.record.types[node.id],
      analyzer.types.kind(type) == .function
    else { return nil }
    let result = analyzer.types.argument(type, analyzer.types.argumentCount(type) - 1)
    return analyzer.isView(result) ? analyzer.substitute(result, frame.substitution) : nil
  }

  /// Whether an argument is a modifier or style of the program that is made of views: `.modifier(Banner { … })`.
  private func isCarrier(_ node: SyntaxNode, _ frame: Frame) -> Bool {
    guard node.kind == .functionCallExpr, let use = frame.record.uses[node.id], let made = use.base,
      use.isMemberwise || analyzer.isInitializer(use.decl), analyzer.types.kind(made) == .nominal,
      !analyzer.isView(made), analyzer.contentMember(of: analyzer.types.decl(made)) != nil
    else { return false }
    return node.callArguments.contains { $0.node.map { isContent($0, frame) } ?? false }
  }
}
