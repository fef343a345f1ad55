import ViewLayout

/// The text of an SVG picture while it is written.
struct SVGWriter {
  private(set) var text = ""

  /// Adds text that is SVG already.
  mutating func raw(_ text: String) { self.text += text }

  /// ` name="12.5"`
  mutating func attribute(_ name: String, _ value: Double) {
    text += " \(name)=\"\(SVGWriter.number(value))\""
  }

  /// ` name="value"`, with what is special in the value escaped.
  mutating func attribute(_ name: String, _ value: String) {
    text += " \(name)=\"\(SVGWriter.escaped(value))\""
  }

  /// ` x="…" y="…" width="…" height="…"`
  mutating func attributes(of rect: Rect) {
    attribute("x", rect.minX)
    attribute("y", rect.minY)
    attribute("width", max(rect.width, 0))
    attribute("height", max(rect.height, 0))
  }

  /// At most three decimals, without zeros at the end: a thousandth of a point is not seen.
  static func number(_ value: Double) -> String {
    guard value.isFinite else { return "0" }
    let thousandths = (min(max(value, -1e12), 1e12) * 1_000).rounded()
    let total = Int(thousandths)
    let sign = total < 0 ? "-" : ""
    let (whole, rest) = total.magnitude.quotientAndRemainder(dividingBy: 1_000)
    if rest == 0 { return "\(sign)\(whole)" }
    var digits = String(rest + 1_000).dropFirst()
    while digits.last == "0" { digits.removeLast() }
    return "\(sign)\(whole).\(digits)"
  }

  /// Characters that XML knows in another meaning, or not at all, are written otherwise or left out.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\t", "\n", "\r": result += " "
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// `#rrggbb`; the opacity is another attribute.
  static func color(_ color: Color) -> String {
    func hex(_ part: Double) -> String {
      let number = DrawingMath.integer(min(max(part, 0), 1) * 255)
      return number < 16 ? "0" + String(number, radix: 16) : String(number, radix: 16)
    }
    return "#" + hex(color.red) + hex(color.green) + hex(color.blue)
  }

  /// The path as an attribute's value: `M10 20L30 40Z`.
  static func data(_ path: DrawnPath) -> String {
    func pair(_ point: Point) -> String { "\(number(point.x)) \(number(point.y))" }
    var result = ""
    for element in path.elements {
      switch element {
      case .move(let point): result += "M" + pair(point)
      case .line(let end): result += "L" + pair(end)
      case .quad(let end, let control): result += "Q" + pair(control) + " " + pair(end)
      case .cubic(let end, let control1, let control2):
        result += "C" + pair(control1) + " " + pair(control2) + " " + pair(end)
      case .close: result += "Z"
      }
    }
    return result
  }

  static func matrix(_ transform: AffineTransform) -> String {
    // The factors need more digits than lengths do.
    func factor(_ value: Double) -> String {
      let millionths = (min(max(value, -1e9), 1e9) * 1_000_000).rounded() / 1_000_000
      return millionths == millionths.rounded() ? number(millionths) : "\(millionths)"
    }
    let factors = [transform.a, transform.b, transform.c, transform.d].map(factor)
    return "matrix(\(factors.joined(separator: " ")) \(number(transform.tx)) \(number(transform.ty)))"
  }

  /// Bytes in the 64 characters of RFC 4648.
  static func base64(_ bytes: [UInt8]) -> String {
    let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    var result: [UInt8] = []
    result.reserveCapacity((bytes.count + 2) / 3 * 4)
    var index = 0
    while index < bytes.count {
      let rest = bytes.count - index
      let second = rest > 1 ? bytes[index + 1] : 0
      let third = rest > 2 ? bytes[index + 2] : 0
      result.append(alphabet[Int(bytes[index] >> 2)])
      result.append(alphabet[Int((bytes[index] & 3) << 4 | second >> 4)])
      result.append(rest > 1 ? alphabet[Int((second & 15) << 2 | third >> 6)] : UInt8(ascii: "="))
      result.append(rest > 2 ? alphabet[Int(third & 63)] : UInt8(ascii: "="))
      index += 3
    }
    return String(decoding: result, as: UTF8.self)
  }
}
