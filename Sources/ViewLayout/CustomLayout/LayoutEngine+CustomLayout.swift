/// The subviews that a custom layout is currently placing.
struct CustomArrangement {
  /// The index of its first element in `arrangements`.
  let base: Int
  let nodes: [LayoutNodeID]
  /// The origin of the bounds passed to the layout.
  let origin: Point
}

extension LayoutEngine {
  private func subviews(of node: LayoutNodeID) -> LayoutSubviews {
    let views = nodes[node.slot].subviews
    return LayoutSubviews(engine: self, container: node, nodes: views, range: views.indices)
  }

  /// The layout session of `node`, with an updated cache.
  private func session(of node: LayoutNodeID, _ layout: AnyLayout, _ subviews: LayoutSubviews) -> any LayoutSession {
    let isStale = facts[node.slot].flags.contains(.isLayoutCacheStale)
    facts[node.slot].flags.remove(.isLayoutCacheStale)
    if case .layout(let session) = nodes[node.slot].state {
      if !isStale || session.update(layout.base, subviews) { return session }
    }
    let session = layout.base.makeSession(subviews)
    nodes[node.slot].state = .layout(session)
    return session
  }

  func customSize(
    of node: LayoutNodeID, _ layout: AnyLayout, in proposal: ProposedViewSize
  ) -> (Size, SizeReason) {
    let subviews = subviews(of: node)
    return (session(of: node, layout, subviews).sizeThatFits(proposal, subviews), .custom)
  }

  func customSpacing(of node: LayoutNodeID, _ layout: AnyLayout) -> ViewSpacing {
    let subviews = subviews(of: node)
    return session(of: node, layout, subviews).spacing(subviews)
  }

  func customGuide(
    _ key: AlignmentKey, of node: LayoutNodeID, _ layout: AnyLayout, in proposal: ProposedViewSize, size: Size
  ) -> Double? {
    let subviews = subviews(of: node)
    return session(of: node, layout, subviews)
      .explicitAlignment(of: key, in: Rect(origin: .zero, size: size), proposal, subviews)
  }

  func arrangeCustom(_ layout: AnyLayout, of node: LayoutNodeID, in proposal: ProposedViewSize, bounds: Rect) {
    let subviews = subviews(of: node)
    let session = session(of: node, layout, subviews)
    arrangeCustom(subviews.nodes, in: bounds, proposal: proposal) {
      session.placeSubviews(in: bounds, proposal, subviews)
    }
  }

  /// Adds an arrangement for each of `views`, with the positions that `place` sets. A view without a position is
  /// centred and gets the layout's own proposal.
  func arrangeCustom(_ views: [LayoutNodeID], in bounds: Rect, proposal: ProposedViewSize, place: () -> Void) {
    let base = arrangements.count
    for view in views {
      arrangements.append(Arrangement(node: view, origin: .zero, proposal: proposal, isPending: true))
    }
    let outer = customArrangement
    customArrangement = CustomArrangement(base: base, nodes: views, origin: bounds.origin)
    place()
    customArrangement = outer
    for (index, view) in views.enumerated() where arrangements[base + index].isPending {
      let size = size(of: view, in: proposal)
      arrangements[base + index].origin = Point(
        x: (bounds.width - size.width) / 2, y: (bounds.height - size.height) / 2)
    }
  }

  /// Records the position that the current layout gives `subview`.
  func placeCustom(_ subview: LayoutSubview, at position: Point, proposal: ProposedViewSize) {
    guard let current = customArrangement, current.nodes.indices.contains(subview.index),
      current.nodes[subview.index] == subview.node
    else { return report(.misplacedCall, at: subview.node) }
    arrangements[current.base + subview.index] = Arrangement(
      node: subview.node, origin: position - current.origin, proposal: proposal)
  }
}
