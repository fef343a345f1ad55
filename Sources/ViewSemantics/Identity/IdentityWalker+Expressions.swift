import ViewCatalog
import ViewSource
import ViewSyntax

/// Views that an expression makes.
extension IdentityWalker {
  /// - Parameter type: the type at this place, if it has more modifiers than the expression.
  func expression(_ node: SyntaxNode, _ frame: Frame, _ place: Place, as type: TypeID?) -> [IdentityNode] {
    guard spend() else { return [] }
    switch node.kind {
    case .parenExpr, .tryExpr, .awaitExpr, .forceUnwrapExpr:
      return node.children.last.map { expression($0, frame, place, as: type) } ?? []
    case .ternaryExpr: return ternary(node, frame, place, as: type)
    case .nilLiteralExpr: return []
    default: break
    }
    // An erased expression has the identity of its value.
    if node.kind == .asExpr, self.type(of: node, frame).map(isErased) ?? true, let value = node.children.first {
      return expression(value, frame, place, as: nil)
    }
    let whole = type.flatMap { isErased($0) ? nil : $0 } ?? self.type(of: node, frame)
    if let unknown = unknownModifier(on: node, frame) {
      return passedThrough(unknown, frame, place)
    }
    // `Row() as Row?` is the same view as the row.
    if node.kind == .asExpr, Array(node.ownTokens).count == 1, let value = node.children.first,
      frame.record.types[value.id] != nil
    {
      return expression(value, frame, place, as: whole)
    }
    let node = frame.record.unconditional(node)
    var place = place
    var added: [ModifierContent] = []
    var core = node
    var ordinals = ordinals(ofModifiers: node, frame)
    let outerStyles = styles
    defer { styles = outerStyles }
    while let link = modifier(core, frame) {
      styles += styles(givenTo: core, frame)
      let ordinal = ordinals.popLast() ?? 1
      if let id = link.identity {
        let type = self.type(of: id, frame).map { analyzer.text(of: $0) } ?? "_"
        place = place.appending(.explicit(text(of: id, frame), meaning: meaning(ofIdentity: id, frame), type: type))
        place = place.lasting(lifetime(ofIdentity: id, frame))
      }
      if analyzer.decl(link.use.decl).has(.isTransition) {
        place.hidden += core.callArguments.compactMap(\.node).flatMap { modifiersHidden(in: $0, frame.record) }
      }
      if isHelper(link.use) {
        let base = link.base.map { Given(node: $0, frame: frame) } ?? frame.itself
        return joined(helper(link.use, core, on: base, from: frame)(place, whole), added)
      }
      if let nodes = concrete(core, frame, place, as: whole) { return joined(nodes, added) }
      if let nodes = throughModifier(core, link.base, frame, place, as: whole) { return joined(nodes, added) }
      let inner = place.appending(.modifier(link.name, ordinal: ordinal))
      let content = givenToModifier(putBy: core, frame, inner) ?? contents(of: core, frame, inner)
      if !content.isEmpty {
        added.append(
          ModifierContent(name: link.name, ordinal: ordinal, depth: place.path.segments.count, nodes: content))
      }
      guard let base = link.base else {
        return joined(itself(frame, place, as: whole), added)
      }
      core = frame.record.unconditional(base)
    }
    // `(isOn ? a : b).padding()`
    if core.id != node.id, core.kind.holdsValue {
      return joined(expression(core, frame, place, as: whole), added)
    }
    if let nodes = given(core, frame, place, as: whole) { return joined(nodes, added) }
    if let use = use(of: core, frame), isHelper(use) {
      return joined(helper(use, core, on: base(of: core, use, frame), from: frame)(place, whole), added)
    }
    if let nodes = concrete(core, frame, place, as: whole) { return joined(nodes, added) }
    if let nodes = built(by: core, frame, place, as: whole) { return joined(nodes, added) }
    if let nodes = mapped(core, frame, place, as: whole) { return joined(nodes, added) }
    if let view = wrapped(core, frame) { return joined(expression(view, frame, place, as: whole), added) }
    if let nodes = elements(core, frame, place, as: whole) { return joined(nodes, added) }
    guard let whole, let made = frame.record.types[core.id] ?? frame.record.types[node.id] else {
      return joined([unknown(core, frame, place, analyzer.hole(.notInferred))], added)
    }
    return joined(self.made(core, frame, place, whole, analyzer.substitute(made, frame.substitution)), added)
  }

