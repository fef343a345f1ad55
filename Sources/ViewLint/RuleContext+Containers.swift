import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// In which containers the code at a node stands.
extension RuleContext {
  /// The calls that take the closures around the node, innermost first: containers and modifiers.
  var enclosingCalls: [(call: SyntaxNode, closure: SyntaxNode)] {
    var result: [(SyntaxNode, SyntaxNode)] = []
    for index in ancestors.indices.reversed() where ancestors[index].kind == .closureExpr {
      var outer = index - 1
      while outer >= 0, ancestors[outer].kind == .labeledExpr || ancestors[outer].kind == .labeledTrailingClosure {
        outer -= 1
      }
      guard outer >= 0 else { break }
      if ancestors[outer].kind == .functionCallExpr { result.append((ancestors[outer], ancestors[index])) }
    }
    return result
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
