import ViewSemantics
import ViewSource
import ViewSyntax

/// The code that rules do not visit: declarations in which the rules have nothing to check, and inactive `#if` code.
/// Its facts may still decide about a finding in other code, so it is read where it may use a declaration that a rule
/// asks about.
struct UnvisitedCode {
  /// The declarations that are set aside, by file.
  private let decls: [[DeclID]]
  private let files: [FileID]
  private let team: WorkerPool<CalleeTable>

  /// - Parameter decls: the declarations of each file, parallel to `files`.
  init(_ decls: [[DeclID]], in files: [FileID], _ team: WorkerPool<CalleeTable>) {
    self.decls = decls
    self.files = files
    self.team = team
  }

  /// The facts of all code that may use one of the declarations, by file.
  func facts(about asked: Set<DeclID>, _ program: Program) -> [FileFacts] {
    if asked.isEmpty { return [] }
    var everywhere = QueriedNames()
    var inFile: [FileID: QueriedNames] = [:]
    for id in asked {
      let decl = program.decl(id)
      if decl.access <= .fileprivateAccess {
        inFile[id.file, default: QueriedNames()].insert(id, program)
      } else {
        everywhere.insert(id, program)
      }
    }
    let (names, local) = (everywhere, inFile)
    let (decls, files) = (decls, files)
    return team.map(decls.count) { callees, index in
      var wanted = names
      if let more = local[files[index]] { wanted.formUnion(more) }
      return UnvisitedCode.facts(of: decls[index], in: files[index], about: wanted, callees.analyzer)
    }.compactMap { $0 }
  }

  private static func facts(
    of decls: [DeclID], in file: FileID, about asked: QueriedNames, _ analyzer: Analyzer
  ) -> FileFacts? {
    let leftOut = asked.mentioned(inCodeLeftOutOf: file, analyzer)
    let wanted = decls.filter { asked.mayBeMeant(in: $0, analyzer) }
    if wanted.isEmpty, leftOut.isEmpty { return nil }
    var reader = ProgramFactsReader(analyzer.program.file(file))
    let context = RuleContext(analyzer, file)
    for decl in wanted { reader.read(decl, context) }
    var facts = reader.facts
    facts.leftOut = leftOut
    return FileFacts(facts)
  }
}
