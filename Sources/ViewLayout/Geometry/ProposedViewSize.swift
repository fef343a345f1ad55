/// The size that a container offers to a view, in points.
///
/// An axis is a number, `nil` (the view is asked for its ideal length), 0 (its minimum) or infinity (its maximum).
public struct ProposedViewSize: Hashable, Sendable {
  /// In points; `nil` asks for the ideal width, infinity for the largest.
  public var width: Double?
  /// In points; `nil` asks for the ideal height, infinity for the largest.
  public var height: Double?

  /// Any lengths, in points; one that is negative or not a number is a fault of the code that proposes it.
  public init(width: Double?, height: Double?) {
    self.width = width
    self.height = height
  }

  /// A proposal of exactly `size`.
  public init(_ size: Size) {
    self.init(width: size.width, height: size.height)
  }

  /// The proposal of `major` along `axis` and `minor` across it.
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

  /// What is proposed along `axis`.
  public subscript(axis: Axis) -> Double? {
    get { axis == .horizontal ? width : height }
    set {
      switch axis {
      case .horizontal: width = newValue
      case .vertical: height = newValue
      }
    }
  }

  /// The proposal as a size, with `size` on the axes that are not specified. SwiftUI's default is 10 × 10.
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
