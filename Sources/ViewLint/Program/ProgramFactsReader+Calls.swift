import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Facts of calls: the views that they make and where these are shown, their arguments, and the calls in actions.
extension ProgramFactsReader {
  mutating func readCall(_ call: SyntaxNode, _ context: RuleContext) {
    let analyzer = context.analyzer
    guard let use = uses?[call.id] else {
      for argument in context.analyzer.arguments(of: call, context.record) { facts.openLabels.insert(argument.label) }
      if let callee = call.children.first, callee.kind == .memberAccessExpr { touch(callee, context) }
      facts.navigation.read(open: call, context)
      if isOfProgram(context) { facts.inputs.read(open: call) }
      return
    }
    if let made = context.madeType(call) {
      if context.isOwn(made) {
        if use.isMemberwise, let (arguments, parameters) = context.arguments(of: call) {
          for argument in arguments {
            guard let number = argument.parameter, number < parameters.count else { continue }
            facts.passed.insert(ProgramFacts.Input(view: made, label: parameters[number].label))
          }
        }
        addEdge(to: made, at: call, context)
        readInputs(call, made, context)
        // The content of a preview is not evidence about the program.
        if isOfProgram(context) {
          facts.inputs.read(call, making: made, context)
          facts.modifiers.read(call, making: made, context)
        }
        if !facts.rows.contains(made), context.repeatingCall != nil { facts.rows.insert(made) }
        if facts.lazyRows[made] == nil, case .found = context.lazyContainer {
          facts.lazyRows[made] = ProgramFacts.Place(file: context.fileID, range: call.range)
        }
      } else {
        facts.navigation.read(call, use, making: made, context)
        if analyzer.makesRows(made) { facts.readElements(of: call, context) }
      }
      return
    }
    facts.movement.read(call: call, use, context)
    facts.readItem(of: call, context)
    if analyzer.decl(use.decl).has(.isMutating), let base = call.children.first?.children.first, base.kind.isExpr {
      readWrite(base, context)
      if isOfProgram(context), context.isOwn(use.decl), context.isOfShownType { facts.mutatedByViews.insert(use.decl) }
    }
    if context.isOwn(use.decl) {
      if isOfProgram(context) {
        facts.inputs.read(call, calling: use.decl, context)
        facts.modifiers.read(call, calling: use.decl, context)
      }
      noteCostly(use.decl, at: call, context)
      return addEdge(to: use.decl, at: call, context)
    }
    facts.navigation.read(modifier: call, use, context)
    if isOfProgram(context) { facts.inputs.read(modifier: call, context) }
    readHotAction(of: call, use, context)
    if analyzer.catalogueText(.provides, of: use.decl) != nil {
      let object = providedObject(call, context)
      if let decl = context.decl { facts.graph.add(provider: decl, of: object) }
      if let owner = context.ownerType { facts.graph.add(provider: owner, of: object) }
    }
  }

  /// A use of a costly helper of another type in a body. Only the first use of each helper is recorded.
  mutating func noteCostly(_ helper: DeclID, at node: SyntaxNode, _ context: RuleContext) {
    guard source == nil, facts.costlyUses[helper] == nil, context.isCostlyUse(of: helper),
      let maker = context.costlyHelper(helper)?.maker, facts.costlyUses[maker] == nil
    else { return }
    facts.costlyUses[maker] = ProgramFacts.Place(file: context.fileID, range: node.range)
  }

  /// The kinds of actions that run at each frame. Measurements change only now and then, and so do most preferences.
  private static let movements: Set<FrameSource> = [.scroll, .gesture, .pointer]

  /// The writes in an action that runs at each frame.
  private mutating func readHotAction(of call: SyntaxNode, _ use: BodyRecord.Use, _ context: RuleContext) {
    // Most calls have no closure.
    guard call.children.last.map({ $0.kind == .closureExpr || $0.children.last?.kind == .closureExpr }) == true,
      let kind = context.analyzer.fact(.hot, of: use.decl), Self.movements.contains(kind),
      let action = context.analyzer.arguments(of: call, context.record).last?.node, action.kind == .closureExpr
    else { return }
    var open = [action]
    while let next = open.popLast() {
      if let write = PropertyWrite(next, context.record, context.analyzer), facts.writtenOften[write.property] == nil {
        facts.writtenOften[write.property] = ProgramFacts.Place(file: context.fileID, range: write.node.range)
      }
      open += next.children.reversed()
    }
  }

