import Synchronization
import ViewCatalog
import ViewSource
import ViewSyntax

/// The parsed and indexed source files of a program, which analyzers work on.
///
/// Immutable; any number of analyzers on different threads may share a program.
public final class Program: Sendable {
  /// The build configuration of all modules.
  public let configuration: BuildConfiguration
  /// The files; those of the catalogue come first.
  public let files: [ProgramFile]
  /// The modules: those of the catalogue, then library interfaces, then the program's own.
  public let modules: [Module]
  /// The catalogue and library modules that are visible without an import. Those generated from the program's resources
  /// come first.
  let modulesSeenByAll: [Module]
  /// The declarations of each file, for fast access.
  private let decls: [[Decl]]
  /// The number of catalogue files.
  public let catalogueFileCount: Int
  /// The number of files at the end of `files` that are generated from the project's resources, as extensions of Core
  /// Data classes. They belong to the program's modules, but are not user files.
  private let additionCount: Int
  let memberIndex: MemberIndex
  /// The top-level types of the catalogue, for indexing the files above it.
  let typesAtTopOfCatalogue: MemoTable<Name, DeclID>
  let folders: FolderTable
  let targets: TargetTable
  let catalogue: Program?
  private let moduleNumbers: [Name: Int]
  private let ownOperators: Set<Name>
  /// The names of the program's own members and top-level declarations.
  private let ownMembers: NameSet
  private let ownTopLevel: NameSet
  /// The names of its top-level types, if it is a catalogue.
  private let catalogueTypes: NameSet
  /// The names of its protocol requirements.
  private let ownRequirements: NameSet
  /// The bodies by the structs and members that they mention; `nil` before the first query.
  let structureNamings = Mutex<[Name: [DeclID]]?>(nil)
  let memberNamings = Mutex<[Name: [DeclID]]?>(nil)
  let objectPropertyNamings = Mutex<[Name: [DeclID]]?>(nil)
  let propertyNamings = Mutex<[Name: [DeclID]]?>(nil)
  /// A cache of the names of a catalogue's declarations that have an attribute; filled at the first query.
  private let namesWithAttributes = Mutex<[CatalogueText: Set<Name>]>([:])

  /// The indices of the program's own files, without the catalogue's and the generated files.
  public var userFiles: Range<Int> { catalogueFileCount..<files.count - additionCount }

  /// The program's own files, in module order.
  public var userFileIDs: [FileID] { userFiles.map { FileID($0) } }

  /// The files of the catalogue.
  public var catalogueFileIDs: [FileID] { (0..<catalogueFileCount).map { FileID($0) } }

  /// The declarations of the program's own files outside of bodies, in source order.
  var userDecls: some Sequence<DeclID> {
    userFileIDs.lazy.flatMap { file in self.file(file).summary.decls.indices.lazy.map { DeclID(file, $0) } }
  }

  /// The ID of the file with an index.
  public func fileID(_ index: Int) -> FileID { FileID(index) }

  /// The ID of a declaration by its index in a file's summary.
  public func declID(_ file: FileID, _ index: Int) -> DeclID { DeclID(file, index) }

  /// The file with an ID, which must belong to this program.
  public func file(_ id: FileID) -> ProgramFile { files[Int(id.index)] }

  /// The declaration with an ID, which must belong to this program and not be local to a body.
  @inline(__always)
  public func decl(_ id: DeclID) -> Decl { decls[Int(id.file.index)][Int(id.index)] }

  /// The declaring node: see `Decl.node`.
  public func node(of id: DeclID) -> SyntaxNode {
    files[Int(id.file.index)].tree.node(decl(id).node)
  }

  /// The node with a declaration's modifiers and attributes: see `Decl.header`.
  public func header(of id: DeclID) -> SyntaxNode {
    files[Int(id.file.index)].tree.node(decl(id).header)
  }

  /// The enclosing type, extension or function; `nil` at the top level of a file.
  public func parent(of id: DeclID) -> DeclID? {
    let parent = decl(id).parent
    return parent == Decl.none ? nil : DeclID(id.file, Int(parent))
  }

