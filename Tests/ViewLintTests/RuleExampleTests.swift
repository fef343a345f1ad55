import Foundation
import Testing
import ViewSemantics
import ViewSource
import ViewSyntax

@testable import ViewLint

/// The examples in the documentation of a rule are its tests.
@Suite struct RuleExampleTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let info: RuleInfo
    let number: Int

    var example: RuleExample { info.examples[number] }
    var testDescription: String { "\(info.id) \(number + 1)" }

    /// `RULE=deprecated_api swift test --filter RuleExampleTests` runs that rule only; several are separated by commas.
    static let all = infos.flatMap { info in info.examples.indices.map { Case(info: info, number: $0) } }

    private static let infos = Linter.allRuleInfo.filter { info in
      guard let names = ProcessInfo.processInfo.environment["RULE"] else { return true }
      return names.split(separator: ",").contains { $0 == info.id.name }
    }
  }

  /// The rule reports the locations marked with `↓` and no others; its fix gives the fixed example.
  @Test(arguments: Case.all)
  func reportsAndFixesAsShown(_ rule: Case) {
    let parts = rule.example.code.split(separator: "↓", omittingEmptySubsequences: false)
    let code = parts.joined()
    var expected: [Int] = []
    var offset = 0
    for part in parts.dropLast() {
      offset += part.utf8.count
      expected.append(offset)
    }
    let linted = Linted(code, rule.info.id, rule.example)
    #expect(linted.syntax.isEmpty, "the example is not valid Swift: \(linted.syntax)")
    let found = linted.diagnostics.map(\.range.start)
    #expect(found == expected, "\(linted.text)")
    for diagnostic in linted.diagnostics {
      // The strict profile turns notes into warnings.
      #expect(diagnostic.level <= max(rule.info.level, .warning))
      #expect(diagnostic.fixIts.isEmpty || rule.info.isFixable)
    }
    checkFix(of: linted, rule)
  }

  /// Applying the fix gives the code in the documentation: Swift that the rule no longer reports, with types known as
  /// well as before. If the documentation has no fixed code, no fix is offered.
  private func checkFix(of linted: Linted, _ rule: Case) {
    let plan = FixPlan(for: linted.diagnostics, in: linted.file, includesUnsafe: true)
    guard let expected = rule.example.fixed else {
      #expect(plan.count == 0, "a fix is offered, but the example does not show it")
      return
    }
    #expect(plan.count > 0)
    let fixed = String(decoding: plan.apply(to: linted.file), as: UTF8.self)
    #expect(fixed == expected)
    let again = Linted(fixed, rule.info.id, rule.example)
    #expect(again.syntax.isEmpty, "the fix leaves no Swift: \(again.syntax)")
    #expect(again.diagnostics.isEmpty, "reported again: \(again.text)")
    #expect(again.unknownTypes <= linted.unknownTypes, "the fix leaves types that are not known")
  }

  /// In a file with other line endings, with tabs and with multi-byte characters before the finding, the fix changes
  /// the same bytes and no others.
  @Test(arguments: Case.all.filter { $0.example.fixed != nil })
  func fixesTheSameBytesInAnyFile(_ rule: Case) throws {
    func disguised(_ code: String) -> String {
      var lines: [String] = []
      for line in code.split(separator: "\n", omittingEmptySubsequences: false) {
        let indentation = line.prefix { $0 == " " }.count
        lines.append(String(repeating: "\t", count: indentation / 2) + String(line.dropFirst(indentation)))
      }
      return "// é 中 😀 e\u{301}\r\n" + lines.joined(separator: "\r\n") + "\r\n/* 🧵 */"
    }
    let code = rule.example.code.split(separator: "↓", omittingEmptySubsequences: false).joined()
    let linted = Linted(disguised(code), rule.info.id, rule.example)
    let plan = FixPlan(for: linted.diagnostics, in: linted.file, includesUnsafe: true)
    let fixed = String(decoding: plan.apply(to: linted.file), as: UTF8.self)
    #expect(fixed == disguised(try #require(rule.example.fixed)))
  }

  /// Every rule is documented: it has a valid id, all texts, and examples that it reports and that it does not report.
  @Test(arguments: Linter.allRuleInfo.indices)
  func isDocumented(_ index: Int) {
    let info = Linter.allRuleInfo[index]
    #expect(info.id.name.wholeMatch(of: /[a-z]+(_[a-z0-9]+)*/) != nil)
    #expect(!info.summary.isEmpty && !info.summary.hasSuffix(".") && !info.summary.contains("\n"))
    #expect(info.explanation.hasSuffix("."))
    #expect(info.silence.hasSuffix("."))
    guard info.group != .linter else { return }
    #expect(info.examples.contains { $0.isBad })
    #expect(info.examples.contains { !$0.isBad })
  }

  /// The default profile consists of rules that are nearly always right according to their documentation.
  @Test func rulesThatWereWrongAreNotInTheDefaultProfile() {
    for info in Linter.allRuleInfo {
      guard let precision = info.precision, precision.right * 10 < precision.judged * 9 else { continue }
      #expect(RuleProfile.default.level(of: info) == nil, "\(info.id)")
      #expect(RuleProfile.strict.level(of: info) != nil, "\(info.id)")
    }
    #expect(RuleInfo.Precision(right: 9, of: 10, inApps: 1).isNearlyAlwaysRight)
    #expect(!RuleInfo.Precision(right: 8, of: 9, inApps: 1).isNearlyAlwaysRight)
  }

  /// A new rule has a fixed position in the list, so that two branches that add rules do not conflict in one line.
  @Test func rulesStandInAlphabeticalOrder() {
    let names = Linter.allRules.map { "\($0)".lowercased() }
    let misplaced = zip(names, names.dropFirst()).first { $0 >= $1 }
    #expect(misplaced == nil)
  }

  @Test func idsAreDifferent() {
    let ids = Linter.allRuleInfo.map(\.id.name) + RuleInfo.Group.allCases.map(\.rawValue) + ["all"]
    #expect(Set(ids).count == ids.count)
  }
}

/// A source text and the findings of one rule for it, with all rules enabled.
struct Linted {
  let file: SourceFile
  let diagnostics: [Diagnostic]
  let syntax: [String]
  private let build: BuildSettings

  ///   - Parameter example: States the configuration of the build.
  init(_ code: String, _ rule: RuleID, _ example: RuleExample) {
    file = SourceFile(path: "Example.swift", text: code)
    var options = LintOptions()
    options.build.sdk = example.sdk
    options.build.target = example.target.flatMap { BuildSettings.Target("ios\($0)") }
    build = options.build
    options.policy.profile = .strict
    options.jobs = 1
    let outcome = LintRun(options, ConfigurationStore(.none)).lint([file], paths: [])
    let all = outcome.findings.map(\.diagnostic)
    diagnostics = all.filter { $0.rule == rule }
    syntax = all.filter { $0.rule == .syntax }.map(\.message)
  }

  var text: String { diagnostics.map { DiagnosticPrinter().text(of: $0) }.joined() }

  /// The number of bodies that contain an unknown type.
  var unknownTypes: Int {
    var configuration = build.configuration
    configuration.isRun = false
    let program = Program(
      [Program.ModuleSource(name: "Main", files: [file])], configuration: configuration, jobs: 1)
    return Analysis.map(program, jobs: 1) { analyzer, file in
      analyzer.typedDeclarations(in: file).count { !$0.isComplete }
    }.reduce(0, +)
  }
}
