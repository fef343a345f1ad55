import ViewCatalog
import ViewSource

/// Views without a body: SwiftUI calls a function of theirs to update what they show, as `updateUIView`.
extension Analyzer {
  /// What runs when a view is updated: its body, or the function that updates what another framework draws.
  func updatedMember(of view: DeclID) -> DeclID? { contentMember(of: view) ?? updatingMember(of: view) }

  /// Of a member the type whose update it is.
  func updating(at id: DeclID) -> (content: DeclID, nominal: DeclID)? {
    guard decl(id).kind == .function, program.isRequired(decl(id).name), let owner = owner(of: id),
      let nominal = nominal(of: owner), updatingMember(of: nominal) == id
    else { return nil }
    return (id, nominal)
  }

  func updatingMember(of view: DeclID) -> DeclID? {
    if let known = updatingMembers[view] { return known }
    var found: DeclID?
    for ancestor in ancestors(of: view) where decl(ancestor).kind == .protocolType && isFromCatalogue(ancestor) {
      for requirement in children(of: ancestor) where catalogueText(.updates, of: requirement) != nil {
        found = memberDecls(decl(requirement).name, of: view).first { isOwn($0) && !isProtocolMember($0) }
      }
    }
    updatingMembers[view] = found
    return found
  }
}
