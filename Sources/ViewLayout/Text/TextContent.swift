/// The content of a `Text` and its line breaking options.
public struct TextContent: Equatable, Sendable {
  /// The text, as runs of one font each.
  public var runs: [TextRun]
  /// The alignment of lines shorter than the longest.
  public var alignment: TextAlignment
  /// The limits of the number of lines.
  public var lineLimit: LineLimit
  /// The part of the last line that is left out if the text does not fit.
  public var truncation: TruncationMode
  /// The minimum factor by which the text may be scaled down before it is truncated; 1 for no scaling.
  public var minimumScaleFactor: Double
  /// Points added between lines.
  public var lineSpacing: Double

  /// The defaults are those of a `Text` without modifiers.
  public init(
    runs: [TextRun], alignment: TextAlignment = .leading, lineLimit: LineLimit = LineLimit(),
    truncation: TruncationMode = .tail, minimumScaleFactor: Double = 1, lineSpacing: Double = 0
  ) {
    self.runs = runs
    self.alignment = alignment
    self.lineLimit = lineLimit
    self.truncation = truncation
    self.minimumScaleFactor = minimumScaleFactor
    self.lineSpacing = lineSpacing
  }

  /// A text in one font; the default is body.
  public init(_ text: String, font: TextFont = TextFont(.body)) {
    self.init(runs: [TextRun(text, font: font)])
  }
}

/// A run of text in one font.
public struct TextRun: Equatable, Sendable {
  /// The displayed text; newlines break the line.
  public var text: String
  /// The font of all characters.
  public var font: TextFont
  /// Points after each character.
  public var kerning = 0.0
  /// The offset of the characters above the baseline, in points.
  public var baselineOffset = 0.0
  /// The size of the picture that replaces the text, on the baseline; `nil` for characters.
  public var attachment: Size?

  /// The default font is body at the default text size.
  public init(_ text: String, font: TextFont = TextFont(.body)) {
    self.text = text
    self.font = font
  }
}

/// `lineLimit`: the maximum number of lines, and the number of lines for which space is reserved.
public struct LineLimit: Hashable, Sendable {
  /// The text is at least as high as this many lines.
  public var reserved: Int?
  /// Text beyond this many lines is truncated.
  public var maximum: Int?

  /// At most `maximum` lines; `nil` for no limit. With `reservesSpace`, the text always has that height.
  public init(_ maximum: Int? = nil, reservesSpace: Bool = false) {
    self.maximum = maximum.map { max($0, 1) }
    reserved = reservesSpace ? self.maximum : nil
  }

  /// `lineLimit(2...4)`: from two to four lines.
  public init(_ limits: ClosedRange<Int>) {
    reserved = max(limits.lowerBound, 1)
    maximum = max(limits.upperBound, 1)
  }

  /// `lineLimit(2...)`: two lines or more.
  public init(_ limits: PartialRangeFrom<Int>) {
    reserved = max(limits.lowerBound, 1)
    maximum = nil
  }
}

/// `TextAlignment`: the alignment of lines shorter than the text.
public enum TextAlignment: Sendable {
  case leading
  case center
  case trailing
}

/// `Text.TruncationMode`: the part of the last line that is left out if the text does not fit.
public enum TruncationMode: Sendable {
  case head
  case middle
  case tail
}
