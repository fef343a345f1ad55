import ViewSource

extension SourceFile {
  /// The indentation of the line at an offset; `nil` if other text precedes the offset.
  func indentation(at offset: Int) -> String? {
    var start = offset
    while start > 0, bytes[start - 1] == UInt8(ascii: " ") || bytes[start - 1] == UInt8(ascii: "\t") { start -= 1 }
    return start == 0 || bytes[start - 1] == UInt8(ascii: "\n") ? text(SourceRange(start, offset)) : nil
  }

  /// The indentation of the line at an offset, whichever text precedes the offset.
  func lineIndentation(at offset: Int) -> String {
    var start = offset
    while start > 0, bytes[start - 1] != UInt8(ascii: "\n") { start -= 1 }
    var end = start
    while end < offset, bytes[end] == UInt8(ascii: " ") || bytes[end] == UInt8(ascii: "\t") { end += 1 }
    return text(SourceRange(start, end))
  }

  /// The text with another indentation: lines that begin with the inner indentation begin with the outer one.
  static func reindented(_ text: String, from inner: String, to outer: String) -> String {
    let isMovable = inner.hasPrefix(outer) || !inner.isEmpty && outer.hasSuffix(inner)
    // Splits bytes, because a `String` treats a carriage return with a line feed as one character.
    let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { bytes in
      let line = String(decoding: bytes, as: UTF8.self)
      return isMovable && line.hasPrefix(inner) ? outer + line.dropFirst(inner.count) : line
    }
    return lines.joined(separator: "\n")
  }
}
