import Synchronization
import ViewCatalog
import ViewSource
import ViewSyntax

/// Source files, parsed and indexed: what an analysis works on.
///
/// Immutable; any number of analyzers, each on its thread, may share one.
public final class Program: Sendable {
  /// What the conditions of compilation in all modules are decided by.
  public let configuration: BuildConfiguration
  /// The catalogue's files first.
  public let files: [ProgramFile]
  /// The catalogue's first, then those of libraries' interfaces, then the program's own.
  public let modules: [Module]
  /// Of the catalogue and of libraries those that are seen without an import. What is made of the program's resources
  /// comes first: it is the program's own.
  let modulesSeenByAll: [Module]
  /// The declarations of each file, which are asked for all the time.
  private let decls: [[Decl]]
  /// How many files are the catalogue's.
  public let catalogueFileCount: Int
  /// How many files, the last ones, are made of what lies beside the sources: they are of the program's modules, and were
  /// not given.
  private let additionCount: Int
  let memberIndex: MemberIndex
  /// The types at the top of the catalogue's files, for the index of what comes on top of it.
  let typesAtTopOfCatalogue: MemoTable<Name, DeclID>
  let folders: FolderTable
  let catalogue: Program?
  private let moduleNumbers: [Name: Int]
  private let ownOperators: Set<Name>
  /// The names of what the program itself declares inside types and extensions, and at the top of files.
  private let ownMembers: NameSet
  private let ownTopLevel: NameSet
  /// The names of the types at the top of its files, if it is a catalogue.
  private let catalogueTypes: NameSet
  /// The names that its protocols require.
  private let ownRequirements: NameSet
  /// Which code names which structures, once it has been asked for.
  let structureNamings = Mutex<[Name: [DeclID]]?>(nil)
  let memberNamings = Mutex<[Name: [DeclID]]?>(nil)
  /// A cache of the names of a catalogue's declarations that have an attribute; filled at the first query.
  private let namesWithAttributes = Mutex<[CatalogueText: Set<Name>]>([:])

  /// The files that were given, not the catalogue's.
  public var userFiles: Range<Int> { catalogueFileCount..<files.count - additionCount }

  /// The same files by their numbers in the program, in the order of their modules.
  public var userFileIDs: [FileID] { userFiles.map { FileID($0) } }

  /// The files of the catalogue.
  public var catalogueFileIDs: [FileID] { (0..<catalogueFileCount).map { FileID($0) } }

  /// What the program's own files declare outside of bodies, in the order of the source.
  var userDecls: some Sequence<DeclID> {
    userFileIDs.lazy.flatMap { file in self.file(file).summary.decls.indices.lazy.map { DeclID(file, $0) } }
  }

  /// The file of a number.
  public func fileID(_ index: Int) -> FileID { FileID(index) }

  /// A declaration by its number in a file's summary.
  public func declID(_ file: FileID, _ index: Int) -> DeclID { DeclID(file, index) }

  /// The file of a number, which must be one of this program.
  public func file(_ id: FileID) -> ProgramFile { files[Int(id.index)] }

  /// The declaration of a number, which must be one of this program and not from inside a body.
  @inline(__always)
  public func decl(_ id: DeclID) -> Decl { decls[Int(id.file.index)][Int(id.index)] }

  /// The node that declares it: see `Decl.node`.
  public func node(of id: DeclID) -> SyntaxNode {
    files[Int(id.file.index)].tree.node(decl(id).node)
  }

  /// The node with its modifiers and attributes: see `Decl.header`.
  public func header(of id: DeclID) -> SyntaxNode {
    files[Int(id.file.index)].tree.node(decl(id).header)
  }

  /// The type, extension or function that it stands in; `nil` at the top of a file.
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

  /// Whether a file of the program sees of the catalogue what all files see.
  func seesCommonCatalogueOnly(_ file: FileID) -> Bool {
    Int(file.index) >= catalogueFileCount && !files[Int(file.index)].importsHidden
  }

