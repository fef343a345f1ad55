/// A command or a subcommand: what it is for, what it takes.
public struct Command: Sendable {
  /// The word on the command line: `check`.
  public let name: String
  /// One line.
  public let summary: String
  /// More, for its own help.
  public let discussion: String
  /// What is named besides options: `PATH…`; empty if nothing may be.
  public let operands: String
  /// In the order of the help.
  public let options: [Option]
  /// Those that may be the first word behind this one.
  public let subcommands: [Command]
  /// Whether it is left out of the help, because few ever need it.
  public let isHidden: Bool

  /// Only what the command has need be given.
  public init(
    _ name: String,
    summary: String,
    discussion: String = "",
    operands: String = "",
    options: [Option] = [],
    subcommands: [Command] = [],
    isHidden: Bool = false
  ) {
    self.name = name
    self.summary = summary
    self.discussion = discussion
    self.operands = operands
    self.options = options
    self.subcommands = subcommands
    self.isHidden = isHidden
  }

  /// By either of its names.
  func option(named name: String) -> Option? {
    options.first { $0.name == name || $0.shortName == name }
  }

  /// Also a hidden one; `nil` if no subcommand has the name.
  public func subcommand(named name: String) -> Command? {
    subcommands.first { $0.name == name }
  }
}
