import ViewSemantics
import ViewSource
import ViewSyntax

extension RuleContext {
  /// Whether body evaluation evaluates the node: it is in a body, or in a property or function that a body of the view
  /// uses for its content.
  var runsForBody: Bool {
    if runsWithBody { return true }
    guard isInView || hasContent, let decl,
      analyzer.decl(decl).kind == .function || analyzer.decl(decl).has(.isComputed),
      ancestors.indices.allSatisfy({ runsAtOnce(ancestorAt: $0, of: decl) })
    else { return false }
    return isAskedByBody(decl)
  }

  /// Whether the type has a body, also if it is no view: commands, a scene, or the content of a toolbar.
  private var hasContent: Bool {
    ownerType.map { analyzer.memberDecls(.body, of: $0).contains { analyzer.isViewContent($0) } } ?? false
  }

  /// Whether a body uses a helper for its content, directly or through other helpers.
  private func isAskedByBody(_ helper: DeclID) -> Bool {
    if let known = helpersOfBodies[helper] { return known }
    // Recursive helpers are used if a body uses one of them.
    helpersOfBodies[helper] = false
    let isAsked = (bodiesOfType + bodiesElsewhere(thatMayUse: helper)).contains { body in
      if body == helper || !isPartOfBodies(body) { return false }
      if makesViews(body) { return asks(for: helper, in: body) }
      return asks(for: helper, in: body, orKeeps: false) && isAskedByBody(body)
    }
    helpersOfBodies[helper] = isAsked
    return isAsked
  }

  /// Whether a member may be part of body evaluation: asynchronous functions are not.
  private func isPartOfBodies(_ body: DeclID) -> Bool {
    if makesViews(body) { return true }
    switch analyzer.decl(body).kind {
    case .variable: return analyzer.decl(body).has(.isComputed)
    case .function: return !analyzer.signature(of: body).isAsync
    default: return false
    }
  }

  /// The same as `runsWithBody`, but not for functions that no view code calls. A function that only an action, a test
  /// or a controller calls is not part of a body.
  var runsWithCalledBody: Bool {
    guard runsWithBody else { return false }
    guard let decl, analyzer.decl(decl).kind == .function, !analyzer.isViewContent(decl) else { return true }
    guard isInView else { return false }
    return isCalledByViews(decl)
  }

  /// Whether view code calls a function or getter, and that code is itself called or visible to other files.
  private func isCalledByViews(_ decl: DeclID) -> Bool {
    if let known = calledHelpers[decl] { return known }
    // Recursive helpers are called if other code calls one of them.
    calledHelpers[decl] = false
    let isCalled = bodiesOfType.contains { body in
      body != decl && makesViews(body) && asks(for: decl, in: body) && mayRun(body)
    }
    calledHelpers[decl] = isCalled
    return isCalled
  }

  private func mayRun(_ body: DeclID) -> Bool {
    analyzer.isViewContent(body) || analyzer.decl(body).access > .privateAccess || isCalledByViews(body)
  }

  /// Whether the code is a private helper without callers, apart from other private helpers without callers.
  var isNeverCalled: Bool {
    // The members of a protocol extension are for the views that conform to it.
    guard let decl, isInView, analyzer.decl(decl).access == .privateAccess, !analyzer.isViewContent(decl),
      ownerType.map({ analyzer.decl($0).kind == .structure }) == true
    else { return false }
    return !isCalledByViews(decl)
  }

  /// Whether a member makes views.
  func makesViews(_ body: DeclID) -> Bool {
    if analyzer.isViewContent(body) { return true }
    switch analyzer.decl(body).kind {
    case .variable: return analyzer.isView(analyzer.variableType(of: body))
    case .function: return analyzer.isView(analyzer.signature(of: body).result)
    default: return false
    }
  }

  /// Whether a call builds views with a function that is passed by name: `ForEach(items, content: row)`.
  private func isBuilt(with decl: DeclID, _ call: SyntaxNode, _ record: BodyRecord) -> Bool {
    guard call.kind == .functionCallExpr, let use = record.uses[call.id] else { return false }
    let parameters = analyzer.parameters(of: use)
    return analyzer.arguments(of: call, record).contains { argument in
      guard record.decl(of: argument.node) == decl, let number = argument.parameter, number < parameters.count
      else { return false }
      return parameters[number].builder != nil
    }
  }

  /// Whether the code is a getter that a body uses. The effects of a function are reported at its calls, because an
  /// action may call it, too.
  var isGetterForBody: Bool {
    guard let decl, analyzer.decl(decl).kind == .variable else { return false }
    return runsForBody
  }

  private func runsAtOnce(ancestorAt index: Int, of decl: DeclID) -> Bool {
    let around = ancestors[index]
    return switch around.kind {
    case .closureExpr: runsAtOnce(closureAt: index)
    case .functionDecl: around.id == analyzer.node(of: decl).id
    case .accessorDecl: around.ownToken(.getKeyword) != nil
    default: true
    }
  }

  /// The members with code of the type in this file.
  var bodiesOfType: [DeclID] { analyzer.bodies(in: fileID, of: ownerType) }

  /// Whether a member belongs to the same type as this code, or is state of the type in a structure.
  func isOfSameType(_ body: DeclID) -> Bool {
    analyzer.owner(of: body).flatMap { analyzer.nominal(of: $0) } == ownerType
      || analyzer.state(holding: body).map { isOfSameType($0) } == true
  }

  /// Whether a body uses a declaration in body evaluation, and not in an action.
  ///
  /// - Parameter orKeeps: whether uses in the right operand of `kept ?? made()` count, which run only once.
  private func asks(for decl: DeclID, in body: DeclID, orKeeps: Bool = true) -> Bool {
    let node = analyzer.node(of: body)
    guard node.mentions(analyzer.decl(decl).name) else { return false }
    let record = analyzer.record(of: body)
    var open = [node]
    while let next = open.popLast() {
      if next.kind == .closureExpr, record.builders[next.id] == nil { continue }
      // Only a builder calls a function that is passed by name during body evaluation.
      let isUse = next.kind == .functionCallExpr || analyzer.decl(decl).kind == .variable
      if isUse, record.decl(of: next) == decl || isBuilt(with: decl, next, record) { return true }
      open += !orKeeps && next.isCoalescing ? next.children.prefix(1) : next.children.prefix(.max)
    }
    return false
  }
}
