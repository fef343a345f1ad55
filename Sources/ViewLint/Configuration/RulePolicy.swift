import ViewSource

/// Which rules are on, and at which level they report: what the command line says, then the configuration, then the
/// profile.
public struct RulePolicy: Sendable {
  /// Names of rules and groups; empty for all.
  public var selected: Set<String> = []
  /// Names of rules and groups that are off, whatever else says that they are on.
  public var ignored: Set<String> = []
  /// The profile of the command line; `nil` if it names none.
  public var profile: RuleProfile?

  /// A policy that leaves everything to configurations.
  public init() {}

  /// The profile under a configuration: the command line's, else the configuration's, else the default one.
  public func profile(in configuration: LintConfiguration) -> RuleProfile {
    profile ?? configuration.profile ?? .default
  }

  /// The level of a rule's findings; `nil` where it is off.
  public func level(of rule: RuleInfo, in configuration: LintConfiguration) -> Diagnostic.Level? {
    if rule.id == .syntax { return rule.level }
    if rule.isNamed(in: ignored) { return nil }
    let given = configuration.levels[rule.id.name] ?? configuration.levels[rule.group.rawValue]
    let own = given.map { $0.level } ?? profile(in: configuration).level(of: rule)
    guard !selected.isEmpty else { return own }
    return rule.isNamed(in: selected) ? own ?? rule.level : nil
  }

  /// The level that one finding is shown at. A rule may think less of one place than of others: then it stays below.
  func level(of diagnostic: Diagnostic, by rule: RuleInfo, in configuration: LintConfiguration) -> Diagnostic.Level? {
    guard let level = level(of: rule, in: configuration), rule.id != .syntax else {
      return rule.id == .syntax ? diagnostic.level : nil
    }
    let isGiven = configuration.levels[rule.id.name] != nil || configuration.levels[rule.group.rawValue] != nil
    if diagnostic.level >= rule.level { return level }
    if !isGiven, profile(in: configuration) == .strict { return max(diagnostic.level, min(level, .warning)) }
    return min(diagnostic.level, level)
  }
}

extension RuleInfo {
  func isNamed(in names: Set<String>) -> Bool {
    names.contains(id.name) || names.contains(group.rawValue)
  }
}
