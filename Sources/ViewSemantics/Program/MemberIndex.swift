import ViewSource

/// The members of all types by type and name, wherever they are declared: in the type or in an extension.
struct MemberIndex: Sendable {
  private struct Key: Hashable, MemoKey {
    var owner: DeclID
    var name: Name
    var bits: UInt64 { owner.bits &* 0xA076_1D64_78BD_642F ^ UInt64(name.index) }
  }

  /// The members of one type and name are a group, with a number.
  private var groups = MemoTable<Key, Int32>()
  /// Where the members of each group begin, and where those of the last end.
  private var starts: [Int32] = []
  private var decls: [DeclID] = []
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
    // The members of a group stand together, in the order given: first their counts, then their places.
    var counts: [Int32] = []
    groups.reserveCapacity(members.count)
    let numbers = members.map { member in
      let key = Key(owner: member.owner, name: member.name)
      if let known = groups[key] {
        counts[Int(known)] += 1
        return Int(known)
      }
      groups[key] = Int32(counts.count)
      counts.append(1)
      return counts.count - 1
    }
    starts = [0]
    starts.reserveCapacity(counts.count + 1)
    for count in counts { starts.append((starts.last ?? 0) + count) }
    var next = starts
    decls = Array(repeating: DeclID(FileID(0), 0), count: members.count)
    for (member, number) in zip(members, numbers) {
      decls[Int(next[number])] = member.decl
      next[number] += 1
    }
    for entry in extensions {
      self.extensions[entry.owner, default: []].append(entry.decl)
      extendedTypes[entry.decl] = entry.owner
    }
  }

  /// The members of a type of one name, those of its protocols and superclass not included.
  func members(of owner: DeclID, named name: Name) -> ArraySlice<DeclID> {
    guard let group = groups[Key(owner: owner, name: name)] else { return MemberIndex.noMembers }
    return decls[Int(starts[Int(group)])..<Int(starts[Int(group) + 1])]
  }

  func hasMembers(of owner: DeclID, named name: Name) -> Bool { groups[Key(owner: owner, name: name)] != nil }
}
