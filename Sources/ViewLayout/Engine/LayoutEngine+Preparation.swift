extension LayoutEngine {
  /// Updates the facts about the nodes below `root` that do not depend on a proposal: their views, guides, priorities
  /// and spacings. Visits only changed nodes, children before parents.
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
    }
    work.prepared += order.count
  }

  /// Computes the views that `node` lays out: its children, with groups flattened and empty views removed.
  private func resolveViews(of node: LayoutNodeID) {
    let slot = node.slot
    if case .leaf = nodes[slot].kind { return resolveLeaf(node) }
    let children = nodes[slot].children
    var flags = facts[slot].flags.subtracting([.isAbsent, .isDynamic, .isIdentity, .isLeaf])
    if children.contains(where: { facts[$0.slot].isGroup && facts[$0.slot].flags.contains(.isDynamic) }) {
      flags.insert(.isDynamic)
    }
    facts[slot].content = .none
    facts[slot].secondary = .none
    nodes[slot].subviews = []
    switch nodes[slot].kind {
    case .empty: flags.insert(.isAbsent)
    case .leaf: break
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
      let container = modifier.implicitContainer
      if views.isEmpty, !container.isMade(ofCount: 0) { flags.insert(.isAbsent) }
      setContent(of: node, to: views, in: container)
    case .decoration:
      let views = views(in: Array(children.prefix(1)))
      if views.isEmpty { flags.insert(.isAbsent) }
      setContent(of: node, to: views, in: .content)
      setSecondary(of: node, to: self.views(in: Array(children.dropFirst())))
    }
    facts[slot].flags = flags
    if flags.contains(.isAbsent) || facts[slot].isGroup { placed[slot].isPlaced = false }
  }

  private func resolveLeaf(_ node: LayoutNodeID) {
    let slot = node.slot
    facts[slot].flags.subtract([.isAbsent, .isDynamic, .isIdentity])
    facts[slot].flags.insert(.isLeaf)
    facts[slot].content = .none
    facts[slot].secondary = .none
    if !nodes[slot].subviews.isEmpty { nodes[slot].subviews = [] }
  }

  /// `children` with groups replaced by their views, and without empty views.
  func views(in children: [LayoutNodeID]) -> [LayoutNodeID] {
    let isPlain = children.allSatisfy {
      !facts[$0.slot].isGroup && !facts[$0.slot].flags.contains(.isAbsent)
    }
    if isPlain { return children }
    var views: [LayoutNodeID] = []
    var pending = Array(children.reversed())
    while let next = pending.popLast() {
      if facts[next.slot].flags.contains(.isAbsent) { continue }
      if facts[next.slot].isGroup {
        pending += nodes[next.slot].children.reversed()
      } else {
        views.append(next)
      }
    }
    return views
  }

  /// Sets the content of `node`: the only view, or an implicit container of `views`.
  private func setContent(of node: LayoutNodeID, to views: [LayoutNodeID], in container: ImplicitContainer) {
    let made = facts[node.slot].implicitContent
    let isToggled = (views.count > 1) != hasViews(made)
    let content = single(views, container, made, of: node)
    if container.isMade(ofCount: views.count) { facts[node.slot].implicitContent = content }
    facts[node.slot].content = content
    if isToggled { updateSeparators(in: views, of: content) }
  }

  /// Sets the secondary view of `node`: none, the only view, or an implicit container of `views`.
  private func setSecondary(of node: LayoutNodeID, to views: [LayoutNodeID]) {
    let made = facts[node.slot].implicitSecondary
    let isToggled = (views.count > 1) != hasViews(made)
    let secondary = single(views, .secondary, made, of: node)
    if views.count > 1 { facts[node.slot].implicitSecondary = secondary }
    facts[node.slot].secondary = secondary
    if isToggled { updateSeparators(in: views, of: secondary) }
  }

  private func hasViews(_ container: LayoutNodeID) -> Bool {
    container != .none && !nodes[container.slot].subviews.isEmpty
  }

  /// The only view of `views`, or the container `made` (created if it does not exist) with all of them.
  private func single(
    _ views: [LayoutNodeID], _ container: ImplicitContainer, _ made: LayoutNodeID, of owner: LayoutNodeID
  ) -> LayoutNodeID {
    guard container.isMade(ofCount: views.count) else {
      if made != .none { nodes[made.slot].subviews = [] }
      return views.first ?? .none
    }
    let id = made == .none ? insert(container.kind) : made
    nodes[id.slot].kind = container.kind
    facts[id.slot].note(container.kind)
    nodes[id.slot].subviews = views
    facts[id.slot].parent = owner
    facts[id.slot].flags.insert(.isImplicit)
    facts[id.slot].flags.remove(.isStale)
    summarize(id)
    return id
  }

  /// Updates the separators among `views` after a container around them was added or removed.
  private func updateSeparators(in views: [LayoutNodeID], of container: LayoutNodeID) {
    var isChanged = false
    for view in views {
      for separator in separators(below: view) {
        isChanged = true
        invalidateSize(of: separator)
        markForPlacement(separator)
        var node = separator
        while node != .none {
          summarize(node)
          node = node == view ? .none : facts[node.slot].parent
        }
      }
    }
    if isChanged && views.count > 1 { summarize(container) }
  }

  /// The view to lay out for `root`: itself, or the implicit container of a group at a root; none without views.
  func rootView(of root: LayoutNodeID) -> LayoutNodeID {
    if facts[root.slot].flags.contains(.isAbsent) { return .none }
    guard facts[root.slot].isGroup else { return root }
    setContent(of: root, to: views(in: [root]), in: .content)
    return facts[root.slot].content
  }
}

extension ModifierKind {
  /// The implicit container of several views in the modifier.
  fileprivate var implicitContainer: ImplicitContainer {
    if case .scrollView = self { .scroll } else { .content }
  }
}
