/// A dictionary keyed by declaration. Lookups index arrays instead of hashing, because declarations are numbered.
///
/// Takes four bytes for every declaration of a file that has at least one value.
public struct DeclMap<Value> {
  /// The value's index plus one, by file and declaration; zero if there is no value.
  @usableFromInline var places: [[UInt32]] = []
  /// The same for local declarations.
  @usableFromInline var localPlaces: [UInt32] = []
  @usableFromInline var values: [Value] = []

  /// An empty map.
  @inlinable
  public init() {}

  /// The value of a declaration; `nil` if there is none. Assigning `nil` removes the value but does not free its
  /// memory.
  @inlinable
  public subscript(id: DeclID) -> Value? {
    get {
      let place = place(of: id)
      return place == 0 ? nil : values[Int(place) - 1]
    }
    set {
      let place = place(of: id)
      switch (newValue, place) {
      case (let value?, 0):
        values.append(value)
        setPlace(UInt32(values.count), of: id)
      case (let value?, _): values[Int(place) - 1] = value
      // The value stays in memory until the map is freed: removals are rare.
      case (nil, _): if place != 0 { setPlace(0, of: id) }
      }
    }
  }

  /// Reads a part of a value without copying the value.
  @inline(__always)
  func with<Part>(_ id: DeclID, _ part: (borrowing Value) -> Part) -> Part? {
    let place = place(of: id)
    return place == 0 ? nil : part(values[Int(place) - 1])
  }

  /// The map without the values of one file's declarations.
  func without(_ file: FileID) -> DeclMap {
    var result = self
    if Int(file.index) < places.count { result.places[Int(file.index)] = [] }
    return result
  }

  @inlinable
  func place(of id: DeclID) -> UInt32 {
    let index = Int(id.index)
    if id.file == .local { return index < localPlaces.count ? localPlaces[index] : 0 }
    let file = Int(id.file.index)
    guard file < places.count, index < places[file].count else { return 0 }
    return places[file][index]
  }

  @inlinable
  mutating func setPlace(_ place: UInt32, of id: DeclID) {
    if id.file == .local { return DeclMap.set(place, at: Int(id.index), in: &localPlaces) }
    let file = Int(id.file.index)
    while places.count <= file { places.append([]) }
    DeclMap.set(place, at: Int(id.index), in: &places[file])
  }

  @inlinable
  static func set(_ place: UInt32, at index: Int, in places: inout [UInt32]) {
    if places.count <= index {
      let count = max(index + 1, places.count * 2)
      places.append(contentsOf: repeatElement(0, count: count - places.count))
    }
    places[index] = place
  }
}

extension DeclMap: Sendable where Value: Sendable {}

/// A dictionary keyed by a declaration and a base type. Most declarations have few base types.
public struct DeclTypeMap<Value> {
  @usableFromInline
  struct Entries {
    @usableFromInline var types: [TypeID] = []
    @usableFromInline var values: [Value] = []
    /// The indices of the types, used when the linear search would be slower.
    @usableFromInline var places: [TypeID: Int] = [:]

    /// The number of types up to which lookups search linearly.
    @inlinable static var searchedCount: Int { 8 }

    @inlinable init() {}

    @inlinable
    func place(of type: TypeID) -> Int? {
      types.count <= Entries.searchedCount ? types.firstIndex(of: type) : places[type]
    }

    @inlinable
    mutating func add(_ type: TypeID, _ value: Value) {
      types.append(type)
      values.append(value)
      guard types.count > Entries.searchedCount else { return }
      if places.isEmpty {
        for (place, type) in types.enumerated() { places[type] = place }
      } else {
        places[type] = types.count - 1
      }
    }
  }

  @usableFromInline var entries = DeclMap<Int>()
  @usableFromInline var lists: [Entries] = []

  /// An empty map.
  @inlinable
  public init() {}

  /// The value of a declaration and type; `nil` if there is none. Assigning `nil` has no effect.
  @inlinable
  public subscript(decl: DeclID, type: TypeID) -> Value? {
    get {
      guard let index = entries[decl], let place = lists[index].place(of: type) else { return nil }
      return lists[index].values[place]
    }
    set {
      guard let newValue else { return }
      let index: Int
      if let known = entries[decl] {
        index = known
      } else {
        index = lists.count
        lists.append(Entries())
        entries[decl] = index
      }
      if let place = lists[index].place(of: type) {
        lists[index].values[place] = newValue
      } else {
        lists[index].add(type, newValue)
      }
    }
  }
}
