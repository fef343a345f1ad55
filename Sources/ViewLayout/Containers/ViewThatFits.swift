extension LayoutEngine {
  /// The index of the first of `views` whose ideal size on `axes` fits into `proposal`, otherwise of the last.
  func fittingView(_ axes: AxisSet, _ views: [LayoutNodeID], in proposal: ProposedViewSize) -> Int? {
    guard var chosen = views.indices.last else { return nil }
    if axes.isEmpty { return 0 }
    let ideal = ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width, height: axes.contains(.vertical) ? nil : proposal.height
    )
    for index in views.indices.dropLast() {
      note(.candidate)
      let size = size(of: views[index], in: ideal)
      let fits = Axis.allCases.allSatisfy { !axes.contains($0) || size[$0] <= proposal[$0] ?? .infinity }
      if fits {
        chosen = index
        break
      }
    }
    return chosen
  }

  /// The size of the chosen view, under the full proposal.
  func fittingSize(_ axes: AxisSet, _ views: [LayoutNodeID], in proposal: ProposedViewSize) -> (Size, SizeReason) {
    guard let chosen = fittingView(axes, views, in: proposal) else { return (.zero, .noView) }
    note(.content)
    return (size(of: views[chosen], in: proposal), .candidate(chosen, of: views.count))
  }
}
