import ViewSource

/// A string literal whose interpolation is being lexed.
struct OpenString {
  /// The number of `#` in its delimiters.
  var pounds: Int
  var isMultiline: Bool
  /// Offset of the opening delimiter.
  var start: Int
  /// Offset of the `\(` of the open interpolation.
  var interpolation = 0
  /// The number of open `(` in the interpolation.
  var parenDepth = 0
  /// The index in `literalLineStarts` of this literal's first line.
  var firstLine: Int
}

/// String literals.
///
/// A literal without interpolation is one token. One with interpolations is a `stringStart`, then segments and
/// interpolations in turn, then a `stringEnd`; between an `interpolationStart` and its `interpolationEnd` there are
/// ordinary tokens, so literals nest to any depth.
extension Lexer {
  /// `"…"`, `"""…"""`, `#"…"#`
  mutating func lexString(pounds: Int) {
    let start = offset
    offset &+= pounds
    let isMultiline = beginsMultiline(pounds: pounds)
    offset &+= isMultiline ? 3 : 1
    let open = OpenString(
      pounds: pounds, isMultiline: isMultiline, start: start, firstLine: literalLineStarts.count)
    if isMultiline { skipOpeningLine() }
    lexStringContents(open, from: start, isResumed: false)
  }

  /// `'…'`, which is a string in other languages but not in Swift.
  mutating func lexSingleQuotedString() {
    let start = offset
    offset &+= 1
    while bytes[offset] != UInt8(ascii: "'"), !isLineEnd(offset) {
      offset &+= bytes[offset] == UInt8(ascii: "\\") && !isLineEnd(offset + 1) ? 2 : 1
    }
    if bytes[offset] == UInt8(ascii: "'") { offset &+= 1 }
    report(.singleQuotedString, SourceRange(start, offset))
    append(.stringLiteral, from: start)
  }

  /// The `)` that ends an interpolation, and the literal's next segment.
  mutating func resumeString() {
    lexPunctuation(.interpolationEnd)
    let open = openStrings.removeLast()
    lexStringContents(open, from: offset, isResumed: true)
  }

  /// Lexes from after the opening delimiter or an interpolation up to the closing delimiter or the next interpolation.
  private mutating func lexStringContents(_ open: OpenString, from start: Int, isResumed: Bool) {
    while true {
      switch bytes[offset] {
      case UInt8(ascii: "\""):
        let end = offset
        if !skipClosingDelimiter(open) {
          offset &+= 1
          continue
        }
        if open.isMultiline { checkIndentation(of: open, closingAt: end) }
        return finishString(open, from: start, contentEnd: end, isResumed: isResumed)
      case UInt8(ascii: "\\"):
        guard skipPounds(open.pounds, after: offset + 1) else {
          offset &+= 1
          continue
        }
        if bytes[offset + 1 + open.pounds] == UInt8(ascii: "(") {
          return beginInterpolation(open, from: start, isResumed: isResumed)
        }
        skipEscape(open)
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        if !open.isMultiline { return endUnterminatedString(open, from: start, isResumed: isResumed) }
        skipLineEndInLiteral()
      case 0:
        if offset >= bytes.count { return endUnterminatedString(open, from: start, isResumed: isResumed) }
        offset &+= 1
      default:
        offset &+= 1
      }
    }
  }

  /// Ends a literal: one token if it has no interpolation and is short enough, otherwise the last segment and a
  /// `stringEnd`.
  private mutating func finishString(_ open: OpenString, from start: Int, contentEnd: Int, isResumed: Bool) {
    literalLineStarts.removeLast(literalLineStarts.count - open.firstLine)
    let end = offset
    if !isResumed, end - start <= Token.maximumLength { return append(.stringLiteral, from: start) }
    let contentStart = isResumed ? start : appendStringStart(open)
    appendSegment(from: contentStart, to: contentEnd)
    offset = end
    append(.stringEnd, from: contentEnd)
  }

  /// Lexes `\(` and appends the segment before it.
  private mutating func beginInterpolation(_ open: OpenString, from start: Int, isResumed: Bool) {
    let escape = offset
    let contentStart = isResumed ? start : appendStringStart(open)
    appendSegment(from: contentStart, to: escape)
    offset = escape + 2 + open.pounds
    append(.interpolationStart, from: escape)
    var open = open
    open.interpolation = escape
    openStrings.append(open)
  }

