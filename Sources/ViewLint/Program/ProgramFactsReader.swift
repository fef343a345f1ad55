import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Reads the facts of one file, node by node, as the linter walks over it.
struct ProgramFactsReader {
  private(set) var facts = ProgramFacts()
  /// What the views that are made belong to, where that is no declaration.
  private var source: DeclID?
  /// Whether they are in a preview whose traits may put anything around them.
  private var isModified = false
  /// What the names of the body mean.
  private var uses: NodeMap<BodyRecord.Use>?
  private static let widget: Name = "Widget"
  /// What calls do with their parts, by the part.
  private var steps = NodeMap<Step>()

  /// A declaration whose body is about to be walked over.
  mutating func enter(_ decl: DeclID, _ context: RuleContext) {
    source = nil
    isModified = false
    uses = context.record.uses
    steps = NodeMap()
    let analyzer = context.analyzer
    guard let owner = context.ownerType else { return }
    if analyzer.isViewContent(decl) {
      facts.graph.add(content: decl, of: owner)
      let isPreview = context.conforms(owner, to: .previewProvider)
      if isPreview || context.conforms(owner, to: .app) {
        facts.graph.add(ViewGraph.Root(decl: decl, name: "`\(analyzer.name(of: owner))`", isPreview: isPreview))
      }
    }
    if analyzer.decl(decl).name == .body, context.conforms(owner, to: Self.widget) { facts.graph.add(widget: decl) }
    if let object = requiredObject(decl, analyzer) {
      facts.graph.add(ViewGraph.Need(property: decl, view: owner, object: object))
    }
  }

  /// The closure of a `#Preview`, by its number in the file.
  private mutating func enter(preview number: Int, _ context: RuleContext) {
    // No declaration of the file has this number.
    let count = context.analyzer.program.file(context.fileID).summary.decls.count
    let root = context.analyzer.declID(context.fileID, count + number)
    source = root
    uses = context.record.uses
    steps = NodeMap()
    facts.graph.add(ViewGraph.Root(decl: root, name: "the preview", isPreview: true))
  }

  /// A declaration that no rule is shown.
  mutating func read(_ decl: DeclID, _ context: RuleContext) {
    context.enter(decl)
    enter(decl, context)
    readAll(in: context.analyzer.node(of: decl), context)
  }

  /// The views of each `#Preview`, for what other files say of them: no rule is shown what only a preview runs.
  mutating func readPreviews(_ context: RuleContext) {
    let tree = context.analyzer.program.file(context.fileID).tree
    var number = 0
    for item in tree.root.children where item.kind == .macroExpansionDecl || item.kind == .macroExpansionExpr {
      guard let closure = item.child(.closureExpr) else { continue }
      number += 1
      context.enter(preview: closure)
      enter(preview: number, context)
      isModified = PreviewTraits.mayModify(item, context.analyzer)
      readAll(in: closure, context)
    }
  }

  /// Code that no rule is shown.
  mutating func readAll(in node: SyntaxNode, _ context: RuleContext) {
    read(node, context)
    context.descend(into: node)
    context.forEachActiveChild(of: node) { readAll(in: $0, context) }
    context.ascend()
  }

  /// The class of the object that a property finds in the environment.
  private func requiredObject(_ decl: DeclID, _ analyzer: Analyzer) -> DeclID? {
    guard analyzer.decl(decl).kind == .variable, let wrapper = analyzer.propertyWrappers(of: decl).first,
      analyzer.catalogueText(.requires, of: wrapper.decl) != nil,
      // `@Environment(\.dismiss)` finds a value, and there always is one.
      !wrapper.attribute.children.contains(where: { $0.kind == .keyPathExpr })
    else { return nil }
    let type = analyzer.variableType(of: decl)
    guard analyzer.types.kind(type) == .nominal, analyzer.decl(analyzer.types.decl(type)).kind == .classType else {
      return nil
    }
    let object = analyzer.types.decl(type)
    let isThere = analyzer.ancestors(of: object).contains { analyzer.catalogueText(.provided, of: $0) != nil }
    return isThere ? nil : object
  }

