import ViewSource

/// Formats findings.
public struct Reporter: Sendable {
  let format: ReportFormat
  let printer: DiagnosticPrinter

  /// Creates a reporter. Only `ReportFormat.text` uses colors, as terminal escapes.
  public init(_ format: ReportFormat, usesColor: Bool) {
    self.format = format
    printer = DiagnosticPrinter(usesColor: usesColor)
  }

  /// The report as text.
  public func text(of report: Report) -> String {
    switch format {
    case .text: people(report)
    case .compact:
      lines(report) { finding in
        let diagnostic = finding.diagnostic
        let proof = finding.proof.map { " \($0.text)" } ?? ""
        return "\(diagnostic.level.rawValue): \(diagnostic.message) [\(diagnostic.rule)]\(proof)"
      }
    case .xcode:
      lines(report) { "\($0.diagnostic.level.rawValue): \($0.diagnostic.message) (\($0.diagnostic.rule))" }
    case .json: json(report)
    case .sarif: sarif(report)
    case .github: github(report)
    case .gitlab: gitlab(report)
    case .checkstyle: checkstyle(report)
    case .junit: junit(report)
    }
  }

  private func lines(_ report: Report, _ message: (Finding) -> String) -> String {
    var text = ""
    for finding in report.findings {
      let diagnostic = finding.diagnostic
      let position = diagnostic.file.lineIndex.position(of: diagnostic.range.start)
      // Each finding is one line, even if it quotes line breaks.
      let line = "\(diagnostic.file.path):\(position.line):\(position.column): \(message(finding))"
      // Few lines contain a byte that may begin a line break.
      let mayEnd = Array(line.utf8).contains { $0 < 0x20 || $0 == 0xC2 || $0 == 0xE2 }
      let joined = mayEnd ? line.split { $0.isNewline }.joined(separator: " ") : line
      text += PrintableText.line(joined) + "\n"
    }
    return text
  }

  private func people(_ report: Report) -> String {
    var explained: Set<RuleID> = []
    var text = ""
    for finding in report.findings {
      text += printer.text(of: finding.diagnostic)
      if let proof = finding.proof { text += PrintableText.line(proof.text) + "\n" }
      if report.explains, explained.insert(finding.diagnostic.rule).inserted,
        let info = Linter.info(of: finding.diagnostic.rule)
      {
        text += RuleText.wrap(info.explanation, width: 92).map { "why: \($0)\n" }.joined()
      }
      text += "\n"
    }
    return text
  }
}
