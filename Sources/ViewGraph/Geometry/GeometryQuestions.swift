import ViewLayout
import ViewMachine
import ViewSemantics
import ViewSource

/// What readers have asked about places of other views: they run again when an answer is another one.
final class GeometryQuestions: GraphService {
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

  /// A reader has been given an answer.
  func note(_ node: ViewNode, _ answer: Rect?, _ ask: @escaping () -> Rect?) {
    questions[ObjectIdentifier(node), default: []].append(Question(node: node, answer: answer, ask: ask))
  }

  /// The reader asks anew.
  func forget(_ node: ViewNode) { questions[ObjectIdentifier(node)] = nil }

  /// Lets the readers run again whose answers are others after a layout.
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
  /// After a layout: what depends on sizes and places follows, and preferences are told.
  func settle() {
    service(GeometryQuestions.self).settle()
    service(GeometryFollowers.self).settle()
    service(PreferenceReaders.self).settle()
    service(NavigationBars.self).settle()
    service(SheetLooks.self).settle()
  }
}
