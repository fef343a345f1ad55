/// The font of a run of text, as far as measuring needs it.
public struct TextFont: Hashable, Sendable {
  /// In points.
  public var size: Double
  /// Bolder text is measured wider, except in cells.
  public var weight: Weight
  /// Only a monospaced one is measured in another way.
  public var design: Design
  /// For drawing: it makes no text longer or shorter.
  public var isItalic: Bool

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

/// The lengths of a font, in points.
public struct FontMetrics: Hashable, Sendable {
  /// From the top of the line to the baseline.
  public var ascent: Double
  /// From the baseline to the bottom of the line.
  public var descent: Double
  /// Between two lines.
  public var leading: Double
  /// The height of a capital letter.
  public var capHeight: Double

  /// All in points; a line is as high as ascent, descent and leading together.
  public init(ascent: Double, descent: Double, leading: Double, capHeight: Double) {
    self.ascent = ascent
    self.descent = descent
    self.leading = leading
    self.capHeight = capHeight
  }
}
