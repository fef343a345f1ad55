import ViewSource

/// What is reported: a diagnostic and the declaration it is in, by which it is known again when lines move.
public struct Finding: Sendable {
  /// What is wrong, where, and at which level it is reported.
  public var diagnostic: Diagnostic
  /// `ContentView.body`; empty outside of declarations.
  public var declaration: String
  /// What came of trying what it claims; `nil` if that was not asked for, or if there is nothing to try.
  public var proof: FindingProof?

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

/// What came of running the views that a finding is about.
public struct FindingProof: Sendable, Hashable {
  /// `confirmed`, `refuted` or `could not be run`
  public let verdict: String
  /// What was done and what happened, or why nothing could be tried, in words without a full stop.
  public let detail: String

  public init(verdict: String, detail: String) {
    self.verdict = verdict
    self.detail = detail
  }

  /// One line for a person.
  var text: String { "\(verdict): \(detail)" }
}
