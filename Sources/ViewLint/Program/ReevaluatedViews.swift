import ViewSemantics
import ViewSource
import ViewSyntax

/// The re-evaluations of the views with claims that they are made again, or that their bodies are evaluated again.
struct ReevaluatedViews: Sendable {
  private let views: [Wanted: Remade]
  /// The properties whose changes invalidate a view, for the views in these claims and for the views that make them.
  private let subscriptions: [DeclID: [DeclID]]

  /// The kinds of places that count as making a view.
  enum Reach: Sendable {
    /// Places where the view is shown as long as its maker is.
    case shown
    /// Those, and the destinations of links: body evaluation passes the destination to the link.
    case shownOrLinked
    /// Those, and places where the view is presented or pushed, if changes from outside also invalidate the maker. A
    /// user who sees the view cannot interact with the maker.
    case shownOrCovering
  }

  /// The key of a query.
  private struct Wanted: Hashable {
    let view: DeclID
    let reach: Reach
  }

  /// The places where one of the views is made.
  private struct Remade: Sendable {
    /// The first known place where the view is made again.
    var place: ProgramFacts.Place?
    /// Earlier places in the source, with the properties whose changes would make the view again there.
    var uses: [(place: ProgramFacts.Place, properties: [DeclID])] = []
  }

  /// - Parameter facts: the facts of the code that the rules visit.
  init(_ claims: [Claim], _ facts: ProgramFacts, _ program: Program, _ team: WorkerPool<CalleeTable>) {
    let wanted = Set(
      claims.flatMap { $0.condition?.remadeViews ?? [] }.map { Wanted(view: $0.view, reach: $0.reach) })
    let updated = claims.flatMap { $0.condition?.updatedViews ?? [] }
    let uses = wanted.isEmpty ? [:] : team.one { ReevaluatedViews.uses(of: wanted, facts, $0.analyzer) }
    var subscriptions: [DeclID: [DeclID]] = [:]
    var ownProperties: [DeclID: Set<DeclID>] = [:]
    func ask(_ makers: some Sequence<DeclID>) {
      // Some views make many others; each is queried once.
      let new = Set(makers).filter { subscriptions[$0] == nil }.sorted {
        ($0.file.index, $0.index) < ($1.file.index, $1.index)
      }
      let properties = team.map(new.count, cost: { program.node(of: new[$0]).range.count }) {
        ReevaluatedViews.subscriptions(of: new[$1], $0.analyzer)
      }
      for (maker, found) in zip(new, properties) {
        subscriptions[maker] = found.all
        ownProperties[maker] = found.own
      }
    }
    ask(updated)
    var views = uses.mapValues { _ in Remade() }
    // Finding the sources that invalidate a view requires type-checking all that its body calls. The makers are
    // therefore queried one after another, until one is found to be evaluated again.
    var open = uses.mapValues { $0[...] }
    while !open.isEmpty {
      ask(open.values.compactMap(\.first?.maker))
      for (view, uses) in open {
        guard let use = uses.first else { continue }
        var properties = subscriptions[use.maker] ?? []
        if use.isCovered { properties.removeAll { ownProperties[use.maker]?.contains($0) ?? false } }
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

  /// The first known place in a view's code that makes another view and is evaluated again during the lifetime of that
  /// view, because a source changes that the maker subscribes to.
  func remake(of view: DeclID, _ reach: Reach, _ facts: ProgramFacts) -> ProgramFacts.Place? {
    guard let remade = views[Wanted(view: view, reach: reach)] else { return nil }
    return remade.place
      ?? remade.uses.first { use in use.properties.contains { facts.written[$0] != nil } }?.place
  }

  /// The properties whose changes invalidate a maker of a view.
  func properties(of view: DeclID, _ reach: Reach) -> [DeclID] {
    views[Wanted(view: view, reach: reach)]?.uses.flatMap(\.properties) ?? []
  }

  /// A place where a view is made.
  private struct Use: Sendable {
    let maker: DeclID
    let place: ProgramFacts.Place
    /// Whether the view covers its maker.
    var isCovered = false
  }

  /// The properties whose changes invalidate a view.
  func subscriptions(of view: DeclID) -> [DeclID] { subscriptions[view] ?? [] }

  /// The places where the wanted views are made, in source order.
  private static func uses(of wanted: Set<Wanted>, _ facts: ProgramFacts, _ analyzer: Analyzer) -> [Wanted: [Use]] {
    // A view that only a preview makes is made once. A `#Preview` is not a declaration.
    let previews = Set(facts.graph.roots.filter(\.isPreview).map(\.decl))
    var targets: [DeclID: [Target]] = [:]
    for wanted in wanted { targets[wanted.view, default: []].append(Target(wanted: wanted)) }
    var found: [Wanted: [Use]] = [:]
    // A member of a type that is not a view makes the view for its callers: a function in an extension of `View`, or a
    // member of a route.
    for _ in 0...maximumHelpers where !targets.isEmpty {
      var helpers: [DeclID: [Target]] = [:]
      for (from, edges) in facts.graph.edges where !previews.contains(from) {
        for edge in edges {
          guard let targets = targets[edge.target],
            let maker = analyzer.owner(of: from).flatMap({ analyzer.nominal(of: $0) })
          else { continue }
          let isView = isView(maker, analyzer)
          for target in targets where maker != target.wanted.view {
            guard let next = target.made(by: edge) else { continue }
            if isView {
              found[next.wanted, default: []].append(
                Use(maker: maker, place: edge.place, isCovered: next.isCovering))
            } else if next.wanted.reach != .shown {
              helpers[from, default: []].append(next)
            }
          }
        }
      }
      targets = helpers
    }
    return found.mapValues { uses in
      uses.sorted { ($0.place.file.index, $0.place.range.start) < ($1.place.file.index, $1.place.range.start) }
    }
  }

  /// Whether the type is a view or a view modifier, whose own body may make the view again.
  private static func isView(_ type: DeclID, _ analyzer: Analyzer) -> Bool {
    guard analyzer.decl(type).kind == .structure else { return false }
    return [.view, .viewModifier].contains { (name: Name) in
      analyzer.knownDecl(name).map { analyzer.ancestors(of: type).contains($0) } ?? false
    }
  }

  /// The maximum depth of helpers that call each other.
  private static let maximumHelpers = 2

  /// A view, or a helper that makes it, whose makers the search looks for.
  private struct Target {
    let wanted: Wanted
    /// How the view is shown at the call of the helper.
    var isLater = false
    var isOfLink = false
    /// Whether the helper makes the view only for some cases: `switch route { case .clock: Clock() }`.
    var isOfCases = false

    /// Whether the view covers its maker. A link's destination counts, too.
    var isCovering: Bool { isLater && wanted.reach == .shownOrCovering }

    /// The target at a place that makes it; `nil` if the place does not count.
    func made(by edge: ViewGraph.Edge) -> Target? {
      // The case at this place is unknown, so only presented and pushed views count.
      if isOfCases, !edge.isLater || edge.isOfLink { return nil }
      var next = self
      next.isOfCases = !edge.cases.isEmpty
      if edge.isLater {
        next.isOfLink = edge.isOfLink && (isOfLink || !isLater)
        next.isLater = true
      }
      return switch wanted.reach {
      case .shown: next.isLater ? nil : next
      case .shownOrLinked: next.isLater && !next.isOfLink ? nil : next
      case .shownOrCovering: next
      }
    }
  }

  /// The properties whose changes invalidate a view: those that it subscribes to, and the observed properties of the
  /// objects in them.
  private static func subscriptions(of view: DeclID, _ analyzer: Analyzer) -> (all: [DeclID], own: Set<DeclID>) {
    // Finding the properties that a body reads requires type-checking it.
    let mayDepend = analyzer.children(of: view).contains { member in
      analyzer.decl(member).kind == .variable
        && (analyzer.decl(member).has(.hasCustomAttributes) || object(in: member, analyzer) != nil)
    }
    guard mayDepend else { return ([], []) }
    let all = analyzer.subscriptions(of: view).flatMap { subscription in
      let object = object(in: subscription.property, analyzer)
      return [subscription.property] + (object.map { analyzer.children(of: $0).filter(analyzer.isObserved) } ?? [])
    }
    return (all, Set(all.filter { analyzer.owner(of: $0).flatMap { analyzer.nominal(of: $0) } == view }))
  }

  /// The class of the object that a property stores.
  private static func object(in property: DeclID, _ analyzer: Analyzer) -> DeclID? {
    let type = analyzer.variableType(of: property)
    guard analyzer.types.kind(type) == .nominal, analyzer.decl(analyzer.types.decl(type)).kind == .classType else {
      return nil
    }
    return analyzer.types.decl(type)
  }
}

extension ProgramCondition {
  /// The views whose re-creations the condition asks for.
  fileprivate var remadeViews: [(view: DeclID, reach: ReevaluatedViews.Reach)] {
    switch self {
    case .remade(let view, let reach, _): [(view, reach)]
    case .remadeByViews(let view, _): [(view, .shown)]
    case .all(let parts), .any(let parts): parts.flatMap(\.remadeViews)
    default: []
    }
  }

  /// The views whose invalidations the condition asks for.
  fileprivate var updatedViews: [DeclID] {
    switch self {
    case .updated(let view, _), .updatedByObject(let view, _): [view]
    case .all(let parts), .any(let parts): parts.flatMap(\.updatedViews)
    default: []
    }
  }
}