  private mutating func appendStringStart(_ open: OpenString) -> Int {
    offset = open.start + open.pounds + (open.isMultiline ? 3 : 1)
    append(.stringStart, from: open.start)
    return offset
  }

  private mutating func appendSegment(from start: Int, to end: Int) {
    guard end > start else { return }
    var chunk = start
    while end - chunk > Token.maximumLength {
      offset = chunk + Token.maximumLength
      append(.stringSegment, from: chunk)
      chunk = offset
    }
    offset = end
    append(.stringSegment, from: chunk)
  }

  // MARK: Delimiters

  /// At the first quote: whether three quotes open a multi-line literal. `#"""#` is a literal that contains one quote.
  private func beginsMultiline(pounds: Int) -> Bool {
    guard bytes[offset + 1] == UInt8(ascii: "\""), bytes[offset + 2] == UInt8(ascii: "\"") else { return false }
    guard pounds > 0 else { return true }
    var end = offset + 1
    while !isLineEnd(end) {
      if bytes[end] == UInt8(ascii: "\""), skipPounds(pounds, after: end + 1) { return false }
      end += 1
    }
    return true
  }

  /// At a quote: skips the closing delimiter if it is one.
  private mutating func skipClosingDelimiter(_ open: OpenString) -> Bool {
    let quotes = open.isMultiline ? 3 : 1
    if open.isMultiline, bytes[offset + 1] != UInt8(ascii: "\"") || bytes[offset + 2] != UInt8(ascii: "\"") {
      return false
    }
    guard skipPounds(open.pounds, after: offset + quotes) else { return false }
    offset &+= quotes + open.pounds
    return true
  }

  /// Whether `count` pounds are at `start`.
  private func skipPounds(_ count: Int, after start: Int) -> Bool {
    var index = 0
    while index < count {
      guard bytes[start + index] == UInt8(ascii: "#") else { return false }
      index += 1
    }
    return true
  }

  func isLineEnd(_ position: Int) -> Bool {
    let byte = bytes[position]
    return byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") || position >= bytes.count
  }

  // MARK: Lines of multi-line literals

  /// After `"""`: only white space may follow on the line.
  private mutating func skipOpeningLine() {
    let start = offset
    while bytes[offset] == UInt8(ascii: " ") || bytes[offset] == UInt8(ascii: "\t") { offset &+= 1 }
    if isLineEnd(offset) { return }
    diagnostics.append(SyntaxDiagnostic(.multilineContentOnOpeningLine, SourceRange(start, start)))
    offset = start
  }

  private mutating func skipLineEndInLiteral() {
    if bytes[offset] == UInt8(ascii: "\r"), bytes[offset + 1] == UInt8(ascii: "\n") { offset &+= 1 }
    offset &+= 1
    literalLineStarts.append(offset)
  }

  /// The closing delimiter must be on its own line, and every line that is not blank must begin with the indentation of
  /// that line.
  private mutating func checkIndentation(of open: OpenString, closingAt end: Int) {
    guard literalLineStarts.count > open.firstLine, let lastLine = literalLineStarts.last else {
      diagnostics.append(SyntaxDiagnostic(.multilineEndNotOnOwnLine, SourceRange(end, end + 3)))
      return
    }
    let indentation = SourceRange(lastLine, end)
    guard (lastLine..<end).allSatisfy({ bytes[$0] == UInt8(ascii: " ") || bytes[$0] == UInt8(ascii: "\t") }) else {
      diagnostics.append(SyntaxDiagnostic(.multilineEndNotOnOwnLine, SourceRange(end, end + 3)))
      return
    }
    if indentation.isEmpty { return }
    for line in literalLineStarts[open.firstLine...] {
      var position = 0
      while position < indentation.count, bytes[line + position] == bytes[lastLine + position] { position += 1 }
      if position == indentation.count { continue }
      var blank = line + position
      while bytes[blank] == UInt8(ascii: " ") || bytes[blank] == UInt8(ascii: "\t") { blank += 1 }
      if isLineEnd(blank) { continue }
      diagnostics.append(
        SyntaxDiagnostic(.insufficientIndentation, SourceRange(line + position, line + position)))
      return
    }
  }

  // MARK: Escapes

