/// An alignment that the program declares (`AlignmentID` in SwiftUI). Each instance is an alignment of its own.
public final class CustomAlignment {
  /// The name shown in traces.
  public let name: String

  /// The guide of a view that sets none: a coordinate in points from the view's top leading corner.
  let defaultValue: (ViewDimensions) -> Double

  public init(_ name: String, defaultValue: @escaping (ViewDimensions) -> Double) {
    self.name = name
    self.defaultValue = defaultValue
  }

  /// A number that is equal for equal alignments and nearly always different for others.
  var number: Int {
    Int(UInt(bitPattern: ObjectIdentifier(self)) >> 4 & 0xFFFF_FFFF)
  }
}

extension CustomAlignment: Hashable {
  public static func == (left: CustomAlignment, right: CustomAlignment) -> Bool { left === right }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
