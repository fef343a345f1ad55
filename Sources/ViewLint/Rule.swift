import ViewSource
import ViewSyntax

/// A check of the linter.
///
/// A rule is one file with its documentation, examples that are its tests, and the check.
public protocol Rule: Sendable {
  /// The documentation of the rule, and its level.
  static var info: RuleInfo { get }
  /// The kinds of nodes that the rule visits, anywhere in active code.
  static var visits: [NodeKind] { get }
  /// Whether the rule checks calls of a callee. It visits no other calls.
  static func checksCalls(_ callee: Callee) -> Bool
  /// Whether the rule visits calls of values and unresolved calls.
  static var visitsUnresolvedCalls: Bool { get }
  /// The code that the rule checks outside of views.
  static var outsideViews: OutsideViews { get }
  /// Whether the rule may check a call outside of views, by its syntax. The callee is not resolved yet; only its name
  /// is known.
  static func mayCheck(_ call: SyntaxNode) -> Bool
  /// Whether a finding of the rule may depend on other files of the program.
  static var usesProgramFacts: Bool { get }
  /// Whether the rule may find more in a whole program than in a part of it. If so, a suppression in a part of the
  /// program is not reported as unused.
  static var dependsOnWholeProgram: Bool { get }
  /// Whether the rule is about how code is written, and not about what it does. Such a rule does not check a call of the
  /// program's modifier or view that stands for one of the catalogue.
  static var isAboutSpelling: Bool { get }
  /// The prediction of a finding, if a run of the program can confirm or refute it.
  static var prediction: Prediction? { get }
  /// Rules have no state between nodes: one value serves all files and threads.
  init()
  /// Checks a node and reports findings to the context. Called for each node of a kind in `visits`, in source order.
  func check(_ node: SyntaxNode, in context: RuleContext)
}

extension Rule {
  /// By default, a rule checks each file separately.
  public static var usesProgramFacts: Bool { false }

  /// By default, `true` if the rule depends on other files.
  public static var dependsOnWholeProgram: Bool { usesProgramFacts }

  /// By default, a rule is about what code does.
  public static var isAboutSpelling: Bool { false }

  /// By default, a rule visits all calls.
  public static func checksCalls(_ callee: Callee) -> Bool { true }

  /// By default, a rule visits only resolved calls.
  public static var visitsUnresolvedCalls: Bool { false }

  /// By default, a rule checks nothing outside of views.
  public static var outsideViews: OutsideViews { OutsideViews() }

  /// By default, `true` for all calls.
  public static func mayCheck(_ call: SyntaxNode) -> Bool { true }
}

/// The code that a rule checks outside of views, as in models and networking code.
///
/// Such code is not type-checked unless a rule requests it.
public struct OutsideViews: Sendable {
  /// Whether the rule checks the code with calls of its callees.
  public var calls = false
  /// The names of properties that the rule checks.
  public var properties: [Name] = []
  /// The rule checks all code in which one of these names occurs.
  public var words: [Name] = []
  /// Whether the rule checks all code that assigns a closure.
  public var assignedClosures = false
  /// Whether the rule checks all properties with a `didSet`.
  public var propertyObservers = false
  /// Whether the rule checks the operator functions of types, such as `==`.
  public var operators = false
  /// Whether the rule checks the `async` functions in the declarations of observable objects.
  public var asyncFunctionsOfObjects = false

  /// Creates a request; by default it is empty.
  public init(
    calls: Bool = false, properties: [Name] = [], words: [Name] = [], assignedClosures: Bool = false,
    propertyObservers: Bool = false, operators: Bool = false, asyncFunctionsOfObjects: Bool = false
  ) {
    self.calls = calls
    self.properties = properties
    self.words = words
    self.assignedClosures = assignedClosures
    self.propertyObservers = propertyObservers
    self.operators = operators
    self.asyncFunctionsOfObjects = asyncFunctionsOfObjects
  }
}

