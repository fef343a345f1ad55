import ViewSemantics
import ViewSource
import ViewSyntax

/// The options of a run. Options of the command line take precedence over configurations.
public struct LintOptions: Sendable {
  /// The rule options of the command line.
  public var policy = RulePolicy()
  /// The build settings of the command line; configurations decide about the others.
  public var build = BuildSettings()
  /// Source files with declarations of libraries.
  public var interfaces: [SourceFile] = []
  /// The resources beside the sources.
  public var resources = ProjectResources()
  /// The lowest level at which the command fails; `nil` if the command line does not set it.
  public var failOn: RuleLevel?
  /// The maximum number of threads; values below one count as one.
  public var jobs = Workers.coreCount
  /// Whether to measure the time of each rule.
  public var isTimed = false
  /// The changed lines of each file, to which findings are restricted; `nil` for all lines.
  public var changes: GitChanges?
  /// The accepted findings; `nil` if all findings are reported.
  public var baseline: Baseline?
  /// The folder that relative paths start from.
  public var workingFolder = FileSystem.currentFolder

  /// The options without command line settings, with all cores.
  public init() {}
}

/// The result of a run.
public struct LintOutcome: Sendable {
  /// The findings in the order of the files and of the source, followed by the stale entries of the baseline.
  public var findings: [Finding] = []
  /// Whether a file has a syntax error, in any line.
  public var hasSyntaxErrors = false
  /// Whether a finding is at or above the failing level for its file. Syntax errors do not count.
  public var fails = false
  /// The times of the phases, and the cost and number of findings of each rule.
  public var statistics = LintStatistics()
}

/// The path from files to findings: programs, rules, levels, suppressions, changed lines, baseline.
public struct LintRun: Sendable {
  private let options: LintOptions
  private let store: ConfigurationStore
  private let projects: ProjectTargets
  /// Whether the process ends with the outcome, so that programs and analyzers need not be deallocated.
  public var endsProcess = false

  /// Creates a run. `store` provides the configuration of each file when it is linted.
  public init(_ options: LintOptions, _ store: ConfigurationStore) {
    self.options = options
    self.store = store
    projects = ProjectTargets(workingFolder: options.workingFolder)
  }

  /// Groups files into programs and lints each file under its own configuration.
  ///
  /// - Parameters:
  /// - paths: the paths of the command line, which determine the modules.
  /// - changes: replaces the changes in the options, for files that are no longer those that git compared.
  public func lint(_ files: [SourceFile], paths: [String], changes: [String: LineSet]? = nil) -> LintOutcome {
    let settings = FileSettings.table(of: files, options, store)
    let rules = Linter.allRules.filter { rule in
      let id = rule.info.id
      return settings.distinct.contains { $0.levels[id] != nil }
    }
    let linter = Linter(rules)
    var outcome = LintOutcome()
    var byFile: [String: Checked] = [:]
    var partial: Set<String> = []
    var roles: [String: SourceRole] = [:]
    let roleFinder = RoleFinder(paths, workingFolder: options.workingFolder)
    let groups = BuildGroup.groups(
      of: files, paths: paths, store, options: options.build, resources: options.resources)
    for (number, group) in groups.enumerated() {
      let start = ContinuousClock.now
      let configuration = group.configuration
      let program = Program(
        group.modules, interfaces: options.interfaces, resources: group.resources, configuration: configuration,
        jobs: options.jobs)
      let parsed = ContinuousClock.now
      // The memory of one program is freed before the next is analyzed.
      let results = linter.lint(
        program, jobs: options.jobs, isTimed: options.isTimed, endsProcess: endsProcess && number == groups.count - 1)
      let linted = ContinuousClock.now
      let indices = Array(program.userFiles)
      let checked = Workers.map(indices.count, jobs: options.jobs) { number in
        let file = program.files[indices[number]]
        return check(
          file, results[number].diagnostics, settings[file.source.path], configuration, changes, roleFinder,
          isWhole: program.isWholeModule(around: program.fileID(indices[number])))
      }
      for (index, result) in zip(indices, checked) {
        let path = program.files[index].source.path
        byFile[path] = result
        roles[path] = result.role
        if !program.isWholeModule(around: program.fileID(index)) {
          partial.insert(FilePath.absolute(path, in: options.workingFolder))
        }
      }
      outcome.statistics.add(phase: "parse", parsed - start)
      outcome.statistics.add(phase: "lint", linted - parsed)
      outcome.statistics.add(phase: "suppress", ContinuousClock.now - linted)
      for result in results { outcome.statistics.add(result.costs) }
    }
    for file in files {
      guard let checked = byFile[file.path] else { continue }
      outcome.findings += checked.findings
      outcome.hasSyntaxErrors = outcome.hasSyntaxErrors || checked.hasSyntaxErrors
      outcome.statistics.count(checked.role)
    }
    if let baseline = options.baseline { apply(baseline, to: &outcome, files, settings, partial, roles) }
    outcome.fails = outcome.findings.contains { finding in
      guard finding.diagnostic.rule != .syntax, let level = settings[finding.diagnostic.file.path].failOn else {
        return false
      }
      return finding.diagnostic.level >= level
    }
    outcome.statistics.count(outcome.findings)
    return outcome
  }

  // MARK: One file

  private struct Checked: Sendable {
    var findings: [Finding]
    var hasSyntaxErrors: Bool
    var role: SourceRole
  }

