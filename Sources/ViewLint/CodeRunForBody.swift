import ViewSemantics
import ViewSource
import ViewSyntax

/// The functions, computed properties and initialisers of the program that run whenever a view's body does: those that the
/// body asks, and those that they ask.
struct CodeRunForBody {
  private(set) var members: [DeclID] = []
  /// Whether there are more than are followed.
  private(set) var isCutOff = false
  private let analyzer: Analyzer
  private var seen: Set<DeclID> = []

  /// How many functions are followed from one to the next.
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

  /// What a part of a body asks, not what it keeps to run later.
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

  /// Whether what an initialiser makes is a view of the program, which looks for what it shows itself.
  private func isOfView(_ initializer: DeclID) -> Bool {
    guard let type = analyzer.owner(of: initializer).flatMap({ analyzer.nominal(of: $0) }) else { return false }
    return analyzer.isOwn(type) && analyzer.isView(analyzer.nominalType(type))
  }
}
