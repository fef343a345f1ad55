import ViewCatalog
import ViewSource

/// What lies beside the sources of a project and is no code, but is made into code when the project is built.
///
/// What it declares is no file of the program: it is typed and linted nowhere, and anything that the program itself declares
/// comes before it.
public struct ProjectResources: Sendable {
  /// How the names of the folders end that are read.
  public static let suffixes = [suffixOfAssets] + DataModel.suffixes
  /// That of the folders that hold the pictures and colours of an app.
  public static let suffixOfAssets = AssetCatalogue.suffix

  let folders: [Folder]
  private var strings = StringSymbols([])

  /// Whether there are none.
  var isEmpty: Bool { folders.isEmpty && strings.isEmpty }

  /// What a folder of resources declares.
  struct Folder: Sendable {
    let path: String
    var assets: Set<AssetCatalogue.Asset> = []
    var places: [AssetCatalogue.Place] = []
    /// Of the entities of a data model.
    var classes: [DataModel.Declared] = []
  }

  /// The folders looked into that hold an Xcode project, each up to its slash, the current one empty; `nil` where they
  /// were not looked for.
  public let projects: Set<String>?

  private static let assetsPath = "<Assets>"
  private static let modelsPath = "<DataModels>"
  private static let stringsPath = "<Strings>"
  /// The names of the modules that are made.
  static let modules: Set<Name> = [Name(assetsPath), Name(modelsPath), Name(stringsPath)]

  /// Reads what code is made of in folders whose names end in one of `suffixes`.
  ///
  /// - Parameters:
  ///   - stringCatalogues: the files of texts that code may name by symbols.
  ///   - projects: the folders that hold an Xcode project, if they have been looked for.
  public init(folders: [String] = [], stringCatalogues: [String] = [], projects: Set<String>? = nil) {
    self.init(folders, in: FilesOnDisk(), projects)
    strings = StringSymbols(stringCatalogues)
  }

  /// Whether a file, by its path, is one of those that `init(files:)` needs.
  public static func reads(_ path: String) -> Bool {
    let names = path.split(separator: "/")
    guard let name = names.last.map(String.init),
      [AssetCatalogue.contents, DataModel.contents, DataModel.version].contains(name)
    else {
      return false
    }
    return names.dropLast().contains { folder in suffixes.contains { folder.hasSuffix($0) } }
  }

