import ViewSemantics
import ViewSource

/// The places where views are made and shown, as far as claims need them.
struct ViewPlaces: Sendable {
  private var outermost = RootViews()
  private var firstScreens = InitialScreens()
  private var makers = ViewMakers()
  /// The views that navigation pushes, and the views that pushed helpers make.
  private var pushed: Set<DeclID> = []
  private var previewOnly = DeclSet()
  private var stills = DeclSet()

  /// No places, before the facts are complete.
  init() {}

  /// Walks all uses on two threads.
  init(_ claims: [Claim], _ facts: ProgramFacts, _ program: Program, jobs: Int) {
    let halves = Workers.map(2, jobs: jobs) { number in
      var half = ViewPlaces()
      if number == 0 {
        half.outermost = RootViews(claims, facts)
        half.firstScreens = InitialScreens(claims, facts)
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

  /// Whether the view has an `outermost` claim that holds: only scenes, sheets and previews show it.
  func isOutermost(_ view: DeclID) -> Bool { outermost.contains(view) }

  /// Whether the view has a claim about the first screen, and is part of it.
  func isOfFirstScreen(_ view: DeclID) -> Bool { firstScreens.contains(view) }

  /// Whether a view of the first screen stays as long as the screen.
  func lasts(_ view: DeclID) -> Bool { firstScreens.lasts(view) }

  /// Whether the view has a `remadeByViews` claim, and every maker stores it in a UIKit object or is not a view.
  func areMadeOnce(_ view: DeclID, _ analyzer: Analyzer) -> Bool { makers.makeOnce(view, analyzer) }

  /// Whether only previews show the views of a declaration.
  func areOnlyForPreviews(_ decl: DeclID) -> Bool { previewOnly.contains(decl) }

  /// Whether only widgets, pictures and previews show the views of a declaration.
  func areRenderedOnly(_ decl: DeclID) -> Bool { stills.contains(decl) }

  /// Whether navigation pushes a view as a screen.
  func isPushed(_ view: DeclID) -> Bool { pushed.contains(view) }

  /// Visits each declaration that leads to a screen once.
  private static func findPushed(_ facts: ProgramFacts, _ program: Program) -> Set<DeclID> {
    var found = facts.pushed
    var open = Array(found)
    while let next = open.popLast() {
      // The body of a pushed view makes parts of the screen, not screens.
      if program.decl(next).kind.isNominal { continue }
      for edge in facts.graph.edges[next] ?? [] where !edge.isLater && found.insert(edge.target).inserted {
        open.append(edge.target)
      }
    }
    return found
  }
}
