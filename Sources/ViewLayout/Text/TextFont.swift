/// The properties of a font that measuring needs.
public struct TextFont: Hashable, Sendable {
  /// In points.
  public var size: Double
  /// Bolder text is wider, except in terminal cells.
  public var weight: Weight
  /// Only a monospaced design changes the measurement.
  public var design: Design
  /// For drawing; it does not change the width.
  public var isItalic: Bool
  /// The measures of a font of the program; `nil` for the system's font.
  public var face: CustomFace?

  /// The size is in points.
  public init(size: Double, weight: Weight = .regular, design: Design = .default, isItalic: Bool = false) {
    self.size = size
    self.weight = weight
    self.design = design
    self.isItalic = isItalic
  }

  /// The system font of `style` at `type` size.
  public init(_ style: TextStyle, at type: DynamicTypeSize = .large, on scale: TypeScale = .phone) {
    self.init(size: style.size(at: type, on: scale), weight: style.weight)
  }

  /// `Font.Weight`; the raw value is that of CSS and of font files.
  public enum Weight: Int, Sendable, CaseIterable {
    case ultraLight = 100
    case thin = 200
    case light = 300
    case regular = 400
    case medium = 500
    case semibold = 600
    case bold = 700
    case heavy = 800
    case black = 900
  }

  /// `Font.Design`.
  public enum Design: String, Sendable, CaseIterable {
    case `default`
    case monospaced
    case rounded
    case serif
  }
}

/// The metrics of a font, in points.
public struct FontMetrics: Hashable, Sendable {
  /// From the top of the line to the baseline.
  public var ascent: Double
  /// From the baseline to the bottom of the line.
  public var descent: Double
  /// The gap between two lines.
  public var leading: Double
  /// The height of a capital letter.
  public var capHeight: Double

  /// All in points; the height of a line is the sum of ascent, descent and leading.
  public init(ascent: Double, descent: Double, leading: Double, capHeight: Double) {
    self.ascent = ascent
    self.descent = descent
    self.leading = leading
    self.capHeight = capHeight
  }
}
