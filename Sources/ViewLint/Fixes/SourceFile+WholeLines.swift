import ViewSource

extension SourceFile {
  /// A statement's range with its line or lines, where nothing else stands on them; else with the semicolon behind it.
  func wholeLines(of range: SourceRange) -> SourceRange {
    func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
    var start = range.start
    while start > 0, isBlank(bytes[start - 1]) { start -= 1 }
    var end = range.end
    while end < buffer.count, isBlank(bytes[end]) || bytes[end] == 0x0D { end += 1 }
    if end < buffer.count, bytes[end] == UInt8(ascii: ";") {
      end += 1
      while end < buffer.count, isBlank(bytes[end]) { end += 1 }
      return SourceRange(range.start, end)
    }
    guard start == 0 || bytes[start - 1] == 0x0A, end < buffer.count, bytes[end] == 0x0A else { return range }
    return SourceRange(start, end + 1)
  }
}
