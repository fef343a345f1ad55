import ViewSource

/// The forms that findings are written in.
public enum ReportFormat: String, Sendable, CaseIterable {
  case text, compact, xcode, json, sarif, github, gitlab, checkstyle, junit
}

/// What a run of the linter came to, whatever form it is written in.
public struct Report: Sendable {
  /// In the order in which they are written.
  public var findings: [Finding]
  /// What could not be read.
  public var problems: [FileError]
  /// The tool's version.
  public var version: String
  /// Whether each rule is explained where it is first met.
  public var explains: Bool

  /// Only `ReportFormat.text` explains rules.
  public init(findings: [Finding], problems: [FileError] = [], version: String = "", explains: Bool = false) {
    self.findings = findings
    self.problems = problems
    self.version = version
    self.explains = explains
  }

  /// The findings of each file, in the order in which files first occur.
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

  /// A name for each finding that stays the same when lines move: of its rule, file, declaration and source, and of how
  /// many others with the same came before.
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

/// A hash of a text that is the same in every run (FNV-1a, twice).
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
