extension LayoutEngine {
  /// Computes the facts about `node` that its ancestors need, from those of its views.
  func summarize(_ node: LayoutNodeID) {
    let slot = node.slot
    let kind = nodes[slot].kind
    let isImplicit = facts[slot].flags.contains(.isImplicit)
    var needs = kind.needs
    for child in isImplicit ? nodes[slot].subviews : nodes[slot].children {
      needs.formUnion(facts[child.slot].flags.intersection(.needsOfSubtree))
    }
    if facts[slot].content != .none {
      needs.formUnion(facts[facts[slot].content.slot].flags.intersection(.hasTraits))
    }
    facts[slot].flags.subtract(.needs)
    facts[slot].flags.formUnion(needs)
    if isSpacer(node, kind) { facts[slot].flags.insert(.isSpacer) }
    facts[slot].guides = guides(of: node, kind)
    facts[slot].priority = priority(of: node, kind)
    facts[slot].spacing = spacing(of: node, kind)
    for reason in kind.faults { report(reason, at: node) }
  }

  private func isSpacer(_ node: LayoutNodeID, _ kind: LayoutKind) -> Bool {
    let hasSpacer = facts[node.slot].content.some.map { facts[$0.slot].flags.contains(.isSpacer) } ?? false
    switch kind {
    case .leaf(.spacer): return true
    case .container: return facts[node.slot].flags.contains(.isIdentity) && hasSpacer
    case .modifier(let modifier): return modifier.isOutsideLayout && hasSpacer
    case .decoration(.overlay), .decoration(.background), .decoration(.separator): return hasSpacer
    case .empty, .group, .leaf, .decoration(.safeAreaInset): return false
    }
  }

  /// The guides that may have an explicit value in `node`.
  private func guides(of node: LayoutNodeID, _ kind: LayoutKind) -> UInt64 {
    let content = facts[node.slot].content
    let contentGuides = content == .none ? 0 : facts[content.slot].guides
    switch kind {
    case .empty, .group, .modifier(.scrollView), .decoration(.safeAreaInset): return 0
    case .leaf(let leaf):
      let baselines = AlignmentKey.firstTextBaseline.bit | AlignmentKey.lastTextBaseline.bit
      return (leaf.hasBaselines ? baselines : 0) | (leaf.isText ? AlignmentKey.listRowSeparatorLeading.bit : 0)
    case .container(.layout): return .max
    case .container(let container):
      if facts[node.slot].flags.contains(.isIdentity) { return contentGuides }
      return container.combinesGuides ? nodes[node.slot].subviews.reduce(0) { $0 | facts[$1.slot].guides } : 0
    case .modifier(.alignmentGuide(let rule)): return contentGuides | rule.key.bit
    case .modifier, .decoration: return contentGuides
    }
  }

  /// The layout priority, by which a stack orders its views. Spacers and containers without views have the lowest.
  private func priority(of node: LayoutNodeID, _ kind: LayoutKind) -> Double {
    let content = facts[node.slot].content
    let contentPriority = content == .none ? 0 : facts[content.slot].priority
    switch kind {
    case .empty, .group, .decoration(.safeAreaInset): return 0
    case .leaf(.spacer): return -.infinity
    case .leaf: return 0
    case .container(let container):
      if facts[node.slot].flags.contains(.isIdentity) { return contentPriority }
      return nodes[node.slot].subviews.isEmpty ? container.emptyPriority : 0
    case .modifier(.layoutPriority(let priority)): return priority.isNaN ? 0 : priority
    case .modifier(let modifier): return modifier.keepsPriority ? contentPriority : 0
    case .decoration: return contentPriority
    }
  }
}

extension NodeFacts.Flags {
  /// The flags that `summarize` computes.
  fileprivate static let needs: NodeFacts.Flags = [needsOfSubtree, .hasTraits, .isSpacer]
  /// The flags that a node has if one of its children has them.
  fileprivate static let needsOfSubtree: NodeFacts.Flags = [.readsContainer, .readsPosition, .readsSurroundings]
}
