import ViewSyntax

/// Generic parameter packs: `each T`.
extension Analyzer {
  func isPack(_ parameter: DeclID) -> Bool {
    guard !isImplicitParameter(parameter), decl(parameter).kind == .genericParameter else { return false }
    return node(of: parameter).ownToken(.eachKeyword) != nil
  }

  /// The written generic arguments with those of the pack combined into one; a type has at most one pack.
  func packed(_ arguments: [TypeID], for generics: GenericContext) -> [TypeID] {
    guard let pack = generics.packIndex, pack >= generics.outerCount, !arguments.isEmpty else { return arguments }
    let before = pack - generics.outerCount
    let after = generics.parameters.count - pack - 1
    guard arguments.count >= before + after else { return arguments }
    let packed = types.pack(Array(arguments[before..<arguments.count - after]))
    return arguments[..<before] + [packed] + arguments.suffix(after)
  }
}
