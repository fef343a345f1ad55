import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

extension ExpandedCode {
  /// The program's views that the code shows, directly or in helpers of its type, each type once at its first place.
  /// Presented content and content that is shown later do not count.
  var ownViews: [DeclID: ExpandedCode] {
    var found: [DeclID: ExpandedCode] = [:]
    var open = [self]
    while let code = open.popLast() {
      let (node, context) = (code.node, code.context)
      if code.isHelper, let helper = code.shown {
        open.append(helper)
        continue
      }
      if node.kind == .closureExpr, context.record.builders[node.id] == nil { continue }
      if node.kind == .functionCallExpr, let use = context.record.uses[node.id] {
        if let made = context.madeType(node) {
          if context.isOwn(made), context.conforms(made, to: .view), found[made] == nil { found[made] = code }
          if context.madeText(node, of: .later) != nil { continue }
        } else if context.analyzer.fact(.presents, of: use.decl) != nil {
          if let base = context.modified(node) { open.append(code.part(base)) }
          continue
        }
      }
      open += code.parts.reversed()
    }
    return found
  }
}