  /// The names of the catalogue's declarations that have an attribute; computed at the first query.
  func catalogueNames(with attribute: CatalogueText, _ find: () -> Set<Name>) -> Set<Name> {
    (catalogue ?? self).namesWithAttributes.withLock { known in
      if let names = known[attribute] { return names }
      let names = find()
      known[attribute] = names
      return names
    }
  }

  func module(of file: FileID) -> Module { modules[files[Int(file.index)].module] }

  /// Whether a file of the program imports no catalogue module that requires an import.
  func seesCommonCatalogueOnly(_ file: FileID) -> Bool {
    Int(file.index) >= catalogueFileCount && !files[Int(file.index)].importsHidden
  }

  /// Whether all files of a file's module are given; otherwise others may use its declarations.
  public func isWholeModule(around file: FileID) -> Bool { module(of: file).isWhole }

  /// The number of a file's module.
  public func moduleNumber(of file: FileID) -> Int { files[Int(file.index)].module }

  func module(named name: Name) -> Module? { moduleNumbers[name].map { modules[$0] } }

  /// The members of a type with a name, from the catalogue and the program.
  func members(of owner: DeclID, named name: Name) -> [DeclID] {
    guard let catalogue, Int(owner.file.index) < catalogueFileCount else {
      return ownMembers.contains(name) ? Array(memberIndex.members(of: owner, named: name)) : []
    }
    let declared = catalogue.members(of: owner, named: name)
    if !ownMembers.contains(name) { return declared }
    let own = memberIndex.members(of: owner, named: name)
    return own.isEmpty ? declared : declared + own
  }

  func hasMembers(of owner: DeclID, named name: Name) -> Bool {
    if ownMembers.contains(name), memberIndex.hasMembers(of: owner, named: name) { return true }
    guard let catalogue, Int(owner.file.index) < catalogueFileCount else { return false }
    return catalogue.hasMembers(of: owner, named: name)
  }

  func extensions(of owner: DeclID) -> [DeclID] {
    let own = memberIndex.extensions[owner] ?? []
    guard let catalogue, Int(owner.file.index) < catalogueFileCount else { return own }
    return catalogue.extensions(of: owner) + own
  }

  /// The extended type of an extension; `nil` if it is unknown.
  func extendedType(of id: DeclID) -> DeclID? {
    if Int(id.file.index) < catalogueFileCount, let catalogue { return catalogue.extendedType(of: id) }
    return memberIndex.extendedTypes[id]
  }

  /// Whether the program itself, not the catalogue, declares an operator function.
  func declaresOperator(_ name: Name) -> Bool { ownOperators.contains(name) }

  /// The types to which the program itself adds a member with a name.
  func owners(ofOwnMembersNamed name: Name) -> ArraySlice<DeclID> { memberIndex.owners(ofMembersNamed: name) }

  /// Whether the program itself, not the catalogue, declares a member with a name.
  public func declaresMember(_ name: Name) -> Bool { ownMembers.contains(name) }

  /// Whether the program itself, not the catalogue, declares a top-level name.
  public func declaresTopLevel(_ name: Name) -> Bool { ownTopLevel.contains(name) }

  /// Whether any type has a member with a name.
  func hasMember(_ name: Name) -> Bool { ownMembers.contains(name) || catalogue?.hasMember(name) == true }

  /// Whether any protocol requires a member with a name.
  func isRequired(_ name: Name) -> Bool { ownRequirements.contains(name) || catalogue?.isRequired(name) == true }

  /// Whether a file declares a type marked as the program's entry point.
  public func holdsEntry(_ file: FileID) -> Bool {
    self.file(file).summary.decls.contains { $0.has(.isMain) && $0.kind.isNominal }
  }

  /// Whether a declaration, or one around it, is unavailable for this platform and deployment target.
  public func isUnavailable(_ id: DeclID) -> Bool {
    decl(id).has(.isUnavailable) || parent(of: id).map { isUnavailable($0) } == true
  }

  /// Whether the catalogue declares a top-level type with a name.
  public func catalogueDeclaresType(_ name: Name) -> Bool {
    catalogueTypes.contains(name) || catalogue?.catalogueDeclaresType(name) == true
  }

