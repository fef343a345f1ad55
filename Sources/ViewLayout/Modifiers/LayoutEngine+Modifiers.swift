extension LayoutEngine {
  /// The proposal for the content of a modifier or decoration, or the size if it does not depend on the content.
  func modifierQuery(_ node: LayoutNodeID, _ kind: LayoutKind, in proposal: ProposedViewSize) -> SizeQuery {
    switch kind {
    case .modifier(let modifier): return modifierQuery(node, modifier, in: proposal)
    case .decoration(.overlay), .decoration(.background), .decoration(.separator): return .content(proposal)
    case .decoration(.safeAreaInset): return .answer(proposal.replacingUnspecifiedDimensions(), .takesProposal)
    case .empty, .group, .leaf, .container: return .views
    }
  }

  private func modifierQuery(
    _ node: LayoutNodeID, _ kind: ModifierKind, in proposal: ProposedViewSize
  ) -> SizeQuery {
    switch kind {
    case .scrollView: return .views
    case .frame(let frame):
      if let size = frame.fixedSize { return .answer(size, .fixed(frame.width, frame.height)) }
      return .content(frame.contentProposal(for: proposal))
    case .flexibleFrame(let frame):
      if let size = frame.fixedSize(for: proposal) { return .answer(size, frame.reason(proposal, size)) }
      return .content(frame.contentProposal(for: proposal))
    case .containerRelativeFrame(let frame):
      let fixed = frame.frame(in: containers[container])
      for fault in fixed.faults { report(fault, at: node) }
      if let size = fixed.fixedSize { return .answer(size, .fixed(fixed.width, fixed.height)) }
      return .content(fixed.contentProposal(for: proposal))
    case .padding(let insets), .safeAreaPadding(let insets): return .content(proposal.inset(by: insets.sound))
    case .fixedSize(let axes):
      return .content(
        ProposedViewSize(
          width: axes.contains(.horizontal) ? nil : proposal.width,
          height: axes.contains(.vertical) ? nil : proposal.height))
    case .aspectRatio(let aspect): return .content(ratioProposal(node, aspect, proposal))
    case .position:
      if let width = proposal.width, let height = proposal.height {
        return .answer(Size(width: width, height: height), .takesProposal)
      }
      return .content(proposal)
    case .layoutPriority, .offset, .alignmentGuide, .ignoresSafeArea, .keepsSafeArea, .effect, .trait, .layoutDirection,
      .clipped,
      .hidden, .passThrough:
      return .content(proposal)
    }
  }

  private func ratioProposal(
    _ node: LayoutNodeID, _ aspect: AspectRatio, _ proposal: ProposedViewSize
  ) -> ProposedViewSize {
    if proposal == .unspecified { return proposal }
    if let base = aspect.base { return aspect.contentProposal(for: proposal, base: base) }
    note(.ratio)
    return aspect.contentProposal(for: proposal, base: size(of: facts[node.slot].content, in: .unspecified))
  }

  /// The size of a modifier, a decoration or a stack of one view whose content has the size `content`.
  func modifierAnswer(
    _ node: LayoutNodeID, in proposal: ProposedViewSize, content: Size
  ) -> (Size, SizeReason) {
    guard case .modifier(let kind) = nodes[node.slot].kind else { return (content, .content) }
    switch kind {
    case .frame(let frame): return (frame.size(content: content), .fixed(frame.width, frame.height))
    case .flexibleFrame(let frame):
      let size = frame.size(for: proposal, content: content)
      return (size, frame.reason(proposal, size, content: content))
    case .containerRelativeFrame(let frame):
      let fixed = frame.frame(in: containers[container])
      return (fixed.size(content: content), .fixed(fixed.width, fixed.height))
    case .padding(let insets), .safeAreaPadding(let insets):
      let insets = insets.sound
      let size = Size(
        width: max(0, content.width + insets.total(along: .horizontal)),
        height: max(0, content.height + insets.total(along: .vertical)))
      return (size, .padded(insets))
    case .position: return (proposal.replacingUnspecifiedDimensions(by: content), .takesProposal)
    case .fixedSize(let axes): return (content, .ideal(axes))
    case .aspectRatio(let aspect): return (content, .ratio(aspect.ratio, aspect.contentMode))
    case .scrollView, .layoutPriority, .offset, .alignmentGuide, .ignoresSafeArea, .keepsSafeArea, .effect, .trait,
      .layoutDirection,
      .clipped, .hidden, .passThrough:
      return (content, .content)
    }
  }
}

