extension LayoutEngine {
  /// Notes what the nodes above want to know of `node`, from the notes of its views.
  func summarize(_ node: LayoutNodeID) {
    let slot = node.slot
    let kind = nodes[slot].kind
    let isImplicit = nodes[slot].flags.contains(.isImplicit)
    var needs = kind.needs
    for child in isImplicit ? nodes[slot].subviews : nodes[slot].children {
      needs.formUnion(nodes[child.slot].flags.intersection(.needsOfSubtree))
    }
    if nodes[slot].content != .none {
      needs.formUnion(nodes[nodes[slot].content.slot].flags.intersection(.hasTraits))
    }
    nodes[slot].flags.subtract(.needs)
    nodes[slot].flags.formUnion(needs)
    if isSpacer(node, kind) { nodes[slot].flags.insert(.isSpacer) }
    nodes[slot].guides = guides(of: node, kind)
    nodes[slot].priority = priority(of: node, kind)
    nodes[slot].spacing = spacings.id(of: spacing(of: node, kind))
    for reason in kind.faults { report(reason, at: node) }
  }

  private func isSpacer(_ node: LayoutNodeID, _ kind: LayoutKind) -> Bool {
    let hasSpacer = nodes[node.slot].content.some.map { nodes[$0.slot].flags.contains(.isSpacer) } ?? false
    switch kind {
    case .leaf(.spacer): return true
    case .container: return nodes[node.slot].flags.contains(.isIdentity) && hasSpacer
    case .modifier(let modifier): return modifier.isOutsideLayout && hasSpacer
    case .decoration(.overlay), .decoration(.background): return hasSpacer
    case .empty, .group, .leaf, .decoration(.safeAreaInset): return false
    }
  }

  /// The guides that may have an explicit value in `node`.
  private func guides(of node: LayoutNodeID, _ kind: LayoutKind) -> UInt64 {
    let content = nodes[node.slot].content
    let contentGuides = content == .none ? 0 : nodes[content.slot].guides
    switch kind {
    case .empty, .group, .modifier(.scrollView), .decoration(.safeAreaInset): return 0
    case .leaf(let leaf):
      return leaf.hasBaselines ? AlignmentKey.firstTextBaseline.bit | AlignmentKey.lastTextBaseline.bit : 0
    case .container(.layout): return .max
    case .container(let container):
      if nodes[node.slot].flags.contains(.isIdentity) { return contentGuides }
      return container.combinesGuides ? nodes[node.slot].subviews.reduce(0) { $0 | nodes[$1.slot].guides } : 0
    case .modifier(.alignmentGuide(let rule)): return contentGuides | rule.key.bit
    case .modifier, .decoration: return contentGuides
    }
  }

  /// The layout priority: what a stack serves first. Spacers and containers without views come last.
  private func priority(of node: LayoutNodeID, _ kind: LayoutKind) -> Double {
    let content = nodes[node.slot].content
    let contentPriority = content == .none ? 0 : nodes[content.slot].priority
    switch kind {
    case .empty, .group, .decoration(.safeAreaInset): return 0
    case .leaf(.spacer): return -.infinity
    case .leaf: return 0
    case .container(let container):
      if nodes[node.slot].flags.contains(.isIdentity) { return contentPriority }
      return nodes[node.slot].subviews.isEmpty ? container.emptyPriority : 0
    case .modifier(.layoutPriority(let priority)): return priority.isNaN ? 0 : priority
    case .modifier(let modifier): return modifier.keepsPriority ? contentPriority : 0
    case .decoration: return contentPriority
    }
  }
}

extension LayoutNode.Flags {
  /// What `summarize` computes.
  fileprivate static let needs: LayoutNode.Flags = [needsOfSubtree, .hasTraits, .isSpacer]
  /// The part of it that holds for a node if it holds for any child.
  fileprivate static let needsOfSubtree: LayoutNode.Flags = [.readsContainer, .readsPosition, .readsSurroundings]
}
