import ViewSyntax

/// Finds whether the value of an expression has a function in it that is made anew: `Button("") { … }`,
/// `Binding(get: { … }, set: { … })`.
struct NewFunctionFinder {
  private let walker: DependencyWalker
  private var seen: Set<DeclID> = []

  init(_ walker: DependencyWalker) {
    self.walker = walker
  }

  mutating func finds(in node: SyntaxNode, _ record: BodyRecord) -> Bool {
    let analyzer = walker.analyzer
    switch node.kind {
    case .closureExpr where record.builders[node.id] == nil: return false
    case .functionCallExpr:
      if let use = record.uses[node.id], holdsArguments(use) {
        for (argument, index) in zip(node.callArguments.suffix(use.arguments.count), use.arguments) {
          if let given = argument.node, walker.isNewFunction(given, record), walker.isKept(use, index) { return true }
        }
      }
    default: break
    }
    if let use = record.uses[node.id], use.part == .value, analyzer.isOwn(use.decl), analyzer.isView(result(of: use)),
      seen.insert(use.decl).inserted
    {
      let inner = analyzer.record(of: use.decl)
      for child in analyzer.node(of: use.decl).children where child.kind == .codeBlock || child.kind == .accessorBlock {
        if finds(in: child, inner) { return true }
      }
    }
    for child in node.children where finds(in: child, record) { return true }
    return false
  }

  /// Whether what a call gives has what it is given in it: what is made, and a view with a modifier.
  private func holdsArguments(_ use: BodyRecord.Use) -> Bool {
    use.isMemberwise || walker.analyzer.isInitializer(use.decl)
      || use.base.map { walker.analyzer.isView($0) } == true && walker.analyzer.decl(use.decl).kind == .function
  }

  private func result(of use: BodyRecord.Use) -> TypeID {
    let analyzer = walker.analyzer
    switch analyzer.decl(use.decl).kind {
    case .variable where analyzer.decl(use.decl).has(.isComputed): return analyzer.variableType(of: use.decl)
    case .function: return analyzer.signature(of: use.decl).result
    default: return analyzer.void
    }
  }
}
