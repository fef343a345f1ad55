import ViewCatalog
import ViewSource
import ViewSyntax

/// Source files, parsed and indexed: what an analysis works on.
///
/// Immutable; any number of analyzers, each on its thread, may share one.
public final class Program: Sendable {
  public let configuration: BuildConfiguration
  /// The catalogue's files first.
  public let files: [ProgramFile]
  public let modules: [Module]
  /// How many files are the catalogue's.
  public let catalogueFileCount: Int
  let memberIndex: MemberIndex
  private let catalogue: Program?
  private let moduleNumbers: [Name: Int]
  private let ownOperators: Set<Name>

  /// The files that were given, not the catalogue's.
  public var userFiles: Range<Int> { catalogueFileCount..<files.count }

  public var userFileIDs: [FileID] { userFiles.map { FileID($0) } }

  public func file(_ id: FileID) -> ProgramFile { files[Int(id.index)] }

  public func decl(_ id: DeclID) -> Decl { files[Int(id.file.index)].summary.decls[Int(id.index)] }

  public func node(of id: DeclID) -> SyntaxNode {
    let file = files[Int(id.file.index)]
    return file.tree.node(file.summary.decls[Int(id.index)].node)
  }

  public func header(of id: DeclID) -> SyntaxNode {
    let file = files[Int(id.file.index)]
    return file.tree.node(file.summary.decls[Int(id.index)].header)
  }

  public func parent(of id: DeclID) -> DeclID? {
    let parent = decl(id).parent
    return parent == Decl.none ? nil : DeclID(id.file, Int(parent))
  }

  func module(of file: FileID) -> Module { modules[files[Int(file.index)].module] }

  func module(named name: Name) -> Module? { moduleNumbers[name].map { modules[$0] } }

  /// The members of a type of one name, from the catalogue and from the program.
  func members(of owner: DeclID, named name: Name) -> [DeclID] {
    let own = memberIndex.members(of: owner, named: name)
    guard let catalogue, Int(owner.file.index) < catalogueFileCount else { return Array(own) }
    return Array(catalogue.memberIndex.members(of: owner, named: name)) + Array(own)
  }

  func extensions(of owner: DeclID) -> [DeclID] {
    let own = memberIndex.extensions[owner] ?? []
    guard let catalogue, Int(owner.file.index) < catalogueFileCount else { return own }
    return (catalogue.memberIndex.extensions[owner] ?? []) + own
  }

  /// The type that an extension extends; `nil` if it is not known.
  func extendedType(of id: DeclID) -> DeclID? {
    if Int(id.file.index) < catalogueFileCount, let catalogue { return catalogue.memberIndex.extendedTypes[id] }
    return memberIndex.extendedTypes[id]
  }

  /// Whether the program itself, not the catalogue, declares functions for an operator.
  func declaresOperator(_ name: Name) -> Bool { ownOperators.contains(name) }

  // MARK: Making

  /// A module to be: its name and its files.
  public struct ModuleSource: Sendable {
    public var name: String
    public var files: [SourceFile]

    public init(name: String, files: [SourceFile]) {
      self.name = name
      self.files = files
    }
  }

  /// Parses and indexes modules. All of them see the catalogue's.
  public convenience init(
    _ sources: [ModuleSource], configuration: BuildConfiguration = BuildConfiguration(), jobs: Int = Workers.coreCount
  ) {
    self.init(sources, on: Program.catalogue(configuration, jobs: jobs), configuration: configuration, jobs: jobs)
  }

  private convenience init(
    _ sources: [ModuleSource], on catalogue: Program?, configuration: BuildConfiguration, jobs: Int
  ) {
    let all = sources.enumerated().flatMap { module, source in source.files.map { (module, $0) } }
    let firstModule = catalogue?.modules.count ?? 0
    let parsed = Workers.map(all.count, jobs: jobs) { index in
      ProgramFile(
        all[index].1, module: firstModule + all[index].0, configuration: configuration, isCatalogue: catalogue == nil)
    }
    self.init(parsed, of: sources.map { Name($0.name) }, on: catalogue, configuration: configuration)
  }

  /// Indexes files that have been parsed.
  ///
  /// - Parameter names: the modules' names, in the order of their numbers.
  init(_ parsed: [ProgramFile], of names: [Name], on catalogue: Program?, configuration: BuildConfiguration) {
    self.configuration = configuration
    self.catalogue = catalogue
    catalogueFileCount = catalogue?.files.count ?? 0
    files = (catalogue?.files ?? []) + parsed
    let firstModule = catalogue?.modules.count ?? 0
    var moduleFiles = Array(repeating: [FileID](), count: names.count)
    for (index, file) in parsed.enumerated() {
      moduleFiles[file.module - firstModule].append(FileID(catalogueFileCount + index))
    }
    var modules = catalogue?.modules ?? []
    for (name, files) in zip(names, moduleFiles) {
      modules.append(Module(name: name, files: files, isCatalogue: catalogue == nil))
    }
    for number in firstModule..<modules.count {
      for file in modules[number].files {
        let summary = files[Int(file.index)].summary
        for index in summary.topLevel where summary.decls[index].kind != .extension {
          modules[number].topLevel[summary.decls[index].name, default: []].append(DeclID(file, index))
        }
      }
    }
    self.modules = modules
    var operators: Set<Name> = []
    if catalogue != nil {
      for file in parsed {
        for decl in file.summary.decls where decl.kind == .function && decl.isOperator { operators.insert(decl.name) }
      }
    }
    ownOperators = operators
    moduleNumbers = Dictionary(modules.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { $1 })
    let indexer = MemberIndexer(files: files, modules: modules, moduleNumbers: moduleNumbers)
    memberIndex = indexer.index(catalogueFileCount..<files.count)
  }

  /// A program that differs from another one only inside the bodies of a file.
  private init(_ old: Program, with file: ProgramFile, at id: FileID) {
    configuration = old.configuration
    catalogue = old.catalogue
    catalogueFileCount = old.catalogueFileCount
    var files = old.files
    files[Int(id.index)] = file
    self.files = files
    modules = old.modules
    ownOperators = old.ownOperators
    moduleNumbers = old.moduleNumbers
    memberIndex = old.memberIndex
  }

  // MARK: Editing

  /// The program after one of its files has been given a new text. Only that file is parsed.
  ///
  /// - Returns: the program, and whether what other files can see of the file is as before: then the indexes are kept,
  ///   and every declaration has the same number.
  func replacing(_ id: FileID, by source: SourceFile) -> (program: Program, isBodyEdit: Bool) {
    let old = files[Int(id.index)]
    let file = ProgramFile(source, module: old.module, configuration: configuration, isCatalogue: false)
    if old.source.path == source.path, BodyEdit.isOnlyDifference(old.tree, file.tree) {
      return (Program(self, with: file, at: id), true)
    }
    var parsed = Array(files[catalogueFileCount...])
    parsed[Int(id.index) - catalogueFileCount] = file
    let names = modules[(catalogue?.modules.count ?? 0)...].map(\.name)
    return (Program(parsed, of: names, on: catalogue, configuration: configuration), false)
  }

  /// The catalogue for a configuration, made once for each.
  private static func catalogue(_ configuration: BuildConfiguration, jobs: Int) -> Program {
    catalogues.program(for: configuration) {
      let sources = Catalogue.modules.map { module in
        ModuleSource(
          name: module.name, files: module.files.map { SourceFile(path: $0.path, text: $0.text) })
      }
      return Program(sources, on: nil, configuration: configuration, jobs: jobs)
    }
  }

  private static let catalogues = CatalogueCache()
}
