extension StackPass {
  /// Distributes `length` points among the items.
  ///
  /// Views are measured by priority, and within a priority the least flexible first. Each is offered an equal share of
  /// the rest for its priority, and keeps the size that it returns. The minimum lengths of views with lower priorities
  /// are reserved, and released when those views are measured.
  mutating func distribute(_ length: Double, across minor: Double?) {
    guard !items.isEmpty else { return }
    sortTurns { $0.priority > $1.priority }
    probe(across: minor)
    sortTurns(by: StackItem.isLaidOut)
    let highest = item(at: 0).priority
    var available = length
    for item in items where item.priority != highest { available -= item.minimum }
    var turn = 0
    while turn < items.count {
      let end = endOfPriority(from: turn)
      if item(at: turn).priority != highest {
        for later in turn..<end { available += item(at: later).minimum }
        // A view with an infinite minimum leaves nothing to others.
        if available.isNaN { available = 0 }
      }
      while turn < end {
        let index = Int(items[turn].turn)
        engine.note(
          .stackShare(available: available, among: end - turn, priority: items[index].priority, along: axis))
        measure(index, max(available / Double(end - turn), 0), across: minor)
        let rest = available - items[index].size[axis]
        available = rest.isNaN ? available : rest
        turn += 1
      }
    }
  }

  /// The item measured at `turn`.
  private func item(at turn: Int) -> StackItem { items[Int(items[turn].turn)] }

  /// The first turn after `turn` with an item of another priority.
  private func endOfPriority(from turn: Int) -> Int {
    let priority = item(at: turn).priority
    var end = turn + 1
    while end < items.count, item(at: end).priority == priority { end += 1 }
    return end
  }

  /// Measures the minimum and the flexibility of views that share their priority with others, and the minimum of views
  /// below the highest priority.
  private mutating func probe(across minor: Double?) {
    let highest = item(at: 0).priority
    var turn = 0
    while turn < items.count {
      let end = endOfPriority(from: turn)
      let isShared = end - turn > 1
      while turn < end {
        let index = Int(items[turn].turn)
        turn += 1
        guard isShared || items[index].priority != highest else { continue }
        engine.note(.stackMinimum)
        let minimum = engine.size(of: items[index].node, in: ProposedViewSize(0, along: axis, across: minor))[axis]
        items[index].minimum = minimum
        guard isShared else { continue }
        engine.note(.stackMaximum)
        let maximum = engine.size(
          of: items[index].node, in: ProposedViewSize(.infinity, along: axis, across: minor))[axis]
        items[index].flexibility = maximum == minimum ? 0 : maximum - minimum
      }
    }
  }

  /// Sorts the turns stably. Mostly they are sorted already.
  private mutating func sortTurns(by isBefore: (StackItem, StackItem) -> Bool) {
    var isSorted = true
    for turn in items.indices.dropFirst() where isBefore(item(at: turn), item(at: turn - 1)) { isSorted = false }
    if isSorted { return }
    let turns = items.map(\.turn).sorted { left, right in
      let (leftItem, rightItem) = (items[Int(left)], items[Int(right)])
      if isBefore(leftItem, rightItem) { return true }
      return !isBefore(rightItem, leftItem) && left < right
    }
    for (turn, index) in turns.enumerated() { items[turn].turn = index }
  }
}

extension StackItem {
  /// Whether a stack measures `left` before `right`: by higher priority, then by lower flexibility, and for two
  /// infinitely flexible views by larger minimum.
  fileprivate static func isLaidOut(_ left: StackItem, before right: StackItem) -> Bool {
    if left.priority != right.priority { return left.priority > right.priority }
    if left.flexibility != right.flexibility { return left.flexibility < right.flexibility }
    return left.flexibility == .infinity && left.minimum > right.minimum
  }
}
