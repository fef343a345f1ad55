/// The requests in progress, most recent on top. A repeated request is a cycle.
///
/// Requests finish in reverse order. So each leaves its slot before those inserted earlier, and a removal never breaks
/// another request's probe sequence.
final class RequestStack {
  private var open: [Analyzer.Request] = []
  /// The index of each open request plus one, by hash; zero is empty.
  private var slots = [UInt32](repeating: 0, count: 1 << 8)

  var isEmpty: Bool { open.isEmpty }

  /// Pushes a request.
  ///
  /// - Returns: whether the request was not yet in progress.
  func push(_ request: Analyzer.Request) -> Bool {
    let slot = slot(of: request)
    guard slots[slot] == 0 else { return false }
    // Moved out for the change: see `Memo`.
    var (open, slots) = (self.open, self.slots)
    (self.open, self.slots) = ([], [])
    open.append(request)
    slots[slot] = UInt32(open.count)
    if open.count * 2 > slots.count { slots = RequestStack.grown(slots, open) }
    (self.open, self.slots) = (open, slots)
    return true
  }

  /// Pops the top request.
  func pop() {
    guard let last = open.last else { return }
    let slot = slot(of: last)
    var (open, slots) = (self.open, self.slots)
    (self.open, self.slots) = ([], [])
    slots[slot] = 0
    open.removeLast()
    (self.open, self.slots) = (open, slots)
  }

  /// The slot of a request, or the empty slot where it belongs.
  private func slot(of request: Analyzer.Request) -> Int {
    var slot = Int(MemoHash.hash(request)) & (slots.count - 1)
    while slots[slot] != 0, open[Int(slots[slot]) - 1] != request { slot = (slot + 1) & (slots.count - 1) }
    return slot
  }

  private static func grown(_ old: [UInt32], _ open: [Analyzer.Request]) -> [UInt32] {
    var slots = [UInt32](repeating: 0, count: old.count * 2)
    for (number, request) in open.enumerated() {
      var slot = Int(MemoHash.hash(request)) & (slots.count - 1)
      while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = UInt32(number + 1)
    }
    return slots
  }
}
