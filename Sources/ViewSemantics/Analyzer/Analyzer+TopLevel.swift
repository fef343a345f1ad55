import ViewSource

/// Name lookup at the top level.
extension Analyzer {
  /// The top-level declarations that a name can refer to: those of the module, else those of the imports, the user's
  /// modules first.
  func lookUpTopLevel(_ name: Name, in context: Context) -> [DeclID] {
    if program.seesCommonCatalogueOnly(context.file), !program.declaresTopLevel(name) { return publicOfCatalogue(name) }
    let key = LookUpKey(file: context.file, name: name)
    if let known = topLevelLists[key] { return known }
    let found = findTopLevel(name, in: context)
    topLevelLists[key] = found
    return found
  }

  /// As in Swift, finding only functions does not end the search: an import may have more overloads, or a type of that
  /// name with initializers.
  private func findTopLevel(_ name: Name, in context: Context) -> [DeclID] {
    let file = program.file(context.file)
    var found: [DeclID] = []
    func isEnough(_ more: [DeclID]) -> Bool {
      found += more
      return !found.allSatisfy { decl($0).kind == .function }
    }
    var foreign: [DeclID] = []
    if isEnough(
      namesakes(name, ofModule: file.module)
        .visible(from: context.file, program.folders, program.targets, foreign: &foreign))
    {
      return found
    }
    for imported in file.summary.imports {
      guard let module = program.module(named: imported), !(module.isCatalogue && module.isImplicitlyVisible) else {
        continue
      }
      let least = leastAccess(to: module, from: file)
      if isEnough((module.topLevel[name] ?? []).filter { decl($0).access >= least }) {
        // Imports do not shadow each other's types: the arguments of a call decide between them.
        return found + publicOfCatalogue(name).filter { decl($0).kind.isNominal }
      }
    }
    if Int(context.file.index) >= program.catalogueFileCount {
      found += publicOfCatalogue(name)
      // Declarations of another project are a fallback, since this project may be built with their code.
      return found.isEmpty ? foreign : found
    }
    for module in program.modules where module.isCatalogue {
      let declared = (module.topLevel[name] ?? []).filter {
        decl($0).access == .publicAccess || module.files.contains(context.file)
      }
      if isEnough(declared) { return found }
    }
    return found
  }

  /// The minimum access level of an imported module's declarations. The modules of a program count as one package.
  private func leastAccess(to module: Module, from file: ProgramFile) -> Access {
    if module.isCatalogue { return .publicAccess }
    return file.summary.testableImports.contains(module.name) ? .internalAccess : .packageAccess
  }

  /// The public declarations of the catalogue with a name, the same for all files of the program.
  private func publicOfCatalogue(_ name: Name) -> [DeclID] {
    if let known = catalogueLists[name] { return known }
    var found: [DeclID] = []
    for module in program.modulesSeenByAll {
      found += (module.topLevel[name] ?? []).filter { decl($0).access == .publicAccess }
      if !found.allSatisfy({ decl($0).kind == .function }) { break }
    }
    catalogueLists[name] = found
    return found
  }

  private func namesakes(_ name: Name, ofModule module: Int) -> Namesakes {
    let key = NamesakeKey(module: module, name: name)
    if let known = namesakes[key] { return known }
    let made = Namesakes(program.modules[module].topLevel[name] ?? [], program.folders, program.decl)
    namesakes[key] = made
    return made
  }

  struct NamesakeKey: Hashable {
    var module: Int
    var name: Name
  }
}

/// The top-level declarations of a module with the same name.
final class Namesakes {
  /// Those visible in every file of the module.
  private var shared: [DeclID] = []
  /// Those visible only in their own file.
  private var ofFile: [FileID: [DeclID]] = [:]
  /// The module-wide types, if there are several: targets may each have a type of this name.
  private var types: [DeclID] = []
  /// The same by folder, in it and below it.
  private var byFolder: [Int: [DeclID]] = [:]
  private var typesOfFile: [FileID: DeclID] = [:]
  /// The module-wide type, if there is exactly one.
  private var onlyType: DeclID?

  init(_ found: [DeclID], _ folders: FolderTable, _ decl: (DeclID) -> Decl) {
    for id in found {
      let decl = decl(id)
      let isShared = decl.access > .fileprivateAccess
      if isShared { shared.append(id) } else { ofFile[id.file, default: []].append(id) }
      guard decl.kind.isNominal || decl.kind == .alias else { continue }
      typesOfFile[id.file] = typesOfFile[id.file] ?? id
      if isShared { types.append(id) }
    }
    onlyType = types.count == 1 ? types[0] : nil
    guard types.count > 1 else {
      types = []
      return
    }
    for id in types {
      for folder in folders.folders(around: id.file) { byFolder[folder, default: []].append(id) }
    }
  }

  /// The declarations visible in a file; of several types, the one in the same target, otherwise the nearest one.
  ///
  /// - Parameter foreign: receives the declarations of other Xcode projects if there are no others.
  func visible(
    from id: FileID, _ folders: FolderTable, _ targets: TargetTable, foreign: inout [DeclID]
  ) -> [DeclID] {
    let seen = visible(from: id, folders, targets)
    guard folders.hasProjects, seen.contains(where: { folders.isForeign($0.file, to: id) }) else { return seen }
    let own = seen.filter { !folders.isForeign($0.file, to: id) }
    if own.isEmpty { foreign = seen }
    return own
  }

  private func visible(from id: FileID, _ folders: FolderTable, _ targets: TargetTable) -> [DeclID] {
    if onlyType != nil || !byFolder.isEmpty, let same = typesOfFile[id], same != onlyType { return [same] }
    if byFolder.isEmpty { return ofFile[id].map { shared + $0 } ?? shared }
    let together = types.filter { targets.areTogether($0.file, id) }
    if together.count == 1 { return together }
    for folder in folders.folders(around: id) {
      guard let nearest = byFolder[folder] else { continue }
      let own = nearest.filter(together.contains)
      if together.isEmpty || !own.isEmpty { return together.isEmpty ? nearest : own }
    }
    return shared
  }
}
