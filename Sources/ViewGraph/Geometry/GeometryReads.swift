import ViewLayout
import ViewMachine
import ViewSemantics
import ViewSource

/// The geometry of other views that readers have read. A reader runs again when a result changes.
final class GeometryReads: GraphService {
  private unowned let graph: Graph
  private var questions: [ObjectIdentifier: [Question]] = [:]
  /// `CoordinateSpaceProtocol.coordinateSpace`
  let spaceRequirement: DeclID?

  private struct Question {
    weak var node: ViewNode?
    let answer: Rect?
    let ask: () -> Rect?
  }

  init(_ graph: Graph) {
    self.graph = graph
    let owner = graph.analyzer.knownDecl("CoordinateSpaceProtocol")
    spaceRequirement = owner.flatMap { owner in
      graph.analyzer.memberDecls("coordinateSpace", of: owner).first { graph.analyzer.parent(of: $0) == owner }
    }
  }

  /// Records a result for a reader.
  func note(_ node: ViewNode, _ answer: Rect?, _ ask: @escaping () -> Rect?) {
    questions[ObjectIdentifier(node), default: []].append(Question(node: node, answer: answer, ask: ask))
  }

  /// Removes the records of a reader, before it runs again.
  func forget(_ node: ViewNode) { questions[ObjectIdentifier(node)] = nil }

  /// Invalidates the readers whose results have changed after a layout.
  func settle() {
    for (key, asked) in questions {
      guard let node = asked.first?.node, node.isAlive else {
        questions[key] = nil
        continue
      }
      if asked.contains(where: { $0.ask() != $0.answer }) { graph.invalidate(node, .input) }
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
