/// Distances from the four edges of a view, in points; positive ones lead inwards.
public struct EdgeInsets: Hashable, Sendable {
  /// From the upper edge, in points.
  public var top: Double
  /// From the edge where reading starts, in points.
  public var leading: Double
  /// From the lower edge, in points.
  public var bottom: Double
  /// From the edge where reading ends, in points.
  public var trailing: Double

  /// In points; an edge that is not given has 0.
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

  /// The distance from `edge`.
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

  /// What both edges of `axis` take together.
  public func total(along axis: Axis) -> Double {
    axis == .horizontal ? leading + trailing : top + bottom
  }

  /// The corner from which the inset area starts.
  var origin: Point { Point(x: leading, y: top) }

  /// Edge by edge: one inset inside of the other.
  public static func + (left: EdgeInsets, right: EdgeInsets) -> EdgeInsets {
    var sum = left
    for edge in Edge.allCases { sum[edge] += right[edge] }
    return sum
  }

  /// Whether no distance is infinite or not a number.
  public var isFinite: Bool { Edge.allCases.allSatisfy { self[$0].isFinite } }
}
