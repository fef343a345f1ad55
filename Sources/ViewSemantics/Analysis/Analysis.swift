import ViewSource

/// Runs questions about the files of a program on several threads.
public enum Analysis {
  /// Answers one question for each of the program's own files, in the order of the files.
  ///
  /// Each thread has an analyzer of its own, and so its own memory of what it has worked out.
  public static func map<Answer: Sendable>(
    _ program: Program, jobs: Int = Workers.coreCount, _ answer: @escaping @Sendable (Analyzer, FileID) -> Answer
  ) -> [Answer] {
    let files = Array(program.userFiles)
    let threads = max(1, min(jobs, files.count))
    // Neighbours in a folder have much in common: each thread takes a run of files.
    let parts = Workers.map(threads, jobs: threads) { thread in
      let analyzer = Analyzer(program)
      let start = files.count * thread / threads
      let end = files.count * (thread + 1) / threads
      return files[start..<end].map { answer(analyzer, FileID($0)) }
    }
    return parts.flatMap { $0 }
  }
}
