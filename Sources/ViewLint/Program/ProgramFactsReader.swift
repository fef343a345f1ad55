import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Reads the facts of one file, node by node, during the linter's walk.
struct ProgramFactsReader {
  var facts = ProgramFacts()
  /// The declaration id that stands for a preview's closure; `nil` in a declaration.
  var source: DeclID?
  /// Whether the file belongs to tests, which make views and set values as the program never does.
  private let isOfTests: Bool
  /// Whether the views are in a preview whose traits may wrap them in anything.
  var isModified = false
  /// The resolved uses of the current body.
  var uses: NodeMap<BodyRecord.Use>?
  private static let widget: Name = "Widget"
  private static let publisher: Name = "Publisher"
  /// The effects of calls on their parts, by the part.
  var steps = NodeMap<Step>()
  /// A cache of the local names that are only drawn.
  var drawnNames: Set<String>?

  init(_ file: ProgramFile) {
    isOfTests = SourceRole.importsTestModule(file)
  }

  /// Whether the code is part of the program, and not of a preview or a test.
  func isOfProgram(_ context: RuleContext) -> Bool { source == nil && !isOfTests && !context.isInPreviewProvider }

  /// Records that the file contains the entry point of the program.
  mutating func noteEntry() { facts.hasEntry = true }

  /// Begins the walk of a declaration's body.
  mutating func enter(_ decl: DeclID, _ context: RuleContext) {
    source = nil
    isModified = false
    uses = context.record.uses
    steps = NodeMap()
    drawnNames = nil
    let analyzer = context.analyzer
    guard let owner = context.ownerType else { return }
    if analyzer.isViewContent(decl) {
      facts.graph.add(content: decl, of: owner)
      let isPreview = context.conforms(owner, to: .previewProvider)
      if isPreview || context.conforms(owner, to: .app) {
        let name = "`\(analyzer.name(of: owner))`"
        facts.graph.add(ViewGraph.Root(decl: decl, name: name, isPreview: isPreview, isApp: !isPreview))
      }
    }
    if analyzer.decl(decl).name == .body, context.conforms(owner, to: Self.widget) { facts.graph.add(widget: decl) }
    if !isOfTests { facts.stored.read(decl, context) }
    if let object = requiredObject(decl, analyzer) {
      facts.graph.add(ViewGraph.Need(property: decl, view: owner, object: object))
    }
  }

  /// Begins the walk of a `#Preview` closure, with its number in the file.
  private mutating func enter(preview number: Int, _ context: RuleContext) {
    // This index is beyond the declarations of the file.
    let count = context.analyzer.program.file(context.fileID).summary.decls.count
    let root = context.analyzer.declID(context.fileID, count + number)
    source = root
    uses = context.record.uses
    steps = NodeMap()
    drawnNames = nil
    facts.graph.add(ViewGraph.Root(decl: root, name: "the preview", isPreview: true))
  }

  /// Reads a declaration that the rules do not visit.
  mutating func read(_ decl: DeclID, _ context: RuleContext) {
    context.enter(decl)
    enter(decl, context)
    readAll(in: context.analyzer.node(of: decl), context)
  }

  /// Reads the views of each `#Preview` for facts about other files. The rules do not visit code that only a preview
  /// runs.
  mutating func read(previews: [SyntaxNode], _ context: RuleContext) {
    for (index, item) in previews.enumerated() {
      guard let closure = item.child(.closureExpr) else { continue }
      context.enter(preview: closure)
      enter(preview: index + 1, context)
      isModified = PreviewTraits.mayModify(item, context.analyzer)
      readAll(in: closure, context)
    }
  }

  /// The macro expansions at the top level of a file that have a closure: `#Preview { … }`.
  static func previews(in file: ProgramFile) -> [SyntaxNode] {
    file.tree.root.children.filter { item in
      (item.kind == .macroExpansionDecl || item.kind == .macroExpansionExpr) && item.child(.closureExpr) != nil
    }
  }

  /// Reads code that the rules do not visit.
  mutating func readAll(in node: SyntaxNode, _ context: RuleContext) {
    read(node, context)
    if context.record.replacedCalls.contains(node.id) { readAsWritten(node, context) }
    context.descend(into: node)
    context.forEachActiveChild(of: node) { readAll(in: $0, context) }
    context.ascend()
  }

