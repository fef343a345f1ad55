/// The questions that are being answered, the one asked last on top: asking for one of them again is a circle.
///
/// What is asked last is answered first, so that each is taken out of its slot before those that were put in earlier and
/// no gap is left in front of one that went on to a later slot.
final class RequestStack {
  private var open: [Analyzer.Request] = []
  /// Numbers of the open requests plus one, by hash; zero is empty.
  private var slots = [UInt32](repeating: 0, count: 1 << 8)

  var isEmpty: Bool { open.isEmpty }

  /// Puts a request on top.
  ///
  /// - Returns: whether it was not there yet.
  func push(_ request: Analyzer.Request) -> Bool {
    let slot = slot(of: request)
    guard slots[slot] == 0 else { return false }
    // Taken out to be changed: see `Memo`.
    var (open, slots) = (self.open, self.slots)
    (self.open, self.slots) = ([], [])
    open.append(request)
    slots[slot] = UInt32(open.count)
    if open.count * 2 > slots.count { slots = RequestStack.grown(slots, open) }
    (self.open, self.slots) = (open, slots)
    return true
  }

  /// Takes the request off that is on top.
  func pop() {
    guard let last = open.last else { return }
    let slot = slot(of: last)
    var (open, slots) = (self.open, self.slots)
    (self.open, self.slots) = ([], [])
    slots[slot] = 0
    open.removeLast()
    (self.open, self.slots) = (open, slots)
  }

  /// The slot that a request has, or the empty one where it belongs.
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