  /// The top-level types with a name.
  func types(named name: Name) -> [DeclID] {
    modules.flatMap { $0.topLevel[name] ?? [] }.filter { decl($0).kind.isNominal }
  }

  /// The top-level types and aliases of a file's module, unordered.
  public func typesAtTop(ofModuleWith file: FileID) -> [DeclID] {
    module(of: file).topLevel.values.joined().filter { decl($0).kind.isNominal || decl($0).kind == .alias }
  }

  // MARK: Initialization

  /// The name and files of a module to be made.
  public struct ModuleSource: Sendable {
    /// The name by which other modules import it.
    public var name: String
    /// The files to read; no other files are searched.
    public var files: [SourceFile]
    /// Whether these are all of its files, as far as is known.
    public var isWhole: Bool
    /// The folders with Xcode projects that contain files of it.
    public var projectFolders: Set<String>
    /// The Xcode targets that compile each file, by its path as in `files`: bit n stands for target n of the program. A
    /// file without an entry may belong to any target.
    public var targets: [String: UInt64] = [:]

    /// Makes a module source. All of the module's files are given, unless `isWhole` is false.
    public init(name: String, files: [SourceFile], isWhole: Bool = true, projectFolders: Set<String> = []) {
      self.name = name
      self.files = files
      self.isWhole = isWhole
      self.projectFolders = projectFolders
    }
  }

  /// Parses and indexes modules. All of them see the catalogue.
  ///
  /// - Parameters:
  ///   - interfaces: interface files of libraries, each a module, with the role of the catalogue.
  ///   - resources: the resource files of the program; Xcode's generated declarations for them have the role of the
  ///     catalogue.
  public convenience init(
    _ sources: [ModuleSource], interfaces: [SourceFile] = [], resources: ProjectResources = ProjectResources(),
    configuration: BuildConfiguration = BuildConfiguration(), jobs: Int = Workers.coreCount
  ) {
    let reading = Program.reading(of: configuration)
    var configuration = configuration
    configuration.modules = Set(sources.map(\.name) + interfaces.map { Program.moduleName(ofInterface: $0.path) })
    if interfaces.isEmpty, resources.isEmpty, !sources.isEmpty {
      // Catalogue modules that the program does not import are not read.
      let parsed = Program.parsed(
        sources, firstModule: Catalogue.modules.count, isCatalogue: false, configuration: configuration, jobs: jobs)
      let catalogue = reading.finished(with: Module.hiddenNumbers(seenBy: parsed), jobs: jobs)
      self.init(parsed, of: sources, on: catalogue, isCatalogue: false, configuration: configuration, jobs: jobs)
      return
    }
    var catalogue = reading.finished(with: Module.hiddenNumbers, jobs: jobs)
    let libraries = (interfaces + resources.declarations(beside: catalogue)).map { file in
      ModuleSource(name: Program.moduleName(ofInterface: file.path), files: [file])
    }
    if !libraries.isEmpty {
      catalogue = Program(libraries, on: catalogue, isCatalogue: true, configuration: configuration, jobs: 1)
    }
    let parsed = Program.parsed(
      sources, firstModule: catalogue.modules.count, isCatalogue: false, configuration: configuration, jobs: jobs)
    let additions = resources.additions(to: parsed).map { module, file in
      ProgramFile(file, module: module, configuration: configuration, isCatalogue: false)
    }
    self.init(
      parsed + additions, of: sources, on: catalogue, isCatalogue: false, configuration: configuration, jobs: jobs)
  }

  /// The module name of an interface file: `Charts` for `interfaces/Charts.swiftinterface`.
  private static func moduleName(ofInterface path: String) -> String {
    let file = path.split(separator: "/").last ?? ""
    return String(file.prefix { $0 != "." })
  }

  private convenience init(
    _ sources: [ModuleSource], on catalogue: Program?, isCatalogue: Bool, configuration: BuildConfiguration, jobs: Int
  ) {
    let parsed = Program.parsed(
      sources, firstModule: catalogue?.modules.count ?? 0, isCatalogue: isCatalogue, configuration: configuration,
      jobs: jobs)
    self.init(parsed, of: sources, on: catalogue, isCatalogue: isCatalogue, configuration: configuration, jobs: jobs)
  }

