import Synchronization
import ViewSource
import ViewSyntax

/// Which code names what.
extension Program {
  /// What has code of its own in the program and names a structure of it, by that structure's name: it may make it.
  ///
  /// The first who asks goes over the whole program; whoever asks meanwhile waits.
  public func bodies(naming structure: Name) -> [DeclID] {
    structureNamings.withLock { known in
      if let known { return known[structure] ?? [] }
      let structures = userDecls.lazy.filter { self.decl($0).kind == .structure }
      let found = bodies(namingAnyOf: Set(structures.map { self.decl($0).name }))
      known = found
      return found[structure] ?? []
    }
  }

  /// What has code of its own in the program and names a case or a function in an extension of it, by that one's name.
  public func bodies(namingMember member: Name) -> [DeclID] {
    memberNamings.withLock { known in
      if let known { return known[member] ?? [] }
      let members = userDecls.lazy.filter { id in
        let decl = self.decl(id)
        return decl.kind == .enumCase
          || decl.kind == .function && self.parent(of: id).map { self.decl($0).kind == .extension } ?? false
      }
      let found = bodies(namingAnyOf: Set(members.map { self.decl($0).name }))
      known = found
      return found[member] ?? []
    }
  }

  /// What has code of its own in the program, by each of the names that occurs in it. One pass over the program.
  func bodies(namingAnyOf wanted: Set<Name>) -> [Name: [DeclID]] {
    var found: [Name: [DeclID]] = [:]
    if wanted.isEmpty { return found }
    var names = NameSet()
    for name in wanted { names.insert(name) }
    // Most of what a program mentions begins with another letter or is longer or shorter, and need not be looked up.
    let lengths = wanted.reduce(into: [UInt64](repeating: 0, count: 256)) { lengths, name in
      if let first = name.text.utf8.first { lengths[Int(first)] |= 1 << UInt64(min(name.text.utf8.count, 63)) }
    }
    for file in userFileIDs {
      for body in bodies(in: file) {
        let code = node(of: body)
        var seen: Set<Name> = []
        for index in code.tokenIndices {
          let token = code.token(index)
          guard token.kind == .identifier else { continue }
          let first = code.bytes[Int(token.start)]
          // A name in backticks begins behind the first.
          let isLong = lengths[Int(first)] >> UInt64(min(token.length, 63)) & 1 == 1
          guard isLong || first == UInt8(ascii: "`") else { continue }
          let name = code.name(at: index)
          if names.contains(name), seen.insert(name).inserted { found[name, default: []].append(body) }
        }
      }
    }
    return found
  }

  /// The declarations of a file that may have code of their own.
  func bodies(in file: FileID) -> [DeclID] {
    self.file(file).summary.decls.indices.map { DeclID(file, $0) }.filter { hasBody($0) }
  }

  func hasBody(_ id: DeclID) -> Bool {
    switch decl(id).kind {
    case .function, .initializer, .subscriptDecl, .variable: true
    default: false
    }
  }
}
