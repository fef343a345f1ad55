import ViewSource

extension SourceFile {
  /// A statement's range with its line or lines, where nothing else stands on them; else with the semicolon behind it.
  /// A comment behind it goes with it, and so does its documentation above. Empty lines that would be left at the
  /// beginning of a block, or beside others, go with them.
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
    if end + 1 < buffer.count, bytes[end] == UInt8(ascii: "/"), bytes[end + 1] == UInt8(ascii: "/") {
      while end < buffer.count, bytes[end] != 0x0A { end += 1 }
    }
    guard start == 0 || bytes[start - 1] == 0x0A, end < buffer.count, bytes[end] == 0x0A else { return range }
    start = startOfDocumentation(above: start)
    return SourceRange(start, endOfEmptyLines(from: end + 1, after: start))
  }

  /// Where the documentation begins that stands on the lines directly above a line; the line's own beginning if it has
  /// none.
  private func startOfDocumentation(above line: Int) -> Int {
    var start = line
    while start > 0 {
      var above = start - 1
      while above > 0, bytes[above - 1] != 0x0A { above -= 1 }
      guard text(SourceRange(above, start)).drop(while: \.isWhitespace).hasPrefix("///") else { break }
      start = above
    }
    return start
  }

  /// The end of the empty lines that begin at a place, if the line before what is deleted is empty or opens a block; else
  /// the place.
  private func endOfEmptyLines(from end: Int, after start: Int) -> Int {
    var before = start - 1
    while before > 0, [0x20, 0x09, 0x0D].contains(bytes[before - 1]) { before -= 1 }
    guard before <= 0 || bytes[before - 1] == 0x0A || bytes[before - 1] == UInt8(ascii: "{") else { return end }
    var end = end
    while true {
      var next = end
      while next < buffer.count, [0x20, 0x09, 0x0D].contains(bytes[next]) { next += 1 }
      guard next < buffer.count, bytes[next] == 0x0A else { return end }
      end = next + 1
    }
  }
}
