import ViewSemantics
import ViewSource
import ViewSyntax

/// Where the helpers of a view are used: `row(item)` in the closure of a `ForEach`.
extension RuleContext {
  /// What a search outwards from a node has come to.
  enum Search<Found> {
    case found(Found)
    /// Something on the way says that there is none.
    case none
    /// The end of the declaration: what is around it decides.
    case outside
  }

  /// How many helpers are followed that use each other.
  private static var maximumHelpers: Int { 3 }

  /// What is found around a node or, if the code is a helper that makes views, around one of the places of its type that
  /// use it, themselves or through another helper.
  ///
  /// - Parameter throughViews: whether what makes a view of the program uses the body of that view.
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
    guard throughViews, analyzer.decl(helper).name == .body, let view = ownerType else { return uses(ofHelper: helper) }
    return uses(ofView: view)
  }

  /// The file of a node that was found where a helper or a view is used: there may be one with other members of the same
  /// type, and one that makes the view.
  func file(of node: SyntaxNode) -> SourceFile {
    let files = [fileID] + partsOfType.map(\.file) + analyzer.program.userFileIDs
    let own = files.first { analyzer.program.file($0).tree.root.isInSameTree(as: node) }
    return own.map { analyzer.program.file($0).source } ?? file
  }

  /// The places that use a helper of the file's types.
  func helperPlaces(of helper: DeclID) -> [HelperUse] {
    uses(ofHelper: helper).filter { use in
      let around = use.context.ancestors.last { $0.id != use.node.id }
      return around?.kind != .functionCallExpr || around?.children.first?.id != use.node.id
    }
  }

  /// A place where a helper is used.
  struct HelperUse {
    let context: RuleContext
    let node: SyntaxNode
  }

  /// The places of a helper's type that use it. The bodies that name the helper are walked over once.
  private func uses(ofHelper helper: DeclID) -> [HelperUse] {
    if let known = helperUses[helper] { return known }
    let name = analyzer.decl(helper).name
    var uses: [HelperUse] = []
    for body in bodiesOfType + bodiesElsewhere(thatMayUse: helper)
    where body != helper && analyzer.node(of: body).mentions(name) {
      let other = RuleContext(analyzer, body.file)
      other.enter(body)
      let places = other.record.uses.nodes { $0.decl == helper }
      if places.isEmpty { continue }
      let tree = analyzer.program.file(body.file).tree
      other.collectUses(of: helper, in: analyzer.node(of: body), at: places.map { tree.node($0).range }, &uses)
    }
    helperUses[helper] = uses
    return uses
  }

  /// What has code of its own in extensions of the type that stand in other files, if these can name the helper.
  func bodiesElsewhere(thatMayUse helper: DeclID) -> [DeclID] {
    guard analyzer.decl(helper).access > .fileprivateAccess else { return [] }
    return partsOfType.filter { $0.file != fileID }.flatMap { analyzer.children(of: $0) }.filter { member in
      switch analyzer.decl(member).kind {
      case .function, .variable: true
      default: false
      }
    }
  }

  /// The declaration of the type whose code this is, and its extensions.
  private var partsOfType: [DeclID] {
    guard let ownerType, isOwn(ownerType) else { return [] }
    return [ownerType] + analyzer.extensions(of: ownerType)
  }

  /// - Parameter places: where the uses are: only what is around them is walked over.
  private func collectUses(
    of helper: DeclID, in node: SyntaxNode, at places: [SourceRange], _ uses: inout [HelperUse]
  ) {
    let isUse = record.decl(of: node) == helper
    if isUse { uses.append(HelperUse(context: copy(), node: node)) }
    descend(into: node)
    defer { ascend() }
    // What is given by its name is called by whom it is given to.
    if isUse, node.kind != .functionCallExpr { uses.append(HelperUse(context: copy(), node: node)) }
    for child in node.children where places.contains(where: { child.range.contains($0) }) {
      collectUses(of: helper, in: child, at: places, &uses)
    }
  }
}
