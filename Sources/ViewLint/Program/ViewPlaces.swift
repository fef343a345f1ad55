import ViewSemantics
import ViewSource

/// Where views are made and what shows them, as far as rules claim something about that.
struct ViewPlaces: Sendable {
  private var outermost = OutermostViews()
  private var firstScreens = FirstScreens()
  private var makers = ViewMakers()
  /// What navigation shows as screens, and what the helpers make that give it them.
  private var pushed: Set<DeclID> = []
  private var previewOnly = DeclSet()
  private var stills = DeclSet()

  /// Nothing is known yet.
  init() {}

  /// Goes over all uses on two threads.
  init(_ claims: [Claim], _ facts: ProgramFacts, _ program: Program, jobs: Int) {
    let halves = Workers.map(2, jobs: jobs) { number in
      var half = ViewPlaces()
      if number == 0 {
        half.outermost = OutermostViews(claims, facts)
        half.firstScreens = FirstScreens(claims, facts)
        half.makers = ViewMakers(claims, facts)
        half.pushed = ViewPlaces.findPushed(facts, program)
      } else {
        half.previewOnly = PreviewFinder(facts.graph).previewOnly()
        half.stills = PreviewFinder(facts.graph).still()
      }
      return half
    }
    self = halves[0]
    previewOnly = halves[1].previewOnly
    stills = halves[1].stills
  }

  /// Whether only a scene, a sheet or a preview shows a view of which this is claimed.
  func isOutermost(_ view: DeclID) -> Bool { outermost.contains(view) }

  /// Whether nothing presents a view of which this is claimed.
  func isOfFirstScreen(_ view: DeclID) -> Bool { firstScreens.contains(view) }

  /// Whether all that make a view of which this is claimed keep it or are no views.
  func areMadeOnce(_ view: DeclID, _ analyzer: Analyzer) -> Bool { makers.makeOnce(view, analyzer) }

  /// Whether nothing but previews shows what a declaration makes.
  func areOnlyForPreviews(_ decl: DeclID) -> Bool { previewOnly.contains(decl) }

  /// Whether nothing but widgets, pictures and previews shows what a declaration makes.
  func areStill(_ decl: DeclID) -> Bool { stills.contains(decl) }

  /// Whether navigation shows a view as a screen.
  func isPushed(_ view: DeclID) -> Bool { pushed.contains(view) }

  /// Each declaration that leads to a screen is looked at once.
  private static func findPushed(_ facts: ProgramFacts, _ program: Program) -> Set<DeclID> {
    var found = facts.pushed
    var open = Array(found)
    while let next = open.popLast() {
      // The body of a view that is pushed makes parts of the screen.
      if program.decl(next).kind.isNominal { continue }
      for edge in facts.graph.edges[next] ?? [] where !edge.isLater && found.insert(edge.target).inserted {
        open.append(edge.target)
      }
    }
    return found
  }
}
