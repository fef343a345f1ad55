import Foundation
import Testing
import ViewSemantics
import ViewSource

@testable import ViewLint

/// A finding does not depend on how a program is divided into declarations, or on the spelling of its expressions.
///
/// The first two examples that a rule reports are written in other ways. Each test run tries one way for each rule. With
/// the environment variable `REWRITINGS=all` it tries every way, which takes half an hour (two minutes with `OPTIMIZED_TESTS=1`), and with `REWRITINGS=gaps`
/// the known gaps; both can be restricted with `RULE=…`, and update the list with `UPDATE_FIXTURES=1`. With
/// `REWRITING=modifiers` only the ways whose names begin like that are tried.
@Suite struct RewritingTests {
  private struct Case {
    let rewriting: Rewriting
    let example: RuleExampleTests.Case

    var name: String { "\(example.info.id.name) \(example.number + 1)" }
    var gap: Gap { Gap(rewriting: rewriting.name, example: name) }
  }

  /// A rewritten example with fewer findings than the original.
  private struct Gap: Hashable, CustomStringConvertible {
    let rewriting: String
    let example: String

    var description: String { "\(rewriting): \(example)" }
  }

  @Test func findingsStay() throws {
    let known = try Self.knownGaps()
    let cases = Self.cases(known)
    let kept = Workers.map(cases.count, jobs: 2) { Self.isKept(cases[$0]) }
    let open = Set(cases.indices.filter { kept[$0] == false }.map { cases[$0].gap })
    let closed = Set(cases.indices.filter { kept[$0] != false }.map { cases[$0].gap }).intersection(known)
    if Self.isSet("UPDATE_FIXTURES", "1") {
      // After a run of everything, gaps of examples that are no longer tried are dropped.
      let environment = ProcessInfo.processInfo.environment
      let isWhole = Self.isSet("REWRITINGS", "all") && environment["RULE"] == nil && environment["REWRITING"] == nil
      try Self.write(isWhole ? open : known.subtracting(closed).union(open))
    } else {
      #expect(open.subtracting(known).map(\.description).sorted() == [], "the findings of these are lost")
      #expect(closed.map(\.description).sorted() == [], "these are closed, and have to be taken from the list")
    }
  }

  private static func isSet(_ variable: String, _ value: String) -> Bool {
    ProcessInfo.processInfo.environment[variable] == value
  }

  private static func cases(_ known: Set<Gap>) -> [Case] {
    let mode = ProcessInfo.processInfo.environment["REWRITINGS"]
    let part = ProcessInfo.processInfo.environment["REWRITING"]
    let rules = Dictionary(grouping: RuleExampleTests.Case.all.filter(\.example.isBad)) { $0.info.id.name }
    return rules.keys.sorted().enumerated().flatMap { index, rule -> [Case] in
      let examples = (rules[rule] ?? []).prefix(2)
      if mode == nil {
        return examples.prefix(1).map { Case(rewriting: Rewriting.all[index % Rewriting.all.count], example: $0) }
      }
      let tried = Rewriting.all.filter { $0.name.hasPrefix(part ?? "") }
      let all = examples.flatMap { example in tried.map { Case(rewriting: $0, example: example) } }
      return mode == "gaps" ? all.filter { known.contains($0.gap) } : all
    }
  }

  /// Whether the rewritten example has the findings of the original; `nil` if it contains nothing to rewrite.
  private static func isKept(_ rewritten: Case) -> Bool? {
    let rule = rewritten.example
    let parts = rule.example.code.split(separator: "↓", omittingEmptySubsequences: false)
    guard let code = rewritten.rewriting.apply(to: parts.joined()) else { return nil }
    let linted = Linted(code, rule.info.id, rule.example)
    return linted.syntax.isEmpty && linted.diagnostics.count >= parts.count - 1
  }

  // MARK: The list

  private static let list = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("known-gaps.txt")

  /// The list has a line `rewriting: example` for each gap.
  private static func knownGaps() throws -> Set<Gap> {
    let lines = try String(contentsOf: list, encoding: .utf8).split(separator: "\n")
    return Set(
      lines.compactMap { line in
        guard let colon = line.firstIndex(of: ":") else { return nil }
        return Gap(rewriting: String(line[..<colon]), example: String(line[colon...].dropFirst(2)))
      })
  }

  private static func write(_ gaps: Set<Gap>) throws {
    try Data(gaps.map { $0.description + "\n" }.sorted().joined().utf8).write(to: list)
  }
}
