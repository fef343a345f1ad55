import ViewSemantics
import ViewSource
import ViewSyntax

/// What is known of the views of which it is claimed that they are made again, or that their bodies run again.
struct RemadeViews: Sendable {
  private let views: [Wanted: Remade]
  /// What makes the bodies of views run again when it is written, for the views of which this is claimed and for those that
  /// make others.
  private let subscriptions: [DeclID: [DeclID]]

  /// Where a view may be made to count.
  enum Reach: Sendable {
    /// Where it is shown as long as its maker is.
    case shown
    /// There, and as what a link leads to: the link is given it whenever the body runs.
    case shownOrLinked
    /// There, and where it is presented or pushed, if its maker also runs for what others change: a person who sees the view
    /// can do nothing to its maker.
    case shownOrCovering
  }

  /// What is asked about.
  private struct Wanted: Hashable {
    let view: DeclID
    let reach: Reach
  }

  /// One of these views.
  private struct Remade: Sendable {
    /// Where it is made again, as code about views says.
    var place: ProgramFacts.Place?
    /// Where else it is made, earlier in the source, by views that run again when one of some properties is written.
    var uses: [(place: ProgramFacts.Place, properties: [DeclID])] = []
  }

  /// - Parameter facts: those of code about views.
  init(_ claims: [Claim], _ facts: ProgramFacts, _ program: Program, _ team: WorkerTeam<CalleeTable>) {
    let wanted = Set(
      claims.flatMap { $0.condition?.remadeViews ?? [] }.map { Wanted(view: $0.view, reach: $0.reach) })
    let updated = claims.flatMap { $0.condition?.updatedViews ?? [] }
    let uses = wanted.isEmpty ? [:] : team.one { RemadeViews.uses(of: wanted, facts, $0.analyzer) }
    var subscriptions: [DeclID: [DeclID]] = [:]
    var ownProperties: [DeclID: Set<DeclID>] = [:]
    func ask(_ makers: some Sequence<DeclID>) {
      // Some views make many others: each is asked once.
      let new = Set(makers).filter { subscriptions[$0] == nil }.sorted {
        ($0.file.index, $0.index) < ($1.file.index, $1.index)
      }
      let properties = team.map(new.count, cost: { program.node(of: new[$0]).range.count }) {
        RemadeViews.subscriptions(of: new[$1], $0.analyzer)
      }
      for (maker, found) in zip(new, properties) {
        subscriptions[maker] = found.all
        ownProperties[maker] = found.own
      }
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

  /// A place in a view's code that makes another view and runs again while that is there, because something changes that
  /// the view subscribes to; the first that is known.
  func remake(of view: DeclID, _ reach: Reach, _ facts: ProgramFacts) -> ProgramFacts.Place? {
    guard let remade = views[Wanted(view: view, reach: reach)] else { return nil }
    return remade.place
      ?? remade.uses.first { use in use.properties.contains { facts.written[$0] != nil } }?.place
  }

  /// All that makes a maker of a view run again when it is written.
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

  /// All that makes the body of a view run again when it is written.
  func subscriptions(of view: DeclID) -> [DeclID] { subscriptions[view] ?? [] }

  /// In the order of the source.
  private static func uses(of wanted: Set<Wanted>, _ facts: ProgramFacts, _ analyzer: Analyzer) -> [Wanted: [Use]] {
    // What only a preview makes is made once; a `#Preview` is no declaration.
    let previews = Set(facts.graph.roots.filter(\.isPreview).map(\.decl))
    var targets: [DeclID: [Target]] = [:]
    for wanted in wanted { targets[wanted.view, default: []].append(Target(wanted: wanted)) }
    var found: [Wanted: [Use]] = [:]
    // What is no view's own makes the view for its callers: a function of an extension of all views, or of a route.
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

  /// Whether a type's own body may make the view again.
  private static func isView(_ type: DeclID, _ analyzer: Analyzer) -> Bool {
    guard analyzer.decl(type).kind == .structure else { return false }
    return [.view, .viewModifier].contains { (name: Name) in
      analyzer.knownDecl(name).map { analyzer.ancestors(of: type).contains($0) } ?? false
    }
  }

  /// How many helpers are followed that call each other.
  private static let maximumHelpers = 2

  /// A view, or a helper that makes it, of which the makers are looked for.
  private struct Target {
    let wanted: Wanted
    /// How the view is shown where the helper is called.
    var isLater = false
    var isOfLink = false
    /// Whether the helper makes it only for some cases: `switch route { case .clock: Clock() }`.
    var isOfCases = false

    /// Whether a link's destination counts as what covers the maker.
    var isCovering: Bool { isLater && wanted.reach == .shownOrCovering }

    /// The same where something makes it; `nil` if that does not count.
    func made(by edge: ViewGraph.Edge) -> Target? {
      // Which case is asked for here is not known, unless it is any that is pushed or presented.
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

  /// The properties whose changes run the body of a view again: those that it subscribes to, and what is observed of the
  /// objects in them.
  private static func subscriptions(of view: DeclID, _ analyzer: Analyzer) -> (all: [DeclID], own: Set<DeclID>) {
    // To know what the body reads takes typing it.
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
  fileprivate var remadeViews: [(view: DeclID, reach: RemadeViews.Reach)] {
    switch self {
    case .remade(let view, let reach, _): [(view, reach)]
    case .remadeByViews(let view, _): [(view, .shown)]
    case .all(let parts), .any(let parts): parts.flatMap(\.remadeViews)
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
