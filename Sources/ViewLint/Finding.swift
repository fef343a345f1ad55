import ViewSource

/// A reported diagnostic with its enclosing declaration, which identifies it when lines move.
public struct Finding: Sendable {
  /// The diagnostic, at the level at which it is reported.
  public var diagnostic: Diagnostic
  /// The enclosing declaration, such as `ContentView.body`; empty outside of declarations.
  public var declaration: String
  /// The result of a run that tests the finding; `nil` if there was none, or if the finding cannot be tested.
  public var proof: FindingProof?

  /// Creates a finding. `declaration` has the names of the enclosing types and of the declaration itself.
  public init(_ diagnostic: Diagnostic, declaration: String = "") {
    self.diagnostic = diagnostic
    self.declaration = declaration
  }

  /// The source of the finding's range, with single spaces instead of indentation and line breaks. It is stable when
  /// code moves.
  public var snippet: String {
    diagnostic.file.text(diagnostic.range).split { $0.isWhitespace }.joined(separator: " ")
  }

  /// The code in backquotes in the messages: the views, states and conditions that the finding is about. If they
  /// change, it is another finding, even with the same snippet. The wording of the messages does not matter.
  public var subjects: String {
    let messages = [diagnostic.message] + diagnostic.notes.map(\.message)
    // Every second part is between backquotes.
    let spans = messages.flatMap { message in
      message.split(separator: "`", omittingEmptySubsequences: false).enumerated().filter { $0.offset % 2 == 1 }
    }
    return spans.map { $0.element.split { $0.isWhitespace }.joined(separator: " ") }.joined(separator: ", ")
  }

  /// The lines of the range, counted from 1.
  public var lines: ClosedRange<Int> {
    let index = diagnostic.file.lineIndex
    let range = diagnostic.range
    let first = index.line(of: range.start)
    return first...max(first, index.line(of: max(range.start, range.end - 1)))
  }
}

/// The result of running the views that a finding is about.
public struct FindingProof: Sendable, Hashable {
  /// `confirmed`, `refuted` or `could not be run`
  public let verdict: String
  /// A description of the experiment and its result, or the reason why it could not be run, without a full stop.
  public let detail: String

  public init(verdict: String, detail: String) {
    self.verdict = verdict
    self.detail = detail
  }

  /// The proof on one line.
  var text: String { "\(verdict): \(detail)" }
}