  /// Parses the files of modules, which are numbered from `firstModule`.
  private static func parsed(
    _ sources: [ModuleSource], firstModule: Int, isCatalogue: Bool, configuration: BuildConfiguration, jobs: Int
  ) -> [ProgramFile] {
    let all = sources.enumerated().flatMap { module, source in source.files.map { (module, $0) } }
    return Workers.map(all.count, jobs: jobs) { index in
      ProgramFile(
        all[index].1, module: firstModule + all[index].0, configuration: configuration, isCatalogue: isCatalogue)
    }
  }

  /// Indexes the parsed files of modules.
  private convenience init(
    _ parsed: [ProgramFile], of sources: [ModuleSource], on catalogue: Program?, isCatalogue: Bool,
    configuration: BuildConfiguration, jobs: Int
  ) {
    self.init(
      parsed, of: sources.map { (Name($0.name), $0.isWhole) },
      projectFolders: sources.reduce(into: []) { $0.formUnion($1.projectFolders) },
      targets: sources.reduce(into: [:]) { $0.merge($1.targets) { $1 } }, on: catalogue,
      isCatalogue: isCatalogue, configuration: configuration, jobs: jobs)
  }

  /// The files with all declared operators known. Files that use another file's operators, which is rare, are parsed
  /// again.
  private static func withOperators(
    of others: [ProgramFile], _ parsed: [ProgramFile], _ configuration: BuildConfiguration, jobs: Int
  ) -> [ProgramFile] {
    let open = parsed.indices.filter { parsed[$0].tree.hasUnknownOperators }
    if open.isEmpty { return parsed }
    var declared = OperatorDeclarations()
    for file in others + parsed { declared.append(file.tree.operators) }
    if declared.isEmpty { return parsed }
    let operators = OperatorTable.standard.adding(declared)
    let again = Workers.map(open.count, jobs: jobs) { index in
      let file = parsed[open[index]]
      return ProgramFile(
        file.source, module: file.module, operators: operators, configuration: configuration, isCatalogue: false)
    }
    var result = parsed
    for (index, file) in zip(open, again) { result[index] = file }
    return result
  }

