import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Who uses the program's own modifiers and generic views, and whether for views that have something to lose.
struct ModifierFacts: Sendable {
  /// The declarations that use a modifier: a function that every view has, or a type whose values are modifiers or styles.
  private var users: [DeclID: Set<DeclID>] = [:]
  /// Those with a condition that are used on a view which may keep something, or of which it is not known.
  private var laden: Set<DeclID> = []
  /// Where generic views are made, which show what they are given. What that has to lose is found out where somebody asks.
  private var makers: [DeclID: [Maker]] = [:]
  private static let conditions: [NodeKind] = [.ifExpr, .switchExpr, .ternaryExpr]

  mutating func merge(_ others: [ModifierFacts]) {
    users.merge(all: others.map(\.users)) { $0.union($1) }
    laden.formUnion(ofAll: others.map(\.laden))
    makers.merge(all: others.map(\.makers)) { $0 + $1 }
  }

  /// A call in the body of a declaration.
  private struct Maker: Sendable {
    let decl: DeclID
    let call: NodeID
  }

  /// `shown(if: isOn)`
  mutating func read(_ call: SyntaxNode, calling function: DeclID, _ context: RuleContext) {
    guard context.analyzer.isModifierOfViews(function), let decl = context.decl else { return }
    users[function, default: []].insert(decl)
    note(function, on: context.modified(call), context)
  }

  /// `modifier(Highlight(isOn: true))`, and styles, of which it is not known here what they are given.
  mutating func read(_ call: SyntaxNode, making made: DeclID, _ context: RuleContext) {
    guard let decl = context.decl else { return }
    if context.conforms(made, to: .view) {
      // `Adaptive { Editor() }`: a view that shows what it is given may do so in one place or another.
      guard context.analyzer.node(of: made).child(.genericParameterClause) != nil else { return }
      users[made, default: []].insert(decl)
      // The closure of a preview is nobody's else to look into.
      if decl.file == context.fileID { makers[made, default: []].append(Maker(decl: decl, call: call.id)) }
      return
    }
    users[made, default: []].insert(decl)
    guard context.conforms(made, to: .viewModifier) else {
      laden.insert(made)
      return
    }
    let around = context.ancestors.last { $0.kind != .labeledExpr }
    let isGiven = around.map { context.isUse($0, of: CatalogueMember.modifier) } ?? false
    note(made, on: isGiven ? around.flatMap { context.modified($0) } : nil, context)
  }

  /// Whether a call gives the view that it makes another view that may have something to lose.
  private func givesSomething(_ maker: Maker, _ analyzer: Analyzer) -> Bool {
    let context = RuleContext(analyzer, maker.decl.file)
    context.enter(maker.decl)
    let call = analyzer.program.file(maker.decl.file).tree.node(maker.call)
    return analyzer.arguments(of: call, context.record).contains { argument in
      let given = context.record.blocks[argument.node.id] ?? context.record.types[argument.node.id]
      return given.map { analyzer.isView($0) && !context.hasNothingToLose($0) } ?? false
    }
  }

  static func hasCondition(_ modifier: DeclID, _ analyzer: Analyzer) -> Bool {
    analyzer.node(of: modifier).subtree.contains { conditions.contains($0.kind) }
  }

  private mutating func note(_ modifier: DeclID, on view: SyntaxNode?, _ context: RuleContext) {
    // Only conditions are asked about.
    guard !laden.contains(modifier), Self.hasCondition(modifier, context.analyzer) else { return }
    if let view, context.hasNothingToLose(view) { return }
    laden.insert(modifier)
  }

  /// Whether somebody uses a modifier on a view that may have something to lose. Without an app nobody knows who uses what
  /// that is public, or that nobody is seen to use: the program may be a library, or no more than an excerpt.
  ///
  /// - Parameter openNames: what is called of which it is not known what it is: perhaps the modifier.
  func takeSomething(_ modifier: DeclID, hasApp: Bool, openNames: Set<Name>, _ analyzer: Analyzer) -> Bool {
    let isOnlyUsedHere = analyzer.decl(modifier).access <= .internalAccess && users[modifier] != nil
    guard hasApp || isOnlyUsedHere, !openNames.contains(analyzer.decl(modifier).name),
      analyzer.program.isWholeModule(around: modifier.file)
    else { return true }
    var seen: Set<DeclID> = []
    guard isUsed(modifier, &seen, openNames, analyzer) else { return false }
    return laden.contains(modifier) || makers[modifier]?.contains { givesSomething($0, analyzer) } ?? false
  }

  /// What only a helper uses that nobody calls is used by nobody.
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
