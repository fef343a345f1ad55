import ViewSemantics
import ViewSource
import ViewSyntax

extension RuleContext {
  /// Whether a name occurs in code of the file that is inactive on this platform and whose effects are unknown.
  ///
  /// Walks the file once, so it is for findings that are about to be reported. A program condition checks all files.
  func isMentionedElsewhere(_ name: Name) -> Bool {
    analyzer.program.file(fileID).tree.elementsLeftOut(analyzer.program.configuration).contains { $0.mentions(name) }
  }

  /// Whether a node of the file is inside of an `#if`; visits only its ancestors.
  func isUnderIf(_ node: SyntaxNode) -> Bool {
    var current = analyzer.program.file(fileID).tree.root
    while let inner = current.children.first(where: { $0.range.contains(node.range) }) {
      if inner.kind == .ifConfigDecl { return true }
      current = inner
    }
    return false
  }
}

extension SyntaxTree {
  /// The elements of the inactive `#if` clauses.
  func elementsLeftOut(_ configuration: BuildConfiguration) -> [SyntaxNode] {
    var found: [SyntaxNode] = []
    for number in 0..<nodeCount {
      let node = node(NodeID(number))
      guard node.kind == .ifConfigDecl else { continue }
      let active = configuration.activeElements(of: node)
      for clause in node.children {
        for element in clause.children where !active.contains(where: { $0.id == element.id }) { found.append(element) }
      }
    }
    return found
  }
}
