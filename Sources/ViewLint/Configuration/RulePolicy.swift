import ViewSource

/// Decides which rules are enabled, and at which level they report. The command line takes precedence over the
/// configuration, and the configuration over the profile.
public struct RulePolicy: Sendable {
  /// The names of the selected rules and groups; empty for all.
  public var selected: Set<String> = []
  /// The names of disabled rules and groups. This takes precedence over everything else.
  public var ignored: Set<String> = []
  /// The profile on the command line; `nil` if there is none.
  public var profile: RuleProfile?

  /// A policy without settings of the command line.
  public init() {}

  /// The profile under a configuration: that of the command line, the configuration or the default, in this order.
  public func profile(in configuration: LintConfiguration) -> RuleProfile {
    profile ?? configuration.profile ?? .default
  }

  /// The level of a rule's findings; `nil` if the rule is disabled.
  public func level(of rule: RuleInfo, in configuration: LintConfiguration) -> Diagnostic.Level? {
    if rule.id == .syntax { return rule.level }
    if rule.isNamed(in: ignored) { return nil }
    let given = configuration.levels[rule.id.name] ?? configuration.levels[rule.group.rawValue]
    let own = given.map { $0.level } ?? profile(in: configuration).level(of: rule)
    guard !selected.isEmpty else { return own }
    return rule.isNamed(in: selected) ? own ?? rule.level : nil
  }

  /// The level of one finding. A rule may report a finding below its own level; such a finding stays below.
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
