import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// The purpose of a task: it loads data for its view and may end with the view, or it does a job with effects for
/// others that must complete.
///
/// A task only loads data if the code uses an awaited value, writes only to the view or to its objects, and has no
/// other effects. Unresolved calls may be a job.
struct TaskPurpose {
  /// Whether the code uses an awaited value.
  private var waitsForValue = false
  private var writesOwnState = false
  private var doesMore = false
  private let analyzer: Analyzer
  /// The view, and the classes of the objects in its properties.
  private let owners: Set<DeclID>
  private var seen: Set<DeclID> = []
  /// The maximum depth of function calls.
  private static let maximumDepth = 4

  /// - Parameter view: the view that starts the task.
  init(of statements: [SyntaxNode], startedBy view: DeclID?, _ context: RuleContext) {
    analyzer = context.analyzer
    owners = view.map { TaskPurpose.owners(from: $0, context) } ?? []
    for statement in statements { visit(statement, context.record, isUsed: false, depth: 0) }
  }

  /// Whether the task serves only the view, so that it may be cancelled with the view.
  var isForView: Bool { waitsForValue && writesOwnState && !doesMore }

  /// Whether the task only has effects for others and loads nothing. Restarting it for another value would skip the
  /// effect for the previous value.
  var isJob: Bool { doesMore && !(waitsForValue && writesOwnState) }

  /// The objects from the environment are excluded, because other views share them.
  private static func owners(from view: DeclID, _ context: RuleContext) -> Set<DeclID> {
    let analyzer = context.analyzer
    var owners: Set<DeclID> = [view]
    for member in analyzer.children(of: view) {
      guard analyzer.decl(member).kind == .variable, !analyzer.decl(member).has(.isStatic) else { continue }
      let isFound = analyzer.propertyWrappers(of: member).contains { wrapper in
        analyzer.catalogueText(.requires, of: wrapper.decl) != nil || wrapper.decl == analyzer.knownDecl("Environment")
      }
      let type = analyzer.variableType(of: member)
      guard !isFound, let object = context.nominal(analyzer.wrapped(type) ?? type), context.isOwn(object),
        analyzer.decl(object).kind == .classType
      else { continue }
      owners.insert(object)
    }
    return owners
  }

  // MARK: Code

  /// - Parameter isUsed: whether the enclosing code uses the value of the node.
  private mutating func visit(_ node: SyntaxNode, _ record: BodyRecord, isUsed: Bool, depth: Int) {
    switch node.kind {
    // The effects after a failure do not count.
    case .functionDecl, .catchClause: return
    case .awaitExpr:
      if isUsed { waitsForValue = true }
      return visitChildren(of: node, record, isUsed: isUsed, depth: depth)
    case .tryExpr, .parenExpr: return visitChildren(of: node, record, isUsed: isUsed, depth: depth)
    case .forStmt where node.ownToken(.awaitKeyword) != nil: waitsForValue = true
    case .closureExpr:
      // `{ $0.name }`: the value of a single expression is the value of the closure.
      let isValue = isUsed && node.children.count(where: { $0.kind != .closureSignature }) == 1
      return visitChildren(of: node, record, isUsed: isValue, depth: depth)
    case .ifConfigDecl:
      for element in analyzer.program.configuration.activeElements(of: node) {
        visit(element, record, isUsed: isUsed, depth: depth)
      }
      return
    case .functionCallExpr where !isUsed: return visitCall(node, record, depth: depth)
    default: break
    }
    if let write = PropertyWrite(node, record, analyzer) { note(write) }
    for child in node.children {
      visit(child, record, isUsed: node.kind.takesValues && !isDiscarding(node), depth: depth)
    }
  }

  private mutating func visitChildren(of node: SyntaxNode, _ record: BodyRecord, isUsed: Bool, depth: Int) {
    for child in node.children { visit(child, record, isUsed: isUsed, depth: depth) }
  }

  /// `_ = await store.save()`
  private func isDiscarding(_ node: SyntaxNode) -> Bool {
    node.kind == .assignmentExpr && node.children.first?.text == "_"
  }

  private mutating func note(_ write: PropertyWrite) {
    let owner = analyzer.viewKeeping(write.property)
    guard let owner, owners.contains(owner) else { return doesMore = true }
    if analyzer.decl(owner).kind == .classType || analyzer.isOwnState(write.property) {
      writesOwnState = true
    } else {
      doesMore = true
    }
  }

  private static let queue: Name = "DispatchQueue"
  private static let async: Name = "async"

  /// `DispatchQueue.main.async { … }`, whose closure is the rest of the task.
  private func goesToMainQueue(_ call: SyntaxNode, _ callee: DeclID) -> Bool {
    analyzer.ownerName(of: callee) == Self.queue && analyzer.decl(callee).name == Self.async
      && call.memberBase?.plainText.filter { $0 != " " } == "DispatchQueue.main"
  }

  /// A call whose value is unused, so that only its effects count.
  private mutating func visitCall(_ call: SyntaxNode, _ record: BodyRecord, depth: Int) {
    for argument in call.children.dropFirst() {
      visit(argument, record, isUsed: argument.kind != .closureExpr, depth: depth)
    }
    if let write = PropertyWrite(call, record, analyzer) { return note(write) }
    guard let use = record.uses[call.id] else { return doesMore = true }
    if analyzer.isFromCatalogue(use.decl) {
      let isHarmless =
        analyzer.catalogueText(.effect, of: use.decl) == "print"
        || analyzer.catalogueText(.cancels, of: use.decl) != nil
        || call.children.contains { $0.kind == .closureExpr && analyzer.runsAtOnce($0, in: call, record) }
        || goesToMainQueue(call, use.decl)
      if !isHarmless { doesMore = true }
      return
    }
    let owner = analyzer.owner(of: use.decl).flatMap { analyzer.nominal(of: $0) }
    guard depth < Self.maximumDepth, analyzer.isOwnFunction(use.decl), let owner, owners.contains(owner),
      let block = analyzer.node(of: use.decl).child(.codeBlock)
    else { return doesMore = true }
    guard seen.insert(use.decl).inserted else { return }
    let inner = analyzer.record(of: use.decl)
    for statement in block.children { visit(statement, inner, isUsed: false, depth: depth + 1) }
  }
}

extension NodeKind {
  /// Whether a node of this kind uses the values of its children; a block of statements does not.
  fileprivate var takesValues: Bool {
    switch self {
    case .codeBlock, .closureExpr, .doStmt, .deferStmt, .switchCase, .labeledStmt: false
    default: true
    }
  }
}

extension SyntaxNode {
  /// Whether the code of a task can move to the `task` modifier, whose closure neither throws nor returns a value.
  /// Errors that the code catches also count; offering no fix is rarely a loss.
  var endsQuietly: Bool {
    !subtree.contains { node in
      node.kind == .tryExpr && node.ownToken(.postfixQuestion) == nil && node.ownToken(.exclamation) == nil
        || node.kind == .throwStmt || node.kind == .returnStmt && node.children.contains { $0.kind.isExpr }
    }
  }
}
