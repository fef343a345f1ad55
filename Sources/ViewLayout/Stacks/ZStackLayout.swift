/// `ZStack`: views on top of each other. Also a layout for `AnyLayout` and for custom layouts.
public struct ZStackLayout: Equatable {
  /// The guides by which the views are aligned.
  public var alignment: Alignment

  /// SwiftUI's default is the center on both axes.
  public init(alignment: Alignment = .center) { self.alignment = alignment }
}

extension LayoutEngine {
  /// The size of the union of the aligned views with the highest priority, each proposed the stack's proposal.
  func zStackSize(
    _ stack: ZStackLayout, _ views: [LayoutNodeID], in proposal: ProposedViewSize
  ) -> (Size, SizeReason) {
    guard let highest = highestPriority(views) else { return (.zero, .union(views: 0)) }
    var size = Size.zero
    for axis in Axis.allCases {
      let key = stack.alignment.key(along: axis)
      var (before, after) = (-Double.infinity, -Double.infinity)
      for view in views where facts[view.slot].priority == highest {
        note(.layer)
        let length = self.size(of: view, in: proposal)[axis]
        let guide = length.isFinite ? guide(key, of: view, in: proposal) : 0
        before = max(before, guide)
        after = max(after, length - guide)
      }
      size[axis] = before + after
    }
    return (size, .union(views: views.count { facts[$0.slot].priority == highest }))
  }

  /// Places the views of a `ZStack` of `size`. Each is proposed that size, so flexible views fill the stack even under
  /// `fixedSize`.
  func arrangeZStack(_ stack: ZStackLayout, _ views: [LayoutNodeID], size: Size) {
    guard let highest = highestPriority(views) else { return }
    let proposal = ProposedViewSize(size)
    let base = arrangements.count
    for view in views { arrangements.append(Arrangement(node: view, origin: .zero, proposal: proposal)) }
    for axis in Axis.allCases {
      let key = stack.alignment.key(along: axis)
      var line = -Double.infinity
      for (index, view) in views.enumerated() {
        note(.layer)
        let guide = guide(key, of: view, in: proposal)
        arrangements[base + index].origin[axis] = -guide
        if facts[view.slot].priority == highest { line = max(line, guide) }
      }
      for index in base..<base + views.count { arrangements[index].origin[axis] += line }
    }
  }

  private func highestPriority(_ views: [LayoutNodeID]) -> Double? {
    var highest: Double?
    for view in views { highest = max(highest ?? -.infinity, facts[view.slot].priority) }
    return highest
  }
}
