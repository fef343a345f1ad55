import ViewSource
import ViewSyntax

/// What a `MemoTable` is asked by.
protocol MemoKey: Equatable {
  /// Bits that differ for different keys, as a rule: they are spread over the table by one multiplication.
  var bits: UInt64 { get }
}

/// Answers by what was asked: a dictionary that single keys are not taken out of.
///
/// The analyzer looks up declarations and types by small integers all the time. `Dictionary` hashes these against
/// attackers who choose their keys; here nobody does, and a multiplication is enough.
struct MemoTable<Key: MemoKey, Value> {
  private var keys: ContiguousArray<Key> = []
  private var values: ContiguousArray<Value> = []
  /// Indices into the keys plus one, below the keys' hashes; zero is an empty slot. Empty, or a power of two that is at
  /// most half full.
  private var slots: ContiguousArray<UInt64> = []

  init() {}

  subscript(key: Key) -> Value? {
    get {
      if slots.isEmpty { return nil }
      let found = slots[slot(of: key)]
      return found == 0 ? nil : values[MemoTable.index(found)]
    }
    set {
      guard let newValue else { preconditionFailure("single keys are not taken out of a MemoTable") }
      if (keys.count + 1) * 2 > slots.count { grow() }
      let slot = slot(of: key)
      if slots[slot] == 0 {
        keys.append(key)
        values.append(newValue)
        slots[slot] = UInt64(MemoTable.hash(key)) << 32 | UInt64(keys.count)
      } else {
        values[MemoTable.index(slots[slot])] = newValue
      }
    }
  }

  /// The table without some of its keys.
  func filter(_ isKept: (Key, Value) -> Bool) -> MemoTable {
    if keys.indices.allSatisfy({ isKept(keys[$0], values[$0]) }) { return self }
    var result = MemoTable()
    for index in keys.indices where isKept(keys[index], values[index]) { result[keys[index]] = values[index] }
    return result
  }

  /// Where a key is, or the empty slot where it belongs.
  private func slot(of key: Key) -> Int {
    let hash = MemoTable.hash(key)
    var slot = Int(hash) & (slots.count - 1)
    while true {
      let entry = slots[slot]
      if entry == 0 { return slot }
      if UInt32(truncatingIfNeeded: entry >> 32) == hash, keys[MemoTable.index(entry)] == key { return slot }
      slot = (slot + 1) & (slots.count - 1)
    }
  }

  @inline(__always)
  private static func hash(_ key: Key) -> UInt32 {
    UInt32(truncatingIfNeeded: (key.bits &* 0x9E37_79B9_7F4A_7C15) >> 32)
  }

  @inline(__always)
  private static func index(_ entry: UInt64) -> Int { Int(UInt32(truncatingIfNeeded: entry)) - 1 }

  private mutating func grow() {
    let old = slots
    slots = ContiguousArray(repeating: 0, count: max(16, slots.count * 2))
    for entry in old where entry != 0 {
      var slot = Int(entry >> 32) & (slots.count - 1)
      while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = entry
    }
  }
}

extension MemoTable: Sendable where Key: Sendable, Value: Sendable {}

extension DeclID {
  var bits: UInt64 { UInt64(file.index) << 32 | UInt64(index) }
}

extension NodeID: MemoKey {
  var bits: UInt64 { UInt64(index) }
}

extension Name: MemoKey {
  var bits: UInt64 { UInt64(index) }
}

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

extension BodyChecker.ExpressionKey: MemoKey {
  var bits: UInt64 { UInt64(node.index) << 32 | UInt64(expected?.index ?? .max) }
}
