/// Proxies for the subviews of a custom layout, in the order of the program.
public struct LayoutSubviews: RandomAccessCollection {
  let engine: LayoutEngine
  let container: LayoutNodeID
  let nodes: [LayoutNodeID]
  /// The indices of the subviews in the whole container; this collection may be a slice.
  public let indices: Range<Int>

  init(engine: LayoutEngine, container: LayoutNodeID, nodes: [LayoutNodeID], range: Range<Int>) {
    self.engine = engine
    self.container = container
    self.nodes = nodes
    indices = range
  }

  /// The layout direction of the container. Layouts work from left to right; the engine mirrors the positions.
  public var layoutDirection: LayoutDirection { engine.direction(of: container) }

  /// An index of the whole container: 0 unless this is a slice.
  public var startIndex: Int { indices.lowerBound }
  /// One past the last index, in the whole container.
  public var endIndex: Int { indices.upperBound }

  /// The subview at an index of the whole container.
  public subscript(position: Int) -> LayoutSubview {
    LayoutSubview(engine: engine, node: nodes[position], index: position)
  }

  /// A slice, with the indices of the whole container.
  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    LayoutSubviews(engine: engine, container: container, nodes: nodes, range: bounds)
  }

  var ids: [LayoutNodeID] { indices.count == nodes.count ? nodes : Array(nodes[indices]) }

  /// The maximum of the subviews' spacings on each edge; 0 without subviews.
  var unionSpacing: ViewSpacing { engine.unionSpacing(ids) }

  /// The combined explicit values of `key` in the subviews, at the positions that `place` sets in `bounds`.
  func combinedGuide(
    _ key: AlignmentKey, in bounds: Rect, proposal: ProposedViewSize, place: () -> Void
  ) -> Double? {
    guard key.combination != .none, bounds.size.isFinite,
      ids.contains(where: { engine.facts[$0.slot].guides & key.bit != 0 })
    else { return nil }
    return engine.combinedGuide(key) {
      engine.arrangeCustom(nodes, in: bounds, proposal: proposal, place: place)
    }
  }
}

/// One subview of a custom layout.
public struct LayoutSubview {
  let engine: LayoutEngine
  let node: LayoutNodeID
  let index: Int

  /// The layout priority; 0 by default.
  public var priority: Double { engine.facts[node.slot].priority }

  /// The spacing that the subview prefers.
  public var spacing: ViewSpacing { engine.spacings[engine.facts[node.slot].spacing] }

  /// The size of the subview under `proposal`, in points.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> Size {
    engine.note(.custom)
    return engine.size(of: node, in: proposal)
  }

  /// The size and the guides of the subview under `proposal`.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(sizeThatFits(proposal), engine: engine, node: node, proposal: proposal)
  }

  /// Puts the subview's `anchor` at `position`, in the coordinates of the container's bounds.
  public func place(at position: Point, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize = .unspecified) {
    let size = sizeThatFits(proposal)
    engine.placeCustom(self, at: position - anchor.point(in: size), proposal: proposal)
  }

  /// The subview's value for `key`, or the default value.
  public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value {
    engine.layoutValue(LayoutValueKeyID(key), of: node)?.value as? Key.Value ?? Key.defaultValue
  }

  /// The subview's value for `key`, if it sets one.
  public func value(for key: LayoutValueKeyID) -> LayoutValue? { engine.layoutValue(key, of: node) }

  /// The node of the subview, which identifies its view.
  public var id: LayoutNodeID { node }
}

extension LayoutSubview: Equatable {
  /// Whether both are the same node of the same engine.
  public static func == (left: LayoutSubview, right: LayoutSubview) -> Bool {
    left.engine === right.engine && left.node == right.node
  }
}
