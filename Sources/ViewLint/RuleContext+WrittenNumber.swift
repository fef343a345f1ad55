import ViewSemantics
import ViewSyntax

extension RuleContext {
  /// The value of a number literal, or of a constant of the program with a literal value.
  func writtenNumber(_ value: SyntaxNode) -> Double? {
    if let number = value.number { return number }
    guard let use = record.uses[value.id], isOwn(use.decl), analyzer.decl(use.decl).has(.isConstant) else { return nil }
    return analyzer.node(of: use.decl).initialValue?.number
  }
}

extension SyntaxNode {
  /// The value of a number literal: `12`, `0.5`, `-8`, `1_000`.
  var number: Double? {
    switch kind {
    case .integerLiteralExpr, .floatLiteralExpr, .prefixOperatorExpr: Double(text.filter { $0 != "_" })
    default: nil
    }
  }
}