  mutating func read(_ node: SyntaxNode, _ context: RuleContext) {
    switch node.kind {
    case .declReferenceExpr, .memberAccessExpr: readName(node, context)
    case .optionalBindingCondition:
      // `if let name` reads what has the name.
      if node.child(.initializerClause) == nil, let name = node.children.first(where: { $0.kind.isPattern })?.lastToken
      {
        note(open: name, node, context)
      }
    case .keyPathExpr: facts.paths.read(path: node, context)
    case .functionCallExpr: readCall(node, context)
    case .assignmentExpr:
      facts.movement.read(assignment: node, context)
      if let target = node.children.first { readWrite(target, context) }
    case .infixOperatorExpr:
      if node.isAssigningOperation, let target = node.children.first { readWrite(target, context) }
    case .inoutExpr:
      if let target = node.children.first { readWrite(target, context) }
    default: break
    }
  }

  // MARK: Properties

  private mutating func readName(_ node: SyntaxNode, _ context: RuleContext) {
    guard let use = uses?[node.id] else {
      let isOwn = node.kind == .declReferenceExpr || node.children.first?.firstToken?.kind == .selfKeyword
      if isOwn, let name = node.referencedName {
        note(open: name, node, context)
      } else if node.children.first?.kind.isExpr == true, !isCallee(node, context), let name = node.referencedName {
        let label = node.name(of: name)
        if context.analyzer.program.declaresMember(label) { facts.openMembers.insert(label) }
        facts.paths.read(open: node, named: label, context)
      }
      return
    }
    let analyzer = context.analyzer
    if analyzer.decl(use.decl).kind == .subscriptDecl, node.kind == .memberAccessExpr {
      // `$item.title` writes what `item.title` is.
      let property = context.projectedMember(node)
      if let property { note(written: property, at: node, isBound: true, context) }
      facts.paths.read(member: node, of: use.decl, leadingTo: property, context)
    }
    guard context.isOwn(use.decl), analyzer.decl(use.decl).kind == .variable else { return }
    if analyzer.decl(use.decl).has(.hasCustomAttributes) {
      facts.used.insert(use.decl)
      if !facts.shown.contains(use.decl), isShown(use.decl, context) { facts.shown.insert(use.decl) }
      let isOutside =
        use.decl.file != context.fileID
        || analyzer.owner(of: use.decl).flatMap { analyzer.nominal(of: $0) } != context.ownerType
      if isOutside { facts.usedOutside.insert(use.decl) }
    }
    if use.part == .storage { facts.replaced.insert(use.decl) }
    if use.part == .storage, context.decl.map({ analyzer.isInitializer($0) }) == true {
      facts.initialized.insert(use.decl)
    } else if use.part != .value {
      note(written: use.decl, at: node, context)
    }
    // What only keeps a value leads nowhere.
    if use.part == .value, analyzer.hasCode(use.decl) { addEdge(to: use.decl, at: node, context) }
  }

  /// Whether a node is what is called, of which the call says what it means.
  private func isCallee(_ node: SyntaxNode, _ context: RuleContext) -> Bool {
    guard let call = context.ancestors.last, call.kind == .functionCallExpr else { return false }
    return call.children.first?.id == node.id && uses?[call.id] != nil
  }

  /// Whether the use of an object that a view finds in the environment is none in an action, which a person may never start.
  /// What is done when the view appears is done in a preview too, and who calls a method is not known.
  private func isShown(_ property: DeclID, _ context: RuleContext) -> Bool {
    guard requiredObject(property, context.analyzer) != nil else { return false }
    if !context.isViewCode || context.runsWithBody { return true }
    return context.enclosingCalls.contains { call, _ in
      let text = context.calledText(call, of: .lifecycle)
      return text == "task" || text == "onAppear"
    }
  }

  private mutating func note(open name: Token, _ node: SyntaxNode, _ context: RuleContext) {
    let label = node.name(of: name)
    note(open: label, context)
    // `$text` and `_text` are parts of `text`.
    if label.isProjection || label.isStorage { note(open: Name(String(label.text.dropFirst())), context) }
  }

  private mutating func note(open label: Name, _ context: RuleContext) {
    // Most are names of locals.
    guard context.analyzer.program.declaresMember(label) else { return }
    if let owner = context.ownerType {
      facts.openNames.insert(ProgramFacts.Input(view: owner, label: label))
    } else if let owner = context.decl.flatMap({ context.analyzer.owner(of: $0) }) {
      let node = context.analyzer.node(of: owner)
      guard let type = node.children.first(where: \.kind.isType)?.lastToken else { return }
      facts.openExtensionNames[node.name(of: type), default: []].insert(label)
    }
  }

