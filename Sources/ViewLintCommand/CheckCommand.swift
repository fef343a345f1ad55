import ViewCommandLine
import ViewLint
import ViewSemantics
import ViewSource
import ViewSyntax

/// `viewlint check`: what the rules find.
struct CheckCommand {
  private let arguments: Arguments
  private let configuration: BuildConfiguration
  private let format: ReportFormat
  private let failingLevel: Diagnostic.Level
  private let linter: Linter

  init(_ arguments: Arguments) throws(UsageError) {
    self.arguments = arguments
    configuration = try BuildOptions.configuration(arguments)
    format = arguments.choice(CheckOptions.format) ?? (Terminal.isInteractive(.output) ? .text : .compact)
    failingLevel = arguments.choice(CheckOptions.failOn) ?? .warning
    linter = Linter(try CheckOptions.rules(arguments))
  }

  func run() -> ExitStatus {
    let inputs = Inputs.load(arguments)
    var status = inputs.reportProblems()
    let jobs = arguments.number(Options.jobs) ?? Workers.coreCount
    let modules = ModuleFinder.modules(of: inputs.files, paths: arguments.operands)
    let program = Program(modules, configuration: configuration, jobs: jobs)
    let found = linter.lint(program, jobs: jobs)
    var findings: [Diagnostic] = []
    for (index, own) in zip(program.userFiles, found) {
      let file = program.files[index]
      let syntax = file.diagnostics.map { $0.diagnostic(in: file.source) }
      if syntax.contains(where: { $0.level == .error }) { status = max(status, .failure) }
      findings += (syntax + own).sorted { $0.range.start < $1.range.start }
    }
    if let limit = arguments.number(CheckOptions.maximum) { findings = Array(findings.prefix(limit)) }
    let color = Terminal.usesColor(arguments.choice(Options.color) ?? .auto, for: .output)
    Terminal.write(Reporter(format, usesColor: color).text(of: findings))
    if findings.contains(where: { $0.level >= failingLevel && $0.rule != .syntax }) { status = max(status, .findings) }
    if format == .text { Terminal.write(summary(findings, inputs.files.count), to: .error) }
    return status
  }

  /// One line at the end, for a person.
  private func summary(_ findings: [Diagnostic], _ files: Int) -> String {
    let counts = Diagnostic.Level.allCases.reversed().compactMap { level -> String? in
      let count = findings.count { $0.level == level }
      return count == 0 ? nil : "\(count) \(level.rawValue)\(count == 1 ? "" : "s")"
    }
    let what = counts.isEmpty ? "nothing to report" : counts.joined(separator: ", ")
    return "\(what) in \(files) file\(files == 1 ? "" : "s")\n"
  }
}

/// The options of `viewlint check`.
enum CheckOptions {
  static let format = Option(
    "--format", .choice(ReportFormat.allCases.map(\.rawValue)),
    help: "How findings are written: text on a terminal and compact elsewhere, if not given.")
  static let failOn = Option(
    "--fail-on", .choice(Diagnostic.Level.allCases.map(\.rawValue)),
    help: "The lowest level that makes the command exit with 1; warning if not given.")
  static let select = Option("--select", .list(placeholder: "RULES"), help: "Only these rules or groups.")
  static let ignore = Option("--ignore", .list(placeholder: "RULES"), help: "All but these rules or groups.")
  static let maximum = Option("--max-findings", .number(placeholder: "N"), help: "Report no more than so many.")

  static let all = [format, failOn, select, ignore, maximum]

  /// The rules that the command line leaves.
  static func rules(_ arguments: Arguments) throws(UsageError) -> [any Rule.Type] {
    let selected = try names(arguments.values(select), of: select)
    let ignored = try names(arguments.values(ignore), of: ignore)
    return Linter.allRules.filter { rule in
      let own = [rule.info.id.name, rule.info.group.rawValue]
      return (selected.isEmpty || own.contains(where: selected.contains)) && !own.contains(where: ignored.contains)
    }
  }

  private static func names(_ values: [String], of option: Option) throws(UsageError) -> [String] {
    let known = Linter.allRules.map { $0.info.id.name } + RuleInfo.Group.allCases.map(\.rawValue)
    if let unknown = values.first(where: { !known.contains($0) }) {
      let nearest = Spelling.nearest(to: unknown, in: known)
      let hint = nearest == nil ? "" : "; did you mean `\(nearest ?? "")`?"
      throw UsageError("\(option.name): there is no rule or group `\(unknown)`\(hint)")
    }
    return values
  }
}
