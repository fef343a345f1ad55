extension LayoutEngine {
  /// The views that `node` placed in the last pass, in drawing order: by z-index, then in tree order, with backgrounds
  /// before their content and pinned headers and footers last.
  public func drawingOrder(of node: LayoutNodeID) -> [LayoutNodeID] {
    checkExists(node)
    var views = placedViews(of: node)
    switch nodes[node.slot].kind {
    case .decoration(.background): views.reverse()
    case .container(let kind):
      let indices = views.map { zIndex(of: $0) + (isPinned($0, in: kind) ? 1 : 0) }
      if indices.contains(where: { $0 != 0 }) {
        views = views.indices.sorted { (indices[$0], $0) < (indices[$1], $1) }.map { views[$0] }
      }
    case .empty, .group, .leaf, .modifier, .decoration: break
    }
    return views
  }

  private func isPinned(_ view: LayoutNodeID, in kind: ContainerKind) -> Bool {
    guard case .lazy(let lazy) = kind, !lazy.pinned.isEmpty else { return false }
    return sectionPart(of: view).map { lazy.pinned.contains($0 == .header ? .headers : .footers) } ?? false
  }

  /// The transform from coordinates of `node` (origin at its upper left corner) to root coordinates as drawn, including
  /// scale and rotation; `nil` if the node was not placed.
  public func drawingTransform(of node: LayoutNodeID) -> AffineTransform? {
    checkExists(node)
    var transform = AffineTransform.identity
    var next = node
    while next != .none {
      guard placed[next.slot].isPlaced else { return nil }
      transform = transform.concatenating(.translation(placed[next.slot].origin))
      next = placed[next.slot].container
      if next != .none, case .modifier(.effect(let effect)) = nodes[next.slot].kind {
        transform = transform.concatenating(effect.transform(of: placed[next.slot].size))
      }
    }
    return transform
  }

  /// The leaves at and below `root` at `point` (root coordinates), frontmost first. Hidden and clipped views are not
  /// hit; scale and rotation are taken into account.
  public func leaves(at point: Point, below root: LayoutNodeID) -> [LayoutNodeID] {
    checkExists(root)
    let view = rootView(of: root)
    guard view != .none, let transform = drawingTransform(of: view), let inverse = transform.inverted else { return [] }
    var hits: [LayoutNodeID] = []
    var pending = [(node: view, point: inverse.apply(to: point))]
    while let (node, point) = pending.popLast() {
      let isInside = Rect(origin: .zero, size: placed[node.slot].size).contains(point)
      var inner = point
      switch nodes[node.slot].kind {
      case .leaf:
        if isInside { hits.append(node) }
        continue
      case .modifier(.hidden): continue
      case .modifier(.clipped), .modifier(.scrollView): if !isInside { continue }
      case .modifier(.effect(let effect)):
        guard let inverse = effect.transform(of: placed[node.slot].size).inverted else { continue }
        inner = inverse.apply(to: point)
      case .empty, .group, .container, .modifier, .decoration: break
      }
      for view in drawingOrder(of: node) { pending.append((view, inner - placed[view.slot].origin)) }
    }
    return hits
  }
}
