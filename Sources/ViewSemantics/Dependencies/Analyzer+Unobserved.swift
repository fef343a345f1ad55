/// Changes of an object that a view holds but does not observe.
extension Analyzer {
  /// Whether a change of an object's property certainly does not invalidate a view's body, although the view may hold
  /// the object: neither the view nor any view that makes it reacts to it.
  public func isUnobserved(_ property: DeclID, by view: DeclID) -> Bool {
    guard let own = dependencies(of: view), own.isComplete, own.unknownNames.isEmpty, own.observed.isEmpty,
      own.contentsCalled.isEmpty
    else { return false }
    var search = UpdateSearch(property: property, analyzer: self)
    return !search.mayRun(view)
  }

  /// Whether a member is the update function of a platform view: `updateUIView`.
  public func isUpdate(_ member: DeclID) -> Bool { updating(at: member) != nil }
}

/// Searches for a view whose body a property's change invalidates, and which re-evaluates the views it makes.
private struct UpdateSearch {
  let property: DeclID
  let analyzer: Analyzer
  private var known: [DeclID: Bool] = [:]

  /// The limit of visited views, each of which is type-checked completely.
  private static let maximumCount = 64

  init(property: DeclID, analyzer: Analyzer) {
    self.property = property
    self.analyzer = analyzer
  }

  /// Whether a body may be re-evaluated: it observes the change, or gets other inputs from a view that is re-evaluated.
  mutating func mayRun(_ view: DeclID) -> Bool {
    if let known = known[view] { return known }
    // A cycle of views is re-evaluated only if something else re-evaluates one of them.
    known[view] = false
    let found = findsReason(toRun: view)
    known[view] = found
    return found
  }

  private mutating func findsReason(toRun view: DeclID) -> Bool {
    guard known.count <= Self.maximumCount, let dependencies = analyzer.dependencies(of: view) else { return true }
    if !dependencies.isComplete || dependencies.effects(ofDecl: property).contains(where: { $0.runsBody }) {
      return true
    }
    return makers(of: view).contains { runs(view, from: $0) }
  }

  /// Whether a view that makes another one may re-evaluate it.
  private mutating func runs(_ view: DeclID, from maker: DeclID) -> Bool {
    guard let dependencies = analyzer.dependencies(of: maker) else { return true }
    let calls = dependencies.children.filter { $0.view == view }
    if calls.isEmpty { return !dependencies.isComplete && mayRun(maker) }
    let fates = dependencies.effects(ofDecl: property).flatMap(\.children).filter { child in
      calls.contains { $0.file == child.file && $0.range == child.range }
    }
    if fates.contains(where: { $0.fate != .skipped }) { return true }
    return calls.contains(where: mayDiffer) && mayRun(maker)
  }

  /// Whether a re-evaluated body may pass other inputs to a child than before, apart from objects.
  private func mayDiffer(_ call: ChildInput) -> Bool {
    call.freshness != .same || call.callsContents || !call.bindings.isEmpty || !call.perhaps.isEmpty
      || !call.endings.values.isEmpty || call.endings.freshness != .same
      || call.values.contains { value in
        let type = analyzer.variableType(of: value)
        return analyzer.types.kind(type) != .nominal || analyzer.decl(analyzer.types.decl(type)).kind != .classType
      }
  }

  /// The views whose code or helpers mention a view.
  private func makers(of view: DeclID) -> [DeclID] {
    let users = analyzer.program.bodies(naming: analyzer.decl(view).name).compactMap { body in
      analyzer.owner(of: body).flatMap { analyzer.nominal(of: $0) }
    }
    return Set(users).inOrder.filter { $0 != view && analyzer.updatedMember(of: $0) != nil }
  }
}
