import ViewLayout

/// A text that was laid out: renderers break no lines and align nothing.
public struct DrawnText: Equatable, Sendable {
  /// One line.
  public struct Line: Equatable, Sendable {
    /// In points, as high as the line.
    public var frame: Rect
    /// The y of the baseline, in points.
    public var baseline: Double
    /// From left to right.
    public var runs: [Run]

    /// Everything in the coordinates of the list, in points.
    public init(frame: Rect, baseline: Double, runs: [Run]) {
      self.frame = frame
      self.baseline = baseline
      self.runs = runs
    }
  }

  /// Characters of one style that stand next to each other in a line.
  public struct Run: Equatable, Sendable {
    /// As they are shown.
    public var text: String
    /// The left end, in points.
    public var x: Double
    /// As measured, in points: a renderer with another font sets it wider or narrower so that it fits.
    public var width: Double
    /// The font and what goes with it.
    public var style: TextRunStyle

    /// Everything in the coordinates of the list, in points.
    public init(text: String, x: Double, width: Double, style: TextRunStyle) {
      self.text = text
      self.x = x
      self.width = width
      self.style = style
    }
  }

  /// From top to bottom.
  public var lines: [Line]

  /// Lines that have been laid out.
  public init(lines: [Line]) {
    self.lines = lines
  }

  /// A text as `ViewLayout` laid it out.
  ///
  /// - Parameters:
  ///   - origin: the upper left corner of the text's frame.
  ///   - styles: one for each run of the content, in its order.
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

  /// The smallest rectangle around the lines; `nil` if there are none.
  public var bounds: Rect? {
    lines.dropFirst().reduce(lines.first?.frame) { $0?.union($1.frame) }
  }

  /// All characters, the lines one below the other.
  public var text: String {
    lines.map { $0.runs.map(\.text).joined() }.joined(separator: "\n")
  }
}

/// How characters are drawn.
public struct TextRunStyle: Equatable, Sendable {
  /// Of all the characters.
  public var font: DrawnFont
  /// Of the characters.
  public var paint: Paint
  /// The line under the characters; `nil` for none.
  public var underline: LineStyle?
  /// The line through the characters; `nil` for none.
  public var strikethrough: LineStyle?
  /// Points that are added behind each character; the widths of the runs include them.
  public var kerning: Double
  /// Points by which the characters stand above the baseline.
  public var baselineOffset: Double

  /// Plain characters.
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

  /// A line under or through characters.
  public struct LineStyle: Equatable, Sendable {
    /// What the line is made of.
    public enum Pattern: String, Sendable, CaseIterable {
      case solid, dash, dot, dashDot, dashDotDot
    }

    /// What the line is made of.
    public var pattern: Pattern
    /// `nil` for that of the characters.
    public var color: Color?

    /// The default is a whole line in the colour of the characters.
    public init(_ pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }
  }
}

/// A font, described; a renderer finds the nearest one that it has.
public struct DrawnFont: Hashable, Sendable {
  /// The name of a font of the program's own; `nil` for the system's font.
  public var family: String?
  /// In points.
  public var size: Double
  /// How bold it is.
  public var weight: TextFont.Weight
  /// Which of the system's fonts it is.
  public var design: TextFont.Design
  /// Whether it is slanted.
  public var isItalic: Bool
  /// Whether all digits are equally wide.
  public var hasMonospacedDigits: Bool
  /// How wide characters are beside the usual: 1, about 0.8 for condensed and 1.2 for expanded ones.
  public var widthFactor: Double

  /// The system's font in a size in points.
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

  /// The font that text was measured in.
  public init(_ font: TextFont, family: String? = nil, hasMonospacedDigits: Bool = false) {
    self.init(
      family: family, size: font.size, weight: font.weight, design: font.design, isItalic: font.isItalic,
      hasMonospacedDigits: hasMonospacedDigits)
  }
}
