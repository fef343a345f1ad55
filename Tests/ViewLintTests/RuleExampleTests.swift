import Foundation
import Testing
import ViewSemantics
import ViewSource
import ViewSyntax

@testable import ViewLint

/// The examples in a rule's documentation are its tests.
@Suite struct RuleExampleTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let info: RuleInfo
    let number: Int

    var example: RuleExample { info.examples[number] }
    var testDescription: String { "\(info.id) \(number + 1)" }

    /// `RULE=deprecated_api swift test --filter RuleExampleTests` asks that rule alone; several stand behind commas.
    static let all = infos.flatMap { info in info.examples.indices.map { Case(info: info, number: $0) } }

    private static let infos = Linter.allRuleInfo.filter { info in
      guard let names = ProcessInfo.processInfo.environment["RULE"] else { return true }
      return names.split(separator: ",").contains { $0 == info.id.name }
    }
  }

  /// The rule reports where `↓` stands, nowhere else, and nothing where none stands; its fix is what the example shows.
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
    #expect(linted.syntax.isEmpty, "the example is no Swift: \(linted.syntax)")
    let found = linted.diagnostics.map(\.range.start)
    #expect(found == expected, "\(linted.text)")
    for diagnostic in linted.diagnostics {
      // The strict profile makes warnings of notes.
      #expect(diagnostic.level <= max(rule.info.level, .warning))
      #expect(diagnostic.fixIts.isEmpty || rule.info.isFixable)
    }
    checkFix(of: linted, rule)
  }

  /// Applying the fix gives what the documentation shows: Swift that the rule no longer reports, and whose types are as
  /// well known as before. Where it shows none, none is offered.
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

  /// In a file of other line ends, with tabs and with characters of several bytes before the place, the same bytes change
  /// and no others.
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

  /// A rule is documented: its id is one, its texts are there, and it shows what it reports and what not.
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

  /// The default profile is of rules that are nearly always right, by what their documentation says of them.
  @Test func rulesThatWereWrongAreNotInTheDefaultProfile() {
    for info in Linter.allRuleInfo {
      guard let precision = info.precision, precision.right * 10 < precision.judged * 9 else { continue }
      #expect(RuleProfile.default.level(of: info) == nil, "\(info.id)")
      #expect(RuleProfile.strict.level(of: info) != nil, "\(info.id)")
    }
    #expect(RuleInfo.Precision(right: 9, of: 10, inApps: 1).isNearlyAlwaysRight)
    #expect(!RuleInfo.Precision(right: 8, of: 9, inApps: 1).isNearlyAlwaysRight)
  }

  /// A rule that is added has one place, so that two branches that add rules do not meet in one line.
  @Test func rulesStandInAlphabeticalOrder() {
    let names = Linter.allRules.map { "\($0)".lowercased() }
    #expect(names == names.sorted())
  }

  @Test func idsAreDifferent() {
    let ids = Linter.allRuleInfo.map(\.id.name) + RuleInfo.Group.allCases.map(\.rawValue) + ["all"]
    #expect(Set(ids).count == ids.count)
  }
}

/// A source text and what one rule says of it, with all rules on.
struct Linted {
  let file: SourceFile
  let diagnostics: [Diagnostic]
  let syntax: [String]
  private let build: BuildSettings

  /// - Parameter example: says what it is built for.
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

  /// How many bodies have a part whose type is not known.
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
