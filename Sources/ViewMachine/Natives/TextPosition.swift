/// The representation of `String.Index` as a number: twice the UTF-8 offset, plus one between the surrogates of a
/// scalar in UTF-16.
///
/// It is the same in a string, its slices and their views.
enum TextPosition {
  static let outOfBounds = Fault.trap("String index is out of bounds")

  /// The `String.Index` of a position.
  static func index(_ position: Int, in text: String) throws -> String.Index {
    let offset = position >> 1
    guard offset >= 0, offset <= text.utf8.count else { throw outOfBounds }
    let index = text.utf8.index(text.startIndex, offsetBy: offset)
    return position & 1 == 0 || offset == text.utf8.count ? index : text.utf16.index(after: index)
  }

  /// The position of a `String.Index`.
  @inline(__always)
  static func position(_ index: String.Index, in text: String) -> Int {
    let offset = text.utf8.distance(from: text.startIndex, to: index)
    return text.utf8.index(text.startIndex, offsetBy: offset) == index ? offset * 2 : offset * 2 + 1
  }

  /// The indices of a range value.
  static func range(_ value: Value, in text: Substring) throws -> Range<String.Index> {
    let fields = try value.box(StructBox.self).fields
    guard fields.count == 2 else { throw Fault.mismatch("Range", value) }
    let base = text.base
    let lower = try index(try fields[0].asInt, in: base)
    let upper = try index(try fields[1].asInt, in: base)
    guard lower <= upper, lower >= text.startIndex, upper <= text.endIndex else { throw outOfBounds }
    return lower..<upper
  }

  /// The byte of an ASCII character that is followed by ASCII or by the end, so that it is one byte long; `nil` if the
  /// general path is needed.
  @inline(__always)
  static func asciiCharacter(_ index: String.Index, before end: String.Index, in text: String) -> UInt8? {
    let utf8 = text.utf8
    let byte = utf8[index]
    guard byte < 128, byte != 13, byte != 10 else { return nil }
    let next = utf8.index(after: index)
    return next == end || utf8[next] < 128 ? byte : nil
  }
}

extension Value {
  /// The text of a `String`, a `Substring` or a string view.
  var asText: Substring {
    get throws(Fault) {
      if case .ref(let box) = self {
        if let string = box as? StringBox { return string.text[...] }
        if let slice = box as? SubstringBox { return slice.text }
        if let view = box as? StructBox, let base = view.fields.first { return try base.asText }
      }
      throw .mismatch("String", self)
    }
  }

  /// The text of a `String`; `nil` for slices and views.
  var wholeText: String? {
    if case .ref(let box) = self, let string = box as? StringBox { string.text } else { nil }
  }

  static func substring(_ text: Substring) -> Value { .ref(SubstringBox(text)) }
}