  /// Indexes parsed files.
  ///
  /// - Parameters:
  ///   - heads: the modules by number.
  ///   - memberIndex: the index of the files' members, if it is known.
  private init(
    _ parsed: [ProgramFile], of heads: [(name: Name, isWhole: Bool)], projectFolders: Set<String> = [],
    targets: [String: UInt64] = [:], on catalogue: Program?, memberIndex: MemberIndex? = nil, isCatalogue: Bool,
    configuration: BuildConfiguration,
    jobs: Int
  ) {
    let firstModule = catalogue?.modules.count ?? 0
    let parsed =
      isCatalogue
      ? parsed
      : Program.withReexports(
        Program.withOperators(of: catalogue?.files ?? [], parsed, configuration, jobs: jobs)
      ) { heads[$0 - firstModule].name }
    self.configuration = configuration
    self.catalogue = catalogue
    catalogueFileCount = catalogue?.files.count ?? 0
    files = (catalogue?.files ?? []) + parsed
    additionCount = isCatalogue ? 0 : parsed.reversed().prefix(while: ProjectResources.isAddition).count
    decls = files.map(\.summary.decls)
    folders = FolderTable(files, projectFolders: projectFolders)
    self.targets = TargetTable(files, targets)
    var moduleFiles = Array(repeating: [FileID](), count: heads.count)
    for (index, file) in parsed.enumerated() {
      moduleFiles[file.module - firstModule].append(FileID(catalogueFileCount + index))
    }
    var modules = catalogue?.modules ?? []
    for (head, files) in zip(heads, moduleFiles) {
      modules.append(Module(name: head.name, files: files, isCatalogue: isCatalogue, isWhole: head.isWhole))
    }
    for number in firstModule..<modules.count {
      for file in modules[number].files {
        let summary = files[Int(file.index)].summary
        if files[Int(file.index)].importsHidden {
          modules[number].hiddenImports.formUnion(summary.imports.filter(Module.hidden.contains))
        }
        for index in summary.topLevel where summary.decls[index].kind != .extension {
          modules[number].topLevel[summary.decls[index].name, default: []].append(DeclID(file, index))
        }
      }
    }
    self.modules = modules
    let seen = modules.filter { $0.isCatalogue && $0.isImplicitlyVisible }
    modulesSeenByAll = seen.filter(\.isOfResources) + seen.filter { !$0.isOfResources }
    var operators: Set<Name> = []
    if !isCatalogue {
      for file in parsed {
        for decl in file.summary.decls where decl.kind == .function && decl.isOperator { operators.insert(decl.name) }
      }
    }
    ownOperators = operators
    var moduleNumbers = Dictionary(modules.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { $1 })
    for (part, whole) in Catalogue.parts where moduleNumbers[Name(part)] == nil {
      moduleNumbers[Name(part)] = moduleNumbers[Name(whole)]
    }
    self.moduleNumbers = moduleNumbers
    let indexer = MemberIndexer(
      files: files, folders: folders, targets: self.targets, modules: modules, moduleNumbers: moduleNumbers,
      catalogue: catalogue)
    let range = catalogueFileCount..<files.count
    let names: Names
    if isCatalogue, memberIndex == nil {
      (names, self.memberIndex) = Workers.together({ Names(in: parsed) }, { indexer.index(range) })
    } else {
      (names, self.memberIndex) = (Names(in: parsed), memberIndex ?? indexer.index(range))
    }
    (ownTopLevel, ownMembers, ownRequirements) = (names.topLevel, names.members, names.requirements)
    catalogueTypes = isCatalogue ? names.types : NameSet()
    typesAtTopOfCatalogue = indexer.catalogueTypes
  }

  /// The names of the declarations in files.
  private struct Names: Sendable {
    private(set) var topLevel = NameSet()
    private(set) var members = NameSet()
    /// The members of protocols.
    private(set) var requirements = NameSet()
    /// The top-level types.
    private(set) var types = NameSet()

    init(in files: [ProgramFile]) {
      for file in files {
        let decls = file.summary.decls
        for decl in decls {
          if decl.parent == Decl.none {
            topLevel.insert(decl.name)
            if decl.kind.isNominal { types.insert(decl.name) }
          } else {
            members.insert(decl.name)
            if decls[Int(decl.parent)].kind == .protocolType { requirements.insert(decl.name) }
          }
        }
      }
    }
  }

  /// Makes a program that differs from another one only inside the bodies of a file.
  private init(_ old: Program, with file: ProgramFile, at id: FileID) {
    configuration = old.configuration
    catalogue = old.catalogue
    catalogueFileCount = old.catalogueFileCount
    additionCount = old.additionCount
    var files = old.files
    files[Int(id.index)] = file
    self.files = files
    var decls = old.decls
    decls[Int(id.index)] = file.summary.decls
    self.decls = decls
    modules = old.modules
    modulesSeenByAll = old.modulesSeenByAll
    ownOperators = old.ownOperators
    ownMembers = old.ownMembers
    ownTopLevel = old.ownTopLevel
    ownRequirements = old.ownRequirements
    catalogueTypes = old.catalogueTypes
    moduleNumbers = old.moduleNumbers
    memberIndex = old.memberIndex
    typesAtTopOfCatalogue = old.typesAtTopOfCatalogue
    folders = old.folders
    targets = old.targets
  }

  // MARK: Editing

