import ViewSemantics
import ViewSource
import ViewSyntax

/// The functions, computed properties and initializers of the program that run at each evaluation of a view's body:
/// those that the body uses, and those that they use.
struct CodeRunForBody {
  private(set) var members: [DeclID] = []
  /// Whether a limit ended the search.
  private(set) var isCutOff = false
  private let analyzer: Analyzer
  private var seen: Set<DeclID> = []

  /// The maximum depth of function calls.
  private static let maximumDepth = 4
  private static let mostMembers = 256

  init(of view: DeclID, _ analyzer: Analyzer) {
    self.analyzer = analyzer
    var open = analyzer.directMembers(of: view, named: .body)
    for depth in 0..<Self.maximumDepth where !open.isEmpty {
      var next: [DeclID] = []
      for member in open {
        collect(&next, in: analyzer.node(of: member), analyzer.record(of: member))
        if seen.count > Self.mostMembers {
          isCutOff = true
          return
        }
      }
      if depth > 0 { members += open }
      open = next
    }
    members += open
  }

  /// Collects the members that run with a node. Closures that run later are skipped.
  private mutating func collect(_ found: inout [DeclID], in node: SyntaxNode, _ record: BodyRecord) {
    if let use = record.uses[node.id], analyzer.isOwn(use.decl), use.decl.file != analyzer.localFile,
      analyzer.decl(use.decl).kind == .function || analyzer.decl(use.decl).has(.isComputed)
        || analyzer.isInitializer(use.decl) && !isOfView(use.decl),
      seen.insert(use.decl).inserted
    {
      found.append(use.decl)
    }
    for child in node.children {
      if child.kind == .closureExpr, record.builders[child.id] == nil, !analyzer.runsAtOnce(child, in: node, record) {
        continue
      }
      collect(&found, in: child, record)
    }
  }

  /// Whether an initializer makes a view of the program, whose body a separate search covers.
  private func isOfView(_ initializer: DeclID) -> Bool {
    guard let type = analyzer.owner(of: initializer).flatMap({ analyzer.nominal(of: $0) }) else { return false }
    return analyzer.isOwn(type) && analyzer.isView(analyzer.nominalType(type))
  }
}
