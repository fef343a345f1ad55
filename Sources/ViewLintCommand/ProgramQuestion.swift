import ViewCommandLine
import ViewSemantics
import ViewSource

/// What a command asks about each file of a program, and how it writes the answers.
protocol ProgramQuestion: Sendable {
  associatedtype Answer
  /// Something that could have been asked about.
  associatedtype Candidate: Sendable = Never

  /// In the order of the source.
  func answers(about file: FileID, _ analyzer: Analyzer) -> [Answer]

  /// For a person: whole lines.
  func text(of answer: Answer, in file: FileID, _ analyzer: Analyzer) -> String

  /// For a program: the members of a result.
  func write(_ answer: Answer, in file: FileID, _ analyzer: Analyzer, to result: inout JSONWriter)

  /// What of a file could have been asked about, for questions about something that may not be there.
  func candidates(in file: FileID, _ analyzer: Analyzer) -> [Candidate]

  /// What to print if there is no answer, given all that could have been asked about: an answer too, or a mistake.
  func whenNothing(_ candidates: [Candidate]) -> Result<String, UsageError>
}

extension ProgramQuestion {
  func candidates(in file: FileID, _ analyzer: Analyzer) -> [Candidate] { [] }

  func whenNothing(_ candidates: [Candidate]) -> Result<String, UsageError> { .success("") }
}
