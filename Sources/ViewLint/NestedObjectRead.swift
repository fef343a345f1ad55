import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// A read of an object inside of the observed one: `game.player.score`.
struct NestedObjectRead {
  /// The property that is read.
  let read: DeclID
  /// The published property behind the read: the property itself, or the one from which it is computed.
  let published: DeclID
  /// The inner object as the code names it: `game.player`. If a computed property of the outer object reads it, the
  /// name in that property: `player`.
  let object: SyntaxNode
  /// The paths by which an action of the view may name the object that it changes.
  private let paths: [Substring]
  /// The property of the outer object that stores the inner one.
  let link: DeclID
  /// The class of the outer object, which the view observes.
  let outer: DeclID
  /// The class of the inner one.
  let inner: DeclID

  /// Fails if a node reads no such property in body evaluation, or if the view observes its changes.
  init?(_ node: SyntaxNode, in context: RuleContext) {
    let analyzer = context.analyzer
    // Nearly all member accesses are excluded before their base is resolved.
    guard let use = context.record.uses[node.id], use.part == .value, context.isOwn(use.decl),
      // A function that is passed by name is not called here.
      node.kind == .functionCallExpr || !analyzer.isOwnFunction(use.decl),
      let way = Self.way(to: node, use.decl, context) ?? Self.computedWay(to: node, context)
    else { return nil }
    let holding = way.holding
    guard let model = Self.observedObject(holding, context),
      let child = way.context.objectType(of: way.row ?? way.object),
      Self.isObject(child, context), let published = Self.published(by: way.read, way.context),
      let link = way.context.record.uses[way.object.id], context.isOwn(link.decl),
      context.runsForBody, !Self.observes(child, context),
      !Self.forwards(model, published, through: link.decl, context),
      !context.isOnlySetUp(published, of: child), !Self.tellsApart(published, of: child, context),
      !Self.isPresented(context)
    else { return nil }
    read = use.decl
    self.published = published
    object = way.row ?? way.object
    self.link = link.decl
    outer = model
    inner = child
    if way.context === context {
      paths = [Self.path(of: object)]
    } else {
      // A change to an object of the class is one of this object if the outer object has no other.
      guard analyzer.owner(of: link.decl).flatMap({ analyzer.nominal(of: $0) }) == model else { return nil }
      let others = analyzer.children(of: model).filter { member in
        analyzer.decl(member).kind == .variable && !analyzer.decl(member).has(.isComputed)
          && way.context.nominal(analyzer.variableType(of: member)) == child
      }
      let outer = Self.path(of: holding)
      paths = ["\(outer) . \(analyzer.name(of: link.decl))"] + (others == [link.decl] ? [outer] : [])
    }
  }

  /// The path from the code to a property of the inner object.
  private struct Way {
    /// The outer object: `game`.
    let holding: SyntaxNode
    /// The inner object: `game.player`; or a collection with the inner object: `game.players`.
    let object: SyntaxNode
    /// The element, as the row's closure receives it.
    var row: SyntaxNode?
    /// The property of the inner object that is read.
    let read: DeclID
    /// A context that resolves the names in `object`.
    let context: RuleContext
  }

  /// `game.player.score`, `game.player.has(item)`
  private static func way(to use: SyntaxNode, _ read: DeclID, _ context: RuleContext) -> Way? {
    guard let node = use.kind == .functionCallExpr ? use.children.first : use, node.kind == .memberAccessExpr else {
      return nil
    }
    if let object = object(read: node, context), let holding = object.children.first {
      return Way(holding: holding, object: object, read: read, context: context)
    }
    guard let row = node.children.first?.unchained, let objects = context.rowData(of: row),
      let holding = objects.children.first
    else { return nil }
    return Way(holding: holding, object: objects, row: row, read: read, context: context)
  }

