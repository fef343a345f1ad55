import ViewSemantics
import ViewSource
import ViewSyntax

/// Reads the facts of one file, node by node, as the linter walks over it.
struct ProgramFactsReader {
  private(set) var facts = ProgramFacts()
  /// What the views that are made belong to, where that is no declaration.
  private var source: DeclID?
  /// What the names of the body mean.
  private var uses = NodeMap<BodyRecord.Use>()

  /// A declaration whose body is about to be walked over.
  mutating func enter(_ decl: DeclID, _ context: RuleContext) {
    source = nil
    uses = context.record.uses
    let analyzer = context.analyzer
    guard let owner = context.ownerType else { return }
    if analyzer.isViewContent(decl) {
      facts.graph.add(content: decl, of: owner)
      let isPreview = context.conforms(owner, to: .previewProvider)
      if isPreview || context.conforms(owner, to: .app) {
        facts.graph.add(ViewGraph.Root(decl: decl, name: "`\(analyzer.name(of: owner))`", isPreview: isPreview))
      }
    }
    if let object = requiredObject(decl, analyzer) {
      facts.graph.add(ViewGraph.Need(property: decl, view: owner, object: object))
    }
  }

  /// The closure of a `#Preview`, by its number in the file.
  mutating func enter(preview number: Int, _ context: RuleContext) {
    // No declaration of the file has this number.
    let root = context.analyzer.declID(context.fileID, Int(Int32.max) + number)
    source = root
    uses = context.record.uses
    facts.graph.add(ViewGraph.Root(decl: root, name: "the preview", isPreview: true))
  }

