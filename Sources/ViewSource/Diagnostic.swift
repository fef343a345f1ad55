/// A finding, warning or error at a place in the source.
public struct Diagnostic: Sendable {
  /// The severity, least severe first.
  public enum Level: String, Sendable, CaseIterable, Comparable {
    case note, warning, error

    private var rank: Int {
      switch self {
      case .note: 0
      case .warning: 1
      case .error: 2
      }
    }

    /// Whether the left level is less severe.
    public static func < (left: Level, right: Level) -> Bool { left.rank < right.rank }
  }

  /// The severity: how the diagnostic is displayed, and which exit status a command returns.
  public var level: Level
  /// The rule that reported it.
  public var rule: RuleID
  /// What, why and what to do; lower case, no full stop, code in backquotes.
  public var message: String
  /// The file that `range`, `context` and the edits of `fixIts` are about.
  public var file: SourceFile
  /// The range that the carets mark.
  public var range: SourceRange
  /// The range that the excerpt shows; at least the line of `range`.
  public var context: SourceRange
  /// Related places, in reading order.
  public var notes: [Note]
  /// Alternative fixes, the best one first.
  public var fixIts: [FixIt]
  /// The lowest major version of the deployment target to which the diagnostic applies; `nil` if it applies to all.
  public var since: Int?

  /// - Parameter context: the range that the excerpt shows; the lines of `range` if `nil`.
  public init(
    _ level: Level, _ rule: RuleID, _ message: String, in file: SourceFile, at range: SourceRange,
    context: SourceRange? = nil, notes: [Note] = [], fixIts: [FixIt] = []
  ) {
    self.level = level
    self.rule = rule
    self.message = message
    self.file = file
    self.range = range
    self.context = context ?? range
    self.notes = notes
    self.fixIts = fixIts
  }

  /// A related place with a message.
  public struct Note: Sendable {
    /// In the style of a diagnostic's: lower case, no full stop, code in backquotes.
    public var message: String
    /// The file of `range`; it may differ from the diagnostic's file.
    public var file: SourceFile
    /// In bytes of `file`.
    public var range: SourceRange

    /// - Parameter range: in bytes of the note's own file, which may differ from the diagnostic's file.
    public init(_ message: String, in file: SourceFile, at range: SourceRange) {
      self.message = message
      self.file = file
      self.range = range
    }
  }
}

/// The name of a rule: `conditional_same_view`.
public struct RuleID: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// In snake case, as configuration files and suppression comments spell it.
  public let name: String

  /// Accepts any text; does not check that such a rule exists.
  public init(_ name: String) {
    self.name = name
  }

  /// Accepts any text; does not check that such a rule exists.
  public init(stringLiteral value: String) {
    name = value
  }

  public var description: String { name }

  /// The rule of syntax errors.
  public static let syntax: RuleID = "syntax"
}

/// Edits that remove the cause of a diagnostic.
public struct FixIt: Sendable {
  /// A description of the edits, or the resulting code.
  public var message: String
  /// The edits; no two of them overlap.
  public var edits: [TextEdit]
  /// Whether the edits preserve the program's behaviour, apart from what the diagnostic reports.
  public var isSafe: Bool

  /// - Parameter edits: edits of the diagnostic's file, in any order; no two may overlap.
  public init(_ message: String, _ edits: [TextEdit], isSafe: Bool) {
    self.message = message
    self.edits = edits
    self.isSafe = isSafe
  }
}

/// The replacement of a range of bytes.
public struct TextEdit: Sendable, Equatable {
  /// The replaced bytes, in the file as it was when the diagnostic was made; empty for an insertion.
  public var range: SourceRange
  /// The new text; empty for a removal.
  public var replacement: String

  /// - Parameter replacement: empty to remove the range.
  public init(_ range: SourceRange, _ replacement: String) {
    self.range = range
    self.replacement = replacement
  }
}
