extension LayoutEngine {
  /// Brings up to date what is known of the nodes below `root` without any proposal: which views they have, their
  /// guides, priorities and spacings. Visits only what changed, children before parents.
  func prepare(_ root: LayoutNodeID) {
    guard facts[root.slot].flags.contains(.isStale) else { return }
    var order = [root]
    var next = 0
    while next < order.count {
      for child in nodes[order[next].slot].children where facts[child.slot].flags.contains(.isStale) {
        order.append(child)
      }
      next += 1
    }
    for node in order.reversed() {
      resolveViews(of: node)
      summarize(node)
      facts[node.slot].flags.remove(.isStale)
      work.prepared += 1
    }
  }

  /// Finds the views that `node` lays out: its children without groups and what is empty.
  private func resolveViews(of node: LayoutNodeID) {
    let slot = node.slot
    let children = nodes[slot].children
    var flags = facts[slot].flags.subtracting([.isAbsent, .isDynamic, .isIdentity, .isLeaf])
    if children.contains(where: { nodes[$0.slot].kind.isGroup && facts[$0.slot].flags.contains(.isDynamic) }) {
      flags.insert(.isDynamic)
    }
    facts[slot].content = .none
    facts[slot].secondary = .none
    nodes[slot].subviews = []
    switch nodes[slot].kind {
    case .empty: flags.insert(.isAbsent)
    case .leaf: flags.insert(.isLeaf)
    case .group(let group):
      if group == .dynamic { flags.insert(.isDynamic) }
      if children.allSatisfy({ facts[$0.slot].flags.contains(.isAbsent) }) { flags.insert(.isAbsent) }
    case .container(let container):
      let views = views(in: children)
      nodes[slot].subviews = views
      if case .grid = container { nodes[slot].state = .gridRows(gridRows(in: children)) }
      if views.count == 1 && container.isIdentityOfOne && !flags.contains(.isDynamic) { flags.insert(.isIdentity) }
      facts[slot].content = flags.contains(.isIdentity) ? views[0] : .none
    case .modifier(let modifier):
      let views = views(in: children)
      if views.isEmpty { flags.insert(.isAbsent) }
      facts[slot].content = single(views, .content, modifier.implicitContainer, of: node)
    case .decoration:
      let views = views(in: Array(children.prefix(1)))
      if views.isEmpty { flags.insert(.isAbsent) }
      facts[slot].content = single(views, .content, .content, of: node)
      facts[slot].secondary = single(self.views(in: Array(children.dropFirst())), .secondary, .secondary, of: node)
    }
    facts[slot].flags = flags
    if flags.contains(.isAbsent) || nodes[slot].kind.isGroup { placed[slot].isPlaced = false }
  }

  /// `children` with each group replaced by its views, and without what contributes none.
  func views(in children: [LayoutNodeID]) -> [LayoutNodeID] {
    let isPlain = children.allSatisfy {
      !nodes[$0.slot].kind.isGroup && !facts[$0.slot].flags.contains(.isAbsent)
    }
    if isPlain { return children }
    var views: [LayoutNodeID] = []
    var pending = Array(children.reversed())
    while let next = pending.popLast() {
      if facts[next.slot].flags.contains(.isAbsent) { continue }
      if nodes[next.slot].kind.isGroup {
        pending += nodes[next.slot].children.reversed()
      } else {
        views.append(next)
      }
    }
    return views
  }

  private enum Place {
    case content
    case secondary
  }

  /// The one view of `views`, or the container that SwiftUI makes of several.
  private func single(
    _ views: [LayoutNodeID], _ place: Place, _ container: ImplicitContainer, of owner: LayoutNodeID
  ) -> LayoutNodeID {
    let existing =
      place == .content ? facts[owner.slot].implicitContent : facts[owner.slot].implicitSecondary
    let hadContainer = existing != .none && !nodes[existing.slot].subviews.isEmpty
    if hadContainer != (views.count > 1) {
      for view in views {
        for separator in separators(below: view) { invalidateSize(of: separator) }
      }
    }
    guard views.count > 1 else {
      if existing != .none { nodes[existing.slot].subviews = [] }
      return views.first ?? .none
    }
    let id = existing == .none ? insert(container.kind) : existing
    nodes[id.slot].kind = container.kind
    facts[id.slot].parent = owner
    nodes[id.slot].subviews = views
    facts[id.slot].flags.insert(.isImplicit)
    facts[id.slot].flags.remove(.isStale)
    summarize(id)
    switch place {
    case .content: facts[owner.slot].implicitContent = id
    case .secondary: facts[owner.slot].implicitSecondary = id
    }
    return id
  }

  /// The view to lay out for `root`: itself, or what a group makes of its views at a root; none without views.
  func rootView(of root: LayoutNodeID) -> LayoutNodeID {
    if facts[root.slot].flags.contains(.isAbsent) { return .none }
    return nodes[root.slot].kind.isGroup ? single(views(in: [root]), .content, .content, of: root) : root
  }
}

extension ModifierKind {
  /// What several views in the modifier form.
  fileprivate var implicitContainer: ImplicitContainer {
    if case .scrollView(let scroll) = self { .scroll(scroll.axes) } else { .content }
  }
}
