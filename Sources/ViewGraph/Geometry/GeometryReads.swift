import ViewLayout
import ViewMachine
import ViewSemantics
import ViewSource

/// The geometry of other views that readers have read. A reader runs again when a result changes.
final class GeometryReads: GraphService {
  private unowned let graph: Graph
  private var reads: [ObjectIdentifier: [Read]] = [:]
  /// `CoordinateSpaceProtocol.coordinateSpace`
  let spaceRequirement: DeclID?

  /// A result that a reader has seen.
  private struct Read {
    weak var node: ViewNode?
    let result: Rect?
    let measure: () -> Rect?
  }

  init(_ graph: Graph) {
    self.graph = graph
    let owner = graph.analyzer.knownDecl("CoordinateSpaceProtocol")
    spaceRequirement = owner.flatMap { owner in
      graph.analyzer.memberDecls("coordinateSpace", of: owner).first { graph.analyzer.parent(of: $0) == owner }
    }
  }

  /// Records a result for a reader.
  func note(_ node: ViewNode, _ result: Rect?, _ measure: @escaping () -> Rect?) {
    reads[ObjectIdentifier(node), default: []].append(Read(node: node, result: result, measure: measure))
  }

  /// Removes the records of a reader, before it runs again.
  func forget(_ node: ViewNode) { reads[ObjectIdentifier(node)] = nil }

  /// Invalidates the readers whose results have changed after a layout.
  func settle() {
    for (key, made) in reads {
      guard let node = made.first?.node, node.isAlive else {
        reads[key] = nil
        continue
      }
      if made.contains(where: { $0.measure() != $0.result }) { graph.invalidate(node, .input) }
    }
  }
}

extension Graph {
  /// Runs after a layout: updates the dependents of geometry and reports preferences.
  func settle() {
    service(GeometryReads.self).settle()
    service(GeometryFollowers.self).settle()
    service(PreferenceReaders.self).settle()
    service(NavigationBars.self).settle()
    service(SheetLooks.self).settle()
  }
}
