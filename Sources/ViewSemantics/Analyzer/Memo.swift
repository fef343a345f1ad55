import ViewSyntax

/// A cache that may grow during queries.
///
/// Swift's dynamic exclusivity checks apply to long accesses of class properties. Here a read accesses one element, and
/// a change moves the arrays out and back, so no access needs a check. That halves the cost of a lookup.
final class Memo<Key: MemoKey, Value> {
  private var pairs: MemoHash.Pairs<Key, Value> = []
  /// The hash table, with the entries of `MemoHash`.
  private var slots: ContiguousArray<UInt64> = []

  init() {}

  var count: Int { pairs.count }

  subscript(key: Key) -> Value? {
    get {
      if slots.isEmpty { return nil }
      let hash = MemoHash.hash(key)
      var slot = Int(hash) & (slots.count - 1)
      while true {
        let entry = slots[slot]
        if entry == 0 { return nil }
        if MemoHash.hash(ofEntry: entry) == hash {
          let index = MemoHash.index(ofEntry: entry)
          if pairs[index].key == key { return pairs[index].value }
        }
        slot = (slot + 1) & (slots.count - 1)
      }
    }
    set {
      guard let newValue else { preconditionFailure("single keys are not taken out of a Memo") }
      var (pairs, slots) = (self.pairs, self.slots)
      (self.pairs, self.slots) = ([], [])
      MemoHash.set(newValue, for: key, &pairs, &slots)
      (self.pairs, self.slots) = (pairs, slots)
    }
  }

  /// The number of slots that fit into a core's own cache.
  private static var smallCount: Int { 1 << 11 }

  /// Removes all entries. Keeps the capacity for pairs but shrinks the slots so that they fit into the cache.
  func removeAll() {
    var pairs = self.pairs
    self.pairs = []
    pairs.removeAll(keepingCapacity: true)
    self.pairs = pairs
    slots = ContiguousArray(repeating: 0, count: min(slots.count, Memo.smallCount))
  }

  /// A cache without the entries that do not satisfy the condition.
  func filter(_ isKept: (Key, Value) -> Bool) -> Memo {
    if pairs.allSatisfy({ isKept($0.key, $0.value) }) { return self }
    let result = Memo()
    for pair in pairs where isKept(pair.key, pair.value) { result[pair.key] = pair.value }
    return result
  }
}

/// A cache of values by declaration, with the same access pattern as `Memo`.
final class DeclMemo<Value> {
  private var map: DeclMap<Value>

  init(_ map: DeclMap<Value> = DeclMap()) {
    self.map = map
  }

  subscript(id: DeclID) -> Value? {
    get { map[id] }
    set {
      var map = self.map
      self.map = DeclMap()
      map[id] = newValue
      self.map = map
    }
  }

  /// Reads a part of a value without copying the value.
  @inline(__always)
  func with<Part>(_ id: DeclID, _ part: (borrowing Value) -> Part) -> Part? { map.with(id, part) }

  /// A cache without the values of a file's declarations.
  func without(_ file: FileID) -> DeclMemo { DeclMemo(map.without(file)) }
}
