import ViewSource

/// The members of all types by type and name, wherever they are declared: in the type or in an extension.
struct MemberIndex: Sendable {
  private struct Key: Hashable, MemoKey {
    var owner: DeclID
    var name: Name
    var bits: UInt64 { owner.bits &* 0xA076_1D64_78BD_642F ^ UInt64(name.index) }
  }

  private var ranges = MemoTable<Key, Range<Int32>>()
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
    // The members of one type and name stand together, in the order given: first their counts, then their places.
    var counts = MemoTable<Key, Int32>()
    for member in members {
      let key = Key(owner: member.owner, name: member.name)
      counts[key] = (counts[key] ?? 0) + 1
    }
    var start: Int32 = 0
    decls = Array(repeating: DeclID(FileID(0), 0), count: members.count)
    for member in members {
      let key = Key(owner: member.owner, name: member.name)
      var range = ranges[key] ?? start..<start
      if range.isEmpty { start += counts[key] ?? 0 }
      decls[Int(range.upperBound)] = member.decl
      range = range.lowerBound..<range.upperBound + 1
      ranges[key] = range
    }
    for entry in extensions {
      self.extensions[entry.owner, default: []].append(entry.decl)
      extendedTypes[entry.decl] = entry.owner
    }
  }

  /// The members of a type of one name, those of its protocols and superclass not included.
  func members(of owner: DeclID, named name: Name) -> ArraySlice<DeclID> {
    guard let range = ranges[Key(owner: owner, name: name)] else { return MemberIndex.noMembers }
    return decls[Int(range.lowerBound)..<Int(range.upperBound)]
  }

  func hasMembers(of owner: DeclID, named name: Name) -> Bool { ranges[Key(owner: owner, name: name)] != nil }
}