  /// `game.score` where the object has `var score: Int { player.score }`
  private static func computedWay(to node: SyntaxNode, _ context: RuleContext) -> Way? {
    let analyzer = context.analyzer
    guard let holding = node.children.first?.unchained, let use = context.record.uses[node.id], use.part == .value,
      context.isOwn(use.decl), analyzer.decl(use.decl).has(.isComputed), observedObject(holding, context) != nil,
      let value = analyzer.onlyValue(of: use.decl)
    else { return nil }
    let inner = RuleContext(analyzer, use.decl.file)
    inner.enter(use.decl)
    // All other reads may be observed.
    let reads = value.subtree.filter { part in
      guard let found = inner.record.uses[part.id], context.isOwn(found.decl) else { return false }
      return analyzer.decl(found.decl).kind != .variable || !analyzer.decl(found.decl).has(.isConstant)
        || inner.isOfSameType(found.decl)
    }
    guard reads.count == 2, let member = reads.first(where: { $0.kind == .memberAccessExpr && $0.memberBase != nil }),
      let object = member.memberBase?.unchained, reads.contains(where: { $0.id == object.id }),
      let link = inner.record.uses[object.id], link.part == .value, inner.isOfSameType(link.decl),
      !analyzer.decl(link.decl).has(.isComputed), let read = inner.record.uses[member.id], read.part == .value
    else { return nil }
    return Way(holding: holding, object: object, read: read.decl, context: inner)
  }

  /// The inner object of a read: `game.player` of `game.player.score`, and of `player.score` where `if let` binds
  /// `player`.
  private static func object(read node: SyntaxNode, _ context: RuleContext) -> SyntaxNode? {
    guard let base = node.children.first?.unchained else { return nil }
    if base.kind == .memberAccessExpr { return base }
    guard let value = (context.localValue(of: base) ?? context.unwrapping(of: base)?.initialValue)?.unchained,
      value.kind == .memberAccessExpr, value.children.first?.kind.isExpr == true
    else { return nil }
    return value
  }

  /// The published property behind a read: the property itself, or the only one from which a computed property derives.
  private static func published(by property: DeclID, _ context: RuleContext) -> DeclID? {
    let analyzer = context.analyzer
    if analyzer.decl(property).has(.isComputed) || analyzer.isOwnFunction(property) {
      guard let value = analyzer.onlyValue(of: property) else { return nil }
      let inner = RuleContext(analyzer, property.file)
      inner.enter(property)
      let read = value.subtree.compactMap { inner.record.uses[$0.id] }.filter { use in
        use.part == .value && analyzer.decl(use.decl).kind == .variable && inner.isOfSameType(use.decl)
      }
      guard let first = read.first?.decl, read.allSatisfy({ $0.decl == first }),
        !analyzer.decl(first).has(.isComputed)
      else { return nil }
      return published(by: first, inner)
    }
    return analyzer.propertyWrappers(of: property).first.map { analyzer.isFromCatalogue($0.decl) } == true
      ? property : nil
  }

  /// The class of the object in an observing property.
  private static func observedObject(_ holding: SyntaxNode, _ context: RuleContext) -> DeclID? {
    let analyzer = context.analyzer
    guard let holder = context.record.uses[holding.id], holder.part == .value,
      let wrapper = analyzer.propertyWrappers(of: holder.decl).first,
      analyzer.fact(.subscribes, of: wrapper.decl) == .declared, let model = context.nominal(of: holding),
      isObject(model, context)
    else { return nil }
    return model
  }

  private static func isObject(_ type: DeclID, _ context: RuleContext) -> Bool {
    context.isOwn(type) && context.analyzer.decl(type).kind == .classType
      && context.conforms(type, to: .observableObject) && !context.conforms(type, to: .observable)
  }

  private static let identifier: Name = "id"

  /// Whether a property is the identifier of an identifiable object, which does not change while the object is shown.
  private static func tellsApart(_ property: DeclID, of type: DeclID, _ context: RuleContext) -> Bool {
    context.analyzer.decl(property).name == Self.identifier && context.conforms(type, to: "Identifiable")
  }