  /// An undeclared modifier, and the view that it applies to.
  private typealias UnknownModifier = (name: String, base: SyntaxNode)

  /// The undeclared modifier in a chain whose later links are unknown too; `nil` if there is none.
  private func unknownModifier(on node: SyntaxNode, _ frame: Frame) -> UnknownModifier? {
    var next = node
    while next.kind == .functionCallExpr, frame.record.uses[next.id] == nil, let callee = next.children.first,
      frame.record.uses[callee.id] == nil,
      callee.kind == .memberAccessExpr, let name = callee.referencedName, let base = callee.memberBaseOfName
    {
      if let type = type(of: base, frame), analyzer.types.kind(type) != .hole {
        return analyzer.isView(type) ? (callee.text(of: name), base) : nil
      }
      next = base
    }
    return nil
  }

  /// The views under an undeclared modifier, with unknown placement and lifetime.
  private func passedThrough(_ modifier: UnknownModifier, _ frame: Frame, _ place: Place) -> [IdentityNode] {
    expression(modifier.base, frame, place.shown(by: modifier.name, in: place), as: nil).map { node in
      guard node.path == place.path else { return node }
      var node = node
      node.type = "_"
      return node
    }
  }

  /// The type of an expression in the current use of its body.
  func type(of node: SyntaxNode, _ frame: Frame) -> TypeID? {
    guard let written = frame.record.types[node.id] else { return nil }
    let type = analyzer.substitute(written, frame.substitution)
    return frame.placeholder.map { analyzer.replacing($0.written, in: type, with: $0.meant) } ?? type
  }

  /// The view that an initializer wraps: the row in `ModifiedContent(content: row, …)`.
  private func wrapped(_ core: SyntaxNode, _ frame: Frame) -> SyntaxNode? {
    guard core.kind == .functionCallExpr, let use = frame.record.uses[core.id], !use.isMemberwise,
      analyzer.isFromCatalogue(use.decl), analyzer.isInitializer(use.decl)
    else { return nil }
    let parameters = analyzer.signature(of: use.decl).parameters
    guard let index = parameters.firstIndex(where: { analyzer.catalogueText(.wraps, of: $0, in: use.decl) != nil }),
      let argument = use.arguments.firstIndex(of: index)
    else { return nil }
    return core.callArguments.suffix(use.arguments.count).dropFirst(argument).first?.node
  }

  /// The views of an explicit builder call: those of `ViewBuilder.buildBlock(a, b)` are the block's.
  private func built(by call: SyntaxNode, _ frame: Frame, _ place: Place, as whole: TypeID?) -> [IdentityNode]? {
    guard call.kind == .functionCallExpr, let use = frame.record.uses[call.id], let builder = use.base,
      analyzer.types.kind(builder) == .nominal, analyzer.decl(analyzer.types.decl(builder)).has(.isResultBuilder),
      analyzer.isFromCatalogue(use.decl)
    else { return nil }
    switch analyzer.decl(use.decl).name {
    case .buildBlock, .buildExpression, .buildIf, .buildOptional:
      return block(call.callArguments.compactMap(\.node), frame, place, as: whole)
    case .buildEither:
      guard let argument = call.callArguments.first, let view = argument.node else { return nil }
      let branch = place.appending(.branch(argument.label == .first))
      return expression(view, frame, frame.decision.map { branch.lasting($0) } ?? branch, as: nil)
    default: return nil
    }
  }

