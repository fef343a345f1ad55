/// The queue of dirty views: outermost first, views of the same depth in the order of insertion.
struct UpdateQueue {
  private var levels: [[ViewNode]] = []
  /// The current level. No view waits in a lower one.
  private var level = 0
  /// The number of views taken from the current level.
  private var taken = 0
  private var count = 0

  var isEmpty: Bool { count == 0 }

  mutating func insert(_ node: ViewNode) {
    while levels.count <= node.depth { levels.append([]) }
    levels[node.depth].append(node)
    count += 1
    guard node.depth < level else { return }
    levels[level].removeFirst(taken)
    (level, taken) = (node.depth, 0)
  }

  mutating func popOutermost() -> ViewNode? {
    guard count > 0 else { return nil }
    while taken == levels[level].count {
      levels[level] = []
      (level, taken) = (level + 1, 0)
    }
    let node = levels[level][taken]
    taken += 1
    count -= 1
    if count == 0 {
      levels[level] = []
      taken = 0
    }
    return node
  }
}