  /// `\n`, `\u{1F600}`, or in a multi-line literal a backslash before the line end.
  private mutating func skipEscape(_ open: OpenString) {
    let start = offset
    offset &+= 1 + open.pounds
    switch bytes[offset] {
    case UInt8(ascii: "0"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"), UInt8(ascii: "\""),
      UInt8(ascii: "'"), UInt8(ascii: "\\"):
      offset &+= 1
    case UInt8(ascii: "u"):
      offset &+= 1
      skipUnicodeEscape(from: start)
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: " "), UInt8(ascii: "\t"):
      var end = offset
      while bytes[end] == UInt8(ascii: " ") || bytes[end] == UInt8(ascii: "\t") { end += 1 }
      if open.isMultiline, isLineEnd(end) {
        offset = end
      } else if !isLineEnd(offset) {
        reportInLiteral(.invalidEscape, SourceRange(start, offset + 1))
      }
    default:
      if isLineEnd(offset) { return }
      reportInLiteral(.invalidEscape, SourceRange(start, offset + 1))
      if bytes[offset] < 0x80 { offset &+= 1 }
    }
  }

  /// After `\u`: `{`, one to eight hexadecimal digits of a Unicode scalar, `}`.
  private mutating func skipUnicodeEscape(from start: Int) {
    guard bytes[offset] == UInt8(ascii: "{") else {
      return reportInLiteral(.invalidUnicodeEscape, SourceRange(start, offset))
    }
    offset &+= 1
    let digits = offset
    var value: UInt32 = 0
    while let digit = Character(Unicode.Scalar(bytes[offset])).hexDigitValue, offset - digits < 9 {
      value = value << 4 | UInt32(digit)
      offset &+= 1
    }
    let count = offset - digits
    let isClosed = bytes[offset] == UInt8(ascii: "}")
    if isClosed { offset &+= 1 }
    guard isClosed, count > 0, count <= 8, Unicode.Scalar(value) != nil else {
      return reportInLiteral(.invalidUnicodeEscape, SourceRange(start, offset))
    }
  }

  /// Reports without flagging a token: the parser reports nothing about the contents of literals.
  private mutating func reportInLiteral(_ message: SyntaxMessage, _ range: SourceRange) {
    diagnostics.append(SyntaxDiagnostic(message, range))
  }

  // MARK: Literals that do not end

  /// Ends an unterminated literal. A single-line literal ends with its line. A multi-line literal that reaches the end
  /// of the file ends where the indentation becomes less than that of its first line, so that the code after it is
  /// still lexed.
  private mutating func endUnterminatedString(_ open: OpenString, from start: Int, isResumed: Bool) {
    let quote = open.start + open.pounds
    diagnostics.append(
      SyntaxDiagnostic(.unterminatedString, SourceRange(open.start, quote + (open.isMultiline ? 3 : 1))))
    if open.isMultiline { offset = endOfIndentedLines(of: open, from: start) }
    finishString(open, from: start, contentEnd: offset, isResumed: isResumed)
    flags.insert(.diagnosed)
  }

  private func endOfIndentedLines(of open: OpenString, from start: Int) -> Int {
    let lines = literalLineStarts[open.firstLine...]
    var firstIndentation: Int?
    for line in lines {
      var position = line
      while bytes[position] == UInt8(ascii: " ") || bytes[position] == UInt8(ascii: "\t") { position += 1 }
      if isLineEnd(position) { continue }
      if let firstIndentation, position - line < firstIndentation, line > start { return line - 1 }
      firstIndentation = firstIndentation ?? (position - line)
    }
    return bytes.count
  }

  /// Ends every single-line literal around the interpolation: a line end cannot be inside them.
  @inline(never)
  mutating func closeStringsAtLineEnd() {
    while let open = openStrings.last, !open.isMultiline { closeString(open, at: offset - 1) }
  }

  mutating func closeStringsAtEnd() {
    while let open = openStrings.last { closeString(open, at: bytes.count) }
  }

  /// Ends a literal inside its interpolation with an empty `stringEnd`.
  private mutating func closeString(_ open: OpenString, at end: Int) {
    openStrings.removeLast()
    literalLineStarts.removeLast(literalLineStarts.count - open.firstLine)
    diagnostics.append(
      SyntaxDiagnostic(.unterminatedInterpolation, SourceRange(open.interpolation, open.interpolation + 1)))
    let resume = offset
    let flagsAfter = flags
    offset = end
    flags = [.diagnosed]
    append(.stringEnd, from: end)
    offset = resume
    flags = flagsAfter.union(.diagnosed)
  }
}
