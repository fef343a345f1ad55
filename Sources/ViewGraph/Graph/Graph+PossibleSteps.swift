extension Graph {
  /// What a person can do with what is shown now, as steps that `take(_:)` accepts.
  ///
  /// In the order of the program, each step once: taps on what reacts to one, a letter into each field, each control moved
  /// to the middle of its range, rows deleted, lists loaded anew, screens left and presented ones dismissed. Where several
  /// elements have the same label, the step reaches the first of them, as it does for a person who names it.
  public var possibleSteps: [Step] {
    var steps: [Step] = []
    var known: Set<Step> = []
    func add(_ step: Step) {
      if known.insert(step).inserted { steps.append(step) }
    }
    func visit(_ element: Element) {
      if case .hidden = element.drawing { return }
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

  /// The name by which `find` reaches an element: its identifier, its label, or that of the first thing in it that has one.
  private func name(of element: Element) -> String? {
    if let name = element.identifier ?? element.title ?? element.text, !name.isEmpty { return name }
    for child in element.children { if let name = name(of: child) { return name } }
    return nil
  }
}
