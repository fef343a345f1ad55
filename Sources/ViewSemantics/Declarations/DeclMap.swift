/// Values by declaration: a dictionary that is looked up without hashing, since declarations are numbered.
///
/// Four bytes are taken for every declaration of a file of which any has a value.
public struct DeclMap<Value> {
  /// By file and by declaration, the place of the value plus one; zero where there is none.
  @usableFromInline var places: [[UInt32]] = []
  /// The same for what is declared inside bodies.
  @usableFromInline var localPlaces: [UInt32] = []
  @usableFromInline var values: [Value] = []

  /// A map without values.
  @inlinable
  public init() {}

  /// `nil` where there is no value; assigning it removes one, but does not give its memory back.
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
      // The value itself stays until the map goes: taking one out is rare.
      case (nil, _): if place != 0 { setPlace(0, of: id) }
      }
    }
  }

  /// Something of a value that is not copied for it.
  @inline(__always)
  func with<Part>(_ id: DeclID, _ part: (borrowing Value) -> Part) -> Part? {
    let place = place(of: id)
    return place == 0 ? nil : part(values[Int(place) - 1])
  }

  /// The map without the values of a file's declarations.
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

/// Values by declaration and a type that it is reached through, of which there are few for most declarations.
public struct DeclTypeMap<Value> {
  @usableFromInline
  struct Entries {
    @usableFromInline var types: [TypeID] = []
    @usableFromInline var values: [Value] = []
    /// The places of the types, where searching through them would take longer.
    @usableFromInline var places: [TypeID: Int] = [:]

    /// Beyond this many, types are looked up in a dictionary.
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

  /// A map without values.
  @inlinable
  public init() {}

  /// `nil` where there is no value; assigning it changes nothing.
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
