import ViewLayout
import ViewMachine

/// What is presented over the window, the lowest first.
final class PresentedLayers: GraphService {
  private unowned let graph: Graph
  private var layers: [Layer] = []
  /// What is not presented any more and still seen.
  private var goingAway: [Passage] = []

  private struct Layer {
    let node: () -> ViewNode?
    var element: Element
    let kind: PresentedKind
  }

  init(_ graph: Graph) { self.graph = graph }

  /// The layers as the window draws them.
  var elements: [Element] { layers.map(\.element) }

  /// Pictures of what goes, in front of all layers.
  var going: [Passage] {
    goingAway.removeAll { !$0.isAlive }
    return goingAway
  }

  /// A view presents something; an element of the same view takes the place of its old one.
  func show(_ element: Element, of node: ViewNode, as kind: PresentedKind) {
    if let index = layers.firstIndex(where: { $0.node() === node }) {
      if layers[index].element === element { return }
      layers[index].element = element
    } else {
      layers.append(Layer(node: { [weak node] in node }, element: element, kind: kind))
      if let run = graph.animations.chromeRun(kind.curve, for: node) {
        for (part, ways) in kind.coming(element) { part.come(ways, by: run, in: graph) }
      }
    }
    changed()
  }

  /// A view presents nothing any more.
  func hide(_ node: ViewNode) {
    guard let index = layers.firstIndex(where: { $0.node() === node }) else { return }
    let layer = layers.remove(at: index)
    if let run = graph.animations.chromeRun(layer.kind.curve, for: node) {
      for (part, ways) in layer.kind.going(layer.element) {
        guard let picture = graph.picture(of: part) else { continue }
        goingAway.append(graph.animations.begin(Passage(going: ways, picture), by: run))
      }
    }
    changed()
  }

  /// A view has ended, and with it what it presents.
  func remove(_ node: ViewNode) {
    let count = layers.count
    layers.removeAll { $0.node().map { $0 === node } ?? true }
    if layers.count != count { changed() }
  }

  private func changed() {
    if let window = graph.window { graph.invalidate(window, .input) }
  }
}

extension Graph {
  /// Pictures of presented things that go, in front of everything.
  public var goingLayers: [Passage] { service(PresentedLayers.self).going }
}

/// What something presented is to a person: how it comes and goes.
enum PresentedKind {
  case sheet, cover, alert, dialog, bubble

  var curve: AnimationCurve {
    switch self {
    case .sheet, .cover, .dialog: ChromeCurve.screen
    case .alert, .bubble: ChromeCurve.card
    }
  }

  /// The parts of a layer that move, and where from.
  func coming(_ layer: Element) -> [(Element, [Passage.Way])] {
    switch self {
    case .cover: [(layer, [.below])]
    case .sheet, .dialog: veil(layer) + card(layer, [.below])
    case .alert: veil(layer) + card(layer, [.faded, .scaled(ChromeCurve.alertScale)])
    case .bubble: bubble(layer)
    }
  }

  /// The parts of a layer that move, and where to.
  func going(_ layer: Element) -> [(Element, [Passage.Way])] {
    switch self {
    case .cover, .sheet, .dialog, .bubble: coming(layer)
    case .alert: veil(layer) + card(layer, [.faded])
    }
  }

  /// What dims the views behind.
  private func veil(_ layer: Element) -> [(Element, [Passage.Way])] { layer.children.prefix(1).map { ($0, [.faded]) } }

  private func card(_ layer: Element, _ ways: [Passage.Way]) -> [(Element, [Passage.Way])] {
    layer.children.dropFirst().map { ($0, ways) }
  }

  /// A card at its place in a window, with all that is beside it.
  private func bubble(_ layer: Element) -> [(Element, [Passage.Way])] {
    layer.children.dropFirst().flatMap(\.children).map { ($0, [.faded, .scaled(ChromeCurve.menuScale)]) }
  }
}
