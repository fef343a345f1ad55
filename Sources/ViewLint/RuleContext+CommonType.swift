import ViewSemantics
import ViewSyntax

extension RuleContext {
  /// The common type of two arguments for one parameter; `nil` if it is unknown or the types differ. A number literal
  /// takes the type of the other argument: `1` next to `0.3`, `100` next to `width`.
  func commonType(_ one: SyntaxNode, _ another: SyntaxNode) -> TypeID? {
    guard let type = self.type(of: one), let other = self.type(of: another) else { return nil }
    if type == other || another.number != nil { return type }
    return one.number != nil ? other : nil
  }
}
