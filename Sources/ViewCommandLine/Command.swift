/// A command or a subcommand with its options and operands.
public struct Command: Sendable {
  /// The name on the command line: `check`.
  public let name: String
  /// A summary in one line.
  public let summary: String
  /// Further text for the command's own help.
  public let discussion: String
  /// The placeholder of the operands: `PATH…`; empty if the command takes none.
  public let operands: String
  /// The options, in the order of the help.
  public let options: [Option]
  /// The commands that may follow as the first word.
  public let subcommands: [Command]
  /// Whether the help omits the command, because it is rarely needed.
  public let isHidden: Bool

  /// Creates a command; parts that it does not have can be omitted.
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

  /// The option with a long or short name.
  func option(named name: String) -> Option? {
    options.first { $0.name == name || $0.shortName == name }
  }

  /// The subcommand with a name, even if it is hidden; `nil` if there is none.
  public func subcommand(named name: String) -> Command? {
    subcommands.first { $0.name == name }
  }
}
