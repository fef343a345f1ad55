import ViewSource
import ViewSyntax

/// What of an element of some data never changes for the views that are made of it: another value of what identifies it
/// makes other views.
extension DependencyWalker {
  /// What identifies the elements that a container calls a function with, one by one.
  func elementKeys(of call: SyntaxNode, calling function: SyntaxNode, _ record: BodyRecord)
    -> IdentityWalker.ElementKeys?
  {
    guard findsChildren, let use = record.uses[call.id], analyzer.isFromCatalogue(use.decl),
      analyzer.isInitializer(use.decl)
    else { return nil }
    return IdentityWalker(analyzer).keysOfElements(call, function, IdentityWalker.Frame(record, file), use)
  }

  /// Whether an expression is such a part of an element, by its local name: `item.id`, `number` where numbers are their
  /// own identities.
  func isKey(_ node: SyntaxNode) -> Bool {
    if sources.isEmpty { return false }
    var path: [Name] = []
    var node = node
    while node.kind == .memberAccessExpr, let member = node.referencedName, let base = node.children.first,
      base.kind.isExpr
    {
      path.append(node.name(of: member))
      node = base
    }
    guard node.kind == .declReferenceExpr, let token = node.referencedName ?? node.firstToken,
      let source = sources[node.name(of: token)], !source.keys.isEmpty
    else { return false }
    return source.keys.contains(path.isEmpty ? Source.whole : path.reversed().map(\.text).joined(separator: "."))
  }

  /// Whether such a part of an element stands in an expression.
  func holdsKey(_ node: SyntaxNode) -> Bool {
    sources.values.contains { !$0.keys.isEmpty } && node.subtree.contains { isKey($0) }
  }
}

extension DependencyWalker.Source {
  /// What a function's parameter comes from, if it gets one part of an element that is a tuple: `{ index, item in … }`.
  ///
  /// - Parameter index: of the parameter; `nil` if it is not known which part it is.
  func part(_ index: Int?, of count: Int) -> DependencyWalker.Source {
    if keys.isEmpty { return self }
    var result = self
    // What is given as a binding to an element may lead to another one later.
    if !bindings.isEmpty || index == nil {
      (result.keys, result.parts) = ([], [])
    } else if count > 1, let index {
      let name = index < parts.count ? parts[index] : nil
      result.keys = Set(
        keys.compactMap { key in
          let steps = key.split(separator: ".", maxSplits: 1).map(String.init)
          guard steps[0] == name else { return nil }
          return steps.count > 1 ? steps[1] : Self.whole
        })
      result.parts = []
    }
    return result
  }
}
