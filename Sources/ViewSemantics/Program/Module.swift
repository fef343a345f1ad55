import Synchronization
import ViewCatalog
import ViewSource
import ViewSyntax

/// Files that see each other's declarations without an import.
public struct Module: Sendable {
  /// The name of the target or folder, by which it is imported.
  public let name: Name
  /// The files in the order in which they were given.
  public let files: [FileID]
  /// The top-level declarations by name.
  var topLevel: [Name: [DeclID]] = [:]
  /// Whether it is part of the catalogue, whose declarations every file sees and every declaration shadows.
  let isCatalogue: Bool
  /// For the catalogue: whether it is visible without an import.
  let isImplicitlyVisible: Bool
  let isWhole: Bool
  /// Whether it is generated from the program's resources.
  var isOfResources: Bool { isCatalogue && ProjectResources.modules.contains(name) }
  /// The catalogue modules that some file of it imports. As in Swift, members that these add to other modules' types
  /// are visible in all files.
  var hiddenImports: Set<Name> = []

  /// The catalogue modules that require an import.
  static let hidden = Set(Catalogue.modules.filter { !$0.isImplicitlyVisible }.map { Name($0.name) })
  /// The modules re-exported by each module, and by each part of one: `UIKit`, whose declarations are in `SwiftUI`.
  static let exports: [Name: [Name]] = {
    var result = Dictionary(
      uniqueKeysWithValues: Catalogue.modules.filter { !$0.exports.isEmpty }.map {
        (Name($0.name), $0.exports.map { Name($0) })
      })
    for (part, whole) in Catalogue.parts { result[Name(part)] = result[Name(part)] ?? result[Name(whole)] }
    return result
  }()

  /// The numbers of the modules that require an import.
  static let hiddenNumbers = Set(Catalogue.modules.indices.filter { !Catalogue.modules[$0].isImplicitlyVisible })

  /// The numbers of the import-requiring catalogue modules that these files see: the imported ones and those that these
  /// use.
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
    isImplicitlyVisible = !isCatalogue || !Module.hidden.contains(name)
    self.isWhole = isWhole
  }
}

/// A file of a program with the facts that are known before the analysis.
public final class ProgramFile: Sendable {
  /// Whether the text is empty.
  let isEmpty: Bool
  /// The declarations and imports.
  public let summary: FileSummary
  /// The module number.
  let module: Int
  /// The path of its folder, with the final slash.
  let folder: String
  /// Whether it imports a module that is visible only where imported.
  let importsHidden: Bool
  /// The tree, unless it is read on demand.
  private let knownTree: SyntaxTree?
  private let content: FileContent

  /// The source text with its path as given.
  public var source: SourceFile { content.parsed.source }
  /// The syntax tree of the whole text, also with syntax errors.
  public var tree: SyntaxTree { knownTree ?? content.parsed.tree }
  /// The syntax errors.
  public var diagnostics: [SyntaxDiagnostic] { content.parsed.diagnostics }

  /// Parses a file and collects its declarations.
  ///
  /// - Parameters:
  ///   - operators: the operators that other files declare; the file's own are added.
  convenience init(
    _ source: SourceFile, module: Int, operators: OperatorTable = .standard, configuration: BuildConfiguration,
    isCatalogue: Bool
  ) {
    self.init(
      source, Parser.parse(source.buffer, operators: operators), module: module, configuration: configuration,
      isCatalogue: isCatalogue)
  }

  /// Collects the declarations of a parsed file.
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

  /// Makes a file from its parts.
  private init(_ source: SourceFile, _ parsed: ParseResult, _ summary: FileSummary, module: Int) {
    isEmpty = source.buffer.count == 0
    folder = FolderTable.folder(of: source.path)
    self.module = module
    knownTree = parsed.tree
    content = FileContent(FileContent.Parsed(source, parsed))
    self.summary = summary
    importsHidden = summary.imports.contains { Module.hidden.contains($0) }
  }

  /// Makes a file with known declarations, whose text and tree are read on demand.
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

  /// The file with its transitive imports.
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

/// The text and parse result of a file. A catalogue file is read on demand, because most programs need only its
/// declarations. May be used by several threads.
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

  /// - Parameter read: may run on several threads at once; one result is kept.
  init(read: @escaping @Sendable () -> Parsed) {
    self.read = read
  }

  var parsed: Parsed { known.load() ?? known.storeIfNil(read()) }
}