/// The documentation of a rule.
public struct RuleInfo: Sendable {
  /// The identifier in configurations, comments and reports: `conditional_same_view`.
  public let id: RuleID
  /// The group of the rule. Configurations and the command line can name all rules of a group at once.
  public let group: Group
  /// The level of the findings if the configuration sets no other; single findings may be below it.
  public let level: Diagnostic.Level
  /// Whether some findings offer fixes, safe or unsafe.
  public let isFixable: Bool
  /// The first profile with the rule. A rule with low precision is not in the default profile.
  public let profile: RuleProfile
  /// Whether the rule applies to tests, which do not ship and may do on purpose what an app should not do.
  public let countsInTests: Bool
  /// A summary in one line.
  public let summary: String
  /// An explanation: what goes wrong, what is lost, how to keep it.
  public let explanation: String
  /// The cases in which the pattern is present and the rule reports nothing.
  public let silence: String
  /// Code that is reported and code that is not, in display order.
  public let examples: [RuleExample]
  /// The precision on code that was not written for the rule; `nil` if it was never measured.
  public let precision: Precision?

  /// The subject of a rule. The raw values are the names in configurations and on the command line.
  public enum Group: String, Sendable, CaseIterable {
    case identity, state, data, animation, layout, performance, accessibility, localisation, correctness, security
    /// Diagnostics about the linter's own comments and files, and syntax errors.
    case linter
  }

  /// The precision of a rule: findings in other people's apps after manual review. Zero of zero if there were no
  /// findings.
  public struct Precision: Sendable {
    /// The number of correct findings; at most `judged`.
    public let right: Int
    /// The number of reviewed findings.
    public let judged: Int
    /// The number of apps that were searched.
    public let apps: Int

    /// Creates a precision. `right` must be at most `judged`; both are zero if there were no findings.
    public init(right: Int, of judged: Int, inApps apps: Int) {
      self.right = right
      self.judged = judged
      self.apps = apps
    }

    /// Whether at least nine of ten findings were correct.
    public var isNearlyAlwaysRight: Bool { right * 10 >= judged * 9 }
    /// Whether at least three of four findings were correct.
    public var isMostlyRight: Bool { right * 4 >= judged * 3 }
  }

  /// Creates the documentation. A rule with a precision below nine in ten is in the profile `strict`, whatever
  /// `profile` is.
  public init(
    _ id: RuleID, _ group: Group, _ level: Diagnostic.Level, isFixable: Bool, profile: RuleProfile = .default,
    countsInTests: Bool = true, summary: String, explanation: String, silence: String, examples: [RuleExample],
    precision: Precision? = nil
  ) {
    self.id = id
    self.group = group
    self.level = level
    self.isFixable = isFixable
    // A rule with low precision moves to the strict profile automatically.
    self.profile = precision?.isNearlyAlwaysRight == false ? .strict : profile
    self.countsInTests = countsInTests
    self.summary = summary
    self.explanation = explanation
    self.silence = silence
    self.examples = examples
    self.precision = precision
  }
}

/// A selection of rules and levels for a purpose.
public enum RuleProfile: String, Sendable, CaseIterable {
  /// The rules that are nearly always right.
  case `default`
  /// All rules. Notes of other profiles are warnings here, except for rules with a precision below three in four.
  case strict
  /// All rules as notes, with an explanation at the first finding of each.
  case learning

  /// The level of a rule in this profile; `nil` if it is disabled.
  func level(of rule: RuleInfo) -> Diagnostic.Level? {
    switch self {
    case .default: rule.profile == .default ? rule.level : nil
    case .strict: rule.isOftenWrong ? .note : max(rule.level, .warning)
    case .learning: rule.group == .linter ? rule.level : .note
    }
  }
}

extension RuleInfo {
  /// Whether the precision is so low that a finding is only a hint.
  var isOftenWrong: Bool { precision?.isMostlyRight == false }
}

/// Code that a rule reports, with `↓` before each place, or code that it does not report.
public struct RuleExample: Sendable {
  /// Swift source with `↓` before the start of each expected diagnostic.
  public let code: String
  /// The source after the fix; `nil` if there is no fix.
  public let fixed: String?
  /// The SDK version and the iOS deployment target for the example; `nil` for the defaults.
  public let sdk: Int?
  public let target: Int?

  /// Creates an example. Code with arrows is reported, code without them is not. `fixed` has no arrows.
  public init(_ code: String, fixed: String? = nil, sdk: Int? = nil, target: Int? = nil) {
    self.code = code
    self.fixed = fixed
    self.sdk = sdk
    self.target = target
  }

  /// `with the SDK 27, for iOS 26`; `nil` if the example holds for every build.
  var build: String? {
    let parts = [sdk.map { "with the SDK \($0)" }, target.map { "for iOS \($0)" }].compactMap { $0 }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  /// Whether the rule reports the code.
  public var isBad: Bool { code.contains("↓") }
}
