/// An alignment that the program declares (`AlignmentID` in SwiftUI). Alignments with the same name are equal.
public final class CustomAlignment {
  /// The identity of the alignment: the full name of the program's type. Traces show it too.
  public let name: String

  /// The default value of the guide, in points from the view's top leading corner.
  let defaultValue: (ViewDimensions) -> Double

  /// A hash of the name: equal for equal alignments and nearly always different for others.
  let number: Int

  /// `defaultValue` returns points from the leading or top edge of a view with the given dimensions.
  public init(_ name: String, defaultValue: @escaping (ViewDimensions) -> Double) {
    self.name = name
    self.defaultValue = defaultValue
    number = name.hashValue & 0xFFFF_FFFF
  }
}

extension CustomAlignment: Hashable {
  /// Compares the names; closures cannot be compared.
  public static func == (left: CustomAlignment, right: CustomAlignment) -> Bool { left.name == right.name }

  public func hash(into hasher: inout Hasher) { hasher.combine(number) }
}
