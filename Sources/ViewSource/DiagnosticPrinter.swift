/// Prints a diagnostic for a person: where, what, the lines in question with carets, notes and the fix.
///
///     Notes.swift:18:13: warning: `ExampleView` loses its identity … [conditional_same_view]
///        18 |             if scaleUp {
///           |             ^~~~~~~~~~
///        19 |                 ExampleView().scaleEffect(2)
///     Notes.swift:4:24: note: the state that is reset is declared here
///     fix: ExampleView().scaleEffect(scaleUp ? 2 : 1)
public struct DiagnosticPrinter: Sendable {
  public var usesColor: Bool
  /// How many lines of an excerpt are shown before the rest is left out.
  private static let maximumLines = 8
  /// How many cells of a line are shown: what is longer is cut around the carets.
  private static let maximumCells = 160
  private static let tabWidth = 4

  public init(usesColor: Bool = false) {
    self.usesColor = usesColor
  }

  public func text(of diagnostic: Diagnostic) -> String {
    let place = place(diagnostic.file, diagnostic.range)
    var result = styled(place + ":", .bold) + " " + styled(diagnostic.level.rawValue + ":", style(of: diagnostic.level))
    result += " " + styled(diagnostic.message, .bold) + " " + styled("[\(diagnostic.rule)]", .dim) + "\n"
    result += excerpt(diagnostic)
    for note in diagnostic.notes {
      result += styled(self.place(note.file, note.range) + ":", .bold) + " " + styled("note:", .cyan)
      result += " \(DiagnosticPrinter.printable(note.message))\n"
    }
    if let fix = diagnostic.fixIts.first {
      result += styled("fix:", .green) + " \(DiagnosticPrinter.printable(fix.message))\n"
    }
    return result
  }

  private func place(_ file: SourceFile, _ range: SourceRange) -> String {
    let position = file.lineIndex.position(of: range.start)
    return "\(DiagnosticPrinter.printable(file.path)):\(position.line):\(position.column)"
  }

  // MARK: Excerpt

  private func excerpt(_ diagnostic: Diagnostic) -> String {
    let file = diagnostic.file
    let index = file.lineIndex
    let caretLine = index.line(of: diagnostic.range.start)
    let first = min(caretLine, index.line(of: diagnostic.context.start))
    let last = max(caretLine, index.line(of: max(diagnostic.context.start, diagnostic.context.end - 1)))
    var shown = Array(first...last)
    let isCut = shown.count > DiagnosticPrinter.maximumLines
    if isCut { shown = Array(shown.prefix(DiagnosticPrinter.maximumLines - 1)) }
    let numberWidth = max(5, String(last).count)
    var result = ""
    for line in shown {
      let contents = index.contents(ofLine: line)
      let number = String(line)
      let margin = String(repeating: " ", count: numberWidth - number.count) + number + " | "
      let isMarked = line == caretLine
      let row = Row(
        file.bytes, contents, marking: isMarked ? diagnostic.range : nil, cells: DiagnosticPrinter.maximumCells)
      result += styled(margin, .dim) + row.text + "\n"
      if isMarked {
        let blank = String(repeating: " ", count: numberWidth) + " | "
        result += styled(blank, .dim) + row.padding + styled(row.carets, style(of: diagnostic.level)) + "\n"
      }
    }
    if isCut { result += styled(String(repeating: " ", count: numberWidth) + " | …\n", .dim) }
    return result
  }

  /// A line of source as cells of a terminal: tabs become spaces, control characters pictures of themselves.
  private struct Row {
    var text = ""
    var padding = ""
    var carets = ""

    init(_ bytes: SourceBytes, _ line: SourceRange, marking range: SourceRange?, cells maximum: Int) {
      var offset = line.start
      var column = 0
      var caretStart = 0
      var caretEnd = 0
      var cells: [(text: String, width: Int)] = []
      for character in bytes.text(line) {
        if let range {
          if offset <= range.start { caretStart = column }
          if offset < range.end { caretEnd = column }
        }
        let shown = DiagnosticPrinter.shown(character, at: column)
        cells.append(shown)
        if let range, offset < range.end { caretEnd = column + shown.width }
        column += shown.width
        // An invalid byte is shown as U+FFFD, which has three.
        offset += character == "\u{FFFD}" && bytes[offset] != 0xEF ? 1 : character.utf8.count
      }
      if let range, offset <= range.start { caretStart = column }
      let count = max(caretEnd - caretStart, 1)
      let window = Row.window(around: caretStart, of: column, maximum)
      var position = 0
      for cell in cells {
        if position >= window.lowerBound, position + cell.width <= window.upperBound { text += cell.text }
        position += cell.width
      }
      if window.lowerBound > 0 { text = "…" + text }
      if window.upperBound < column { text += "…" }
      padding = String(repeating: " ", count: caretStart - window.lowerBound + (window.lowerBound > 0 ? 1 : 0))
      carets = "^" + String(repeating: "~", count: min(count, max(window.upperBound - caretStart, 1)) - 1)
    }

    private static func window(around caret: Int, of width: Int, _ maximum: Int) -> Range<Int> {
      guard width > maximum else { return 0..<width }
      let start = max(0, min(caret - maximum / 3, width - maximum))
      return start..<min(width, start + maximum)
    }
  }

  private static func shown(_ character: Character, at column: Int) -> (text: String, width: Int) {
    if character == "\t" {
      let width = tabWidth - column % tabWidth
      return (String(repeating: " ", count: width), width)
    }
    let text = printable(String(character))
    return (text, text == String(character) ? CharacterWidth.cells(character) : text.count)
  }

  /// Text without control characters, which could make a terminal do things.
  static func printable(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: { $0.value < 0x20 || (0x7F..<0xA0).contains($0.value) }) else {
      return text
    }
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0..<0x20: result.unicodeScalars.append(Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}")
      case 0x7F: result += "\u{2421}"
      case 0x80..<0xA0: result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  // MARK: Colour

  private enum Style: String {
    case bold = "1"
    case dim = "2"
    case red = "1;31"
    case yellow = "1;33"
    case cyan = "36"
    case green = "32"
  }

  private func style(of level: Diagnostic.Level) -> Style {
    switch level {
    case .error: .red
    case .warning: .yellow
    case .note: .cyan
    }
  }

  private func styled(_ text: String, _ style: Style) -> String {
    let text = text.hasSuffix("\n") ? text : DiagnosticPrinter.printable(text)
    return usesColor ? "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m" : text
  }
}
