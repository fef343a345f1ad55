import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// The containers around a node.
extension RuleContext {
  /// The calls with the closures around the node, innermost first: containers and modifiers. A function that is passed
  /// by name counts as a closure: `ForEach(items, content: row)`.
  var enclosingCalls: [(call: SyntaxNode, closure: SyntaxNode)] {
    var result: [(SyntaxNode, SyntaxNode)] = []
    for index in ancestors.indices.reversed()
    where ancestors[index].kind == .closureExpr || index == ancestors.count - 1 && isFunctionName(ancestors[index]) {
      var outer = index - 1
      while outer >= 0, ancestors[outer].kind == .labeledExpr || ancestors[outer].kind == .labeledTrailingClosure {
        outer -= 1
      }
      guard outer >= 0 else { break }
      guard ancestors[outer].kind == .functionCallExpr, ancestors[outer].children.first?.id != ancestors[index].id
      else { continue }
      result.append((ancestors[outer], ancestors[index]))
    }
    return result
  }

  /// Whether a node names a function of the program without calling it, judged by the node alone.
  private func isFunctionName(_ node: SyntaxNode) -> Bool {
    guard node.kind == .declReferenceExpr || node.kind == .memberAccessExpr, let use = record.uses[node.id] else {
      return false
    }
    return analyzer.isOwnFunction(use.decl)
  }

  /// The innermost container that makes a view for each element of its data.
  var repeatingCall: SyntaxNode? {
    enclosingCalls.first { call, closure in
      guard let made = madeType(call), hasParameter(closure) else { return false }
      return analyzer.makesRows(made)
    }?.call
  }

  /// The innermost container that makes its content lazily, as a list does.
  var lazyContainer: Search<SyntaxNode> {
    // An eager argument may also be shown later: `NavigationLink("Next", destination: Next())`.
    for around in ancestors.reversed() {
      if around.kind == .closureExpr { break }
      if around.kind == .functionCallExpr, madeText(around, of: .later) != nil { return .none }
    }
    for (call, closure) in enclosingCalls {
      if ownContainerKeeps(call, closure) { continue }
      // A presentation, a destination and another stack end the search.
      guard let made = madeType(call), analyzer.isFromCatalogue(made),
        analyzer.fact(.navigates, of: made) == nil, analyzer.catalogueText(.later, of: made) == nil
      else { return .none }
      if analyzer.decl(made).has(.isLazyContainer) { return .found(call) }
    }
    return .outside
  }

  /// Whether a closure has a parameter, such as the element of a row.
  func hasParameter(_ closure: SyntaxNode) -> Bool {
    guard let type = record.types[closure.id], analyzer.types.kind(type) == .function else { return false }
    return analyzer.types.argumentCount(type) > 1
  }
}
