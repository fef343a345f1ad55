import ViewSemantics
import ViewSource
import ViewSource
import ViewSyntax

/// The conditions that are known to hold where code runs.
extension RuleContext {
  /// The results of the `if` conditions around a node in this declaration, by their source.
  func answers(around node: SyntaxNode) -> [String: Bool] {
    var answers: [String: Bool] = [:]
    for (index, around) in ancestors.enumerated() where around.kind == .ifExpr {
      let inner = index + 1 < ancestors.count ? ancestors[index + 1] : node
      let conditions = around.conditions
      let isFirst = around.children.first { $0.kind == .codeBlock }?.id == inner.id
      // With several conditions, the `else` does not tell which one is `false`.
      guard isFirst || conditions.count == 1, !conditions.contains(where: { $0.id == inner.id }) else { continue }
      for condition in conditions where condition.kind.isExpr {
        let text = condition.plainText
        if text.hasPrefix("!") {
          answers[String(text.dropFirst())] = !isFirst
        } else {
          answers[text] = isFirst
        }
      }
    }
    return answers
  }

  /// Whether a node in a helper is not evaluated for one use of the helper, because the argument or the parameter's
  /// default decides the condition around it: `if copies { Button("Copy") { … } }` for `cell("Name")`, where the helper
  /// has `copies: Bool = false`.
  func isLeftOut(_ node: SyntaxNode, by use: SyntaxNode, in place: RuleContext) -> Bool {
    guard let decl, analyzer.decl(decl).kind == .function, place.record.uses[use.id]?.decl == decl else { return false }
    let answers = answers(around: node)
    let asked = presencesAsked(around: node)
    guard !answers.isEmpty || !asked.isEmpty else { return false }
    let given = use.kind == .functionCallExpr ? place.arguments(of: use)?.arguments ?? [] : []
    let nodes = analyzer.node(of: decl).child(.parameterClause)?.children.filter { $0.kind == .parameter } ?? []
    return zip(analyzer.signature(of: decl).parameters, nodes).enumerated().contains { number, parameter in
      let name = parameter.0.name
      guard let value = given.first(where: { $0.parameter == number })?.node ?? parameter.1.initialValue else {
        return false
      }
      if value.kind == .nilLiteralExpr { return asked.contains(name) }
      return value.kind == .booleanLiteralExpr && answers[name.text].map { $0 != (value.text == "true") } ?? false
    }
  }

  /// The names that must have a value for a node to be evaluated: `if let action`.
  private func presencesAsked(around node: SyntaxNode) -> Set<Name> {
    var names: Set<Name> = []
    for (index, around) in ancestors.enumerated() where around.kind == .ifExpr {
      let inner = index + 1 < ancestors.count ? ancestors[index + 1] : node
      guard around.children.first(where: { $0.kind == .codeBlock })?.id == inner.id else { continue }
      for condition in around.conditions {
        let asked: SyntaxNode?
        if condition.kind == .optionalBindingCondition {
          asked = condition.initialValue ?? condition.children.first { $0.kind.isPattern }
        } else if condition.ownTokens.contains(where: { condition.isSpelt($0, "!=") }) {
          asked = condition.comparedWithNil
        } else {
          asked = nil
        }
        if let asked, asked.children.isEmpty, let name = asked.lastToken { names.insert(asked.name(of: name)) }
      }
    }
    return names
  }
}
