import ViewSource

/// Measures characters. All lengths are in points.
public protocol TextMeasurer {
  /// The advance width of one grapheme cluster.
  func advance(of character: Character, in font: TextFont) -> Double
  /// The advance width of an ASCII character; a fast path for most text.
  func advance(ofASCII byte: UInt8, in font: TextFont) -> Double
  func metrics(of font: TextFont) -> FontMetrics
  /// Whether stacks separate lines of text by their font metrics; otherwise the spacing of text is 8 points, as for
  /// other views.
  var hasTextSpacing: Bool { get }
  /// The size of a symbol image in `font`; `scale` is 1 for a medium one.
  func symbolSize(in font: TextFont, scale: Double) -> Size
}

extension TextMeasurer {
  /// Calls `advance(of:in:)`; measurers with a table of ASCII widths override it.
  public func advance(ofASCII byte: UInt8, in font: TextFont) -> Double {
    advance(of: Character(Unicode.Scalar(byte)), in: font)
  }
}

/// Terminal cells: 8 points wide and 16 high in any font. A character takes 0, 1 or 2 cells.
public struct CellTextMeasurer: TextMeasurer, Sendable {
  /// The size of a cell in points.
  public static let cell = Size(width: 8, height: 16)

  /// Does not depend on the terminal.
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

  /// No: lines of text in a terminal are whole cells.
  public var hasTextSpacing: Bool { false }

  /// Two cells, which are about square.
  public func symbolSize(in font: TextFont, scale: Double) -> Size { Size(width: 16, height: 16) }
}
