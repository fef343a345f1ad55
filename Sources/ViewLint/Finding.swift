import ViewSource

/// What is reported: a diagnostic and the declaration it is in, by which it is known again when lines move.
public struct Finding: Sendable {
  public var diagnostic: Diagnostic
  /// `ContentView.body`; empty outside of declarations.
  public var declaration: String

  public init(_ diagnostic: Diagnostic, declaration: String = "") {
    self.diagnostic = diagnostic
    self.declaration = declaration
  }

  /// The source that it is about, without indentation and line breaks: what stays the same when code is moved.
  public var snippet: String {
    diagnostic.file.text(diagnostic.range).split { $0.isWhitespace }.joined(separator: " ")
  }

  /// The lines of the carets, counted from 1.
  public var lines: ClosedRange<Int> {
    let index = diagnostic.file.lineIndex
    let range = diagnostic.range
    let first = index.line(of: range.start)
    return first...max(first, index.line(of: max(range.start, range.end - 1)))
  }
}