  /// Whether all files of the module that a file belongs to were given: else others may use what it declares.
  public func isWholeModule(around file: FileID) -> Bool { module(of: file).isWhole }

  /// The number of the module that a file belongs to.
  public func moduleNumber(of file: FileID) -> Int { files[Int(file.index)].module }

  func module(named name: Name) -> Module? { moduleNumbers[name].map { modules[$0] } }

  /// The members of a type of one name, from the catalogue and from the program.
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

  /// The type that an extension extends; `nil` if it is not known.
  func extendedType(of id: DeclID) -> DeclID? {
    if Int(id.file.index) < catalogueFileCount, let catalogue { return catalogue.extendedType(of: id) }
    return memberIndex.extendedTypes[id]
  }

  /// Whether the program itself, not the catalogue, declares functions for an operator.
  func declaresOperator(_ name: Name) -> Bool { ownOperators.contains(name) }

  /// Whether the program itself, not the catalogue, declares anything of a name inside a type or an extension.
  public func declaresMember(_ name: Name) -> Bool { ownMembers.contains(name) }

  /// Whether the program itself, not the catalogue, declares anything of a name at the top of a file.
  public func declaresTopLevel(_ name: Name) -> Bool { ownTopLevel.contains(name) }

  /// Whether any type has a member of a name.
  func hasMember(_ name: Name) -> Bool { ownMembers.contains(name) || catalogue?.hasMember(name) == true }

  /// Whether any protocol requires a member of a name.
  func isRequired(_ name: Name) -> Bool { ownRequirements.contains(name) || catalogue?.isRequired(name) == true }

  /// Whether a file declares a type that is marked as where the program begins.
  public func holdsEntry(_ file: FileID) -> Bool {
    self.file(file).summary.decls.contains { $0.has(.isMain) && $0.kind.isNominal }
  }

  /// Whether a declaration cannot be used on this platform and deployment target, or something that it is in.
  public func isUnavailable(_ id: DeclID) -> Bool {
    decl(id).has(.isUnavailable) || parent(of: id).map { isUnavailable($0) } == true
  }

  /// Whether a module of the catalogue declares a type of a name at the top of a file.
  public func catalogueDeclaresType(_ name: Name) -> Bool {
    catalogueTypes.contains(name) || catalogue?.catalogueDeclaresType(name) == true
  }

  /// The types of a name at the top of files.
  func types(named name: Name) -> [DeclID] {
    modules.flatMap { $0.topLevel[name] ?? [] }.filter { decl($0).kind.isNominal }
  }

  /// The types and aliases at the top of the files of the module that a file belongs to, in no order.
  public func typesAtTop(ofModuleWith file: FileID) -> [DeclID] {
    module(of: file).topLevel.values.joined().filter { decl($0).kind.isNominal || decl($0).kind == .alias }
  }

  // MARK: Making

  /// A module to be: its name and its files.
  public struct ModuleSource: Sendable {
    /// The name by which other modules import it.
    public var name: String
    /// Those that are read: files outside of them are not looked for.
    public var files: [SourceFile]
    /// Whether these are all of its files, as far as can be told.
    public var isWhole: Bool
    /// The folders with Xcode projects that files of it are in.
    public var projectFolders: Set<String>

    /// All of the module's files are given, unless `isWhole` is false.
    public init(name: String, files: [SourceFile], isWhole: Bool = true, projectFolders: Set<String> = []) {
      self.name = name
      self.files = files
      self.isWhole = isWhole
      self.projectFolders = projectFolders
    }
  }

