/// An element of an SVG file: its name without a prefix, its attributes and its content.
struct SVGElement {
  var name: String
  var attributes: [String: String] = [:]
  var children: [SVGElement] = []
  /// The text content, for style sheets.
  var text = ""

  /// The root element of a file; `nil` if it is not XML.
  static func read(_ file: [UInt8]) -> SVGElement? {
    var reader = SVGElementReader(file)
    return reader.read()
  }
}

/// Reads elements. Reading ends at the first syntax error; the elements before it are kept.
private struct SVGElementReader {
  private let bytes: [UInt8]
  private var place = 0

  /// The maximum nesting of elements; deeper ones are left out, so that drawing does not overflow the stack.
  private static let maximumDepth = 64

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func read() -> SVGElement? {
    var open: [SVGElement] = []
    while place < bytes.count {
      let text = word { $0 != UInt8(ascii: "<") }
      if !open.isEmpty { open[open.count - 1].text += text }
      guard place < bytes.count else { break }
      if skip("<!--") {
        jump(behind: "-->")
      } else if skip("<![CDATA[") {
        let start = place
        jump(behind: "]]>")
        if !open.isEmpty, place >= start + 3 {
          open[open.count - 1].text += String(decoding: bytes[start..<place - 3], as: UTF8.self)
        }
      } else if skip("<?") {
        jump(behind: "?>")
      } else if skip("<!") {
        skipDeclaration()
      } else if skip("</") {
        jump(behind: ">")
        guard let ended = open.popLast() else { return nil }
        if open.isEmpty { return ended }
        if open.count < SVGElementReader.maximumDepth { open[open.count - 1].children.append(ended) }
      } else {
        place += 1
        guard let (element, isEmpty) = tag() else { break }
        if !isEmpty {
          open.append(element)
        } else if open.isEmpty {
          return element
        } else if open.count < SVGElementReader.maximumDepth {
          open[open.count - 1].children.append(element)
        }
      }
    }
    // Unclosed elements end with the file.
    while let ended = open.popLast() {
      if open.isEmpty { return ended }
      open[open.count - 1].children.append(ended)
    }
    return nil
  }

  /// `name a="b" c='d' />`, after the `<`.
  private mutating func tag() -> (SVGElement, isEmpty: Bool)? {
    func isName(_ byte: UInt8) -> Bool {
      byte > 0x20 && byte != UInt8(ascii: ">") && byte != UInt8(ascii: "/") && byte != UInt8(ascii: "=")
    }
    let name = word(isName)
    guard !name.isEmpty else { return nil }
    var element = SVGElement(name: String(name.split(separator: ":").last ?? ""))
    while place < bytes.count {
      skipSpace()
      if skip("/>") { return (element, true) }
      if skip(">") { return (element, false) }
      let key = word(isName)
      skipSpace()
      guard !key.isEmpty, skip("=") else { return nil }
      skipSpace()
      guard place < bytes.count, bytes[place] == UInt8(ascii: "\"") || bytes[place] == UInt8(ascii: "'") else {
        return nil
      }
      let quote = bytes[place]
      place += 1
      let value = word { $0 != quote }
      place += 1
      element.attributes[key.hasPrefix("xlink:") ? String(key.dropFirst(6)) : key] = value
    }
    return nil
  }

  private mutating func word(_ belongs: (UInt8) -> Bool) -> String {
    let start = place
    while place < bytes.count, belongs(bytes[place]) { place += 1 }
    return String(decoding: bytes[start..<place], as: UTF8.self)
  }

  private mutating func skipSpace() { while place < bytes.count, bytes[place] <= 0x20 { place += 1 } }

  private mutating func skip(_ text: String) -> Bool {
    let length = text.utf8.count
    guard place + length <= bytes.count, bytes[place..<place + length].elementsEqual(text.utf8) else { return false }
    place += length
    return true
  }

  private mutating func jump(behind text: String) {
    while place < bytes.count { if skip(text) { return } else { place += 1 } }
  }

  /// `<!DOCTYPE svg [ … ]>`, after the `<!`.
  private mutating func skipDeclaration() {
    var depth = 0
    while place < bytes.count {
      switch bytes[place] {
      case UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: ">") where depth <= 0:
        place += 1
        return
      default: break
      }
      place += 1
    }
  }
}
