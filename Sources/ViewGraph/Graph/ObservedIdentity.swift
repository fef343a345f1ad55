import ViewMachine
import ViewSemantics
import ViewSource

/// The observed identity of a view with a body: its paths in the bodies of the enclosing views.
public struct ObservedIdentity: Hashable, Sendable {
  /// The paths as in `viewlint identity`, with the identifiers of the run: `ContentView.body/VStack/ForEach(3)`. They
  /// start with the nearest enclosing view, because the content of a view belongs to the view that passes it.
  public let paths: [Place]
  /// The name of its type, without generic arguments.
  public let view: String
  /// Whether the view is in the body of a modifier of the program. Its place outside of the modifier is then unknown.
  public let isInModifier: Bool
  /// The source location of the view.
  public let source: SourcePlace?

  /// A place in a view's body.
  public struct Place: Hashable, Sendable {
    /// The name of the view's type.
    public let owner: String
    public let path: String
  }
}

extension Graph {
  /// The live views with a body that another view's body of the program has placed.
  public var observedIdentities: [ObservedIdentity] {
    var result: [ObservedIdentity] = []
    var open = [window].compactMap { $0 }
    while let node = open.popLast() {
      open += node.children
      guard case .body(let plan) = node.behavior, machine.conforms(node.type, to: "View") else { continue }
      // The look of a native view, as the screen of a picker's options, is in no code.
      if !plan.isOwn, case .ref(let box) = node.value, (box as? StructBox)?.origin == 0 { continue }
      var segments: [String] = []
      var paths: [ObservedIdentity.Place] = []
      var isInModifier = false
      var current = node
      while let parent = current.parent {
        // The place of a view that is declared elsewhere is the place of the declaration.
        if let place = current.declaring {
          guard let node = place.node, node !== current else { break }
          if !current.segment.isEmpty { segments.append(current.segment) }
          current = node
          continue
        }
        if case .body(let owner) = parent.behavior {
          // The content of a hosting controller has no place in a body.
          if owner.platform != nil { break }
          // A place in a modifier's body is not a place in a view.
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
