import ViewSource

/// A program under edit, with its cached analysis.
///
/// An edit inside a body keeps nearly all caches, so that the next query costs only as much as the edited file. Belongs
/// to one thread.
public final class AnalysisSession {
  /// The analyzer of the current program. An edit replaces it.
  public private(set) var analyzer: Analyzer

  /// The program after the last edit.
  public var program: Program { analyzer.program }

  /// Starts a session for a program.
  public init(_ program: Program) {
    analyzer = Analyzer(program)
  }

  /// Replaces the text of a file. Files keep their IDs; declarations do too if the edit is inside bodies.
  ///
  /// - Returns: whether the edit is invisible to other files, so that their caches are kept.
  @discardableResult
  public func replace(_ file: FileID, by source: SourceFile) -> Bool {
    let (program, isBodyEdit) = program.replacing(file, by: source)
    analyzer = isBodyEdit ? Analyzer(program, keeping: analyzer, without: file) : Analyzer(program)
    return isBodyEdit
  }
}