  /// The class of the object that a property finds in the environment.
  private func requiredObject(_ decl: DeclID, _ analyzer: Analyzer) -> DeclID? {
    guard analyzer.decl(decl).kind == .variable, let wrapper = analyzer.propertyWrappers(of: decl).first,
      analyzer.catalogueText(.requires, of: wrapper.decl) != nil,
      // `@Environment(\.dismiss)` finds a value, which always exists.
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

  /// Reads a call of a modifier or control of the program that rules see as one of the catalogue.
  mutating func readAsWritten(_ call: SyntaxNode, _ context: RuleContext) {
    let seen = uses
    context.showingCallsAsWritten {
      uses = context.record.uses
      read(call, context)
    }
    uses = seen
  }

  mutating func read(_ node: SyntaxNode, _ context: RuleContext) {
    switch node.kind {
    case .declReferenceExpr, .memberAccessExpr: readName(node, context)
    case .optionalBindingCondition:
      // `if let name` reads the variable `name`.
      if node.child(.initializerClause) == nil, let name = node.children.first(where: { $0.kind.isPattern })?.lastToken
      {
        note(open: name, node, context)
      }
    case .keyPathExpr: facts.paths.read(path: node, context)
    case .functionCallExpr: readCall(node, context)
    case .assignmentExpr:
      facts.movement.read(assignment: node, context)
      if let target = node.children.first { readWrite(target, context, value: node.children.last) }
    case .infixOperatorExpr:
      if node.isAssigningOperation, let target = node.children.first {
        facts.movement.read(operation: node, context)
        readWrite(target, context)
      }
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
      // `$item.title` writes the property that `item.title` reads.
      let property = context.projectedMember(node)
      if let property {
        note(written: property, at: node, isBound: true, context)
        // A control shows the value that is bound to it.
        if isSetting(property, analyzer), mayRunForBody(context) { facts.shown.insert(property) }
      }
      facts.paths.read(member: node, of: use.decl, leadingTo: property, context)
    }
    guard context.isOwn(use.decl), analyzer.decl(use.decl).kind == .variable else { return }
    if analyzer.decl(use.decl).has(.hasCustomAttributes) {
      facts.used.insert(use.decl)
      noteShown(use.decl, at: node, context)
      let isOutside =
        use.decl.file != context.fileID
        || analyzer.owner(of: use.decl).flatMap { analyzer.nominal(of: $0) } != context.ownerType
      if isOutside { facts.usedOutside.insert(use.decl) }
    }
    if use.part == .storage { facts.replaced.insert(use.decl) }
    if use.part == .storage, context.decl.map({ analyzer.isInitializer($0) }) == true {
      facts.initialized.insert(use.decl)
    } else if use.part != .value, !isOnlyHolder(of: node, use.decl, context), !isPublisher(node, context) {
      note(written: use.decl, at: node, context)
    }
    // A stored property leads to no other declaration.
    guard use.part == .value, analyzer.hasCode(use.decl) else { return }
    if analyzer.node(of: use.decl).setterBlock != nil { noteShown(use.decl, at: node, context) }
    addEdge(to: use.decl, at: node, context)
    noteCostly(use.decl, at: node, context)
  }

  /// Whether a projection is a publisher of changes: `model.$title.sink { … }`, but not `assign(to: &$title)`.
  private func isPublisher(_ node: SyntaxNode, _ context: RuleContext) -> Bool {
    guard context.ancestors.last?.kind != .inoutExpr, let type = context.nominal(of: node) else { return false }
    return context.conforms(type, to: Self.publisher)
  }

  /// Whether a projection only leads to a member of an observed object: `$model.title`. The member is written, and the
  /// property is not.
  private func isOnlyHolder(of node: SyntaxNode, _ property: DeclID, _ context: RuleContext) -> Bool {
    guard let member = context.ancestors.last, member.kind == .memberAccessExpr, member.children.first?.id == node.id,
      context.projectedMember(member) != nil,
      let type = context.nominal(context.analyzer.variableType(of: property))
    else { return false }
    return context.analyzer.decl(type).kind == .classType && context.conforms(type, to: .observable)
  }

  /// Whether a node is the callee of a resolved call, whose record covers the callee.
  private func isCallee(_ node: SyntaxNode, _ context: RuleContext) -> Bool {
    guard let call = context.ancestors.last, call.kind == .functionCallExpr else { return false }
    return call.children.first?.id == node.id && uses?[call.id] != nil
  }

  /// Records a use of a property in body evaluation. A use in an action does not count, because the user may never
  /// start it. Code that runs when the view appears also runs in a preview. The callers of a view's methods may be
  /// unknown.
  private mutating func noteShown(_ property: DeclID, at node: SyntaxNode, _ context: RuleContext) {
    if facts.surelyShown.contains(property) { return }
    let analyzer = context.analyzer
    if isSetting(property, analyzer) {
      if mayRunForBody(context) { facts.shown.insert(property) }
    } else if requiredObject(property, analyzer) != nil, runsByItself(node, context, surely: false) {
      facts.shown.insert(property)
      if runsByItself(node, context, surely: true) { facts.surelyShown.insert(property) }
    }
  }

  /// Whether code of a view runs without interaction: in a body, when the view appears, or in a member that such code,
  /// or perhaps unknown code, uses.
  ///
  /// - Parameter surely: whether the code must run on every path.
  private func runsByItself(_ node: SyntaxNode, _ context: RuleContext, surely: Bool, depth: Int = 0) -> Bool {
    let analyzer = context.analyzer
    if context.isViewCode {
      guard isBegun(context) || context.runsWithBody, !surely || !context.isConditionallyPresent(node) else {
        return false
      }
    } else if isBegun(context) {
      return true
    }
    guard let member = context.decl, !analyzer.isViewContent(member), depth < Self.maximumMethods,
      analyzer.isOwnFunction(member) || analyzer.decl(member).kind == .variable
    else { return true }
    let uses = context.helperPlaces(of: member)
    // A private member is not used in other files.
    if uses.isEmpty { return analyzer.decl(member).access > .fileprivateAccess }
    return uses.contains { use in
      // A function that is passed by name runs when the receiver calls it.
      let isCall = use.node.kind == .functionCallExpr || !use.context.isViewCode || !analyzer.isOwnFunction(member)
      return isCall
        ? runsByItself(use.node, use.context, surely: surely, depth: depth + 1)
        : isBegun(use.context) && !(surely && use.context.isConditionallyPresent(use.node))
    }
  }

  /// Whether code runs when its view appears: `.onAppear { load() }`, `.task(load)`.
  private func isBegun(_ context: RuleContext) -> Bool {
    context.enclosingCalls.contains { context.begins($0.call) }
  }

  /// The maximum depth of methods that call each other.
  private static let maximumMethods = 3

  /// Whether a property belongs to a class and is stored elsewhere, by its wrapper or its accessors.
  private func isSetting(_ property: DeclID, _ analyzer: Analyzer) -> Bool {
    guard let owner = analyzer.owner(of: property).flatMap({ analyzer.nominal(of: $0) }),
      analyzer.decl(owner).kind == .classType
    else { return false }
    guard let wrapper = analyzer.propertyWrappers(of: property).first else {
      return analyzer.isOwn(property) && analyzer.outsideStore(of: property) != nil
    }
    if analyzer.isOwn(wrapper.decl) { return analyzer.outsideStore(of: property) != nil }
    return analyzer.fact(.subscribes, of: wrapper.decl) != nil
  }

  /// Whether body evaluation runs the code, or the code returns a value synchronously, so that body evaluation may call
  /// it.
  private func mayRunForBody(_ context: RuleContext) -> Bool {
    if context.isInView { return context.runsForBody }
    guard let decl = context.decl else { return false }
    let analyzer = context.analyzer
    switch analyzer.decl(decl).kind {
    case .variable: return analyzer.decl(decl).has(.isComputed)
    case .function:
      let signature = analyzer.signature(of: decl)
      return !signature.isAsync && signature.result != analyzer.void
    default: return false
    }
  }

  private mutating func note(open name: Token, _ node: SyntaxNode, _ context: RuleContext) {
    let label = node.name(of: name)
    note(open: label, context)
    // `$text` and `_text` are parts of `text`.
    if label.isProjection || label.isStorage { note(open: Name(String(label.text.dropFirst())), context) }
  }

  private mutating func note(open label: Name, _ context: RuleContext) {
    // Most unresolved names are local variables.
    guard context.analyzer.program.declaresMember(label) else { return }
    if let owner = context.ownerType {
      facts.openNames.insert(ProgramFacts.Input(view: owner, label: label))
    } else if let owner = context.decl.flatMap({ context.analyzer.owner(of: $0) }) {
      let node = context.analyzer.node(of: owner)
      guard let type = node.children.first(where: \.kind.isType)?.lastToken else { return }
      facts.openExtensionNames[node.name(of: type), default: []].insert(label)
    }
  }

  /// - Parameter value: the assigned value; `nil` if it is unknown.
  mutating func readWrite(_ target: SyntaxNode, _ context: RuleContext, value: SyntaxNode? = nil) {
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
      for part in target.children { readWrite(part.argumentValue, context) }
      return
    }
    // An initializer sets the first value.
    if let decl = context.decl, analyzer.isInitializer(decl) {
      if let use = uses?[target.id] {
        facts.initialized.insert(use.decl)
        facts.replaced.insert(use.decl)
      }
      return
    }
    guard let use = uses?[target.id] else { return touch(target, context) }
    guard context.isOwn(use.decl), analyzer.decl(use.decl).kind == .variable else {
      // A write to a member of a SwiftUI or standard library value writes the value.
      if target.kind == .memberAccessExpr, let base = target.children.first, base.kind.isExpr { touch(base, context) }
      return
    }
    // An assignment to a value that was just made sets it up.
    if target.kind == .memberAccessExpr, analyzer.propertyWrappers(of: use.decl).isEmpty, context.isMadeHere(target) {
      return
    }
    facts.replaced.insert(use.decl)
    note(written: use.decl, at: target, isOfNew: value.map { isNewIdentity($0, context) } ?? false, context)
    // A write to a member of a structure writes the structure.
    if target.kind == .memberAccessExpr, let base = target.children.first, base.kind.isExpr,
      let owner = context.nominal(of: base), analyzer.decl(owner).kind == .structure
    {
      readWrite(base, context)
    }
  }

