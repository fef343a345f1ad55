import ViewMachine
import ViewSemantics
import ViewSource

/// A view with a body as it was seen in a run: where the bodies of the views around it have put it.
public struct ObservedIdentity: Hashable, Sendable {
  /// As `viewlint identity` writes it, with the identifiers of the run: `ContentView.body/VStack/ForEach(3)`; from the
  /// nearest view outwards, since what a view is given belongs to the one that gives it.
  public let paths: [Place]
  /// The name of its type, without generic arguments.
  public let view: String
  /// Whether it is in what a modifier of the program puts around its content: further outwards its place is not known.
  public let isInModifier: Bool
  /// Where the program makes it.
  public let source: SourcePlace?

  /// A place in a view's body.
  public struct Place: Hashable, Sendable {
    /// The name of the view's type.
    public let owner: String
    public let path: String
  }
}

extension Graph {
  /// The views with a body that are alive and that the body of another view of the program has put where they are.
  public var observedIdentities: [ObservedIdentity] {
    var result: [ObservedIdentity] = []
    var open = [window].compactMap { $0 }
    while let node = open.popLast() {
      open += node.children
      guard case .body(let plan) = node.behavior, machine.conforms(node.type, to: "View") else { continue }
      var segments: [String] = []
      var paths: [ObservedIdentity.Place] = []
      var isInModifier = false
      var current = node
      while let parent = current.parent {
        // What is declared elsewhere is where that is.
        if let place = current.declaring {
          guard let node = place.node, node !== current else { break }
          if !current.segment.isEmpty { segments.append(current.segment) }
          current = node
          continue
        }
        if case .body(let owner) = parent.behavior {
          // What a hosting controller shows has no place in a body.
          if owner.platform != nil { break }
          // Of what a modifier's body places, the place in the modifier is no place in the view.
          guard machine.conforms(parent.type, to: "View"), analyzer.isOwn(types.decl(parent.type)) else {
            isInModifier = true
            break
          }
          let own = segments + ["\(owner.name).body"]
          paths.append(ObservedIdentity.Place(owner: owner.name, path: own.reversed().joined(separator: "/")))
          segments.append("\(owner.name)/body")
          current = parent
          continue
        }
        if !current.segment.isEmpty { segments.append(current.segment) }
        current = parent
      }
      if paths.isEmpty { continue }
      result.append(
        ObservedIdentity(paths: paths, view: plan.name, isInModifier: isInModifier, source: node.source))
    }
    return result
  }
}
