import ViewSource
import ViewSemantics
import ViewSyntax

/// Helpers for the texts of messages.
enum RuleText {
  /// `a`, `a and b`, `a, b and c`, `a, b and 3 more`
  static func list(_ items: [String], joint: String = "and") -> String {
    var seen: [String] = []
    for item in items where !seen.contains(item) { seen.append(item) }
    guard seen.count > 1 else { return seen.first ?? "" }
    if seen.count > 3 { return "\(seen[0]), \(seen[1]) and \(seen.count - 2) more" }
    return seen.dropLast().joined(separator: ", ") + " \(joint) " + (seen.last ?? "")
  }

  /// A list of the lost states; for a long list that was cut, with a minimum count.
  static func list(_ lost: OwnedStates) -> String {
    let names = lost.names
    guard lost.isCut, names.count > 3 else { return list(names) }
    return "\(names[0]), \(names[1]) and more than \(names.count - 2) others"
  }

  /// The article before a name: `an` before a vowel.
  static func article(_ name: String) -> String {
    name.first.map { "AEIOaeio".contains($0) } == true ? "an" : "a"
  }

  /// Source on one line, truncated if it is long.
  static func oneLine(_ text: String) -> String {
    let words = text.split { $0.isWhitespace }.joined(separator: " ")
    return words.count > 60 ? words.prefix(59) + "…" : words
  }
}

extension OwnedStates {
  /// The names of the lost properties, without duplicates.
  var names: [String] {
    var names: [String] = []
    for state in states {
      let name = state.property == nil ? state.name : "`\(state.name)`"
      if !names.contains(name) { names.append(name) }
    }
    return names
  }
}

extension RuleText {
  /// The negation of a condition: `!isOn` for `isOn`, and `isOn` for `!isOn`.
  static func negated(_ condition: SyntaxNode) -> String {
    if condition.kind == .prefixOperatorExpr, let operand = condition.children.first,
      condition.firstToken.map({ condition.isSpelt($0, "!") }) == true
    {
      return operand.spacedText
    }
    switch condition.kind {
    case .declReferenceExpr, .memberAccessExpr, .functionCallExpr, .subscriptCallExpr, .parenExpr:
      return "!\(condition.spacedText)"
    default: return "!(\(condition.spacedText))"
    }
  }

  /// Wraps paragraphs at a width in characters.
  static func wrap(_ text: String, width: Int) -> [String] {
    var lines: [String] = []
    for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
      var line = ""
      for word in paragraph.split(separator: " ") {
        if !line.isEmpty, line.count + 1 + word.count > width {
          lines.append(line)
          line = ""
        }
        line += (line.isEmpty ? "" : " ") + word
      }
      lines.append(line)
    }
    return lines
  }
}
