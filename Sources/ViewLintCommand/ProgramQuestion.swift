import ViewCommandLine
import ViewSemantics
import ViewSource

/// A query of a command for each file of a program, with the output of its answers.
protocol ProgramQuestion: Sendable {
  associatedtype Answer
  /// A fact for the case that there are no answers.
  associatedtype Candidate: Sendable = Never

  /// The answers for a file, in source order.
  func answers(about file: FileID, _ analyzer: Analyzer) -> [Answer]

  /// The readable answer, in whole lines.
  func text(of answer: Answer, in file: FileID, _ analyzer: Analyzer) -> String

  /// Writes the answer for a program, as the members of a result.
  func write(_ answer: Answer, in file: FileID, _ analyzer: Analyzer, to result: inout JSONWriter)

  /// The facts of a file for the case that there are no answers.
  func candidates(in file: FileID, _ analyzer: Analyzer) -> [Candidate]

  /// The output if there are no answers: another answer, or an error.
  func whenNothing(_ candidates: [Candidate]) -> Result<String, UsageError>
}

extension ProgramQuestion {
  func candidates(in file: FileID, _ analyzer: Analyzer) -> [Candidate] { [] }

  func whenNothing(_ candidates: [Candidate]) -> Result<String, UsageError> { .success("") }
}