  /// The views that a closure makes of an optional: those of the closure in `item.map { Row(item: $0) }`, those of the
  /// container's argument in `item.map(content)`.
  private func mapped(_ core: SyntaxNode, _ frame: Frame, _ place: Place, as whole: TypeID?) -> [IdentityNode]? {
    guard core.kind == .functionCallExpr, let callee = core.children.first, callee.kind == .memberAccessExpr,
      let base = callee.children.first, base.kind.isExpr, let use = frame.record.uses[core.id],
      analyzer.isFromCatalogue(use.decl), type(of: base, frame).flatMap({ analyzer.wrapped($0) }) != nil,
      let result = type(of: core, frame), let view = analyzer.wrapped(result), analyzer.isView(view),
      core.callArguments.count == 1, let function = core.callArguments[0].node
    else { return nil }
    var inner = place.appending(.some)
    if !isConstant(base, frame) { inner = inner.lasting(.optional(text(of: base, frame))) }
    let value = Argument(label: .none, node: base, type: nil, isTrailing: false)
    let type = whole.flatMap { analyzer.wrapped(analyzer.resolvingOpaque($0)) } ?? view
    let given = origin(of: function, frame)
    if given.node.kind == .closureExpr {
      return givesView(given) ? closure(given, [value], from: frame, inner, as: known(type, given.frame)) : nil
    }
    if let use = frame.record.uses[function.id], isHelper(use) {
      return helper(use, function, on: nil, from: frame)(inner, type)
    }
    return makesView(named: function, frame) ? made(function, frame, inner, type, type) : nil
  }

  /// Whether an expression is the name of a function that returns a view.
  private func makesView(named node: SyntaxNode, _ frame: Frame) -> Bool {
    guard node.kind == .declReferenceExpr || node.kind == .memberAccessExpr, let type = frame.record.types[node.id],
      analyzer.types.kind(type) == .function
    else { return false }
    return analyzer.isView(analyzer.types.argument(type, analyzer.types.argumentCount(type) - 1))
  }

  /// The node of a view that is made here.
  func made(_ core: SyntaxNode, _ frame: Frame, _ place: Place, _ whole: TypeID, _ made: TypeID)
    -> [IdentityNode]
  {
    var place = place
    var known = analyzer.resolvingOpaque(whole)
    var made = analyzer.resolvingOpaque(made)
    if let wrapped = analyzer.wrapped(known) {
      place = place.appending(.some)
      // A non-optional value in an optional place never disappears.
      if analyzer.wrapped(made) != nil || core.kind == .optionalChainingExpr {
        place = place.lasting(.optional(optionalText(core)))
      }
      known = wrapped
    }
    made = analyzer.wrapped(made) ?? made
    if isErased(known) { return [unknown(core, frame, place, known)] }
    var printer = TypePrinter(analyzer)
    var result = IdentityNode(
      path: place.path, type: printer.print(known), typeID: known, view: viewName(made), lifespan: place.lifespan,
      file: frame.file, range: core.range)
    if [.parameter, .member].contains(analyzer.types.kind(made)) {
      // The creators of the generic container decide the view type.
      result.view = printer.print(made)
      result.standsForAny = true
    }
    result.isTransparent = isTransparent(made)
    result.depth = frame.depth
    result.hidden = place.hidden
    result.container = place.container
    result.children = inside(core, frame, place)
    if result.children.isEmpty, analyzer.types.kind(made) == .nominal,
      analyzer.catalogueText(.erases, of: analyzer.types.decl(made)) != nil
    {
      result.children = [unknown(core, frame, place.appending(.content(viewName(made))), made)]
    }
    return [result]
  }

  /// Whether a type hides the view's type: `any View`, and the body of an `any Style`.
  func isErased(_ type: TypeID) -> Bool {
    switch analyzer.types.kind(type) {
    case .existential: true
    case .member: isErased(analyzer.types.argument(type, 0))
    default: false
    }
  }

  /// The node of a view with an unknown type.
  private func unknown(_ core: SyntaxNode, _ frame: Frame, _ place: Place, _ type: TypeID) -> IdentityNode {
    var result = IdentityNode(
      path: place.path, type: "_", typeID: type, view: "_", lifespan: place.lasting(.type).lifespan, file: frame.file,
      range: core.range)
    result.isUnknown = true
    result.depth = frame.depth
    result.container = place.container
    return result
  }

