import ViewSource

extension SourceFile {
  /// Extends a statement's range to its whole lines if nothing else is on them. Otherwise extends it to the semicolon
  /// behind it, or back to the previous statement. The range includes a comment behind the statement, its documentation
  /// comment, a comment above that is for this statement only, and an `#if` that would become empty. Empty lines that
  /// would be left at the beginning or the end of a block, or next to other empty lines, are included, too.
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
    guard end < buffer.count, bytes[end] == 0x0A else { return range }
    guard start == 0 || bytes[start - 1] == 0x0A else {
      // The last of several statements on a line takes the semicolon before it.
      var last = range.start
      while last > 0, isBlank(bytes[last - 1]) || bytes[last - 1] == UInt8(ascii: ";") { last -= 1 }
      return SourceRange(last, range.end)
    }
    if let around = conditional(around: SourceRange(start, end + 1)) { return around }
    start = startOfDocumentation(above: start)
    if isEndOfGroup(end + 1) { start = startOfComment(above: start) }
    if word(at: end + 1).hasPrefix("}") { start = startOfEmptyLines(above: start) }
    return SourceRange(start, endOfEmptyLines(from: end + 1, after: start))
  }

  /// The lines from `#if` to `#endif` around the given lines, if nothing else is between them.
  private func conditional(around lines: SourceRange) -> SourceRange? {
    guard let above = line(endingAt: lines.start), word(at: above.start) == "#if", word(at: lines.end) == "#endif"
    else {
      return nil
    }
    var end = lines.end
    while end < buffer.count, bytes[end] != 0x0A { end += 1 }
    return SourceRange(above.start, min(end + 1, buffer.count))
  }

  /// Whether the line at an offset does not continue the group of lines before it: it is a comment, empty, or ends a
  /// block.
  private func isEndOfGroup(_ place: Int) -> Bool {
    let word = self.word(at: place)
    return word.isEmpty || word.hasPrefix("}") || word.hasPrefix("/")
  }

  /// The first word of the line that begins at an offset.
  private func word(at line: Int) -> String {
    var start = line
    while start < buffer.count, bytes[start] == 0x20 || bytes[start] == 0x09 { start += 1 }
    var end = start
    while end < buffer.count, ![0x20, 0x09, 0x0D, 0x0A].contains(bytes[end]) { end += 1 }
    return text(SourceRange(start, end))
  }

  /// The line that ends at an offset; `nil` for the first line.
  private func line(endingAt end: Int) -> SourceRange? {
    guard end > 0 else { return nil }
    var start = end - 1
    while start > 0, bytes[start - 1] != 0x0A { start -= 1 }
    return SourceRange(start, end)
  }

  /// The start of the comment directly above a line. Comments for tools and section headings such as `// MARK: Parts`
  /// do not belong to a single line.
  private func startOfComment(above line: Int) -> Int {
    var start = line
    while let above = self.line(endingAt: start) {
      let words = text(above).split(whereSeparator: \.isWhitespace)
      guard let first = words.first, first.hasPrefix("//") else { break }
      let named = first == "//" || first == "///" ? words.dropFirst().first : first
      if named?.contains(":") == true { break }
      start = above.start
    }
    return start
  }

  /// The start of the documentation comment directly above a line; the start of the line if there is none.
  private func startOfDocumentation(above line: Int) -> Int {
    var start = line
    while let above = self.line(endingAt: start), word(at: above.start).hasPrefix("///") { start = above.start }
    return start
  }

  /// The start of the empty lines directly above a line; the start of the line if there are none.
  private func startOfEmptyLines(above line: Int) -> Int {
    var start = line
    while let above = self.line(endingAt: start), word(at: above.start).isEmpty { start = above.start }
    return start
  }

  /// The end of the empty lines at an offset, if the line before the deleted range is empty or opens a block; else the
  /// offset itself.
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
