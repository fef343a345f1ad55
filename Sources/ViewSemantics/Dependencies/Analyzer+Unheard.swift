/// Changes of an object of which a view that keeps it is not told.
extension Analyzer {
  /// Whether the change of a property of an object certainly does not run the body of a view again, although the view may
  /// have the object: neither itself nor any view that makes it gives it a reason to.
  public func isUnheard(_ property: DeclID, by view: DeclID) -> Bool {
    guard let own = dependencies(of: view), own.isComplete, own.unknownNames.isEmpty, own.observed.isEmpty,
      own.contentsCalled.isEmpty
    else { return false }
    var search = UpdateSearch(property: property, analyzer: self)
    return !search.mayRun(view)
  }

  /// Whether a member is the function by which a platform view is updated: `updateUIView`.
  public func isUpdate(_ member: DeclID) -> Bool { updating(at: member) != nil }
}

/// Looks for a view whose body runs again where a property changes, and that runs those it makes with it.
private struct UpdateSearch {
  let property: DeclID
  let analyzer: Analyzer
  private var known: [DeclID: Bool] = [:]

  /// How many views are gone over: each is typed throughout.
  private static let maximumCount = 64

  init(property: DeclID, analyzer: Analyzer) {
    self.property = property
    self.analyzer = analyzer
  }

  /// Whether a body may run again: it is told itself, or is given something else by a view that runs again.
  mutating func mayRun(_ view: DeclID) -> Bool {
    if let known = known[view] { return known }
    // Views that make each other run again if something else does that to one of them.
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

  /// Whether a view that makes another one may run it again.
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

  /// Whether a view may be given something else than before by a body that runs again, besides objects.
  private func mayDiffer(_ call: ChildInput) -> Bool {
    call.freshness != .same || call.callsContents || !call.bindings.isEmpty || !call.perhaps.isEmpty
      || !call.endings.values.isEmpty || call.endings.freshness != .same
      || call.values.contains { value in
        let type = analyzer.variableType(of: value)
        return analyzer.types.kind(type) != .nominal || analyzer.decl(analyzer.types.decl(type)).kind != .classType
      }
  }

  /// The views in whose code, or that of their helpers, a view is named.
  private func makers(of view: DeclID) -> [DeclID] {
    let users = analyzer.program.bodies(naming: analyzer.decl(view).name).compactMap { body in
      analyzer.owner(of: body).flatMap { analyzer.nominal(of: $0) }
    }
    return Set(users).inOrder.filter { $0 != view && analyzer.updatedMember(of: $0) != nil }
  }
}
