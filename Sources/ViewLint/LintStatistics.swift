import ViewSource

/// Statistics of a run.
public struct LintStatistics: Sendable {
  private(set) var phases: [(name: String, time: Duration)] = []
  private(set) var costs: [RuleID: RuleCost] = [:]
  private(set) var counts: [RuleID: Int] = [:]
  /// The number of files of each role.
  private var roles: [SourceRole: Int] = [:]

  init() {}

  /// Adds to the time of a phase. A new phase becomes the last row of the table.
  public mutating func add(phase: String, _ time: Duration) {
    if let index = phases.firstIndex(where: { $0.name == phase }) {
      phases[index].time += time
    } else {
      phases.append((phase, time))
    }
  }

  mutating func add(_ costs: [RuleID: RuleCost]) {
    self.costs.merge(costs) { $0 + $1 }
  }

  mutating func count(_ findings: [Finding]) {
    for finding in findings { counts[finding.diagnostic.rule, default: 0] += 1 }
  }

  mutating func count(_ role: SourceRole) { roles[role, default: 0] += 1 }

  /// One line for each role with fewer checks.
  private var roleLines: String {
    SourceRole.allCases.compactMap { role in
      guard let count = roles[role] else { return nil }
      let files = "\(count) of them"
      switch role {
      case .product: return nil
      case .test: return "\(files) belong\(count == 1 ? "s" : "") to tests: rules about what users see did not run\n"
      case .generated: return "\(files) \(count == 1 ? "is" : "are") generated: only syntax errors are reported\n"
      }
    }.joined()
  }

  /// A table of the rules with costs or findings, those with the most findings first, and of the phases.
  public func text(files: Int, lines: Int) -> String {
    var rows = [["rule", "findings", "open", "seconds"]]
    let rules = Set(costs.keys).union(counts.keys).sorted { left, right in
      let (leftCount, rightCount) = (counts[left, default: 0], counts[right, default: 0])
      return leftCount == rightCount ? left.name < right.name : leftCount > rightCount
    }
    for rule in rules {
      let cost = costs[rule, default: RuleCost()]
      rows.append([
        rule.name, String(counts[rule, default: 0]), String(cost.unresolved), LintStatistics.seconds(cost.time),
      ])
    }
    rows.append(["", "", "", ""])
    rows.append(["phase", "", "", "seconds"])
    for phase in phases { rows.append([phase.name, "", "", LintStatistics.seconds(phase.time)]) }
    return LintStatistics.table(rows) + "\(files) files, \(lines) lines\n" + roleLines
  }

  /// The first column is left-aligned, the others are right-aligned.
  private static func table(_ rows: [[String]]) -> String {
    let widths = (0..<4).map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      var line = row[0].leftAligned(in: widths[0])
      for column in 1..<4 { line += row[column].rightAligned(in: widths[column] + 2) }
      while line.last == " " { line.removeLast() }
      return line + "\n"
    }.joined()
  }

  /// Seconds with four decimal places.
  private static func seconds(_ time: Duration) -> String {
    let (seconds, attoseconds) = time.components
    let digits = String(attoseconds / 100_000_000_000_000)
    return "\(seconds)." + String(repeating: "0", count: 4 - digits.count) + digits
  }
}
