import ViewSemantics
import ViewSyntax

extension RuleContext {
  /// The type of two arguments for one parameter; `nil` if it is not known, or if they are of two. A number that is written
  /// down is of the type of the other one: `1` beside `0.3`, `100` beside `width`.
  func commonType(_ one: SyntaxNode, _ another: SyntaxNode) -> TypeID? {
    guard let type = self.type(of: one), let other = self.type(of: another) else { return nil }
    if type == other || another.isWrittenNumber { return type }
    return one.isWrittenNumber ? other : nil
  }
}

extension SyntaxNode {
  /// `8`, `-0.5`
  fileprivate var isWrittenNumber: Bool {
    switch kind {
    case .integerLiteralExpr, .floatLiteralExpr: true
    case .prefixOperatorExpr: children.first?.isWrittenNumber == true
    default: false
    }
  }
}
