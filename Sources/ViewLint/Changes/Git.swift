import ViewSource

/// Asks git, the command that is found in `PATH`.
enum Git {
  /// What git prints.
  ///
  /// - Parameters:
  ///   - folder: where it is asked; the current folder if not given.
  ///   - complaint: the error's text, made of the first line of git's own.
  static func bytes(
    _ words: [String], in folder: String? = nil, complaint: (String) -> String = { "git: \($0)" }
  ) throws(GitError) -> [UInt8] {
    guard let answer = Subprocess.run(["git"] + (folder.map { ["-C", $0] } ?? []) + words) else {
      throw GitError("git could not be started")
    }
    guard answer.status == 0 else {
      let line = answer.errors.prefix { $0 != UInt8(ascii: "\n") }
      throw GitError(complaint(String(decoding: line, as: UTF8.self)))
    }
    return answer.output
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
