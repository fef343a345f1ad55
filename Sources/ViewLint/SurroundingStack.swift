import ViewCatalog
import ViewSemantics
import ViewSyntax

extension RuleContext {
  /// A stack, with the scroll view if the stack is in its content.
  struct SurroundingStack {
    let call: SyntaxNode
    let axis: StackAxis
    let scroll: SyntaxNode?
  }

  /// The innermost stack around a view. Transparent containers do not count.
  func stack(around node: SyntaxNode) -> SurroundingStack? {
    let around = enclosingCalls.filter { call, _ in
      madeType(call).map { !analyzer.decl($0).has(.isTransparent) } ?? true
    }
    guard let stack = around.first, let axis = madeFact(.axis, of: stack.call) else { return nil }
    let outer = around.dropFirst().first { madeFact(.axis, of: $0.call) != axis }
    let scroll = outer.flatMap { madeText($0.call, of: .scrolls) != nil ? $0.call : nil }
    return SurroundingStack(call: stack.call, axis: axis, scroll: scroll)
  }
}
