import ViewSource
import ViewSyntax

/// The parts of an element that are constant for its views, because a different identifier makes other views.
extension DependencyWalker {
  /// The identifying parts of the elements that a container passes to a function.
  func elementKeys(of call: SyntaxNode, calling function: SyntaxNode, _ record: BodyRecord)
    -> IdentityWalker.ElementKeys?
  {
    guard findsChildren, let use = record.uses[call.id], analyzer.isFromCatalogue(use.decl),
      analyzer.isInitializer(use.decl)
    else { return nil }
    return IdentityWalker(analyzer).keysOfElements(call, function, IdentityWalker.Frame(record, file), use)
  }

  /// Whether an expression is such a part, by its local name: `item.id`, or `number` if numbers are their own
  /// identifiers.
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

  /// Whether an expression contains such a part.
  func holdsKey(_ node: SyntaxNode) -> Bool {
    sources.values.contains { !$0.keys.isEmpty } && node.subtree.contains { isKey($0) }
  }
}

extension DependencyWalker.Source {
  /// The source of a function's parameter that receives one part of a tuple element: `{ index, item in … }`.
  ///
  /// - Parameter index: the index of the parameter; `nil` if the part is unknown.
  func part(_ index: Int?, of count: Int) -> DependencyWalker.Source {
    if keys.isEmpty { return self }
    var result = self
    // A binding to an element may refer to another element later.
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
