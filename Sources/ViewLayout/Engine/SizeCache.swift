/// The answers that nodes gave to proposals: a hash table in one array, keyed by node, proposal and context.
///
/// Every answer of a pass is kept. SwiftUI remembers three proposals a view, which makes deep nests of stacks slow; a
/// stack asks each child for its minimum and maximum before it asks for a size, so without a cache the number of
/// questions triples with each level.
struct SizeCache {
  /// What an answer depends on: the node as it was at `stamp`, the proposal, and the context for nodes that read one.
  struct Key {
    private(set) var width: UInt64
    private(set) var height: UInt64
    let node: Int32
    let stamp: UInt32
    let context: Int32

    init(node: LayoutNodeID, stamp: UInt32, proposal: ProposedViewSize, context: Int32) {
      self.node = node.index
      self.stamp = stamp
      self.context = context
      width = Key.bits(proposal.width)
      height = Key.bits(proposal.height)
    }

    /// The bits of a length, with one zero and a bit pattern that no length has for `nil`.
    private static func bits(_ length: Double?) -> UInt64 {
      guard let length else { return .max }
      return length == 0 ? 0 : length.bitPattern
    }

    func matches(_ other: Key) -> Bool {
      node == other.node && width == other.width && height == other.height && stamp == other.stamp
        && context == other.context
    }

    var hash: UInt64 {
      var hash = UInt64(UInt32(bitPattern: node)) &* 0x9E37_79B9_7F4A_7C15
      hash = (hash ^ width) &* 0xBF58_476D_1CE4_E5B9
      hash = (hash ^ (hash >> 29) ^ height) &* 0x94D0_49BB_1331_11EB
      hash ^= UInt64(UInt32(bitPattern: context)) &* 0x9E37_79B9
      return hash ^ (hash >> 32)
    }
  }

  private struct Entry {
    var key: Key
    var size: Size
    /// The pass that last used the entry; 0 for a free place.
    var pass: UInt32
  }

  private var entries: [Entry]
  private var count = 0

  /// The number of the running pass, from 1.
  var pass: UInt32 = 1

  init() {
    entries = SizeCache.empty(capacity: 256)
  }

  private static func empty(capacity: Int) -> [Entry] {
    let key = Key(node: .none, stamp: 0, proposal: .unspecified, context: 0)
    return [Entry](repeating: Entry(key: key, size: .zero, pass: 0), count: capacity)
  }

  /// The answer that was kept for `key`.
  mutating func find(_ key: Key) -> Size? {
    let mask = entries.count - 1
    var place = Int(truncatingIfNeeded: key.hash) & mask
    while entries[place].pass != 0 {
      if entries[place].key.matches(key) {
        entries[place].pass = pass
        return entries[place].size
      }
      place = (place + 1) & mask
    }
    return nil
  }

  /// Keeps `size` as the answer for `key`, which is not in the table. When the table is full, answers of nodes that
  /// have changed since (`isCurrent` says no) and of proposals that neither this nor the last pass made are dropped.
  mutating func insert(_ size: Size, for key: Key, isCurrent: (_ node: Int32, _ stamp: UInt32) -> Bool) {
    if (count + 1) * 8 > entries.count * 5 { rebuild(isCurrent) }
    place(Entry(key: key, size: size, pass: pass))
  }

  /// Forgets everything.
  mutating func removeAll() {
    entries = SizeCache.empty(capacity: 256)
    count = 0
  }

  private mutating func place(_ entry: Entry) {
    let mask = entries.count - 1
    var place = Int(truncatingIfNeeded: entry.key.hash) & mask
    while entries[place].pass != 0 { place = (place + 1) & mask }
    entries[place] = entry
    count += 1
  }

  private mutating func rebuild(_ isCurrent: (_ node: Int32, _ stamp: UInt32) -> Bool) {
    let kept = entries.filter { $0.pass != 0 && $0.pass + 1 >= pass && isCurrent($0.key.node, $0.key.stamp) }
    var capacity = 256
    while kept.count * 4 >= capacity { capacity *= 2 }
    entries = SizeCache.empty(capacity: capacity)
    count = 0
    for entry in kept { place(entry) }
  }
}