  /// The class of the object that a property finds in the environment.
  private func requiredObject(_ decl: DeclID, _ analyzer: Analyzer) -> DeclID? {
    guard analyzer.decl(decl).kind == .variable, let wrapper = analyzer.propertyWrappers(of: decl).first,
      analyzer.catalogueText("requires", of: wrapper.decl) != nil,
      // `@Environment(\.dismiss)` finds a value, and there always is one.
      !wrapper.attribute.children.contains(where: { $0.kind == .keyPathExpr })
    else { return nil }
    let type = analyzer.variableType(of: decl)
    guard analyzer.types.kind(type) == .nominal, analyzer.decl(analyzer.types.decl(type)).kind == .classType else {
      return nil
    }
    let object = analyzer.types.decl(type)
    let isThere = analyzer.ancestors(of: object).contains { analyzer.catalogueText("provided", of: $0) != nil }
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
    case .functionCallExpr: readCall(node, context)
    case .assignmentExpr:
      if let target = node.children.first { readWrite(target, context) }
    case .infixOperatorExpr:
      if OperatorName.isAssigning(node), let target = node.children.first { readWrite(target, context) }
    case .inoutExpr:
      if let target = node.children.first { readWrite(target, context) }
    default: break
    }
  }

  // MARK: Properties

  private mutating func readName(_ node: SyntaxNode, _ context: RuleContext) {
    guard let use = uses[node.id] else {
      let isOwn = node.kind == .declReferenceExpr || node.children.first?.firstToken?.kind == .selfKeyword
      if isOwn, let name = node.referencedName { note(open: name, node, context) }
      return
    }
    let analyzer = context.analyzer
    // `$item.title` writes what `item.title` is.
    if analyzer.decl(use.decl).kind == .subscriptDecl, let property = context.projectedMember(node) {
      note(written: property, at: node, context)
    }
    guard context.isOwn(use.decl), analyzer.decl(use.decl).kind == .variable else { return }
    facts.used.insert(use.decl)
    if analyzer.decl(use.decl).has(.hasCustomAttributes),
      use.decl.file != context.fileID
        || analyzer.owner(of: use.decl).flatMap({ analyzer.nominal(of: $0) }) != context.ownerType
    {
      facts.usedOutside.insert(use.decl)
    }
    if use.part != .value { note(written: use.decl, at: node, context) }
    if use.part == .value { addEdge(to: use.decl, at: node, context) }
  }

  private mutating func note(open name: Token, _ node: SyntaxNode, _ context: RuleContext) {
    guard let owner = context.ownerType else { return }
    facts.openNames.insert(ProgramFacts.Input(view: owner, label: Name(name.range, in: node.bytes)))
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
    // The initialiser sets the first value.
    if let decl = context.decl, analyzer.isInitializer(decl) { return }
    guard let use = uses[target.id], context.isOwn(use.decl),
      analyzer.decl(use.decl).kind == .variable
    else { return }
    note(written: use.decl, at: target, context)
    // A part of a value is written with the value.
    if target.kind == .memberAccessExpr, let base = target.children.first, base.kind.isExpr,
      let owner = context.nominal(of: base), analyzer.decl(owner).kind == .structure
    {
      readWrite(base, context)
    }
  }

  private mutating func note(written property: DeclID, at node: SyntaxNode, _ context: RuleContext) {
    guard context.isOwn(property), facts.written[property] == nil else { return }
    facts.written[property] = ProgramFacts.Place(file: context.fileID, range: node.range)
  }

  // MARK: Calls

  private mutating func readCall(_ call: SyntaxNode, _ context: RuleContext) {
    let analyzer = context.analyzer
    guard let use = uses[call.id] else {
      for argument in context.analyzer.arguments(of: call, context.record) { facts.openLabels.insert(argument.label) }
      facts.navigation.read(open: call, context)
      return
    }
    if let made = context.madeType(call) {
      if context.isOwn(made) {
        if use.isMemberwise {
          let parameters = analyzer.parameters(of: use)
          for argument in analyzer.arguments(of: call, context.record) {
            guard let number = argument.parameter, number < parameters.count else { continue }
            facts.passed.insert(ProgramFacts.Input(view: made, label: parameters[number].label))
          }
        }
        addEdge(to: made, at: call, context)
        readInputs(call, made, context)
        if !facts.rows.contains(made), context.repeatingCall != nil { facts.rows.insert(made) }
      } else {
        facts.navigation.read(call, use, making: made, context)
      }
      return
    }
    if context.isOwn(use.decl) { return addEdge(to: use.decl, at: call, context) }
    if analyzer.decl(use.decl).has(.isMutating), let base = call.children.first?.children.first, base.kind.isExpr {
      readWrite(base, context)
    }
    facts.navigation.read(modifier: call, use, context)
    readHotAction(of: call, use, context)
    if analyzer.catalogueText("provides", of: use.decl) != nil {
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
      let kind = context.analyzer.catalogueText("hot", of: use.decl), Self.movements.contains(kind),
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
    guard let value = analyzer.arguments(of: call, context.record).first?.node,
      let type = context.record.types[value.id]
    else { return nil }
    let known = analyzer.wrapped(type) ?? type
    guard let object = context.nominal(known), analyzer.decl(object).kind == .classType else { return nil }
    return object
  }

  /// What a view is given that changes while the view stays.
  private mutating func readInputs(_ call: SyntaxNode, _ view: DeclID, _ context: RuleContext) {
    let analyzer = context.analyzer
    guard let use = uses[call.id], context.runsWithBody, context.staysInPlace(call) else { return }
    let parameters = analyzer.parameters(of: use)
    for argument in analyzer.arguments(of: call, context.record) {
      guard let number = argument.parameter, number < parameters.count,
        let property = context.trackedSource(of: argument.node)
      else { continue }
      let place = ProgramFacts.Place(file: context.fileID, range: argument.node.range)
      facts.given[ProgramFacts.Input(view: view, label: parameters[number].label), default: []].append(
        ProgramFacts.Given(property: property, place: place))
    }
  }

  // MARK: The graph

  private mutating func addEdge(to target: DeclID, at node: SyntaxNode, _ context: RuleContext) {
    let analyzer = context.analyzer
    guard let decl = context.decl, decl != target else { return }
    var edge = ViewGraph.Edge(target: target, place: ProgramFacts.Place(file: context.fileID, range: node.range))
    var isRoot = false
    var inner = node
    for (index, around) in context.ancestors.enumerated().reversed() {
      defer { inner = around }
      // What a local name stands for is used elsewhere.
      if around.kind == .variableDecl, index > 0 { edge.isOpen = true }
      guard around.kind == .functionCallExpr else { continue }
      guard let use = uses[around.id] else {
        edge.isOpen = true
        continue
      }
      let isModified = around.children.first?.id == inner.id
      if isModified, analyzer.catalogueText("provides", of: use.decl) != nil {
        if let object = providedObject(around, context) {
          edge.provided.insert(object)
        } else {
          edge.isOpen = true
        }
      } else if let made = context.madeType(around), context.isOwn(made) {
        edge.through.append(made)
      } else if context.isOwn(use.decl) {
        edge.through.append(use.decl)
      } else if !isModified {
        if let made = context.madeType(around), analyzer.catalogueText("root", of: made) != nil {
          isRoot = true
        }
        read(use, &edge, around, inner, context)
      }
    }
    facts.graph.add(edge, from: source ?? decl)
    if isRoot { facts.graph.add(ViewGraph.Root(decl: decl, name: ownerName(decl, context), isPreview: false)) }
  }

  /// What a call of SwiftUI does with the view that it is given: some show it later, some as a screen.
  private mutating func read(
    _ use: BodyRecord.Use, _ edge: inout ViewGraph.Edge, _ call: SyntaxNode, _ inner: SyntaxNode, _ context: RuleContext
  ) {
    let analyzer = context.analyzer
    let parameters = analyzer.parameters(of: use)
    let given = analyzer.arguments(of: call, context.record).first {
      $0.node.range.contains(inner.range) || inner.range.contains($0.node.range)
    }
    guard let number = given?.parameter, number < parameters.count else { return }
    if parameters[number].label == .destination { facts.pushed.insert(edge.target) }
    if parameters[number].label == .destination || analyzer.catalogueText("presents", of: use.decl) != nil {
      edge.isLater = true
    }
  }

  private func ownerName(_ decl: DeclID, _ context: RuleContext) -> String {
    "`\(context.ownerType.map { context.analyzer.name(of: $0) } ?? context.analyzer.name(of: decl))`"
  }
}

