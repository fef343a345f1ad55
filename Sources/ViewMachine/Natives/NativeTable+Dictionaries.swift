import ViewSemantics
import ViewSource

/// Dictionaries. An index is a slot of the hash table.
extension NativeTable {
  mutating func addDictionaries() {
    add("Dictionary.init()") { _ in .ref(DictionaryBox()) }
    add("Dictionary.init(minimumCapacity:)") { call in
      let count = try call.int(0)
      try call.machine.checkRoom(count)
      return .ref(DictionaryBox(HashTable(minimumCapacity: count)))
    }
    for (name, message) in [
      ("uniqueKeysWithValues", "Duplicate values for key: "),
      ("dictionaryLiteral", "Dictionary literal contains duplicate keys"),
    ] {
      add("Dictionary.init(\(name):)") { call in
        let machine = call.machine
        let type = call.ownArgument(0)
        var table = HashTable()
        for pair in try machine.elements(of: call[0], call.parameter(0)) {
          let pair = try pair.box(TupleBox.self).elements
          guard pair.count == 2 else { throw Fault.unsupported("pairs of another kind") }
          let hash = try machine.hash(pair[0], type)
          guard try table.find(hash: hash, isEqual: { try machine.isEqual($0, pair[0], type) }) == nil else {
            let key = name == "uniqueKeysWithValues" ? "'\(try machine.debugDescription(of: pair[0], as: type))'" : ""
            throw Fault.trap(message + key)
          }
          table.append(pair[0], pair[1], hash: hash)
        }
        return .ref(DictionaryBox(table))
      }
    }
    add("Dictionary.init(grouping:by:)") { call in
      let machine = call.machine
      let type = call.ownArgument(0)
      let key = try call.closure(1)
      var table = HashTable()
      for value in try machine.elements(of: call[0], call.parameter(0)) {
        let group = try machine.call(key, [value])
        let hash = try machine.hash(group, type)
        if let place = try machine.place(of: group, hash, type, in: table) {
          try table.value(at: place).box(ArrayBox.self).elements.append(value)
        } else {
          table.append(group, .array([value]), hash: hash)
        }
      }
      return .ref(DictionaryBox(table))
    }
    add("Dictionary.count") { call in .int(try call[0].box(DictionaryBox.self).table.count) }
    add("Dictionary.capacity") { call in .int(ListCapacities.capacity(of: try call[0].box(DictionaryBox.self).table)) }
    add("Dictionary.startIndex") { call in .int(try call[0].box(DictionaryBox.self).table.nextPlace(from: 0)) }
    add("Dictionary.endIndex") { call in .int(try call[0].box(DictionaryBox.self).table.endPlace) }
    add("Dictionary.index(after:)") { call in
      let table = try call[0].box(DictionaryBox.self).table
      return .int(table.nextPlace(from: try table.checked(try call.int(1)) + 1))
    }
    add("Dictionary.index(forKey:)") { call in
      let table = try call[0].box(DictionaryBox.self).table
      return .optional(try call.machine.place(of: call[1], call.ownArgument(0), in: table).map { .int($0) })
    }
    addPositions("Dictionary.Index")
    add("Dictionary.Iterator.next()") { call in
      try call.withFields(0) { fields in
        let box = try fields[0].box(DictionaryBox.self)
        guard let place = box.table.place(from: try fields[1].asInt) else { return .nothing }
        fields[1] = .int(place + 1)
        return .tuple([box.table.key(at: place), box.table.value(at: place)])
      }
    }
    add("Dictionary.subscript(_:)") { call in
      let box = try call[0].box(DictionaryBox.self)
      let key = call.ownArgument(0)
      guard call.site.parameters.first == key else {
        let place = try box.table.checked(try call.int(1))
        return .tuple([box.table.key(at: place), box.table.value(at: place)])
      }
      guard let place = try call.machine.place(of: call[1], key, in: box.table) else { return .nothing }
      return box.table.value(at: place).wrapped
    }
    add("Dictionary.subscript(_:default:)") { call in
      let box = try call[0].box(DictionaryBox.self)
      if let place = try call.machine.place(of: call[1], call.ownArgument(0), in: box.table) {
        return box.table.value(at: place)
      }
      return try call.machine.call(try call.closure(2), [])
    }
    add("Dictionary.==(_:_:)") { call in
      let machine = call.machine
      let (left, right) = (try call[0].box(DictionaryBox.self), try call[1].box(DictionaryBox.self))
      if left === right { return .bool(true) }
      guard left.table.count == right.table.count else { return .bool(false) }
      let (key, value) = (call.ownArgument(0), call.ownArgument(1))
      for place in left.table.places {
        guard
          let other = try machine.place(
            of: left.table.key(at: place), left.table.hash(at: place), key, in: right.table),
          try machine.isEqual(left.table.value(at: place), right.table.value(at: other), value)
        else { return .bool(false) }
      }
      return .bool(true)
    }
    add("Dictionary.hash(into:)") { call in
      let table = try call[0].box(DictionaryBox.self).table
      var sum = 0
      for place in table.places {
        let value = try call.machine.hash(table.value(at: place), call.ownArgument(1))
        // The combination is independent of the order.
        sum ^= HashState.combine(table.hash(at: place), value)
      }
      return try call.feedHasher(1, sum)
    }
  }

