/// How a node computes its size for a proposal.
enum SizeQuery {
  /// Measures its content once with this proposal, and derives its size from the content's.
  case content(ProposedViewSize)
  /// Knows its size without measuring.
  case answer(Size, SizeReason)
  /// Measures its views, any number of times.
  case views
}

/// A modifier whose content is being measured.
struct UnaryStep {
  let node: LayoutNodeID
  let proposal: ProposedViewSize
  /// The index of the recorder's open exchange.
  let exchange: Int
}

extension LayoutEngine {
  /// The size of `node` under `proposal`, in points.
  ///
  /// A loop follows modifiers, down with their proposals and up with their sizes, so that a chain of thousands needs no
  /// stack. Only containers recurse.
  func size(of node: LayoutNodeID, in proposal: ProposedViewSize) -> Size {
    let base = pendingSteps.count
    var node = node
    var proposal = sound(proposal, for: node)
    var answer = Size.zero
    var isAnswered = false
    while !isAnswered {
      work.proposals += 1
      let exchange = isRecording ? recorder?.begin(node, proposal) ?? -1 : -1
      if let known = knownSize(of: node, in: proposal) {
        if isRecording { recorder?.end(exchange, known, .remembered) }
        answer = known
        break
      }
      work.measured += 1
      switch query(of: node, in: proposal) {
      case .content(let contentProposal):
        pendingSteps.append(UnaryStep(node: node, proposal: proposal, exchange: exchange))
        note(.content)
        node = facts[node.slot].content
        proposal = sound(contentProposal, for: node)
      case .answer(let size, let reason):
        answer = keep(size, of: node, in: proposal, exchange: exchange, reason: reason)
        isAnswered = true
      case .views:
        let (size, reason) = viewsAnswer(of: node, in: proposal)
        answer = keep(size, of: node, in: proposal, exchange: exchange, reason: reason)
        isAnswered = true
      }
    }
    while pendingSteps.count > base {
      let step = pendingSteps.removeLast()
      let (size, reason) = modifierAnswer(step.node, in: step.proposal, content: answer)
      answer = keep(size, of: step.node, in: step.proposal, exchange: step.exchange, reason: reason)
    }
    return answer
  }

  private func query(of node: LayoutNodeID, in proposal: ProposedViewSize) -> SizeQuery {
    switch nodes[node.slot].kind {
    case .empty, .group: return .answer(.zero, .noView)
    case .leaf(let leaf): return leafAnswer(of: node, leaf, in: proposal)
    case .container: return facts[node.slot].flags.contains(.isIdentity) ? .content(proposal) : .views
    case .modifier, .decoration:
      if facts[node.slot].content == .none { return .answer(.zero, .noView) }
      return modifierQuery(node, nodes[node.slot].kind, in: proposal)
    }
  }

  /// The size of a node that measures several views, or one view several times; the only recursion.
  private func viewsAnswer(of node: LayoutNodeID, in proposal: ProposedViewSize) -> (Size, SizeReason) {
    guard depth < maximumDepth else {
      report(.tooDeep, at: node)
      return (.zero, .noView)
    }
    if work.measured > maximumSizes, isCachingEnabled, work.measured > 40 * nodes.count {
      if !isOutOfSizes { report(.tooManySizes, at: node) }
      isOutOfSizes = true
      return (.zero, .noView)
    }
    depth += 1
    defer { depth -= 1 }
    switch nodes[node.slot].kind {
    case .container(let kind): return containerSize(of: node, kind, in: proposal)
    case .modifier(.scrollView(let scroll)): return scrollSize(scroll, of: node, in: proposal)
    case .empty, .group, .leaf, .modifier, .decoration: return (.zero, .noView)
    }
  }

