import ViewSource

/// The members of all types by type and name, wherever they are declared: in the type or in an extension.
struct MemberIndex: Sendable {
  private struct Key: Hashable {
    var owner: DeclID
    var name: Name
  }

  private var ranges: [Key: Range<Int32>] = [:]
  private var decls: [DeclID] = []
  /// The extensions of each type, in the order of the files.
  private(set) var extensions: [DeclID: [DeclID]] = [:]
  /// The type that each extension extends, where it is known.
  private(set) var extendedTypes: [DeclID: DeclID] = [:]

  private static let noMembers: ArraySlice<DeclID> = []

  init() {}

  /// - Parameters:
  ///   - members: each member with the type that it belongs to.
  ///   - extensions: each extension with the type that it extends.
  init(members: [(owner: DeclID, name: Name, decl: DeclID)], extensions: [(owner: DeclID, decl: DeclID)]) {
    var counts: [Key: Int32] = [:]
    counts.reserveCapacity(members.count)
    for member in members { counts[Key(owner: member.owner, name: member.name), default: 0] += 1 }
    ranges.reserveCapacity(counts.count)
    var start: Int32 = 0
    var next: [Key: Int32] = [:]
    next.reserveCapacity(counts.count)
    decls = Array(repeating: DeclID(FileID(0), 0), count: members.count)
    for member in members {
      let key = Key(owner: member.owner, name: member.name)
      if let count = counts.removeValue(forKey: key) {
        ranges[key] = start..<start + count
        next[key] = start
        start += count
      }
      let place = next[key] ?? 0
      decls[Int(place)] = member.decl
      next[key] = place + 1
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
}
