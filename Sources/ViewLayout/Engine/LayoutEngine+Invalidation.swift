extension LayoutEngine {
  /// The node's kind or children changed: it is prepared, measured and placed again, and so is what depends on it. With
  /// `keepingSize` it answers every proposal as before.
  func didChangeContent(of node: LayoutNodeID, keepingSize: Bool = false) {
    markForPreparation(node)
    if !keepingSize { invalidateSize(of: node) }
    markForPlacement(node)
    if building != .none && isOutside(node, of: building) { report(.changeDuringPass, at: node) }
  }

  /// Whether `node` answers every proposal as before when its children are `new` instead of `old`.
  func keepsSize(_ node: LayoutNodeID, from old: [LayoutNodeID], to new: [LayoutNodeID]) -> Bool {
    switch nodes[node.slot].kind {
    case .container(.geometryReader): true
    case .decoration: old.first == new.first
    case .empty, .group, .leaf, .container, .modifier: false
    }
  }

  /// Marks `node` and all above it to be prepared. Ends at a node that is marked, since all above it are too.
  func markForPreparation(_ node: LayoutNodeID) {
    var node = node
    var isFirst = true
    while node != .none, isFirst || !facts[node.slot].flags.contains(.isStale) {
      facts[node.slot].flags.insert(.isStale)
      node = facts[node.slot].parent
      isFirst = false
    }
  }

  /// Forgets every answer that depends on `node`: its own and those of the nodes above, up to one whose size does not
  /// depend on its content. Ends early at a view that has had no answer kept since it was last forgotten, but not
  /// below the nearest container, in which a view may have appeared or vanished. Groups are never asked, so they say
  /// nothing of what is above them.
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
      facts[id.slot].answers = AnswerPool.end
    }
  }

  /// Whether `parent` may answer otherwise when its child does.
  private func sizeDepends(of parent: LayoutNodeID, on child: LayoutNodeID) -> Bool {
    switch nodes[parent.slot].kind {
    case .empty, .group, .leaf, .modifier: true
    case .container(.geometryReader): false
    case .container: true
    case .decoration: nodes[parent.slot].children.first == child
    }
  }

  /// Marks `node` and all above it to be arranged in the next pass. Ends at a node that was marked since the last pass,
  /// since all above it were too.
  func markForPlacement(_ node: LayoutNodeID) {
    var next = node
    while next != .none, next == node || facts[next.slot].markedAt != epoch {
      for id in [next, facts[next.slot].implicitContent, facts[next.slot].implicitSecondary] where id != .none {
        facts[id.slot].markedAt = epoch
      }
      next = facts[next.slot].parent
    }
  }

  /// Forgets the answers of spacers and dividers whose stack is no longer the same: those that `node` is or modifies.
  func invalidateSeparators(below node: LayoutNodeID) {
    for separator in separators(below: node) { didChangeContent(of: separator) }
  }

  /// The spacers and dividers that `node` is or modifies, which stretch as the stack around `node` tells them.
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

  /// Marks `node` and what it is in, up to the nearest stack, if `node` is a separator or has some.
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

  /// Forgets the answers of the custom layouts below `node`, which may read the layout direction.
  func invalidateLayouts(below node: LayoutNodeID) {
    var pending = [node]
    while let next = pending.popLast() {
      if case .container(.layout) = nodes[next.slot].kind { didChangeContent(of: next) }
      pending += nodes[next.slot].children
    }
  }

  /// Whether `node` lies in the same tree as `ancestor`, but not below it. A tree of its own is not outside: it is new
  /// or taken out.
  private func isOutside(_ node: LayoutNodeID, of ancestor: LayoutNodeID) -> Bool {
    var top = node
    while top != ancestor, facts[top.slot].parent != .none { top = facts[top.slot].parent }
    var ownTop = ancestor
    while facts[ownTop.slot].parent != .none { ownTop = facts[ownTop.slot].parent }
    return top == ownTop && top != ancestor
  }
}
