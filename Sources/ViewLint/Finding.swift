import ViewSource

/// What is reported: a diagnostic and the declaration it is in, by which it is known again when lines move.
public struct Finding: Sendable {
  /// What is wrong, where, and at which level it is reported.
  public var diagnostic: Diagnostic
  /// `ContentView.body`; empty outside of declarations.
  public var declaration: String

  /// `declaration` is what `Finding.declaration` says: the names of the types around, and its own.
  public init(_ diagnostic: Diagnostic, declaration: String = "") {
    self.diagnostic = diagnostic
    self.declaration = declaration
  }

  /// The source that it is about, without indentation and line breaks: what stays the same when code is moved.
  public var snippet: String {
    diagnostic.file.text(diagnostic.range).split { $0.isWhitespace }.joined(separator: " ")
  }

  /// The code that it speaks of, from what it says in backquotes: the views, states and conditions that it is about. When
  /// they change it is another finding, though it points at the same snippet; how it is worded does not matter.
  public var subjects: String {
    let messages = [diagnostic.message] + diagnostic.notes.map(\.message)
    // Between two backquotes stands code: every second part.
    let spans = messages.flatMap { message in
      message.split(separator: "`", omittingEmptySubsequences: false).enumerated().filter { $0.offset % 2 == 1 }
    }
    return spans.map { $0.element.split { $0.isWhitespace }.joined(separator: " ") }.joined(separator: ", ")
  }

  /// The lines of the carets, counted from 1.
  public var lines: ClosedRange<Int> {
    let index = diagnostic.file.lineIndex
    let range = diagnostic.range
    let first = index.line(of: range.start)
    return first...max(first, index.line(of: max(range.start, range.end - 1)))
  }
}
