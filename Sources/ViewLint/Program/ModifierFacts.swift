import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// The uses of the program's own modifiers and generic views, with the views that they are used on.
struct ModifierFacts: Sendable {
  /// The declarations that use a modifier: a function in an extension of `View`, or a type of modifiers or styles.
  private var users: [DeclID: Set<DeclID>] = [:]
  /// The modifiers that are used on a view that is not known.
  private var usedOnUnknownViews: Set<DeclID> = []
  /// The views that a modifier is used on. A rule's query decides later which state these views own.
  private var modified: [DeclID: [Place]] = [:]
  /// The calls that make a generic view. The view shows its arguments, so they are treated like modified views.
  private var makers: [DeclID: [Place]] = [:]

  mutating func merge(_ others: [ModifierFacts]) {
    users.merge(all: others.map(\.users)) { $0.union($1) }
    usedOnUnknownViews.formUnion(ofAll: others.map(\.usedOnUnknownViews))
    modified.merge(all: others.map(\.modified)) { $0 + $1 }
    makers.merge(all: others.map(\.makers)) { $0 + $1 }
  }

  /// A node in the body of a declaration.
  private struct Place: Sendable {
    let decl: DeclID
    let node: NodeID

    /// The node, with a context that knows its types.
    func find(_ analyzer: Analyzer) -> (node: SyntaxNode, context: RuleContext) {
      let context = RuleContext(analyzer, decl.file)
      context.enter(decl)
      return (analyzer.program.file(decl.file).tree.node(node), context)
    }
  }

  /// `shown(if: isOn)`
  mutating func read(_ call: SyntaxNode, calling function: DeclID, _ context: RuleContext) {
    guard context.analyzer.isModifierOfViews(function), let decl = context.decl else { return }
    users[function, default: []].insert(decl)
    note(function, on: context.modified(call), in: decl)
  }

  /// `modifier(Highlight(isOn: true))`, and styles, whose configured views are not known here.
  mutating func read(_ call: SyntaxNode, making made: DeclID, _ context: RuleContext) {
    guard let decl = context.decl else { return }
    if context.conforms(made, to: .view) {
      // `Adaptive { Editor() }`: a generic view may show its content at different positions.
      guard context.analyzer.node(of: made).child(.genericParameterClause) != nil else { return }
      users[made, default: []].insert(decl)
      // A preview's closure is a local declaration of this analyzer, so later queries cannot look it up.
      if decl.file == context.fileID { makers[made, default: []].append(Place(decl: decl, node: call.id)) }
      return
    }
    users[made, default: []].insert(decl)
    guard context.conforms(made, to: .viewModifier) else {
      usedOnUnknownViews.insert(made)
      return
    }
    let around = context.ancestors.last { $0.kind != .labeledExpr }
    let isGiven = around.map { context.isUse($0, of: CatalogueMember.modifier) } ?? false
    note(made, on: isGiven ? around.flatMap { context.modified($0) } : nil, in: decl)
  }

  private mutating func note(_ modifier: DeclID, on view: SyntaxNode?, in decl: DeclID) {
    if let view {
      modified[modifier, default: []].append(Place(decl: decl, node: view.id))
    } else {
      usedOnUnknownViews.insert(modifier)
    }
  }

  /// Whether a modified view may own state that is lost with its identity.
  private static func mayLose(_ view: Place, _ analyzer: Analyzer) -> Bool {
    let (node, context) = view.find(analyzer)
    return !context.ownsNoState(node)
  }

  /// Whether the call passes to the generic view a view that may own state.
  private static func givesSomething(_ maker: Place, _ analyzer: Analyzer) -> Bool {
    let (call, context) = maker.find(analyzer)
    return analyzer.arguments(of: call, context.record).contains { argument in
      let given = context.record.blocks[argument.node.id] ?? context.record.types[argument.node.id]
      return given.map { analyzer.isView($0) && !context.ownsNoState($0) } ?? false
    }
  }

  /// Whether the program uses a modifier on a view that may own state. Without an app, the users of a public modifier,
  /// or of one that no code uses, are unknown, because the program may be a library or an excerpt.
  ///
  /// - Parameter openNames: the callee names of unresolved calls, which may call the modifier.
  func takeSomething(_ modifier: DeclID, hasApp: Bool, openNames: Set<Name>, _ analyzer: Analyzer) -> Bool {
    let isOnlyUsedHere = analyzer.decl(modifier).access <= .internalAccess && users[modifier] != nil
    guard hasApp || isOnlyUsedHere, !openNames.contains(analyzer.decl(modifier).name),
      analyzer.isWholeModule(around: modifier.file)
    else { return true }
    var seen: Set<DeclID> = []
    guard isUsed(modifier, &seen, openNames, analyzer) else { return false }
    return usedOnUnknownViews.contains(modifier)
      || modified[modifier]?.contains { Self.mayLose($0, analyzer) } ?? false
      || makers[modifier]?.contains { Self.givesSomething($0, analyzer) } ?? false
  }

  /// Whether a modifier is used, not counting uses in a modifier that is itself never used.
  private func isUsed(
    _ modifier: DeclID, _ seen: inout Set<DeclID>, _ openNames: Set<Name>, _ analyzer: Analyzer
  ) -> Bool {
    guard seen.insert(modifier).inserted else { return false }
    if openNames.contains(analyzer.decl(modifier).name) { return true }
    return users[modifier]?.contains { user in
      !analyzer.isModifierOfViews(user) || isUsed(user, &seen, openNames, analyzer)
    } ?? false
  }
}

extension Analyzer {
  /// Whether a function is declared in an extension of `View`.
  func isModifierOfViews(_ id: DeclID) -> Bool {
    decl(id).kind == .function && isOwn(id) && owner(of: id).flatMap { nominal(of: $0) } == knownDecl(Name.view)
  }
}

extension RuleContext {
  /// Whether a view is known to lose nothing but a running animation with its identity: neither the view nor its
  /// subviews own state.
  func ownsNoState(_ view: SyntaxNode) -> Bool {
    guard let known = type(of: view), analyzer.isView(known) else { return false }
    return ownsNoState(known)
  }

  /// The same for a view of the given type.
  func ownsNoState(_ known: TypeID) -> Bool {
    let type = analyzer.resolvingOpaque(known)
    guard analyzer.isComplete(type) else { return false }
    if mayHideViews(type) { return false }
    let owned = analyzer.ownedState(in: type, includesLater: false)
    return owned.isEmpty && !owned.isCut
  }

  /// Whether a type does not tell which views it contains: a generic parameter, a type-erased view, the content of a
  /// modifier or a style.
  private func mayHideViews(_ type: TypeID) -> Bool {
    let types = analyzer.types
    switch types.kind(type) {
    case .nominal:
      let decl = types.decl(type)
      // `ButtonStyleConfiguration.Label`
      let isPart = analyzer.isFromCatalogue(decl) && analyzer.owner(of: decl) != nil && analyzer.isView(type)
      return isPart || analyzer.decl(decl).kind == .protocolType
        || analyzer.catalogueText(.erases, of: decl) != nil
        || analyzer.catalogueText(.placeholder, of: decl) != nil
        || types.arguments(type).contains { mayHideViews($0) }
    case .tuple: return types.arguments(type).contains { mayHideViews($0) }
    case .function: return false
    default: return true
    }
  }
}
