extension LayoutEngine {
  /// What `node` wants between itself and its neighbours, from what its views want.
  func spacing(of node: LayoutNodeID, _ kind: LayoutKind) -> ViewSpacing {
    switch kind {
    case .empty, .group, .decoration(.safeAreaInset): return ViewSpacing()
    case .leaf(.spacer): return Separator.spacerSpacing(orientation: stackAxis(of: node))
    case .leaf(.text): return shapedText(of: node)?.spacing ?? ViewSpacing()
    case .leaf: return ViewSpacing()
    case .container(let container):
      return nodes[node.slot].flags.contains(.isIdentity)
        ? contentSpacing(of: node) : containerSpacing(of: node, container)
    case .modifier(let modifier): return modifierSpacing(of: node, modifier)
    case .decoration: return contentSpacing(of: node)
    }
  }

  private func containerSpacing(of node: LayoutNodeID, _ kind: ContainerKind) -> ViewSpacing {
    let views = nodes[node.slot].subviews
    switch kind {
    case .stack(let stack): return stackSpacing(along: stack.axis, views)
    case .zStack: return zStackSpacing(views)
    case .grid: return unionSpacing(views)
    case .lazy, .geometryReader: return ViewSpacing()
    case .viewThatFits: return views.first.map { spacings[nodes[$0.slot].spacing] } ?? .zero
    case .layout(let layout): return customSpacing(of: node, layout)
    }
  }

  private func modifierSpacing(of node: LayoutNodeID, _ kind: ModifierKind) -> ViewSpacing {
    switch kind {
    case .scrollView, .position: return ViewSpacing()
    case .frame(let frame): return framedSpacing(of: node, frame.fixedEdges)
    case .flexibleFrame(let frame): return framedSpacing(of: node, frame.constrainedEdges)
    case .containerRelativeFrame(let frame): return framedSpacing(of: node, frame.fixedEdges)
    case .padding(let insets), .safeAreaPadding(let insets):
      return contentSpacing(of: node, resetting: insets.paddedEdges)
    case .fixedSize, .aspectRatio, .layoutPriority, .offset, .alignmentGuide, .ignoresSafeArea, .effect, .trait,
      .layoutDirection, .clipped, .hidden, .passThrough:
      return contentSpacing(of: node)
    }
  }

  /// The content's wishes, those on `edges` forgotten unless the content is a spacer, which wants no gaps in a frame
  /// either.
  private func framedSpacing(of node: LayoutNodeID, _ edges: EdgeSet) -> ViewSpacing {
    let content = nodes[node.slot].content
    let isSpacer = content != .none && nodes[content.slot].flags.contains(.isSpacer)
    return contentSpacing(of: node, resetting: isSpacer ? [] : edges)
  }

  /// The content's wishes, those on `edges` forgotten, where the modifier has moved the edge away from the content.
  private func contentSpacing(of node: LayoutNodeID, resetting edges: EdgeSet = []) -> ViewSpacing {
    let content = nodes[node.slot].content
    guard content != .none else { return ViewSpacing() }
    var spacing = spacings[nodes[content.slot].spacing]
    spacing.reset(edges)
    return spacing
  }

  /// The wishes of all views along the sides of a stack, of the first at its start and of the last at its end.
  func stackSpacing(along axis: Axis, _ views: [LayoutNodeID]) -> ViewSpacing {
    guard let first = views.first, let last = views.last else { return .zero }
    if views.allSatisfy({ nodes[$0.slot].spacing == SpacingTable.ordinary }) { return ViewSpacing() }
    var union = ViewSpacing.none
    for view in views {
      var edges = EdgeSet(axis.other)
      if view == first { edges.insert(EdgeSet(.start(of: axis))) }
      if view == last { edges.insert(EdgeSet(.end(of: axis))) }
      union.formUnion(spacings[nodes[view.slot].spacing], edges: edges)
    }
    return union
  }

  /// The wishes of the views that decide the size of a `ZStack`.
  func zStackSpacing(_ views: [LayoutNodeID]) -> ViewSpacing {
    let highest = views.map { nodes[$0.slot].priority }.max()
    return unionSpacing(views.filter { nodes[$0.slot].priority == highest })
  }

  /// The wishes of all `views` on all edges; 0 of no views.
  func unionSpacing(_ views: [LayoutNodeID]) -> ViewSpacing {
    guard !views.isEmpty else { return .zero }
    return views.reduce(into: ViewSpacing.none) { $0.formUnion(spacings[nodes[$1.slot].spacing]) }
  }

  /// The distance that two neighbours prefer, in points.
  func preferredGap(from first: LayoutNodeID, to second: LayoutNodeID, along axis: Axis) -> Double {
    spacings.distance(from: nodes[first.slot].spacing, to: nodes[second.slot].spacing, along: axis)
  }
}

extension EdgeInsets {
  /// The edges with an inset.
  fileprivate var paddedEdges: EdgeSet {
    Edge.allCases.reduce(into: []) { if self[$1] != 0 { $0.insert(EdgeSet($1)) } }
  }
}
