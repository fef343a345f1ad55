import ViewSource

/// Knows how long characters are. All lengths are in points.
public protocol TextMeasurer {
  /// The length of one grapheme cluster, with the distance to the next.
  func advance(of character: Character, in font: TextFont) -> Double
  /// The same for a character of ASCII, which most text consists of.
  func advance(ofASCII byte: UInt8, in font: TextFont) -> Double
  func metrics(of font: TextFont) -> FontMetrics
  /// Whether stacks keep lines of text apart by their metrics; otherwise a text is an ordinary neighbour, 8 points away.
  var hasTextSpacing: Bool { get }
  /// The size of a symbol image set in `font`, `scale` being 1 for a medium one.
  func symbolSize(in font: TextFont, scale: Double) -> Size
}

extension TextMeasurer {
  /// Asks for the same character by the slower way; measurers that know the widths of ASCII answer at once.
  public func advance(ofASCII byte: UInt8, in font: TextFont) -> Double {
    advance(of: Character(Unicode.Scalar(byte)), in: font)
  }
}

/// Terminal cells: 8 points wide and 16 high, whatever the font. A character takes 0, 1 or 2 of them.
public struct CellTextMeasurer: TextMeasurer, Sendable {
  /// The size of a cell in points.
  public static let cell = Size(width: 8, height: 16)

  /// Needs nothing of the terminal.
  public init() {}

  /// 0, 8 or 16 points.
  public func advance(of character: Character, in font: TextFont) -> Double {
    Double(CharacterWidth.cells(character)) * CellTextMeasurer.cell.width
  }

  /// 8 points for a printing character, 0 for a control character.
  public func advance(ofASCII byte: UInt8, in font: TextFont) -> Double {
    (0x20..<0x7F).contains(byte) ? CellTextMeasurer.cell.width : 0
  }

  /// The baseline is a quarter of the cell above its bottom.
  public func metrics(of font: TextFont) -> FontMetrics {
    FontMetrics(ascent: 12, descent: 4, leading: 0, capHeight: 8)
  }

  /// None: lines of text in a terminal are whole cells.
  public var hasTextSpacing: Bool { false }

  /// Two cells, which are about square.
  public func symbolSize(in font: TextFont, scale: Double) -> Size { Size(width: 16, height: 16) }
}
