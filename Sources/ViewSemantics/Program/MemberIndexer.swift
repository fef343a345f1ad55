import ViewSource
import ViewSyntax

/// Computes the type of each member and each extension.
struct MemberIndexer {
  let files: [ProgramFile]
  let modules: [Module]
  let moduleNumbers: [Name: Int]
  /// The program that is already indexed.
  let catalogue: Program?
  let folders: FolderTable
  let targets: TargetTable
  /// The types found so far that are declared in extensions, by extended type.
  private var nestedInExtensions: [NestedName: DeclID] = [:]
  /// The top-level types of the catalogue; of several with one name, that of the first module.
  private(set) var catalogueTypes: MemoTable<Name, DeclID>

  private struct NestedName: Hashable {
    var owner: DeclID
    var name: Name
  }

  init(
    files: [ProgramFile], folders: FolderTable, targets: TargetTable, modules: [Module], moduleNumbers: [Name: Int],
    catalogue: Program?
  ) {
    self.files = files
    self.folders = folders
    self.targets = targets
    self.modules = modules
    self.moduleNumbers = moduleNumbers
    self.catalogue = catalogue
    // The already indexed types come first.
    catalogueTypes = catalogue?.typesAtTopOfCatalogue ?? MemoTable()
    for module in modules[(catalogue?.modules.count ?? 0)...] where module.isCatalogue {
      for (name, declared) in module.topLevel where catalogueTypes[name] == nil {
        if let type = declared.first(where: isType) { catalogueTypes[name] = type }
      }
    }
  }

  /// The index of the members declared in a range of files.
  func index(_ range: Range<Int>) -> MemberIndex {
    let extendedTypes = extendedTypes(range)
    var members: [(owner: DeclID, name: Name, decl: DeclID)] = []
    // A type's own members come before those of its extensions, in any file order: a requirement takes precedence over
    // its default implementation.
    var added: [(owner: DeclID, name: Name, decl: DeclID)] = []
    var extensions: [(owner: DeclID, decl: DeclID)] = []
    members.reserveCapacity(range.reduce(0) { $0 + files[$1].summary.decls.count })
    for number in range {
      let file = FileID(number)
      let decls = files[number].summary.decls
      for (index, decl) in decls.enumerated() {
        if decl.kind == .extension, let owner = extendedTypes[DeclID(file, index)] {
          extensions.append((owner, DeclID(file, index)))
        }
        guard decl.parent != Decl.none, decl.kind != .genericParameter else { continue }
        let parent = decls[Int(decl.parent)]
        if parent.kind.isNominal {
          members.append((DeclID(file, Int(decl.parent)), decl.name, DeclID(file, index)))
        } else if let owner = extendedTypes[DeclID(file, Int(decl.parent))] {
          added.append((owner, decl.name, DeclID(file, index)))
        }
      }
    }
    return MemberIndex(members: members + added, extensions: extensions)
  }

  /// The extended type of each extension.
  ///
  /// `extension Home.Row` may name a type that is itself declared in an extension, in any file. Unresolved extensions
  /// are retried after all others until no new types are found.
  private func extendedTypes(_ range: Range<Int>) -> DeclMap<DeclID> {
    var found = DeclMap<DeclID>()
    var open: [DeclID] = []
    for number in range {
      let summary = files[number].summary
      for index in summary.topLevel where summary.decls[index].kind == .extension {
        open.append(DeclID(FileID(number), index))
      }
    }
    var indexer = self
    while !open.isEmpty {
      var added: [DeclID] = []
      open.removeAll { id in
        guard let owner = indexer.extendedType(of: files[Int(id.file.index)].summary.decls[Int(id.index)], in: id.file)
        else { return false }
        found[id] = owner
        added.append(id)
        return true
      }
      if !indexer.note(typesIn: added, found) { break }
    }
    return found
  }

  /// Records the types declared in resolved extensions; returns `false` if there are none.
  private mutating func note(typesIn extensions: [DeclID], _ extendedTypes: DeclMap<DeclID>) -> Bool {
    var hasAny = false
    for id in extensions {
      guard let owner = extendedTypes[id] else { continue }
      let summary = files[Int(id.file.index)].summary
      for index in summary.members(of: Int(id.index)) where isType(DeclID(id.file, index)) {
        let key = NestedName(owner: owner, name: summary.decls[index].name)
        if nestedInExtensions[key] == nil { nestedInExtensions[key] = DeclID(id.file, index) }
        hasAny = true
      }
    }
    return hasAny
  }

  /// The type named after `extension`; `nil` if it is undeclared.
  private func extendedType(of decl: Decl, in file: FileID) -> DeclID? {
    let node = files[Int(file.index)].tree.node(decl.node)
    guard let type = node.children.first(where: { $0.kind.isType }) else { return nil }
    return resolve(type, in: file, depth: 0)
  }

  /// The limit of alias chains, beyond which they are cyclic.
  private static let maximumAliases = 16

