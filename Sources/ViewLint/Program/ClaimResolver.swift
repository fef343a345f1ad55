import ViewSemantics
import ViewSource

/// Decides whether the conditions of claims hold, from the facts of all files of the program.
final class ClaimResolver: Sendable {
  let facts: ProgramFacts
  let remade: ReevaluatedViews
  let users: MemberUsers
  /// The properties of other views that are bound to a property.
  let bindings: [DeclID: [ProgramFacts.Input]]
  /// The views that show and make the views of the program; empty until all facts are merged.
  let views: ViewPlaces
  /// The places that name what claims depend on.
  let named: NamedPlaces

  init(_ claims: [Claim], _ facts: ProgramFacts, _ remade: ReevaluatedViews, _ named: NamedPlaces) {
    self.facts = facts
    self.remade = remade
    self.named = named
    users = MemberUsers(claims, facts)
    bindings = ClaimResolver.findBindings(facts)
    views = ViewPlaces()
  }

  private init(_ judge: ClaimResolver, knowing views: ViewPlaces) {
    facts = judge.facts
    remade = judge.remade
    named = judge.named
    users = judge.users
    bindings = judge.bindings
    self.views = views
  }

  /// A copy of this judge that also knows the places where views are made and shown. The facts must be complete.
  func knowingViews(_ claims: [Claim], _ program: Program, jobs: Int) -> ClaimResolver {
    ClaimResolver(self, knowing: ViewPlaces(claims, facts, program, jobs: jobs))
  }

  /// A place in a view's code that makes another view and is evaluated again during the lifetime of that view; `nil` if
  /// none is known.
  func remake(of view: DeclID, _ reach: ReevaluatedViews.Reach = .shown) -> ProgramFacts.Place? {
    remade.remake(of: view, reach, facts)
  }

  private static func findBindings(_ facts: ProgramFacts) -> [DeclID: [ProgramFacts.Input]] {
    var found: [DeclID: [ProgramFacts.Input]] = [:]
    for (input, given) in facts.given where input.label.isProjection {
      let bound = ProgramFacts.Input(view: input.view, label: Name(String(input.label.text.dropFirst())))
      for source in given { found[source.property, default: []].append(bound) }
    }
    return found
  }
}
