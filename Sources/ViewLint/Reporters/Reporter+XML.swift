import ViewSource

/// The Checkstyle and JUnit formats, which build servers read.
extension Reporter {
  private static let header = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"

  /// One element for each file, with one element for each finding.
  func checkstyle(_ report: Report) -> String {
    var text = Reporter.header + "<checkstyle version=\"4.3\">\n"
    for (path, findings) in report.findingsByFile {
      text += "  <file name=\"\(XMLText.escaped(path))\">\n"
      for finding in findings {
        let diagnostic = finding.diagnostic
        let position = diagnostic.file.lineIndex.position(of: diagnostic.range.start)
        text += "    <error line=\"\(position.line)\" column=\"\(position.column)\""
        text += " severity=\"\(severity(diagnostic.level))\" message=\"\(XMLText.escaped(diagnostic.message))\""
        text += " source=\"viewlint.\(XMLText.escaped(diagnostic.rule.name))\"/>\n"
      }
      text += "  </file>\n"
    }
    return text + "</checkstyle>\n"
  }

  private func severity(_ level: Diagnostic.Level) -> String {
    switch level {
    case .note: "info"
    case .warning: "warning"
    case .error: "error"
    }
  }

  /// One suite for each file, with one failed test for each finding. Without findings there is one passing test, since
  /// build servers treat a report without tests as a failure.
  func junit(_ report: Report) -> String {
    let count = report.findings.count
    var text = Reporter.header
    text += "<testsuites name=\"viewlint\" tests=\"\(max(count, 1))\" failures=\"\(count)\" errors=\"0\" time=\"0\">\n"
    if report.findings.isEmpty {
      text += "  <testsuite name=\"viewlint\" tests=\"1\" failures=\"0\" errors=\"0\" skipped=\"0\" time=\"0\">\n"
      text += "    <testcase name=\"nothing to report\" classname=\"viewlint\" time=\"0\"/>\n  </testsuite>\n"
    }
    for (path, findings) in report.findingsByFile {
      let name = XMLText.escaped(path)
      text += "  <testsuite name=\"\(name)\" tests=\"\(findings.count)\" failures=\"\(findings.count)\" errors=\"0\""
      text += " skipped=\"0\" time=\"0\">\n"
      for finding in findings { text += testCase(finding, className: name) }
      text += "  </testsuite>\n"
    }
    return text + "</testsuites>\n"
  }

  private func testCase(_ finding: Finding, className: String) -> String {
    let diagnostic = finding.diagnostic
    let position = diagnostic.file.lineIndex.position(of: diagnostic.range.start)
    var text = "    <testcase name=\"\(diagnostic.rule) at \(position.line):\(position.column)\""
    text += " classname=\"\(className)\" time=\"0\">\n"
    text += "      <failure type=\"\(diagnostic.level.rawValue)\" message=\"\(XMLText.escaped(diagnostic.message))\">"
    text += XMLText.escaped(DiagnosticPrinter().text(of: diagnostic), keepsLines: true)
    return text + "</failure>\n    </testcase>\n"
  }
}

/// Escapes text for an XML attribute or element.
enum XMLText {
  /// Replaces characters that XML 1.0 does not allow by U+FFFD.
  static func escaped(_ text: String, keepsLines: Bool = false) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\n" where keepsLines: result += "\n"
      case "\n", "\t", "\r": result += "&#\(scalar.value);"
      case "\u{7F}"..."\u{10FFFF}" where PrintableText.isActive(scalar): result += "&#\(scalar.value);"
      case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
