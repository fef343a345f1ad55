/// Insets from the four edges of a view, in points; positive insets point inwards.
public struct EdgeInsets: Hashable, Sendable {
  /// From the upper edge, in points.
  public var top: Double
  /// From the leading edge, in points.
  public var leading: Double
  /// From the lower edge, in points.
  public var bottom: Double
  /// From the trailing edge, in points.
  public var trailing: Double

  /// In points; 0 for an omitted edge.
  public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// `length` on each of `edges` and 0 on the others.
  public init(_ length: Double, on edges: EdgeSet = .all) {
    self.init()
    for edge in Edge.allCases where edges.contains(edge) { self[edge] = length }
  }

  /// 0 on every edge.
  public static let zero = EdgeInsets()

  /// The inset from `edge`.
  public subscript(edge: Edge) -> Double {
    get {
      switch edge {
      case .top: top
      case .leading: leading
      case .bottom: bottom
      case .trailing: trailing
      }
    }
    set {
      switch edge {
      case .top: top = newValue
      case .leading: leading = newValue
      case .bottom: bottom = newValue
      case .trailing: trailing = newValue
      }
    }
  }

  /// The sum of the insets at both ends of `axis`.
  public func total(along axis: Axis) -> Double {
    axis == .horizontal ? leading + trailing : top + bottom
  }

  /// The top leading corner of the inset area.
  var origin: Point { Point(x: leading, y: top) }

  /// The sum of the insets on each edge.
  public static func + (left: EdgeInsets, right: EdgeInsets) -> EdgeInsets {
    var sum = left
    for edge in Edge.allCases { sum[edge] += right[edge] }
    return sum
  }

  /// Whether all insets are finite.
  public var isFinite: Bool { Edge.allCases.allSatisfy { self[$0].isFinite } }
}