  /// The source text of the optional in `item.map { … }` and `item?.padding()`.
  private func optionalText(_ core: SyntaxNode) -> String {
    if core.kind == .optionalChainingExpr, let base = core.children.first { return base.spacedText }
    if core.kind == .functionCallExpr, let callee = core.children.first, callee.kind == .memberAccessExpr,
      let base = callee.children.first, base.kind.isExpr
    {
      return base.spacedText
    }
    return core.spacedText
  }

  /// The views of a conditional expression: values of one type at one place.
  private func ternary(_ node: SyntaxNode, _ frame: Frame, _ place: Place, as type: TypeID?) -> [IdentityNode] {
    let parts = node.children.filter { $0.kind.isExpr }
    guard parts.count == 3 else { return [] }
    let whole = type ?? self.type(of: node, frame)
    let values = parts.dropFirst().filter { $0.kind != .nilLiteralExpr }
    let decision = lifetime(of: [parts[0]], frame)
    guard values.count < 2 else {
      let outer = frame.decision
      frame.decision = decision
      defer { frame.decision = outer }
      return merged(values.flatMap { expression($0, frame, place, as: whole) })
    }
    let wrapped = whole.flatMap { analyzer.wrapped(analyzer.resolvingOpaque($0)) }
    return values.flatMap { expression($0, frame, place.appending(.some).lasting(decision), as: wrapped) }
  }

  func viewName(_ type: TypeID) -> String {
    analyzer.types.kind(type) == .nominal ? analyzer.name(of: analyzer.types.decl(type)) : "_"
  }

  func isTransparent(_ type: TypeID) -> Bool {
    guard analyzer.types.kind(type) == .nominal else { return false }
    let decl = analyzer.decl(analyzer.types.decl(type))
    return decl.has(.isTransparent) || decl.has(.isRepeating)
  }

  // MARK: Names of arguments

  /// The views of `self` in a helper, of parameters, and of calls of closure arguments; `nil` for other expressions.
  private func given(_ core: SyntaxNode, _ frame: Frame, _ place: Place, as type: TypeID?) -> [IdentityNode]? {
    switch core.kind {
    case .declReferenceExpr, .memberAccessExpr:
      if let member = member(for: core, frame) {
        return member.node.kind == .closureExpr
          ? closure(member, [], from: frame, isThere(member, in: type) ? place.appending(.some) : place)
          : expression(member.node, member.frame, place, as: type)
      }
      guard core.kind == .declReferenceExpr else { return nil }
      if core.firstToken?.kind == .selfKeyword { return frame.itself == nil ? nil : itself(frame, place, as: type) }
      guard let given = local(for: core, frame) ?? given(for: core, frame), given.node.kind != .closureExpr else {
        return nil
      }
      if given.isThere, let value = valueIfThere(given) { return expression(value.node, value.frame, place, as: type) }
      return expression(given.node, given.frame, place, as: type)
    case .functionCallExpr:
      guard let callee = core.children.first, frame.record.uses[core.id] == nil else { return nil }
      // `content?()` calls an optional closure.
      let isOptional = callee.kind == .optionalChainingExpr
      guard let function = isOptional ? callee.children.first : callee,
        let named = given(for: function, frame) ?? local(for: function, frame) ?? member(for: function, frame)
      else { return nil }
      let given = origin(of: named.node, named.frame)
      if isOptional, given.node.kind == .nilLiteralExpr { return [] }
      if !isOptional, let nodes = called(given, core.callArguments, from: frame, place) { return nodes }
      guard given.node.kind == .closureExpr else { return nil }
      guard isOptional else {
        return closure(given, core.callArguments, from: frame, place, as: type.flatMap { known($0, given.frame) })
      }
      let isThere = isThere(given, in: self.type(of: core, frame))
      return closure(given, core.callArguments, from: frame, isThere ? place.appending(.some) : place)
    default: return nil
    }
  }

