/// Writes JSON incrementally, without building a value first.
public struct JSONWriter {
  /// The text written so far.
  public private(set) var text = ""
  /// For each open bracket, whether the next element needs a comma before it.
  private var needsComma = [false]
  private var breaksLine = false

  /// Creates an empty text; several values may be written to it, separated by commas.
  public init() {}

  /// Writes an object: `{ … }`.
  public mutating func object(_ contents: (inout JSONWriter) -> Void) {
    beginObject()
    contents(&self)
    endObject()
  }

  /// Writes an array: `[ … ]`.
  public mutating func array(_ contents: (inout JSONWriter) -> Void) {
    beginArray()
    contents(&self)
    endArray()
  }

  /// Writes `{`; must be balanced by `endObject`. For objects that are not written by a single closure.
  public mutating func beginObject() { open("{") }
  /// Writes the `}` of the innermost open object.
  public mutating func endObject() { close("}") }
  /// Writes `[`; must be balanced by `endArray`.
  public mutating func beginArray() { open("[") }
  /// Writes the `]` of the innermost open array.
  public mutating func endArray() { close("]") }

  /// Writes the key of the next value.
  public mutating func key(_ name: String) {
    separate()
    quote(name)
    text += ":"
    needsComma[needsComma.count - 1] = false
  }

  /// Writes a string, with quotes and the required escape sequences.
  public mutating func value(_ string: String) {
    separate()
    quote(string)
  }

  /// Writes an integer.
  public mutating func value(_ number: Int) {
    separate()
    text += String(number)
  }

  /// Writes a number; an infinite one becomes the string `"inf"` or `"-inf"`, NaN becomes `null`.
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

  /// Writes `true` or `false`.
  public mutating func value(_ flag: Bool) {
    separate()
    text += flag ? "true" : "false"
  }

  /// Writes `null`.
  public mutating func null() {
    separate()
    text += "null"
  }

  /// Puts the next value on a new line, after its comma.
  public mutating func lineBreak() {
    breaksLine = true
  }

  // MARK: Members

  /// Writes a member whose value is a string; `string` is without quotes and escape sequences.
  public mutating func member(_ name: String, _ string: String) {
    key(name)
    value(string)
  }

  /// Writes a member whose value is an integer.
  public mutating func member(_ name: String, _ number: Int) {
    key(name)
    value(number)
  }

  /// Writes a member whose value is a number; an infinite one becomes a string.
  public mutating func member(_ name: String, _ number: Double) {
    key(name)
    value(number)
  }

  /// Writes a member whose value is `true` or `false`.
  public mutating func member(_ name: String, _ flag: Bool) {
    key(name)
    value(flag)
  }

  /// Writes a member whose value is an array; `contents` writes the elements.
  public mutating func member(_ name: String, array contents: (inout JSONWriter) -> Void) {
    key(name)
    array(contents)
  }

  /// Writes a member whose value is an object; `contents` writes the members.
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