  private mutating func readWrite(_ target: SyntaxNode, _ context: RuleContext) {
    let analyzer = context.analyzer
    var target = target
    while target.kind == .subscriptCallExpr || target.kind == .forceUnwrapExpr || target.kind == .optionalChainingExpr
      || target.kind == .parenExpr
    {
      guard let inner = target.children.first else { return }
      target = inner
    }
    // `(first, second) = pair`
    if target.kind == .tupleExpr {
      for part in target.children { readWrite(part.kind == .labeledExpr ? part.children.last ?? part : part, context) }
      return
    }
    // The initialiser sets the first value.
    if let decl = context.decl, analyzer.isInitializer(decl) {
      if let use = uses?[target.id] {
        facts.initialized.insert(use.decl)
        facts.replaced.insert(use.decl)
      }
      return
    }
    guard let use = uses?[target.id] else { return touch(target, context) }
    guard context.isOwn(use.decl), analyzer.decl(use.decl).kind == .variable else {
      // A member of a value of SwiftUI's or Swift's types is written with the value.
      if target.kind == .memberAccessExpr, let base = target.children.first, base.kind.isExpr { touch(base, context) }
      return
    }
    // What has just been made is not changed, but set up.
    if target.kind == .memberAccessExpr, analyzer.propertyWrappers(of: use.decl).isEmpty, context.isMadeHere(target) {
      return
    }
    facts.replaced.insert(use.decl)
    note(written: use.decl, at: target, context)
    // A part of a value is written with the value.
    if target.kind == .memberAccessExpr, let base = target.children.first, base.kind.isExpr,
      let owner = context.nominal(of: base), analyzer.decl(owner).kind == .structure
    {
      readWrite(base, context)
    }
  }

  /// Something is called or set on a value that is not known, which may write the property that the value is in.
  private mutating func touch(_ node: SyntaxNode, _ context: RuleContext) {
    if uses?[node.id] == nil, node.kind == .memberAccessExpr, let name = node.referencedName {
      facts.openWrites.insert(node.name(of: name))
    }
    var current = node
    while true {
      if let use = uses?[current.id], context.isOwn(use.decl), context.analyzer.decl(use.decl).has(.hasCustomAttributes)
      {
        facts.touched.insert(use.decl)
      }
      guard let inner = current.children.first, inner.kind.isExpr else { return }
      current = inner
    }
  }

  private mutating func note(
    written property: DeclID, at node: SyntaxNode, isBound: Bool = false, _ context: RuleContext
  ) {
    guard context.isOwn(property) else { return }
    let place = ProgramFacts.Place(file: context.fileID, range: node.range)
    if facts.written[property] == nil { facts.written[property] = place }
    if facts.edited[property] == nil, isBound || isOfViews(property, context) { facts.edited[property] = place }
  }

  /// Whether the code is a view's, that of an object that views observe, or of the type whose property is written.
  private func isOfViews(_ property: DeclID, _ context: RuleContext) -> Bool {
    guard let owner = context.ownerType else { return false }
    let analyzer = context.analyzer
    return owner == analyzer.owner(of: property).flatMap { analyzer.nominal(of: $0) }
      || [.view, .viewModifier, .observableObject, .observable].contains { context.conforms(owner, to: $0) }
  }

  // MARK: Calls

