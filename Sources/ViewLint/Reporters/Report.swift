import ViewSource

/// The output formats for findings.
public enum ReportFormat: String, Sendable, CaseIterable {
  case text, compact, xcode, json, sarif, github, gitlab, checkstyle, junit
}

/// The result of a linter run, for any format.
public struct Report: Sendable {
  /// The findings in output order.
  public var findings: [Finding]
  /// The files that could not be read.
  public var problems: [FileError]
  /// The tool's version.
  public var version: String
  /// Whether the first finding of each rule comes with an explanation. Only in `ReportFormat.text`.
  public var explains: Bool

  /// Creates a report.
  public init(findings: [Finding], problems: [FileError] = [], version: String = "", explains: Bool = false) {
    self.findings = findings
    self.problems = problems
    self.version = version
    self.explains = explains
  }

  /// The findings by file, in the order of the files' first findings.
  var findingsByFile: [(path: String, findings: [Finding])] {
    var order: [String] = []
    var groups: [String: [Finding]] = [:]
    for finding in findings {
      let path = finding.diagnostic.file.path
      if groups[path] == nil { order.append(path) }
      groups[path, default: []].append(finding)
    }
    return order.map { ($0, groups[$0] ?? []) }
  }

  /// An identifier for each finding that does not depend on line numbers: a hash of the rule, file, declaration,
  /// source, and the number of earlier findings with the same values.
  var fingerprints: [String] {
    var counts: [String: Int] = [:]
    return findings.map { finding in
      let diagnostic = finding.diagnostic
      let key = [diagnostic.rule.name, diagnostic.file.path, finding.declaration, finding.snippet].joined(
        separator: "\0")
      let count = counts[key, default: 0]
      counts[key] = count + 1
      return Fingerprint.text(of: "\(key)\0\(count)")
    }
  }
}

/// A hash of a string that is stable across runs (FNV-1a, twice).
enum Fingerprint {
  static func text(of key: String) -> String {
    hexadecimal(hash(key.utf8, from: 0xcbf2_9ce4_8422_2325)) + hexadecimal(hash(key.utf8, from: 0x9ae1_6a3b_2f90_404f))
  }

  private static func hash(_ bytes: String.UTF8View, from seed: UInt64) -> UInt64 {
    bytes.reduce(seed) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }

  private static func hexadecimal(_ number: UInt64) -> String {
    let digits = String(number, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
