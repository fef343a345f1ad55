extension LayoutEngine {
  /// Invalidates `node` and everything that depends on it, after a change of its kind or children. With `keepingSize`,
  /// its sizes under all proposals stay valid.
  func didChangeContent(of node: LayoutNodeID, keepingSize: Bool = false) {
    markForPreparation(node)
    if !keepingSize { invalidateSize(of: node) }
    markForPlacement(node)
    if building != .none && isOutside(node, of: building) { report(.changeDuringPass, at: node) }
  }

  /// Whether the sizes of `node` stay the same under every proposal when its children change from `old` to `new`.
  func preservesChildSize(_ node: LayoutNodeID, from old: [LayoutNodeID], to new: [LayoutNodeID]) -> Bool {
    switch nodes[node.slot].kind {
    case .container(.geometryReader): true
    case .decoration: old.first == new.first
    case .empty, .group, .leaf, .container, .modifier: false
    }
  }

  /// Marks `node` and its ancestors for preparation. Ends at a marked node, whose ancestors are marked too.
  func markForPreparation(_ node: LayoutNodeID) {
    var node = node
    var isFirst = true
    while node != .none, isFirst || !facts[node.slot].flags.contains(.isStale) {
      facts[node.slot].flags.insert(.isStale)
      node = facts[node.slot].parent
      isFirst = false
    }
  }

  /// Invalidates every cached size that depends on `node`: its own and those of its ancestors, up to one whose size
  /// does not depend on its content. Ends early at a view without a cached size since the last invalidation, but not
  /// below the nearest container, because a view may have appeared or vanished in it. Groups are never measured, so
  /// they do not end the walk.
  func invalidateSize(of node: LayoutNodeID) {
    var node = node
    var isBelowContainer = true
    while node != .none {
      let slot = node.slot
      let isAsked = !facts[slot].isGroup && !facts[slot].flags.contains(.isAbsent)
      if isAsked && !isBelowContainer && facts[slot].flags.contains(.isSizeStale) { return }
      faultsByNode[node] = nil
      forgetAnswers(of: [node, facts[slot].implicitContent, facts[slot].implicitSecondary])
      if case .container = nodes[slot].kind { isBelowContainer = false }
      let parent = facts[slot].parent
      if parent != .none && !sizeDepends(of: parent, on: node) {
        forgetAnswers(of: [facts[parent.slot].implicitSecondary])
        return
      }
      node = parent
    }
  }

  private func forgetAnswers(of nodes: [LayoutNodeID]) {
    for id in nodes where id != .none {
      facts[id.slot].flags.formUnion([.isSizeStale, .isLayoutCacheStale])
      answers.remove(facts[id.slot].answers)
      facts[id.slot].answers = SizeCache.end
    }
  }

  /// Whether the size of `parent` may change when the size of its child does.
  private func sizeDepends(of parent: LayoutNodeID, on child: LayoutNodeID) -> Bool {
    switch nodes[parent.slot].kind {
    case .empty, .group, .leaf, .modifier: true
    case .container(.geometryReader): false
    case .container: true
    case .decoration: nodes[parent.slot].children.first == child
    }
  }

  /// Marks `node` and its ancestors for placement in the next pass. Ends at a node marked since the last pass, whose
  /// ancestors were marked too.
  func markForPlacement(_ node: LayoutNodeID) {
    var next = node
    while next != .none, next == node || facts[next.slot].markedAt != epoch {
      for id in [next, facts[next.slot].implicitContent, facts[next.slot].implicitSecondary] where id != .none {
        facts[id.slot].markedAt = epoch
      }
      next = facts[next.slot].parent
    }
  }

  /// Invalidates the spacers and dividers at or below `node` (through modifiers), after a change of the enclosing
  /// stack.
  func invalidateSeparators(below node: LayoutNodeID) {
    for separator in separators(below: node) { didChangeContent(of: separator) }
  }

  /// The spacers and dividers at or below `node` (through modifiers), which depend on the stack around `node`.
  func separators(below node: LayoutNodeID) -> [LayoutNodeID] {
    var separators: [LayoutNodeID] = []
    var pending = [node]
    while let next = pending.popLast() {
      guard facts[next.slot].flags.contains(.mayHaveSeparators) else { continue }
      if case .leaf(let leaf) = nodes[next.slot].kind, leaf.isSeparator { separators.append(next) }
      if facts[next.slot].orientation == .inherited { pending += nodes[next.slot].children }
    }
    return separators
  }

  /// Flags `node` and its ancestors up to the nearest stack, if `node` is or contains a separator.
  func noteSeparators(in node: LayoutNodeID) {
    var isSeparator = false
    if case .leaf(let leaf) = nodes[node.slot].kind { isSeparator = leaf.isSeparator }
    let children = nodes[node.slot].children
    guard isSeparator || children.contains(where: { facts[$0.slot].flags.contains(.mayHaveSeparators) }) else { return }
    var next = node
    while next != .none, facts[next.slot].orientation == .inherited,
      !facts[next.slot].flags.contains(.mayHaveSeparators)
    {
      facts[next.slot].flags.insert(.mayHaveSeparators)
      next = facts[next.slot].parent
    }
  }

  /// Invalidates the custom layouts below `node`, which may read the layout direction.
  func invalidateLayouts(below node: LayoutNodeID) {
    var pending = [node]
    while let next = pending.popLast() {
      if case .container(.layout) = nodes[next.slot].kind { didChangeContent(of: next) }
      pending += nodes[next.slot].children
    }
  }

  /// Whether `node` is in the same tree as `ancestor`, but not below it. A node in another tree is not outside: it is
  /// new or removed.
  private func isOutside(_ node: LayoutNodeID, of ancestor: LayoutNodeID) -> Bool {
    var top = node
    while top != ancestor, facts[top.slot].parent != .none { top = facts[top.slot].parent }
    var ownTop = ancestor
    while facts[ownTop.slot].parent != .none { ownTop = facts[ownTop.slot].parent }
    return top == ownTop && top != ancestor
  }
}
