import ViewSource
import ViewSyntax

/// Finds what is read while a body runs: in the body, in the helpers it calls and in the closures that are called at once,
/// not in the actions that run later.
final class DependencyWalker {
  private let analyzer: Analyzer
  private var reads: [DeclID: [SourceRange]] = [:]
  private var order: [DeclID] = []
  private(set) var children: [ChildInput] = []
  /// Properties and functions that have been walked through.
  private var seen: Set<DeclID> = []

  init(_ analyzer: Analyzer) {
    self.analyzer = analyzer
  }

  /// What the body of a view reads, each property once, in the order of the source.
  func walk(_ body: DeclID) -> [(property: DeclID, ranges: [SourceRange])] {
    enter(body)
    return order.map { ($0, reads[$0] ?? []) }
  }

  private func enter(_ decl: DeclID) {
    guard seen.insert(decl).inserted else { return }
    let record = analyzer.record(of: decl)
    let node = analyzer.node(of: decl)
    for child in node.children where child.kind == .codeBlock || child.kind == .accessorBlock { walk(child, record) }
  }

  private func walk(_ node: SyntaxNode, _ record: BodyRecord) {
    switch node.kind {
    case .closureExpr:
      if record.builders[node.id] == nil, isAction(node, record) { return }
    case .accessorDecl:
      // A setter runs when somebody writes.
      if node.ownToken(.getKeyword) == nil { return }
    case .functionDecl, .structDecl, .classDecl, .enumDecl: return
    case .ifConfigDecl:
      for element in analyzer.program.configuration.activeElements(of: node) { walk(element, record) }
      return
    default: break
    }
    if let use = record.uses[node.id] { note(use, node) }
    if node.kind == .functionCallExpr { noteChild(node, record) }
    for child in node.children { walk(child, record) }
  }

  /// A closure that gives nothing is run later, by an event.
  private func isAction(_ closure: SyntaxNode, _ record: BodyRecord) -> Bool {
    guard let type = record.types[closure.id], analyzer.types.kind(type) == .function else { return false }
    return analyzer.types.argument(type, analyzer.types.argumentCount(type) - 1) == analyzer.void
  }

  private func note(_ use: BodyRecord.Use, _ node: SyntaxNode) {
    guard isOwn(use.decl), use.part == .value else { return }
    switch analyzer.decl(use.decl).kind {
    case .variable:
      if analyzer.isTracked(use.decl) {
        if reads[use.decl] == nil { order.append(use.decl) }
        reads[use.decl, default: []].append(node.range)
      } else if analyzer.decl(use.decl).has(.isComputed) {
        enter(use.decl)
      }
    case .function: enter(use.decl)
    default: break
    }
  }

  private func isOwn(_ id: DeclID) -> Bool {
    id.file != .local && Int(id.file.index) >= analyzer.program.catalogueFileCount
  }

  // MARK: Children

  /// A view that is made: which properties go into it.
  private func noteChild(_ call: SyntaxNode, _ record: BodyRecord) {
    guard let use = record.uses[call.id], let made = use.base, use.isMemberwise || analyzer.isInitializer(use.decl),
      analyzer.types.kind(made) == .nominal, isOwn(analyzer.types.decl(made)), analyzer.isView(made)
    else { return }
    var values: Set<DeclID> = []
    var bindings: Set<DeclID> = []
    for argument in call.callArguments {
      guard let node = argument.node else { continue }
      collect(node, record, &values, &bindings)
    }
    children.append(
      ChildInput(
        name: analyzer.name(of: analyzer.types.decl(made)), range: call.range, values: values, bindings: bindings))
  }

  private func collect(_ node: SyntaxNode, _ record: BodyRecord, _ values: inout Set<DeclID>, _ bindings: inout Set<DeclID>) {
    if let use = record.uses[node.id], isOwn(use.decl), analyzer.decl(use.decl).kind == .variable {
      if use.part == .projection {
        bindings.insert(use.decl)
      } else {
        values.insert(use.decl)
        if !analyzer.isTracked(use.decl), analyzer.decl(use.decl).has(.isComputed) {
          let inner = DependencyWalker(analyzer)
          for read in inner.walk(use.decl) { values.insert(read.property) }
        }
      }
    }
    for child in node.children { collect(child, record, &values, &bindings) }
  }
}
