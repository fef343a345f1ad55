import Synchronization
import ViewSource
import ViewSyntax

/// Which code names what.
extension Program {
  /// What has code of its own in the program and names a structure of it, by that structure's name: it may make it.
  ///
  /// The first caller goes over the whole program; callers meanwhile wait.
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
    if wanted.isEmpty { return [:] }
    let wanted = Array(wanted)
    let words = WordFilter(wanted)
    let places = Dictionary(uniqueKeysWithValues: zip(wanted, wanted.indices))
    var found = [[DeclID]](repeating: [], count: wanted.count)
    for file in userFileIDs {
      for body in bodies(in: file) {
        let code = node(of: body)
        for index in code.tokenIndices {
          guard code.says(words, at: index), let place = places[code.name(at: index)] else { continue }
          // The same body comes again only while it is the last one.
          if found[place].last != body { found[place].append(body) }
        }
      }
    }
    return Dictionary(uniqueKeysWithValues: zip(wanted, found).filter { !$1.isEmpty })
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
