import ViewLayout

extension Color {
  /// `#f60`, `rgb(255, 102, 0)`, `orange`; `nil` if the text is not a colour.
  init?(svg text: String) {
    let text = text.lowercased().filter { !$0.isWhitespace }
    if text.hasPrefix("#") {
      let digits = text.dropFirst().compactMap { $0.hexDigitValue }
      guard digits.count == text.count - 1 else { return nil }
      func part(_ index: Int) -> Double {
        digits.count < 6 ? Double(digits[index]) / 15 : Double(digits[2 * index] * 16 + digits[2 * index + 1]) / 255
      }
      guard [3, 4, 6, 8].contains(digits.count) else { return nil }
      self.init(
        red: part(0), green: part(1), blue: part(2), opacity: digits.count == 4 || digits.count == 8 ? part(3) : 1)
      return
    }
    if text.hasPrefix("rgb"), let open = text.firstIndex(of: "(") {
      let parts = text[text.index(after: open)...].prefix { $0 != ")" }.split { $0 == "," || $0 == "/" }
      let values = parts.compactMap { part in
        part.hasSuffix("%") ? Double(part.dropLast()).map { $0 / 100 * 255 } : Double(part)
      }
      guard values.count == parts.count, values.count >= 3 else { return nil }
      self.init(
        red: values[0] / 255, green: values[1] / 255, blue: values[2] / 255, opacity: values.count > 3 ? values[3] : 1)
      return
    }
    guard let number = Color.svgNames[text] else { return nil }
    self.init(
      red: Double(number >> 16) / 255, green: Double(number >> 8 & 255) / 255, blue: Double(number & 255) / 255)
  }

  /// The CSS colour names that drawings use; the first sixteen are those of HTML.
  private static let svgNames: [String: Int] = [
    "black": 0x000000, "silver": 0xC0C0C0, "gray": 0x808080, "white": 0xFFFFFF, "maroon": 0x800000, "red": 0xFF0000,
    "purple": 0x800080, "fuchsia": 0xFF00FF, "green": 0x008000, "lime": 0x00FF00, "olive": 0x808000,
    "yellow": 0xFFFF00, "navy": 0x000080, "blue": 0x0000FF, "teal": 0x008080, "aqua": 0x00FFFF,
    "grey": 0x808080, "orange": 0xFFA500, "pink": 0xFFC0CB, "brown": 0xA52A2A, "cyan": 0x00FFFF, "magenta": 0xFF00FF,
    "gold": 0xFFD700, "indigo": 0x4B0082, "violet": 0xEE82EE, "tomato": 0xFF6347, "coral": 0xFF7F50,
    "crimson": 0xDC143C, "darkgray": 0xA9A9A9, "darkgrey": 0xA9A9A9, "lightgray": 0xD3D3D3, "lightgrey": 0xD3D3D3,
    "dimgray": 0x696969, "whitesmoke": 0xF5F5F5, "skyblue": 0x87CEEB, "steelblue": 0x4682B4, "slategray": 0x708090,
  ]
}
