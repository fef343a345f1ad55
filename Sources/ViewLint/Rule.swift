import ViewSource
import ViewSyntax

/// Something that the linter looks for.
///
/// A rule is one file: what it is about, examples that are its tests, and the check.
public protocol Rule: Sendable {
  static var info: RuleInfo { get }
  /// The kinds of nodes that are shown to it, wherever they occur in active code.
  static var visits: [NodeKind] { get }
  init()
  func check(_ node: SyntaxNode, in context: RuleContext)
}

/// What a person can read about a rule.
public struct RuleInfo: Sendable {
  public let id: RuleID
  public let group: Group
  public let level: Diagnostic.Level
  public let isFixable: Bool
  /// One line.
  public let summary: String
  /// What goes wrong, what is lost, how to keep it.
  public let explanation: String
  /// When the rule says nothing though its pattern is there.
  public let silence: String
  public let examples: [RuleExample]

  public enum Group: String, Sendable, CaseIterable {
    case identity, state, data, animation, layout, performance, accessibility, correctness
  }

  public init(
    _ id: RuleID, _ group: Group, _ level: Diagnostic.Level, isFixable: Bool, summary: String, explanation: String,
    silence: String, examples: [RuleExample]
  ) {
    self.id = id
    self.group = group
    self.level = level
    self.isFixable = isFixable
    self.summary = summary
    self.explanation = explanation
    self.silence = silence
    self.examples = examples
  }
}

/// A piece of code that a rule complains of, where `↓` stands before the place, or one that it leaves alone.
public struct RuleExample: Sendable {
  public let code: String
  /// What the fix makes of it; `nil` where there is none.
  public let fixed: String?

  public init(_ code: String, fixed: String? = nil) {
    self.code = code
    self.fixed = fixed
  }

  /// Whether the rule has something to say.
  public var isBad: Bool { code.contains("↓") }
}
