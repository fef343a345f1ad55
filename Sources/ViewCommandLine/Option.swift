/// An option of a command. Parsing, help, completions and the manual all read these tables.
public struct Option: Sendable, Hashable {
  /// The value of an option.
  public enum Value: Sendable, Hashable {
    /// No value: the option is present or absent.
    case none
    /// Any text. The placeholder represents it in the help: `FILE`.
    case text(placeholder: String)
    /// A whole number that is not less than `from`.
    case number(placeholder: String, from: Int = 0)
    /// A Swift identifier, such as the name of a compilation condition.
    case identifier(placeholder: String)
    /// One of the words.
    case choice([String])
    /// Several of the words, separated by commas.
    case list(placeholder: String)
  }

  /// The name with its dashes: `--format`.
  public let name: String
  /// The short name, such as `-o`, if there is one.
  public let shortName: String?
  /// The value after the name.
  public let value: Value
  /// Whether the option may be repeated.
  public let repeats: Bool
  /// One sentence for the help, the completions and the manual.
  public let help: String

  /// - Parameter name: the name with its dashes.
  public init(_ name: String, short: String? = nil, _ value: Value = .none, repeats: Bool = false, help: String) {
    self.name = name
    self.shortName = short
    self.value = value
    self.repeats = repeats
    self.help = help
  }

  /// A description of the value: `one of text, json`.
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
