import ViewSource
import ViewSyntax

/// Something that the linter looks for.
///
/// A rule is one file: what it is about, examples that are its tests, and the check.
public protocol Rule: Sendable {
  /// What people read about the rule, and the level that it reports at.
  static var info: RuleInfo { get }
  /// The kinds of nodes that are shown to it, wherever they occur in active code.
  static var visits: [NodeKind] { get }
  /// Whether calls of something can be what the rule looks for, wherever they stand: it is shown no others.
  static func isAbout(_ callee: Callee) -> Bool
  /// Whether it is shown calls of values, and those of which it is not known what they call.
  static var looksAtUnknownCalls: Bool { get }
  /// What it looks for in code that is no part of a view and makes none.
  static var outsideViews: OutsideViews { get }
  /// Whether a call there may be one of those, by how it is written: what it calls is not known yet, only its name.
  static func mayWant(_ call: SyntaxNode) -> Bool
  /// Whether something that it reports depends on the other files of the program.
  static var asksProgram: Bool { get }
  /// Whether it may find in the whole program what it does not find in a part of it: then it cannot be said of a part that a
  /// comment suppresses nothing there.
  static var findsMoreInWhole: Bool { get }
  /// What its findings say will happen, if an experiment can try it.
  static var prediction: Prediction? { get }
  /// Rules keep nothing between nodes: one value serves all files and threads.
  init()
  /// Looks at a node and reports to the context what is wrong there. Called for each node of a kind of `visits`, in the
  /// order of the source.
  func check(_ node: SyntaxNode, in context: RuleContext)
}

extension Rule {
  /// By default it judges each file by itself.
  public static var asksProgram: Bool { false }

  /// By default it does if it asks the program at all.
  public static var findsMoreInWhole: Bool { asksProgram }

  /// By default all calls are shown to it.
  public static func isAbout(_ callee: Callee) -> Bool { true }

  /// By default only calls of declarations that are known are shown to it.
  public static var looksAtUnknownCalls: Bool { false }

  /// By default it looks for nothing there.
  public static var outsideViews: OutsideViews { OutsideViews() }

  /// By default it may be any.
  public static func mayWant(_ call: SyntaxNode) -> Bool { true }
}

/// What a rule wants to see of models, networks and the like: of code that is no part of a view and makes none.
///
/// Such code is not typed unless a caller asks for it.
public struct OutsideViews: Sendable {
  /// Whether it wants the code that calls what the rule is about.
  public var calls = false
  /// The properties that it wants.
  public var properties: [Name] = []
  /// It wants the code in which one of these names occurs.
  public var words: [Name] = []
  /// Whether it wants the code that assigns a closure.
  public var assignedClosures = false

  /// What is not given is not wanted.
  public init(calls: Bool = false, properties: [Name] = [], words: [Name] = [], assignedClosures: Bool = false) {
    self.calls = calls
    self.properties = properties
    self.words = words
    self.assignedClosures = assignedClosures
  }
}

/// What a person can read about a rule.
public struct RuleInfo: Sendable {
  /// What configurations, comments and reports call it: `conditional_same_view`.
  public let id: RuleID
  /// What it is about: configurations and the command line may name all rules of a group at once.
  public let group: Group
  /// The level that it reports at where the configuration sets no other one; single findings may be below it.
  public let level: Diagnostic.Level
  /// Whether some of its findings offer fixes, safe ones or not.
  public let isFixable: Bool
  /// The first profile that it is part of: never the default one, if it was wrong too often.
  public let profile: RuleProfile
  /// Whether it matters in tests, which do not ship and which set up on purpose what an app should not.
  public let countsInTests: Bool
  /// One line.
  public let summary: String
  /// What goes wrong, what is lost, how to keep it.
  public let explanation: String
  /// When the rule says nothing though its pattern is there.
  public let silence: String
  /// Reported and not reported pieces of code, in the order in which they are shown.
  public let examples: [RuleExample]
  /// How often it was right on code that was not written for it; `nil` if it was never judged.
  public let precision: Precision?

