import ViewSemantics
import ViewSource
import ViewSyntax

extension RuleContext {
  /// Whether a name occurs in code of the file that is left out for this platform: what it does there is not known.
  ///
  /// Goes through the file once: for what is about to be reported.
  func isMentionedElsewhere(_ name: Name) -> Bool {
    var open = [analyzer.program.file(fileID).tree.root]
    while let next = open.popLast() {
      if next.kind == .ifConfigDecl {
        let active = analyzer.program.configuration.activeElements(of: next)
        for clause in next.children {
          for element in clause.children where !active.contains(where: { $0.id == element.id }) {
            if element.mentions(name) { return true }
          }
        }
        open += active
      } else {
        open += next.children
      }
    }
    return false
  }
}
