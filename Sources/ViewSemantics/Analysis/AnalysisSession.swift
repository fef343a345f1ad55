import ViewSource

/// A program that is being edited, and what is known of it.
///
/// An edit inside a body leaves nearly all of that as it is, so that asking again costs as much as the file that was
/// edited. Belongs to one thread.
public final class AnalysisSession {
  /// Answers about the program as it is now. An edit replaces it.
  public private(set) var analyzer: Analyzer

  /// The program after the last edit.
  public var program: Program { analyzer.program }

  /// Begins with a program as it is; nothing of it is analysed yet.
  public init(_ program: Program) {
    analyzer = Analyzer(program)
  }

  /// Takes in a new text of a file of the program. The files keep their numbers; declarations do if the edit is in bodies.
  ///
  /// - Returns: whether other files can see no difference, so that nothing of them had to be forgotten.
  @discardableResult
  public func replace(_ file: FileID, by source: SourceFile) -> Bool {
    let (program, isBodyEdit) = program.replacing(file, by: source)
    analyzer = isBodyEdit ? Analyzer(program, keeping: analyzer, without: file) : Analyzer(program)
    return isBodyEdit
  }
}
