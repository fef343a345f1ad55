import ViewCatalog
import ViewSource

/// The resources of a project from which Xcode generates code.
///
/// The generated declarations are not files of the program: they are neither listed nor linted, and the program's own
/// declarations take precedence.
public struct ProjectResources: Sendable {
  /// The suffixes of the resource folders that are read.
  public static let suffixes = [suffixOfAssets] + DataModel.suffixes
  /// The suffix of asset catalogs, with an app's images and colors.
  public static let suffixOfAssets = AssetCatalogue.suffix

  let folders: [Folder]
  private var strings = StringSymbols([])
  /// The declarations of Core ML models.
  private var models = ""

  /// Whether there are no resources.
  var isEmpty: Bool { folders.isEmpty && strings.isEmpty && models.isEmpty }

  /// The declarations of a resource folder.
  struct Folder: Sendable {
    let path: String
    var assets: Set<AssetCatalogue.Asset> = []
    var places: [AssetCatalogue.Place] = []
    var icons: [String: String] = [:]
    /// The generated declarations of a data model's entities.
    var classes: [DataModel.Declared] = []
  }

  /// The visited folders with an Xcode project, each with its final slash and empty for the current one; `nil` if they
  /// were not searched.
  public let projects: Set<String>?

  private static let assetsPath = "<Assets>"
  private static let modelsPath = "<DataModels>"
  private static let stringsPath = "<Strings>"
  private static let machineModelsPath = "<Models>"
  /// The names of the generated modules.
  static let modules: Set<Name> = [
    Name(assetsPath), Name(modelsPath), Name(stringsPath), Name(machineModelsPath),
  ]

  /// Reads the resources in folders whose names end in one of `suffixes`.
  ///
  /// - Parameters:
  ///   - stringCatalogues: the string catalogs whose texts have symbols.
  ///   - machineModels: the files of Core ML models; of several with one name, the first counts.
  ///   - projects: the folders with an Xcode project, if they were searched.
  public init(
    folders: [String] = [], stringCatalogues: [String] = [], machineModels: [String] = [],
    projects: Set<String>? = nil
  ) {
    self.init(folders, in: FilesOnDisk(), projects)
    strings = StringSymbols(stringCatalogues)
    var names: Set<String> = []
    let found = machineModels.compactMap { MachineModel(at: $0) }.filter { names.insert($0.name).inserted }
    models = found.map(\.text).joined()
  }

  /// Whether `init(files:)` needs a file, by its path.
  public static func reads(_ path: String) -> Bool {
    let names = path.split(separator: "/")
    guard let name = names.last.map(String.init),
      [AssetCatalogue.contents, DataModel.contents, DataModel.version].contains(name)
    else {
      return false
    }
    return names.dropLast().contains { folder in suffixes.contains { folder.hasSuffix($0) } }
  }

  /// Makes resources from files that are already read, for example of a git revision.
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
      return Folder(path: path, assets: Set(catalogue.assets), places: catalogue.places, icons: catalogue.icons)
    }
  }

  private init(_ folders: [Folder], _ projects: Set<String>?) {
    self.folders = folders
    self.projects = projects
  }

  /// The resources of one of several programs.
  public func resources(of part: ProgramFinder.Part, by finder: inout ProgramFinder) -> ProjectResources {
    ProjectResources(folders.filter { finder.holds(part, $0.path) }, projects)
  }

  /// The generated declarations, as Swift files that are each a module.
  ///
  /// - Parameter catalogue: the catalogue that the declarations extend.
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
    if !models.isEmpty {
      let imports = Catalogue.MachineModelClasses.modules.map { "import \($0)\n" }.joined()
      files.append(SourceFile(path: ProjectResources.machineModelsPath, text: imports + models))
    }
    if !strings.isEmpty { files.append(SourceFile(path: ProjectResources.stringsPath, text: strings.text)) }
    return files
  }

  /// The generated extensions of Core Data classes that the program declares by hand. Each is a file in the module and
  /// folder of the file that declares the class.
  ///
  /// - Parameter files: the files of the program.
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

  /// Whether a file is the result of `additions(to:)`.
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

  /// The asset names of a kind, by symbol.
  private func names(ofKind kind: Int) -> [[String]: String] {
    var names: [[String]: String] = [:]
    for place in folders.flatMap(\.places) where place.kind == kind { names[place.symbol] = place.name }
    return names
  }

  /// Writes members, with an `enum` for each namespace. The paths of a namespace are adjacent.
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
