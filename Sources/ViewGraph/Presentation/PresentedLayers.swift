import ViewLayout
import ViewMachine

/// The layers presented above the window, lowest first.
final class PresentedLayers: GraphService {
  private unowned let graph: Graph
  private var layers: [Layer] = []
  /// The disappearing layers that are still visible.
  private var goingAway: [ChromeTransition] = []

  private struct Layer {
    let node: () -> ViewNode?
    var element: Element
    let kind: PresentedKind
  }

  init(_ graph: Graph) { self.graph = graph }

  /// The elements of the layers.
  var elements: [Element] { layers.map(\.element) }

  /// The pictures of disappearing layers, in front of all others.
  var going: [ChromeTransition] {
    goingAway.removeAll { !$0.isAlive }
    return goingAway
  }

  /// Shows a layer for a view, or replaces its element.
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

  /// Hides the layer of a view.
  func hide(_ node: ViewNode) {
    guard let index = layers.firstIndex(where: { $0.node() === node }) else { return }
    let layer = layers.remove(at: index)
    if let run = graph.animations.chromeRun(layer.kind.curve, for: node) {
      for (part, ways) in layer.kind.going(layer.element) {
        guard let picture = graph.picture(of: part) else { continue }
        goingAway.append(graph.animations.begin(ChromeTransition(going: ways, picture), by: run))
      }
    }
    changed()
  }

  /// Removes the layer of a view that has ended.
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
  /// The pictures of disappearing layers, in front of everything.
  public var goingLayers: [ChromeTransition] { service(PresentedLayers.self).going }
}

/// The kind of a presented layer, which determines its animation.
enum PresentedKind {
  case sheet, cover, alert, dialog, bubble

  var curve: AnimationCurve {
    switch self {
    case .sheet, .cover, .dialog: ChromeCurve.screen
    case .alert, .bubble: ChromeCurve.card
    }
  }

  /// The moving parts of an appearing layer, and their start positions.
  func coming(_ layer: Element) -> [(Element, [ChromeTransition.Way])] {
    switch self {
    case .cover: [(layer, [.below])]
    case .sheet, .dialog: veil(layer) + card(layer, [.below])
    case .alert: veil(layer) + card(layer, [.faded, .scaled(ChromeCurve.alertScale)])
    case .bubble: bubble(layer)
    }
  }

  /// The moving parts of a disappearing layer, and their end positions.
  func going(_ layer: Element) -> [(Element, [ChromeTransition.Way])] {
    switch self {
    case .cover, .sheet, .dialog, .bubble: coming(layer)
    case .alert: veil(layer) + card(layer, [.faded])
    }
  }

  /// The dimming layer.
  private func veil(_ layer: Element) -> [(Element, [ChromeTransition.Way])] {
    layer.children.prefix(1).map { ($0, [.faded]) }
  }

  private func card(_ layer: Element, _ ways: [ChromeTransition.Way]) -> [(Element, [ChromeTransition.Way])] {
    layer.children.dropFirst().map { ($0, ways) }
  }

  /// A card at its position in a window, with the area around it.
  private func bubble(_ layer: Element) -> [(Element, [ChromeTransition.Way])] {
    layer.children.dropFirst().flatMap(\.children).map { ($0, [.faded, .scaled(ChromeCurve.menuScale)]) }
  }
}
