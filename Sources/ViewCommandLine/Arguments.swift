import ViewSource

/// What was given on a command line, checked against a command's table.
public struct Arguments: Sendable {
  /// What stands on the command line besides options, in its order.
  public private(set) var operands: [String] = []
  private var values: [String: [String]] = [:]

  /// Reads the words behind the command's name. `--name value` and `--name=value` are the same, and so are `-o value` and
  /// `-ovalue`; behind `--` all words are operands.
  ///
  /// - Parameter path: how the command is called, if not by its name alone: `tool check`.
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

  /// `--name=value` taken apart; any other word is a name.
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

  /// Whether an option was given, with or without a value.
  public func has(_ option: Option) -> Bool {
    values[option.name] != nil
  }

  /// The value that was given last; `nil` if none was.
  public func value(_ option: Option) -> String? {
    values[option.name]?.last
  }

  /// All values of an option that may be repeated, those of a list taken apart.
  public func values(_ option: Option) -> [String] {
    let given = values[option.name] ?? []
    guard case .list = option.value else { return given }
    return given.flatMap { $0.split(separator: ",").map(String.init) }
  }

  /// The value of an option that takes a number: it has been checked.
  public func number(_ option: Option) -> Int? {
    value(option).flatMap { Int($0) }
  }

  /// The chosen word as a case of an enum whose raw values are the choices.
  public func choice<Choice: RawRepresentable<String>>(_ option: Option, as type: Choice.Type = Choice.self) -> Choice?
  {
    value(option).flatMap { Choice(rawValue: $0) }
  }
}

/// A command line that cannot be understood: one line for the person who typed it.
public struct UsageError: Error, Sendable, Equatable, CustomStringConvertible {
  /// One line without a full stop, which names the option or word in question.
  public let description: String

  /// Takes one line without a full stop: it is shown as it is.
  public init(_ description: String) {
    self.description = description
  }

  static func unknownOption(_ name: String, _ command: Command, path: String) -> UsageError {
    // Any two names of one letter are near.
    let near = Spelling.hint(for: name, in: command.options.map(\.name).filter { $0.hasPrefix("--") })
    return UsageError("unknown option \(name)\(near); see `\(path) --help`")
  }

  static func wrongValue(_ value: String, _ option: Option, _ choices: [String] = []) -> UsageError {
    UsageError("\(option.name) takes \(option.expectation), not `\(value)`\(Spelling.hint(for: value, in: choices))")
  }
}
