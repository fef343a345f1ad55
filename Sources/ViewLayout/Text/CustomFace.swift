/// The measures of a font that a program brings, as fractions of the font size.
public final class CustomFace: Hashable, Sendable {
  /// The name by which the program refers to the font.
  public let name: String
  /// The metrics of a line.
  let metrics: FontMetrics
  /// The advance widths of the ASCII characters; `nil` for those that the font lacks.
  private let ofASCII: [Double?]
  private let ofOthers: @Sendable (Unicode.Scalar) -> Double?

  /// - Parameters:
  ///   - metrics: the metrics of a line, for a font size of 1.
  ///   - advance: returns the advance width of a character for a font size of 1; `nil` if the font lacks it.
  public init(name: String, metrics: FontMetrics, advance: @escaping @Sendable (Unicode.Scalar) -> Double?) {
    self.name = name
    self.metrics = metrics
    ofASCII = (UInt8(0)..<0x80).map { advance(Unicode.Scalar($0)) }
    ofOthers = advance
  }

  func advance(ofASCII byte: UInt8) -> Double? { byte < 0x80 ? ofASCII[Int(byte)] : nil }

  /// The width of a grapheme cluster; `nil` if the font lacks a part of it.
  func advance(of character: Character) -> Double? {
    var width = 0.0
    for scalar in character.unicodeScalars {
      guard let advance = ofOthers(scalar) else { return nil }
      width += advance
    }
    return width
  }

  public static func == (left: CustomFace, right: CustomFace) -> Bool { left === right }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
