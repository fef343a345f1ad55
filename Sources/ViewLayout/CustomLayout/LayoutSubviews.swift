/// The subviews of a custom layout, as proxies, in the order of the program.
public struct LayoutSubviews: RandomAccessCollection {
  let engine: LayoutEngine
  let container: LayoutNodeID
  let nodes: [LayoutNodeID]
  /// The index of each in the whole container, of which this may be a part.
  public let indices: Range<Int>

  init(engine: LayoutEngine, container: LayoutNodeID, nodes: [LayoutNodeID], range: Range<Int>) {
    self.engine = engine
    self.container = container
    self.nodes = nodes
    indices = range
  }

  /// The direction in which the container lies. Layouts work from left to right; the engine mirrors what they place.
  public var layoutDirection: LayoutDirection { engine.direction(of: container) }

  /// In the whole container: of a part of the subviews it need not be 0.
  public var startIndex: Int { indices.lowerBound }
  /// Behind the index of the last, in the whole container.
  public var endIndex: Int { indices.upperBound }

  /// The subview at an index of the whole container.
  public subscript(position: Int) -> LayoutSubview {
    LayoutSubview(engine: engine, node: nodes[position], index: position)
  }

  /// A part of the subviews, with the indices that they have in the whole container.
  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    LayoutSubviews(engine: engine, container: container, nodes: nodes, range: bounds)
  }

  var ids: [LayoutNodeID] { indices.count == nodes.count ? nodes : Array(nodes[indices]) }

  /// The most that any subview wants on each edge; 0 of none.
  var unionSpacing: ViewSpacing { engine.unionSpacing(ids) }

  /// The explicit values of `key` in the subviews, where `place` puts them in `bounds`, combined.
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

  /// The layout priority, 0 by default.
  public var priority: Double { engine.facts[node.slot].priority }

  /// What the subview wants between itself and its neighbours.
  public var spacing: ViewSpacing { engine.spacings[engine.facts[node.slot].spacing] }

  /// The size that the subview takes under `proposal`, in points.
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

  /// The value that the subview has for `key`, or the default.
  public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value {
    engine.layoutValue(LayoutValueKeyID(key), of: node)?.value as? Key.Value ?? Key.defaultValue
  }

  /// The value that the subview has for `key`, if it sets one.
  public func value(for key: LayoutValueKeyID) -> LayoutValue? { engine.layoutValue(key, of: node) }

  /// The node of the subview, to find the view that it belongs to.
  public var id: LayoutNodeID { node }
}

extension LayoutSubview: Equatable {
  /// The same view in the same engine.
  public static func == (left: LayoutSubview, right: LayoutSubview) -> Bool {
    left.engine === right.engine && left.node == right.node
  }
}
