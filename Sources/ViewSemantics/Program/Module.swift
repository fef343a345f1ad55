import Synchronization
import ViewCatalog
import ViewSource
import ViewSyntax

/// Files that see each other's declarations without an import.
public struct Module: Sendable {
  /// That of the target or of the folder, by which it is imported.
  public let name: Name
  /// In the order in which they were given.
  public let files: [FileID]
  /// The declarations at the top of its files, by name.
  var topLevel: [Name: [DeclID]] = [:]
  /// Part of the catalogue: seen by everyone, shadowed by anything.
  let isCatalogue: Bool
  /// Of the catalogue's: seen without an import.
  let isSeenByAll: Bool
  let isWhole: Bool
  /// Whether it is made of what lies beside the sources of the program.
  var isOfResources: Bool { isCatalogue && ProjectResources.modules.contains(name) }
  /// The modules of the catalogue that some file of it imports: as in Swift, what these add to types of other modules is
  /// seen by all of its files.
  var hiddenImports: Set<Name> = []

  /// The modules of the catalogue that a file has to import.
  static let hidden = Set(Catalogue.modules.filter { !$0.isSeenByAll }.map { Name($0.name) })
  /// The modules that are imported with one, if there are any.
  static let exports: [Name: [Name]] = Dictionary(
    uniqueKeysWithValues: Catalogue.modules.filter { !$0.exports.isEmpty }.map {
      (Name($0.name), $0.exports.map { Name($0) })
    })

  /// The numbers of those that have to be imported.
  static let hiddenNumbers = Set(Catalogue.modules.indices.filter { !Catalogue.modules[$0].isSeenByAll })

  /// The numbers of the catalogue's modules that have to be imported and of which these files see declarations: those
  /// that they import, and those that these name.
  static func hiddenNumbers(seenBy files: [ProgramFile]) -> Set<Int> {
    var found: Set<Int> = []
    var names = files.filter(\.importsHidden).flatMap(\.summary.imports)
    while let name = names.popLast() {
      guard let number = numbers[name], hiddenNumbers.contains(number), found.insert(number).inserted else { continue }
      names += (Catalogue.modules[number].exports + Catalogue.modules[number].uses).map { Name($0) }
    }
    return found
  }

  private static let numbers = Dictionary(
    uniqueKeysWithValues: Catalogue.modules.enumerated().map { (Name($1.name), $0) })

  init(name: Name, files: [FileID], isCatalogue: Bool, isWhole: Bool) {
    self.name = name
    self.files = files
    self.isCatalogue = isCatalogue
    isSeenByAll = !isCatalogue || !Module.hidden.contains(name)
    self.isWhole = isWhole
  }
}

/// A file of a program with all that is known of it before anything is analysed.
public final class ProgramFile: Sendable {
  /// Whether there is any text.
  let isEmpty: Bool
  /// What it declares and imports.
  public let summary: FileSummary
  /// The number of its module.
  let module: Int
  /// The path of the folder that it is in, up to the slash.
  let folder: String
  /// Whether it imports something that is seen only where it is imported.
  let importsHidden: Bool
  /// The tree, unless that is still to be read.
  private let knownTree: SyntaxTree?
  private let content: FileContent

  /// The text and its path, as it was given.
  public var source: SourceFile { content.parsed.source }
  /// The tree of the whole text, whatever is wrong with it.
  public var tree: SyntaxTree { knownTree ?? content.parsed.tree }
  /// The errors of its syntax.
  public var diagnostics: [SyntaxDiagnostic] { content.parsed.diagnostics }

  /// Parses a file and collects its declarations.
  ///
  /// - Parameters:
  ///   - operators: what other files declare; the file's own are added to it.
  convenience init(
    _ source: SourceFile, module: Int, operators: OperatorTable = .standard, configuration: BuildConfiguration,
    isCatalogue: Bool
  ) {
    self.init(
      source, Parser.parse(source.buffer, operators: operators), module: module, configuration: configuration,
      isCatalogue: isCatalogue)
  }

  /// Collects the declarations of a file that has been parsed.
  convenience init(
    _ source: SourceFile, _ parsed: ParseResult, module: Int, configuration: BuildConfiguration, isCatalogue: Bool
  ) {
    var summary = DeclarationCollector.collect(parsed.tree.root, configuration, isCatalogue: isCatalogue)
    if !isCatalogue {
      summary.imports += ImpliedImports.modules(namedIn: source.bytes).filter { !summary.imports.contains($0) }
    }
    for imported in summary.imports { summary.imports += Module.exports[imported] ?? [] }
    self.init(source, parsed, summary, module: module)
  }

  /// A file whose declarations have been collected.
  private init(_ source: SourceFile, _ parsed: ParseResult, _ summary: FileSummary, module: Int) {
    isEmpty = source.buffer.count == 0
    folder = FolderTable.folder(of: source.path)
    self.module = module
    knownTree = parsed.tree
    content = FileContent(FileContent.Parsed(source, parsed))
    self.summary = summary
    importsHidden = summary.imports.contains { Module.hidden.contains($0) }
  }

  /// A file whose declarations are known, and whose text and tree are read when they are asked for.
  init(path: String, _ summary: FileSummary, module: Int, read: @escaping @Sendable () -> (SourceFile, ParseResult)) {
    isEmpty = false
    folder = FolderTable.folder(of: path)
    self.module = module
    knownTree = nil
    content = FileContent {
      let (source, parsed) = read()
      return FileContent.Parsed(source, parsed)
    }
    self.summary = summary
    importsHidden = summary.imports.contains { Module.hidden.contains($0) }
  }

  /// The same file with what it imports through others.
  func importing(throughOthers names: [Name]) -> ProgramFile {
    names == summary.importsThroughOthers ? self : ProgramFile(self, throughOthers: names)
  }

  private init(_ file: ProgramFile, throughOthers names: [Name]) {
    isEmpty = file.isEmpty
    module = file.module
    folder = file.folder
    knownTree = file.knownTree
    content = file.content
    var summary = file.summary
    summary.imports.removeLast(summary.importsThroughOthers.count)
    summary.imports += names
    summary.importsThroughOthers = names
    self.summary = summary
    importsHidden = summary.imports.contains { Module.hidden.contains($0) }
  }

  /// A node of the file's tree.
  public func node(_ id: NodeID) -> SyntaxNode { tree.node(id) }
}

/// The text of a file and what parsing it gave, which for a file of the catalogue is read when it is first asked for: of most
/// a program needs only what they declare. Several threads may ask.
private final class FileContent: Sendable {
  final class Parsed: Sendable {
    let source: SourceFile
    let tree: SyntaxTree
    let diagnostics: [SyntaxDiagnostic]

    init(_ source: SourceFile, _ parsed: ParseResult) {
      self.source = source
      tree = parsed.tree
      diagnostics = parsed.diagnostics
    }
  }

  private let read: @Sendable () -> Parsed
  private let known = AtomicLazyReference<Parsed>()

  init(_ parsed: Parsed) {
    read = { parsed }
    _ = known.storeIfNil(parsed)
  }

  /// - Parameter read: may run on several threads at once, of which one result is kept.
  init(read: @escaping @Sendable () -> Parsed) {
    self.read = read
  }

  var parsed: Parsed { known.load() ?? known.storeIfNil(read()) }
}