extension RuleContext {
  /// Whether the program declares something, not the catalogue and not a body.
  func isOwn(_ id: DeclID) -> Bool {
    id.file != analyzer.localFile && !analyzer.isFromCatalogue(id)
  }

  /// The property behind a member that is reached through a binding's or an object's projection.
  func projectedMember(_ node: SyntaxNode) -> DeclID? {
    guard let base = node.children.first, base.kind.isExpr, let name = node.referencedName,
      let type = record.types[base.id], analyzer.types.kind(type) == .nominal,
      let value = analyzer.types.arguments(type).first, let owner = nominal(value), isOwn(owner)
    else { return nil }
    return analyzer.directMembers(of: owner, named: Name(name.range, in: node.bytes)).first {
      analyzer.decl($0).kind == .variable
    }
  }

  /// The property, subscribed to by the body, that a value comes from; `nil` for bindings and for what never changes.
  func trackedSource(of value: SyntaxNode) -> DeclID? {
    var current = value
    while true {
      if let use = record.uses[current.id], isOwn(use.decl), analyzer.decl(use.decl).kind == .variable {
        if use.part != .value { return nil }
        if analyzer.isTracked(use.decl) { return use.decl }
      }
      guard current.kind == .memberAccessExpr || current.kind == .subscriptCallExpr || current.kind == .parenExpr,
        let inner = current.children.first, inner.kind.isExpr
      else { return nil }
      current = inner
    }
  }

  /// Whether a view is the same one for as long as the body that makes it is there: no row, no screen or sheet that is
  /// made when it is shown, no explicit identity.
  func staysInPlace(_ call: SyntaxNode) -> Bool {
    var inner = call
    for around in ancestors.reversed() {
      defer { inner = around }
      switch around.kind {
      case .closureExpr:
        if record.builders[around.id] == nil { return false }
      case .functionCallExpr:
        guard let use = record.uses[around.id], analyzer.isFromCatalogue(use.decl) else { return false }
        if around.children.first?.id == inner.id {
          if analyzer.decl(use.decl).has(.givesIdentity) { return false }
          continue
        }
        guard let made = madeType(around),
          analyzer.catalogueText("offers", of: made) != nil
            || analyzer.catalogueText("scrolls", of: made) != nil || analyzer.decl(made).has(.isTransparent)
        else { return false }
      case .switchExpr, .optionalBindingCondition: return false
      default: break
      }
    }
    return true
  }
}
