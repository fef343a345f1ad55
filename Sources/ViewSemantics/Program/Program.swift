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

  /// The file of a number.
  public func fileID(_ index: Int) -> FileID { FileID(index) }

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

  /// Whether all files of the module that a file belongs to were given: else others may use what it declares.
  public func isWholeModule(around file: FileID) -> Bool { module(of: file).isWhole }

  func module(named name: Name) -> Module? { moduleNumbers[name].map { modules[$0] } }

  /// The members of a type of one name, from the catalogue and from the program.
  func members(of owner: DeclID, named name: Name) -> [DeclID] {
    let own = memberIndex.members(of: owner, named: name)
    guard let catalogue, Int(owner.file.index) < catalogueFileCount else { return Array(own) }
    return catalogue.members(of: owner, named: name) + Array(own)
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

  // MARK: Making

  /// A module to be: its name and its files.
  public struct ModuleSource: Sendable {
    public var name: String
    public var files: [SourceFile]
    /// Whether these are all of its files, as far as anybody can tell.
    public var isWhole: Bool

    public init(name: String, files: [SourceFile], isWhole: Bool = true) {
      self.name = name
      self.files = files
      self.isWhole = isWhole
    }
  }

  /// Parses and indexes modules. All of them see the catalogue's.
  ///
  /// - Parameter interfaces: declarations of libraries, each file a module; they are to the program what the catalogue is.
  public convenience init(
    _ sources: [ModuleSource], interfaces: [SourceFile] = [], configuration: BuildConfiguration = BuildConfiguration(),
    jobs: Int = Workers.coreCount
  ) {
    var catalogue = Program.catalogue(configuration)
    if !interfaces.isEmpty {
      let libraries = interfaces.map { ModuleSource(name: Program.moduleName(ofInterface: $0.path), files: [$0]) }
      catalogue = Program(libraries, on: catalogue, isCatalogue: true, configuration: configuration, jobs: 1)
    }
    self.init(sources, on: catalogue, isCatalogue: false, configuration: configuration, jobs: jobs)
  }

  /// `Charts` of `interfaces/Charts.swiftinterface`
  private static func moduleName(ofInterface path: String) -> String {
    let file = path.split(separator: "/").last ?? ""
    return String(file.prefix { $0 != "." })
  }

  private init(
    _ sources: [ModuleSource], on catalogue: Program?, isCatalogue: Bool, configuration: BuildConfiguration, jobs: Int
  ) {
    self.configuration = configuration
    self.catalogue = catalogue
    catalogueFileCount = catalogue?.files.count ?? 0
    let all = sources.enumerated().flatMap { module, source in source.files.map { (module, $0) } }
    let firstModule = catalogue?.modules.count ?? 0
    let firstFile = catalogueFileCount
    let parsed = Workers.map(all.count, jobs: jobs) { index in
      let result = Parser.parse(all[index].1.buffer)
      let summary = DeclarationCollector.collect(result.tree.root, configuration, isCatalogue: isCatalogue)
      return ProgramFile(
        source: all[index].1, tree: result.tree, diagnostics: result.diagnostics, summary: summary,
        module: firstModule + all[index].0)
    }
    files = (catalogue?.files ?? []) + parsed
    var modules = catalogue?.modules ?? []
    for (number, source) in sources.enumerated() {
      let ids = parsed.indices.filter { all[$0].0 == number }.map { FileID(firstFile + $0) }
      modules.append(
        Module(name: Name(source.name), files: ids, isCatalogue: isCatalogue, isWhole: source.isWhole))
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
    if !isCatalogue {
      for file in parsed {
        for decl in file.summary.decls where decl.kind == .function && decl.isOperator { operators.insert(decl.name) }
      }
    }
    ownOperators = operators
    moduleNumbers = Dictionary(modules.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { $1 })
    let indexer = MemberIndexer(files: files, modules: modules, moduleNumbers: moduleNumbers)
    memberIndex = indexer.index(catalogueFileCount..<files.count)
  }

  /// The catalogue for a configuration, made once for each.
  private static func catalogue(_ configuration: BuildConfiguration) -> Program {
    catalogues.program(for: configuration) {
      let sources = Catalogue.modules.map { module in
        ModuleSource(
          name: module.name, files: module.files.map { SourceFile(path: $0.path, text: $0.text) })
      }
      return Program(sources, on: nil, isCatalogue: true, configuration: configuration, jobs: 1)
    }
  }

  private static let catalogues = CatalogueCache()
}
