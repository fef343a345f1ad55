/// Formats a diagnostic for a terminal: place, message, an excerpt with carets, notes and the fix.
///
///     Notes.swift:18:13: warning: `ExampleView` loses its identity … [conditional_same_view]
///        18 |             if scaleUp {
///           |             ^~~~~~~~~~
///        19 |                 ExampleView().scaleEffect(2)
///     Notes.swift:4:24: note: the state that is reset is declared here
///     fix: ExampleView().scaleEffect(scaleUp ? 2 : 1)
public struct DiagnosticPrinter: Sendable {
  /// Whether the text contains escape sequences for colours.
  public var usesColor: Bool
  /// The maximum number of lines in an excerpt.
  private static let maximumLines = 8

  /// Creates a printer without colours by default; it does not check whether the output is a terminal.
  public init(usesColor: Bool = false) {
    self.usesColor = usesColor
  }

  /// The text of a diagnostic, as whole lines: the message, the excerpt of the source, the notes, the fix.
  public func text(of diagnostic: Diagnostic) -> String {
    let place = place(diagnostic.file, diagnostic.range)
    var result = styled(place + ":", .bold) + " " + styled(diagnostic.level.rawValue + ":", style(of: diagnostic.level))
    result += " " + styled(diagnostic.message, .bold) + " " + styled("[\(diagnostic.rule)]", .dim) + "\n"
    result += excerpt(diagnostic)
    for note in diagnostic.notes {
      result += styled(self.place(note.file, note.range) + ":", .bold) + " " + styled("note:", .cyan)
      result += " \(PrintableText.line(note.message))\n"
    }
    if let fix = diagnostic.fixIts.first {
      result += styled("fix:", .green) + " \(PrintableText.line(fix.message))\n"
    }
    return result
  }

  private func place(_ file: SourceFile, _ range: SourceRange) -> String {
    let position = file.lineIndex.position(of: range.start)
    return "\(PrintableText.line(file.path)):\(position.line):\(position.column)"
  }

  // MARK: Excerpt

  private func excerpt(_ diagnostic: Diagnostic) -> String {
    let file = diagnostic.file
    let index = file.lineIndex
    let caretLine = index.line(of: diagnostic.range.start)
    let first = min(caretLine, index.line(of: diagnostic.context.start))
    let last = max(caretLine, index.line(of: max(diagnostic.context.start, diagnostic.context.end - 1)))
    let isCut = last - first >= DiagnosticPrinter.maximumLines
    let shown = first...(isCut ? first + DiagnosticPrinter.maximumLines - 2 : last)
    let numberWidth = max(5, String(last).count)
    var result = ""
    for line in shown {
      let contents = index.contents(ofLine: line)
      let number = String(line)
      let margin = String(repeating: " ", count: numberWidth - number.count) + number + " | "
      let isMarked = line == caretLine
      let row = ExcerptRow(file.bytes, contents, marking: isMarked ? diagnostic.range : nil)
      result += styled(margin, .dim) + row.text + "\n"
      if isMarked {
        let blank = String(repeating: " ", count: numberWidth) + " | "
        result += styled(blank, .dim) + row.padding + styled(row.carets, style(of: diagnostic.level)) + "\n"
      }
    }
    if isCut { result += styled(String(repeating: " ", count: numberWidth) + " | …\n", .dim) }
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
    let text = text.hasSuffix("\n") ? text : PrintableText.line(text)
    return usesColor ? "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m" : text
  }
}
