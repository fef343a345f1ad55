extension LayoutEngine {
  /// The axis of the stack that contains `node`, through modifiers, and through an overlay or a background that
  /// consists of the node alone.
  func stackAxis(of node: LayoutNodeID) -> Axis? {
    var node = node
    while facts[node.slot].parent != .none {
      let parent = facts[node.slot].parent
      switch orientation(for: node, in: parent) {
      case .along(let axis): return axis
      case .free: return nil
      case .inherited: node = parent
      }
    }
    return nil
  }

  private func orientation(for child: LayoutNodeID, in parent: LayoutNodeID) -> LayoutKind.Orientation {
    let place: LayoutNodeID
    switch nodes[parent.slot].kind {
    case .empty, .leaf, .group, .container: return facts[parent.slot].orientation
    case .modifier: place = facts[parent.slot].content
    case .decoration:
      let isContent = nodes[parent.slot].children.first == child
      place = isContent ? facts[parent.slot].content : facts[parent.slot].secondary
    }
    let isImplicit = place != .none && facts[place.slot].flags.contains(.isImplicit)
    return facts[isImplicit ? place.slot : parent.slot].orientation
  }

  /// The layout direction of `node`.
  func direction(of node: LayoutNodeID) -> LayoutDirection {
    var node = node
    while node != .none {
      if case .modifier(.layoutDirection(let direction)) = nodes[node.slot].kind { return direction }
      node = facts[node.slot].parent
    }
    return surface.direction
  }
}
