import ViewSource
import ViewSyntax

/// Applies fixes until there are none left.
public struct Fixer: Sendable {
  private let run: LintRun
  private let includesUnsafe: Bool
  private let options: LintOptions
  /// A fix that brings up another one ends; two that undo each other would not.
  private static let maximumRounds = 10

  public init(_ run: LintRun, _ options: LintOptions, includesUnsafe: Bool) {
    self.run = run
    self.options = options
    self.includesUnsafe = includesUnsafe
  }

  public struct Outcome: Sendable {
    /// The files as they were.
    public var before: [SourceFile]
    /// The same files, in the same order, with the fixes.
    public var after: [SourceFile]
    public var fixCount: Int
    /// What was found before anything was fixed.
    public var first: LintOutcome
    /// What is left.
    public var last: LintOutcome
  }

  public func fix(_ files: [SourceFile], paths: [String]) -> Outcome {
    var current = files
    var changes = lineSets(of: files)
    let first = run.lint(files, paths: paths, changes: changes)
    var last = first
    var count = 0
    // Files whose fixes did not leave Swift behind: what they would have done is still reported.
    var frozen: Set<String> = []
    for _ in 0..<Fixer.maximumRounds {
      let found = Dictionary(grouping: last.findings.map(\.diagnostic)) { $0.file.path }
      var isChanged = false
      for (index, file) in current.enumerated() {
        guard let diagnostics = found[file.path], !frozen.contains(file.path) else { continue }
        guard !diagnostics.contains(where: { $0.rule == .syntax && $0.level == .error }) else { continue }
        let plan = FixPlan(for: diagnostics, in: file, includesUnsafe: includesUnsafe)
        guard plan.count > 0 else { continue }
        let fixed = SourceFile(path: file.path, buffer: SourceBuffer(plan.apply(to: file)))
        if Fixer.isBroken(fixed) {
          frozen.insert(file.path)
          continue
        }
        let path = FilePath.absolute(file.path, in: options.workingFolder)
        if let lines = changes?[path] { changes?[path] = lines.moved(by: plan.edits, in: file) }
        current[index] = fixed
        count += plan.count
        isChanged = true
      }
      guard isChanged else { break }
      last = run.lint(current, paths: paths, changes: changes)
    }
    return Outcome(before: files, after: current, fixCount: count, first: first, last: last)
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

  /// Writes the changed files; what could not be written. A file that changed on disk in the meantime is left alone.
  ///
  /// - Parameter standardInput: the number of the file that is no file.
  public func write(except standardInput: Int?) -> [String] {
    var problems: [String] = []
    for (index, (before, after)) in zip(before, after).enumerated() where before != after && index != standardInput {
      do {
        let now = try FileSystem.read(before.path)
        guard now.bytes.array(SourceRange(0, now.count)) == before.allBytes else {
          problems.append("cannot write \(before.path): it was changed in the meantime")
          continue
        }
        try FileSystem.replace(before.path, with: after.allBytes)
      } catch {
        problems.append("\(error)")
      }
    }
    return problems
  }
}

extension SourceFile {
  var allBytes: [UInt8] { bytes.array(SourceRange(0, buffer.count)) }
}
