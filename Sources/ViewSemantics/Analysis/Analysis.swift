import ViewSource

/// Runs questions about the files of a program on several threads.
public enum Analysis {
  /// Answers one question for each of the program's own files, in the order of the files.
  ///
  /// Each thread has an analyzer of its own, and so its own memory of what it has worked out.
  ///
  /// - Parameter endsProcess: whether the process ends with the answers: then program and analyzers are not taken apart.
  public static func map<Answer: Sendable>(
    _ program: Program, jobs: Int = Workers.coreCount, endsProcess: Bool = false,
    _ answer: @escaping @Sendable (Analyzer, FileID) -> Answer
  ) -> [Answer] {
    let files = program.userFiles
    if endsProcess { ProcessLifetime.keep(program) }
    // Neighbours in a folder have much in common.
    return Workers.map(
      files.count, jobs: jobs, endsProcess: endsProcess,
      cost: { program.files[files.lowerBound + $0].source.buffer.count }, helper: { Analyzer(program) }
    ) { analyzer, index in
      answer(analyzer, FileID(files.lowerBound + index))
    }
  }
}
