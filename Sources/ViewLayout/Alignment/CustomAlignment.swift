/// An alignment that the program declares (`AlignmentID` in SwiftUI). Two of the same name are the same alignment.
public final class CustomAlignment {
  /// What tells the alignment from others: the full name of the program's type. Also shown in traces.
  public let name: String

  /// The guide of a view that sets none: points from the view's top leading corner.
  let defaultValue: (ViewDimensions) -> Double

  /// A number that is equal for equal alignments and nearly always different for others.
  let number: Int

  /// `defaultValue` answers points from the leading or top edge of a view of the dimensions that it is given.
  public init(_ name: String, defaultValue: @escaping (ViewDimensions) -> Double) {
    self.name = name
    self.defaultValue = defaultValue
    number = name.hashValue & 0xFFFF_FFFF
  }
}

extension CustomAlignment: Hashable {
  /// By name: the closures that compute the defaults are not compared.
  public static func == (left: CustomAlignment, right: CustomAlignment) -> Bool { left.name == right.name }

  public func hash(into hasher: inout Hasher) { hasher.combine(number) }
}
