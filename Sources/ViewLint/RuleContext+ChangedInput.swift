import ViewSemantics
import ViewSource
import ViewSyntax

extension RuleContext {
  /// A value that a maker of a view passes for an input, directly or as a binding, and that changes during the view's
  /// lifetime.
  func change(of input: DeclID, of view: DeclID) -> Diagnostic.Note? {
    let label = analyzer.decl(input).name
    for use in uses(ofView: view) {
      let place = use.context
      guard place.runsWithBody, place.staysInPlace(use.node), let value = place.argument(use.node, label) else {
        continue
      }
      // A constant member of a value changes only with the whole value.
      if value.kind == .memberAccessExpr, let part = place.record.decl(of: value), analyzer.decl(part).has(.isConstant)
      {
        continue
      }
      // `$notes[chosen]` is a binding to another element when the index changes.
      let source =
        place.boundProperty(value) ?? place.trackedSource(of: value) ?? place.trackedIndex(of: value)
        ?? place.changingSource(of: value)
      guard let source, !place.isShownAnewWhereUsed() else { continue }
      let uses = PropertyUses(of: source, analyzer)
      if !uses.writes.isEmpty || place.boundProperty(value) == nil && !uses.bindings.isEmpty {
        return place.note("this changes while the view stays", at: source)
      }
    }
    return nil
  }

  /// A property that the body subscribes to, that code changes, and from which a value is computed: `names` of
  /// `names.map { Pin($0) }` and of `"\(names.count)"`.
  private func changingSource(of value: SyntaxNode) -> DeclID? {
    let read = storedProperties(in: [value], record).filter { property in
      guard analyzer.isTracked(property) || analyzer.isObserved(property) else { return false }
      let type = analyzer.variableType(of: property)
      return nominal(analyzer.wrapped(type) ?? type).map { analyzer.decl($0).kind != .classType } ?? false
    }
    return read.sorted { ($0.file.index, $0.index) < ($1.file.index, $1.index) }.first {
      let uses = PropertyUses(of: $0, analyzer)
      return !uses.writes.isEmpty || !uses.bindings.isEmpty
    }
  }
}
