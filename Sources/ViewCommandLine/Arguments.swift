import ViewSource

/// The parsed words of a command line, checked against the table of a command.
public struct Arguments: Sendable {
  /// The words that are not options, in their order.
  public private(set) var operands: [String] = []
  private var values: [String: [String]] = [:]

  /// Parses the words after the command's name. `--name value` and `--name=value` are equivalent, and so are `-o value`
  /// and `-ovalue`. All words after `--` are operands.
  ///
  /// - Parameter path: the full name of a subcommand for messages: `tool check`.
  public static func parse(
    _ words: some Sequence<String>, for command: Command, path: String? = nil
  ) throws(UsageError) -> Arguments {
    let path = path ?? command.name
    var arguments = Arguments()
    var words = Array(words)[...]
    while let word = words.popFirst() {
      if word == "--" {
        arguments.operands += words
        break
      }
      guard word.hasPrefix("-"), word != "-" else {
        arguments.operands.append(word)
        continue
      }
      let (name, attached) = Arguments.parts(of: word)
      if let option = command.option(named: name) {
        try arguments.add(option, attached: attached, &words)
      } else if let short = command.option(named: String(word.prefix(2))), short.value != .none {
        try arguments.add(short, attached: String(word.dropFirst(2)), &words)
      } else {
        throw .unknownOption(name, command, path: path)
      }
    }
    if command.operands.isEmpty, let first = arguments.operands.first {
      throw UsageError("unexpected argument `\(first)`: `\(path)` takes none")
    }
    return arguments
  }

  /// Splits `--name=value`; any other word is a name.
  private static func parts(of word: String) -> (name: String, attached: String?) {
    let parts = word.hasPrefix("--") ? word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false) : []
    return (parts.first.map(String.init) ?? word, parts.count > 1 ? String(parts[1]) : nil)
  }

  private mutating func add(
    _ option: Option, attached: String?, _ words: inout ArraySlice<String>
  ) throws(UsageError) {
    guard option.value != .none else {
      if let attached { throw UsageError("\(option.name) takes no value, but `\(attached)` was given") }
      values[option.name, default: []].append("")
      return
    }
    guard let value = attached ?? words.popFirst() else {
      throw UsageError("\(option.name) needs a value: \(option.expectation)")
    }
    switch option.value {
    case .choice(let choices):
      guard choices.contains(value) else { throw .wrongValue(value, option, choices) }
    case .number(_, let least):
      guard let number = Int(value), number >= least else { throw .wrongValue(value, option) }
    case .identifier:
      let isName = value.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
      guard isName, let first = value.first, !first.isNumber else { throw .wrongValue(value, option) }
    case .none, .text, .list: break
    }
    if !option.repeats, values[option.name] != nil { throw UsageError("\(option.name) is given twice") }
    values[option.name, default: []].append(value)
  }

  // MARK: Reading

  /// Whether the option is present, with or without a value.
  public func has(_ option: Option) -> Bool {
    values[option.name] != nil
  }

  /// The last value of the option; `nil` if there is none.
  public func value(_ option: Option) -> String? {
    values[option.name]?.last
  }

  /// All values of a repeatable option, with lists split at commas.
  public func values(_ option: Option) -> [String] {
    let given = values[option.name] ?? []
    guard case .list = option.value else { return given }
    return given.flatMap { $0.split(separator: ",").map(String.init) }
  }

  /// The value of an option with a number, which the parser has checked.
  public func number(_ option: Option) -> Int? {
    value(option).flatMap { Int($0) }
  }

  /// The value as a case of an enumeration whose raw values are the choices.
  public func choice<Choice: RawRepresentable<String>>(_ option: Option, as type: Choice.Type = Choice.self) -> Choice?
  {
    value(option).flatMap { Choice(rawValue: $0) }
  }
}

/// An error in a command line, as one line for the user.
public struct UsageError: Error, Sendable, Equatable, CustomStringConvertible {
  /// The message in one line without a full stop, with the option or word that it is about.
  public let description: String

  /// Creates an error. The description must be one line without a full stop.
  public init(_ description: String) {
    self.description = description
  }

  static func unknownOption(_ name: String, _ command: Command, path: String) -> UsageError {
    // Any two one-letter names are similar.
    let near = Spelling.hint(for: name, in: command.options.map(\.name).filter { $0.hasPrefix("--") })
    return UsageError("unknown option \(name)\(near); see `\(path) --help`")
  }

  static func wrongValue(_ value: String, _ option: Option, _ choices: [String] = []) -> UsageError {
    UsageError("\(option.name) takes \(option.expectation), not `\(value)`\(Spelling.hint(for: value, in: choices))")
  }
}