  /// The class of the object that a modifier puts into the environment; `nil` if it is not known.
  private func providedObject(_ call: SyntaxNode, _ context: RuleContext) -> DeclID? {
    let analyzer = context.analyzer
    guard let value = context.arguments(of: call)?.arguments.first?.node,
      let type = context.record.types[value.id]
    else { return nil }
    let known = analyzer.wrapped(type) ?? type
    guard let object = context.nominal(known), analyzer.decl(object).kind == .classType else { return nil }
    return object
  }

  /// The arguments of a view that change during the view's lifetime.
  private mutating func readInputs(_ call: SyntaxNode, _ view: DeclID, _ context: RuleContext) {
    guard let (arguments, parameters) = context.arguments(of: call), !arguments.isEmpty, context.runsWithBody,
      context.staysInPlace(call), !context.isInPreviewProvider
    else { return }
    for argument in arguments {
      guard let number = argument.parameter, number < parameters.count else { continue }
      var label = parameters[number].label
      // `chapters[current]` changes when either of them does.
      // `city ?? ""` changes when `city` does.
      let value = argument.node.isCoalescing ? argument.node.children.first ?? argument.node : argument.node
      var properties = [
        context.trackedSource(of: value), context.trackedIndex(of: value), context.trackedLookup(of: value),
      ].compactMap(\.self)
      if properties.isEmpty, let bound = context.boundProperty(argument.node) {
        properties = [bound]
        label = label.projection
      }
      guard !properties.isEmpty, !context.isShownAnewWhereUsed() else { continue }
      let place = ProgramFacts.Place(file: context.fileID, range: argument.node.range)
      for (index, property) in properties.enumerated() where !properties[..<index].contains(property) {
        note(
          given: property, by: argument.node, at: place, ProgramFacts.Input(view: view, label: label), arguments,
          context)
      }
    }
  }

  private mutating func note(
    given property: DeclID, by value: SyntaxNode, at place: ProgramFacts.Place, _ input: ProgramFacts.Input,
    _ arguments: [CallArgument], _ context: RuleContext
  ) {
    let analyzer = context.analyzer
    let isUnwrapped =
      analyzer.wrapped(analyzer.variableType(of: property)) != nil && !value.isCoalescing
      && context.record.types[value.id].map { analyzer.wrapped($0) == nil } ?? false
      && !isChosen(property, context)
    facts.given[input, default: []].append(
      ProgramFacts.Given(
        property: property, place: place, isObject: isObject(property, context), isUnwrapped: isUnwrapped,
        isDraft: isWrittenBack(value, to: property, by: arguments, context),
        isSelector: context.record.types[value.id].map { $0 != analyzer.variableType(of: property) } ?? false,
        isQuery: analyzer.propertyWrappers(of: property).first.map { analyzer.fact(.shares, of: $0.decl) == .query }
          ?? false))
  }

  /// Whether an optional is the selection of a list, so that the user can choose one value after another.
  private func isChosen(_ property: DeclID, _ context: RuleContext) -> Bool {
    let analyzer = context.analyzer
    let name = analyzer.decl(property).name
    return analyzer.bodiesNear(property).contains { body in
      let code = analyzer.node(of: body)
      guard code.mentions(Name.selection), code.mentions(name) else { return false }
      let inner = RuleContext(analyzer, body.file)
      inner.enter(body)
      return code.subtree.contains { call in
        guard call.kind == .functionCallExpr, let binding = inner.argument(call, .selection) else { return false }
        return inner.propertyBound(by: binding) == property && inner.isFromCatalogue(call)
      }
    }
  }

  /// Whether a property is an object that a wrapper observes: the object changes, and its reference stays.
  private func isObject(_ property: DeclID, _ context: RuleContext) -> Bool {
    let analyzer = context.analyzer
    guard let wrapper = analyzer.propertyWrappers(of: property).first,
      analyzer.fact(.subscribes, of: wrapper.decl) == .declared,
      let type = context.nominal(analyzer.variableType(of: property))
    else { return false }
    return analyzer.decl(type).kind == .classType && context.conforms(type, to: .observableObject)
  }

  /// Whether a view also receives a closure that writes its argument to the source of the value:
  /// `Draft(text: text) { text = $0 }`.
  private func isWrittenBack(
    _ value: SyntaxNode, to property: DeclID, by arguments: [CallArgument], _ context: RuleContext
  ) -> Bool {
    let parts = [value] + (context.unwrapping(of: value).map { [$0] } ?? [])
    let sources = Set([property] + parts.flatMap(\.subtree).compactMap { context.record.uses[$0.id]?.decl })
    return arguments.contains { argument in
      argument.node.kind == .closureExpr
        && (argument.node.child(.closureSignature) != nil || context.hasParameter(argument.node))
        && argument.node.subtree.contains { node in
          PropertyWrite(node, context.record, context.analyzer).map { sources.contains($0.property) } ?? false
        }
    }
  }

