import ViewSource

/// The report for GitLab's code quality widget, which requires an array at the top level.
extension Reporter {
  func gitlab(_ report: Report) -> String {
    var writer = JSONWriter()
    writer.array { writer in
      for (finding, fingerprint) in zip(report.findings, report.fingerprints) {
        let diagnostic = finding.diagnostic
        writer.lineBreak()
        writer.object { writer in
          writer.member("description", diagnostic.message)
          writer.member("check_name", diagnostic.rule.name)
          writer.member("fingerprint", fingerprint)
          writer.member("severity", severity(diagnostic.level))
          writer.member(
            "location",
            object: { writer in
              writer.member("path", diagnostic.file.path)
              writer.member(
                "lines",
                object: { writer in
                  writer.member("begin", finding.lines.lowerBound)
                  writer.member("end", finding.lines.upperBound)
                })
            })
        }
      }
    }
    return writer.text + "\n"
  }

  private func severity(_ level: Diagnostic.Level) -> String {
    switch level {
    case .note: "info"
    case .warning: "minor"
    case .error: "major"
    }
  }
}
