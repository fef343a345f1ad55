import ViewSource

/// The forms that findings are written in.
public enum ReportFormat: String, Sendable, CaseIterable {
  case text, compact, xcode, json
}

/// Writes findings.
public struct Reporter: Sendable {
  private let format: ReportFormat
  private let printer: DiagnosticPrinter

  public init(_ format: ReportFormat, usesColor: Bool) {
    self.format = format
    printer = DiagnosticPrinter(usesColor: usesColor)
  }

  /// All findings as one text.
  public func text(of findings: [Diagnostic]) -> String {
    switch format {
    case .text: findings.map { printer.text(of: $0) + "\n" }.joined()
    case .compact: findings.map { line($0, "\($0.level.rawValue): \($0.message) [\($0.rule)]") }.joined()
    case .xcode: findings.map { line($0, "\($0.level.rawValue): \($0.message) (\($0.rule))") }.joined()
    case .json: json(findings)
    }
  }

  private func line(_ finding: Diagnostic, _ message: String) -> String {
    let position = finding.file.lineIndex.position(of: finding.range.start)
    return "\(finding.file.path):\(position.line):\(position.column): \(message)\n"
  }

  // MARK: JSON

  private func json(_ findings: [Diagnostic]) -> String {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("version", 1)
      writer.member("results", array: { writer in
        for finding in findings { write(finding, to: &writer) }
      })
    }
    return writer.text + "\n"
  }

  private func write(_ finding: Diagnostic, to writer: inout JSONWriter) {
    writer.lineBreak()
    writer.object { writer in
      write(finding.range, of: finding.file, to: &writer)
      writer.member("level", finding.level.rawValue)
      writer.member("rule", finding.rule.name)
      writer.member("message", finding.message)
      if !finding.notes.isEmpty {
        writer.member("notes", array: { writer in
          for note in finding.notes {
            writer.object { writer in
              write(note.range, of: note.file, to: &writer)
              writer.member("message", note.message)
            }
          }
        })
      }
      if let fix = finding.fixIts.first {
        writer.member("fix", object: { writer in
          writer.member("message", fix.message)
          writer.member("safe", fix.isSafe)
        })
      }
    }
  }

  private func write(_ range: SourceRange, of file: SourceFile, to writer: inout JSONWriter) {
    let start = file.lineIndex.position(of: range.start)
    let end = file.lineIndex.position(of: range.end)
    writer.member("path", file.path)
    writer.member("line", start.line)
    writer.member("column", start.column)
    writer.member("endLine", end.line)
    writer.member("endColumn", end.column)
  }
}