  /// Records an unresolved call or assignment on a value, which may write the property that stores the value.
  mutating func touch(_ node: SyntaxNode, _ context: RuleContext) {
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

  /// - Parameter isOfNew: whether the written element gets a new identity by the assignment.
  private mutating func note(
    written property: DeclID, at node: SyntaxNode, isBound: Bool = false, isOfNew: Bool = false,
    _ context: RuleContext
  ) {
    guard context.isOwn(property) else { return }
    if isOfTests {
      facts.writtenByTests.insert(property)
      return
    }
    let place = ProgramFacts.Place(file: context.fileID, range: node.range)
    if facts.written[property] == nil { facts.written[property] = place }
    guard facts.edited[property] == nil, !isOfNew, isBound || !context.isCopyToAdd(node) else { return }
    if isBound || context.isOfShownType {
      facts.edited[property] = place
    } else {
      noteEdit(of: property, byOwnTypeAt: place, context)
    }
  }

  /// Whether a value is unique, as `UUID()` is. An element with a new identifier is another element.
  private func isNewIdentity(_ value: SyntaxNode, _ context: RuleContext) -> Bool {
    guard let decl = context.freshPart(of: value).flatMap({ context.record.decl(of: $0) }) else { return false }
    return [.random, .ambient].allSatisfy { context.analyzer.catalogueText($0, of: decl) == nil }
  }

  /// Records a write by the property's own type. The setter of a computed property sets up the stored properties.
  private mutating func noteEdit(
    of property: DeclID, byOwnTypeAt place: ProgramFacts.Place, _ context: RuleContext
  ) {
    let analyzer = context.analyzer
    guard let decl = context.decl, let owner = context.ownerType,
      owner == analyzer.owner(of: property).flatMap({ analyzer.nominal(of: $0) }),
      !(analyzer.decl(decl).kind == .variable && analyzer.decl(decl).has(.isComputed)), !context.isOnlyForInitializers
    else { return }
    if analyzer.decl(decl).has(.isMutating) {
      facts.editedByValues[property, default: [:]][decl] = place
    } else {
      facts.edited[property] = place
    }
  }
}
