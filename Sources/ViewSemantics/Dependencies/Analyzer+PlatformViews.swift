import ViewCatalog
import ViewSource

/// Views and modifiers without a body: SwiftUI calls a function of theirs to update what they show, as `updateUIView`, or
/// to have another modifier, and gives it the environment.
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
      for requirement in children(of: ancestor)
      where catalogueText(.updates, of: requirement) != nil || catalogueText(.resolves, of: requirement) != nil {
        found = memberDecls(decl(requirement).name, of: view).first { isOwn($0) && !isProtocolMember($0) }
      }
    }
    updatingMembers[view] = found
    return found
  }

  /// Whether SwiftUI updates what a view shows when anything around it in the environment is another, read or not.
  func isUpdatedByEnvironment(_ view: DeclID) -> Bool {
    ancestors(of: view).contains { ancestor in
      decl(ancestor).kind == .protocolType && isFromCatalogue(ancestor)
        && children(of: ancestor).contains { catalogueText(.updates, of: $0) != nil }
    }
  }

  /// Whether a property is a value of the environment: `isEnabled` of `context.environment`.
  func isValueOfEnvironment(_ property: DeclID) -> Bool {
    guard decl(property).kind == .variable, let values = knownDecl(.environmentValues) else { return false }
    return owner(of: property).flatMap { nominal(of: $0) } == values
  }

  /// The values of the environment that the function reads by which a view is updated.
  func environmentRead(byUpdateOf view: DeclID) -> [DeclID] {
    guard contentMember(of: view) == nil, let update = updatingMember(of: view) else { return [] }
    return DependencyWalker(self, itself: typeItself(view)).walk(update).map(\.property).filter {
      isValueOfEnvironment($0)
    }
  }
}
