import ViewSource
import ViewSyntax

/// Infers the parameter types of a closure from its body, where nothing outside determines them.
///
///     Destination(build: { AnyView(row($0)) })
///     apply { $0 + 1 }
///
/// Swift solves the single expression of a closure together with the enclosing call. Here the call comes first, and the
/// body is used only if a parameter is still open.
extension BodyChecker {
  /// Binds open parts of a closure's parameters by checking its single expression.
  ///
  /// - Parameter result: The contextual result type of the closure.
  func learn(_ parameters: [TypeID], from node: SyntaxNode, _ signature: SyntaxNode?, result: TypeID?) {
    guard node.flags.contains(.hasNumberedArguments) || signature != nil,
      unknownClosures < BodyChecker.maximumUnknownClosures,
      parameters.contains(where: { types.flags(analyzer.resolved($0)).contains(.hasVariable) })
    else { return }
    let items = activeItems(node.children.filter { $0.kind != .closureSignature })
    guard items.count == 1, var only = items.first else { return }
    if only.kind == .returnStmt, let value = only.children.first(where: { $0.kind.isExpr }) { only = value }
    guard only.kind.isExpr, !containsReturn(only) else { return }
    let outer = (recorder, errorWeight, memoScope, chainExpectation, sawOptionalChain)
    recorder = nil
    unknownClosures += 1
    memoScope = memos.newScope()
    defer {
      (recorder, errorWeight, memoScope, chainExpectation, sawOptionalChain) = outer
      unknownClosures -= 1
    }
    scope {
      visibleLocals = nil
      declareParameters(signature, parameters)
      closureParameters.append(parameters)
      defer { closureParameters.removeLast() }
      if let (target, value) = assignment(only) {
        // `{ $0[$1.kind, default: 0] += 1 }` determines the dictionary's key and value types.
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

  /// Binds open parts of the parameters of a result builder's closure by checking the calls in it:
  /// `ModelPreview { trip in TripRow(trip: trip) }`.
  func learn(_ parameters: [TypeID], fromBuilt node: SyntaxNode, _ signature: SyntaxNode?) {
    guard node.flags.contains(.hasNumberedArguments) || signature != nil,
      unknownClosures < BodyChecker.maximumUnknownClosures,
      parameters.contains(where: { types.kind(analyzer.resolved($0)) == .variable })
    else { return }
    let outer = recorder
    recorder = nil
    defer { recorder = outer }
    tellOfAround(node, parameters, signature)
    let names = signature.map { writtenParameters($0).map(\.name.text) } ?? parameters.indices.map { "$\($0)" }
    for (parameter, name) in zip(parameters, names) where types.kind(analyzer.resolved(parameter)) == .variable {
      tell(of: parameter, named: name, node, parameters, signature)
    }
  }

  /// Binds an open parameter by the first call that takes it as an argument, also in closures of the body.
  private func tell(
    of parameter: TypeID, named name: String, _ node: SyntaxNode, _ parameters: [TypeID], _ signature: SyntaxNode?
  ) {
    inClosure(with: parameters, signature) {
      for call in node.subtree where call.kind == .functionCallExpr {
        let isTaken = call.callArguments.contains { $0.node.map { isName($0, name) } ?? false }
        guard isTaken else { continue }
        _ = check(call, expected: nil)
        if types.kind(analyzer.resolved(parameter)) != .variable { return }
      }
    }
  }

  /// Whether a closure that returns nothing may determine open parameters of enclosing closures:
  /// `read { handler in numbers.forEach { handler($0) } }`.
  func mayTellOfAround(_ result: TypeID) -> Bool {
    result == analyzer.void && unknownClosures < BodyChecker.maximumUnknownClosures
      && closureParameters.contains { $0.contains { types.flags(analyzer.resolved($0)).contains(.hasVariable) } }
  }

  /// Checks the calls in a closure to infer the parameters of enclosing closures.
  func tellOfAround(_ node: SyntaxNode, _ parameters: [TypeID], _ signature: SyntaxNode?) {
    inClosure(with: parameters, signature) {
      for item in activeItems(node.children.filter { $0.kind != .closureSignature }) {
        if item.kind == .functionCallExpr { _ = check(item, expected: nil) } else { declareStatement(item) }
      }
    }
  }

  /// Checks code in the scope of a closure whose parameters may be open, apart from the checks around it.
  private func inClosure(with parameters: [TypeID], _ signature: SyntaxNode?, _ check: () -> Void) {
    let outer = (errorWeight, memoScope, chainExpectation, sawOptionalChain)
    unknownClosures += 1
    memoScope = memos.newScope()
    defer {
      (errorWeight, memoScope, chainExpectation, sawOptionalChain) = outer
      unknownClosures -= 1
    }
    scope {
      visibleLocals = nil
      declareParameters(signature, parameters)
      closureParameters.append(parameters)
      defer { closureParameters.removeLast() }
      check()
    }
  }

  /// The value type of a dictionary in a subscript with a default, as far as it is known. The default's provisional
  /// type may still change.
  private func valueOfDictionary(_ target: SyntaxNode) -> TypeID? {
    guard target.kind == .subscriptCallExpr, target.callArguments.count == 2, let base = target.children.first else {
      return nil
    }
    let type = analyzer.shallow(check(base, expected: nil))
    return analyzer.isKnown(type, .dictionary) ? types.argument(type, 1) : nil
  }

  /// Binds the type of a parameter that takes a tuple without labels to the tuple that a closure among the other
  /// arguments writes for it: `reduce(into: (0, 0)) { (place: inout (line: Int, column: Int), character) in … }`.
  func learnLabels(
    _ parameter: Parameter, from arguments: [Argument], _ match: [Int], _ instance: Instance
  ) {
    let wanted = analyzer.shallow(parameter.type)
    guard types.kind(wanted) == .variable else { return }
    for (argument, index) in zip(arguments, match) where index < instance.parameters.count {
      guard let signature = argument.closure?.child(.closureSignature) else { continue }
      let function = analyzer.normalized(instance.parameters[index].type)
      guard types.kind(function) == .function else { continue }
      for (written, given) in zip(writtenParameters(signature), types.arguments(function).dropLast()) {
        let open = analyzer.shallow(types.kind(given) == .inoutType ? types.argument(given, 0) : given)
        guard open == wanted, let node = written.type else { continue }
        let type = writtenType(node)
        let tuple = types.kind(type) == .inoutType ? types.argument(type, 0) : type
        guard types.kind(tuple) == .tuple, isWhole(tuple) else { continue }
        _ = analyzer.unify(wanted, tuple)
        return
      }
    }
  }
}