  /// The views of a call of a function reference: if `row` is passed as `content`, `content(item)` makes the views of
  /// `row(item)`; if `Row.init` is, a `Row`.
  private func called(
    _ function: Given, _ arguments: [Argument], from frame: Frame, _ place: Place
  ) -> [IdentityNode]? {
    if let use = function.frame.record.uses[function.node.id], isHelper(use), analyzer.decl(use.decl).kind == .function
    {
      let values = arguments.compactMap { argument in argument.node.map { Given(node: $0, frame: frame) } }
      return helper(use, function.node, on: nil, from: function.frame, with: values)(place, nil)
    }
    return viewMade(by: function.node, function.frame).map { made(function.node, function.frame, place, $0, $0) }
  }

  /// The non-`nil` value of a conditional expression: the icon in `isOn ? Icon() : nil`. The unwrapped name exists only
  /// if it does.
  private func valueIfThere(_ given: Given) -> Given? {
    var value = origin(of: given.node, given.frame)
    if let declared = local(for: value.node, value.frame) { value = declared }
    guard value.node.kind == .ternaryExpr else { return nil }
    let values = value.node.children.filter(\.kind.isExpr).dropFirst().filter { $0.kind != .nilLiteralExpr }
    return values.count == 1 ? values.first.map { Given(node: $0, frame: value.frame) } : nil
  }

  /// Whether a closure's result is placed in an optional but is not optional itself.
  private func isThere(_ closure: Given, in type: TypeID?) -> Bool {
    guard let type, analyzer.wrapped(analyzer.resolvingOpaque(type)) != nil,
      let function = self.type(of: closure.node, closure.frame), analyzer.types.kind(function) == .function
    else { return false }
    let result = analyzer.types.argument(function, analyzer.types.argumentCount(function) - 1)
    return analyzer.wrapped(analyzer.resolvingOpaque(result)) == nil
  }

  /// The type of a closure call's result with its modifiers, if it is known at the call.
  private func known(_ type: TypeID, _ frame: Frame) -> TypeID? {
    let type = frame.placeholder.map { analyzer.replacing($0.written, in: type, with: $0.meant) } ?? type
    return isKnown(type) ? type : nil
  }

  /// Whether every part of a type is known, without placeholders for other views.
  private func isKnown(_ type: TypeID) -> Bool {
    guard analyzer.types.flags(type).isDisjoint(with: [.hasParameter, .hasHole]) else { return false }
    let isPlaceholder =
      analyzer.types.kind(type) == .nominal
      && analyzer.catalogueText(.placeholder, of: analyzer.types.decl(type)) != nil
    return !isPlaceholder && analyzer.types.arguments(type).allSatisfy { isKnown($0) }
  }

  private func itself(_ frame: Frame, _ place: Place, as type: TypeID?) -> [IdentityNode] {
    frame.itself.map { expression($0.node, $0.frame, place, as: type) } ?? []
  }

  /// The receiver of a member that makes a view.
  func base(of core: SyntaxNode, _ use: BodyRecord.Use, _ frame: Frame) -> Given? {
    let member = core.kind == .functionCallExpr ? core.children.first : core
    guard let type = use.base, !analyzer.decl(use.decl).has(.isStatic),
      analyzer.isView(type) || givingAgain[use.decl] == true
    else { return nil }
    guard let member, member.kind == .memberAccessExpr, let base = member.children.first, base.kind.isExpr else {
      return frame.itself
    }
    // `self.label` is the same as `label`.
    if base.isSelfReference { return frame.itself }
    return Given(node: base, frame: frame)
  }
}

extension NodeKind {
  /// Whether an expression has the value of a subexpression.
  fileprivate var holdsValue: Bool {
    switch self {
    case .parenExpr, .tryExpr, .awaitExpr, .forceUnwrapExpr, .ternaryExpr: true
    default: false
    }
  }
}

extension SyntaxNode {
  /// The base of `base.name`.
  fileprivate var memberBaseOfName: SyntaxNode? { children.first.flatMap { $0.kind.isExpr ? $0 : nil } }
}
