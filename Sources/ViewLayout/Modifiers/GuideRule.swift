/// `alignmentGuide(_:computeValue:)`: gives a guide of the content an explicit value, computed by the program.
public final class GuideRule: Equatable {
  let key: AlignmentKey
  let value: (ViewDimensions) -> Double

  /// `value` answers points from the content's leading edge.
  public init(_ guide: HorizontalAlignment, value: @escaping (ViewDimensions) -> Double) {
    key = guide.key
    self.value = value
  }

  /// `value` answers points from the content's top edge.
  public init(_ guide: VerticalAlignment, value: @escaping (ViewDimensions) -> Double) {
    key = guide.key
    self.value = value
  }

  /// The same object: what the closures would answer cannot be compared.
  public static func == (left: GuideRule, right: GuideRule) -> Bool { left === right }
}
