import ViewLayout

/// A laid-out text: renderers do not break or align lines.
public struct DrawnText: Equatable, Sendable {
  /// A line of text.
  public struct Line: Equatable, Sendable {
    /// In points; the height is that of the line.
    public var frame: Rect
    /// The y of the baseline, in points.
    public var baseline: Double
    /// From left to right.
    public var runs: [Run]

    /// All positions are in the coordinates of the list, in points.
    public init(frame: Rect, baseline: Double, runs: [Run]) {
      self.frame = frame
      self.baseline = baseline
      self.runs = runs
    }
  }

  /// Adjacent characters of one style in a line.
  public struct Run: Equatable, Sendable {
    /// The displayed characters.
    public var text: String
    /// The left end, in points.
    public var x: Double
    /// The measured width, in points: a renderer with another font stretches the text to this width.
    public var width: Double
    /// The font and other properties.
    public var style: TextRunStyle

    /// All positions are in the coordinates of the list, in points.
    public init(text: String, x: Double, width: Double, style: TextRunStyle) {
      self.text = text
      self.x = x
      self.width = width
      self.style = style
    }
  }

  /// From top to bottom.
  public var lines: [Line]

  /// A text of laid-out lines.
  public init(lines: [Line]) {
    self.lines = lines
  }

  /// The text of a `TextLayout`.
  ///
  /// - Parameters:
  ///   - origin: the upper left corner of the text's frame.
  ///   - styles: one for each run of the content, in order.
  public init(_ layout: TextLayout, at origin: Point, styles: [TextRunStyle]) {
    lines = layout.lines.map { line in
      let runs = line.segments.compactMap { segment -> Run? in
        guard styles.indices.contains(segment.run) else { return nil }
        var style = styles[segment.run]
        style.font.size *= layout.scale
        return Run(text: segment.text, x: origin.x + segment.x, width: segment.width, style: style)
      }
      return Line(frame: line.frame.offset(by: origin), baseline: origin.y + line.baseline, runs: runs)
    }
  }

  /// The union of the lines' frames; `nil` if there are none.
  public var bounds: Rect? {
    lines.dropFirst().reduce(lines.first?.frame) { $0?.union($1.frame) }
  }

  /// The characters, with newlines between the lines.
  public var text: String {
    lines.map { $0.runs.map(\.text).joined() }.joined(separator: "\n")
  }
}

/// The style of a run of characters.
public struct TextRunStyle: Equatable, Sendable {
  /// The font of the characters.
  public var font: DrawnFont
  /// The paint of the characters.
  public var paint: Paint
  /// The underline; `nil` for none.
  public var underline: LineStyle?
  /// The strikethrough; `nil` for none.
  public var strikethrough: LineStyle?
  /// Points added after each character; the widths of the runs include them.
  public var kerning: Double
  /// The offset of the characters above the baseline, in points.
  public var baselineOffset: Double

  /// Characters without decorations by default.
  public init(
    font: DrawnFont, paint: Paint, underline: LineStyle? = nil, strikethrough: LineStyle? = nil, kerning: Double = 0,
    baselineOffset: Double = 0
  ) {
    self.font = font
    self.paint = paint
    self.underline = underline
    self.strikethrough = strikethrough
    self.kerning = kerning
    self.baselineOffset = baselineOffset
  }

  /// The style of an underline or strikethrough.
  public struct LineStyle: Equatable, Sendable {
    /// The pattern of the line.
    public enum Pattern: String, Sendable, CaseIterable {
      case solid, dash, dot, dashDot, dashDotDot
    }

    /// The pattern of the line.
    public var pattern: Pattern
    /// `nil` for the colour of the characters.
    public var color: Color?

    /// The default is a solid line in the colour of the characters.
    public init(_ pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }
  }
}

/// The description of a font; a renderer uses the nearest font that it has.
public struct DrawnFont: Hashable, Sendable {
  /// The name of a custom font of the program; `nil` for the system font.
  public var family: String?
  /// In points.
  public var size: Double
  /// The weight of the font.
  public var weight: TextFont.Weight
  /// The design of the system font.
  public var design: TextFont.Design
  /// Whether the font is italic.
  public var isItalic: Bool
  /// Whether all digits have the same width.
  public var hasMonospacedDigits: Bool
  /// The relative width of characters: 1, about 0.8 for condensed and 1.2 for expanded fonts.
  public var widthFactor: Double

  /// The system font with a size in points, by default.
  public init(
    family: String? = nil, size: Double, weight: TextFont.Weight = .regular, design: TextFont.Design = .default,
    isItalic: Bool = false, hasMonospacedDigits: Bool = false, widthFactor: Double = 1
  ) {
    self.family = family
    self.size = size
    self.weight = weight
    self.design = design
    self.isItalic = isItalic
    self.hasMonospacedDigits = hasMonospacedDigits
    self.widthFactor = widthFactor
  }

  /// The font in which text was measured.
  public init(_ font: TextFont, family: String? = nil, hasMonospacedDigits: Bool = false) {
    self.init(
      family: family ?? font.face?.name, size: font.size, weight: font.weight, design: font.design,
      isItalic: font.isItalic,
      hasMonospacedDigits: hasMonospacedDigits)
  }
}