  /// The same from files that have been read already, by their paths: those of a git revision.
  public init(files: [SourceFile]) {
    let files = FilesAtHand(files, suffixes: ProjectResources.suffixes)
    self.init(files.resources.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }, in: files, nil)
  }

  private init(_ folders: [String], in files: some ResourceFiles, _ projects: Set<String>?) {
    self.projects = projects
    self.folders = folders.map { path in
      guard path.hasSuffix(AssetCatalogue.suffix) else {
        return Folder(path: path, classes: DataModel(folder: path, in: files).classes)
      }
      let catalogue = AssetCatalogue(folder: path, in: files)
      return Folder(path: path, assets: Set(catalogue.assets), places: catalogue.places)
    }
  }

  private init(_ folders: [Folder], _ projects: Set<String>?) {
    self.folders = folders
    self.projects = projects
  }

  /// Of several programs the resources of one.
  public func resources(of part: ProgramFinder.Part, by finder: inout ProgramFinder) -> ProjectResources {
    ProjectResources(folders.filter { finder.holds(part, $0.path) }, projects)
  }

  /// What is declared, as files of Swift that each are a module.
  ///
  /// - Parameter catalogue: what the declarations stand beside.
  func declarations(beside catalogue: Program) -> [SourceFile] {
    var files: [SourceFile] = []
    let assets = folders.reduce(into: Set<AssetCatalogue.Asset>()) { $0.formUnion($1.assets) }
    if !assets.isEmpty {
      files.append(SourceFile(path: ProjectResources.assetsPath, text: symbols(of: assets, beside: catalogue)))
    }
    // Each class once, in the order of the folders.
    var names: Set<String> = []
    let classes = folders.flatMap(\.classes).filter { !$0.isExtension && names.insert($0.name).inserted }
    if !classes.isEmpty {
      let text = "import \(Catalogue.DataModelClasses.module)\n" + classes.map(\.text).joined()
      files.append(SourceFile(path: ProjectResources.modelsPath, text: text))
    }
    if !strings.isEmpty { files.append(SourceFile(path: ProjectResources.stringsPath, text: strings.text)) }
    return files
  }

  /// What is added to classes that the program declares by hand, as Xcode does: in files of their modules, each beside the
  /// file that declares the class.
  ///
  /// - Parameter files: those of the program.
  func additions(to files: [ProgramFile]) -> [(module: Int, file: SourceFile)] {
    var added: [Name: String] = [:]
    for entity in folders.flatMap(\.classes) where entity.isExtension && added[Name(entity.name)] == nil {
      added[Name(entity.name)] = entity.text
    }
    if added.isEmpty { return [] }
    var additions: [(module: Int, file: SourceFile)] = []
    for file in files {
      let classes = file.summary.topLevel.lazy.map { file.summary.decls[$0] }.filter(\.kind.isNominal)
      let text = classes.compactMap { added[$0.name] }.joined(separator: "")
      if text.isEmpty { continue }
      let path = file.folder + ProjectResources.modelsPath
      additions.append(
        (file.module, SourceFile(path: path, text: "import \(Catalogue.DataModelClasses.module)\n" + text)))
    }
    return additions
  }

  /// Whether a file is one of `additions`.
  static func isAddition(_ file: ProgramFile) -> Bool { file.source.path.hasSuffix(modelsPath) }

  /// The symbols of assets.
  private func symbols(of assets: Set<AssetCatalogue.Asset>, beside catalogue: Program) -> String {
    var text = ""
    for (kind, symbols) in Catalogue.assetSymbols.enumerated() {
      let paths = assets.filter { $0.kind == kind }.map(\.path).sorted { $0.lexicographicallyPrecedes($1) }
      if paths.isEmpty { continue }
      for declared in symbols.extensions {
        text += "extension \(declared.type)\(declared.condition) {\n"
        let known = catalogue.types(named: Name(declared.type))
        let wanted = paths.filter { path in
          path.count > 1
            ? declared.hasNamespaces : !known.contains { catalogue.hasMembers(of: $0, named: Name(path[0])) }
        }
        write(wanted[...], depth: 0, declared, names(ofKind: kind), to: &text)
        text += "}\n"
      }
    }
    return text
  }

  /// What the program calls the assets of a kind, by their symbols.
  private func names(ofKind kind: Int) -> [[String]: String] {
    var names: [[String]: String] = [:]
    for place in folders.flatMap(\.places) where place.kind == kind { names[place.symbol] = place.name }
    return names
  }

  /// Members, and around those of a namespace its `enum`: the paths of one stand together.
  private func write(
    _ paths: ArraySlice<[String]>, depth: Int, _ declared: Catalogue.AssetSymbols.Extension,
    _ names: [[String]: String], to text: inout String
  ) {
    var rest = paths
    while let first = rest.first {
      if first.count == depth + 1 {
        let type = declared.memberType
        let value = declared.value.split(separator: "$", omittingEmptySubsequences: false)
          .joined(separator: names[first] ?? first[depth])
        text += "public static var `\(first[depth])`: \(type) { \(value) }\n"
        rest.removeFirst()
      } else {
        let inside = rest.prefix { $0.count > depth + 1 && $0[depth] == first[depth] }
        text += "public enum `\(first[depth])` {\n"
        write(inside, depth: depth + 1, declared, names, to: &text)
        text += "}\n"
        rest.removeFirst(inside.count)
      }
    }
  }
}