  /// Parses and indexes modules. All of them see the catalogue's.
  ///
  /// - Parameters:
  ///   - interfaces: declarations of libraries, each file a module; they are to the program what the catalogue is.
  ///   - resources: what lies beside the sources; what Xcode declares for it is to the program what the catalogue is.
  public convenience init(
    _ sources: [ModuleSource], interfaces: [SourceFile] = [], resources: ProjectResources = ProjectResources(),
    configuration: BuildConfiguration = BuildConfiguration(), jobs: Int = Workers.coreCount
  ) {
    let reading = Program.reading(of: configuration)
    var configuration = configuration
    configuration.modules = Set(sources.map(\.name) + interfaces.map { Program.moduleName(ofInterface: $0.path) })
    if interfaces.isEmpty, resources.isEmpty, !sources.isEmpty {
      // The catalogue's modules that the program does not import need not be read.
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

  /// `Charts` of `interfaces/Charts.swiftinterface`
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

  /// The files of modules, of which the first has this number.
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
      projectFolders: sources.reduce(into: []) { $0.formUnion($1.projectFolders) }, on: catalogue,
      isCatalogue: isCatalogue, configuration: configuration, jobs: jobs)
  }

  /// The files with all operators known that they or others declare: those that use one of another file, which is
  /// seldom, are parsed once more.
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

  /// Indexes files that have been parsed.
  ///
  /// - Parameters:
  ///   - heads: what the modules are, in the order of their numbers.
  ///   - memberIndex: that of the files, if it is known.
  private init(
    _ parsed: [ProgramFile], of heads: [(name: Name, isWhole: Bool)], projectFolders: Set<String> = [],
    on catalogue: Program?, memberIndex: MemberIndex? = nil, isCatalogue: Bool, configuration: BuildConfiguration,
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
    let seen = modules.filter { $0.isCatalogue && $0.isSeenByAll }
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
      files: files, folders: folders, modules: modules, moduleNumbers: moduleNumbers, catalogue: catalogue)
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

  /// The names of what files declare.
  private struct Names: Sendable {
    private(set) var topLevel = NameSet()
    private(set) var members = NameSet()
    /// Of the members those of protocols.
    private(set) var requirements = NameSet()
    /// Of those at the top of files the types.
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

  /// A program that differs from another one only inside the bodies of a file.
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
  }

  // MARK: Editing

  /// The program after one of its files has been given a new text. Only that file is parsed.
  ///
  /// - Returns: the program, and whether what other files can see of the file is as before: then the indexes are kept,
  ///   and every declaration has the same number.
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
    // An import that has come may be the first of a module: libraries have the whole catalogue below them.
    var asked = configuration
    asked.modules = []
    let hasAll =
      catalogue?.modules.count != Catalogue.modules.count
      || Module.hiddenNumbers(seenBy: parsed).allSatisfy { catalogue?.hasRead($0) == true }
    let below = hasAll ? catalogue : Program.reading(of: asked).finished(with: Module.hiddenNumbers, jobs: 1)
    return (
      Program(
        parsed, of: heads, projectFolders: folders.projectFolders, on: below, isCatalogue: false,
        configuration: configuration, jobs: 1), false
    )
  }

  /// Whether a module of the catalogue, by its number, is there with its declarations.
  private func hasRead(_ module: Int) -> Bool {
    modules[module].files.allSatisfy { !file($0).isEmpty }
  }

  /// Begins to read the catalogue on a thread of its own, for a program that will be made with this configuration: while the
  /// caller still looks for its files, say. On one core there is nothing to gain.
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
        let leavesOutBodies = !configuration.isRun && !modules[files[number].0].makesViews
        return leavesOutBodies ? Parser.parseHeads(source) : Parser.parse(source)
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
          // A file of a module that the program does not import is empty here.
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

  /// From now on keeps the trees of the catalogue in files of a folder, which is made if need be, for the next run of the
  /// same build of a command; and uses those that are there.
  ///
  /// - Parameter command: the command's name, of which the files' names are made.
  public static func keepCatalogue(in folder: String, of command: String) {
    CatalogueArchive.keep(in: folder, of: command)
  }

  private static let catalogues = CatalogueCache()
}