  /// The program with a new text for one of its files. Parses only that file.
  ///
  /// - Returns: the program, and whether the file's declarations are unchanged for other files; then the indices are
  ///   kept, and every declaration keeps its number.
  func replacing(_ id: FileID, by source: SourceFile) -> (program: Program, isBodyEdit: Bool) {
    let old = files[Int(id.index)]
    let alone = ProgramFile(source, module: old.module, configuration: configuration, isCatalogue: false)
    let file = Program.withOperators(of: files, [alone], configuration, jobs: 1)[0]
    if old.source.path == source.path, BodyEdit.isOnlyDifference(old.tree, file.tree) {
      return (Program(self, with: file.importing(throughOthers: old.summary.importsThroughOthers), at: id), true)
    }
    var parsed = Array(files[catalogueFileCount...])
    parsed[Int(id.index) - catalogueFileCount] = file
    let heads = modules[(catalogue?.modules.count ?? 0)...].map { ($0.name, $0.isWhole) }
    // A new import may require a catalogue module; with libraries, the whole catalogue is present.
    var asked = configuration
    asked.modules = []
    let hasAll =
      catalogue?.modules.count != Catalogue.modules.count
      || Module.hiddenNumbers(seenBy: parsed).allSatisfy { catalogue?.hasRead($0) == true }
    let below = hasAll ? catalogue : Program.reading(of: asked).finished(with: Module.hiddenNumbers, jobs: 1)
    return (
      Program(
        parsed, of: heads, projectFolders: folders.projectFolders, targets: targets.targets, on: below,
        isCatalogue: false, configuration: configuration, jobs: 1), false
    )
  }

  /// Whether a catalogue module, by number, has its declarations.
  private func hasRead(_ module: Int) -> Bool {
    modules[module].files.allSatisfy { !file($0).isEmpty }
  }

  /// Starts reading the catalogue on a background thread for a program with this configuration, for example while the
  /// caller searches for files. With a single core there is no benefit.
  public static func prepareCatalogue(_ configuration: BuildConfiguration) {
    if Workers.coreCount > 1 { reading(of: configuration).begin() }
  }

  private static func reading(of configuration: BuildConfiguration) -> CatalogueReading {
    catalogues.reading(for: configuration) {
      let modules = Catalogue.modules
      let files = modules.enumerated().flatMap { number, module in module.files.map { (number, $0) } }
      let archive = CatalogueArchive(configuration)
      let parse = { @Sendable (number: Int, source: SourceBuffer) in
        if let known = archive?.result(number, of: source) { return known }
        let skipsBodies = !configuration.isRun && !modules[files[number].0].makesViews
        return skipsBodies ? Parser.parseSignatures(source) : Parser.parse(source)
      }
      return CatalogueReading(modules: files.map(\.0), hidden: Module.hiddenNumbers) { number, isEmpty in
        let (module, file) = files[number]
        if !isEmpty, let summary = archive?.summary(number) {
          return ProgramFile(path: file.path, summary, module: module) {
            let source = SourceFile(path: file.path, text: file.text)
            return (source, parse(number, source.buffer))
          }
        }
        let source = SourceFile(path: file.path, text: isEmpty ? "" : file.text)
        let parsed = isEmpty ? Parser.parse(source.buffer) : parse(number, source.buffer)
        return ProgramFile(source, parsed, module: module, configuration: configuration, isCatalogue: true)
      } index: { parsed, seen in
        archive?.write(files.count) { number in
          // A file of an unimported module is empty here.
          parse(number, SourceBuffer(files[number].1.text))
        }
        archive?.writeSummaries(files.count) { number in
          let (module, file) = files[number]
          if !parsed[number].isEmpty { return parsed[number].summary }
          let source = SourceFile(path: file.path, text: file.text)
          return ProgramFile(
            source, parse(number, source.buffer), module: module, configuration: configuration, isCatalogue: true
          ).summary
        }
        let kept = archive?.memberIndex(with: seen)
        let program = Program(
          parsed, of: modules.map { (Name($0.name), true) }, on: nil, memberIndex: kept, isCatalogue: true,
          configuration: configuration, jobs: 1)
        if kept == nil { archive?.write(program.memberIndex, with: seen) }
        return program
      }
    }
  }

  /// Stores the trees of the catalogue in a folder for the next run of the same build of a command, and uses the stored
  /// ones. Creates the folder if necessary.
  ///
  /// - Parameter command: the command's name, which is part of the file names.
  public static func keepCatalogue(in folder: String, of command: String) {
    CatalogueArchive.keep(in: folder, of: command)
  }

  private static let catalogues = CatalogueCache()
}
