import ViewSemantics
import ViewSource

/// Sets. An index is a slot of the hash table.
extension NativeTable {
  mutating func addSets() {
    add("Set.init()") { _ in .ref(SetBox()) }
    add("Set.init(minimumCapacity:)") { call in
      let count = try call.int(0)
      try call.machine.checkRoom(count)
      return .ref(SetBox(HashTable(minimumCapacity: count)))
    }
    add(["init(_:)", "init(arrayLiteral:)"], in: ["Set"]) { call in
      if case .ref(let box) = call[0], box is SetBox { return call[0] }
      let type = call.ownArgument(0)
      var table = HashTable()
      for element in try call.machine.elements(of: call[0], call.parameter(0)) {
        try call.machine.insert(element, type, in: &table)
      }
      return .ref(SetBox(table))
    }
    add("Set.count") { call in .int(try call[0].box(SetBox.self).table.count) }
    add("Set.capacity") { call in .int(ListCapacities.capacity(of: try call[0].box(SetBox.self).table)) }
    add("Set.startIndex") { call in .int(try call[0].box(SetBox.self).table.nextPlace(from: 0)) }
    add("Set.endIndex") { call in .int(try call[0].box(SetBox.self).table.endPlace) }
    add("Set.index(after:)") { call in
      let table = try call[0].box(SetBox.self).table
      return .int(table.nextPlace(from: try table.checked(try call.int(1)) + 1))
    }
    add("Set.subscript(_:)") { call in
      let table = try call[0].box(SetBox.self).table
      return table.key(at: try table.checked(try call.int(1)))
    }
    addPositions("Set.Index")
    add("Set.Iterator.next()") { call in
      try call.withFields(0) { fields in
        let box = try fields[0].box(SetBox.self)
        guard let place = box.table.place(from: try fields[1].asInt) else { return .nothing }
        fields[1] = .int(place + 1)
        return box.table.key(at: place).wrapped
      }
    }
    add("Set.contains(_:)") { call in
      let box = try call[0].box(SetBox.self)
      return .bool(try call.machine.place(of: call[1], call.ownArgument(0), in: box.table) != nil)
    }
    add("Set.firstIndex(of:)") { call in
      let table = try call[0].box(SetBox.self).table
      return .optional(try call.machine.place(of: call[1], call.ownArgument(0), in: table).map { .int($0) })
    }
    add("Set.insert(_:)") { call in
      let (machine, element, type) = (call.machine, call[1], call.ownArgument(0))
      return try call.withSet { table in
        let hash = try machine.hash(element, type)
        if let place = try machine.place(of: element, hash, type, in: table) {
          return .tuple([.bool(false), table.key(at: place)])
        }
        table.append(element, .void, hash: hash)
        return .tuple([.bool(true), element])
      }
    }
    add("Set.update(with:)") { call in
      let (machine, element, type) = (call.machine, call[1], call.ownArgument(0))
      return try call.withSet { table in
        let hash = try machine.hash(element, type)
        guard let place = try machine.place(of: element, hash, type, in: table) else {
          table.append(element, .void, hash: hash)
          return .nothing
        }
        let old = table.key(at: place)
        table.setKey(element, at: place)
        return old.wrapped
      }
    }
    add("Set.remove(_:)") { call in
      let (machine, element, type) = (call.machine, call[1], call.ownArgument(0))
      return try call.withSet { table in
        guard let place = try machine.place(of: element, type, in: table) else { return .nothing }
        let old = table.key(at: place)
        table.remove(at: place)
        return old.wrapped
      }
    }
    add("Set.remove(at:)") { call in
      let place = try call.int(1)
      return try call.withSet { table in
        let old = table.key(at: try table.checked(place))
        table.remove(at: place)
        return old
      }
    }
    add("Set.removeAll(keepingCapacity:)") { call in
      let kept = try call.bool(1) ? ListCapacities.capacity(of: try call[0].box(SetBox.self).table) : 0
      call[0] = .ref(kept > 0 ? SetBox(HashTable(minimumCapacity: kept)) : SetBox())
      return .void
    }
    add("Set.reserveCapacity(_:)") { call in
      let count = try call.int(1)
      try call.machine.checkRoom(count)
      try call.withSet { $0.reserveCapacity(count) }
      return .void
    }
  }

  mutating func addSetAlgebra() {
    add("Set.formUnion(_:)") { call in
      let (machine, type) = (call.machine, call.ownArgument(0))
      if case .ref(let box) = call[1], let other = box as? SetBox {
        // The hashes are already stored.
        try call.withSet { table in
          for place in other.table.places {
            let (key, hash) = (other.table.key(at: place), other.table.hash(at: place))
            if try machine.place(of: key, hash, type, in: table) == nil { table.append(key, .void, hash: hash) }
          }
        }
        return .void
      }
      let new = try machine.elements(of: call[1], call.parameter(0))
      try call.withSet { table in
        for element in new { try machine.insert(element, type, in: &table) }
      }
      return .void
    }
    for (name, keeps) in [("intersection(_:)", true), ("subtracting(_:)", false)] {
      add("Set.\(name)") { call in
        let (left, right) = (try call[0].box(SetBox.self).table, try call[1].box(SetBox.self).table)
        var result = HashTable()
        for place in left.places {
          let (key, hash) = (left.key(at: place), left.hash(at: place))
          let isThere = try call.machine.place(of: key, hash, call.ownArgument(0), in: right) != nil
          if isThere == keeps { result.append(key, .void, hash: hash) }
        }
        return .ref(SetBox(result))
      }
    }
    add("Set.isSubset(of:)") { call in
      let (left, right) = (try call[0].box(SetBox.self).table, try call[1].box(SetBox.self).table)
      guard left.count <= right.count else { return .bool(false) }
      return .bool(try call.machine.hasAll(left, in: right, call.ownArgument(0)))
    }
    add("Set.isDisjoint(with:)") { call in
      let (left, right) = (try call[0].box(SetBox.self).table, try call[1].box(SetBox.self).table)
      for place in left.places
      where try call.machine.place(of: left.key(at: place), left.hash(at: place), call.ownArgument(0), in: right) != nil
      {
        return .bool(false)
      }
      return .bool(true)
    }
    add("Set.==(_:_:)") { call in
      let (left, right) = (try call[0].box(SetBox.self).table, try call[1].box(SetBox.self).table)
      guard left.count == right.count else { return .bool(false) }
      return .bool(try call.machine.hasAll(left, in: right, call.ownArgument(0)))
    }
    add("Set.hash(into:)") { call in
      let table = try call[0].box(SetBox.self).table
      return try call.feedHasher(1, table.places.reduce(0) { $0 ^ HashState.finalize(table.hash(at: $1)) })
    }
  }
}

extension NativeCall {
  /// Mutates the set `self` in place.
  mutating func withSet<Result>(_ change: (inout HashTable) throws -> Result) throws -> Result {
    let box = try takeUnique(0, SetBox.self) { SetBox($0.table) }
    defer { put(box, 0) }
    return try change(&box.table)
  }
}

extension Machine {
  /// Inserts an element if it is not a member.
  func insert(_ element: Value, _ type: TypeID, in table: inout HashTable) throws {
    let hash = try hash(element, type)
    if try place(of: element, hash, type, in: table) == nil { table.append(element, .void, hash: hash) }
  }

  /// Whether another table contains all keys of a table.
  func hasAll(_ table: HashTable, in other: HashTable, _ type: TypeID) throws -> Bool {
    for place in table.places
    where try self.place(of: table.key(at: place), table.hash(at: place), type, in: other) == nil {
      return false
    }
    return true
  }
}
