import ViewLayout
import ViewMachine

/// What is presented over the window, the lowest first.
final class PresentedLayers: GraphService {
  private unowned let graph: Graph
  private var layers: [(node: () -> ViewNode?, element: Element)] = []

  init(_ graph: Graph) { self.graph = graph }

  /// The layers as the window draws them.
  var elements: [Element] { layers.map(\.element) }

  /// A view presents something; an element of the same view takes the place of its old one.
  func show(_ element: Element, of node: ViewNode) {
    if let index = layers.firstIndex(where: { $0.node() === node }) {
      if layers[index].element === element { return }
      layers[index].element = element
    } else {
      layers.append(({ [weak node] in node }, element))
    }
    changed()
  }

  func hide(_ node: ViewNode) {
    let count = layers.count
    layers.removeAll { $0.node().map { $0 === node } ?? true }
    if layers.count != count { changed() }
  }

  private func changed() {
    if let window = graph.window { graph.invalidate(window, .input) }
  }
}
