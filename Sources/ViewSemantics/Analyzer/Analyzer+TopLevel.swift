import ViewSource

/// What a name means at the top of files.
extension Analyzer {
  /// The declarations at the top of files that a name can mean: the module's own, else those of what is imported, the
  /// user's modules first.
  func lookUpTopLevel(_ name: Name, in context: Context) -> [DeclID] {
    if program.seesCommonCatalogueOnly(context.file), !program.declaresTopLevel(name) { return publicOfCatalogue(name) }
    let key = LookUpKey(file: context.file, name: name)
    if let known = topLevelLists[key] { return known }
    let found = findTopLevel(name, in: context)
    topLevelLists[key] = found
    return found
  }

  /// As in Swift, functions of a name leave the search open: what is imported may have more overloads, or a type with
  /// initialisers, of the same name.
  private func findTopLevel(_ name: Name, in context: Context) -> [DeclID] {
    let file = program.file(context.file)
    var found: [DeclID] = []
    func isEnough(_ more: [DeclID]) -> Bool {
      found += more
      return !found.allSatisfy { decl($0).kind == .function }
    }
    var foreign: [DeclID] = []
    if isEnough(
      namesakes(name, ofModule: file.module).visible(from: context.file, program.folders, foreign: &foreign))
    {
      return found
    }
    for imported in file.summary.imports {
      guard let module = program.module(named: imported), !(module.isCatalogue && module.isSeenByAll) else { continue }
      let least = leastAccess(to: module, from: file)
      if isEnough((module.topLevel[name] ?? []).filter { decl($0).access >= least }) {
        // No import hides another's types: of what is called the arguments tell which is meant.
        return found + publicOfCatalogue(name).filter { decl($0).kind.isNominal }
      }
    }
    if Int(context.file.index) >= program.catalogueFileCount {
      found += publicOfCatalogue(name)
      // What another project declares is meant where nothing else is: this one may be built with its code.
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

  /// How open the declarations of a module must be for a file that imports it. The modules of a program are taken to be of
  /// one package.
  private func leastAccess(to module: Module, from file: ProgramFile) -> Access {
    if module.isCatalogue { return .publicAccess }
    return file.summary.testableImports.contains(module.name) ? .internalAccess : .packageAccess
  }

  /// What the catalogue declares for programs, the same for all of their files.
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

/// The declarations of one name at the top of the files of a module.
final class Namesakes {
  /// Those that every file sees.
  private var shared: [DeclID] = []
  /// Those that only their own file sees.
  private var ofFile: [FileID: [DeclID]] = [:]
  /// Several targets in one folder may each have a type of the name: by folder, those in it and below it.
  private var byFolder: [Int: [DeclID]] = [:]
  private var typesOfFile: [FileID: DeclID] = [:]
  /// The type that every file sees, if there is just one.
  private var onlyType: DeclID?

  init(_ found: [DeclID], _ folders: FolderTable, _ decl: (DeclID) -> Decl) {
    var types: [DeclID] = []
    for id in found {
      let decl = decl(id)
      let isShared = decl.access > .fileprivateAccess
      if isShared { shared.append(id) } else { ofFile[id.file, default: []].append(id) }
      guard decl.kind.isNominal else { continue }
      typesOfFile[id.file] = typesOfFile[id.file] ?? id
      if isShared { types.append(id) }
    }
    onlyType = types.count == 1 ? types[0] : nil
    guard types.count > 1 else { return }
    for id in types {
      for folder in folders.folders(around: id.file) { byFolder[folder, default: []].append(id) }
    }
  }

  /// Those that a file sees; of several types the nearest.
  ///
  /// - Parameter foreign: is given those that other Xcode projects declare, if there is nothing else.
  func visible(from id: FileID, _ folders: FolderTable, foreign: inout [DeclID]) -> [DeclID] {
    let seen = visible(from: id, folders)
    guard folders.hasProjects, seen.contains(where: { folders.isForeign($0.file, to: id) }) else { return seen }
    let own = seen.filter { !folders.isForeign($0.file, to: id) }
    if own.isEmpty { foreign = seen }
    return own
  }

  private func visible(from id: FileID, _ folders: FolderTable) -> [DeclID] {
    if onlyType != nil || !byFolder.isEmpty, let same = typesOfFile[id], same != onlyType { return [same] }
    if byFolder.isEmpty { return ofFile[id].map { shared + $0 } ?? shared }
    for folder in folders.folders(around: id) {
      if let nearest = byFolder[folder] { return nearest }
    }
    return shared
  }
}
