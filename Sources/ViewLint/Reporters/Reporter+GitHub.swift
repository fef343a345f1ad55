import ViewSource

/// Workflow commands, which GitHub shows next to the lines of a pull request.
///
///     ::warning file=A.swift,line=18,col=13,endLine=18,endColumn=23,title=conditional_same_view::`Counter` loses …
extension Reporter {
  func github(_ report: Report) -> String {
    report.findings.map { finding in
      let diagnostic = finding.diagnostic
      let index = diagnostic.file.lineIndex
      let start = index.position(of: diagnostic.range.start)
      let end = index.position(of: diagnostic.range.end)
      var text = "::\(command(diagnostic.level)) file=\(property(diagnostic.file.path)),line=\(start.line)"
      // GitHub accepts columns only for a range on one line.
      text += ",endLine=\(end.line)"
      if start.line == end.line { text += ",col=\(start.column),endColumn=\(max(end.column, start.column + 1))" }
      text += ",title=\(property(diagnostic.rule.name))::"
      var message = diagnostic.message
      for note in diagnostic.notes {
        let place = note.file.lineIndex.position(of: note.range.start)
        message += "\n\(note.file.path):\(place.line):\(place.column): \(note.message)"
      }
      return text + data(message) + "\n"
    }.joined()
  }

  private func command(_ level: Diagnostic.Level) -> String {
    switch level {
    case .note: "notice"
    case .warning: "warning"
    case .error: "error"
    }
  }

  private func data(_ text: String) -> String {
    escaped(text) { scalar in
      switch scalar {
      case "%", "\r", "\n": true
      default: false
      }
    }
  }

  private func property(_ text: String) -> String {
    escaped(text) { scalar in
      switch scalar {
      case "%", "\r", "\n", ":", ",": true
      default: false
      }
    }
  }

  private func escaped(_ text: String, _ isSpecial: (Unicode.Scalar) -> Bool) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      if isSpecial(scalar) {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        result += "%" + (digits.count == 1 ? "0" : "") + digits
      } else {
        result += PrintableText.line(String(scalar))
      }
    }
    return result
  }
}
