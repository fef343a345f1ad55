/// One option of a command. Parsing, help and everything else that knows the options reads these tables.
public struct Option: Sendable, Hashable {
  /// What follows the option's name.
  public enum Value: Sendable, Hashable {
    /// Nothing: the option is there or not.
    case none
    /// Anything; the placeholder stands for it in the help: `FILE`.
    case text(placeholder: String)
    /// A whole number that is not less than the least.
    case number(placeholder: String, from: Int = 0)
    /// A name as Swift has them, for instance of a compilation condition.
    case identifier(placeholder: String)
    /// One of these words.
    case choice([String])
    /// Any of these words, separated by commas.
    case list(placeholder: String)
  }

  /// With its dashes: `--format`.
  public let name: String
  /// `-o`, for the few that have one.
  public let shortName: String?
  /// What follows the name.
  public let value: Value
  /// Whether it may be given more than once.
  public let repeats: Bool
  /// One sentence for the help, the completions and the manual.
  public let help: String

  /// - Parameter name: with its dashes.
  public init(_ name: String, short: String? = nil, _ value: Value = .none, repeats: Bool = false, help: String) {
    self.name = name
    self.shortName = short
    self.value = value
    self.repeats = repeats
    self.help = help
  }

  /// What the option takes, in words: `one of text, json`.
  var expectation: String {
    switch value {
    case .none: "nothing"
    case .text(let placeholder): placeholder
    case .number(let placeholder, let least): "\(placeholder), a whole number" + (least > 0 ? " from \(least)" : "")
    case .identifier(let placeholder): "\(placeholder), an identifier"
    case .choice(let words): "one of \(words.joined(separator: ", "))"
    case .list(let placeholder): "\(placeholder), separated by commas"
    }
  }

  /// `--format text|json`
  var usage: String {
    let names = (shortName.map { "\($0), " } ?? "") + name
    switch value {
    case .none: return names
    case .text(let placeholder), .number(let placeholder, _), .identifier(let placeholder), .list(let placeholder):
      return "\(names) \(placeholder)"
    case .choice(let words): return "\(names) \(words.joined(separator: "|"))"
    }
  }
}
