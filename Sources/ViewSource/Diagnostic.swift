/// Something a person should know about a place in their source.
public struct Diagnostic: Sendable {
  /// How much it matters, least first.
  public enum Level: String, Sendable, CaseIterable, Comparable {
    case note, warning, error

    private var rank: Int {
      switch self {
      case .note: 0
      case .warning: 1
      case .error: 2
      }
    }

    /// Whether the left one matters less.
    public static func < (left: Level, right: Level) -> Bool { left.rank < right.rank }
  }

  /// What it is shown as, and what the exit status of a command depends on.
  public var level: Level
  /// What found it.
  public var rule: RuleID
  /// What, why and what to do; lower case, no full stop, code in backquotes.
  public var message: String
  /// The file that `range`, `context` and the edits of `fixIts` are about.
  public var file: SourceFile
  /// What the carets mark.
  public var range: SourceRange
  /// What the excerpt shows; at least the line of `range`.
  public var context: SourceRange
  /// Other places that it is about, in the order in which they are to be read.
  public var notes: [Note]
  /// Ways to mend it, the best one first.
  public var fixIts: [FixIt]
  /// The major version of the deployment target from which on it is true; `nil` if it is for all.
  public var since: Int?

  /// - Parameter context: what the excerpt shows; the lines of `range` if `nil`.
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

  /// A second place that belongs to the story.
  public struct Note: Sendable {
    /// In the style of a diagnostic's: lower case, no full stop, code in backquotes.
    public var message: String
    /// May be another than the diagnostic's.
    public var file: SourceFile
    /// The second place, in bytes of the note's own file.
    public var range: SourceRange

    /// - Parameter range: in bytes of the note's own file, which need not be the diagnostic's.
    public init(_ message: String, in file: SourceFile, at range: SourceRange) {
      self.message = message
      self.file = file
      self.range = range
    }
  }
}

/// The name of a rule: `conditional_same_view`.
public struct RuleID: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// In snake case, as configurations and comments name the rule.
  public let name: String

  /// Takes any text: whether there is such a rule is not checked.
  public init(_ name: String) {
    self.name = name
  }

  /// Takes any text: whether there is such a rule is not checked.
  public init(stringLiteral value: String) {
    name = value
  }

  public var description: String { name }

  /// Errors of the syntax itself.
  public static let syntax: RuleID = "syntax"
}

/// Edits that remove the cause of a diagnostic.
public struct FixIt: Sendable {
  /// What the edits do, or the code that results.
  public var message: String
  /// None of them overlaps another.
  public var edits: [TextEdit]
  /// Whether the program means the same afterwards, apart from what the diagnostic complains of.
  public var isSafe: Bool

  /// - Parameter edits: of the diagnostic's file, in any order; none may overlap another.
  public init(_ message: String, _ edits: [TextEdit], isSafe: Bool) {
    self.message = message
    self.edits = edits
    self.isSafe = isSafe
  }
}

/// The replacement of a range of bytes.
public struct TextEdit: Sendable, Equatable {
  /// What is replaced, in bytes of the file as it was when the diagnostic was made; empty to insert there.
  public var range: SourceRange
  /// What the range is replaced by; empty to remove it.
  public var replacement: String

  /// - Parameter replacement: empty to remove the range.
  public init(_ range: SourceRange, _ replacement: String) {
    self.range = range
    self.replacement = replacement
  }
}
