import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Merges the two branches of a condition to one view whose arguments depend on the condition:
/// `if c { A().m(1) } else { A() }` becomes `A().m(c ? 1 : 0)`.
struct ChainMerge {
  private let node: SyntaxNode
  private let condition: SyntaxNode
  private let context: RuleContext

  /// Fails if the condition is not a single value of type `Bool`, if a branch may have no view, or if text between the
  /// branches would be lost.
  init?(_ node: SyntaxNode, in context: RuleContext) {
    guard node.kind == .ifExpr, node.children.last?.kind == .codeBlock, node.conditions.count == 1,
      let condition = node.conditions.first,
      condition.kind.isExpr,
      let type = context.record.types[condition.id], context.analyzer.isKnown(type, .bool)
    else { return nil }
    let text = node.text
    guard text.isMovableCode, !text.contains("\"\"\"") else { return nil }
    // The merge would lose the declarations of a branch.
    guard node.children.allSatisfy({ $0.kind != .codeBlock || $0.children.count == 1 }) else { return nil }
    switch condition.kind {
    case .ternaryExpr, .assignmentExpr, .sequenceExpr, .tryExpr, .awaitExpr: return nil
    default: break
    }
    self.node = node
    self.condition = condition
    self.context = context
  }

  /// The fix for the whole condition; `nil` if a part differs that has no neutral value.
  func fix(_ first: ViewChain, _ second: ViewChain) -> FixIt? {
    guard var text = merged(first.core, second.core, from: first.core.range.start) else { return nil }
    let order = ChainMerge.aligned(first.modifiers.map(key), second.modifiers.map(key))
    // `padding()` and `padding(3)` are the same modifier with another argument; applying it twice would not be neutral.
    func words(_ modifiers: [SyntaxNode]) -> Set<Name> {
      Set(modifiers.compactMap { call in call.calleeName.map { call.name(of: $0) } })
    }
    let onFirst = words(order.compactMap { $1 == nil ? $0.map { first.modifiers[$0] } : nil })
    let onSecond = words(order.compactMap { $0 == nil ? $1.map { second.modifiers[$0] } : nil })
    guard onFirst.isDisjoint(with: onSecond) else { return nil }
    for (left, right) in order {
      let piece =
        switch (left, right) {
        case (let left?, let right?):
          merged(first.modifiers[left], second.modifiers[right], from: start(of: first.modifiers[left]))
        case (let left?, nil): conditional(first.modifiers[left], isHeld: true)
        case (nil, let right?): conditional(second.modifiers[right], isHeld: false)
        case (nil, nil): ""
        }
      guard let piece else { return nil }
      text += piece
    }
    let outer = context.file.lineIndentation(at: node.range.start)
    let inner = context.file.lineIndentation(at: first.range.start)
    text = SourceFile.reindented(text, from: inner, to: outer)
    return FixIt(text, [TextEdit(node.range, text)], isSafe: false)
  }

  // MARK: Which modifiers belong together

  /// Modifiers with equal keys differ at most in their arguments.
  private func key(_ call: SyntaxNode) -> String {
    guard let use = context.record.uses[call.id] else { return "\(call.id)" }
    let labels = context.analyzer.arguments(of: call, context.record).map {
      $0.label.text + ($0.isTrailing ? "{" : ":")
    }
    return "\(use.decl.file.index).\(use.decl.index) \(labels.joined())"
  }

