import ViewSource

/// An index of all members by type and name, whether declared in the type or in an extension.
struct MemberIndex: Sendable {
  /// The type of each group. A group is the members of one type and name; the groups of a name are adjacent, ordered by
  /// type.
  private var owners: [DeclID] = []
  /// The start of each group in `decls`, and the end of the last one.
  private var starts: [Int32] = []
  private var decls: [DeclID] = []
  /// The number of each name. Lookups through all ancestors of a type repeat one name, and most types have no member
  /// with it.
  private var numbers = MemoTable<Name, Int32>()
  /// The first group of each name, and the end of the last one.
  private var firstGroups: [Int32] = []
  /// The extensions of each type, in file order.
  private(set) var extensions: [DeclID: [DeclID]] = [:]
  /// The extended type of each extension, where it is known.
  private(set) var extendedTypes = DeclMap<DeclID>()

  private static let noMembers: ArraySlice<DeclID> = []

  init() {}

  /// - Parameters:
  ///   - members: each member with its type.
  ///   - extensions: each extension with its extended type.
  init(members: [(owner: DeclID, name: Name, decl: DeclID)], extensions: [(owner: DeclID, decl: DeclID)]) {
    // A counting sort by name that keeps the given order: first the counts, then the positions.
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
      // Only members of extensions in other files are out of order.
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

  /// The members of a type with a name, without those of its protocols and superclass.
  func members(of owner: DeclID, named name: Name) -> ArraySlice<DeclID> {
    guard let group = group(of: owner, name) else { return MemberIndex.noMembers }
    return decls[Int(starts[group])..<Int(starts[group + 1])]
  }

  /// The types and extended types that have a member with a name.
  func owners(ofMembersNamed name: Name) -> ArraySlice<DeclID> {
    guard let number = numbers[name] else { return [] }
    return owners[Int(firstGroups[Int(number)])..<Int(firstGroups[Int(number) + 1])]
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

// MARK: Storage

extension MemberIndex {
  /// The index as words, for `init(_:names:)`.
  ///
  /// - Parameter numberOfName: the stored number of a name. An index with unnumbered names is not stored.
  func blocks(_ numberOfName: (Name) -> Int?) -> [[UInt64]]? {
    var names = [UInt64](repeating: 0, count: numbers.count)
    for (name, number) in numbers.all {
      guard let meant = numberOfName(name) else { return nil }
      names[Int(number)] = UInt64(meant)
    }
    // Ordered by extension, so that those of one type keep their order.
    let extended = extensions.flatMap { owner, list in list.map { (owner: owner, decl: $0) } }
      .sorted { $0.decl.bits < $1.decl.bits }
    return [
      owners.map(\.bits), starts.map { UInt64($0) }, decls.map(\.bits), names, firstGroups.map { UInt64($0) },
      extended.flatMap { [$0.owner.bits, $0.decl.bits] },
    ]
  }

  /// Reads a stored index; `nil` if the words are invalid.
  ///
  /// - Parameters:
  ///   - block: returns the words of the block with a number.
  ///   - allNames: the names by their stored numbers.
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

  /// Whether the numbers are in ascending order.
  private static func isOrdered(_ numbers: [UInt64]) -> Bool {
    numbers.indices.dropFirst().allSatisfy { numbers[$0 - 1] <= numbers[$0] }
  }
}
