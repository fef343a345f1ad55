extension LayoutEngine {
  /// Shares out `length` points among the items from `base` on.
  ///
  /// Views are served by priority, and among equals the least flexible first. Each is offered an equal share of what is
  /// left for its priority and takes what it takes. What views of lower priorities need at least is set aside, and
  /// given back when it is their turn.
  func distribute(_ length: Double, along axis: Axis, across minor: Double?, from base: Int) {
    let count = stackItems.count - base
    guard count > 0 else { return }
    let order = stackOrder.count
    appendOrder(from: base)
    probe(along: axis, across: minor, from: base, order: order)
    sortOrder(from: order, base: base)
    var available = length
    let highest = stackItems[base + Int(stackOrder[order])].priority
    for index in base..<base + count where stackItems[index].priority != highest {
      available -= stackItems[index].minimum
    }
    var position = 0
    while position < count {
      let priority = stackItems[base + Int(stackOrder[order + position])].priority
      var end = position
      while end < count, stackItems[base + Int(stackOrder[order + end])].priority == priority {
        if priority != highest { available += stackItems[base + Int(stackOrder[order + end])].minimum }
        end += 1
      }
      while position < end {
        let index = base + Int(stackOrder[order + position])
        recorder?.expect(.stackShare(available: available, among: end - position, priority: priority, along: axis))
        measure(index, max(available / Double(end - position), 0), along: axis, across: minor)
        let taken = available - stackItems[index].size[axis]
        available = taken.isNaN ? available : taken
        position += 1
      }
    }
    stackOrder.removeSubrange(order...)
  }

  /// Adds the indices of the items from `base` on to `stackOrder`, by falling priority and otherwise as they are.
  private func appendOrder(from base: Int) {
    let order = stackOrder.count
    var isSorted = true
    for index in base..<stackItems.count {
      stackOrder.append(Int32(index - base))
      if index > base && stackItems[index].priority > stackItems[index - 1].priority { isSorted = false }
    }
    if isSorted { return }
    stackOrder[order...].sort { left, right in
      let (leftItem, rightItem) = (stackItems[base + Int(left)], stackItems[base + Int(right)])
      return leftItem.priority == rightItem.priority ? left < right : leftItem.priority > rightItem.priority
    }
  }

  /// Measures the minimum and the flexibility of views that share a priority with another, and the minimum of those
  /// that are not of the highest.
  private func probe(along axis: Axis, across minor: Double?, from base: Int, order: Int) {
    let count = stackItems.count - base
    let highest = stackItems[base + Int(stackOrder[order])].priority
    for position in 0..<count {
      let index = base + Int(stackOrder[order + position])
      let item = stackItems[index]
      let isAfterEqual =
        position > 0 && stackItems[base + Int(stackOrder[order + position - 1])].priority == item.priority
      let isBeforeEqual =
        position + 1 < count && stackItems[base + Int(stackOrder[order + position + 1])].priority == item.priority
      let isShared = isAfterEqual || isBeforeEqual
      guard isShared || item.priority != highest else { continue }
      recorder?.expect(.stackMinimum)
      let minimum = size(of: item.node, in: ProposedViewSize(0, along: axis, across: minor))[axis]
      stackItems[index].minimum = minimum
      guard isShared else { continue }
      recorder?.expect(.stackMaximum)
      let maximum = size(of: item.node, in: ProposedViewSize(.infinity, along: axis, across: minor))[axis]
      stackItems[index].flexibility = maximum == minimum ? 0 : maximum - minimum
    }
  }

  /// Sorts the order from `order` on, which is sorted by priority already, by flexibility within each priority.
  private func sortOrder(from order: Int, base: Int) {
    let isSorted = (order + 1..<max(stackOrder.count, order + 1)).allSatisfy { position in
      !isServed(stackOrder[position], before: stackOrder[position - 1], base: base)
    }
    if isSorted { return }
    var sorted = Array(stackOrder[order...])
    sorted.sort { isServed($0, before: $1, base: base) }
    stackOrder.replaceSubrange(order..., with: sorted)
  }

  private func isServed(_ left: Int32, before right: Int32, base: Int) -> Bool {
    let (leftItem, rightItem) = (stackItems[base + Int(left)], stackItems[base + Int(right)])
    if leftItem.priority != rightItem.priority { return leftItem.priority > rightItem.priority }
    return leftItem.isServed(before: rightItem) ?? (left < right)
  }
}
