extension Graph {
  /// The possible user actions on the current views, as steps that `take(_:)` accepts.
  ///
  /// In view order, without duplicates: taps, a letter for each field, each control moved to the middle of its range,
  /// row deletions, refreshes, back navigation and dismissals. If several elements have the same label, the step
  /// reaches the first of them.
  public var possibleSteps: [Step] {
    var steps: [Step] = []
    var known: Set<Step> = []
    func add(_ step: Step) {
      if known.insert(step).inserted { steps.append(step) }
    }
    func visit(_ element: Element) {
      if case .hidden = element.drawing { return }
      // An element that is being removed is not available.
      if element.departure != nil { return }
      let actions = element.actions
      guard actions.isReached else { return }
      if actions.isEnabled {
        if let name = name(of: element) {
          if actions.tap != nil || actions.gesture != nil { add(.tap(name)) }
          if actions.type != nil { add(.type(into: name, "a")) }
          if actions.drag != nil { add(.drag(name, 0.5)) }
          if actions.submit != nil { add(.submit(name)) }
          if actions.delete != nil { add(.delete(name)) }
        }
        if actions.refresh != nil { add(.refresh) }
        if actions.back != nil { add(.back) }
        if actions.dismiss != nil { add(.dismiss) }
      }
      for child in element.children { visit(child) }
    }
    for element in elements { visit(element) }
    return steps
  }

  /// The name by which `find` finds an element: its identifier or label, or that of its first named descendant.
  private func name(of element: Element) -> String? {
    if let name = element.identifier ?? element.title ?? element.text, !name.isEmpty { return name }
    for child in element.children { if let name = name(of: child) { return name } }
    return nil
  }
}
