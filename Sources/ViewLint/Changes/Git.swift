import ViewSource

/// Runs the `git` command that is found in `PATH`.
///
/// A repository may come from anywhere, and its configuration names commands that git runs. File system monitors and
/// hooks are disabled for all calls, filters for the calls that would run them.
enum Git {
  /// The options before the words of every call.
  private static let precautions = [
    "--no-pager", "--no-optional-locks", "-c", "core.fsmonitor=false", "-c", "core.hooksPath=/dev/null",
    "-c", "core.quotePath=false",
  ]

  /// The standard output of git.
  ///
  /// - Parameters:
  /// - folder: the folder in which git runs; `nil` for the current folder.
  /// - complaint: makes the message of the error from the first line of git's error output.
  static func bytes(
    _ words: [String], in folder: String? = nil, complaint: (String) -> String = { "git: \($0)" }
  ) throws(GitError) -> [UInt8] {
    guard let answer = answer(words, in: folder) else { throw GitError("git could not be started") }
    guard answer.status == 0 else {
      let line = answer.errors.prefix { $0 != UInt8(ascii: "\n") }
      throw GitError(complaint(String(decoding: line, as: UTF8.self)))
    }
    return answer.output
  }

  private static func answer(_ words: [String], in folder: String?) -> Subprocess.Result? {
    Subprocess.run(["git"] + (folder.map { ["-C", $0] } ?? []) + precautions + words)
  }

  /// The options that disable each configured filter, so that git reads the files of a repository unchanged.
  static func withoutFilters(in folder: String) throws(GitError) -> [String] {
    // Git exits with status 1 if there is no filter.
    guard let answer = answer(["config", "--name-only", "-z", "--get-regexp", "^filter[.]"], in: folder),
      answer.status == 0
    else {
      return []
    }
    var names: Set<String> = []
    for key in String(decoding: answer.output, as: UTF8.self).split(separator: "\0") {
      // `filter.NAME.clean`; the name may contain dots.
      guard let first = key.firstIndex(of: "."), let last = key.lastIndex(of: "."), first < last else { continue }
      names.insert(String(key[key.index(after: first)..<last]))
    }
    // Git takes the text before the first `=` as the whole key.
    if let name = names.first(where: { $0.contains("=") }) {
      throw GitError("the repository has a filter `\(name)`, which cannot be switched off")
    }
    return names.sorted().flatMap { name in
      ["clean=", "smudge=", "process=", "required=false"].flatMap { ["-c", "filter.\(name).\($0)"] }
    }
  }

  static func text(
    _ words: [String], in folder: String? = nil, complaint: (String) -> String = { "git: \($0)" }
  ) throws(GitError) -> String {
    String(decoding: try bytes(words, in: folder, complaint: complaint), as: UTF8.self)
  }
}

/// A failure to run git, or an error of git, as one line for the user of the tool.
public struct GitError: Error, Sendable, CustomStringConvertible {
  /// The message, mostly the first line of git's error output.
  public let description: String

  init(_ description: String) {
    self.description = description
  }
}
