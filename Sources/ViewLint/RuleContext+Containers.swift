import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// In which containers the code at a node stands.
extension RuleContext {
  /// The calls that take the closures around the node, innermost first: containers and modifiers. A function that is given
  /// by its name counts as the closure that calls it: `ForEach(items, content: row)`.
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

  /// Whether a node names a function of the program without calling it, as far as the node itself tells.
  private func isFunctionName(_ node: SyntaxNode) -> Bool {
    guard node.kind == .declReferenceExpr || node.kind == .memberAccessExpr, let use = record.uses[node.id] else {
      return false
    }
    return analyzer.isOwnFunction(use.decl)
  }

  /// The innermost container that makes a view for each of its data.
  var repeatingCall: SyntaxNode? {
    enclosingCalls.first { call, closure in
      guard let made = madeType(call), hasParameter(closure) else { return false }
      return analyzer.makesRows(made)
    }?.call
  }

  /// The innermost container that makes the views in it on demand, as a list does.
  var lazyContainer: Search<SyntaxNode> {
    // What is given as it is may be shown later too: `NavigationLink("Next", destination: Next())`.
    for around in ancestors.reversed() {
      if around.kind == .closureExpr { break }
      if around.kind == .functionCallExpr, madeText(around, of: .later) != nil { return .none }
    }
    for (call, _) in enclosingCalls {
      // What is presented, a destination and another stack begin anew.
      guard let made = madeType(call), analyzer.isFromCatalogue(made),
        analyzer.catalogueText(.navigates, of: made) == nil, analyzer.catalogueText(.later, of: made) == nil
      else { return .none }
      if analyzer.decl(made).has(.isLazyContainer) { return .found(call) }
    }
    return .outside
  }

  /// Whether a closure is given something, as the rows' one is an element.
  func hasParameter(_ closure: SyntaxNode) -> Bool {
    guard let type = record.types[closure.id], analyzer.types.kind(type) == .function else { return false }
    return analyzer.types.argumentCount(type) > 1
  }
}
