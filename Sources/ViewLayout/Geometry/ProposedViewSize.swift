/// The size that a container proposes to a view, in points.
///
/// On each axis it is a number, `nil` (asks for the ideal length), 0 (asks for the minimum) or infinity (asks for the
/// maximum).
public struct ProposedViewSize: Hashable, Sendable {
  /// In points; `nil` asks for the ideal width, infinity for the largest.
  public var width: Double?
  /// In points; `nil` asks for the ideal height, infinity for the largest.
  public var height: Double?

  /// Any lengths, in points; a length that is negative or NaN is an error of the caller.
  public init(width: Double?, height: Double?) {
    self.width = width
    self.height = height
  }

  /// A proposal of exactly `size`.
  public init(_ size: Size) {
    self.init(width: size.width, height: size.height)
  }

  /// The proposal with `major` along `axis` and `minor` along the other axis.
  public init(_ major: Double?, along axis: Axis, across minor: Double?) {
    self =
      axis == .horizontal
      ? ProposedViewSize(width: major, height: minor) : ProposedViewSize(width: minor, height: major)
  }

  /// Asks for the minimum size.
  public static let zero = ProposedViewSize(width: 0, height: 0)

  /// Asks for the ideal size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)

  /// Asks for the maximum size.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// The proposed length along `axis`.
  public subscript(axis: Axis) -> Double? {
    get { axis == .horizontal ? width : height }
    set {
      switch axis {
      case .horizontal: width = newValue
      case .vertical: height = newValue
      }
    }
  }

  /// The proposal as a size, with lengths of `size` on unspecified axes. SwiftUI's default is 10 × 10.
  public func replacingUnspecifiedDimensions(by size: Size = Size(width: 10, height: 10)) -> Size {
    Size(width: width ?? size.width, height: height ?? size.height)
  }
}

extension ProposedViewSize: CustomStringConvertible {
  /// `300 × nil`, in points.
  public var description: String {
    "\(width.map(formatPoints) ?? "nil") × \(height.map(formatPoints) ?? "nil")"
  }
}
