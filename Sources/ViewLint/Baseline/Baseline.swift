import ViewSource

/// Accepted findings: only findings that are not in the baseline are reported.
///
/// An entry is identified by its rule, file, enclosing declaration, source without white space, and subjects. It stays
/// valid when lines move or are reindented, and becomes stale when the finding is about other code. Paths are relative
/// to the baseline's folder.
public struct Baseline: Sendable {
  /// The identity of a finding.
  struct Entry: Sendable, Hashable {
    var rule: String
    var path: String
    var declaration: String
    var snippet: String
    /// The code that the finding refers to. `nil` in baselines of older versions, which matches any.
    var subjects: String?
  }

  private struct Known: Sendable {
    var count: Int
    var offset: Int
  }

  private let file: SourceFile
  private let folder: String
  private let workingFolder: String
  private var order: [Entry] = []
  private var known: [Entry: Known] = [:]

  /// Reads a baseline.
  public init(_ path: String, workingFolder: String = FileSystem.currentFolder) throws {
    file = SourceFile(path: path, buffer: try FileSystem.read(path))
    self.workingFolder = workingFolder
    folder = FilePath.parent(of: FilePath.absolute(path, in: workingFolder))
    do {
      try read(try JSONReader.read(file.buffer))
    } catch let error as JSONError {
      throw ConfigurationError(error.message, in: file, at: error.offset)
    }
  }

  private mutating func read(_ value: JSONValue) throws {
    guard value["version"]?.integer == 1, let results = value["results"]?.array else {
      throw ConfigurationError(
        "this is not a baseline; `viewlint --write-baseline` writes one", in: file, at: value.range.start)
    }
    for result in results {
      guard let rule = result["rule"]?.string, let path = result["path"]?.string,
        let declaration = result["declaration"]?.string, let snippet = result["snippet"]?.string
      else {
        throw ConfigurationError(
          "an entry needs `rule`, `path`, `declaration` and `snippet`", in: file, at: result.range.start)
      }
      let entry = Entry(
        rule: rule, path: path, declaration: declaration, snippet: snippet, subjects: result["subjects"]?.string)
      if known[entry] == nil { order.append(entry) }
      let before = known[entry]?.count ?? 0
      let count = max(result["count"]?.integer ?? 1, 1)
      // No program has this many findings, so the count saturates.
      known[entry] = Known(count: before + min(count, Int.max - before), offset: result.range.start)
    }
  }

  /// The findings that are not in the baseline, and a finding for each stale entry, which matches no finding any more.
  ///
  /// - Parameters:
  /// - isLinted: whether a file was linted, by its absolute path.
  /// - runs: whether a rule ran on the file.
  public func apply(
    to findings: [Finding], isLinted: (String) -> Bool, runs: (String, String) -> Bool
  ) -> (new: [Finding], stale: [Finding]) {
    var left = known.mapValues(\.count)
    let new = findings.filter { finding in
      guard finding.diagnostic.rule != .syntax else { return true }
      let exact = Baseline.entry(finding, folder: folder, workingFolder: workingFolder)
      var any = exact
      any.subjects = nil
      guard let entry = [exact, any].first(where: { left[$0, default: 0] > 0 }) else { return true }
      left[entry, default: 0] -= 1
      return false
    }
    let stale = order.compactMap { entry -> Finding? in
      let path = FilePath.absolute(entry.path, in: folder)
      let exists = FileSystem.status(path) != nil
      guard let count = left[entry], count > 0, !exists || isLinted(path), runs(entry.rule, path) else { return nil }
      return staleFinding(entry, exists: exists)
    }
    return (new, stale)
  }

  private func staleFinding(_ entry: Entry, exists: Bool) -> Finding {
    let place = known[entry]?.offset ?? 0
    let path = FilePath.relative(FilePath.absolute(entry.path, in: folder), to: workingFolder)
    let inside = entry.declaration.isEmpty ? "" : " in `\(entry.declaration)`"
    let message =
      exists
      ? "`\(entry.rule)`\(inside) of \(path) is no longer found; write the baseline again"
      : "`\(entry.rule)` is expected in \(path), which does not exist; write the baseline again"
    let rule = LinterDiagnostics.staleBaseline
    return Finding(Diagnostic(rule.level, rule.id, message, in: file, at: SourceRange(place, place + 1)))
  }

  private static func entry(_ finding: Finding, folder: String, workingFolder: String) -> Entry {
    let path = FilePath.absolute(finding.diagnostic.file.path, in: workingFolder)
    return Entry(
      rule: finding.diagnostic.rule.name, path: FilePath.relative(path, to: folder), declaration: finding.declaration,
      snippet: finding.snippet, subjects: finding.subjects)
  }

  // MARK: Writing

  /// The text of a baseline for the findings, one entry on each line, sorted for small diffs in version control.
  public static func text(
    of findings: [Finding], path: String, workingFolder: String = FileSystem.currentFolder
  ) -> String {
    let folder = FilePath.parent(of: FilePath.absolute(path, in: workingFolder))
    var counts: [Entry: Int] = [:]
    for finding in findings
    where finding.diagnostic.rule != .syntax && finding.diagnostic.rule != LinterDiagnostics.staleBaseline.id {
      counts[entry(finding, folder: folder, workingFolder: workingFolder), default: 0] += 1
    }
    let sorted = counts.sorted { left, right in
      let (left, right) = (left.key, right.key)
      return (left.path, left.rule, left.declaration, left.snippet, left.subjects ?? "")
        < (right.path, right.rule, right.declaration, right.snippet, right.subjects ?? "")
    }
    var results = JSONResults()
    for (entry, count) in sorted {
      results.append { result in
        result.member("rule", entry.rule)
        result.member("path", entry.path)
        result.member("declaration", entry.declaration)
        result.member("snippet", entry.snippet)
        if let subjects = entry.subjects { result.member("subjects", subjects) }
        if count > 1 { result.member("count", count) }
      }
    }
    return results.end()
  }
}
