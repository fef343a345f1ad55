extension LayoutEngine {
  /// The spacing of `node`, computed from those of its views, as an index in `spacings`.
  func spacing(of node: LayoutNodeID, _ kind: LayoutKind) -> Int32 {
    switch kind {
    case .empty, .group, .decoration(.safeAreaInset): return SpacingTable.ordinary
    case .leaf(.spacer): return spacings.id(of: Separator.spacerSpacing(orientation: stackAxis(of: node)))
    case .leaf(.text): return shapedText(of: node)?.spacing ?? SpacingTable.ordinary
    case .leaf: return SpacingTable.ordinary
    case .container(let container):
      return facts[node.slot].flags.contains(.isIdentity)
        ? contentSpacing(of: node) : containerSpacing(of: node, container)
    case .modifier(let modifier): return modifierSpacing(of: node, modifier)
    case .decoration: return contentSpacing(of: node)
    }
  }

  private func containerSpacing(of node: LayoutNodeID, _ kind: ContainerKind) -> Int32 {
    let views = nodes[node.slot].subviews
    switch kind {
    case .stack(let stack):
      return isOrdinary(views) ? SpacingTable.ordinary : id(stackSpacing(along: stack.axis, views))
    case .zStack: return isOrdinary(views) ? SpacingTable.ordinary : id(zStackSpacing(views))
    case .grid: return isOrdinary(views) ? SpacingTable.ordinary : id(unionSpacing(views))
    case .lazy, .geometryReader: return SpacingTable.ordinary
    case .viewThatFits: return views.first.map { facts[$0.slot].spacing } ?? id(.zero)
    case .layout(let layout): return id(customSpacing(of: node, layout))
    }
  }

  private func id(_ spacing: ViewSpacing) -> Int32 { spacings.id(of: spacing) }

  /// Whether all of several views have the ordinary spacing, so that their union has it too.
  private func isOrdinary(_ views: [LayoutNodeID]) -> Bool {
    !views.isEmpty && views.allSatisfy { facts[$0.slot].spacing == SpacingTable.ordinary }
  }

  private func modifierSpacing(of node: LayoutNodeID, _ kind: ModifierKind) -> Int32 {
    switch kind {
    case .scrollView, .position: return SpacingTable.ordinary
    case .frame(let frame): return framedSpacing(of: node, frame.fixedEdges)
    case .flexibleFrame(let frame): return framedSpacing(of: node, frame.constrainedEdges)
    case .containerRelativeFrame(let frame): return framedSpacing(of: node, frame.fixedEdges)
    case .padding(let insets), .safeAreaPadding(let insets):
      return contentSpacing(of: node, resetting: insets.paddedEdges)
    case .fixedSize, .aspectRatio, .layoutPriority, .offset, .alignmentGuide, .ignoresSafeArea, .keepsSafeArea, .effect,
      .trait,
      .layoutDirection, .clipped, .hidden, .passThrough:
      return contentSpacing(of: node)
    }
  }

  /// The content's spacing, reset on `edges` unless the content is a spacer, which has no spacing in a frame either.
  private func framedSpacing(of node: LayoutNodeID, _ edges: EdgeSet) -> Int32 {
    let content = facts[node.slot].content
    let isSpacer = content != .none && facts[content.slot].flags.contains(.isSpacer)
    return contentSpacing(of: node, resetting: isSpacer ? [] : edges)
  }

  /// The content's spacing, reset on `edges`, where the modifier has changed the position of the edge.
  private func contentSpacing(of node: LayoutNodeID, resetting edges: EdgeSet = []) -> Int32 {
    let content = facts[node.slot].content
    let own = content == .none ? SpacingTable.ordinary : facts[content.slot].spacing
    if own == SpacingTable.ordinary || edges.isEmpty { return own }
    var spacing = spacings[own]
    spacing.reset(edges)
    return id(spacing)
  }

  /// The union of all views' spacings along the sides of a stack, with that of the first at its start and of the last
  /// at its end.
  func stackSpacing(along axis: Axis, _ views: [LayoutNodeID]) -> ViewSpacing {
    guard let first = views.first, let last = views.last else { return .zero }
    var union = ViewSpacing.none
    for view in views {
      var edges = EdgeSet(axis.other)
      if view == first { edges.insert(EdgeSet(.start(of: axis))) }
      if view == last { edges.insert(EdgeSet(.end(of: axis))) }
      union.formUnion(spacings[facts[view.slot].spacing], edges: edges)
    }
    return union
  }

  /// The union of the spacings of the views that decide the size of a `ZStack`.
  func zStackSpacing(_ views: [LayoutNodeID]) -> ViewSpacing {
    let highest = views.map { facts[$0.slot].priority }.max()
    return unionSpacing(views.filter { facts[$0.slot].priority == highest })
  }

  /// The union of the spacings of all `views` on all edges; 0 without views.
  func unionSpacing(_ views: [LayoutNodeID]) -> ViewSpacing {
    guard !views.isEmpty else { return .zero }
    return views.reduce(into: ViewSpacing.none) { $0.formUnion(spacings[facts[$1.slot].spacing]) }
  }

  /// The preferred spacing between two neighbours, in points.
  func preferredGap(from first: LayoutNodeID, to second: LayoutNodeID, along axis: Axis) -> Double {
    let (own, next) = (facts[first.slot].spacing, facts[second.slot].spacing)
    if own == SpacingTable.ordinary && next == SpacingTable.ordinary { return ViewSpacing.defaultDistance }
    return spacings.distance(from: own, to: next, along: axis)
  }
}

extension EdgeInsets {
  /// The edges with a nonzero inset.
  fileprivate var paddedEdges: EdgeSet {
    var edges: EdgeSet = []
    for edge in Edge.allCases where self[edge] != 0 { edges.insert(EdgeSet(edge)) }
    return edges
  }
}