  /// - Parameter alias: the alias that refers to the type; declarations around it are visible too.
  private func resolve(_ type: SyntaxNode, in file: FileID, of alias: DeclID? = nil, depth: Int) -> DeclID? {
    guard depth < MemberIndexer.maximumAliases else { return nil }
    switch type.kind {
    case .identifierType:
      guard let name = type.referencedName else { return nil }
      let around = alias.flatMap { self.declared(type.name(of: name), around: $0, depth) }
      return nominal(around ?? topLevel(type.name(of: name), from: file), depth)
    case .memberType:
      guard let base = type.children.first(where: { $0.kind.isType }), let token = type.referencedName else {
        return nil
      }
      let name = type.name(of: token)
      if base.kind == .identifierType, let module = base.referencedName.map({ type.name(of: $0) }),
        let number = moduleNumbers[module], topLevel(module, from: file) == nil
      {
        return nominal(modules[number].topLevel[name]?.first, depth)
      }
      return resolve(base, in: file, of: alias, depth: depth + 1).flatMap { nominal(nested(name, in: $0), depth) }
    case .arrayType: return named("Array", from: file)
    case .dictionaryType: return named("Dictionary", from: file)
    case .optionalType: return named("Optional", from: file)
    case .attributedType, .parenType:
      return type.children.last { $0.kind.isType }.flatMap { resolve($0, in: file, of: alias, depth: depth + 1) }
    default: return nil
    }
  }

  /// The type with a name declared in a type around an alias: `A` in `enum Keys { class A {}; typealias B = A }`.
  private func declared(_ name: Name, around alias: DeclID, _ depth: Int) -> DeclID? {
    let decls = files[Int(alias.file.index)].summary.decls
    var parent = decls[Int(alias.index)].parent
    // At most as many steps as types are nested.
    while parent != Decl.none {
      let decl = decls[Int(parent)]
      let id = DeclID(alias.file, Int(parent))
      let owner = decl.kind.isNominal ? id : decl.kind == .extension ? extended(id, depth + 1) : nil
      if let owner, let found = nested(name, in: owner), found != alias { return found }
      parent = decl.parent
    }
    return nil
  }

  private func extended(_ id: DeclID, _ depth: Int) -> DeclID? {
    let node = files[Int(id.file.index)].tree.node(decl(of: id).node)
    return node.children.first { $0.kind.isType }.flatMap { resolve($0, in: id.file, depth: depth) }
  }

  private func named(_ name: Name, from file: FileID) -> DeclID? {
    topLevel(name, from: file)
  }

  private func topLevel(_ name: Name, from file: FileID) -> DeclID? {
    let own = modules[files[Int(file.index)].module]
    let declared = type(name, of: own, seenBy: file)
    if let declared, !folders.isForeign(declared.file, to: file) { return declared }
    for imported in files[Int(file.index)].summary.imports {
      guard let number = moduleNumbers[imported] else { continue }
      if let found = type(name, of: modules[number], seenBy: file) { return found }
    }
    return catalogueTypes[name] ?? declared
  }

  /// The type of a module with a name as a file sees it: a type may be private to another file, and each target may
  /// have its own.
  private func type(_ name: Name, of module: Module, seenBy file: FileID) -> DeclID? {
    guard let declared = module.topLevel[name] else { return nil }
    if declared.count == 1 { return isType(declared[0]) && isSeen(declared[0], by: file) ? declared[0] : nil }
    let types = declared.filter { isType($0) && isSeen($0, by: file) }
    if types.count < 2 { return types.first }
    var foreign: [DeclID] = []
    let namesakes = Namesakes(types, folders) { decl(of: $0) }
    return namesakes.visible(from: file, folders, targets, foreign: &foreign).first ?? foreign.first
  }

  private func isSeen(_ id: DeclID, by file: FileID) -> Bool {
    id.file == file || decl(of: id).access > .fileprivateAccess
  }

  private func decl(of id: DeclID) -> Decl { files[Int(id.file.index)].summary.decls[Int(id.index)] }

  private func isType(_ id: DeclID) -> Bool {
    let kind = decl(of: id).kind
    return kind.isNominal || kind == .alias
  }

  private func nested(_ name: Name, in owner: DeclID) -> DeclID? {
    let summary = files[Int(owner.file.index)].summary
    let own = summary.members(of: Int(owner.index)).first { index in
      summary.decls[index].name == name && isType(DeclID(owner.file, index))
    }
    if let own { return DeclID(owner.file, own) }
    return nestedInExtensions[NestedName(owner: owner, name: name)]
      ?? catalogue?.members(of: owner, named: name).first(where: isType)
  }

  /// The type itself, or the type that an alias refers to.
  private func nominal(_ id: DeclID?, _ depth: Int) -> DeclID? {
    guard let id else { return nil }
    let file = files[Int(id.file.index)]
    let decl = file.summary.decls[Int(id.index)]
    if decl.kind.isNominal { return id }
    guard decl.kind == .alias, let type = file.tree.node(decl.node).children.first(where: { $0.kind.isType }) else {
      return nil
    }
    return resolve(type, in: id.file, of: id, depth: depth + 1)
  }
}
