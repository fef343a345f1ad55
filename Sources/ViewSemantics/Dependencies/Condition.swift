import ViewSyntax

/// A condition under which code runs, described for the user.
struct Condition: Hashable {
  /// The description: `` `isOn` ``, `` `name` is not nil ``.
  let text: String
  private let oppositeText: String

  private init(_ text: String, opposite: String) {
    self.text = text
    oppositeText = opposite
  }

  /// The negation.
  var opposite: Condition { Condition(oppositeText, opposite: text) }

  /// The condition that an expression is true.
  init(expression: String) {
    self.init("`\(expression)`", opposite: "`\(Condition.negated(expression))`")
  }

  /// The conjunction of the conditions of an `if` or a `guard`; `nil` if it has only availability conditions.
  init?(of nodes: some Sequence<SyntaxNode>) {
    let all = nodes.filter { $0.kind != .availabilityCondition }.map { Condition($0) }
    guard let first = all.first else { return nil }
    if all.count == 1 {
      self = first
    } else {
      let text = all.map(\.text).joined(separator: " and ")
      self.init(text, opposite: "not (\(text))")
    }
  }

  private init(_ node: SyntaxNode) {
    switch node.kind {
    case .optionalBindingCondition:
      let name = node.children.first { $0.kind == .identifierPattern }
      let value = (node.initialValue ?? name)?.spacedText ?? ""
      self.init("`\(value)` is not nil", opposite: "`\(value)` is nil")
    case .matchingPatternCondition:
      self.init("`\(node.spacedText)`", opposite: "not `\(node.spacedText)`")
    default: self.init(expression: node.spacedText)
    }
  }

  /// The condition that a `switch` selects a case with these patterns; without patterns, its `default`.
  init(cases patterns: [SyntaxNode], of subject: String) {
    if patterns.isEmpty {
      self.init("`\(subject)` matches the default case", opposite: "`\(subject)` matches a case other than the default")
    } else if patterns.count == 1, let only = patterns.first {
      let guarding = only.child(.whereGuard)?.children.first { $0.kind.isExpr }
      let pattern = Condition(pattern: only, of: subject)
      let text = pattern.text + (guarding.map { " and `\($0.spacedText)`" } ?? "")
      self.init(text, opposite: guarding == nil ? pattern.oppositeText : "not (\(text))")
    } else {
      let text = "`case \(patterns.map(\.spacedText).joined(separator: ", ")) = \(subject)`"
      self.init(text, opposite: "not \(text)")
    }
  }

  /// The condition that a pattern matches, without its `where` clause.
  init(pattern: SyntaxNode, of subject: String) {
    let written = pattern.children.filter { $0.kind != .whereGuard }.map(\.spacedText).joined(separator: " ")
    let text = "`case \(written) = \(subject)`"
    self.init(text, opposite: "not \(text)")
  }

  /// The negated expression: `!isOn` for `isOn`, and vice versa.
  private static func negated(_ text: String) -> String {
    let isName = { (text: Substring) in text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" } }
    if text.hasPrefix("!"), isName(text.dropFirst()) { return String(text.dropFirst()) }
    if text.hasPrefix("!("), isGroup(text.dropFirst()) { return String(text.dropFirst(2).dropLast()) }
    return isName(text[...]) ? "!\(text)" : "!(\(text))"
  }

  /// Whether the parenthesis at the start of a text is closed at its end.
  private static func isGroup(_ text: Substring) -> Bool {
    var depth = 0
    for (index, character) in zip(text.indices, text) {
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      if depth == 0 { return text.index(after: index) == text.endIndex }
    }
    return false
  }
}
