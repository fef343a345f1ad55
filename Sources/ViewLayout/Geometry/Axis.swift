/// One of the two directions of a layout.
public enum Axis: UInt8, Hashable, Sendable, CaseIterable {
  case horizontal
  case vertical

  /// The perpendicular axis.
  public var other: Axis { self == .horizontal ? .vertical : .horizontal }
}

/// A set of axes, as `fixedSize`, `ScrollView` and `ViewThatFits` take it.
public struct AxisSet: OptionSet, Hashable, Sendable {
  /// 1 for horizontal, 2 for vertical, 3 for both.
  public let rawValue: UInt8

  /// Accepts any bits; only the lowest two have a meaning.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The set of one axis.
  public init(_ axis: Axis) { rawValue = axis == .horizontal ? 1 : 2 }

  /// The horizontal axis alone.
  public static let horizontal = AxisSet(.horizontal)
  /// The vertical axis alone.
  public static let vertical = AxisSet(.vertical)
  /// Both axes.
  public static let both: AxisSet = [.horizontal, .vertical]

  /// Whether the set contains `axis`.
  public func contains(_ axis: Axis) -> Bool { contains(AxisSet(axis)) }
}
