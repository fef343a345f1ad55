import ViewSemantics
import ViewSyntax

extension RuleContext {
  /// The type of two arguments for one parameter; `nil` if it is not known, or if they are of two. A number that is written
  /// down is of the type of the other one: `1` beside `0.3`, `100` beside `width`.
  func commonType(_ one: SyntaxNode, _ another: SyntaxNode) -> TypeID? {
    guard let type = self.type(of: one), let other = self.type(of: another) else { return nil }
    if type == other || another.number != nil { return type }
    return one.number != nil ? other : nil
  }
}
