import ViewSemantics
import ViewSource
import ViewSyntax

/// The code that rules are not shown: in which there is nothing for them, and what is left out for this platform. What
/// they have found elsewhere may depend on it: it is read for its facts where it uses a declaration that somebody asks
/// about.
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

  /// The facts of all code that may use one of some declarations, by file.
  func facts(about asked: Set<DeclID>, _ program: Program) -> [ProgramFacts] {
    if asked.isEmpty { return [] }
    var everywhere = AskedNames()
    var inFile: [FileID: AskedNames] = [:]
    for id in asked {
      let decl = program.decl(id)
      if decl.access <= .fileprivateAccess {
        inFile[id.file, default: AskedNames()].insert(id, decl.name)
      } else {
        everywhere.insert(id, decl.name)
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
    of decls: [DeclID], in file: FileID, about asked: AskedNames, _ analyzer: Analyzer
  ) -> ProgramFacts? {
    let leftOut = asked.mentioned(inCodeLeftOutOf: file, analyzer.program)
    let wanted = decls.filter { analyzer.node(of: $0).mentions(anyOf: asked.names) }
    if wanted.isEmpty, leftOut.isEmpty { return nil }
    var reader = ProgramFactsReader()
    let context = RuleContext(analyzer, file)
    for decl in wanted { reader.read(decl, context) }
    var facts = reader.facts
    facts.leftOut = leftOut
    return facts
  }
}

/// The names of declarations that somebody asks about.
private struct AskedNames: Sendable {
  private(set) var names = NameSet()
  private var decls: [Name: [DeclID]] = [:]

  mutating func insert(_ decl: DeclID, _ name: Name) {
    names.insert(name)
    decls[name, default: []].append(decl)
  }

  mutating func formUnion(_ other: AskedNames) {
    names.formUnion(other.names)
    decls.merge(other.decls) { $0 + $1 }
  }

  /// The declarations whose names, or those of their projections or storage, occur in what a file has for other platforms.
  func mentioned(inCodeLeftOutOf file: FileID, _ program: Program) -> Set<DeclID> {
    var found: Set<DeclID> = []
    for element in program.file(file).tree.elementsLeftOut(program.configuration) {
      for index in element.tokenIndices {
        let kind = element.token(index).kind
        guard kind == .identifier || kind == .dollarIdentifier else { continue }
        var name = element.name(at: index)
        guard names.contains(name) else { continue }
        if name.isProjection || name.isStorage { name = Name(String(name.text.dropFirst())) }
        found.formUnion(decls[name] ?? [])
      }
    }
    return found
  }
}
