import ViewSource

/// Text as iOS sets it, nearly: an approximation, since Apple's system font is not published.
///
/// Line heights follow the system font's ascent and descent, which are known. Widths come from the advance widths of
/// Helvetica and Helvetica Bold, made larger so that `Hello, world!` in body is 95 points wide as on iOS; other texts
/// come out a few percent off.
public struct IOSTextMeasurer: TextMeasurer, Sendable {
  /// Needs no font file, so that it measures alike on every machine.
  public init() {}

  /// In proportion to the size of the font, whatever its weight and design.
  public func metrics(of font: TextFont) -> FontMetrics {
    FontMetrics(
      ascent: font.size * 0.952148, descent: font.size * 0.241211, leading: 0, capHeight: font.size * 0.704590)
  }

  /// As on iOS, the baselines of two texts keep the distance that the font wants.
  public var hasTextSpacing: Bool { true }

  /// About a fifth larger than the font, as most symbols of the system are.
  public func symbolSize(in font: TextFont, scale: Double) -> Size {
    let side = font.size * 1.18 * scale
    return Size(width: side, height: side)
  }

  /// In points; every character of a monospaced font is a multiple of 0.6 of its size.
  public func advance(of character: Character, in font: TextFont) -> Double {
    if font.design == .monospaced {
      return Double(CharacterWidth.cells(character)) * 0.6 * font.size
    }
    return AdvanceWidths.thousandths(of: character, weight: font.weight) * font.size / 1_000 * widening
  }

  /// In points; 0 for a control character.
  public func advance(ofASCII byte: UInt8, in font: TextFont) -> Double {
    guard (0x20..<0x7F).contains(byte) else { return 0 }
    if font.design == .monospaced { return 0.6 * font.size }
    return AdvanceWidths.thousandths(ofASCII: byte, weight: font.weight) * font.size / 1_000 * widening
  }

  /// The system font beside Helvetica, by the one width that is known.
  private var widening: Double { 1.0155 }
}
