import ViewSyntax

/// A table that grows while it is asked.
///
/// Swift watches at run time that no code reads a property of a class while it is being changed, if reading or changing it
/// takes a while. Here neither does: what is read is one element, and to be changed the arrays are taken out and put
/// back. So there is nothing to watch, which halves what asking costs.
final class Memo<Key: MemoKey, Value> {
  private var pairs: MemoHash.Pairs<Key, Value> = []
  /// Entries of `MemoHash`.
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

  /// So many slots fit into the cache that a processor has for itself.
  private static var smallCount: Int { 1 << 11 }

  /// Forgets everything. The room for keys and values stays; the slots become few, so that they are found in the cache.
  func removeAll() {
    var pairs = self.pairs
    self.pairs = []
    pairs.removeAll(keepingCapacity: true)
    self.pairs = pairs
    slots = ContiguousArray(repeating: 0, count: min(slots.count, Memo.smallCount))
  }

  /// A memo without some of the keys.
  func filter(_ isKept: (Key, Value) -> Bool) -> Memo {
    if pairs.allSatisfy({ isKept($0.key, $0.value) }) { return self }
    let result = Memo()
    for pair in pairs where isKept(pair.key, pair.value) { result[pair.key] = pair.value }
    return result
  }
}

/// The same for values by declaration.
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

  /// Something of a value that is not copied for it.
  @inline(__always)
  func with<Part>(_ id: DeclID, _ part: (borrowing Value) -> Part) -> Part? { map.with(id, part) }

  /// A memo without the values of a file's declarations.
  func without(_ file: FileID) -> DeclMemo { DeclMemo(map.without(file)) }
}
