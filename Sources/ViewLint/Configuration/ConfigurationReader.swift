import ViewSemantics
import ViewSource

/// An error in a configuration or a baseline, with its place.
public struct ConfigurationError: Error, Sendable, Equatable, CustomStringConvertible {
  /// The path of the file: relative to the working folder if the file is below it, else as it was given.
  public let path: String
  /// The line, counted from 1.
  public let line: Int
  /// The column in UTF-8 bytes, counted from 1.
  public let column: Int
  /// The message, in lower case and without a full stop, with code in backquotes.
  public let message: String

  init(_ message: String, in file: SourceFile, at offset: Int) {
    let position = file.lineIndex.position(of: offset)
    path = file.path
    line = position.line
    column = position.column
    self.message = message
  }

  public var description: String { "\(path):\(line):\(column): \(message)" }
}

/// Reads a `.viewlint.json` and reports everything in it that has no meaning.
struct ConfigurationReader {
  private let file: SourceFile
  private var configuration = LintConfiguration()
  private var errors: [ConfigurationError] = []

  enum Key: String, CaseIterable {
    case profile, rules, exclude, generated, tests, platform, target, sdk, conditions
    case failOn = "fail-on"
  }

  static func read(_ file: SourceFile, folder: String) -> (LintConfiguration, [ConfigurationError]) {
    var reader = ConfigurationReader(file: file)
    reader.configuration.folder = folder
    do {
      reader.read(try JSONReader.read(file.buffer))
    } catch {
      reader.errors.append(ConfigurationError(error.message, in: file, at: error.offset))
    }
    return (reader.configuration, reader.errors)
  }

  private init(file: SourceFile) {
    self.file = file
  }

  private mutating func complain(_ message: String, _ range: SourceRange) {
    errors.append(ConfigurationError(message, in: file, at: range.start))
  }

  private mutating func read(_ value: JSONValue) {
    guard let members = value.members else { return complain("a configuration is an object: `{ … }`", value.range) }
    var seen: Set<Key> = []
    for member in members {
      guard let key = Key(rawValue: member.key) else {
        let near = Spelling.hint(for: member.key, in: Key.allCases.map(\.rawValue))
        complain("unknown key `\(member.key)`\(near)", member.keyRange)
        continue
      }
      if !seen.insert(key).inserted { complain("`\(member.key)` is given twice", member.keyRange) }
      read(key, member.value)
    }
  }

  private mutating func read(_ key: Key, _ value: JSONValue) {
    switch key {
    case .profile: configuration.profile = choice(key.rawValue, value, RuleProfile.allCases)
    case .failOn: configuration.failOn = choice(key.rawValue, value, RuleLevel.allCases)
    case .platform: configuration.build.platform = choice(key.rawValue, value, BuildConfiguration.Platform.allCases)
    case .rules: readRules(value)
    case .generated: configuration.generated = choice(key.rawValue, value, RoleTreatment.allCases) ?? .reduced
    case .tests: configuration.tests = choice(key.rawValue, value, RoleTreatment.allCases) ?? .reduced
    case .exclude: configuration.excluded = strings(key, value).map { PathPattern($0) }
    case .conditions: configuration.build.conditions = strings(key, value)
    case .target:
      guard let target = value.string.flatMap({ BuildSettings.Target($0) }) else {
        return complain("`target` takes \(BuildSettings.Target.expectation)", value.range)
      }
      configuration.build.target = target
    case .sdk:
      guard let sdk = value.integer ?? value.string.flatMap({ Int($0) }), BuildSettings.sdks.contains(sdk) else {
        let known = BuildSettings.sdks.map { String($0) }.joined(separator: ", ")
        return complain("`sdk` takes one of \(known)", value.range)
      }
      configuration.build.sdk = sdk
    }
  }

  private mutating func choice<Choice: RawRepresentable<String>>(
    _ name: String, _ value: JSONValue, _ choices: [Choice]
  ) -> Choice? {
    if let choice = value.string.flatMap({ Choice(rawValue: $0) }) { return choice }
    let words = choices.map(\.rawValue)
    let given = file.text(value.range)
    complain(
      "`\(name)` takes one of \(words.joined(separator: ", ")), not \(RuleText.oneLine(given))"
        + Spelling.hint(for: value.string ?? "", in: words),
      value.range)
    return nil
  }

  private mutating func strings(_ key: Key, _ value: JSONValue) -> [String] {
    guard let elements = value.array else {
      complain("`\(key.rawValue)` takes an array of strings", value.range)
      return []
    }
    for element in elements where element.string == nil { complain("a string is expected here", element.range) }
    return elements.compactMap(\.string)
  }

  private mutating func readRules(_ value: JSONValue) {
    guard let members = value.members else {
      return complain("`rules` takes an object of levels by rule: `{ \"rule_id\": \"off\" }`", value.range)
    }
    let groups = RuleInfo.Group.allCases.map(\.rawValue)
    let known = Linter.allRuleInfo.map { $0.id.name } + groups
    var seen: Set<String> = []
    for member in members {
      if !seen.insert(member.key).inserted { complain("`\(member.key)` is given twice", member.keyRange) }
      guard known.contains(member.key) else {
        complain("unknown rule `\(member.key)`" + Spelling.hint(for: member.key, in: known), member.keyRange)
        continue
      }
      if member.key == RuleID.syntax.name {
        complain("`syntax` has no level: a file that cannot be parsed is always an error", member.keyRange)
        continue
      }
      if let level = choice(member.key, member.value, RuleLevel.allCases) { configuration.levels[member.key] = level }
    }
  }
}
