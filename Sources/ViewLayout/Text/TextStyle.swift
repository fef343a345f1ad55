/// `Font.TextStyle`.
public enum TextStyle: String, Sendable, CaseIterable {
  case largeTitle
  case title
  case title2
  case title3
  case headline
  case body
  case callout
  case subheadline
  case footnote
  case caption
  case caption2

  /// The weight of the style's font.
  public var weight: TextFont.Weight { self == .headline ? .semibold : .regular }

  /// The size of the style's font at `type` size, in points: Apple's table for iOS.
  public func size(at type: DynamicTypeSize = .large) -> Double { sizes[type.rawValue] }

  /// From xSmall to accessibility5.
  private var sizes: [Double] {
    switch self {
    case .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
    case .title: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
    case .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
    case .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
    case .headline, .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
    case .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
    case .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
    case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
    case .caption: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
    case .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
    }
  }

  /// What `@ScaledMetric(relativeTo:)` makes of `value` at `type` size: in proportion to the style's font, to the pixel.
  public func scaled(_ value: Double, at type: DynamicTypeSize, pixels: PixelGrid) -> Double {
    type == .large ? value : pixels.round(value * size(at: type) / size(at: .large))
  }
}

/// `DynamicTypeSize`: the text size that a person has chosen.
public enum DynamicTypeSize: Int, Sendable, CaseIterable, Comparable {
  case xSmall
  case small
  case medium
  case large
  case xLarge
  case xxLarge
  case xxxLarge
  case accessibility1
  case accessibility2
  case accessibility3
  case accessibility4
  case accessibility5

  /// Whether the left one is smaller.
  public static func < (left: DynamicTypeSize, right: DynamicTypeSize) -> Bool { left.rawValue < right.rawValue }

  /// Whether this is one of the five larger sizes.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }
}
