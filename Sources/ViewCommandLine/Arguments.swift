import ViewSource

/// What was given on a command line, checked against a command's table.
public struct Arguments: Sendable {
  /// What stands on the command line besides options, in its order.
  public private(set) var operands: [String] = []
  private var values: [String: [String]] = [:]

  /// Reads the words behind the command's name. `--name value`, `--name=value` and `-o value` are the same; behind `--`
  /// all words are operands.
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
      let parts = word.hasPrefix("--") ? word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false) : []
      let name = parts.first.map(String.init) ?? word
      guard let option = command.options.first(where: { $0.name == name || $0.shortName == name }) else {
        throw .unknownOption(name, command, path: path)
      }
      let attached = parts.count > 1 ? String(parts[1]) : nil
      try arguments.add(option, attached: attached, &words)
    }
    if command.operands.isEmpty, let first = arguments.operands.first {
      throw UsageError("unexpected argument `\(first)`: `\(path)` takes none")
    }
    return arguments
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
    case .number:
      guard let number = Int(value), number >= 0 else {
        throw UsageError("\(option.name) takes \(option.expectation), not `\(value)`")
      }
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
  public let description: String

  public init(_ description: String) {
    self.description = description
  }

  static func unknownOption(_ name: String, _ command: Command, path: String) -> UsageError {
    let near = Spelling.hint(for: name, in: command.options.map(\.name))
    return UsageError("unknown option \(name)\(near); see `\(path) --help`")
  }

  static func wrongValue(_ value: String, _ option: Option, _ choices: [String]) -> UsageError {
    UsageError("\(option.name) takes \(option.expectation), not `\(value)`\(Spelling.hint(for: value, in: choices))")
  }
}
