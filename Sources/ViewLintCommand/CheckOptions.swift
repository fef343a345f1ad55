import ViewCommandLine
import ViewLint
import ViewSource

/// The options of `viewlint check`.
enum CheckOptions {
  static let format = Option(
    "--format", .choice(ReportFormat.allCases.map(\.rawValue)),
    help: "The format of the findings; by default text on a terminal and compact elsewhere.")
  static let fix = Option("--fix", help: "Apply the safe fixes.")
  static let unsafeFixes = Option(
    "--unsafe-fixes", help: "Apply the safe fixes, and those that may change the behaviour of the program.")
  static let diff = Option("--diff", help: "Print the changes of the fixes as a unified diff, and write nothing.")
  static let profile = Option(
    "--profile", .choice(RuleProfile.allCases.map(\.rawValue)),
    help:
      "default: the rules that are nearly always right. strict: all rules, with notes as warnings unless the rule is "
      + "often wrong. learning: all rules as notes, with explanations.")
  static let failOn = Option(
    "--fail-on", .choice(RuleLevel.allCases.map(\.rawValue)),
    help: "The lowest level that makes the command exit with 1; by default warning.")
  static let select = Option(
    "--select", .list(placeholder: "RULES"), repeats: true, help: "Only these rules or groups.")
  static let ignore = Option(
    "--ignore", .list(placeholder: "RULES"), repeats: true, help: "All except these rules or groups.")
  static let maximum = Option("--max-findings", .number(placeholder: "N"), help: "Report at most this many.")
  static let baseline = Option(
    "--baseline", .text(placeholder: "FILE"),
    help: "Report only findings that this file does not list, and its stale entries.")
  static let writeBaseline = Option(
    "--write-baseline", .text(placeholder: "FILE"), help: "Write all findings to this file, and report none.")
  static let since = Option(
    "--since", .text(placeholder: "REF"),
    help: "Report only lines that, according to git, have changed since this revision.")
  static let changed = Option("--changed", help: "Report only lines that, according to git, are not committed.")
  static let prove = Option(
    "--prove",
    help:
      "Run the views with `viewrun`, and report for each finding that can be tried whether it really happens: "
      + "confirmed, refuted, or could not be run and why. In the formats text, compact, json and sarif.")
  static let statistics = Option(
    "--statistics",
    help: "Print, on standard error, findings, time and undecided places for each rule, and the time of each phase.")

  static let all = [
    format, fix, unsafeFixes, diff, profile, failOn, select, ignore, maximum, baseline, writeBaseline, since,
    changed, prove, statistics, Options.benchmark, Options.runs,
  ]

  static func options(_ arguments: Arguments) throws(UsageError) -> LintOptions {
    var options = LintOptions()
    options.policy.selected = try names(select, arguments)
    options.policy.ignored = try names(ignore, arguments)
    options.policy.profile = arguments.choice(profile)
    options.failOn = arguments.choice(failOn)
    options.jobs = max(1, arguments.number(Options.jobs) ?? Workers.coreCount)
    options.isTimed = arguments.has(statistics)
    return options
  }

  private static func names(_ option: Option, _ arguments: Arguments) throws(UsageError) -> Set<String> {
    let values = arguments.values(option)
    let known = Linter.allRuleInfo.map { $0.id.name } + RuleInfo.Group.allCases.map(\.rawValue)
    if let unknown = values.first(where: { !known.contains($0) }) {
      let near = Spelling.hint(for: unknown, in: known)
      throw UsageError("\(option.name): there is no rule or group `\(unknown)`\(near)")
    }
    if values.isEmpty, arguments.has(option) { throw UsageError("\(option.name) needs the name of a rule or group") }
    return Set(values)
  }

  static func baseline(_ arguments: Arguments) throws(UsageError) -> Baseline? {
    guard let path = arguments.value(baseline) else { return nil }
    if arguments.has(writeBaseline) { throw UsageError("--baseline and --write-baseline exclude each other") }
    do {
      return try Baseline(path)
    } catch {
      throw UsageError("--baseline: \(error)")
    }
  }

  static func changes(_ arguments: Arguments) throws(UsageError) -> GitChanges? {
    let revision = arguments.value(since)
    guard revision != nil || arguments.has(changed) else { return nil }
    if revision != nil, arguments.has(changed) { throw UsageError("--since and --changed exclude each other") }
    let working = FileSystem.currentFolder
    let operands = arguments.operands.filter { $0 != "-" }
    let folders = (operands.isEmpty ? ["."] : operands).map { operand in
      let path = FilePath.absolute(operand, in: working)
      return FileSystem.status(path)?.kind == .folder ? path : FilePath.parent(of: path)
    }
    do {
      return try GitChanges.since(revision ?? "HEAD", in: folders)
    } catch {
      throw UsageError("\(error)")
    }
  }
}
