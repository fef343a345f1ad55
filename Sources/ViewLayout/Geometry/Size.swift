/// A width and a height in points.
public struct Size: Hashable, Sendable {
  /// In points; a measured width may be infinite.
  public var width: Double
  /// In points; a measured height may be infinite.
  public var height: Double

  /// Any lengths, in points; they are neither checked nor rounded.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// The size with `major` along `axis` and `minor` along the other axis.
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

  /// Whether both lengths are finite.
  public var isFinite: Bool { width.isFinite && height.isFinite }
}

extension Size: CustomStringConvertible {
  /// `120 × 20.33`, in points.
  public var description: String { "\(formatPoints(width)) × \(formatPoints(height))" }
}