  // MARK: The graph

  /// The effect of a call on the edges to the views in its arguments or its receiver.
  struct Step {
    var isOpen = false
    var provided: DeclID?
    var through: DeclID?
    /// Whether the call makes a scene, which is a root of the graph.
    var isRoot = false
    var isPushed = false
    /// Whether the call makes a navigation container, which shows one screen at a time.
    var isStack = false
    var isLater = false
    /// Whether the view is the destination of a link, which body evaluation already passes to the link.
    var isOfLink = false
    var isConditionalEdge = false
    var isHosted = false
    var isDrawn = false
  }

  mutating func addEdge(to target: DeclID, at node: SyntaxNode, _ context: RuleContext) {
    guard let decl = context.decl, decl != target else { return }
    var edge = ViewGraph.Edge(target: target, place: ProgramFacts.Place(file: context.fileID, range: node.range))
    edge.isOpen = isModified
    edge.cases = context.casesAround
    let ancestors = context.ancestors
    for index in ancestors.indices.reversed() {
      let around = ancestors[index]
      // The value of a local variable is used elsewhere. One with a UIKit object that hosts the view changes nothing,
      // as long as the object gets no other view.
      if around.kind == .variableDecl, index > 0, !edge.isOfRoot || replacesRootView(decl, context) {
        edge.isOpen = true
        if context.analyzer.decl(target).kind.isNominal, isOnlyDrawn(around, in: decl, context) { edge.isDrawn = true }
      }
      if let modifier = modifier(around, at: index, context) { edge.through.append(modifier) }
      let inner = index + 1 < ancestors.count ? ancestors[index + 1] : node
      guard around.kind == .functionCallExpr else {
        if context.isConditionallyPresent(inner, in: around) { edge.isConditionalEdge = true }
        continue
      }
      let step = step(into: around, from: inner, context)
      if step.isConditionalEdge { edge.isConditionalEdge = true }
      if step.isOpen { edge.isOpen = true }
      if let provided = step.provided { edge.provided.insert(provided) }
      edge.way.leave(providing: step.provided, isPush: step.isPushed, isStack: step.isStack)
      edge.pushedPath.leave(providing: step.provided, isPush: step.isPushed, isStack: step.isStack)
      if step.isPushed { edge.isPushed = true }
      if let through = step.through { edge.through.append(through) }
      if step.isRoot { edge.isOfRoot = true }
      if step.isPushed { facts.pushed.insert(target) }
      if step.isLater {
        edge.isOfLink = step.isOfLink && (edge.isOfLink || !edge.isLater)
        edge.isLater = true
        if edge.item == nil { edge.item = context.argument(around, .item).flatMap { context.propertyBound(by: $0) } }
      }
      if step.isHosted { edge.isHosted = true }
      if step.isDrawn { edge.isDrawn = true }
    }
    facts.graph.add(edge, from: source ?? decl)
    if edge.isOfRoot {
      let name = ownerName(decl, context)
      facts.graph.add(ViewGraph.Root(decl: decl, name: name, isPreview: false, isHost: true))
    }
  }

  private static let rootView: Name = "rootView"

  /// Whether code gives a hosting object another view: `controller.rootView = AnyView(view.environment(model))`.
  private func replacesRootView(_ decl: DeclID, _ context: RuleContext) -> Bool {
    let node = context.analyzer.node(of: decl)
    return node.mentions(Self.rootView)
      && node.subtree.contains { part in
        part.kind == .memberAccessExpr && part.referencedName.map { part.name(of: $0) } == Self.rootView
      }
  }

  /// Whether a local view is only drawn: `ImageRenderer(content: card)`.
  private mutating func isOnlyDrawn(_ local: SyntaxNode, in decl: DeclID, _ context: RuleContext) -> Bool {
    let names = drawnNames ?? context.namesOnlyDrawn(in: context.analyzer.node(of: decl))
    drawnNames = names
    return !names.isEmpty
      && local.children.contains { binding in
        binding.child(.identifierPattern).map { names.contains($0.text) } ?? false
      }
  }

  /// The computed property of the program that a member access reads from a view. It may modify the view as a method
  /// does: `Row().framed`.
  private func modifier(_ access: SyntaxNode, at index: Int, _ context: RuleContext) -> DeclID? {
    guard access.kind == .memberAccessExpr, let use = uses?[access.id] else { return nil }
    // The record of the call covers the callee.
    if index > 0, case let call = context.ancestors[index - 1], call.kind == .functionCallExpr,
      call.children.first?.id == access.id
    {
      return nil
    }
    guard context.isOwn(use.decl), context.analyzer.decl(use.decl).kind == .variable, context.analyzer.hasCode(use.decl)
    else { return nil }
    return use.decl
  }

