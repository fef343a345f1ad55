/// Writes JSON, piece by piece, without building a value first.
public struct JSONWriter {
  /// What has been written so far.
  public private(set) var text = ""
  /// Whether a comma is due before the next element, for each open bracket.
  private var needsComma = [false]
  private var breaksLine = false

  /// Nothing is written yet; more than one value may be, with commas between them.
  public init() {}

  /// `{ … }`
  public mutating func object(_ contents: (inout JSONWriter) -> Void) {
    beginObject()
    contents(&self)
    endObject()
  }

  /// `[ … ]`
  public mutating func array(_ contents: (inout JSONWriter) -> Void) {
    beginArray()
    contents(&self)
    endArray()
  }

  /// For objects and arrays whose elements are not written in one place; each must be ended.
  public mutating func beginObject() { open("{") }
  /// The `}` of the object that was begun last.
  public mutating func endObject() { close("}") }
  /// `[`; must be ended with `endArray`.
  public mutating func beginArray() { open("[") }
  /// The `]` of the array that was begun last.
  public mutating func endArray() { close("]") }

  /// The name of the value that comes next.
  public mutating func key(_ name: String) {
    separate()
    quote(name)
    text += ":"
    needsComma[needsComma.count - 1] = false
  }

  /// A string in quotes, with escapes where JSON wants them.
  public mutating func value(_ string: String) {
    separate()
    quote(string)
  }

  /// A number in decimal digits.
  public mutating func value(_ number: Int) {
    separate()
    text += String(number)
  }

  /// A number that JSON can write; an infinite one becomes `"inf"`, what is no number `null`.
  public mutating func value(_ number: Double) {
    separate()
    if number.isNaN {
      text += "null"
    } else if number.isInfinite {
      text += number > 0 ? "\"inf\"" : "\"-inf\""
    } else if number == number.rounded(), abs(number) < 1e15 {
      text += String(Int(number))
    } else {
      text += String(number)
    }
  }

  /// `true` or `false`
  public mutating func value(_ flag: Bool) {
    separate()
    text += flag ? "true" : "false"
  }

  /// `null`
  public mutating func null() {
    separate()
    text += "null"
  }

  /// Puts the next value on a new line, behind the comma that it may need.
  public mutating func lineBreak() {
    breaksLine = true
  }

  // MARK: Members

  /// A member whose value is a string, here without quotes and escapes.
  public mutating func member(_ name: String, _ string: String) {
    key(name)
    value(string)
  }

  /// A member whose value is a whole number.
  public mutating func member(_ name: String, _ number: Int) {
    key(name)
    value(number)
  }

  /// A member whose value is a number, written as `value` writes one: an infinite one is a string.
  public mutating func member(_ name: String, _ number: Double) {
    key(name)
    value(number)
  }

  /// A member whose value is `true` or `false`.
  public mutating func member(_ name: String, _ flag: Bool) {
    key(name)
    value(flag)
  }

  /// A member whose value is an array, of which `contents` writes the elements.
  public mutating func member(_ name: String, array contents: (inout JSONWriter) -> Void) {
    key(name)
    array(contents)
  }

  /// A member whose value is an object, of which `contents` writes the members.
  public mutating func member(_ name: String, object contents: (inout JSONWriter) -> Void) {
    key(name)
    object(contents)
  }

  // MARK: Characters

  private mutating func open(_ bracket: String) {
    separate()
    text += bracket
    needsComma.append(false)
  }

  private mutating func close(_ bracket: String) {
    needsComma.removeLast()
    text += bracket
  }

  private mutating func separate() {
    if needsComma[needsComma.count - 1] { text += "," }
    needsComma[needsComma.count - 1] = true
    if breaksLine { text += "\n" }
    breaksLine = false
  }

  private mutating func quote(_ string: String) {
    text += "\""
    let isPlain = string.utf8.allSatisfy { $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") }
    guard !isPlain || !PrintableText.isLine(string) else {
      text += string
      text += "\""
      return
    }
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case _ where PrintableText.isActive(scalar):
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}
