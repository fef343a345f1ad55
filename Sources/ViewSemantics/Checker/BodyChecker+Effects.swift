import ViewSource
import ViewSyntax

/// Effects of closures: `{ try await load() }` is `() async throws -> Data`.
extension BodyChecker {
  /// Whether a function type allows the effects of a closure. Distinguishes the initializers of `Task`: the one whose
  /// task never fails applies only if the closure does not throw. Checked only for async functions, because scanning
  /// every closure is too expensive.
  func isAllowed(_ closure: SyntaxNode, _ function: TypeID) -> Bool {
    let allowed = types.effects(ofFunction: function)
    guard allowed.contains(.isAsync), !allowed.contains(.isThrowing) else { return true }
    sawEffects = true
    return !effects(ofClosure: closure).contains(.isThrowing)
  }

  /// `{ @MainActor () throws(Failure) in … }`
  func writtenAttributes(ofClosure signature: SyntaxNode) -> FunctionAttributes {
    var result =
      signature.child(.modifierList).map { analyzer.functionAttributes(in: $0, context) } ?? FunctionAttributes()
    result.thrown = analyzer.thrownType(writtenIn: signature, context)
    analyzer.noteOwnership(in: signature, &result)
    return result
  }

  /// Infers the error type of a closure where it is open, as in `Result { try load() }`: the written type, else
  /// `any Error` if the body throws, else `Never`.
  func learn(_ thrown: TypeID, fromClosure node: SyntaxNode) {
    guard types.kind(analyzer.shallow(thrown)) == .variable else { return }
    let written = node.child(.closureSignature).flatMap { analyzer.thrownType(writtenIn: $0, context) }
    let isThrowing = effects(ofClosure: node).contains(.isThrowing)
    let anyError = types.existential([analyzer.known(.error)])
    _ = analyzer.unify(thrown, written ?? (isThrowing ? anyError : analyzer.known(.never)))
  }

  /// Whether candidates differ in being async, or in the effects of their function parameters.
  func areToldApartByEffects(
    _ indices: [Int], _ viable: [(candidate: Candidate, match: [Int])], _ arguments: [Argument]
  ) -> Bool {
    let first = viable[indices[0]]
    let isAsync = signature(of: first.candidate).isAsync
    for index in indices.dropFirst() where signature(of: viable[index].candidate).isAsync != isAsync { return true }
    for (position, argument) in arguments.enumerated() where argument.closure != nil {
      let allowed = effects(ofParameterOf: first, position)
      for index in indices.dropFirst() where effects(ofParameterOf: viable[index], position) != allowed { return true }
    }
    return false
  }

  /// The candidates whose effects match: async ones under `await`, others without it. A closure is not passed to a
  /// parameter that does not allow its effects.
  func suitingEffects(
    _ ranked: [(index: Int, score: Score)], _ viable: [(candidate: Candidate, match: [Int])], _ arguments: [Argument]
  ) -> [(index: Int, score: Score)] {
    var suited = ranked.filter { signature(of: viable[$0.index].candidate).isAsync == isAwaited }
    if suited.isEmpty { suited = ranked }
    for (position, argument) in arguments.enumerated() {
      guard let closure = argument.closure else { continue }
      let done = effects(ofClosure: closure)
      let suiting = suited.filter { entry in
        effects(ofParameterOf: viable[entry.index], position).map { done.isSubset(of: $0) } ?? true
      }
      if !suiting.isEmpty { suited = suiting }
    }
    return suited
  }

  /// The effects that a function parameter allows; `nil` if the parameter is not of a function type.
  private func effects(ofParameterOf entry: (candidate: Candidate, match: [Int]), _ position: Int) -> FunctionEffects? {
    let parameters = signature(of: entry.candidate).parameters
    let place = entry.match[position]
    guard place < parameters.count, types.kind(parameters[place].type) == .function else { return nil }
    return types.effects(ofFunction: parameters[place].type)
  }

  /// The effects written before `in`, and those of a closure's statements.
  func effects(ofClosure node: SyntaxNode) -> FunctionEffects {
    var effects = node.child(.closureSignature)?.writtenEffects ?? []
    for statement in node.children where statement.kind != .closureSignature {
      if effects == [.isAsync, .isThrowing] { break }
      effects.formUnion(self.effects(of: statement))
    }
    return effects
  }

  /// The effects of a statement; nested functions and closures do not count.
  private func effects(of node: SyntaxNode) -> FunctionEffects {
    var effects: FunctionEffects = []
    switch node.kind {
    case .closureExpr, .functionDecl, .structDecl, .classDecl, .enumDecl, .actorDecl: return []
    case .awaitExpr: effects = .isAsync
    case .throwStmt: effects = .isThrowing
    case .tryExpr where node.ownToken(.postfixQuestion) == nil && node.ownToken(.exclamation) == nil:
      effects = .isThrowing
    case .forStmt:
      if node.ownToken(.awaitKeyword) != nil { effects.insert(.isAsync) }
      if node.ownToken(.tryKeyword) != nil { effects.insert(.isThrowing) }
    case .doStmt: return effectsOfDo(node)
    default: break
    }
    return node.children.reduce(into: effects) { $0.formUnion(self.effects(of: $1)) }
  }

  /// The effects of `do { try load() } catch { … }`: errors do not escape if one clause catches all.
  private func effectsOfDo(_ node: SyntaxNode) -> FunctionEffects {
    var effects: FunctionEffects = []
    var catches: FunctionEffects = []
    var catchesAll = false
    for child in node.children {
      if child.kind == .catchClause {
        if takesAll(child) { catchesAll = true }
        catches.formUnion(self.effects(of: child))
      } else {
        effects.formUnion(self.effects(of: child))
      }
    }
    if catchesAll { effects.remove(.isThrowing) }
    return effects.union(catches)
  }

  /// Whether a clause catches every error: `catch {`, `catch let error {`.
  private func takesAll(_ clause: SyntaxNode) -> Bool {
    guard let first = clause.children.first, first.kind != .codeBlock else { return true }
    guard first.children.count == 1, let pattern = first.children.first else { return false }
    return pattern.kind == .valueBindingPattern && pattern.children.first?.kind == .identifierPattern
  }
}

extension SyntaxNode {
  /// Whether a `catch` clause has no pattern and so binds `error` implicitly: `catch {`, `catch where tries > 3 {`.
  var bindsError: Bool {
    child(.switchCaseItem).map { item in !item.children.contains { $0.kind.isPattern || $0.kind.isExpr } } ?? true
  }

  /// The written `async` and `throws` of a function, a function type or a closure signature.
  var writtenEffects: FunctionEffects {
    var effects: FunctionEffects = child(.throwsClause) == nil ? [] : .isThrowing
    for token in ownTokens {
      switch token.kind {
      case .asyncKeyword, .reasyncKeyword: effects.insert(.isAsync)
      case .throwsKeyword, .rethrowsKeyword: effects.insert(.isThrowing)
      default: continue
      }
    }
    return effects
  }
}
