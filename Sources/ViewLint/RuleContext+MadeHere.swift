import ViewSemantics
import ViewSource
import ViewSyntax

extension RuleContext {
  /// Whether a member is one of a value that this body has made and keeps in a local name:
  /// `var item = Item(); item.name = "new"`.
  func isMadeHere(_ member: SyntaxNode) -> Bool {
    guard let base = member.children.first, base.kind == .declReferenceExpr, base.firstToken?.kind != .selfKeyword,
      let name = base.referencedName, record.uses[base.id].map({ $0.decl.file == analyzer.localFile }) ?? true
    else { return false }
    let text = base.text(of: name)
    for around in ancestors.reversed() {
      for statement in around.children
      where statement.kind == .variableDecl && statement.range.end <= member.range.start {
        for binding in statement.children where binding.kind == .patternBinding {
          guard let pattern = binding.children.first, pattern.kind == .identifierPattern, pattern.text == text else {
            continue
          }
          let value = binding.child(.initializerClause)?.children.first { $0.kind.isExpr }
          return value.map { madeType($0) != nil } ?? false
        }
      }
    }
    return false
  }
}