  /// The effect of a call on one of its parts.
  private mutating func step(into call: SyntaxNode, from inner: SyntaxNode, _ context: RuleContext) -> Step {
    if let known = steps[inner.id] { return known }
    let step = findStep(into: call, from: inner, context)
    steps[inner.id] = step
    return step
  }

  private func findStep(into call: SyntaxNode, from inner: SyntaxNode, _ context: RuleContext) -> Step {
    let analyzer = context.analyzer
    var step = Step()
    guard let use = uses?[call.id] else {
      step.isOpen = true
      return step
    }
    let isModified = call.children.first?.id == inner.id
    step.isConditionalEdge = context.isConditionallyPresent(inner, in: call)
    if isModified, analyzer.catalogueText(.provides, of: use.decl) != nil {
      step.provided = providedObject(call, context)
      step.isOpen = step.provided == nil
      return step
    }
    let made = context.madeType(call)
    if isModified, let modifier = call.arguments.first.flatMap({ context.nominal(of: $0) }), context.isOwn(modifier),
      context.conforms(modifier, to: .viewModifier)
    {
      step.through = modifier
    } else if let made, context.isOwn(made) {
      step.through = made
      // A subclass of `UIHostingController`
      step.isRoot = isHost(made, analyzer)
      step.isHosted = step.isRoot
    } else if context.isOwn(use.decl) {
      step.through = use.decl
    } else if !isModified {
      let root = made.flatMap { analyzer.fact(.root, of: $0) }
      step.isRoot = root != nil
      // A cell within a view may inherit the environment by its traits.
      if root == .cell, context.isViewCode { step.isOpen = true }
      step.isHosted = step.isRoot || makesRoot(use, analyzer)
      step.isStack = made.map { analyzer.fact(.navigates, of: $0) != nil } ?? false
      step.isDrawn = made.map { analyzer.catalogueText(.draws, of: $0) != nil } ?? false
      read(use, &step, call, inner, context)
    }
    return step
  }

  /// Whether a class of the program inherits from one that hosts views.
  private func isHost(_ type: DeclID, _ analyzer: Analyzer) -> Bool {
    analyzer.decl(type).kind == .classType
      && analyzer.ancestors(of: type).contains { analyzer.isFromCatalogue($0) && analyzer.fact(.root, of: $0) == .view }
  }

  /// `super.init(rootView: Stock())`
  private func makesRoot(_ use: BodyRecord.Use, _ analyzer: Analyzer) -> Bool {
    guard analyzer.isInitializer(use.decl), let type = analyzer.owner(of: use.decl) else { return false }
    return analyzer.nominal(of: type).map { analyzer.fact(.root, of: $0) != nil } ?? false
  }

  /// The effect of a SwiftUI call on a view argument: some calls present the view later, some push it as a screen.
  private func read(
    _ use: BodyRecord.Use, _ step: inout Step, _ call: SyntaxNode, _ inner: SyntaxNode, _ context: RuleContext
  ) {
    guard let (parameter, _) = context.parameter(taking: inner, in: call) else { return }
    step.isPushed = parameter.label == .destination
    step.isOfLink = step.isPushed && context.analyzer.isInitializer(use.decl)
    step.isLater = step.isPushed || context.analyzer.fact(.presents, of: use.decl) != nil
  }

  private func ownerName(_ decl: DeclID, _ context: RuleContext) -> String {
    "`\(context.ownerType.map { context.analyzer.name(of: $0) } ?? context.analyzer.name(of: decl))`"
  }
}

extension RuleContext {
  /// The names in the code that are only used as arguments of calls that draw.
  fileprivate func namesOnlyDrawn(in code: SyntaxNode) -> Set<String> {
    var drawn: [String: Int] = [:]
    for node in code.subtree where node.kind == .functionCallExpr && madeText(node, of: .draws) != nil {
      for argument in node.arguments {
        let value = argument.argumentValue
        if value.kind == .declReferenceExpr { drawn[value.text, default: 0] += 1 }
      }
    }
    // Most code draws nothing.
    if drawn.isEmpty { return [] }
    var uses: [String: Int] = [:]
    for node in code.subtree where node.kind == .declReferenceExpr { uses[node.text, default: 0] += 1 }
    return Set(drawn.filter { uses[$0.key] == $0.value }.keys)
  }
}
