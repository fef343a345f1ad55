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

  /// The size of the style's font at `type` size, in points, from Apple's tables. On a Mac, the type size has no
  /// effect.
  public func size(at type: DynamicTypeSize = .large, on scale: TypeScale = .phone) -> Double {
    switch scale {
    case .phone: sizes[type.rawValue]
    case .mac: sizeOnMac
    case .watch: (sizeOnWatch * sizes[type.rawValue] / sizes[DynamicTypeSize.large.rawValue]).rounded()
    case .television: sizeOnTelevision
    case .room: (sizeInRoom * sizes[type.rawValue] / sizes[DynamicTypeSize.large.rawValue]).rounded()
    }
  }

  private var sizeOnMac: Double {
    switch self {
    case .largeTitle: 26
    case .title: 22
    case .title2: 17
    case .title3: 15
    case .headline, .body: 13
    case .callout: 12
    case .subheadline: 11
    case .footnote, .caption, .caption2: 10
    }
  }

  /// The sizes for a 41 mm watch in Apple's guidelines; other type sizes are proportional to the phone's.
  /// [approximation]
  private var sizeOnWatch: Double {
    switch self {
    case .largeTitle: 36
    case .title: 34
    case .title2: 27
    case .title3: 19
    case .headline, .body: 16
    case .callout, .subheadline, .caption: 15
    case .caption2: 14
    case .footnote: 13
    }
  }

  /// The sizes for tvOS in Apple's guidelines.
  private var sizeOnTelevision: Double {
    switch self {
    case .largeTitle, .title: 76
    case .title2: 57
    case .title3: 48
    case .headline, .subheadline: 38
    case .callout: 31
    case .body, .footnote: 29
    case .caption: 25
    case .caption2: 23
    }
  }

  /// The sizes for visionOS in Apple's guidelines; other type sizes are proportional to the phone's. [approximation]
  private var sizeInRoom: Double {
    switch self {
    case .largeTitle: 29
    case .title: 24
    case .title2: 22
    case .title3: 19
    case .headline, .body: 17
    case .callout: 16
    case .subheadline: 15
    case .footnote: 13
    case .caption, .caption2: 12
    }
  }

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

  /// The value of `@ScaledMetric(relativeTo:)` at `type` size: proportional to the size of the style's font, rounded to
  /// pixels.
  public func scaled(_ value: Double, at type: DynamicTypeSize, pixels: PixelGrid) -> Double {
    type == .large ? value : pixels.round(value * size(at: type) / size(at: .large))
  }
}

/// `DynamicTypeSize`: the text size that the user has set. The raw value is its index, the smallest first.
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

  /// The size with a name; `nil` if SwiftUI has none with that name.
  public init?(name: String) {
    guard let place = DynamicTypeSize.names.firstIndex(of: name) else { return nil }
    self.init(rawValue: place)
  }

  /// SwiftUI's name of the size: `xxLarge`.
  public var name: String { DynamicTypeSize.names[rawValue] }

  private static let names = [
    "xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge", "accessibility1", "accessibility2",
    "accessibility3", "accessibility4", "accessibility5",
  ]

  /// Whether the left size is smaller.
  public static func < (left: DynamicTypeSize, right: DynamicTypeSize) -> Bool { left.rawValue < right.rawValue }

  /// Whether this is one of the five larger sizes.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }
}

/// The platform whose sizes of text and controls are used.
public enum TypeScale: Sendable {
  case phone, mac, watch
  /// A television, viewed from across the room.
  case television
  /// Windows in a room, as on visionOS.
  case room
}