  private func check(
    _ file: ProgramFile, _ found: [Diagnostic], _ settings: FileSettings, _ configuration: BuildConfiguration,
    _ changes: [String: LineSet]?, _ roleFinder: RoleFinder, isWhole: Bool
  ) -> Checked {
    let role = roleFinder.role(of: file, settings.configuration)
    let syntax = file.diagnostics.map { $0.diagnostic(in: file.source) }
    let isOn = { (info: RuleInfo) in settings.levels[info.id] != nil && role.wants(info) }
    let enabled = found.filter { diagnostic in
      guard let info = Linter.info(of: diagnostic.rule), isOn(info) else { return false }
      return !isTooNew(diagnostic, settings.configuration, configuration)
    }
    var suppressions = Suppressions(in: file, configuration)
    // Without the other files a program rule may find nothing, which does not make a suppression unused.
    let kept = suppressions.apply(to: enabled) {
      isOn($0) && (isWhole || !Linter.dependsOnWholeProgram($0.id))
    }
    let leveled = kept.compactMap { diagnostic -> Diagnostic? in
      guard let info = Linter.info(of: diagnostic.rule) else { return diagnostic }
      guard let level = options.policy.level(of: diagnostic, by: info, in: settings.configuration) else { return nil }
      var diagnostic = diagnostic
      diagnostic.level = level
      return diagnostic
    }
    let sorted = (syntax + leveled).enumerated().sorted { left, right in
      (left.element.range.start, left.offset) < (right.element.range.start, right.offset)
    }
    var declarations = sorted.isEmpty ? nil : EnclosingDeclarations(in: file)
    var findings = sorted.map { entry in
      Finding(entry.element, declaration: declarations?.name(around: entry.element.range) ?? "")
    }
    if let lines = changedLines(of: file.source, changes) {
      findings = findings.filter { $0.diagnostic.rule == .syntax || lines.overlaps($0.lines) }
    }
    return Checked(findings: findings, hasSyntaxErrors: syntax.contains { $0.level == .error }, role: role)
  }

  /// Whether a diagnostic applies only to systems newer than the project's lowest deployment target. An explicit target
  /// in the options or the configuration takes precedence over the project's.
  private func isTooNew(
    _ diagnostic: Diagnostic, _ settings: LintConfiguration, _ configuration: BuildConfiguration
  ) -> Bool {
    guard let since = diagnostic.since, options.build.target ?? settings.build.target == nil else { return false }
    return projects.oldestTarget(ofFileAt: diagnostic.file.path, on: configuration.platform).map { $0 < since } ?? false
  }

  /// The lines to report findings in; `nil` for all.
  private func changedLines(of file: SourceFile, _ changes: [String: LineSet]?) -> LineSet? {
    guard changes != nil || options.changes != nil else { return nil }
    let path = FilePath.absolute(file.path, in: options.workingFolder)
    if let changes { return changes[path] ?? LineSet() }
    return options.changes.map { $0[path] ?? LineSet() }
  }

  private func apply(
    _ baseline: Baseline, to outcome: inout LintOutcome, _ files: [SourceFile], _ settings: FileSettings.Table,
    _ partial: Set<String>, _ roles: [String: SourceRole]
  ) {
    var linted: [String: String] = [:]
    for file in files { linted[FilePath.absolute(file.path, in: options.workingFolder)] = file.path }
    let isPartial = options.changes != nil
    let (new, stale) = baseline.apply(
      to: outcome.findings, isLinted: { !isPartial && linted[$0] != nil },
      runs: { rule, path in
        settings[linted[path] ?? path].levels[RuleID(rule)] != nil
          && Linter.info(of: RuleID(rule)).map { roles[linted[path] ?? path]?.wants($0) != false } != false
          && !(partial.contains(path) && Linter.dependsOnWholeProgram(RuleID(rule)))
      })
    outcome.findings = new
    for var finding in stale {
      let configuration = store.configuration(of: finding.diagnostic.file.path)
      let rule = LinterDiagnostics.staleBaseline
      guard let level = options.policy.level(of: finding.diagnostic, by: rule, in: configuration) else { continue }
      finding.diagnostic.level = level
      outcome.findings.append(finding)
    }
  }
}

/// The settings of the files under one configuration.
final class FileSettings: Sendable {
  let configuration: LintConfiguration
  /// The level of each enabled rule.
  let levels: [RuleID: Diagnostic.Level]
  /// The lowest failing level; `nil` if the command never fails.
  let failOn: Diagnostic.Level?

  init(_ configuration: LintConfiguration, _ options: LintOptions) {
    self.configuration = configuration
    var levels: [RuleID: Diagnostic.Level] = [:]
    for info in Linter.allRuleInfo { levels[info.id] = options.policy.level(of: info, in: configuration) }
    self.levels = levels
    failOn = (options.failOn ?? configuration.failOn ?? .warning).level
  }

  /// The settings of all files, by path.
  struct Table: Sendable {
    let distinct: [FileSettings]
    fileprivate let byPath: [String: FileSettings]
    private let fallback: FileSettings

    fileprivate init(_ distinct: [FileSettings], _ byPath: [String: FileSettings], fallback: FileSettings) {
      self.distinct = distinct
      self.byPath = byPath
      self.fallback = fallback
    }

    subscript(path: String) -> FileSettings { byPath[path] ?? fallback }
  }

  static func table(of files: [SourceFile], _ options: LintOptions, _ store: ConfigurationStore) -> Table {
    var byFolder: [String: FileSettings] = [:]
    var byPath: [String: FileSettings] = [:]
    for file in files {
      let configuration = store.configuration(of: file.path)
      let settings = byFolder[configuration.folder] ?? FileSettings(configuration, options)
      byFolder[configuration.folder] = settings
      byPath[file.path] = settings
    }
    // Paths that are not linted, such as those of baseline entries, have the configuration of the current folder.
    let fallback = FileSettings(store.configuration(of: "./" + ConfigurationStore.fileName), options)
    return Table(Array(byFolder.values), byPath, fallback: fallback)
  }
}
