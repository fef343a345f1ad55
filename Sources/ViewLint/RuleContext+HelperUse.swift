import ViewSemantics
import ViewSource
import ViewSyntax

/// The uses of a view's helpers: `row(item)` in the closure of a `ForEach`.
extension RuleContext {
  /// The result of a search outwards from a node.
  enum Search<Found> {
    case found(Found)
    /// An enclosing node shows that there is no result.
    case none
    /// The search reached the end of the declaration, so its uses decide.
    case outside
  }

  /// The maximum depth of helpers that use each other.
  private static var maximumHelpers: Int { 3 }

  /// The result of a search around a node or, if the code is a helper that makes views, around its uses in the same
  /// type, directly or through other helpers.
  ///
  /// - Parameter throughViews: whether a call that makes a view or modifier of the program counts as a use of its body,
  ///   and a call of a function in an extension of `View` anywhere as a use of the function.
  func hereOrAtUses<Found>(
    of node: SyntaxNode, throughViews: Bool = false, _ find: (RuleContext, SyntaxNode) -> Search<Found>
  ) -> Found? {
    switch find(self, node) {
    case .found(let found): return found
    case .none: return nil
    case .outside: break
    }
    guard let helper = decl, runsWithBody else { return nil }
    var seen: Set<DeclID> = [helper]
    var helpers = [(helper, self)]
    for _ in 0..<Self.maximumHelpers where !helpers.isEmpty {
      var outer: [(DeclID, RuleContext)] = []
      for use in helpers.flatMap({ helper, inner in inner.uses(of: helper, throughViews: throughViews) }) {
        switch find(use.context, use.node) {
        case .found(let found): return found
        case .none: break
        case .outside:
          guard let next = use.context.decl, throughViews || analyzer.decl(next).name != .body,
            seen.insert(next).inserted
          else { break }
          outer.append((next, use.context))
        }
      }
      helpers = outer
    }
    return nil
  }

  private func uses(of helper: DeclID, throughViews: Bool) -> [HelperUse] {
    guard throughViews, let owner = ownerType else { return uses(ofHelper: helper) }
    if analyzer.decl(helper).name == .body { return uses(ofView: owner) }
    return analyzer.isFromCatalogue(owner) && analyzer.decl(helper).kind == .function
      ? calls(of: helper) : uses(ofHelper: helper)
  }

  /// The file of a node that was found at a use of a helper or a view: a file with other members of the type, or a file
  /// that makes the view.
  func file(of node: SyntaxNode) -> SourceFile {
    let files = [fileID] + partsOfType.map(\.file) + analyzer.program.userFileIDs
    let own = files.first { analyzer.program.file($0).tree.root.isInSameTree(as: node) }
    return own.map { analyzer.program.file($0).source } ?? file
  }

  /// The uses of a helper in its type.
  func helperPlaces(of helper: DeclID) -> [HelperUse] {
    uses(ofHelper: helper).filter { use in
      let around = use.context.ancestors.last { $0.id != use.node.id }
      return around?.kind != .functionCallExpr || around?.children.first?.id != use.node.id
    }
  }

  /// The only place in its type that uses a helper; `nil` if there are several. A function that is passed by name is
  /// used where the receiver calls it.
  func onlyPlace(of helper: DeclID) -> HelperUse? {
    let isProperty = analyzer.decl(helper).kind == .variable
    let places = helperPlaces(of: helper).filter { use in
      use.node.kind == .functionCallExpr || (use.context.ancestors.last?.id != use.node.id) == isProperty
    }
    return places.count == 1 ? places.first : nil
  }

  /// A place where a helper is used.
  struct HelperUse {
    let context: RuleContext
    let node: SyntaxNode
  }

  /// The uses of a helper in its type. Walks each body that names the helper once.
  private func uses(ofHelper helper: DeclID) -> [HelperUse] {
    if let known = helperUses[helper] { return known }
    let name = analyzer.decl(helper).name
    var uses: [HelperUse] = []
    for body in bodiesOfType + bodiesElsewhere(thatMayUse: helper)
    where body != helper && analyzer.node(of: body).mentions(name) {
      let other = RuleContext(analyzer, body.file)
      other.enter(body)
      let places = other.record.written.uses.nodes { $0.decl == helper }
      if places.isEmpty { continue }
      let tree = analyzer.program.file(body.file).tree
      other.collectUses(of: helper, in: analyzer.node(of: body), at: places.map { tree.node($0).range }, &uses)
    }
    helperUses[helper] = uses
    return uses
  }

  /// The members with code in extensions of the type in other files, if these files can name the helper.
  func bodiesElsewhere(thatMayUse helper: DeclID) -> [DeclID] {
    guard analyzer.decl(helper).access > .fileprivateAccess else { return [] }
    return partsOfType.filter { $0.file != fileID }.flatMap { analyzer.children(of: $0) }.filter { member in
      switch analyzer.decl(member).kind {
      case .function, .variable: true
      default: false
      }
    }
  }

  /// The declaration of the current type and its extensions.
  private var partsOfType: [DeclID] {
    guard let ownerType, isOwn(ownerType) else { return [] }
    return [ownerType] + analyzer.extensions(of: ownerType)
  }

  /// - Parameter places: the ranges of the uses; the walk visits only their ancestors.
  private func collectUses(
    of helper: DeclID, in node: SyntaxNode, at places: [SourceRange], _ uses: inout [HelperUse]
  ) {
    let isUse = record.written.decl(of: node) == helper
    if isUse { uses.append(HelperUse(context: copy(), node: node)) }
    descend(into: node)
    defer { ascend() }
    // A function that is passed by name is called by the receiver.
    if isUse, node.kind != .functionCallExpr { uses.append(HelperUse(context: copy(), node: node)) }
    for child in node.children where places.contains(where: { child.range.contains($0) }) {
      collectUses(of: helper, in: child, at: places, &uses)
    }
  }
}