  mutating func addDictionaryChanges() {
    add("Dictionary.subscript(_:)=") { call in
      let new = call.take(2)
      if let value = new.unwrapped {
        _ = try call.setValue(value, forKey: call[1])
      } else {
        _ = try call.removeKey(call[1])
      }
      return .void
    }
    add("Dictionary.subscript(_:default:)=") { call in
      _ = try call.setValue(call.take(3), forKey: call[1])
      return .void
    }
    add("Dictionary.updateValue(_:forKey:)") { call in
      .optional(try call.setValue(call.take(1), forKey: call[2]))
    }
    add("Dictionary.removeValue(forKey:)") { call in .optional(try call.removeKey(call[1])) }
    add("Dictionary.remove(at:)") { call in
      let place = try call.int(1)
      return try call.withTable { table in
        let key = table.key(at: try table.checked(place))
        return .tuple([key, table.remove(at: place)])
      }
    }
    add("Dictionary.removeAll(keepingCapacity:)") { call in
      let kept = try call.bool(1) ? ListCapacities.capacity(of: try call[0].box(DictionaryBox.self).table) : 0
      call[0] = .ref(kept > 0 ? DictionaryBox(HashTable(minimumCapacity: kept)) : DictionaryBox())
      return .void
    }
    add("Dictionary.reserveCapacity(_:)") { call in
      let count = try call.int(1)
      try call.machine.checkRoom(count)
      try call.withTable { $0.reserveCapacity(count) }
      return .void
    }
    add("Dictionary._setValue(_:at:)") { call in
      let value = call.take(1)
      let place = try call.int(2)
      try call.withTable { table in table.setValue(value, at: try table.checked(place)) }
      return .void
    }
  }
}

extension NativeCall {
  /// Mutates the dictionary `self` in place.
  mutating func withTable<Result>(_ change: (inout HashTable) throws -> Result) throws -> Result {
    let box = try takeUnique(0, DictionaryBox.self) { DictionaryBox($0.table) }
    defer { put(box, 0) }
    return try change(&box.table)
  }

  /// Returns the old value.
  fileprivate mutating func setValue(_ value: Value, forKey key: Value) throws -> Value? {
    let machine = machine
    let type = ownArgument(0)
    let hash = try machine.hash(key, type)
    return try withTable { table in
      if let place = try machine.place(of: key, hash, type, in: table) {
        let old = table.takeValue(at: place)
        table.setValue(value, at: place)
        return old
      }
      table.append(key, value, hash: hash)
      return nil
    }
  }

  /// Returns the old value.
  fileprivate mutating func removeKey(_ key: Value) throws -> Value? {
    let machine = machine
    let type = ownArgument(0)
    return try withTable { table in
      guard let place = try machine.place(of: key, type, in: table) else { return nil }
      return table.remove(at: place)
    }
  }
}

extension Machine {
  /// The slot of a key.
  func place(of key: Value, _ type: TypeID, in table: borrowing HashTable) throws -> Int? {
    table.count == 0 ? nil : try place(of: key, try hash(key, type), type, in: table)
  }

  func place(of key: Value, _ hash: Int, _ type: TypeID, in table: borrowing HashTable) throws -> Int? {
    try table.find(hash: hash) { try isEqual($0, key, type) }
  }
}

extension HashTable {
  /// The end index.
  var endPlace: Int { keys.count }

  /// The first occupied slot at or after `start`, or the end index.
  func nextPlace(from start: Int) -> Int { place(from: start) ?? endPlace }

  /// The occupied slots, in insertion order.
  var places: some Sequence<Int> { keys.indices.lazy.filter { keys[$0] != nil } }

  /// Checks that a slot is occupied; traps otherwise.
  func checked(_ place: Int) throws -> Int {
    guard keys.indices.contains(place), keys[place] != nil else {
      throw Fault.trap("Attempting to access Dictionary elements using an invalid Index")
    }
    return place
  }
}
