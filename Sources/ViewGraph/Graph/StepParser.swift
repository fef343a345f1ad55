import ViewSource

/// Reads steps as a person writes them: `tap "Add"`, `type "Name" "Ada"`, `drag "Volume" 0.7`, `wait 2s`.
public enum StepParser {
  /// The forms of steps, for messages.
  static let forms = [
    "tap": "tap \"Add\"", "type": "type \"Name\" \"Ada\"", "drag": "drag \"Volume\" 0.7",
    "select": "select \"Colour\" \"Red\"", "wait": "wait 2s",
  ]

  /// - Throws: `StepError` that says how the step is written.
  public static func step(_ text: String) throws(StepError) -> Step {
    let words = words(text)
    guard let verb = words.first else { throw StepError(description: "a step is empty") }
    let rest = Array(words.dropFirst())
    func expect(_ count: Int) throws(StepError) {
      guard rest.count == count else {
        throw StepError(description: "`\(verb)` is written as `\(forms[verb] ?? verb)`, not `\(text)`")
      }
    }
    switch verb {
    case "tap":
      try expect(1)
      return .tap(rest[0])
    case "type":
      try expect(2)
      return .type(into: rest[0], rest[1])
    case "select":
      try expect(2)
      return .select(rest[0], rest[1])
    case "drag":
      try expect(2)
      guard let fraction = Double(rest[1]), (0...1).contains(fraction) else {
        throw StepError(description: "`drag` goes to a fraction from 0 to 1, not `\(rest[1])`")
      }
      return .drag(rest[0], fraction)
    case "wait":
      try expect(1)
      guard let duration = nanoseconds(rest[0]) else {
        throw StepError(description: "`wait` takes a time as 2s or 300ms, not `\(rest[0])`")
      }
      return .wait(duration)
    default:
      let near = Spelling.hint(for: verb, in: forms.keys.sorted())
      throw StepError(description: "no step is called `\(verb)`\(near)")
    }
  }

  /// Words, with what is in quotes as one.
  private static func words(_ text: String) -> [String] {
    var result: [String] = []
    var word = ""
    var isQuoted = false
    var hasWord = false
    var isEscaped = false
    for character in text {
      if isEscaped {
        word.append(character)
        isEscaped = false
      } else if character == "\\", isQuoted {
        isEscaped = true
      } else if character == "\"" {
        isQuoted.toggle()
        hasWord = true
      } else if character == " ", !isQuoted {
        if hasWord { result.append(word) }
        word = ""
        hasWord = false
      } else {
        word.append(character)
        hasWord = true
      }
    }
    if hasWord { result.append(word) }
    return result
  }

  /// `2s`, `300ms`, `1.5s`
  static func nanoseconds(_ text: String) -> Int? {
    let units: [(String, Double)] = [("ms", 1e6), ("s", 1e9), ("min", 60e9)]
    for (unit, factor) in units where text.hasSuffix(unit) {
      guard let number = Double(text.dropLast(unit.count)), number >= 0, number < 1e6 else { continue }
      return Int((number * factor).rounded())
    }
    return nil
  }
}
