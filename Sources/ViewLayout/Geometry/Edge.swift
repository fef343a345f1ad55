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
  public let rawValue: UInt8

  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The set of one edge.
  public init(_ edge: Edge) { rawValue = 1 << edge.rawValue }

  /// The two edges that bound `axis`.
  public init(_ axis: Axis) { self = axis == .horizontal ? .horizontal : .vertical }

  public static let top = EdgeSet(.top)
  public static let leading = EdgeSet(.leading)
  public static let bottom = EdgeSet(.bottom)
  public static let trailing = EdgeSet(.trailing)
  public static let horizontal: EdgeSet = [.leading, .trailing]
  public static let vertical: EdgeSet = [.top, .bottom]
  public static let all: EdgeSet = [.horizontal, .vertical]

  /// Whether the set holds `edge`.
  public func contains(_ edge: Edge) -> Bool { contains(EdgeSet(edge)) }
}
