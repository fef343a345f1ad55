/// `safeAreaInset` takes the proposed size, 10 where unspecified, like a `GeometryReader`, and divides it between its
/// two views. The bar is therefore at the edge of the available space, and not at the edge of a small content.
///
/// The source of this size is an independent implementation, not SwiftUI itself, whose behaviour is not established;
/// the alternative is the sum of content, gap and bar.
extension LayoutEngine {
  /// The two views of a `safeAreaInset` and their proposals.
  private struct InsetParts {
    var spacing = 0.0
    var barProposal: ProposedViewSize
    var contentProposal: ProposedViewSize
    var bar = Size.zero
    var content = Size.zero
  }

  /// Measures the bar first, in the space beyond the content's minimum, then the content in the remaining space.
  private func measureInset(_ inset: SafeAreaInset, of node: LayoutNodeID, in proposal: ProposedViewSize) -> InsetParts
  {
    let (content, bar) = (facts[node.slot].content, facts[node.slot].secondary)
    let axis = inset.edge.axis
    var parts = InsetParts(barProposal: proposal, contentProposal: proposal)
    guard bar != .none else {
      parts.content = size(of: content, in: proposal)
      return parts
    }
    parts.spacing = inset.spacing.map { $0.isFinite ? $0 : 0 } ?? preferredGap(from: content, to: bar, along: axis)
    if let length = proposal[axis] {
      let available = max(0, length - parts.spacing)
      var minimum = proposal
      minimum[axis] = 0
      note(.minimum)
      parts.barProposal[axis] = max(0, available - size(of: content, in: minimum)[axis])
    }
    note(.bar)
    parts.bar = size(of: bar, in: parts.barProposal)
    if let length = proposal[axis] {
      parts.contentProposal[axis] = max(0, length - parts.bar[axis] - parts.spacing)
    }
    note(.remainder)
    parts.content = size(of: content, in: parts.contentProposal)
    return parts
  }

  /// The content at the edge opposite to the bar's, and the bar at its edge, aligned with the content.
  func arrangeInset(_ inset: SafeAreaInset, of node: LayoutNodeID, in proposal: ProposedViewSize, size: Size) {
    let (content, bar) = (facts[node.slot].content, facts[node.slot].secondary)
    let axis = inset.edge.axis
    var proposal = proposal
    proposal[axis.other] = proposal[axis.other] ?? size[axis.other]
    let parts = measureInset(inset, of: node, in: proposal)
    var origin = Point.zero
    origin[axis] = inset.edge.isStart ? size[axis] - parts.content[axis] : 0
    origin[axis.other] = (size[axis.other] - parts.content[axis.other]) / 2
    arrangements.append(Arrangement(node: content, origin: origin, proposal: parts.contentProposal))
    guard bar != .none else { return }
    var barOrigin = Point.zero
    barOrigin[axis] = inset.edge.isStart ? 0 : size[axis] - parts.bar[axis]
    barOrigin[axis.other] =
      origin[axis.other] + guide(inset.alignment, of: content, in: parts.contentProposal)
      - guide(inset.alignment, of: bar, in: parts.barProposal)
    arrangements.append(Arrangement(node: bar, origin: barOrigin, proposal: parts.barProposal))
  }

  /// The length of the bar of a placed `safeAreaInset` with its spacing, in points.
  func insetLength(_ inset: SafeAreaInset, of node: LayoutNodeID, in proposal: ProposedViewSize, size: Size) -> Double {
    guard facts[node.slot].secondary != .none else { return 0 }
    var proposal = proposal
    proposal[inset.edge.axis.other] = proposal[inset.edge.axis.other] ?? size[inset.edge.axis.other]
    let parts = measureInset(inset, of: node, in: proposal)
    return parts.bar[inset.edge.axis] + parts.spacing
  }
}
