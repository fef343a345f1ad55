import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Who uses the program's own modifiers and generic views, and whether for views that have something to lose.
struct ModifierFacts: Sendable {
  /// The declarations that use a modifier: a function that every view has, or a type whose values are modifiers or styles.
  private var users: [DeclID: Set<DeclID>] = [:]
  /// Those that are used on views that are not seen here.
  private var laden: Set<DeclID> = []
  /// The views that modifiers are used on. What these have to lose is found out where a rule asks.
  private var modified: [DeclID: [Place]] = [:]
  /// Where generic views are made, which show what they are given: the same holds of that.
  private var makers: [DeclID: [Place]] = [:]

  mutating func merge(_ others: [ModifierFacts]) {
    users.merge(all: others.map(\.users)) { $0.union($1) }
    laden.formUnion(ofAll: others.map(\.laden))
    modified.merge(all: others.map(\.modified)) { $0 + $1 }
    makers.merge(all: others.map(\.makers)) { $0 + $1 }
  }

  /// A node in the body of a declaration.
  private struct Place: Sendable {
    let decl: DeclID
    let node: NodeID

    /// The node, and the context that knows its types.
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

  /// `modifier(Highlight(isOn: true))`, and styles, of which it is not known here what they are given.
  mutating func read(_ call: SyntaxNode, making made: DeclID, _ context: RuleContext) {
    guard let decl = context.decl else { return }
    if context.conforms(made, to: .view) {
      // `Adaptive { Editor() }`: a view that shows what it is given may do so in one place or another.
      guard context.analyzer.node(of: made).child(.genericParameterClause) != nil else { return }
      users[made, default: []].insert(decl)
      // The closure of a preview is for no other code to look into.
      if decl.file == context.fileID { makers[made, default: []].append(Place(decl: decl, node: call.id)) }
      return
    }
    users[made, default: []].insert(decl)
    guard context.conforms(made, to: .viewModifier) else {
      laden.insert(made)
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
      laden.insert(modifier)
    }
  }

  /// Whether a view that is modified may have something to lose.
  private static func mayLose(_ view: Place, _ analyzer: Analyzer) -> Bool {
    let (node, context) = view.find(analyzer)
    return !context.hasNothingToLose(node)
  }

  /// Whether a call gives the view that it makes another view that may have something to lose.
  private static func givesSomething(_ maker: Place, _ analyzer: Analyzer) -> Bool {
    let (call, context) = maker.find(analyzer)
    return analyzer.arguments(of: call, context.record).contains { argument in
      let given = context.record.blocks[argument.node.id] ?? context.record.types[argument.node.id]
      return given.map { analyzer.isView($0) && !context.hasNothingToLose($0) } ?? false
    }
  }

  /// Whether the program uses a modifier on a view that may have something to lose. Without an app it is not known who uses what
  /// that is public, or that no code is seen to use: the program may be a library, or no more than an excerpt.
  ///
  /// - Parameter openNames: what is called of which it is not known what it is: perhaps the modifier.
  func takeSomething(_ modifier: DeclID, hasApp: Bool, openNames: Set<Name>, _ analyzer: Analyzer) -> Bool {
    let isOnlyUsedHere = analyzer.decl(modifier).access <= .internalAccess && users[modifier] != nil
    guard hasApp || isOnlyUsedHere, !openNames.contains(analyzer.decl(modifier).name),
      analyzer.program.isWholeModule(around: modifier.file)
    else { return true }
    var seen: Set<DeclID> = []
    guard isUsed(modifier, &seen, openNames, analyzer) else { return false }
    return laden.contains(modifier)
      || modified[modifier]?.contains { Self.mayLose($0, analyzer) } ?? false
      || makers[modifier]?.contains { Self.givesSomething($0, analyzer) } ?? false
  }

  /// What only a helper uses that is never called is not used.
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
  /// Whether a function is one that every view has.
  func isModifierOfViews(_ id: DeclID) -> Bool {
    decl(id).kind == .function && isOwn(id) && owner(of: id).flatMap { nominal(of: $0) } == knownDecl(Name.view)
  }
}

extension RuleContext {
  /// Whether it is known of a view that nothing is lost with its identity but a running animation: it keeps nothing, and
  /// neither does anything in it.
  func hasNothingToLose(_ view: SyntaxNode) -> Bool {
    guard let known = type(of: view), analyzer.isView(known) else { return false }
    return hasNothingToLose(known)
  }

  /// The same of a view of a type.
  func hasNothingToLose(_ known: TypeID) -> Bool {
    let type = analyzer.resolvingOpaque(known)
    guard analyzer.isComplete(type) else { return false }
    if mayHideViews(type) { return false }
    let owned = analyzer.ownedState(in: type, includesLater: false)
    return owned.isEmpty && !owned.isCut
  }

  /// Whether a type does not tell which views are in it: a parameter's, one that is erased, what a modifier or a style is
  /// given.
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
