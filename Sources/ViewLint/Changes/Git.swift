import ViewSource

/// Asks git, the command that is found in `PATH`.
///
/// A repository may come from anywhere, and its configuration names commands that git runs: those for watching files and
/// hooks are switched off for all questions, filters where they would run.
enum Git {
  /// What stands before the words of every question.
  private static let precautions = [
    "--no-pager", "--no-optional-locks", "-c", "core.fsmonitor=false", "-c", "core.hooksPath=/dev/null",
    "-c", "core.quotePath=false",
  ]

  /// What git prints.
  ///
  /// - Parameters:
  ///   - folder: where it is asked; the current folder if not given.
  ///   - complaint: the error's text, made of the first line of git's own.
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

  /// What has git read the files of a repository as they are: each filter that is configured does nothing.
  static func withoutFilters(in folder: String) throws(GitError) -> [String] {
    // Git answers with 1 if there is none.
    guard let answer = answer(["config", "--name-only", "-z", "--get-regexp", "^filter[.]"], in: folder),
      answer.status == 0
    else {
      return []
    }
    var names: Set<String> = []
    for key in String(decoding: answer.output, as: UTF8.self).split(separator: "\0") {
      // `filter.NAME.clean`; the name may have dots.
      guard let first = key.firstIndex(of: "."), let last = key.lastIndex(of: "."), first < last else { continue }
      names.insert(String(key[key.index(after: first)..<last]))
    }
    // Git takes what stands before the first `=` for the whole key.
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

/// Git cannot be asked or does not know the answer: one line for the person who wants it.
public struct GitError: Error, Sendable, CustomStringConvertible {
  /// What went wrong: mostly the first line that git itself printed.
  public let description: String

  init(_ description: String) {
    self.description = description
  }
}
