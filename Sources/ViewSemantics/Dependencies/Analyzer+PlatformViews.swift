import ViewCatalog
import ViewSource

/// Views and modifiers without a body. SwiftUI calls one of their functions with the environment, to update a platform
/// view (`updateUIView`) or to get another modifier.
extension Analyzer {
  /// The member that SwiftUI calls to update a view: its body, or the update function of a platform view.
  func updatedMember(of view: DeclID) -> DeclID? { contentMember(of: view) ?? updatingMember(of: view) }

  /// The type that an update function belongs to; `nil` for other members.
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

  /// Whether any change of the environment updates a view, even if it is not read.
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

  /// The environment values that a view's update function reads.
  func environmentRead(byUpdateOf view: DeclID) -> [DeclID] {
    guard contentMember(of: view) == nil, let update = updatingMember(of: view) else { return [] }
    return DependencyWalker(self, itself: selfType(view)).walk(update).map(\.property).filter {
      isValueOfEnvironment($0)
    }
  }
}
