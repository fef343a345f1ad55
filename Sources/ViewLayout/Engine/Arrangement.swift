/// The position of a view in its container, before right-to-left mirroring, and its final proposal.
struct Arrangement {
  let node: LayoutNodeID
  /// From the container's top leading corner, in points.
  var origin: Point
  var proposal: ProposedViewSize
  /// Whether a custom layout has not placed the view yet.
  var isPending = false
}

extension LayoutEngine {
  /// Appends to `arrangements` the positions of the views of `node`, which has `size` under `proposal`. `position` is
  /// the position of the node in root coordinates, which custom layouts receive.
  func arrangeViews(
    of node: LayoutNodeID, in proposal: ProposedViewSize, size: Size, position: Point = .zero
  ) {
    switch nodes[node.slot].kind {
    case .empty, .group, .leaf: return
    case .modifier:
      if facts[node.slot].content != .none {
        arrangements.append(contentArrangement(of: node, in: proposal, size: size))
      }
    case .decoration(let kind):
      if facts[node.slot].content != .none { arrangeDecoration(kind, of: node, in: proposal, size: size) }
    case .container(let kind):
      if facts[node.slot].flags.contains(.isIdentity) {
        arrangements.append(Arrangement(node: facts[node.slot].content, origin: .zero, proposal: proposal))
      } else {
        arrangeContainer(kind, of: node, in: proposal, size: size, position: position)
      }
    }
  }

  private func arrangeDecoration(
    _ kind: DecorationKind, of node: LayoutNodeID, in proposal: ProposedViewSize, size: Size
  ) {
    switch kind {
    case .overlay(let alignment), .background(let alignment):
      let content = contentArrangement(of: node, in: proposal, size: size)
      arrangements.append(content)
      let addition = facts[node.slot].secondary
      if addition != .none {
        arrangements.append(additionArrangement(addition, to: content, by: alignment, size: size))
      }
    case .separator(let separator):
      let content = contentArrangement(of: node, in: proposal, size: size)
      arrangements.append(content)
      let line = facts[node.slot].secondary
      if line != .none { arrangements.append(separatorArrangement(line, separator, under: content, size: size)) }
    case .safeAreaInset(let inset): arrangeInset(inset, of: node, in: proposal, size: size)
    }
  }

  private func separatorArrangement(
    _ line: LayoutNodeID, _ separator: RowSeparator, under row: Arrangement, size: Size
  ) -> Arrangement {
    let start = explicitGuide(.listRowSeparatorLeading, of: row.node, in: row.proposal) ?? separator.leading
    let end =
      explicitGuide(.listRowSeparatorTrailing, of: row.node, in: row.proposal) ?? size.width - separator.trailing
    return Arrangement(
      node: line, origin: Point(x: row.origin.x + start, y: row.origin.y + size.height - separator.thickness),
      proposal: ProposedViewSize(width: max(0, end - start), height: separator.thickness))
  }

  private func arrangeContainer(
    _ kind: ContainerKind, of node: LayoutNodeID, in proposal: ProposedViewSize, size: Size, position: Point
  ) {
    let views = nodes[node.slot].subviews
    switch kind {
    case .stack(let stack): arrangeStack(stack, views, in: proposal, size: size)
    case .zStack(let stack): arrangeZStack(stack, views, size: size)
    case .grid(let grid): arrangeGrid(grid, gridRows(of: node), in: proposal)
    case .lazy(let lazy): arrangeLazy(lazy, of: node, in: proposal, size: size, visible: nil)
    case .viewThatFits(let axes):
      if let chosen = fittingView(axes, views, in: proposal) {
        arrangements.append(Arrangement(node: views[chosen], origin: .zero, proposal: proposal))
      }
    case .geometryReader: arrangeGeometryReader(views, size: size)
    case .layout(let layout):
      arrangeCustom(layout, of: node, in: proposal, bounds: Rect(origin: position, size: size))
    }
  }
}
