/// `alignmentGuide(_:computeValue:)`: an explicit value of a guide that the program computes.
public final class GuideRule: Equatable {
  let key: AlignmentKey
  let value: (ViewDimensions) -> Double

  /// `value` returns points from the content's leading edge.
  public init(_ guide: HorizontalAlignment, value: @escaping (ViewDimensions) -> Double) {
    key = guide.key
    self.value = value
  }

  /// `value` returns points from the content's top edge.
  public init(_ guide: VerticalAlignment, value: @escaping (ViewDimensions) -> Double) {
    key = guide.key
    self.value = value
  }

  /// Compares identity; closures cannot be compared.
  public static func == (left: GuideRule, right: GuideRule) -> Bool { left === right }
}
