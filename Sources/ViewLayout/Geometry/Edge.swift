/// One of the four edges of a view. Leading is left where text runs from left to right.
public enum Edge: UInt8, Hashable, Sendable, CaseIterable {
  case top
  case leading
  case bottom
  case trailing

  /// The axis along which the edge moves: vertical for top and bottom.
  public var axis: Axis {
    switch self {
    case .top, .bottom: .vertical
    case .leading, .trailing: .horizontal
    }
  }

  /// The edge on the other side.
  public var opposite: Edge {
    switch self {
    case .top: .bottom
    case .leading: .trailing
    case .bottom: .top
    case .trailing: .leading
    }
  }

  /// Whether coordinates grow away from this edge: top and leading.
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

  /// Takes any bits; those above the lowest four mean nothing.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The set of one edge.
  public init(_ edge: Edge) { rawValue = 1 << edge.rawValue }

  /// The two edges that bound `axis`.
  public init(_ axis: Axis) { self = axis == .horizontal ? .horizontal : .vertical }

  /// The upper edge alone.
  public static let top = EdgeSet(.top)
  /// The edge where reading starts, alone.
  public static let leading = EdgeSet(.leading)
  /// The lower edge alone.
  public static let bottom = EdgeSet(.bottom)
  /// The edge where reading ends, alone.
  public static let trailing = EdgeSet(.trailing)
  /// Leading and trailing.
  public static let horizontal: EdgeSet = [.leading, .trailing]
  /// Top and bottom.
  public static let vertical: EdgeSet = [.top, .bottom]
  /// All four.
  public static let all: EdgeSet = [.horizontal, .vertical]

  /// Whether the set holds `edge`.
  public func contains(_ edge: Edge) -> Bool { contains(EdgeSet(edge)) }
}
