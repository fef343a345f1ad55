import ViewSource

/// The members of all types by type and name, wherever they are declared: in the type or in an extension.
struct MemberIndex: Sendable {
  /// The members of one type and name are a group; the groups of one name stand together, in the order of their types.
  private var owners: [DeclID] = []
  /// Where the members of each group begin, and where those of the last end.
  private var starts: [Int32] = []
  private var decls: [DeclID] = []
  /// The number of each name: code that looks through all that a type inherits from asks for one name again and again, and
  /// most types have no member of it.
  private var numbers = MemoTable<Name, Int32>()
  /// Where the groups of each name begin, and where those of the last end.
  private var firstGroups: [Int32] = []
  /// The extensions of each type, in the order of the files.
  private(set) var extensions: [DeclID: [DeclID]] = [:]
  /// The type that each extension extends, where it is known.
  private(set) var extendedTypes = DeclMap<DeclID>()

  private static let noMembers: ArraySlice<DeclID> = []

  init() {}

  /// - Parameters:
  ///   - members: each member with the type that it belongs to.
  ///   - extensions: each extension with the type that it extends.
  init(members: [(owner: DeclID, name: Name, decl: DeclID)], extensions: [(owner: DeclID, decl: DeclID)]) {
    // Those of one name are put together first, in the order given: their counts, then their places.
    var ends: [Int32] = []
    numbers.reserveCapacity(members.count / 2)
    let numbersOfMembers = members.map { member in
      if let known = numbers[member.name] {
        ends[Int(known)] += 1
        return Int(known)
      }
      numbers[member.name] = Int32(ends.count)
      ends.append(1)
      return ends.count - 1
    }
    var end: Int32 = 0
    for number in ends.indices {
      let count = ends[number]
      ends[number] = end
      end += count
    }
    var order = [Int32](repeating: 0, count: members.count)
    for (place, number) in numbersOfMembers.enumerated() {
      order[Int(ends[number])] = Int32(place)
      ends[number] += 1
    }
    decls.reserveCapacity(members.count)
    owners.reserveCapacity(members.count)
    starts.reserveCapacity(members.count + 1)
    firstGroups.reserveCapacity(ends.count + 1)
    var start = 0
    for end in ends {
      let places = start..<Int(end)
      func isBefore(_ left: Int32, _ right: Int32) -> Bool {
        let (leftBits, rightBits) = (members[Int(left)].owner.bits, members[Int(right)].owner.bits)
        return leftBits == rightBits ? left < right : leftBits < rightBits
      }
      // What is not in an extension in another file is in order already.
      if !places.dropFirst().allSatisfy({ isBefore(order[$0 - 1], order[$0]) }) { order[places].sort(by: isBefore) }
      firstGroups.append(Int32(owners.count))
      for place in places {
        let member = members[Int(order[place])]
        if place == start || owners.last != member.owner {
          owners.append(member.owner)
          starts.append(Int32(decls.count))
        }
        decls.append(member.decl)
      }
      start = Int(end)
    }
    firstGroups.append(Int32(owners.count))
    starts.append(Int32(decls.count))
    for entry in extensions {
      self.extensions[entry.owner, default: []].append(entry.decl)
      extendedTypes[entry.decl] = entry.owner
    }
  }

  /// The members of a type of one name, those of its protocols and superclass not included.
  func members(of owner: DeclID, named name: Name) -> ArraySlice<DeclID> {
    guard let group = group(of: owner, name) else { return MemberIndex.noMembers }
    return decls[Int(starts[group])..<Int(starts[group + 1])]
  }

  func hasMembers(of owner: DeclID, named name: Name) -> Bool { group(of: owner, name) != nil }

  private func group(of owner: DeclID, _ name: Name) -> Int? {
    guard let number = numbers[name] else { return nil }
    let end = Int(firstGroups[Int(number) + 1])
    var (low, high) = (Int(firstGroups[Int(number)]), end)
    let bits = owner.bits
    while low < high {
      let middle = (low + high) / 2
      if owners[middle].bits < bits { low = middle + 1 } else { high = middle }
    }
    return low < end && owners[low] == owner ? low : nil
  }
}

// MARK: Keeping it

extension MemberIndex {
  /// The index in words, for `init(_:names:)`.
  ///
  /// - Parameter numberOfName: the number by which a name is meant; an index with names that have none is not kept.
  func blocks(_ numberOfName: (Name) -> Int?) -> [[UInt64]]? {
    var names = [UInt64](repeating: 0, count: numbers.count)
    for (name, number) in numbers.all {
      guard let meant = numberOfName(name) else { return nil }
      names[Int(number)] = UInt64(meant)
    }
    // By the extensions themselves: those of one type come in their order.
    let extended = extensions.flatMap { owner, list in list.map { (owner: owner, decl: $0) } }
      .sorted { $0.decl.bits < $1.decl.bits }
    return [
      owners.map(\.bits), starts.map { UInt64($0) }, decls.map(\.bits), names, firstGroups.map { UInt64($0) },
      extended.flatMap { [$0.owner.bits, $0.decl.bits] },
    ]
  }

  /// An index that was kept; `nil` if the words are of none.
  ///
  /// - Parameters:
  ///   - block: the words of the block of a number.
  ///   - allNames: the names that are meant by numbers.
  init?(_ block: (Int) -> [UInt64]?, names allNames: [Name]) {
    guard let owners = block(0), let starts = block(1), let decls = block(2), let names = block(3),
      let firstGroups = block(4), let extended = block(5), starts.count == owners.count + 1,
      firstGroups.count == names.count + 1, starts.last == UInt64(decls.count),
      firstGroups.last == UInt64(owners.count), MemberIndex.isOrdered(starts), MemberIndex.isOrdered(firstGroups),
      names.allSatisfy({ $0 < UInt64(allNames.count) }), extended.count.isMultiple(of: 2)
    else { return nil }
    self.init()
    self.owners = owners.map { DeclID(bits: $0) }
    self.starts = starts.map { Int32(truncatingIfNeeded: $0) }
    self.decls = decls.map { DeclID(bits: $0) }
    self.firstGroups = firstGroups.map { Int32(truncatingIfNeeded: $0) }
    numbers.reserveCapacity(names.count)
    for (number, name) in names.enumerated() { numbers[allNames[Int(name)]] = Int32(number) }
    for place in stride(from: 0, to: extended.count, by: 2) {
      let (owner, decl) = (DeclID(bits: extended[place]), DeclID(bits: extended[place + 1]))
      extensions[owner, default: []].append(decl)
      extendedTypes[decl] = owner
    }
  }

  /// Whether numbers do not get smaller.
  private static func isOrdered(_ numbers: [UInt64]) -> Bool {
    numbers.indices.dropFirst().allSatisfy { numbers[$0 - 1] <= numbers[$0] }
  }
}
