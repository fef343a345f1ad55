import ViewSource

/// Approximates text metrics of iOS; Apple's system font is not published.
///
/// Line heights use the system font's ascent and descent, which are known. Widths are the advance widths of Helvetica
/// and Helvetica Bold, scaled so that `Hello, world!` in body is 95 points wide as on iOS; other texts differ by a few
/// percent.
public struct IOSTextMeasurer: TextMeasurer, Sendable {
  /// Uses no font file, so that the results are equal on every machine.
  public init() {}

  /// Proportional to the size of the font, independent of weight and design.
  public func metrics(of font: TextFont) -> FontMetrics {
    if let own = font.face?.metrics {
      return FontMetrics(
        ascent: own.ascent * font.size, descent: own.descent * font.size, leading: own.leading * font.size,
        capHeight: own.capHeight * font.size)
    }
    return FontMetrics(
      ascent: font.size * 0.952148, descent: font.size * 0.241211, leading: 0, capHeight: font.size * 0.704590)
  }

  /// As on iOS, stacks separate texts by their font metrics.
  public var hasTextSpacing: Bool { true }

  /// About a fifth larger than the font size, like most system symbols.
  public func symbolSize(in font: TextFont, scale: Double) -> Size {
    let side = font.size * 1.18 * scale
    return Size(width: side, height: side)
  }

  /// In points; in a monospaced font, a multiple of 0.6 of the font size.
  public func advance(of character: Character, in font: TextFont) -> Double {
    if let own = font.face?.advance(of: character) { return own * font.size }
    if font.design == .monospaced {
      return Double(CharacterWidth.cells(character)) * 0.6 * font.size
    }
    return AdvanceWidths.thousandths(of: character, weight: font.weight) * font.size / 1_000 * widening
  }

  /// In points; 0 for a control character.
  public func advance(ofASCII byte: UInt8, in font: TextFont) -> Double {
    guard (0x20..<0x7F).contains(byte) else { return 0 }
    if let own = font.face?.advance(ofASCII: byte) { return own * font.size }
    if font.design == .monospaced { return 0.6 * font.size }
    return AdvanceWidths.thousandths(ofASCII: byte, weight: font.weight) * font.size / 1_000 * widening
  }

  /// The ratio of the system font's width to Helvetica's, from the one known width.
  private var widening: Double { 1.0155 }
}
