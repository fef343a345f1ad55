/// What a `Text` shows and how it breaks into lines.
public struct TextContent: Equatable, Sendable {
  /// The text, in parts of one font each.
  public var runs: [TextRun]
  /// Where lines stand that are shorter than the longest.
  public var alignment: TextAlignment
  /// How many lines there may be.
  public var lineLimit: LineLimit
  /// Which part is left out of the last line if not all fits.
  public var truncation: TruncationMode
  /// The least factor by which the text may be set smaller before it is truncated; 1 for none.
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

/// A part of a text in one font.
public struct TextRun: Equatable, Sendable {
  /// As it is shown; line ends in it break the line.
  public var text: String
  /// Of all its characters.
  public var font: TextFont
  /// Points behind each character.
  public var kerning = 0.0
  /// Points by which the characters stand above the baseline.
  public var baselineOffset = 0.0
  /// How large the picture is that stands for all of the text, on the baseline; `nil` for characters.
  public var attachment: Size?

  /// The default is body at the usual text size.
  public init(_ text: String, font: TextFont = TextFont(.body)) {
    self.text = text
    self.font = font
  }
}

/// `lineLimit`: how many lines a text may have, and how many it takes space for.
public struct LineLimit: Hashable, Sendable {
  /// The text is at least as high as this many lines.
  public var reserved: Int?
  /// What does not fit into this many lines is cut off.
  public var maximum: Int?

  /// At most `maximum` lines; `nil` for any number. With `reservesSpace` the text is always that high.
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

/// `TextAlignment`: where lines that are shorter than the text stand.
public enum TextAlignment: Sendable {
  case leading
  case center
  case trailing
}

/// `Text.TruncationMode`: which part of what does not fit is left out of the last line.
public enum TruncationMode: Sendable {
  case head
  case middle
  case tail
}
