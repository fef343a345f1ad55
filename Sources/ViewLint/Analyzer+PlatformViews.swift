import ViewCatalog
import ViewSemantics

/// The protocol methods of a representable type that SwiftUI calls.
extension Analyzer {
  /// Whether a function is the one that SwiftUI calls at each update of the platform view.
  func updatesPlatformView(_ function: DeclID, of owner: DeclID) -> Bool {
    let labels = signature(of: function).parameters.map(\.label)
    return !labels.isEmpty
      && ancestors(of: owner).contains { ancestor in
        guard isFromCatalogue(ancestor) else { return false }
        return directMembers(of: ancestor, named: decl(function).name).contains { member in
          catalogueText(.updates, of: member) != nil && signature(of: member).parameters.map(\.label) == labels
        }
      }
  }
}
