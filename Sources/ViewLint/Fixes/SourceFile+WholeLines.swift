import ViewSource

extension SourceFile {
  /// A statement's range with its line or lines, where nothing else stands on them; else with the semicolon behind it, or
  /// with what is before it to the statement before. A comment behind it goes with it, and so does its documentation above,
  /// a comment there that is for nothing else, and an `#if` that has nothing else. Empty lines that would be left at the
  /// beginning or the end of a block, or beside others, go with them.
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
      // The last of several statements on a line goes with the semicolon before it.
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

  /// The lines from `#if` to `#endif` around lines, if nothing else is between.
  private func conditional(around lines: SourceRange) -> SourceRange? {
    guard let above = line(endingAt: lines.start), word(at: above.start) == "#if", word(at: lines.end) == "#endif"
    else {
      return nil
    }
    var end = lines.end
    while end < buffer.count, bytes[end] != 0x0A { end += 1 }
    return SourceRange(above.start, min(end + 1, buffer.count))
  }

  /// Whether what begins at a place has nothing to do with the line before: a comment, an empty line or the end of a block.
  private func isEndOfGroup(_ place: Int) -> Bool {
    let word = self.word(at: place)
    return word.isEmpty || word.hasPrefix("}") || word.hasPrefix("/")
  }

  /// The first word of the line that begins at a place.
  private func word(at line: Int) -> String {
    var start = line
    while start < buffer.count, bytes[start] == 0x20 || bytes[start] == 0x09 { start += 1 }
    var end = start
    while end < buffer.count, ![0x20, 0x09, 0x0D, 0x0A].contains(bytes[end]) { end += 1 }
    return text(SourceRange(start, end))
  }

  /// The line that ends where another one begins; `nil` for the first.
  private func line(endingAt end: Int) -> SourceRange? {
    guard end > 0 else { return nil }
    var start = end - 1
    while start > 0, bytes[start - 1] != 0x0A { start -= 1 }
    return SourceRange(start, end)
  }

  /// Where the comment begins that stands on the lines directly above a line. What speaks to tools or heads a section, as
  /// `// MARK: Parts`, is none of a single line.
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

  /// Where the documentation begins that stands on the lines directly above a line; the line's own beginning if it has
  /// none.
  private func startOfDocumentation(above line: Int) -> Int {
    var start = line
    while let above = self.line(endingAt: start), word(at: above.start).hasPrefix("///") { start = above.start }
    return start
  }

  /// Where the empty lines begin that stand directly above a line; the line's own beginning if there are none.
  private func startOfEmptyLines(above line: Int) -> Int {
    var start = line
    while let above = self.line(endingAt: start), word(at: above.start).isEmpty { start = above.start }
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