extension LayoutEngine {
  /// The position and the proposal of a modifier's content, for a modifier of `size` under `proposal`.
  func contentArrangement(
    of node: LayoutNodeID, in proposal: ProposedViewSize, size: Size
  ) -> Arrangement {
    let content = facts[node.slot].content
    guard case .modifier(let kind) = nodes[node.slot].kind else {
      return Arrangement(node: content, origin: .zero, proposal: proposal)
    }
    switch kind {
    case .frame(let frame):
      return aligned(content, in: frame.contentProposal(for: proposal), by: frame.alignment, within: size)
    case .flexibleFrame(let frame):
      return aligned(content, in: frame.placementProposal(for: proposal, size: size), by: frame.alignment, within: size)
    case .containerRelativeFrame(let frame):
      let fixed = frame.frame(in: containers[container])
      return aligned(content, in: fixed.contentProposal(for: proposal), by: frame.alignment, within: size)
    case .padding(let insets), .safeAreaPadding(let insets):
      let insets = insets.sound
      return Arrangement(node: content, origin: insets.origin, proposal: proposal.inset(by: insets))
    case .fixedSize(let axes):
      let ideal = ProposedViewSize(
        width: axes.contains(.horizontal) ? nil : proposal.width,
        height: axes.contains(.vertical) ? nil : proposal.height)
      return Arrangement(node: content, origin: .zero, proposal: ideal)
    case .aspectRatio(let aspect):
      return Arrangement(node: content, origin: .zero, proposal: ratioProposal(node, aspect, proposal))
    case .offset(let offset): return Arrangement(node: content, origin: offset.finite, proposal: proposal)
    case .position(let center):
      let inner = ProposedViewSize(size)
      let contentSize = self.size(of: content, in: inner)
      let half = Point(x: contentSize.width / 2, y: contentSize.height / 2)
      return Arrangement(node: content, origin: center.finite - half, proposal: inner)
    case .scrollView(let scroll): return scrollArrangement(scroll, of: node, in: proposal, size: size)
    case .layoutPriority, .alignmentGuide, .ignoresSafeArea, .keepsSafeArea, .effect, .trait, .layoutDirection,
      .clipped, .hidden,
      .passThrough:
      return Arrangement(node: content, origin: .zero, proposal: proposal)
    }
  }

  /// The arrangement of `view`, under `proposal`, that aligns its guides with those of a box of `size`.
  private func aligned(
    _ view: LayoutNodeID, in proposal: ProposedViewSize, by alignment: Alignment, within size: Size
  ) -> Arrangement {
    var origin = Point.zero
    for axis in Axis.allCases {
      let key = alignment.key(along: axis)
      let place = key.defaultValue(for: size[axis]) ?? ViewDimensions(box: size).defaultValue(of: key)
      origin[axis] = place - guide(key, of: view, in: proposal)
    }
    return Arrangement(node: view, origin: origin, proposal: proposal)
  }

  /// The arrangement of a decoration's added view, proposed the content's size and aligned with the content.
  func additionArrangement(
    _ addition: LayoutNodeID, to content: Arrangement, by alignment: Alignment, size: Size
  ) -> Arrangement {
    let proposal = ProposedViewSize(size)
    var origin = content.origin
    for axis in Axis.allCases {
      let key = alignment.key(along: axis)
      origin[axis] += guide(key, of: content.node, in: content.proposal) - guide(key, of: addition, in: proposal)
    }
    return Arrangement(node: addition, origin: origin, proposal: proposal)
  }
}

extension ProposedViewSize {
  /// The proposal minus `insets`; at least 0.
  func inset(by insets: EdgeInsets) -> ProposedViewSize {
    ProposedViewSize(
      width: width.map { max(0, $0 - insets.total(along: .horizontal)) },
      height: height.map { max(0, $0 - insets.total(along: .vertical)) })
  }
}

extension EdgeInsets {
  /// The insets, with 0 for values that are infinite or NaN.
  var sound: EdgeInsets {
    if isFinite { return self }
    return Edge.allCases.reduce(into: .zero) { $0[$1] = self[$1].isFinite ? self[$1] : 0 }
  }
}
