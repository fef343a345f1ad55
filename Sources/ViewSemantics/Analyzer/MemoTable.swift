import ViewSource
import ViewSyntax

/// A key of a `MemoTable` or a `Memo`.
protocol MemoKey: Equatable {
  /// Bits that usually differ for different keys. One multiplication hashes them.
  var bits: UInt64 { get }
  /// The hash, which determines the first slot to probe.
  var memoHash: UInt32 { get }
}

extension MemoKey {
  @inline(__always)
  var memoHash: UInt32 { UInt32(truncatingIfNeeded: (bits &* 0x9E37_79B9_7F4A_7C15) >> 32) }
}

/// The hash table algorithm: open addressing with each key's hash beside its index.
///
/// The analyzer constantly looks up declarations and types by small integers. `Dictionary` uses a hash that resists
/// chosen keys; that protection is unnecessary here, and a multiplication is enough.
enum MemoHash {
  /// Keys with their values, in insertion order.
  typealias Pairs<Key, Value> = ContiguousArray<(key: Key, value: Value)>

  @inline(__always)
  static func hash(_ key: some MemoKey) -> UInt32 { key.memoHash }

  /// The index of a key in the pairs. An entry is that index plus one, below the hash; zero is an empty slot.
  @inline(__always)
  static func index(ofEntry entry: UInt64) -> Int { Int(UInt32(truncatingIfNeeded: entry)) - 1 }

  @inline(__always)
  static func hash(ofEntry entry: UInt64) -> UInt32 { UInt32(truncatingIfNeeded: entry >> 32) }

  /// The slot of a key, or the empty slot where it belongs. The slot count is a power of two, and at most half of the
  /// slots are full.
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

  /// Sets the value of a key.
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

  /// Rehashes the slots.
  ///
  /// - Parameter count: the new slot count, a power of two.
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

/// A dictionary value type without removal of single keys. `Memo` is the reference type that may grow during queries.
struct MemoTable<Key: MemoKey, Value> {
  private var pairs: MemoHash.Pairs<Key, Value> = []
  private var slots: ContiguousArray<UInt64> = []

  init() {}

  var count: Int { pairs.count }

  /// All keys with their values, in insertion order.
  var all: some Sequence<(key: Key, value: Value)> { pairs.lazy.map { ($0.key, $0.value) } }

  /// Reserves capacity for a total number of keys.
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
