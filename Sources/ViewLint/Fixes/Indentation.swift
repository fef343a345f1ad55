import ViewSource

extension SourceFile {
  /// The white space that the line of a place begins with; `nil` if something else stands before the place.
  func indentation(at offset: Int) -> String? {
    var start = offset
    while start > 0, bytes[start - 1] == UInt8(ascii: " ") || bytes[start - 1] == UInt8(ascii: "\t") { start -= 1 }
    return start == 0 || bytes[start - 1] == UInt8(ascii: "\n") ? text(SourceRange(start, offset)) : nil
  }

  /// The white space that the line of a place begins with, whatever else stands before the place.
  func lineIndentation(at offset: Int) -> String {
    var start = offset
    while start > 0, bytes[start - 1] != UInt8(ascii: "\n") { start -= 1 }
    var end = start
    while end < offset, bytes[end] == UInt8(ascii: " ") || bytes[end] == UInt8(ascii: "\t") { end += 1 }
    return text(SourceRange(start, end))
  }

  /// Code that is moved to a place with another indentation: each line that begins with the old one begins with the new.
  static func reindented(_ text: String, from inner: String, to outer: String) -> String {
    let isMovable = inner.hasPrefix(outer) || !inner.isEmpty && outer.hasSuffix(inner)
    // By bytes: for a `String` a carriage return and a line feed are one character.
    let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { bytes in
      let line = String(decoding: bytes, as: UTF8.self)
      return isMovable && line.hasPrefix(inner) ? outer + line.dropFirst(inner.count) : line
    }
    return lines.joined(separator: "\n")
  }
}
