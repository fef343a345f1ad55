import ViewSource

/// Runs queries over the files of a program on several threads.
public enum Analysis {
  /// Answers one query for each of the program's own files, in file order.
  ///
  /// Each thread has its own analyzer, and so its own caches.
  ///
  /// - Parameter endsProcess: whether the process ends with the answers, so that the program and analyzers need not be
  ///   deallocated.
  public static func map<Answer: Sendable>(
    _ program: Program, jobs: Int = Workers.coreCount, endsProcess: Bool = false,
    _ answer: @escaping @Sendable (Analyzer, FileID) -> Answer
  ) -> [Answer] {
    let files = program.userFiles
    if endsProcess { ProcessLifetime.keep(program) }
    // Files in one folder share many dependencies, so they stay together.
    return Workers.map(
      files.count, jobs: jobs, endsProcess: endsProcess,
      cost: { program.files[files.lowerBound + $0].source.buffer.count }, helper: { Analyzer(program) }
    ) { analyzer, index in
      answer(analyzer, FileID(files.lowerBound + index))
    }
  }
}