  /// The longest common subsequence of two chains; quadratic in the number of modifiers of one view.
  static func aligned(_ left: [String], _ right: [String]) -> [(Int?, Int?)] {
    var lengths = Array(repeating: Array(repeating: 0, count: right.count + 1), count: left.count + 1)
    for i in left.indices.reversed() {
      for j in right.indices.reversed() {
        lengths[i][j] = left[i] == right[j] ? lengths[i + 1][j + 1] + 1 : max(lengths[i + 1][j], lengths[i][j + 1])
      }
    }
    var result: [(Int?, Int?)] = []
    var (i, j) = (0, 0)
    while i < left.count || j < right.count {
      if i < left.count, j < right.count, left[i] == right[j] {
        result.append((i, j))
        i += 1
        j += 1
      } else if j == right.count || (i < left.count && lengths[i + 1][j] >= lengths[i][j + 1]) {
        result.append((i, nil))
        i += 1
      } else {
        result.append((nil, j))
        j += 1
      }
    }
    return result
  }

  // MARK: One modifier

  /// The offset where the text of a modifier begins, behind the view that it modifies.
  private func start(of modifier: SyntaxNode) -> Int {
    modifier.children.first?.children.first?.range.end ?? modifier.range.start
  }

  /// A call that is in both branches, with a ternary for each argument that differs.
  private func merged(_ first: SyntaxNode, _ second: SyntaxNode, from start: Int) -> String? {
    let whole = SourceRange(start, first.range.end)
    if first.kind != .functionCallExpr || second.kind != .functionCallExpr {
      return first.spacedText == second.spacedText ? context.file.text(whole) : nil
    }
    let record = context.record
    guard let use = record.uses[first.id], let other = record.uses[second.id], use.decl == other.decl else {
      return first.spacedText == second.spacedText ? context.file.text(whole) : nil
    }
    let left = context.analyzer.arguments(of: first, record)
    let right = context.analyzer.arguments(of: second, record)
    guard left.count == right.count else { return nil }
    var edits: [TextEdit] = []
    for (one, two) in zip(left, right) {
      guard one.label == two.label, one.isTrailing == two.isTrailing else { return nil }
      if one.node.spacedText == two.node.spacedText { continue }
      guard one.node.kind != .closureExpr, two.node.kind != .closureExpr, haveOneType(one.node, two.node) else {
        return nil
      }
      edits.append(TextEdit(one.node.range, choice(one.node.text, two.node.text)))
    }
    return text(whole, edits)
  }

  /// Whether two arguments for one parameter can be operands of a ternary: `frame(width: isOn ? 80 : nil)`.
  private func haveOneType(_ one: SyntaxNode, _ another: SyntaxNode) -> Bool {
    if one.kind == .nilLiteralExpr { return context.type(of: another) != nil }
    if another.kind == .nilLiteralExpr { return context.type(of: one) != nil }
    return context.commonType(one, another) != nil
  }

  private func filled(_ template: String, _ condition: String) -> String {
    template.split(separator: "%", omittingEmptySubsequences: false).joined(separator: condition)
  }

  /// `opacity(% ? 1 : 0)` of `opacity(% ? 0 : 1)`, so that the condition need not be negated.
  private func turned(_ template: String) -> String? {
    guard let question = template.firstRange(of: "% ? "), let colon = template.firstRange(of: " : "),
      template.hasSuffix(")")
    else {
      return nil
    }
    let (yes, no) = (template[question.upperBound..<colon.lowerBound], template[colon.upperBound...].dropLast())
    return "\(template[..<question.upperBound])\(no) : \(yes))"
  }

