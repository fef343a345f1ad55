/// A width and a height in points.
public struct Size: Hashable, Sendable {
  /// In points; an answer to a proposal may be infinite.
  public var width: Double
  /// In points; an answer to a proposal may be infinite.
  public var height: Double

  /// Any lengths, in points: nothing is checked or rounded.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// The size that is `major` long along `axis` and `minor` long across it.
  public init(_ major: Double, along axis: Axis, across minor: Double) {
    self = axis == .horizontal ? Size(width: major, height: minor) : Size(width: minor, height: major)
  }

  /// 0 × 0.
  public static let zero = Size(width: 0, height: 0)

  /// The length along `axis`.
  public subscript(axis: Axis) -> Double {
    get { axis == .horizontal ? width : height }
    set {
      switch axis {
      case .horizontal: width = newValue
      case .vertical: height = newValue
      }
    }
  }

  /// Whether neither length is infinite or not a number.
  public var isFinite: Bool { width.isFinite && height.isFinite }
}

extension Size: CustomStringConvertible {
  /// `120 × 20.33`, in points.
  public var description: String { "\(formatPoints(width)) × \(formatPoints(height))" }
}
