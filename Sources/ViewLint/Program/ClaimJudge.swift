import ViewSemantics
import ViewSource

/// Answers whether what rules claim of a program holds, from the facts of all its files.
struct ClaimJudge: Sendable {
  let facts: ProgramFacts
  let remade: RemadeViews
  let outermost: OutermostViews
  let users: MemberUsers
  let makers: ViewMakers
  /// What navigation shows as screens, and what the helpers make that give it them.
  private let pushed: Set<DeclID>
  private let previewOnly: DeclSet
  private let stills: DeclSet
  /// The properties of other views that are bindings to a property.
  let bindings: [DeclID: [ProgramFacts.Input]]

  init(_ claims: [[Claim]], _ facts: ProgramFacts, _ remade: RemadeViews, _ program: Program) {
    self.facts = facts
    self.remade = remade
    outermost = OutermostViews(claims, facts)
    users = MemberUsers(claims, facts)
    makers = ViewMakers(claims, facts)
    pushed = ClaimJudge.findPushed(facts, program)
    previewOnly = PreviewFinder(facts.graph).previewOnly()
    stills = PreviewFinder(facts.graph).still()
    bindings = ClaimJudge.findBindings(facts)
  }

  /// A place in a view's code that makes another view and runs again while that is there; `nil` if none is known.
  func remake(of view: DeclID) -> ProgramFacts.Place? { remade.remake(of: view, facts) }

  /// Whether nothing but previews shows what a declaration makes.
  func isOnlyForPreviews(_ decl: DeclID) -> Bool { previewOnly.contains(decl) }

  /// Whether nothing but widgets and previews shows what a declaration makes.
  func isStill(_ decl: DeclID) -> Bool { stills.contains(decl) }

  /// Whether navigation shows a view as a screen.
  func isPushed(_ view: DeclID) -> Bool { pushed.contains(view) }

  private static func findBindings(_ facts: ProgramFacts) -> [DeclID: [ProgramFacts.Input]] {
    var found: [DeclID: [ProgramFacts.Input]] = [:]
    for (input, given) in facts.given where input.label.isProjection {
      let bound = ProgramFacts.Input(view: input.view, label: Name(String(input.label.text.dropFirst())))
      for source in given { found[source.property, default: []].append(bound) }
    }
    return found
  }

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