  /// Whether the code is the content of a presentation, which is made again at each presentation.
  private static func isPresented(_ context: RuleContext) -> Bool {
    context.enclosingCalls.contains { call, _ in
      context.record.uses[call.id].map { context.analyzer.fact(.presents, of: $0.decl) != nil } ?? false
    }
  }

  /// Whether the view itself has a property that observes an object of the class.
  private static func observes(_ child: DeclID, _ context: RuleContext) -> Bool {
    guard let owner = context.ownerType else { return false }
    return context.analyzer.children(of: owner).contains { member in
      context.analyzer.decl(member).kind == .variable && !context.analyzer.propertyWrappers(of: member).isEmpty
        && context.nominal(context.analyzer.variableType(of: member)) == child
    }
  }

  /// Whether the outer class mentions its own publisher, or the publisher of the inner property, so that it may forward
  /// the changes of the inner object.
  private static func forwards(
    _ model: DeclID, _ property: DeclID, through link: DeclID, _ context: RuleContext
  ) -> Bool {
    let analyzer = context.analyzer
    let projection = analyzer.decl(property).name.projection
    let others = analyzer.children(of: model).filter { member in
      analyzer.decl(member).kind == .variable && member != link
        && context.nominal(analyzer.variableType(of: member)).map { analyzer.decl($0).kind == .classType } == true
    }
    return ([model] + analyzer.extensions(of: model)).contains { part in
      let node = analyzer.node(of: part)
      return node.tokenIndices.contains { index in
        switch node.token(index).kind {
        case .identifier: guard node.name(at: index) == analyzer.announcement else { return false }
        case .dollarIdentifier: guard node.name(at: index) == projection else { return false }
        default: return false
        }
        // `other.objectWillChange.sink { self.objectWillChange.send() }` forwards the changes of another object.
        guard let statement = node.outermostStatement(around: node.token(index).range) else { return true }
        return statement.mentions(analyzer.decl(link).name)
          || !others.contains { statement.mentions(analyzer.decl($0).name) }
      }
    }
  }
}

extension SyntaxNode {
  /// The statement of a function's block that contains a range, with all statements inside of it.
  fileprivate func outermostStatement(around range: SourceRange) -> SyntaxNode? {
    let block = subtree.first { $0.kind == .codeBlock && $0.range.contains(range) }
    return block?.children.first { $0.range.contains(range) }
  }
}

extension NestedObjectRead {
  /// A place in an action of the view that changes the property.
  struct Change {
    let node: SyntaxNode
    let context: RuleContext
  }

  /// A change of the property in an action of the same view that changes no other property that the view observes, so
  /// that the change is not shown.
  func change(in context: RuleContext) -> Change? {
    guard let view = context.ownerType else { return nil }
    return context.actions(of: view).firstNonNil(change(by:))
  }

  private func change(by action: RuleContext.ActionCode) -> Change? {
    let analyzer = action.context.analyzer
    let writes = CalledWrites(in: action.statements, action.context).found
    guard
      let found = writes.first(where: { $0.write.property == published && isOfObject($0, action.context) }),
      writes.allSatisfy({ written in
        let property = written.write.property
        return !analyzer.isObserved(property)
          || analyzer.owner(of: property).flatMap { analyzer.nominal(of: $0) } == inner
      }),
      action.statements.allSatisfy({ doesNoMore($0, action.context) }),
      found.call == nil || found.context.decl.map({ doesNoMore(analyzer.node(of: $0), found.context) }) == true
    else { return nil }
    return Change(node: found.call ?? found.write.node, context: action.context)
  }

