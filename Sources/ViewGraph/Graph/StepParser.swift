import ViewSource

/// Parses steps: `tap "Add"`, `type "Name" "Ada"`, `drag "Volume" 0.7`, `wait 2s`.
///
/// The two halves of a stepper are `tap "Quantity +"` and `tap "Quantity -"`. `move "Milk" "Bread"` drags the row
/// `Milk` to the place of `Bread`. `swipe "Milk" "Delete"` swipes the row and taps the button. `scroll down` scrolls by
/// the visible length, `scroll end` to the end, `scroll "Row 40"` until the row is visible. `edit` is the edit button,
/// `hover "Photo"` a pointer over a view.
public enum StepParser {
  /// The syntax of each step, for messages.
  static let forms = [
    "tap": "tap \"Add\"", "doubletap": "doubletap \"Photo\"", "longpress": "longpress \"Photo\" 1s",
    "swipe": "swipe \"Milk\" \"Delete\"` or `swipe \"Card\" left", "type": "type \"Name\" \"Ada\"",
    "drag": "drag \"Volume\" 0.7`, `drag \"Card\" 40 -20` or `drag \"Card\" \"Done",
    "select": "select \"Colour\" \"Red\"", "wait": "wait 2s", "submit": "submit \"Name\"",
    "delete": "delete \"Milk\"", "move": "move \"Milk\" \"Bread\"", "refresh": "refresh",
    "scroll": "scroll down` or `scroll \"Row 40\"` or `scroll end", "back": "back", "dismiss": "dismiss",
    "edit": "edit", "hover": "hover \"Photo\"",
    "rotate": "rotate", "resize": "resize 800x600", "set": "set scenePhase background",
  ]

  /// The directions of swipes, in points to the right and down.
  private static let ways = ["left": (-100.0, 0.0), "right": (100, 0), "up": (0, -100), "down": (0, 100)]

  /// - Throws: `StepError` with the syntax of the step.
  public static func step(_ text: String) throws(StepError) -> Step {
    let words = words(text)
    guard let verb = words.first?.lowercased() else { throw StepError(description: "a step is empty") }
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
    case "submit":
      try expect(1)
      return .submit(rest[0])
    case "delete":
      try expect(1)
      return .delete(rest[0])
    case "move":
      try expect(2)
      return .move(rest[0], to: rest[1])
    case "swipe":
      try expect(2)
      if let way = ways[rest[1]] { return .dragBy(rest[0], way.0, way.1) }
      return .swipe(rest[0], rest[1])
    case "back":
      try expect(0)
      return .back
    case "dismiss":
      try expect(0)
      return .dismiss
    case "edit":
      try expect(0)
      return .edit
    case "hover":
      try expect(1)
      return .hover(rest[0])
    case "set":
      try expect(2)
      return .set(rest[0], rest[1])
    case "rotate":
      try expect(0)
      return .rotate
    case "resize":
      try expect(1)
      let sides = rest[0].split(separator: "x").compactMap { Double($0) }
      guard sides.count == 2, sides.allSatisfy({ (1...100_000).contains($0) }) else {
        throw StepError(description: "`resize` takes a size in points as 800x600, not `\(rest[0])`")
      }
      return .resize(sides[0], sides[1])
    case "refresh":
      try expect(0)
      return .refresh
    case "scroll":
      try expect(1)
      switch rest[0] {
      case "end": return .scroll(.down, isWhole: true)
      case "start": return .scroll(.up, isWhole: true)
      default: return ScrollWay(rawValue: rest[0]).map { .scroll($0, isWhole: false) } ?? .scrollTo(rest[0])
      }
    case "type":
      try expect(2)
      return .type(into: rest[0], rest[1])
    case "select":
      try expect(2)
      return .select(rest[0], rest[1])
    case "doubletap":
      try expect(1)
      return .doubleTap(rest[0])
    case "longpress":
      if rest.count == 1 { return .longPress(rest[0], 1_000_000_000) }
      try expect(2)
      guard let duration = nanoseconds(rest[1]) else {
        throw StepError(description: "`longpress` takes a time as 2s or 300ms, not `\(rest[1])`")
      }
      return .longPress(rest[0], duration)
    case "drag" where rest.count == 3:
      guard let x = Double(rest[1]), let y = Double(rest[2]), x.isFinite, y.isFinite else {
        throw StepError(description: "`drag` takes points to the right and points down, not `\(rest[1]) \(rest[2])`")
      }
      return .dragBy(rest[0], x, y)
    case "drag" where rest.count == 2 && Double(rest[1]) == nil: return .dragOnto(rest[0], rest[1])
    case "drag":
      try expect(2)
      guard let fraction = Double(rest[1]), (0...1).contains(fraction) else {
        throw StepError(description: "`drag` takes a fraction from 0 to 1, not `\(rest[1])`")
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

  /// The words of a step. A quoted string is one word; `\n` in it is a line break.
  private static func words(_ text: String) -> [String] {
    var result: [String] = []
    var word = ""
    var isQuoted = false
    var hasWord = false
    var isEscaped = false
    for character in text {
      if isEscaped {
        word.append(character == "n" ? "\n" : character)
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

  /// Parses a duration: `2s`, `300ms`, `1.5s`.
  public static func nanoseconds(_ text: String) -> Int? {
    let units: [(String, Double)] = [("ms", 1e6), ("s", 1e9), ("min", 60e9)]
    for (unit, factor) in units where text.hasSuffix(unit) {
      guard let number = Double(text.dropLast(unit.count)), number >= 0, number < 1e6 else { continue }
      return Int((number * factor).rounded())
    }
    return nil
  }
}