  /// A modifier of one branch, with its neutral values for the other.
  private func conditional(_ call: SyntaxNode, isHeld: Bool) -> String? {
    guard let use = context.record.uses[call.id], let name = call.calleeName else { return nil }
    let analyzer = context.analyzer
    let arguments = analyzer.arguments(of: call, context.record)
    if arguments.isEmpty, let template = analyzer.catalogueText(.conditional, of: use.decl) {
      let text = isHeld ? conditionText : RuleText.negated(condition)
      let lead = context.file.text(SourceRange(start(of: call), Int(name.start)))
      if !isHeld, text.hasPrefix("!"), let turned = turned(template) { return lead + filled(turned, conditionText) }
      return lead + filled(template, text)
    }
    if analyzer.decl(use.decl).has(.isTooNew) { return nil }
    let parameters = analyzer.parameters(of: use)
    var edits: [TextEdit] = []
    var isNeutralised = false
    for argument in arguments {
      guard argument.node.kind != .closureExpr, let number = argument.parameter, number < parameters.count else {
        return nil
      }
      guard let neutral = analyzer.catalogueText(.neutral, of: parameters[number], in: use.decl) else { continue }
      guard isPossible(neutral, for: parameters[number], context.record.types[argument.node.id]) else { return nil }
      isNeutralised = true
      let value = argument.node.text
      if value == neutral { continue }
      edits.append(TextEdit(argument.node.range, isHeld ? choice(value, neutral) : choice(neutral, value)))
    }
    if !isNeutralised {
      guard let added = addedArgument(arguments, parameters, use, isHeld: isHeld) else { return nil }
      let end = call.range.end - 1
      edits.append(TextEdit(SourceRange(end, end), (arguments.isEmpty ? "" : ", ") + added))
    }
    return text(SourceRange(start(of: call), call.range.end), edits)
  }

  /// `.all, isOn ? nil : 0` for `padding()`: adds the parameter with a neutral value, which the call omits, and the
  /// parameters before it.
  private func addedArgument(
    _ arguments: [CallArgument], _ parameters: [Parameter], _ use: BodyRecord.Use, isHeld: Bool
  ) -> String? {
    let analyzer = context.analyzer
    let given = Set(arguments.compactMap(\.parameter))
    guard !arguments.contains(where: \.isTrailing) else { return nil }
    var parts: [String] = []
    for (number, parameter) in parameters.enumerated() {
      if given.contains(number) { continue }
      guard !given.contains(where: { $0 > number }), let value = analyzer.defaultText(of: parameter, in: use.decl)
      else { return nil }
      let label = parameter.label == .none ? "" : "\(parameter.label): "
      guard let neutral = analyzer.catalogueText(.neutral, of: parameter, in: use.decl) else {
        if parameter.label == .none { parts.append(value) }
        continue
      }
      parts.append(label + (isHeld ? choice(value, neutral) : choice(neutral, value)))
      return parts.joined(separator: ", ")
    }
    return nil
  }

  /// Whether the neutral value is possible for the argument's type: `.clear` is a color, but no material.
  private func isPossible(_ neutral: String, for parameter: Parameter, _ type: TypeID?) -> Bool {
    let analyzer = context.analyzer
    guard let type, analyzer.isComplete(type) else { return false }
    guard neutral.hasPrefix(".") else { return true }
    let nominal = analyzer.wrapped(type) ?? type
    guard analyzer.types.kind(nominal) == .nominal else { return false }
    let name = Name(String(neutral.dropFirst().prefix { $0 != "(" }))
    return analyzer.directMembers(of: analyzer.types.decl(nominal), named: name).contains {
      analyzer.decl($0).has(.isStatic)
    }
  }

  // MARK: Text

  private func choice(_ held: String, _ other: String) -> String {
    if held == "true", other == "false" { return conditionText }
    if held == "false", other == "true" { return RuleText.negated(condition) }
    let negated = RuleText.negated(condition)
    if !negated.hasPrefix("!") { return "\(negated) ? \(operand(other)) : \(operand(held))" }
    return "\(conditionText) ? \(operand(held)) : \(operand(other))"
  }

  /// The condition on one line.
  private var conditionText: String { condition.spacedText }

  private func operand(_ text: String) -> String {
    text.contains(" ? ") && !text.hasPrefix("(") ? "(\(text))" : text
  }

  private func text(_ range: SourceRange, _ edits: [TextEdit]) -> String {
    var result = ""
    var offset = range.start
    for edit in edits {
      result += context.file.text(SourceRange(offset, edit.range.start)) + edit.replacement
      offset = edit.range.end
    }
    return result + context.file.text(SourceRange(offset, range.end))
  }
}
