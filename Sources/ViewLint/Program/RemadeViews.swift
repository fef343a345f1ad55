import ViewSemantics
import ViewSource
import ViewSyntax

/// What is known of the views of which it is claimed that they are made again, or that their bodies run again.
struct RemadeViews: Sendable {
  private let views: [DeclID: Remade]
  /// What makes the bodies of views run again when it is written, for the views of which this is claimed and for those that
  /// make others.
  private let subscriptions: [DeclID: [DeclID]]

  /// One of these views.
  private struct Remade: Sendable {
    /// Where it is made again, as code about views says.
    var place: ProgramFacts.Place?
    /// Where else it is made, earlier in the source, by views that run again when one of some properties is written.
    var uses: [(place: ProgramFacts.Place, properties: [DeclID])] = []
  }

  /// - Parameter facts: those of code about views.
  init(_ claims: [Claim], _ facts: ProgramFacts, _ program: Program, _ team: WorkerTeam<CalleeTable>) {
    let wanted = Set(claims.flatMap { $0.condition?.remadeViews ?? [] })
    let updated = claims.flatMap { $0.condition?.updatedViews ?? [] }
    let uses = wanted.isEmpty ? [:] : team.one { RemadeViews.uses(of: wanted, facts, $0.analyzer) }
    var subscriptions: [DeclID: [DeclID]] = [:]
    func ask(_ makers: some Sequence<DeclID>) {
      // Some views make many others: each is asked once.
      let new = Set(makers).filter { subscriptions[$0] == nil }.sorted {
        ($0.file.index, $0.index) < ($1.file.index, $1.index)
      }
      let properties = team.map(new.count, cost: { program.node(of: new[$0]).range.count }) {
        RemadeViews.subscriptions(of: new[$1], $0.analyzer)
      }
      subscriptions.merge(zip(new, properties)) { first, _ in first }
    }
    ask(updated)
    var views = uses.mapValues { _ in Remade() }
    // To know what makes a view run again takes typing all that its body calls: of many makers one after the other is
    // asked until one runs again.
    var open = uses.mapValues { $0[...] }
    while !open.isEmpty {
      ask(open.values.compactMap(\.first?.maker))
      for (view, uses) in open {
        guard let use = uses.first else { continue }
        let properties = subscriptions[use.maker] ?? []
        if properties.contains(where: { facts.written[$0] != nil }) {
          views[view]?.place = use.place
          open[view] = []
        } else {
          views[view]?.uses.append((use.place, properties))
          open[view] = uses.dropFirst()
        }
      }
      open = open.filter { !$0.value.isEmpty }
    }
    self.subscriptions = subscriptions
    self.views = views
  }

  /// A place in a view's code that makes another view and runs again while that is there, because something changes that
  /// the view subscribes to; the first that is known.
  func remake(of view: DeclID, _ facts: ProgramFacts) -> ProgramFacts.Place? {
    guard let remade = views[view] else { return nil }
    return remade.place
      ?? remade.uses.first { use in use.properties.contains { facts.written[$0] != nil } }?.place
  }

  /// All that makes a maker of a view run again when it is written.
  func properties(of view: DeclID) -> [DeclID] { views[view]?.uses.flatMap(\.properties) ?? [] }

  /// A place where a view is made and shown as long as its maker is.
  private struct Use: Sendable {
    let maker: DeclID
    let place: ProgramFacts.Place
  }

  /// All that makes the body of a view run again when it is written.
  func subscriptions(of view: DeclID) -> [DeclID] { subscriptions[view] ?? [] }

  /// In the order of the source.
  private static func uses(of views: Set<DeclID>, _ facts: ProgramFacts, _ analyzer: Analyzer) -> [DeclID: [Use]] {
    // What only a preview makes is made once; a `#Preview` is no declaration.
    let previews = Set(facts.graph.roots.filter(\.isPreview).map(\.decl))
    var found: [DeclID: [Use]] = [:]
    for (from, edges) in facts.graph.edges where !previews.contains(from) {
      for edge in edges where !edge.isLater && views.contains(edge.target) {
        guard let maker = analyzer.owner(of: from).flatMap({ analyzer.nominal(of: $0) }), maker != edge.target else {
          continue
        }
        found[edge.target, default: []].append(Use(maker: maker, place: edge.place))
      }
    }
    return found.mapValues { uses in
      uses.sorted { ($0.place.file.index, $0.place.range.start) < ($1.place.file.index, $1.place.range.start) }
    }
  }

  /// The properties whose changes run the body of a view again: those that it subscribes to, and what is observed of the
  /// objects in them.
  private static func subscriptions(of view: DeclID, _ analyzer: Analyzer) -> [DeclID] {
    // To know what the body reads takes typing it.
    let mayDepend = analyzer.children(of: view).contains { member in
      analyzer.decl(member).kind == .variable
        && (analyzer.decl(member).has(.hasCustomAttributes) || object(in: member, analyzer) != nil)
    }
    guard mayDepend else { return [] }
    return analyzer.subscriptions(of: view).flatMap { subscription in
      let object = object(in: subscription.property, analyzer)
      return [subscription.property] + (object.map { analyzer.children(of: $0).filter(analyzer.isObserved) } ?? [])
    }
  }

  /// The class of the object that a property holds.
  private static func object(in property: DeclID, _ analyzer: Analyzer) -> DeclID? {
    let type = analyzer.variableType(of: property)
    guard analyzer.types.kind(type) == .nominal, analyzer.decl(analyzer.types.decl(type)).kind == .classType else {
      return nil
    }
    return analyzer.types.decl(type)
  }
}

extension ProgramCondition {
  /// The views of which it tells where they are made again.
  fileprivate var remadeViews: [DeclID] {
    switch self {
    case .remade(let view, _), .remadeByViews(let view): [view]
    case .any(let parts): parts.flatMap(\.remadeViews)
    default: []
    }
  }

  /// The views whose bodies must run again for it to hold.
  fileprivate var updatedViews: [DeclID] {
    switch self {
    case .updated(let view, _), .updatedByObject(let view, _): [view]
    case .all(let parts), .any(let parts): parts.flatMap(\.updatedViews)
    default: []
    }
  }
}