  /// What rules are about. The words of configurations and of the command line.
  public enum Group: String, Sendable, CaseIterable {
    case identity, state, data, animation, layout, performance, accessibility, localisation, correctness, security
    /// Complaints about the linter's own comments and files, and syntax errors.
    case linter
  }

  /// Findings that were read by a person in other people's apps: none of none, if nothing was found in them.
  public struct Precision: Sendable {
    /// How many of the findings that were read were right: at most `judged`.
    public let right: Int
    /// How many findings were read.
    public let judged: Int
    /// In how many apps they were looked for.
    public let apps: Int

    /// `right` is at most `judged`; both are zero if nothing was found.
    public init(right: Int, of judged: Int, inApps apps: Int) {
      self.right = right
      self.judged = judged
      self.apps = apps
    }

    /// Whether at least nine of ten findings were right.
    public var isNearlyAlwaysRight: Bool { right * 10 >= judged * 9 }
    /// Whether at least three of four findings were right.
    public var isMostlyRight: Bool { right * 4 >= judged * 3 }
  }

  /// A rule whose `precision` is below nine in ten belongs to the profile `strict`, whatever `profile` says.
  public init(
    _ id: RuleID, _ group: Group, _ level: Diagnostic.Level, isFixable: Bool, profile: RuleProfile = .default,
    countsInTests: Bool = true, summary: String, explanation: String, silence: String, examples: [RuleExample],
    precision: Precision? = nil
  ) {
    self.id = id
    self.group = group
    self.level = level
    self.isFixable = isFixable
    // A person need not remember to move a rule that was wrong too often.
    self.profile = precision?.isNearlyAlwaysRight == false ? .strict : profile
    self.countsInTests = countsInTests
    self.summary = summary
    self.explanation = explanation
    self.silence = silence
    self.examples = examples
    self.precision = precision
  }
}

/// A choice of rules and levels by what a person wants of the linter.
public enum RuleProfile: String, Sendable, CaseIterable {
  /// The rules that are nearly always right.
  case `default`
  /// All rules; what is a note elsewhere is a warning here, unless more than one in four of a rule's findings was wrong.
  case strict
  /// All rules, as notes, each explained where it is first met.
  case learning

  /// The level that a rule has in this profile; `nil` where it is off.
  func level(of rule: RuleInfo) -> Diagnostic.Level? {
    switch self {
    case .default: rule.profile == .default ? rule.level : nil
    case .strict: rule.isOftenWrong ? .note : max(rule.level, .warning)
    case .learning: rule.group == .linter ? rule.level : .note
    }
  }
}

extension RuleInfo {
  /// Whether so many of its findings were wrong that each is only a hint to look at the place.
  var isOftenWrong: Bool { precision?.isMostlyRight == false }
}

/// A piece of code that a rule complains of, where `↓` stands before the place, or one that it leaves alone.
public struct RuleExample: Sendable {
  /// Swift source, in which `↓` stands before each place that a diagnostic begins at.
  public let code: String
  /// What the fix makes of it; `nil` where there is none.
  public let fixed: String?
  /// The SDK and the version of iOS that it is true for; `nil` for the ones that hold where nothing is said.
  public let sdk: Int?
  public let target: Int?

  /// A piece with arrows is reported, one without is not. `fixed` has no arrows.
  public init(_ code: String, fixed: String? = nil, sdk: Int? = nil, target: Int? = nil) {
    self.code = code
    self.fixed = fixed
    self.sdk = sdk
    self.target = target
  }

  /// `with the SDK 27, for iOS 26`; `nil` if it is true for every build.
  var build: String? {
    let parts = [sdk.map { "with the SDK \($0)" }, target.map { "for iOS \($0)" }].compactMap { $0 }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  /// Whether the rule has something to say.
  public var isBad: Bool { code.contains("↓") }
}
