import ViewSource
import ViewSyntax

/// Which code names what.
extension Analyzer {
  /// What has code of its own in the program and names a structure of it, by that structure's name: it may make it.
  public func bodies(naming structure: Name) -> [DeclID] { bodiesByNamedType[structure] ?? [] }

  func findBodiesByNamedType() -> [Name: [DeclID]] {
    bodies(
      namingAnyOf: Set(program.userDecls.lazy.filter { self.decl($0).kind == .structure }.map { self.decl($0).name }))
  }

  /// What has code of its own in the program, by each of the names that occurs in it. One pass over the program.
  func bodies(namingAnyOf wanted: Set<Name>) -> [Name: [DeclID]] {
    var found: [Name: [DeclID]] = [:]
    if wanted.isEmpty { return found }
    // Most of what a program mentions begins with another letter, and need not be looked up.
    var names = NameSet()
    for name in wanted { names.insert(name) }
    let letters = wanted.reduce(into: [Bool](repeating: false, count: 256)) { letters, name in
      if let first = name.text.utf8.first { letters[Int(first)] = true }
    }
    for file in program.userFileIDs {
      for body in bodies(in: file) {
        let code = node(of: body)
        var seen: Set<Name> = []
        for index in code.tokenIndices {
          let token = code.token(index)
          guard token.kind == .identifier else { continue }
          let first = code.bytes[Int(token.start)]
          // A name in backticks begins behind the first.
          guard letters[Int(first)] || first == UInt8(ascii: "`") else { continue }
          let name = code.name(at: index)
          if names.contains(name), seen.insert(name).inserted { found[name, default: []].append(body) }
        }
      }
    }
    return found
  }
}