  private func containerSize(
    of node: LayoutNodeID, _ kind: ContainerKind, in proposal: ProposedViewSize
  ) -> (Size, SizeReason) {
    let views = nodes[node.slot].subviews
    switch kind {
    case .stack(let stack): return stackSize(stack, views, in: proposal)
    case .zStack(let stack): return zStackSize(stack, views, in: proposal)
    case .grid(let grid): return gridSize(grid, gridRows(of: node), in: proposal)
    case .lazy(let lazy): return lazySize(lazy, of: node, in: proposal)
    case .viewThatFits(let axes): return fittingSize(axes, views, in: proposal)
    case .geometryReader: return (proposal.replacingUnspecifiedDimensions(), .takesProposal)
    case .layout(let layout): return customSize(of: node, layout, in: proposal)
    }
  }

  private func leafAnswer(of node: LayoutNodeID, _ leaf: LeafKind, in proposal: ProposedViewSize) -> SizeQuery {
    switch leaf {
    case .color: return .answer(proposal.replacingUnspecifiedDimensions(), .takesProposal)
    case .shape(let shape):
      return .answer(shape.sizeThatFits(proposal), shape == .circle ? .square : .takesProposal)
    case .spacer(let minLength):
      let axis = stackAxis(of: node)
      let minimum = minLength.map { $0.isFinite ? $0 : Separator.spacerLength } ?? Separator.spacerLength
      return .answer(
        Separator.spacerSize(minLength: minimum, orientation: axis, proposal), .spacer(minimum: minimum, along: axis))
    case .divider:
      return .answer(
        Separator.dividerSize(thickness: metrics.dividerThickness, orientation: stackAxis(of: node), proposal),
        .divider(thickness: metrics.dividerThickness))
    case .text:
      guard let text = shapedText(of: node) else { return .answer(.zero, .noView) }
      let fit = text.fit(proposal)
      return .answer(fit.size, .text(lines: fit.lineCount, isTruncated: fit.isTruncated, scale: fit.scale))
    case .image(let image):
      return .answer(image.sizeThatFits(proposal, textMeasurer), image.isResizable ? .takesProposal : .natural)
    case .custom(let leaf): return .answer(leaf.sizeThatFits(proposal), .natural)
    }
  }
}

extension LayoutEngine {
  private func cacheKey(_ node: LayoutNodeID, _ proposal: ProposedViewSize) -> SizeCache.Key {
    let readsContainer = facts[node.slot].flags.contains(.readsContainer)
    return SizeCache.Key(proposal, context: readsContainer ? container : 0)
  }

  private func knownSize(of node: LayoutNodeID, in proposal: ProposedViewSize) -> Size? {
    if isRecording, recorder?.isAsking(node) == true { return nil }
    return knownAnswer(of: node, cacheKey(node, proposal))
  }

  private func keep(
    _ size: Size, of node: LayoutNodeID, in proposal: ProposedViewSize, exchange: Int, reason: SizeReason
  ) -> Size {
    let sound = sound(size, of: node)
    if !isRecording {
      remember(sound, of: node, cacheKey(node, proposal))
      return sound
    }
    if recorder?.isAsking(node) != true { remember(sound, of: node, cacheKey(node, proposal)) }
    recorder?.end(exchange, sound, reason)
    return sound
  }

  /// The proposal, with 0 for a negative length and `nil` for NaN.
  private func sound(_ proposal: ProposedViewSize, for node: LayoutNodeID) -> ProposedViewSize {
    if (proposal.width ?? 0) >= 0 && (proposal.height ?? 0) >= 0 { return proposal }
    var sound = proposal
    for axis in Axis.allCases {
      guard let length = proposal[axis], !(length >= 0) else { continue }
      report(.invalidProposal(length), at: node)
      sound[axis] = length.isNaN ? nil : 0
    }
    return sound
  }

  /// The size, with 0 for a length that is negative or NaN.
  private func sound(_ size: Size, of node: LayoutNodeID) -> Size {
    if size.width >= 0 && size.height >= 0 { return size }
    var sound = size
    for axis in Axis.allCases where !(size[axis] >= 0) {
      report(.invalidSize(size[axis]), at: node)
      sound[axis] = 0
    }
    return sound
  }
}
