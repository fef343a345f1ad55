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

    public static func < (left: Level, right: Level) -> Bool { left.rank < right.rank }
  }

  public var level: Level
  /// What found it.
  public var rule: RuleID
  /// What, why and what to do; lower case, no full stop, code in backquotes.
  public var message: String
  public var file: SourceFile
  /// What the carets mark.
  public var range: SourceRange
  /// What the excerpt shows; at least the line of `range`.
  public var context: SourceRange
  /// Other places that it is about, in the order in which they are to be read.
  public var notes: [Note]
  /// Ways to mend it, the best one first.
  public var fixIts: [FixIt]

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
    public var message: String
    public var file: SourceFile
    public var range: SourceRange

    public init(_ message: String, in file: SourceFile, at range: SourceRange) {
      self.message = message
      self.file = file
      self.range = range
    }
  }
}

/// The name of a rule: `conditional_same_view`.
public struct RuleID: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  public let name: String

  public init(_ name: String) {
    self.name = name
  }

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

  public init(_ message: String, _ edits: [TextEdit], isSafe: Bool) {
    self.message = message
    self.edits = edits
    self.isSafe = isSafe
  }
}

/// The replacement of a range of bytes.
public struct TextEdit: Sendable, Equatable {
  public var range: SourceRange
  /// What the range is replaced by; empty to remove it.
  public var replacement: String

  public init(_ range: SourceRange, _ replacement: String) {
    self.range = range
    self.replacement = replacement
  }
}