  private mutating func readCall(_ call: SyntaxNode, _ context: RuleContext) {
    let analyzer = context.analyzer
    guard let use = uses?[call.id] else {
      for argument in context.analyzer.arguments(of: call, context.record) { facts.openLabels.insert(argument.label) }
      if let callee = call.children.first, callee.kind == .memberAccessExpr { touch(callee, context) }
      facts.navigation.read(open: call, context)
      if source == nil, !context.isInPreviewProvider { facts.inputs.read(open: call) }
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
        // What a preview shows says nothing of what the program does.
        if source == nil, !context.isInPreviewProvider { facts.inputs.read(call, making: made, context) }
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
    if analyzer.decl(use.decl).has(.isMutating), let base = call.children.first?.children.first, base.kind.isExpr {
      readWrite(base, context)
    }
    if context.isOwn(use.decl) { return addEdge(to: use.decl, at: call, context) }
    facts.navigation.read(modifier: call, use, context)
    facts.readItem(of: call, use, context)
    readHotAction(of: call, use, context)
    if analyzer.catalogueText(.provides, of: use.decl) != nil {
      let object = providedObject(call, context)
      if let decl = context.decl { facts.graph.add(provider: decl, of: object) }
      if let owner = context.ownerType { facts.graph.add(provider: owner, of: object) }
    }
  }

  /// What changes at each frame. What is measured changes only now and then, and so do most preferences.
  private static let movements: Set<String> = ["scroll", "gesture", "pointer"]

  /// What an action writes that runs at each frame.
  private mutating func readHotAction(of call: SyntaxNode, _ use: BodyRecord.Use, _ context: RuleContext) {
    // Most calls have no closure.
    guard call.children.last.map({ $0.kind == .closureExpr || $0.children.last?.kind == .closureExpr }) == true,
      let kind = context.analyzer.catalogueText(.hot, of: use.decl), Self.movements.contains(kind),
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

  /// What a view is given that changes while the view stays.
  private mutating func readInputs(_ call: SyntaxNode, _ view: DeclID, _ context: RuleContext) {
    guard let (arguments, parameters) = context.arguments(of: call), !arguments.isEmpty, context.runsWithBody,
      context.staysInPlace(call)
    else { return }
    for argument in arguments {
      guard let number = argument.parameter, number < parameters.count else { continue }
      var label = parameters[number].label
      var property = context.trackedSource(of: argument.node)
      if property == nil, let bound = context.boundProperty(argument.node) {
        property = bound
        label = label.projection
      }
      guard let property else { continue }
      let place = ProgramFacts.Place(file: context.fileID, range: argument.node.range)
      let analyzer = context.analyzer
      let isUnwrapped =
        analyzer.wrapped(analyzer.variableType(of: property)) != nil
        && context.record.types[argument.node.id].map { analyzer.wrapped($0) == nil } ?? false
      facts.given[ProgramFacts.Input(view: view, label: label), default: []].append(
        ProgramFacts.Given(property: property, place: place, isUnwrapped: isUnwrapped))
    }
  }

  // MARK: The graph

  /// What a call does with what is in it, for the edges of all that is.
  private struct Step {
    var isOpen = false
    var provided: DeclID?
    var through: DeclID?
    /// Whether it is where SwiftUI begins: a scene.
    var isRoot = false
    var isPushed = false
    var isLater = false
  }

  private mutating func addEdge(to target: DeclID, at node: SyntaxNode, _ context: RuleContext) {
    guard let decl = context.decl, decl != target else { return }
    var edge = ViewGraph.Edge(target: target, place: ProgramFacts.Place(file: context.fileID, range: node.range))
    edge.isOpen = isModified
    var isRoot = false
    let ancestors = context.ancestors
    for index in ancestors.indices.reversed() {
      let around = ancestors[index]
      // What a local name stands for is used elsewhere.
      if around.kind == .variableDecl, index > 0 { edge.isOpen = true }
      guard around.kind == .functionCallExpr else { continue }
      let step = step(into: around, from: index + 1 < ancestors.count ? ancestors[index + 1] : node, context)
      if step.isOpen { edge.isOpen = true }
      if let provided = step.provided { edge.provided.insert(provided) }
      if let through = step.through { edge.through.append(through) }
      if step.isRoot { isRoot = true }
      if step.isPushed { facts.pushed.insert(target) }
      if step.isLater { edge.isLater = true }
    }
    facts.graph.add(edge, from: source ?? decl)
    if isRoot { facts.graph.add(ViewGraph.Root(decl: decl, name: ownerName(decl, context), isPreview: false)) }
  }

  /// What a call does with one of its parts.
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
    } else if context.isOwn(use.decl) {
      step.through = use.decl
    } else if !isModified {
      step.isRoot = made.map { analyzer.catalogueText(.root, of: $0) != nil } ?? false
      read(use, &step, call, inner, context)
    }
    return step
  }

  /// What a call of SwiftUI does with the view that it is given: some show it later, some as a screen.
  private func read(
    _ use: BodyRecord.Use, _ step: inout Step, _ call: SyntaxNode, _ inner: SyntaxNode, _ context: RuleContext
  ) {
    guard let (arguments, parameters) = context.arguments(of: call) else { return }
    let given = arguments.first { $0.node.range.contains(inner.range) || inner.range.contains($0.node.range) }
    guard let number = given?.parameter, number < parameters.count else { return }
    step.isPushed = parameters[number].label == .destination
    step.isLater = step.isPushed || context.analyzer.catalogueText(.presents, of: use.decl) != nil
  }

  private func ownerName(_ decl: DeclID, _ context: RuleContext) -> String {
    "`\(context.ownerType.map { context.analyzer.name(of: $0) } ?? context.analyzer.name(of: decl))`"
  }
}
