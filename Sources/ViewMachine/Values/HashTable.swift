/// The storage of a `Dictionary` or `Set`: key-value pairs in insertion order, found by hash.
///
/// The hash and the equality of keys are passed in.
///
/// A nonmutating method of a table in a box copies the table first, which retains and releases its four arrays. The
/// reading methods of the hot path are therefore `mutating`: they read the table in place.
public struct HashTable {
  /// The keys in insertion order; `nil` for removed keys.
  private(set) var keys: [Value?] = []
  /// The values of a dictionary, by the index of their keys.
  private var values: [Value] = []
  private var hashes: [Int] = []
  /// The open-addressing table: the index of a key plus one, or zero.
  private var slots: [Int32] = []
  /// The number of pairs.
  public private(set) var count = 0
  /// All places before it are removed, so scans from the front skip them.
  private var firstPlace = 0

  public init() {}

  /// The number of pairs for which the program has asked to have room.
  private(set) var reserved = 0

  /// Creates a table with room for `minimumCapacity` pairs.
  public init(minimumCapacity: Int) { reserveCapacity(minimumCapacity) }

  /// Makes room for `minimumCapacity` pairs.
  mutating func reserveCapacity(_ minimumCapacity: Int) {
    reserved = max(reserved, minimumCapacity)
    if slots.isEmpty || capacity < minimumCapacity { rehash() }
  }

  /// The first occupied place at or after `start`; `nil` at the end.
  public func place(from start: Int) -> Int? {
    var place = max(start, firstPlace)
    while place < keys.count {
      if keys[place] != nil { return place }
      place += 1
    }
    return nil
  }

  /// The first pair at or after `start`; `nil` at the end.
  mutating func pair(from start: Int) -> (place: Int, key: Value, value: Value)? {
    guard let place = place(from: start) else { return nil }
    return (place, key(at: place), value(at: place))
  }

  /// The place of an integer, which is its own hash; `nil` if it is not in the table.
  @inline(__always)
  mutating func place(ofInteger number: Int) -> Int? {
    findInPlace(hash: number) { if case .int(number) = $0 { true } else { false } }
  }

  /// Assigns the value at an occupied place of a dictionary to a register, as an optional.
  @inline(__always)
  mutating func copyValue(at place: Int, to register: inout Value) {
    if case .none(let depth) = values[place] {
      register.assign(copyOf: .none(depth &+ 1))
    } else {
      register.assign(copyOf: values[place])
    }
  }

  /// The value at an occupied place of a dictionary, as an optional.
  mutating func optionalValue(at place: Int) -> Value { values[place].wrapped }

  /// The key at an occupied place.
  public func key(at place: Int) -> Value { keys[place] ?? .void }

  /// The value at an occupied place.
  public func value(at place: Int) -> Value { place < values.count ? values[place] : .void }

  /// The hash of the key at an occupied place.
  public func hash(at place: Int) -> Int { hashes[place] }

  /// The number of pairs that fit without rehashing.
  public var capacity: Int { slots.count / 4 * 3 }

  /// Replaces a key by an equal one.
  public mutating func setKey(_ key: Value, at place: Int) { keys[place] = key }

  /// Replaces the value at a place.
  public mutating func setValue(_ value: Value, at place: Int) { values[place] = value }

  /// Moves the value at a place out, to be stored again, so that it is uniquely referenced.
  public mutating func takeValue(at place: Int) -> Value {
    let value = values[place]
    values[place] = .void
    return value
  }

  /// The place of a key; `nil` if it is not in the table.
  public func find(hash: Int, isEqual: (Value) throws -> Bool) rethrows -> Int? {
    var table = self
    return try table.findInPlace(hash: hash, isEqual: isEqual)
  }

  /// The place of a key; `nil` if it is not in the table.
  @inline(__always)
  mutating func findInPlace(hash: Int, isEqual: (Value) throws -> Bool) rethrows -> Int? {
    guard !slots.isEmpty else { return nil }
    let mask = slots.count - 1
    var slot = spread(hash) & mask
    while true {
      let entry = slots[slot]
      if entry == 0 { return nil }
      let place = Int(entry) - 1
      if hashes[place] == hash, let key = keys[place], try isEqual(key) { return place }
      slot = (slot + 1) & mask
    }
  }

  /// Appends a pair with a new key and returns its place.
  @discardableResult
  public mutating func append(_ key: Value, _ value: Value, hash: Int) -> Int {
    if (keys.count + 1) * 4 > slots.count * 3 { rehash() }
    let place = keys.count
    keys.append(key)
    values.append(value)
    hashes.append(hash)
    count += 1
    insert(place)
    return place
  }

  /// Removes the pair at a place and returns its value.
  @discardableResult
  public mutating func remove(at place: Int) -> Value {
    let value = values[place]
    keys[place] = nil
    values[place] = .void
    count -= 1
    if place == firstPlace {
      while firstPlace < keys.count, keys[firstPlace] == nil { firstPlace += 1 }
    }
    return value
  }

  public mutating func removeAll() { self = HashTable() }

  private mutating func insert(_ place: Int) {
    let mask = slots.count - 1
    var slot = spread(hashes[place]) & mask
    while slots[slot] != 0 { slot = (slot + 1) & mask }
    slots[slot] = Int32(truncatingIfNeeded: place + 1)
  }

  /// Grows the table and drops the removed pairs.
  private mutating func rehash() {
    if count < keys.count {
      var left = HashTable()
      left.keys.reserveCapacity(count)
      for place in keys.indices where keys[place] != nil {
        left.keys.append(keys[place])
        left.values.append(values[place])
        left.hashes.append(hashes[place])
      }
      keys = left.keys
      values = left.values
      hashes = left.hashes
      firstPlace = 0
    }
    var capacity = 8
    while capacity * 3 < (count + 1) * 8 || capacity / 4 * 3 < reserved { capacity *= 2 }
    slots = [Int32](repeating: 0, count: capacity)
    for place in keys.indices { insert(place) }
  }

  /// Adds the contents to a memory count.
  func count(into count: inout MemoryCount) {
    count.add(values)
    count.add(bytes: keys.capacity * MemoryCount.value + hashes.capacity * 8 + slots.count * 4)
    for key in keys { if let key { count.add(key) } }
  }

  private func spread(_ hash: Int) -> Int {
    let bits = UInt(bitPattern: hash) &* 0x9E37_79B9_7F4A_7C15
    return Int(bitPattern: bits >> 20)
  }
}

/// A `Dictionary`.
public final class DictionaryBox: Box {
  @safe @exclusivity(unchecked) public var table: HashTable

  public init(_ table: HashTable = HashTable()) { self.table = table }

  override func count(into count: inout MemoryCount) { table.count(into: &count) }
}

/// A `Set`.
public final class SetBox: Box {
  @safe @exclusivity(unchecked) public var table: HashTable

  public init(_ table: HashTable = HashTable()) { self.table = table }

  override func count(into count: inout MemoryCount) { table.count(into: &count) }
}
