import ViewSource
import ViewSyntax

/// Applies fixes until there are none left.
public struct Fixer: Sendable {
  private let run: LintRun
  private let includesUnsafe: Bool
  private let options: LintOptions
  private let maximumRounds: Int

  /// - Parameter maximumRounds: how often fixes are applied. A fix may bring up another one, for instance in a condition
  ///   inside of one that went: no program nests a thousand. Fixes that never end would go on for ever.
  public init(_ run: LintRun, _ options: LintOptions, includesUnsafe: Bool, maximumRounds: Int = 1000) {
    self.run = run
    self.options = options
    self.includesUnsafe = includesUnsafe
    self.maximumRounds = maximumRounds
  }

  /// The files before and after, and what was found in both.
  public struct Outcome: Sendable {
    /// The files as they were.
    public var before: [SourceFile]
    /// The same files, in the same order, with the fixes.
    public var after: [SourceFile]
    /// How many fixes each of the files has.
    public var fixCounts: [Int]
    /// What was found before anything was fixed.
    public var first: LintOutcome
    /// What is left.
    public var last: LintOutcome
    /// Why fixes may be left that could have been applied, a sentence each.
    public var reasonsLeft: [String] = []
    /// The lines that findings are wanted in, after the fixes; `nil` for all.
    fileprivate var changes: [String: LineSet]?

    /// How many fixes all files together have.
    public var fixCount: Int { fixCounts.reduce(0, +) }
  }

  /// Makes the files with their fixes, and writes nothing. A file with a syntax error is left as it is, and one that the
  /// next fixes would break gets no more.
  ///
  /// - Parameter paths: the paths of the command line, which tell the modules.
  public func fix(_ files: [SourceFile], paths: [String]) -> Outcome {
    var current = files
    var changes = lineSets(of: files)
    let first = run.lint(files, paths: paths, changes: changes)
    var last = first
    var counts = files.map { _ in 0 }
    // Files whose fixes did not leave Swift behind, or undo each other: what they would have done is still reported.
    var frozen: Set<String> = []
    var reasonsLeft: [String] = []
    var seen: [String: Set<[UInt8]>] = [:]
    var rounds = 0
    while true {
      let found = Dictionary(grouping: last.findings.map(\.diagnostic)) { $0.file.path }
      var isChanged = false
      for (index, file) in current.enumerated() {
        guard let diagnostics = found[file.path], !frozen.contains(file.path) else { continue }
        guard !diagnostics.contains(where: { $0.rule == .syntax && $0.level == .error }) else { continue }
        let plan = FixPlan(for: diagnostics, in: file, includesUnsafe: includesUnsafe)
        guard plan.count > 0 else { continue }
        guard rounds < maximumRounds else {
          reasonsLeft.append("\(file.path) has fixes left after \(maximumRounds) rounds of them")
          continue
        }
        let fixed = SourceFile(path: file.path, buffer: SourceBuffer(plan.apply(to: file)))
        if Fixer.isBroken(fixed) {
          reasonsLeft.append("the fixes of \(file.path) would leave no Swift behind")
          frozen.insert(file.path)
          continue
        }
        seen[file.path, default: []].insert(file.allBytes)
        if seen[file.path]?.contains(fixed.allBytes) == true {
          reasonsLeft.append("the fixes of \(file.path) undo each other")
          frozen.insert(file.path)
          continue
        }
        let path = FilePath.absolute(file.path, in: options.workingFolder)
        if let lines = changes?[path] { changes?[path] = lines.moved(by: plan.edits, in: file) }
        current[index] = fixed
        counts[index] += plan.count
        isChanged = true
      }
      guard isChanged else { break }
      rounds += 1
      last = run.lint(current, paths: paths, changes: changes)
    }
    return Outcome(
      before: files, after: current, fixCounts: counts, first: first, last: last, reasonsLeft: reasonsLeft,
      changes: changes)
  }

  /// Writes the files that the fixes changed; what could not be written. A file that changed on disk in the meantime is
  /// left alone.
  ///
  /// What could not be written is as it was: its fixes do not count, and all that was found in it is left.
  ///
  /// - Parameter standardInput: the number of the file that is no file.
  public func write(_ outcome: inout Outcome, except standardInput: Int?, paths: [String]) -> [String] {
    var problems: [String] = []
    for (index, (before, after)) in zip(outcome.before, outcome.after).enumerated()
    where before != after && index != standardInput {
      if let problem = Fixer.write(after, over: before) {
        problems.append(problem)
        outcome.after[index] = before
        outcome.fixCounts[index] = 0
      }
    }
    if !problems.isEmpty {
      // The lines that were changed moved only where fixes were written.
      var changes = lineSets(of: outcome.before)
      for (before, after) in zip(outcome.before, outcome.after) where before != after {
        let path = FilePath.absolute(after.path, in: options.workingFolder)
        changes?[path] = outcome.changes?[path]
      }
      outcome.last = run.lint(outcome.after, paths: paths, changes: changes)
    }
    return problems
  }

  private static func write(_ after: SourceFile, over before: SourceFile) -> String? {
    do {
      let now = try FileSystem.read(before.path)
      guard now.bytes.array(SourceRange(0, now.count)) == before.allBytes else {
        return "cannot write \(before.path): it was changed in the meantime"
      }
      try FileSystem.replace(before.path, with: after.allBytes)
      return nil
    } catch {
      return "\(error)"
    }
  }

  private static func isBroken(_ file: SourceFile) -> Bool {
    Parser.parse(file.buffer).diagnostics.contains { !$0.message.isWarning }
  }

  private func lineSets(of files: [SourceFile]) -> [String: LineSet]? {
    guard let changes = options.changes else { return nil }
    var sets: [String: LineSet] = [:]
    for file in files {
      let path = FilePath.absolute(file.path, in: options.workingFolder)
      sets[path] = changes[path] ?? LineSet()
    }
    return sets
  }
}

extension Fixer.Outcome {
  /// The files that the fixes changed.
  public var changed: [(before: SourceFile, after: SourceFile)] {
    zip(before, after).filter { $0 != $1 }.map { ($0, $1) }
  }

  /// What changed, for `patch`. Paths are as they were given.
  public var diff: String {
    changed.map { before, after in
      UnifiedDiff.text(path: before.path, old: before.allBytes, new: after.allBytes)
    }.joined()
  }
}

extension SourceFile {
  var allBytes: [UInt8] { bytes.array(SourceRange(0, buffer.count)) }
}
