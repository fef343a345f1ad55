/// The size of a view under a proposal, in points, and its guides, relative to its top leading corner.
///
/// Valid only during the layout that made it: closures of guides and custom layouts receive it and must read it
/// immediately.
public struct ViewDimensions {
  /// In points.
  public let width: Double
  /// In points.
  public let height: Double
  private let source: (engine: LayoutEngine, node: LayoutNodeID, proposal: ProposedViewSize)?

  init(_ size: Size, engine: LayoutEngine, node: LayoutNodeID, proposal: ProposedViewSize) {
    width = size.width
    height = size.height
    source = (engine, node, proposal)
  }

  /// The dimensions of a box without explicit guides.
  init(box size: Size) {
    width = size.width
    height = size.height
    source = nil
  }

  /// The width and height, in points.
  public var size: Size { Size(width: width, height: height) }

  /// The value of `guide`: the explicit value, or the default for this size.
  public subscript(guide: HorizontalAlignment) -> Double { self[guide.key] }

  /// The value of `guide`: the explicit value, or the default for this size.
  public subscript(guide: VerticalAlignment) -> Double { self[guide.key] }

  /// The explicit value of `guide`, set by `alignmentGuide`, by text or by a custom layout; `nil` if there is none.
  public subscript(explicit guide: HorizontalAlignment) -> Double? { self[explicit: guide.key] }

  /// The explicit value of `guide`, set by `alignmentGuide`, by text or by a custom layout; `nil` if there is none.
  public subscript(explicit guide: VerticalAlignment) -> Double? { self[explicit: guide.key] }

  subscript(key: AlignmentKey) -> Double {
    self[explicit: key] ?? defaultValue(of: key)
  }

  subscript(explicit key: AlignmentKey) -> Double? {
    guard let (engine, node, proposal) = source else { return nil }
    return engine.explicitGuide(key, of: node, in: proposal)
  }

  /// The default value of `key`.
  func defaultValue(of key: AlignmentKey) -> Double {
    switch key {
    case .horizontal(let custom), .vertical(let custom): custom.defaultValue(self)
    case .leading, .horizontalCenter, .trailing, .top, .verticalCenter, .bottom, .firstTextBaseline, .lastTextBaseline,
      .listRowSeparatorLeading, .listRowSeparatorTrailing:
      key.defaultValue(for: size[key.axis]) ?? 0
    }
  }
}
