import ViewSource
import ViewSyntax

/// Finds out which type each member and each extension belongs to.
struct MemberIndexer {
  let files: [ProgramFile]
  let modules: [Module]
  let moduleNumbers: [Name: Int]

  /// The index of the members declared in some of the files.
  func index(_ range: Range<Int>) -> MemberIndex {
    var members: [(owner: DeclID, name: Name, decl: DeclID)] = []
    var extensions: [(owner: DeclID, decl: DeclID)] = []
    for number in range {
      let file = FileID(number)
      let decls = files[number].summary.decls
      // The type that each extension of the file extends.
      var extended: [UInt32: DeclID] = [:]
      for (index, decl) in decls.enumerated() {
        if decl.kind == .extension, let owner = extendedType(of: decl, in: file) {
          extended[UInt32(index)] = owner
          extensions.append((owner, DeclID(file, index)))
        }
        guard decl.parent != Decl.none, decl.kind != .genericParameter else { continue }
        let parent = decls[Int(decl.parent)]
        if parent.kind.isNominal {
          members.append((DeclID(file, Int(decl.parent)), decl.name, DeclID(file, index)))
        } else if let owner = extended[decl.parent] {
          members.append((owner, decl.name, DeclID(file, index)))
        }
      }
    }
    return MemberIndex(members: members, extensions: extensions)
  }

  /// The type named after `extension`; `nil` if no module here declares it.
  private func extendedType(of decl: Decl, in file: FileID) -> DeclID? {
    let node = files[Int(file.index)].tree.node(decl.node)
    guard let type = node.children.first(where: { $0.kind.isType }) else { return nil }
    return resolve(type, in: file, depth: 0)
  }

  /// Aliases may name each other; more than so many are a circle.
  private static let maximumAliases = 16

  private func resolve(_ type: SyntaxNode, in file: FileID, depth: Int) -> DeclID? {
    guard depth < MemberIndexer.maximumAliases else { return nil }
    switch type.kind {
    case .identifierType:
      guard let name = type.referencedName else { return nil }
      return nominal(topLevel(Name(name.range, in: type.bytes), from: file), depth)
    case .memberType:
      guard let base = type.children.first(where: { $0.kind.isType }), let token = type.referencedName else {
        return nil
      }
      let name = Name(token.range, in: type.bytes)
      if base.kind == .identifierType, let module = base.referencedName.map({ Name($0.range, in: type.bytes) }),
        let number = moduleNumbers[module], topLevel(module, from: file) == nil
      {
        return nominal(modules[number].topLevel[name]?.first, depth)
      }
      return resolve(base, in: file, depth: depth + 1).flatMap { nominal(nested(name, in: $0), depth) }
    case .arrayType: return named("Array", from: file)
    case .dictionaryType: return named("Dictionary", from: file)
    case .optionalType: return named("Optional", from: file)
    case .attributedType, .parenType:
      return type.children.last { $0.kind.isType }.flatMap { resolve($0, in: file, depth: depth + 1) }
    default: return nil
    }
  }

  private func named(_ name: Name, from file: FileID) -> DeclID? {
    topLevel(name, from: file)
  }

  private func topLevel(_ name: Name, from file: FileID) -> DeclID? {
    let own = modules[files[Int(file.index)].module]
    if let found = own.topLevel[name]?.first(where: isType) { return found }
    for imported in files[Int(file.index)].summary.imports {
      if let number = moduleNumbers[imported], let found = modules[number].topLevel[name]?.first(where: isType) {
        return found
      }
    }
    for module in modules where module.isCatalogue {
      if let found = module.topLevel[name]?.first(where: isType) { return found }
    }
    return nil
  }

  private func isType(_ id: DeclID) -> Bool {
    let kind = files[Int(id.file.index)].summary.decls[Int(id.index)].kind
    return kind.isNominal || kind == .alias
  }

  private func nested(_ name: Name, in owner: DeclID) -> DeclID? {
    let summary = files[Int(owner.file.index)].summary
    return summary.members(of: Int(owner.index)).first { index in
      summary.decls[index].name == name && isType(DeclID(owner.file, index))
    }.map { DeclID(owner.file, $0) }
  }

  /// The type itself, or the one that an alias stands for.
  private func nominal(_ id: DeclID?, _ depth: Int) -> DeclID? {
    guard let id else { return nil }
    let file = files[Int(id.file.index)]
    let decl = file.summary.decls[Int(id.index)]
    if decl.kind.isNominal { return id }
    guard decl.kind == .alias, let type = file.tree.node(decl.node).children.first(where: { $0.kind.isType }) else {
      return nil
    }
    return resolve(type, in: id.file, depth: depth + 1)
  }
}
