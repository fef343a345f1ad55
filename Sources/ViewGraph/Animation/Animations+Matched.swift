import ViewLayout

/// Transitions between views with the same key of `matchedGeometryEffect`.
extension Animations {
  /// Moves the new view from the frame of the old one, and the old view to the frame of the new one.
  ///
  /// Their contents are stretched. SwiftUI lays them out at each intermediate size instead.
  func moveMatched(from frames: [LayoutNodeID: Rect]) {
    let leaving = transitions.filter { $0.isLeaving && $0.update == number }
    guard !leaving.isEmpty else { return }
    for nodes in graph.service(MatchedSources.self).nodesOfKeys where nodes.count > 1 {
      guard let new = nodes.first(where: { $0.elements.first?.birth == number }),
        let (old, transition) = nodes.lazy.compactMap({ node in
          leaving.first { node.isWithin($0.child) }.map { (node, $0) }
        }).first, let run = run(for: new), let layout = new.firstLayout, let oldLayout = old.firstLayout,
        let from = frames[oldLayout], let to = graph.engine.settledFrame(of: layout)
      else { continue }
      for element in new.elements {
        visit(element) { element, layout, frame in
          move(element, layout, run, from: frame.mapped(from: to, to: from), to: frame)
        }
      }
      visit(transition.leaf) { element, layout, _ in
        guard let frame = frames[layout] else { return }
        let end = frame.mapped(from: from, to: to)
        let way = Rect(
          x: end.minX - frame.minX, y: end.minY - frame.minY, width: end.width - frame.width,
          height: end.height - frame.height)
        move(element, layout, run, from: frame, to: end, base: way)
      }
    }
  }

  /// Visits the elements with a layout node.
  private func visit(_ element: Element, _ body: (Element, LayoutNodeID, Rect) -> Void) {
    if let layout = element.layout, let frame = graph.engine.settledFrame(of: layout) { body(element, layout, frame) }
    for child in element.children { visit(child, body) }
  }
}

extension ViewNode {
  fileprivate func isWithin(_ other: ViewNode) -> Bool {
    var node: ViewNode? = self
    while let current = node {
      if current === other { return true }
      node = current.parent
    }
    return false
  }
}

extension Rect {
  /// The position of the rectangle after its container changes from one rectangle to another.
  fileprivate func mapped(from old: Rect, to new: Rect) -> Rect {
    let x = old.width > 0 ? new.width / old.width : 1
    let y = old.height > 0 ? new.height / old.height : 1
    return Rect(
      x: new.minX + (minX - old.minX) * x, y: new.minY + (minY - old.minY) * y, width: width * x, height: height * y)
  }
}
