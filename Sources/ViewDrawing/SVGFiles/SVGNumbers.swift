import ViewLayout

/// Reads the numbers and letters in attributes of SVG files: paths, point lists, transforms.
struct SVGNumbers {
  private let bytes: [UInt8]
  private var place = 0

  init(_ text: String) { bytes = Array(text.utf8) }

  /// All numbers up to the first other character.
  static func all(_ text: String) -> [Double] {
    var reader = SVGNumbers(text)
    var numbers: [Double] = []
    while let number = reader.number() { numbers.append(number) }
    return numbers
  }

  /// Consumes the next letter, if one is next.
  mutating func letter() -> UInt8? {
    skipSeparators()
    guard place < bytes.count, SVGNumbers.isLetter(bytes[place]) else { return nil }
    defer { place += 1 }
    return bytes[place]
  }

  /// Consumes the next number, `-1.5e3`; a sign or a second decimal point begins a number without a space before it.
  mutating func number() -> Double? {
    skipSeparators()
    let start = place
    var end = place
    func isDigit(_ at: Int) -> Bool { at < bytes.count && bytes[at] >= 0x30 && bytes[at] <= 0x39 }
    func isOne(_ at: Int, of text: String) -> Bool { at < bytes.count && text.utf8.contains(bytes[at]) }
    if isOne(end, of: "+-") { end += 1 }
    let digits = end
    while isDigit(end) { end += 1 }
    var count = end - digits
    if isOne(end, of: ".") {
      end += 1
      let fraction = end
      while isDigit(end) { end += 1 }
      count += end - fraction
    }
    guard count > 0 else { return nil }
    if isOne(end, of: "eE"), isDigit(end + 1) || (isOne(end + 1, of: "+-") && isDigit(end + 2)) {
      end += 2
      while isDigit(end) { end += 1 }
    }
    place = end
    return SVGNumbers.value(bytes[start..<end])
  }

  private static func value(_ bytes: ArraySlice<UInt8>) -> Double? {
    var text = String(decoding: bytes, as: UTF8.self)
    // SVG accepts `.5`, `-.5` and `5.`; Swift does not accept all of them.
    if text.hasPrefix("+") { text.removeFirst() }
    if text.hasPrefix(".") { text = "0" + text }
    if text.hasPrefix("-.") { text = "-0" + text.dropFirst() }
    if text.hasSuffix(".") { text += "0" }
    text = text.replacingFirst(".e", with: "e").replacingFirst(".E", with: "e")
    return Double(text).flatMap { $0.isFinite ? $0 : nil }
  }

  /// Consumes a flag of an arc, which needs no space after it.
  mutating func flag() -> Bool? {
    skipSeparators()
    guard place < bytes.count, bytes[place] == UInt8(ascii: "0") || bytes[place] == UInt8(ascii: "1") else {
      return nil
    }
    defer { place += 1 }
    return bytes[place] == UInt8(ascii: "1")
  }

  mutating func point() -> Point? {
    guard let x = number(), let y = number() else { return nil }
    return Point(x: x, y: y)
  }

  private mutating func skipSeparators() {
    while place < bytes.count, bytes[place] <= 0x20 || bytes[place] == UInt8(ascii: ",") { place += 1 }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (byte | 0x20) >= UInt8(ascii: "a") && (byte | 0x20) <= UInt8(ascii: "z")
  }
}

extension String {
  fileprivate func replacingFirst(_ text: String, with other: String) -> String {
    guard let range = firstRange(of: text) else { return self }
    return self[..<range.lowerBound] + other + self[range.upperBound...]
  }
}

extension AffineTransform {
  /// `translate(1 2) rotate(45, 6, 6)`: the last one is applied first.
  init(svg text: String) {
    self = .identity
    for part in text.split(separator: ")") {
      guard let open = part.firstIndex(of: "(") else { continue }
      let name = part[..<open].drop { !$0.isLetter }.prefix { $0.isLetter }
      let n = SVGNumbers.all(String(part[part.index(after: open)...]))
      func at(_ index: Int, or other: Double = 0) -> Double { index < n.count ? n[index] : other }
      let next: AffineTransform
      switch name {
      case "translate": next = .translation(Point(x: at(0), y: at(1)))
      case "scale": next = .scale(x: at(0, or: 1), y: at(1, or: at(0, or: 1)))
      case "rotate": next = AffineTransform.rotation(Angle(degrees: at(0))).about(Point(x: at(1), y: at(2)))
      case "skewX":
        let angle = Angle(degrees: at(0))
        next = AffineTransform(a: 1, b: 0, c: angle.sine / angle.cosine, d: 1, tx: 0, ty: 0)
      case "skewY":
        let angle = Angle(degrees: at(0))
        next = AffineTransform(a: 1, b: angle.sine / angle.cosine, c: 0, d: 1, tx: 0, ty: 0)
      case "matrix" where n.count == 6:
        next = AffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
      default: next = .identity
      }
      self = next.concatenating(self)
    }
  }
}
