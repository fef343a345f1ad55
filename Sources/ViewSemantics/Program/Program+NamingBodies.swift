import Synchronization
import ViewSource
import ViewSyntax

/// Bodies by the names that they mention.
extension Program {
  /// The declarations with bodies that mention a struct of the program, and so may construct it.
  ///
  /// The first query scans the whole program; other threads wait meanwhile.
  public func bodies(naming structure: Name) -> [DeclID] {
    structureNamings.withLock { known in
      if let known { return known[structure] ?? [] }
      let structures = userDecls.lazy.filter { self.decl($0).kind == .structure }
      let found = bodies(namingAnyOf: Set(structures.map { self.decl($0).name }))
      known = found
      return found[structure] ?? []
    }
  }

  /// The declarations with bodies that mention an enum case, or a function in an extension.
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

  /// The stored properties and global variables that mention a class of the program, and so may keep its objects.
  public func storedProperties(naming type: Name) -> [DeclID] {
    propertyNamings.withLock { known in
      if let known { return known[type] ?? [] }
      let classes = userDecls.lazy.filter { self.decl($0).kind == .classType }
      let found = bodies(namingAnyOf: Set(classes.map { self.decl($0).name })) { id in
        self.decl(id).kind == .variable && !self.decl(id).has(.isComputed)
      }
      known = found
      return found[type] ?? []
    }
  }

  /// The declarations with bodies that mention a property of a class, and so may use it.
  public func bodies(namingObjectProperty property: Name) -> [DeclID] {
    objectPropertyNamings.withLock { known in
      if let known { return known[property] ?? [] }
      let properties = userDecls.lazy.filter { id in
        self.decl(id).kind == .variable && self.decl(id).access > .fileprivateAccess
          && self.parent(of: id).map { self.decl($0).kind == .classType } ?? false
      }
      let found = bodies(namingAnyOf: Set(properties.map { self.decl($0).name }))
      known = found
      return found[property] ?? []
    }
  }

  /// The declarations with bodies by the names that they mention, in one pass over the whole program.
  ///
  /// - Parameter isMeant: whether the search includes a declaration.
  public func bodies(namingAnyOf wanted: Set<Name>, where isMeant: (DeclID) -> Bool = { _ in true }) -> [Name: [DeclID]]
  {
    if wanted.isEmpty { return [:] }
    let wanted = Array(wanted)
    let words = WordFilter(wanted)
    let places = Dictionary(uniqueKeysWithValues: zip(wanted, wanted.indices))
    var found = [[DeclID]](repeating: [], count: wanted.count)
    for file in userFileIDs {
      for body in bodies(in: file) where isMeant(body) {
        let code = node(of: body)
        for index in code.tokenIndices {
          guard code.says(words, at: index), let place = places[code.name(at: index)] else { continue }
          // Mentions in the same body are consecutive.
          if found[place].last != body { found[place].append(body) }
        }
      }
    }
    return Dictionary(uniqueKeysWithValues: zip(wanted, found).filter { !$1.isEmpty })
  }

  /// The declarations of a file that may have bodies.
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
