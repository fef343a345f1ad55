import ViewSemantics
import ViewSource
import ViewSyntax

/// What is known to hold where code runs, from the conditions around it.
extension RuleContext {
  /// How the conditions around a node in this declaration are answered where it is evaluated, by their code.
  func answers(around node: SyntaxNode) -> [String: Bool] {
    var answers: [String: Bool] = [:]
    for (index, around) in ancestors.enumerated() where around.kind == .ifExpr {
      let inner = index + 1 < ancestors.count ? ancestors[index + 1] : node
      let conditions = around.conditions
      let isFirst = around.children.first { $0.kind == .codeBlock }?.id == inner.id
      // Of several conditions nobody knows which one does not hold in the `else`.
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
}
