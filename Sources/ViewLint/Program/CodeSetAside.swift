import ViewSemantics
import ViewSource
import ViewSyntax

/// The code that rules are not shown. What they have found elsewhere may depend on it: it is read for its facts where it
/// uses a property that somebody asks about.
struct CodeSetAside {
  /// Its declarations, by file.
  private let decls: [[DeclID]]
  private let files: [FileID]
  private let team: WorkerTeam<CalleeTable>

  /// - Parameter decls: those of each of the files.
  init(_ decls: [[DeclID]], in files: [FileID], _ team: WorkerTeam<CalleeTable>) {
    self.decls = decls
    self.files = files
    self.team = team
  }

  /// The facts of all code that may use one of some properties, by file.
  func facts(about properties: Set<DeclID>, _ program: Program) -> [ProgramFacts] {
    if properties.isEmpty { return [] }
    var everywhere = NameSet()
    var inFile: [FileID: NameSet] = [:]
    for property in properties {
      let decl = program.decl(property)
      if decl.access <= .fileprivateAccess {
        inFile[property.file, default: NameSet()].insert(decl.name)
      } else {
        everywhere.insert(decl.name)
      }
    }
    let (names, local) = (everywhere, inFile)
    let (decls, files) = (decls, files)
    return team.map(decls.count) { callees, index in
      var wanted = names
      if let more = local[files[index]] { wanted.formUnion(more) }
      return CodeSetAside.facts(of: decls[index], in: files[index], about: wanted, callees.analyzer)
    }.compactMap { $0 }
  }

  private static func facts(
    of decls: [DeclID], in file: FileID, about names: NameSet, _ analyzer: Analyzer
  ) -> ProgramFacts? {
    let wanted = decls.filter { analyzer.node(of: $0).mentions(anyOf: names) }
    if wanted.isEmpty { return nil }
    var reader = ProgramFactsReader()
    let context = RuleContext(analyzer, file)
    for decl in wanted { reader.read(decl, context) }
    return reader.facts
  }
}
