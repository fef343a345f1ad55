import ViewSource
import ViewSyntax

/// What the body of a closure tells of its parameters, where nothing outside of it does.
///
///     Destination(build: { AnyView(row($0)) })
///     apply { $0 + 1 }
///
/// Swift solves the only expression of a closure together with the call around it. Here the call comes first, and the
/// body is looked at for this only if some parameter is still open.
extension BodyChecker {
  /// Binds what is open in the parameters of a closure to what its only expression makes of it.
  ///
  /// - Parameter result: The type wanted of the closure's result.
  func learn(_ parameters: [TypeID], from node: SyntaxNode, _ signature: SyntaxNode?, result: TypeID?) {
    guard node.flags.contains(.hasNumberedArguments) || signature != nil,
      unknownClosures < BodyChecker.maximumUnknownClosures,
      parameters.contains(where: { types.flags(analyzer.resolved($0)).contains(.hasVariable) })
    else { return }
    let items = activeItems(node.children.filter { $0.kind != .closureSignature })
    guard items.count == 1, var only = items.first else { return }
    if only.kind == .returnStmt, let value = only.children.first(where: { $0.kind.isExpr }) { only = value }
    guard only.kind.isExpr, !containsReturn(only) else { return }
    let outer = (recorder, mistakes, memoScope, chainExpectation, sawOptionalChain)
    recorder = nil
    unknownClosures += 1
    memoScope = memos.newScope()
    defer {
      (recorder, mistakes, memoScope, chainExpectation, sawOptionalChain) = outer
      unknownClosures -= 1
    }
    scope {
      visibleLocals = nil
      declareParameters(signature, parameters)
      closureParameters.append(parameters)
      defer { closureParameters.removeLast() }
      if let (target, value) = assignment(only) {
        // `{ $0[$1.kind, default: 0] += 1 }` tells what is counted by what.
        var score = Score()
        let assigned = check(target, expected: nil)
        let wanted = valueOfDictionary(target) ?? assigned
        _ = analyzer.convert(check(value, expected: wanted), to: wanted, &score)
        return
      }
      let type = check(only, expected: result)
      guard let result, types.kind(analyzer.resolved(type)) != .hole else { return }
      var score = Score()
      _ = analyzer.convert(type, to: result, &score)
    }
  }

  /// Whether a closure that gives nothing may tell what the parameters of closures around are that are not known yet:
  /// `read { handler in numbers.forEach { handler($0) } }`.
  func mayTellOfAround(_ result: TypeID) -> Bool {
    result == analyzer.void && unknownClosures < BodyChecker.maximumUnknownClosures
      && closureParameters.contains { $0.contains { types.flags(analyzer.resolved($0)).contains(.hasVariable) } }
  }

  /// Looks at what a closure calls for what it tells of the parameters of closures around.
  func tellOfAround(_ node: SyntaxNode, _ parameters: [TypeID], _ signature: SyntaxNode?) {
    let outer = (mistakes, memoScope, chainExpectation, sawOptionalChain)
    unknownClosures += 1
    memoScope = memos.newScope()
    defer {
      (mistakes, memoScope, chainExpectation, sawOptionalChain) = outer
      unknownClosures -= 1
    }
    scope {
      visibleLocals = nil
      declareParameters(signature, parameters)
      closureParameters.append(parameters)
      defer { closureParameters.removeLast() }
      for item in activeItems(node.children.filter { $0.kind != .closureSignature }) {
        if item.kind == .functionCallExpr { _ = check(item, expected: nil) } else { declareStatement(item) }
      }
    }
  }

  /// What a dictionary holds that is subscripted with a default, as far as it is known: what the default is taken for may
  /// still change.
  private func valueOfDictionary(_ target: SyntaxNode) -> TypeID? {
    guard target.kind == .subscriptCallExpr, target.callArguments.count == 2, let base = target.children.first else {
      return nil
    }
    let type = analyzer.shallow(check(base, expected: nil))
    return analyzer.isKnown(type, .dictionary) ? types.argument(type, 1) : nil
  }
}
