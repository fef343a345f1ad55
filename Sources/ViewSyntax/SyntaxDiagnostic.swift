import ViewSource

/// A lexical or syntax error of a file.
///
/// Positions are bytes of the file; the caller of the parser knows which file that is.
public struct SyntaxDiagnostic: Sendable, Equatable {
  /// The error and how to correct it.
  public var message: SyntaxMessage
  /// In bytes of the file; for a missing part, the next token or the end of the previous one.
  public var range: SourceRange
  /// A second place that explains the first, such as the opening bracket that is not closed.
  public var note: Note?

  /// A related place with a message.
  public struct Note: Sendable, Equatable {
    /// The description of the second place.
    public var message: SyntaxMessage
    /// In bytes of the same file.
    public var range: SourceRange

    init(_ message: SyntaxMessage, _ range: SourceRange) {
      self.message = message
      self.range = range
    }
  }

  init(_ message: SyntaxMessage, _ range: SourceRange, note: Note? = nil) {
    self.message = message
    self.range = range
    self.note = note
  }
}

/// The text of a syntax diagnostic: lower case, no full stop, code in backquotes.
public struct SyntaxMessage: Sendable, Equatable {
  /// The message, on one line.
  public let text: String
  /// Whether the file is still valid, as with a NUL byte between two tokens.
  public let isWarning: Bool
  /// Whether something is missing: then the place is after the last token instead of at the first token of the next
  /// line.
  let isAboutGap: Bool

  init(_ text: String, isWarning: Bool = false, isAboutGap: Bool = false) {
    self.text = text
    self.isWarning = isWarning
    self.isAboutGap = isAboutGap
  }

  /// A message for a part expected at the current position.
  static func expected(_ text: String) -> SyntaxMessage {
    SyntaxMessage("expected " + text, isAboutGap: true)
  }
}

/// The messages of the lexer.
extension SyntaxMessage {
  static let invalidUTF8 = SyntaxMessage("these bytes are not UTF-8; save the file in that encoding")
  static let nulCharacter = SyntaxMessage("there is a NUL character in the middle of the file", isWarning: true)
  static func nulCharacters(_ count: Int) -> SyntaxMessage {
    SyntaxMessage("\(count) NUL characters stand in the file, the first one here", isWarning: true)
  }
  static let invalidCharacter = SyntaxMessage("this character has no meaning in Swift; remove it")
  static let tooLong = SyntaxMessage("this word is longer than 65535 bytes; shorten it")
  static let curlyQuotes = SyntaxMessage("curly quotes do not delimit a string; use `\"`")
  static let singleQuotedString = SyntaxMessage("single quotes do not delimit a string; use `\"`")
  static let unterminatedComment = SyntaxMessage("this comment is not closed; add `*/`")
  static let unexpectedCommentEnd = SyntaxMessage("`*/` closes no comment; remove it")
  static let unterminatedString = SyntaxMessage("this string is not closed; add the closing quote")
  static let unterminatedInterpolation = SyntaxMessage("an interpolation in this string is not closed; add `)`")
  static let unterminatedRegex = SyntaxMessage("this regex literal is not closed; add the closing delimiter")
  static let unterminatedBackticks = SyntaxMessage("this name is not closed; add a backtick")
  static let emptyBackticks = SyntaxMessage("there is no name between the backticks")
  static let multilineContentOnOpeningLine = SyntaxMessage(
    "the text of a multi-line string begins on the line after `\"\"\"`; break the line here")
  static let multilineEndNotOnOwnLine = SyntaxMessage(
    "the closing `\"\"\"` must be on its own line; break the line here")
  static let insufficientIndentation = SyntaxMessage(
    "this line of the string is indented less than the closing `\"\"\"`; indent it at least as far")
  static let invalidEscape = SyntaxMessage("this is not an escape sequence; write `\\\\` for a backslash")
  static let invalidUnicodeEscape = SyntaxMessage("`\\u{…}` takes one to eight hexadecimal digits of a Unicode scalar")
  static let expectedExponentDigit = SyntaxMessage("an exponent needs a digit")
  static let expectedHexadecimalExponent = SyntaxMessage(
    "a hexadecimal floating-point literal needs an exponent; add `p0`")
  static let inconsistentSpaceAroundEqual = SyntaxMessage("`=` needs white space on both sides or on neither")
  static let spaceAfterPeriod = SyntaxMessage("no white space may follow `.`; remove it")
  static let placeholder = SyntaxMessage("an editor placeholder is left in the source; replace it")
  static let loneDollar = SyntaxMessage("`$` alone is not a name; add one after it")

  static func expectedDigit(radix: Int) -> SyntaxMessage {
    SyntaxMessage("\(radixName(radix)) needs a digit after its prefix")
  }

  static func invalidDigit(radix: Int) -> SyntaxMessage {
    SyntaxMessage("this is not a digit of \(radixName(radix))")
  }

  private static func radixName(_ radix: Int) -> String {
    switch radix {
    case 2: "a binary literal"
    case 8: "an octal literal"
    case 16: "a hexadecimal literal"
    default: "a number"
    }
  }
}

extension SyntaxDiagnostic {
  /// Converts to a diagnostic of a file.
  public func diagnostic(in file: SourceFile) -> Diagnostic {
    Diagnostic(
      message.isWarning ? .warning : .error, .syntax, message.text, in: file, at: range,
      notes: note.map { [Diagnostic.Note($0.message.text, in: file, at: $0.range)] } ?? [])
  }
}
