import ViewSemantics
import ViewSource
import ViewSyntax

extension RuleContext {
  /// Whether the node is evaluated each time that views are made: in a body, or in a property or function of the view
  /// that gives a body something to show.
  var runsForBody: Bool {
    if runsWithBody { return true }
    guard isInView, let decl, analyzer.decl(decl).kind == .function || analyzer.decl(decl).has(.isComputed),
      ancestors.indices.allSatisfy({ runsAtOnce(ancestorAt: $0, of: decl) })
    else { return false }
    return isAskedByBody(decl)
  }

  /// Whether a body asks a helper for something to show, itself or through another helper.
  private func isAskedByBody(_ helper: DeclID) -> Bool {
    if let known = helpersOfBodies[helper] { return known }
    // Helpers that ask each other are asked if a body asks one of them.
    helpersOfBodies[helper] = false
    let isAsked = (bodiesOfType + bodiesElsewhere(thatMayUse: helper)).contains { body in
      if body == helper || !isPartOfBodies(body) { return false }
      if makesViews(body) { return asks(for: helper, in: body) }
      return asks(for: helper, in: body, orKeeps: false) && isAskedByBody(body)
    }
    helpersOfBodies[helper] = isAsked
    return isAsked
  }

  /// Whether code may be what a body is made of: what waits is not, nor is what gives nothing.
  private func isPartOfBodies(_ body: DeclID) -> Bool {
    if makesViews(body) { return true }
    switch analyzer.decl(body).kind {
    case .variable: return analyzer.decl(body).has(.isComputed)
    case .function: return !analyzer.signature(of: body).isAsync
    default: return false
    }
  }

  /// The same as `runsWithBody`, but for functions that nothing calls that makes views: what only an action calls, a test
  /// or a controller, is code like any other.
  var runsWithCalledBody: Bool {
    guard runsWithBody else { return false }
    guard let decl, analyzer.decl(decl).kind == .function, !analyzer.isViewContent(decl) else { return true }
    guard isInView else { return false }
    return isCalledByViews(decl)
  }

  /// Whether code that makes views calls a function or getter, and is itself called if no other code can.
  private func isCalledByViews(_ decl: DeclID) -> Bool {
    if let known = calledHelpers[decl] { return known }
    // Helpers that call each other are called if something else calls one of them.
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

  /// Whether the code is a private helper that nothing calls but perhaps others that nothing calls.
  var isNeverCalled: Bool {
    // What extends a protocol is there for the views that conform to it.
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

  /// Whether a call makes views with a function that is given by its name: `ForEach(items, content: row)`.
  private func isBuilt(with decl: DeclID, _ call: SyntaxNode, _ record: BodyRecord) -> Bool {
    guard call.kind == .functionCallExpr, let use = record.uses[call.id] else { return false }
    let parameters = analyzer.parameters(of: use)
    return analyzer.arguments(of: call, record).contains { argument in
      guard record.decl(of: argument.node) == decl, let number = argument.parameter, number < parameters.count
      else { return false }
      return parameters[number].builder != nil
    }
  }

  /// Whether the code is a getter that a body asks. What a function does is said where it is called: an action may call it
  /// as well.
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

  /// What has code of its own in this file and type.
  var bodiesOfType: [DeclID] { analyzer.bodies(in: fileID, of: ownerType) }

  /// Whether a body is code of the same type as this.
  func isOfSameType(_ body: DeclID) -> Bool {
    analyzer.owner(of: body).flatMap { analyzer.nominal(of: $0) } == ownerType
  }

  /// Whether a body uses a declaration as it makes its views, not in an action that runs later.
  ///
  /// - Parameter orKeeps: whether that counts by which something is kept that is asked for once: `kept ?? made()`.
  private func asks(for decl: DeclID, in body: DeclID, orKeeps: Bool = true) -> Bool {
    let node = analyzer.node(of: body)
    guard node.mentions(analyzer.decl(decl).name) else { return false }
    let record = analyzer.record(of: body)
    var open = [node]
    while let next = open.popLast() {
      if next.kind == .closureExpr, record.builders[next.id] == nil { continue }
      // A function that is given on is called here only by what makes views with it.
      let isUse = next.kind == .functionCallExpr || analyzer.decl(decl).kind == .variable
      if isUse, record.decl(of: next) == decl || isBuilt(with: decl, next, record) { return true }
      open += !orKeeps && next.isCoalescing ? next.children.prefix(1) : next.children.prefix(.max)
    }
    return false
  }
}
