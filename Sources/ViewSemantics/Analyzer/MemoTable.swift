import ViewSource
import ViewSyntax

/// What a `MemoTable` is asked by.
protocol MemoKey: Equatable {
  /// Bits that differ for different keys, as a rule: they are spread over the table by one multiplication.
  var bits: UInt64 { get }
  /// Where to look first.
  var memoHash: UInt32 { get }
}

extension MemoKey {
  @inline(__always)
  var memoHash: UInt32 { UInt32(truncatingIfNeeded: (bits &* 0x9E37_79B9_7F4A_7C15) >> 32) }
}

/// How keys are found: open addressing, with each key's hash beside its index.
///
/// The analyzer looks up declarations and types by small integers all the time. `Dictionary` hashes these against
/// attackers who choose their keys; here no attacker does, and a multiplication is enough.
enum MemoHash {
  /// Keys with their values, in the order in which they came.
  typealias Pairs<Key, Value> = ContiguousArray<(key: Key, value: Value)>

  @inline(__always)
  static func hash(_ key: some MemoKey) -> UInt32 { key.memoHash }

  /// An entry of the slots is the index of a key plus one, below its hash; zero is empty.
  @inline(__always)
  static func index(ofEntry entry: UInt64) -> Int { Int(UInt32(truncatingIfNeeded: entry)) - 1 }

  @inline(__always)
  static func hash(ofEntry entry: UInt64) -> UInt32 { UInt32(truncatingIfNeeded: entry >> 32) }

  /// Where a key is, or the empty slot where it belongs. The slots are a power of two and at most half full.
  static func slot<Key: MemoKey, Value>(
    of key: Key, _ slots: ContiguousArray<UInt64>, _ pairs: Pairs<Key, Value>
  ) -> Int {
    let hash = hash(key)
    var slot = Int(hash) & (slots.count - 1)
    while true {
      let entry = slots[slot]
      if entry == 0 { return slot }
      if self.hash(ofEntry: entry) == hash, pairs[index(ofEntry: entry)].key == key { return slot }
      slot = (slot + 1) & (slots.count - 1)
    }
  }

  /// Puts in a value, in the place of the one that the key has.
  static func set<Key: MemoKey, Value>(
    _ value: Value, for key: Key, _ pairs: inout Pairs<Key, Value>, _ slots: inout ContiguousArray<UInt64>
  ) {
    if (pairs.count + 1) * 2 > slots.count { slots = resized(slots, to: max(16, slots.count * 2)) }
    let slot = slot(of: key, slots, pairs)
    if slots[slot] == 0 {
      pairs.append((key, value))
      slots[slot] = UInt64(hash(key)) << 32 | UInt64(pairs.count)
    } else {
      pairs[index(ofEntry: slots[slot])].value = value
    }
  }

  /// - Parameter count: a power of two.
  static func resized(_ old: ContiguousArray<UInt64>, to count: Int) -> ContiguousArray<UInt64> {
    var slots = ContiguousArray<UInt64>(repeating: 0, count: count)
    for entry in old where entry != 0 {
      var slot = Int(hash(ofEntry: entry)) & (slots.count - 1)
      while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = entry
    }
    return slots
  }
}

/// Answers by what was asked, as a value: a dictionary that single keys are not taken out of. `Memo` is the same for what
/// grows while it is asked.
struct MemoTable<Key: MemoKey, Value> {
  private var pairs: MemoHash.Pairs<Key, Value> = []
  private var slots: ContiguousArray<UInt64> = []

  init() {}

  var count: Int { pairs.count }

  /// Every key with its value, in the order in which the keys came.
  var all: some Sequence<(key: Key, value: Value)> { pairs.lazy.map { ($0.key, $0.value) } }

  /// Makes room for so many keys in all.
  mutating func reserveCapacity(_ count: Int) {
    pairs.reserveCapacity(count)
    var size = 16
    while size < count * 2 { size *= 2 }
    if size > slots.count { slots = MemoHash.resized(slots, to: size) }
  }

  subscript(key: Key) -> Value? {
    get {
      if slots.isEmpty { return nil }
      let found = slots[MemoHash.slot(of: key, slots, pairs)]
      return found == 0 ? nil : pairs[MemoHash.index(ofEntry: found)].value
    }
    set {
      guard let newValue else { preconditionFailure("single keys are not taken out of a MemoTable") }
      MemoHash.set(newValue, for: key, &pairs, &slots)
    }
  }
}

extension MemoTable: Sendable where Key: Sendable, Value: Sendable {}

extension TypeID: MemoKey {}

extension NodeID: MemoKey {}

extension Name: MemoKey {}

extension Analyzer.LookUpKey: MemoKey {
  var bits: UInt64 { UInt64(file.index) << 32 | UInt64(name.index) }
}

extension OperatorCall: MemoKey {
  var bits: UInt64 {
    (UInt64(left.index) << 32 | UInt64(right.index)) &* 0xA076_1D64_78BD_642F
      ^ (UInt64(file.index) << 32 | UInt64(name.index))
  }
}

extension Analyzer.OpaqueKey: MemoKey {
  var bits: UInt64 { decl.bits &* 0xA076_1D64_78BD_642F ^ UInt64(ordinal) }
}

extension Analyzer.NamesakeKey: MemoKey {
  var bits: UInt64 { UInt64(module) << 32 | UInt64(name.index) }
}

extension Analyzer.MemberKey: MemoKey {
  var bits: UInt64 { owner.bits &* 0xA076_1D64_78BD_642F ^ UInt64(name.index) }
}

extension ConformanceKey: MemoKey {
  var bits: UInt64 { decl.bits &* 0xA076_1D64_78BD_642F ^ UInt64(type.index) }
}
