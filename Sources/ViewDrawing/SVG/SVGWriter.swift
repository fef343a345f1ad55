import ViewLayout

/// The text of an SVG image in UTF-8.
struct SVGWriter {
  private(set) var bytes: [UInt8] = []

  init() {}

  /// A copy of a part of another text.
  init(_ part: ArraySlice<UInt8>) { bytes = Array(part) }

  /// Appends SVG text unchanged.
  mutating func raw(_ text: String) { bytes += text.utf8 }

  /// Appends the text of another writer.
  mutating func append(_ other: SVGWriter) { bytes += other.bytes }

  /// Appends ` name="12.5"`.
  mutating func attribute(_ name: String, _ value: Double) {
    begin(name)
    append(value)
    end()
  }

  /// Appends ` name="value"`, with special characters of the value escaped.
  mutating func attribute(_ name: String, _ value: String) {
    begin(name)
    append(escaping: value)
    end()
  }

  /// Appends a path as the value of an attribute: ` d="M10 20L30 40Z"`.
  mutating func attribute(_ name: String, _ path: DrawnPath) {
    begin(name)
    for element in path.elements {
      switch element {
      case .move(let point): append("M", point)
      case .line(let end): append("L", end)
      case .quad(let end, let control):
        append("Q", control)
        append(" ", end)
      case .cubic(let end, let control1, let control2):
        append("C", control1)
        append(" ", control2)
        append(" ", end)
      case .close: bytes.append(UInt8(ascii: "Z"))
      }
    }
    end()
  }

  /// Appends ` x="…" y="…" width="…" height="…"`.
  mutating func attributes(of rect: Rect) {
    attribute("x", rect.minX)
    attribute("y", rect.minY)
    attribute("width", max(rect.width, 0))
    attribute("height", max(rect.height, 0))
  }

  private mutating func begin(_ name: String) {
    bytes.append(UInt8(ascii: " "))
    bytes += name.utf8
    bytes.append(UInt8(ascii: "="))
    bytes.append(UInt8(ascii: "\""))
  }

  private mutating func end() { bytes.append(UInt8(ascii: "\"")) }

  private mutating func append(_ letter: Unicode.Scalar, _ point: Point) {
    bytes.append(UInt8(truncatingIfNeeded: letter.value))
    append(point.x)
    bytes.append(UInt8(ascii: " "))
    append(point.y)
  }

  /// Appends a number with at most three decimals, without trailing zeros: a thousandth of a point is not visible.
  private mutating func append(_ value: Double) {
    let total = value.isFinite ? Int((min(max(value, -1e12), 1e12) * 1_000).rounded()) : 0
    if total < 0 { bytes.append(UInt8(ascii: "-")) }
    let (whole, rest) = total.magnitude.quotientAndRemainder(dividingBy: 1_000)
    var divisor: UInt = 1
    while whole / divisor >= 10 { divisor *= 10 }
    while divisor > 0 {
      bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: whole / divisor % 10))
      divisor /= 10
    }
    guard rest > 0 else { return }
    bytes.append(UInt8(ascii: "."))
    for digit in [rest / 100, rest / 10 % 10, rest % 10] {
      bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: digit))
    }
    while bytes.last == UInt8(ascii: "0") { bytes.removeLast() }
  }

  /// The number in the format of attributes.
  static func number(_ value: Double) -> String {
    var writer = SVGWriter()
    writer.append(value)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  /// Appends text with XML's special and invalid characters escaped.
  mutating func append(escaping text: String) {
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": bytes += "&amp;".utf8
      case "<": bytes += "&lt;".utf8
      case ">": bytes += "&gt;".utf8
      case "\"": bytes += "&quot;".utf8
      case "\t", "\n", "\r": bytes.append(UInt8(ascii: " "))
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{FFFE}", "\u{FFFF}": bytes += "\u{FFFD}".utf8
      default:
        if scalar.isASCII {
          bytes.append(UInt8(truncatingIfNeeded: scalar.value))
        } else {
          bytes += UTF8.encode(scalar) ?? .init()
        }
      }
    }
  }

  /// `#rrggbb`; the opacity is a separate attribute.
  static func color(_ color: Color) -> String {
    func hex(_ part: Double) -> String {
      let number = DrawingMath.integer(min(max(part, 0), 1) * 255)
      return number < 16 ? "0" + String(number, radix: 16) : String(number, radix: 16)
    }
    return "#" + hex(color.red) + hex(color.green) + hex(color.blue)
  }

  static func matrix(_ transform: AffineTransform) -> String {
    // The factors need more digits than lengths do.
    func factor(_ value: Double) -> String {
      guard value.isFinite else { return "0" }
      let millionths = (min(max(value, -1e9), 1e9) * 1_000_000).rounded() / 1_000_000
      return millionths == millionths.rounded() ? number(millionths) : "\(millionths)"
    }
    let factors = [transform.a, transform.b, transform.c, transform.d].map(factor)
    return "matrix(\(factors.joined(separator: " ")) \(number(transform.tx)) \(number(transform.ty)))"
  }
}
