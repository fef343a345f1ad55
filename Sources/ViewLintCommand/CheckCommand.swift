import ViewCommandLine
import ViewLint
import ViewSource

/// `viewlint check`: the findings of the rules.
struct CheckCommand {
  private let arguments: Arguments
  private let format: ReportFormat
  private var plan: BuildPlan
  private var options: LintOptions
  private let fixing: Fixing
  /// A summary of the proofs in one line, for terminal output.
  private var proofs: String?

  /// The treatment of fixes.
  private enum Fixing {
    case none, write, diff
  }

  init(_ arguments: Arguments) throws(UsageError) {
    self.arguments = arguments
    format = arguments.choice(CheckOptions.format) ?? (Terminal.isInteractive(.output) ? .text : .compact)
    options = try CheckOptions.options(arguments)
    plan = try BuildPlan(arguments)
    options.build = plan.settings
    let hasFix = arguments.has(CheckOptions.fix) || arguments.has(CheckOptions.unsafeFixes)
    fixing = arguments.has(CheckOptions.diff) ? .diff : hasFix ? .write : .none
    if fixing != .none, arguments.has(CheckOptions.prove) {
      throw UsageError("--prove and \(fixing == .diff ? "--diff" : "--fix") exclude each other")
    }
    if fixing != .none, arguments.has(CheckOptions.writeBaseline) {
      throw UsageError("--write-baseline and \(fixing == .diff ? "--diff" : "--fix") exclude each other")
    }
  }

  mutating func run() throws(UsageError) -> ExitStatus {
    let clock = ContinuousClock()
    let start = clock.now
    MemoryAllocator.useLargePages()
    plan.prepareCatalogue()
    guard var inputs = Inputs.load(arguments, under: plan.store) else { return .usage }
    inputs.setBinaryFilesAside()
    let readTime = clock.now - start
    let interfaceStatus = plan.readInterfaces()
    var status = max(inputs.reportProblems(), interfaceStatus)
    plan.resources = inputs.resources
    options.interfaces = plan.interfaces
    options.resources = plan.resources
    if arguments.has(Options.benchmark) {
      var benchmark = AnalysisBenchmark(inputs.files, arguments, plan)
      benchmark.runCheck(format == .json ? .json : .text, options)
      return status
    }
    options.changes = try CheckOptions.changes(arguments)
    options.baseline = try CheckOptions.baseline(arguments)
    var run = LintRun(options, plan.store)
    let progress = Progress("linting \(inputs.files.count) files", isWorthIt: inputs.files.count > 200)
    var outcome: LintOutcome
    switch fixing {
    case .none:
      run.endsProcess = true
      outcome = run.lint(inputs.files, paths: arguments.operands)
      progress.end()
    case .write, .diff:
      let fixer = Fixer(run, options, includesUnsafe: arguments.has(CheckOptions.unsafeFixes))
      var fixed = fixer.fix(inputs.files, paths: arguments.operands)
      progress.end()
      for reason in fixed.reasonsLeft { Terminal.write("viewlint: \(reason)\n", to: .error) }
      if fixing == .diff {
        Terminal.write(fixed.diff, as: .exact)
        return max(status, CheckCommand.status(of: fixed.first))
      }
      if write(&fixed, by: fixer, inputs) { status = .failure }
      outcome = fixed.last
    }
    outcome.statistics.add(phase: "read", readTime)
    status = max(status, CheckCommand.status(of: outcome))
    if let path = arguments.value(CheckOptions.writeBaseline) { return writeBaseline(outcome, path, status) }
    if arguments.has(CheckOptions.prove) {
      let prover = FindingProver(arguments)
      if let problem = prover.prove(&outcome.findings) {
        Terminal.write("viewlint: \(problem)\n", to: .error)
        return .usage
      }
      proofs = prover.summary(of: outcome.findings)
    }
    report(outcome, inputs)
    return status
  }

  private static func status(of outcome: LintOutcome) -> ExitStatus {
    outcome.hasSyntaxErrors ? .failure : outcome.fails ? .findings : .success
  }

  // MARK: Output

  private func report(_ outcome: LintOutcome, _ inputs: Inputs) {
    let start = ContinuousClock.now
    var shown = outcome.findings
    if let limit = arguments.number(CheckOptions.maximum), shown.count > limit {
      let rest = shown.count - limit
      Terminal.write(
        "viewlint: \(rest) more finding\(rest == 1 ? " is" : "s are") not shown\n", to: .error)
      shown = Array(shown.prefix(limit))
    }
    // With standard input, only the fixed source goes to standard output.
    let stream: Terminal.Stream = fixing == .write && inputs.standardInput != nil ? .error : .output
    let color = Terminal.usesColor(arguments.choice(Options.color) ?? .auto, for: stream)
    let profile = options.policy.profile(in: plan.store.configuration(of: ConfigurationStore.fileName))
    let report = Report(
      findings: shown, problems: inputs.problems, version: CommandRunner.version, explains: profile == .learning)
    Terminal.write(Reporter(format, usesColor: color).text(of: report), to: stream, as: color ? .styled : .text)
    if format == .text { Terminal.write(summary(outcome.findings, inputs.files.count), to: .error) }
    if let proofs { Terminal.write(proofs + "\n", to: .error) }
    guard arguments.has(CheckOptions.statistics) else { return }
    var statistics = outcome.statistics
    statistics.add(phase: "report", ContinuousClock.now - start)
    let lines = inputs.files.reduce(0) { $0 + $1.lineIndex.lineCount - 1 }
    Terminal.write(statistics.text(files: inputs.files.count, lines: lines), to: .error)
  }

  /// A summary in one line, for terminal output.
  private func summary(_ findings: [Finding], _ files: Int) -> String {
    let counts = Diagnostic.Level.allCases.reversed().compactMap { level -> String? in
      let count = findings.count { $0.diagnostic.level == level }
      return count == 0 ? nil : "\(count) \(level.rawValue)\(count == 1 ? "" : "s")"
    }
    let what = counts.isEmpty ? "nothing to report" : counts.joined(separator: ", ")
    return "\(what) in \(files) file\(files == 1 ? "" : "s")\n"
  }

  /// - Returns: Whether an error occurred.
  private func write(_ fixed: inout Fixer.Outcome, by fixer: Fixer, _ inputs: Inputs) -> Bool {
    if let index = inputs.standardInput {
      let file = fixed.after[index]
      Terminal.write(file.text(SourceRange(0, file.buffer.count)), as: .exact)
    }
    let problems = fixer.write(&fixed, except: inputs.standardInput, paths: arguments.operands)
    for problem in problems { Terminal.write("viewlint: \(problem)\n", to: .error) }
    if fixed.fixCount > 0 {
      let files = fixed.changed.count
      Terminal.write(
        "viewlint: \(fixed.fixCount) fix\(fixed.fixCount == 1 ? "" : "es") in \(files) file\(files == 1 ? "" : "s")\n",
        to: .error)
    }
    return !problems.isEmpty
  }

  private func writeBaseline(_ outcome: LintOutcome, _ path: String, _ status: ExitStatus) -> ExitStatus {
    do {
      try FileSystem.replace(path, with: Array(Baseline.text(of: outcome.findings, path: path).utf8))
    } catch {
      Terminal.write("viewlint: \(error)\n", to: .error)
      return .failure
    }
    let count = outcome.findings.count { $0.diagnostic.rule != .syntax }
    Terminal.write("viewlint: \(path) holds \(count) finding\(count == 1 ? "" : "s")\n", to: .error)
    return status == .findings ? .success : status
  }
}
