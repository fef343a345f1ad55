extension LayoutEngine {
  /// The value of guide `key` in `node` under `proposal`: the explicit value or the default, in points from the leading
  /// or top edge. Always finite, unless the view itself is infinite.
  func guide(_ key: AlignmentKey, of node: LayoutNodeID, in proposal: ProposedViewSize) -> Double {
    guide(key, of: node, in: proposal, size: size(of: node, in: proposal))
  }

  /// The value of the guide for a node whose size is known.
  func guide(_ key: AlignmentKey, of node: LayoutNodeID, in proposal: ProposedViewSize, size: Size) -> Double {
    if facts[node.slot].guides & key.bit != 0, let explicit = explicitGuide(key, of: node, in: proposal) {
      return explicit
    }
    if let value = key.defaultValue(for: size[key.axis]) { return value }
    let dimensions = ViewDimensions(size, engine: self, node: node, proposal: proposal)
    return sound(dimensions.defaultValue(of: key), key, of: node) ?? 0
  }

  /// The explicit value of guide `key` in `node` under `proposal`, if it has one.
  ///
  /// A loop follows modifiers to their content and adds the content's origin. Containers combine the values of their
  /// views and cache the result.
  func explicitGuide(_ key: AlignmentKey, of node: LayoutNodeID, in proposal: ProposedViewSize) -> Double? {
    var node = node
    var proposal = proposal
    var offset = 0.0
    while true {
      guard facts[node.slot].guides & key.bit != 0 else { return nil }
      switch nodes[node.slot].kind {
      case .empty, .group, .modifier(.scrollView), .decoration(.safeAreaInset): return nil
      case .leaf(let leaf): return leafGuide(key, of: node, leaf, in: proposal).map { $0 + offset }
      case .container where !facts[node.slot].flags.contains(.isIdentity):
        return containerGuide(key, of: node, in: proposal).map { $0 + offset }
      case .modifier(.alignmentGuide(let rule)) where rule.key == key:
        return ruleGuide(rule, of: node, in: proposal).map { $0 + offset }
      case .modifier(.offset), .modifier(.ignoresSafeArea), .modifier(.keepsSafeArea), .container, .decoration:
        node = facts[node.slot].content
      case .modifier:
        let size = size(of: node, in: proposal)
        let content = contentArrangement(of: node, in: proposal, size: size)
        offset += content.origin[key.axis]
        node = content.node
        proposal = content.proposal
      }
    }
  }

  /// The value that the program computes for the content; `nil` with a fault if it is not finite.
  private func ruleGuide(_ rule: GuideRule, of node: LayoutNodeID, in proposal: ProposedViewSize) -> Double? {
    let content = facts[node.slot].content
    let dimensions = ViewDimensions(
      size(of: content, in: proposal), engine: self, node: content, proposal: proposal)
    return sound(rule.value(dimensions), rule.key, of: node)
  }

  private func leafGuide(
    _ key: AlignmentKey, of node: LayoutNodeID, _ leaf: LeafKind, in proposal: ProposedViewSize
  ) -> Double? {
    if key == .listRowSeparatorLeading { return leaf.isText ? 0 : nil }
    guard key == .firstTextBaseline || key == .lastTextBaseline else { return nil }
    let baselines: (first: Double, last: Double)?
    switch leaf {
    case .text: baselines = shapedText(of: node)?.fit(proposal).baselines
    case .image(let image): baselines = image.baseline(textMeasurer).map { (first: $0, last: $0) }
    case .shape(.custom(let sizing)), .custom(let sizing): baselines = sizing.baselines?(size(of: node, in: proposal))
    case .color, .shape, .spacer, .divider: baselines = nil
    }
    return key == .firstTextBaseline ? baselines?.first : baselines?.last
  }

  private func containerGuide(
    _ key: AlignmentKey, of node: LayoutNodeID, in proposal: ProposedViewSize
  ) -> Double? {
    guard case .container(let kind) = nodes[node.slot].kind, kind.combinesGuides else { return nil }
    let cacheKey = cacheKey(key, of: node, proposal)
    if let known = knownAnswer(of: node, cacheKey) { return known.height == 0 ? nil : known.width }
    guard depth < maximumDepth else {
      report(.tooDeep, at: node)
      return nil
    }
    depth += 1
    defer { depth -= 1 }
    let size = size(of: node, in: proposal)
    var value: Double?
    if case .layout(let layout) = kind {
      value = customGuide(key, of: node, layout, in: proposal, size: size)
    } else if key.combination != .none {
      value = combinedGuide(key) { arrangeViews(of: node, in: proposal, size: size) }
    }
    value = value.flatMap { sound($0, key, of: node) }
    remember(value, of: node, cacheKey)
    return value
  }

  /// The cache key for a guide's value; a negative context encodes the guide and the container.
  private func cacheKey(
    _ key: AlignmentKey, of node: LayoutNodeID, _ proposal: ProposedViewSize
  ) -> SizeCache.Key {
    let number = guideNumbers[key] ?? Int32(guideNumbers.count)
    guideNumbers[key] = number
    let readsContainer = facts[node.slot].flags.contains(.readsContainer)
    // Twenty bits for the container, the rest for the guide: far more than a pass needs of either.
    return SizeCache.Key(proposal, context: -1 - (number << 20 | (readsContainer ? container : 0)))
  }

  /// The combined explicit values of the views that `arrange` places.
  func combinedGuide(_ key: AlignmentKey, arrange: () -> Void) -> Double? {
    let base = arrangements.count
    arrange()
    var combined = CombinedGuide(key.combination)
    for index in base..<arrangements.count {
      let view = arrangements[index]
      guard facts[view.node.slot].guides & key.bit != 0 else { continue }
      if let value = explicitGuide(key, of: view.node, in: view.proposal) {
        combined.add(value + view.origin[key.axis])
      }
    }
    arrangements.removeSubrange(base...)
    return combined.value
  }

  private func sound(_ value: Double, _ key: AlignmentKey, of node: LayoutNodeID) -> Double? {
    if value.isFinite { return value }
    report(.invalidGuide(key.name), at: node)
    return nil
  }
}
