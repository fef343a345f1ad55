import ViewSource
import ViewSyntax

/// Applies fixes until none are left.
public struct Fixer: Sendable {
  private let run: LintRun
  private let includesUnsafe: Bool
  private let options: LintOptions
  private let maximumRounds: Int

  /// - Parameter maximumRounds: the maximum number of rounds. A fix may enable another fix, for example in a nested
  ///   condition; no program nests a thousand of them. The limit ends fixes that would repeat forever.
  public init(_ run: LintRun, _ options: LintOptions, includesUnsafe: Bool, maximumRounds: Int = 1000) {
    self.run = run
    self.options = options
    self.includesUnsafe = includesUnsafe
    self.maximumRounds = maximumRounds
  }

  /// The files and the findings before and after the fixes.
  public struct Outcome: Sendable {
    /// The original files.
    public var before: [SourceFile]
    /// The fixed files, in the same order.
    public var after: [SourceFile]
    /// The number of fixes in each file.
    public var fixCounts: [Int]
    /// The findings before the first fix.
    public var first: LintOutcome
    /// The findings that are left.
    public var last: LintOutcome
    /// The reasons why applicable fixes may be left, one sentence each.
    public var reasonsLeft: [String] = []
    /// The changed lines of which findings are wanted, after the fixes; `nil` for all lines.
    fileprivate var changes: [String: LineSet]?

    /// The number of fixes in all files.
    public var fixCount: Int { fixCounts.reduce(0, +) }
  }

  /// Computes the fixed files without writing them. A file with a syntax error stays unchanged. A file that the next
  /// fixes would break gets no more fixes.
  ///
  /// - Parameter paths: the paths of the command line, which determine the modules.
  public func fix(_ files: [SourceFile], paths: [String]) -> Outcome {
    var current = files
    var changes = lineSets(of: files)
    let first = run.lint(files, paths: paths, changes: changes)
    var last = first
    var counts = files.map { _ in 0 }
    // The files whose fixes broke the syntax or undo each other. Their findings are still reported.
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
          reasonsLeft.append("\(file.path) still has fixes after \(maximumRounds) rounds")
          continue
        }
        let fixed = SourceFile(path: file.path, buffer: SourceBuffer(plan.apply(to: file)))
        if Fixer.isBroken(fixed) {
          reasonsLeft.append("the fixes of \(file.path) would break its syntax")
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

  /// Writes the files that the fixes changed, and returns a message for each file that it cannot write. A file that
  /// changed on disk in the meantime stays unchanged.
  ///
  /// A file that is not written keeps its original contents in the outcome: it has no fixes, and all of its findings
  /// are left.
  ///
  /// - Parameter standardInput: the index of the file that stands for standard input.
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
      // The changed lines move only in the files that were written.
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

  /// The changes as a unified diff for `patch`, with the paths as they were given.
  public var diff: String {
    changed.map { before, after in
      UnifiedDiff.text(path: before.path, old: before.allBytes, new: after.allBytes)
    }.joined()
  }
}

extension SourceFile {
  var allBytes: [UInt8] { bytes.array(SourceRange(0, buffer.count)) }
}