  /// Whether a write, or the call that leads to it, names the object that is read.
  private func isOfObject(_ found: CalledWrites.Found, _ context: RuleContext) -> Bool {
    let isInView = found.context.ownerType == context.ownerType
    // `store.upgrade()`, where a method of the outer object changes `plan.isPro`
    if !isInView, found.context.ownerType == outer, let holder = found.callee?.children.first?.unchained,
      found.callee?.kind == .memberAccessExpr, let base = found.write.target.children.first?.unchained,
      base.kind.isExpr
    {
      if paths.contains("\(Self.path(of: holder)) . \(Self.path(of: base))") { return true }
    }
    let target = isInView ? found.write.target : found.callee
    guard target?.kind == .memberAccessExpr, let base = target?.children.first?.unchained else { return false }
    return paths.contains(Self.path(of: base))
  }

  private static func path(of node: SyntaxNode) -> Substring {
    let text = node.plainText
    return text.hasPrefix("self . ") ? text.dropFirst("self . ".count) : text[...]
  }

  /// Whether code starts nothing that runs later, contains no `switch` or `await`, calls no stored closure, and sends
  /// no change notification.
  private func doesNoMore(_ code: SyntaxNode, _ context: RuleContext) -> Bool {
    if let announcement = context.analyzer.announcement, code.mentions(announcement) { return false }
    if code.kind == .switchExpr || code.kind == .awaitExpr || callsKeptClosure(code, context) { return false }
    return code.children.allSatisfy { child in
      if child.kind == .closureExpr, !context.analyzer.runsAtOnce(child, in: code, context.record) { return false }
      return doesNoMore(child, context)
    }
  }
}

extension NestedObjectRead {
  /// Whether a call runs a closure in a property or a parameter, whose code is unknown: `ability.action(game)`.
  private func callsKeptClosure(_ call: SyntaxNode, _ context: RuleContext) -> Bool {
    guard call.kind == .functionCallExpr, let callee = call.children.first,
      let called = context.record.uses[call.id] ?? context.record.uses[callee.id]
    else { return false }
    return context.analyzer.decl(called.decl).kind == .variable
  }
}

extension RuleContext {
  /// The actions of the buttons, taps and bindings in the code of a view in this file.
  func actions(of view: DeclID) -> [ActionCode] {
    perView("nested_object_change", view) { actionsOfType }
  }

  /// The modifiers, besides taps, whose actions respond to user input.
  private static let answering = [CatalogueMember("View", "onLongPressGesture"), CatalogueMember("View", "onSubmit")]

  /// The actions of the buttons, taps and bindings in the code of the type in this file.
  private var actionsOfType: [ActionCode] {
    bodiesOfType.flatMap { body -> [ActionCode] in
      let inner = RuleContext(analyzer, body.file)
      inner.enter(body)
      return analyzer.node(of: body).subtree.flatMap { inner.actions(of: $0) }
    }
  }

  private func actions(of call: SyntaxNode) -> [ActionCode] {
    guard call.kind == .functionCallExpr else { return [] }
    if let tap = TapAction(call, in: self) {
      return tap.action.flatMap { $0.context.code(ofAction: $0.node) }.map { [$0] } ?? []
    }
    if isUse(call, ofAny: Self.answering) {
      return analyzer.arguments(of: call, record).last.flatMap { code(ofAction: $0.node) }.map { [$0] } ?? []
    }
    guard let made = madeType(call), analyzer.isFromCatalogue(made) else { return [] }
    // `Binding(get: { … }, set: { … })`, whose `set` a control calls.
    if analyzer.decl(made).name == .binding {
      return argument(call, .set).flatMap { code(ofAction: $0) }.map { [$0] } ?? []
    }
    guard analyzer.fact(.control, of: made) != nil, let (arguments, parameters) = arguments(of: call) else {
      return []
    }
    return arguments.compactMap { argument in
      guard let number = argument.parameter, number < parameters.count, parameters[number].builder == nil,
        case let type = parameters[number].type,
        analyzer.types.kind(analyzer.wrapped(type) ?? type) == .function
      else { return nil }
      return code(ofAction: argument.node)
    }
  }
}
