import ViewSemantics
import ViewSource
import ViewSyntax

extension RuleContext {
  /// A value that a maker of a view passes for an input, directly or as a binding, and that changes during the view's
  /// lifetime.
  func change(of input: DeclID, of view: DeclID) -> Diagnostic.Note? {
    change(of: input, of: view, depth: 0, wholly: false)
  }

  /// The maximum number of views that pass an input on to each other.
  private static let maximumViews = 3

  /// - Parameter wholly: whether only replacing the whole value counts, because the view reads a constant part of it.
  private func change(of input: DeclID, of view: DeclID, depth: Int, wholly: Bool) -> Diagnostic.Note? {
    let label = label(ofInput: input)
    for use in uses(ofView: view) {
      let place = use.context
      guard place.runsWithBody, place.staysInPlace(use.node), let value = place.argument(use.node, label) else {
        continue
      }
      // A constant member of a value changes only with the whole value.
      let wholly =
        wholly
        || value.kind == .memberAccessExpr
          && place.record.decl(of: value).map { analyzer.decl($0).has(.isConstant) } ?? false
      // `$notes[chosen]` is a binding to another element when the index changes.
      let stored = place.boundProperty(value) ?? place.trackedSource(of: value)
      let source = stored ?? place.trackedIndex(of: value) ?? place.changingSource(of: value)
      guard !place.isShownAnewWhereUsed() else { continue }
      guard let source else {
        // `Carousel(pages: tab.pages)` in a view with a `tab` that changes.
        if depth < Self.maximumViews, let (outer, owner) = place.inputPassedOn(by: value), owner != view,
          let found = place.change(of: outer, of: owner, depth: depth + 1, wholly: wholly)
        {
          return found
        }
        if let found = place.changeOfArgument(for: value) { return found }
        continue
      }
      let uses = PropertyUses(of: source, analyzer)
      // Another index finds another value.
      let isWritten = uses.writes.contains { !wholly || $0.value != nil || stored == nil }
      if isWritten || place.boundProperty(value) == nil && !uses.bindings.isEmpty {
        return place.note("this changes while the view stays", at: source)
      }
    }
    return nil
  }

  /// A value that a caller passes for a parameter of the current function, an extension of `View`, and that changes:
  /// `isActive` of `func pulsing(_ isActive: Bool) -> some View { modifier(Pulse(isActive: isActive)) }`.
  private func changeOfArgument(for value: SyntaxNode) -> Diagnostic.Note? {
    guard let decl, value.kind == .declReferenceExpr, analyzer.isOwnFunction(decl), let token = value.referencedName,
      record.uses[value.id].map({ $0.decl.file == analyzer.localFile }) ?? true,
      let number = analyzer.signature(of: decl).parameters.firstIndex(where: { $0.name == value.name(of: token) })
    else { return nil }
    return calls(of: decl).firstNonNil { use -> Diagnostic.Note? in
      let place = use.context
      guard place.runsWithBody, !place.isPreview, place.staysInPlace(use.node), !place.isShownAnewWhereUsed(),
        let given = analyzer.arguments(of: use.node, place.record).first(where: { $0.parameter == number })?.node,
        let source = place.trackedSource(of: given) ?? place.changingSource(of: given)
      else { return nil }
      let uses = PropertyUses(of: source, analyzer)
      return uses.writes.isEmpty && uses.bindings.isEmpty
        ? nil : place.note("this changes while the view stays", at: source)
    }
  }

  /// A property that the body subscribes to, that code changes, and from which a value is computed: `names` of
  /// `names.map { Pin($0) }` and of `"\(names.count)"`.
  private func changingSource(of value: SyntaxNode) -> DeclID? {
    let read = storedRead(by: value).filter { property in
      guard analyzer.isTracked(property) || analyzer.isObserved(property) else { return false }
      let type = analyzer.variableType(of: property)
      return nominal(analyzer.wrapped(type) ?? type).map { analyzer.decl($0).kind != .classType } ?? false
    }
    return read.sorted { ($0.file.index, $0.index) < ($1.file.index, $1.index) }.first {
      let uses = PropertyUses(of: $0, analyzer)
      return !uses.writes.isEmpty || !uses.bindings.isEmpty
    }
  }

  /// The stored properties that a value reads; for a name that `if let` unwraps, those that its property reads.
  private func storedRead(by value: SyntaxNode) -> Set<DeclID> {
    guard value.kind == .declReferenceExpr || value.kind == .memberAccessExpr,
      let condition = unwrapping(of: value.rootOfPath), condition.initialValue == nil, let ownerType,
      let word = value.rootOfPath.referencedName,
      let member = analyzer.directMembers(of: ownerType, named: value.rootOfPath.name(of: word)).first
    else { return Set(storedProperties(in: [value], record)) }
    return Set(storedProperties(in: [analyzer.node(of: member)], analyzer.record(of: member)))
  }

  /// The input of the current view that a value is or is a part of, with the view: `tab` of `tab.pages`.
  private func inputPassedOn(by value: SyntaxNode) -> (input: DeclID, view: DeclID)? {
    guard let ownerType, let use = record.uses[value.rootOfPath.id], use.part == .value, isOfSameType(use.decl),
      analyzer.isInput(use.decl)
    else { return nil }
    return (use.decl, ownerType)
  }
}

extension SyntaxNode {
  /// `tab` of `tab.pages.first`; the node itself if it is no path.
  fileprivate var rootOfPath: SyntaxNode {
    var current = self
    while current.kind == .memberAccessExpr, let base = current.children.first, base.kind.isExpr, !base.isSelfReference
    {
      current = base
    }
    return current
  }
}
