/// One of the four edges of a view. Leading is left in a left-to-right layout.
public enum Edge: UInt8, Hashable, Sendable, CaseIterable {
  case top
  case leading
  case bottom
  case trailing

  /// The axis perpendicular to the edge: vertical for top and bottom.
  public var axis: Axis {
    switch self {
    case .top, .bottom: .vertical
    case .leading, .trailing: .horizontal
    }
  }

  /// The opposite edge.
  public var opposite: Edge {
    switch self {
    case .top: .bottom
    case .leading: .trailing
    case .bottom: .top
    case .trailing: .leading
    }
  }

  /// Whether the edge is at the start of its axis: top and leading.
  public var isStart: Bool { self == .top || self == .leading }

  /// The edge at which `axis` starts.
  static func start(of axis: Axis) -> Edge { axis == .horizontal ? .leading : .top }

  /// The edge at which `axis` ends.
  static func end(of axis: Axis) -> Edge { axis == .horizontal ? .trailing : .bottom }
}

/// A set of edges, as `padding` and `ignoresSafeArea` take it.
public struct EdgeSet: OptionSet, Hashable, Sendable {
  /// One bit for each edge: the one of the edge's own raw value.
  public let rawValue: UInt8

  /// Accepts any bits; only the lowest four have a meaning.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The set of one edge.
  public init(_ edge: Edge) { rawValue = 1 << edge.rawValue }

  /// The two edges at the ends of `axis`.
  public init(_ axis: Axis) { self = axis == .horizontal ? .horizontal : .vertical }

  /// The upper edge alone.
  public static let top = EdgeSet(.top)
  /// The leading edge alone.
  public static let leading = EdgeSet(.leading)
  /// The lower edge alone.
  public static let bottom = EdgeSet(.bottom)
  /// The trailing edge alone.
  public static let trailing = EdgeSet(.trailing)
  /// Leading and trailing.
  public static let horizontal: EdgeSet = [.leading, .trailing]
  /// Top and bottom.
  public static let vertical: EdgeSet = [.top, .bottom]
  /// All four.
  public static let all: EdgeSet = [.horizontal, .vertical]

  /// Whether the set contains `edge`.
  public func contains(_ edge: Edge) -> Bool { contains(EdgeSet(edge)) }
}
