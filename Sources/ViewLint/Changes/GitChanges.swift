import ViewSource

/// The changed lines of each file, according to git.
public struct GitChanges: Sendable {
  /// The changed lines by absolute path.
  private let lines: [String: LineSet]

  /// The changed lines of an absolute path; `nil` if there are none. Symbolic links are resolved, since git identifies
  /// a file by its real path.
  public subscript(path: String) -> LineSet? {
    if lines.isEmpty { return nil }
    return lines[path] ?? lines[FileSystem.resolved(path)]
  }

  init(lines: [String: LineSet]) {
    self.lines = lines
  }

  /// Asks git for the differences between a revision and the working trees of the repositories of some folders. All
  /// lines of an untracked file count as changed. In a renamed file, only the lines that differ from the old file do.
  ///
  /// - Parameter folders: absolute paths.
  public static func since(_ revision: String, in folders: [String]) throws(GitError) -> GitChanges {
    var lines: [String: LineSet] = [:]
    var roots: Set<String> = []
    for folder in folders {
      let answer = try Git.text(["rev-parse", "--show-toplevel"], in: folder)
      let root = answer.split(separator: "\n").first.map(String.init) ?? folder
      guard roots.insert(root).inserted else { continue }
      let commit = try Git.text(
        ["rev-parse", "--verify", "--quiet", "--end-of-options", revision + "^{commit}"], in: root
      ) {
        "git knows no revision `\(revision)`" + ($0.isEmpty ? "" : ": \($0)")
      }
      // Passes the commit hash, because git might take a name for an option.
      let diff = try Git.text(
        try Git.withoutFilters(in: root) + [
          "diff", "--unified=0", "--inter-hunk-context=0", "--no-color", "--no-ext-diff", "--no-textconv",
          "--no-relative", "--ignore-submodules=all", "--find-renames", "--src-prefix=a/", "--dst-prefix=b/",
          String(commit.prefix { !$0.isNewline }), "--",
        ], in: root)
      for (path, changed) in changedLines(in: diff) { lines[real(root) + "/" + path] = changed }
      let new = try Git.text(["ls-files", "--others", "--exclude-standard", "-z"], in: root)
      for path in new.split(separator: "\0") { lines[real(root) + "/" + String(path)] = .all }
    }
    return GitChanges(lines: lines)
  }

  private static func real(_ root: String) -> String { root == "/" ? "" : root }

  /// Reads a unified diff without context: the added or replaced lines of each new file. Where lines were only removed,
  /// the lines before and after them count.
  static func changedLines(in diff: String) -> [String: LineSet] {
    var result: [String: LineSet] = [:]
    var path: String?
    var skip = 0
    for line in diff.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      // Lines of a hunk may look like headers.
      if skip > 0 {
        if line.first != UInt8(ascii: "\\") { skip -= 1 }
        continue
      }
      let text = String(Substring(line))
      if text.hasPrefix("+++ ") {
        path = newPath(text.dropFirst(4))
      } else if text.hasPrefix("@@ -"), let hunk = hunk(text) {
        skip = hunk.old.count + hunk.new.count
        guard let path else { continue }
        let first = hunk.new.start
        let lines = hunk.new.count > 0 ? first...(first + hunk.new.count - 1) : max(first, 1)...(first + 1)
        result[path, default: LineSet()].insert(lines)
      }
    }
    return result
  }

  /// `@@ -12,2 +12,3 @@ …`
  private static func hunk(_ text: String) -> (old: (start: Int, count: Int), new: (start: Int, count: Int))? {
    let words = text.split(separator: " ")
    guard words.count > 2, let old = numbers(words[1].dropFirst()), let new = numbers(words[2].dropFirst()) else {
      return nil
    }
    return (old, new)
  }

  private static func numbers(_ text: Substring) -> (start: Int, count: Int)? {
    let parts = text.split(separator: ",")
    guard let start = parts.first.flatMap({ Int($0) }) else { return nil }
    return (start, parts.count > 1 ? Int(parts[1]) ?? 0 : 1)
  }

  /// `b/A file.swift` with a tab behind it, or quoted in C syntax; `nil` for a deleted file.
  private static func newPath(_ text: Substring) -> String? {
    var name = text.hasSuffix("\t") ? text.dropLast() : text
    if name == "/dev/null" { return nil }
    if name.hasPrefix("\"") { name = unquoted(name)[...] }
    return String(name.dropFirst(2))
  }

  private static func unquoted(_ text: Substring) -> String {
    let bytes = Array(text.dropFirst().dropLast().utf8)
    var result: [UInt8] = []
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      guard byte == UInt8(ascii: "\\"), index < bytes.count else {
        result.append(byte)
        continue
      }
      let digits = bytes[index...].prefix(3).prefix { (UInt8(ascii: "0")...UInt8(ascii: "7")).contains($0) }
      if digits.count == 3 {
        result.append(UInt8(truncatingIfNeeded: digits.reduce(0) { $0 * 8 + Int($1 - UInt8(ascii: "0")) }))
        index += 3
        continue
      }
      switch bytes[index] {
      case UInt8(ascii: "n"): result.append(UInt8(ascii: "\n"))
      case UInt8(ascii: "t"): result.append(UInt8(ascii: "\t"))
      case UInt8(ascii: "r"): result.append(UInt8(ascii: "\r"))
      default: result.append(bytes[index])
      }
      index += 1
    }
    return String(decoding: result, as: UTF8.self)
  }
}
