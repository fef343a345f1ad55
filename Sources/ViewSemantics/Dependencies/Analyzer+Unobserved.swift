/// Changes of an object that a view holds but does not observe.
extension Analyzer {
  /// Whether a change of an object's property certainly does not invalidate a view's body, although the view may hold
  /// the object: neither the view nor any view that makes it reacts to it.
  public func isUnobserved(_ property: DeclID, by view: DeclID) -> Bool {
    guard let own = dependencies(of: view), own.isComplete, own.unknownNames.isEmpty, own.observed.isEmpty,
      own.contentsCalled.isEmpty
    else { return false }
    return !UpdateSearch(property: property, analyzer: self).mayRun(view)
  }

  /// Whether a member is the update function of a platform view: `updateUIView`.
  public func isUpdate(_ member: DeclID) -> Bool { updating(at: member) != nil }
}

/// Searches for a view whose body a property's change invalidates, and which re-evaluates the views it makes.
///
/// The search visits the nearest makers first, because each visited view is type-checked completely and most searches
/// end at a view that observes the change.
private struct UpdateSearch {
  let property: DeclID
  let analyzer: Analyzer

  /// The limit of views whose makers are visited.
  private static let maximumCount = 64

  init(property: DeclID, analyzer: Analyzer) {
    self.property = property
    self.analyzer = analyzer
  }

  /// Whether a body may be re-evaluated: it observes the change, or gets other inputs from a view that is re-evaluated.
  func mayRun(_ view: DeclID) -> Bool {
    if isInvalidated(view) { return true }
    var seen: Set<DeclID> = [view]
    var next = [view]
    while !next.isEmpty {
      var outer: [DeclID] = []
      for view in next {
        for maker in makers(of: view) {
          switch update(of: view, by: maker) {
          case .certain: return true
          case .never: continue
          case .withMaker:
            guard seen.insert(maker).inserted else { continue }
            if seen.count > Self.maximumCount || isInvalidated(maker) { return true }
            outer.append(maker)
          }
        }
      }
      next = outer
    }
    return false
  }

  /// Whether the change itself invalidates a body, or may do so.
  private func isInvalidated(_ view: DeclID) -> Bool {
    guard let dependencies = analyzer.dependencies(of: view) else { return true }
    return !dependencies.isComplete || dependencies.effects(ofDecl: property).contains { $0.runsBody }
  }

  /// Whether a view re-evaluates another one that it makes: with the change, whenever its own body runs, or never.
  private enum Update {
    case certain, withMaker, never
  }

  private func update(of view: DeclID, by maker: DeclID) -> Update {
    guard let dependencies = analyzer.dependencies(of: maker) else { return .certain }
    let calls = dependencies.children.filter { $0.view == view }
    if calls.isEmpty { return dependencies.isComplete ? .never : .certain }
    let fates = dependencies.effects(ofDecl: property).flatMap(\.children).filter { child in
      calls.contains { $0.file == child.file && $0.range == child.range }
    }
    if fates.contains(where: { $0.fate != .skipped }) { return .certain }
    return calls.contains(where: mayDiffer) ? .withMaker : .never
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
