extension LayoutEngine {
  /// The frame of `node` in root coordinates after the last pass, unrounded. `nil` if it was not placed: a group, an
  /// empty view, a view that `ViewThatFits` did not choose, a lazy row that is not visible.
  public func settledFrame(of node: LayoutNodeID) -> Rect? {
    checkExists(node)
    var origin = Point.zero
    var next = node
    while next != .none {
      guard placed[next.slot].isPlaced else { return nil }
      origin = origin + placed[next.slot].origin
      next = placed[next.slot].container
    }
    return Rect(origin: origin, size: placed[node.slot].size)
  }

  /// The frame, the proposal and the size of `node` after the last pass; `nil` if it was not placed.
  public func placement(of node: LayoutNodeID) -> LayoutPlacement? {
    frame(of: node).map { LayoutPlacement(node: node, frame: $0, proposal: placed[node.slot].proposal) }
  }

  /// The placements of all placed nodes at and below `root`, parents before children, in linear time. Implicit
  /// containers of the engine are left out.
  public func placements(below root: LayoutNodeID) -> [LayoutPlacement] {
    let placements = settledPlacements(below: root)
    guard !shown.isEmpty else { return placements }
    return placements.map { LayoutPlacement(node: $0.node, frame: shown[$0.node] ?? $0.frame, proposal: $0.proposal) }
  }

  /// Like `placements`, with the frames of the last pass instead of frames in animation.
  public func settledPlacements(below root: LayoutNodeID) -> [LayoutPlacement] {
    checkExists(root)
    let view = rootView(of: root)
    guard view != .none, let frame = settledFrame(of: view) else { return [] }
    var placements: [LayoutPlacement] = []
    var pending = [(node: view, origin: frame.origin)]
    while let (node, origin) = pending.popLast() {
      if !facts[node.slot].flags.contains(.isImplicit) {
        let frame = Rect(origin: origin, size: placed[node.slot].size)
        placements.append(LayoutPlacement(node: node, frame: frame, proposal: placed[node.slot].proposal))
      }
      for view in placedViews(of: node).reversed() {
        pending.append((view, origin + placed[view.slot].origin))
      }
    }
    return placements
  }

  /// The views that `node` placed, in tree order.
  func placedViews(of node: LayoutNodeID) -> [LayoutNodeID] {
    let views: [LayoutNodeID]
    switch nodes[node.slot].kind {
    case .empty, .group, .leaf: return []
    case .container(.lazy): views = lazyViews(of: node)
    case .container: views = nodes[node.slot].subviews
    case .modifier, .decoration: views = [facts[node.slot].content, facts[node.slot].secondary]
    }
    return views.filter { $0 != .none && placed[$0.slot].isPlaced && placed[$0.slot].container == node }
  }
}
