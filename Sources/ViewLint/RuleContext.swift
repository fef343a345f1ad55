import ViewSemantics
import ViewSource
import ViewSyntax

/// The queries that a rule can use for the current node, and its findings.
public final class RuleContext {
  /// The type information of the whole program. The analyzer belongs to one thread, and so does the context.
  public let analyzer: Analyzer
  /// The file of the current node.
  public let fileID: FileID
  /// The source of that file.
  public let file: SourceFile
  /// The declaration whose body contains the current node.
  public private(set) var decl: DeclID?
  /// The ancestors of the current node, outermost first.
  private(set) var ancestors: [SyntaxNode] = []
  private(set) var found: [Diagnostic] = []
  private(set) var claims: [Claim] = []
  /// The index of the current rule in the linter.
  var rule = 0
  /// The costs by rule index.
  private(set) var costs: [Int: RuleCost] = [:]
  private var known: BodyRecord?
  private var foundInBody: [RuleID: Any] = [:]
  private var foundInView: [FoundKey: (view: DeclID, found: Any)] = [:]
  /// Caches of the uses of helpers, and of whether bodies use them for their content.
  var helperUses: [DeclID: [HelperUse]] = [:]
  var helpersOfBodies: [DeclID: Bool] = [:]
  /// A cache of whether containers of the program keep the views in a property of theirs in place.
  var keepingContainers: [DeclID: Bool] = [:]
  /// A cache of whether views of the program pass the function in a property of theirs on as the action of a control.
  var actionProperties: [DeclID: Bool] = [:]
  /// The expansion of the program's modifier that was queried last, because several rules query the same one.
  var expandedModifiers: (node: NodeID, found: [ExpandedCode])?
  /// A cache of the conditions of branches in the body, by the child of the `if` or the case.
  var branchConditions: [NodeID: BranchCondition?] = [:]
  /// A cache of the content of the program's views.
  var shownViews: [DeclID: ValueOrigin?] = [:]
  /// A cache of the costly values that helpers make.
  var costlyHelpers: [DeclID: CostlyHelper?] = [:]
  /// Caches of whether declarations and types are only used by previews.
  var previewCode: [DeclID: Bool] = [:]
  var previewTypes: [DeclID: Bool] = [:]
  /// Whether the declaration is in a preview provider; `nil` until the first query.
  var knownInPreviewProvider: Bool?
  /// A cache of whether view code calls functions that make views.
  var calledHelpers: [DeclID: Bool] = [:]
  /// The heads of calls in the body that stand for calls of the catalogue; `nil` until the first query.
  private var headsOfOwnCalls: [SourceRange]?
  /// The arguments of the call that was queried last, because several rules query the same one.
  private var lastCall: (node: NodeID, arguments: [CallArgument], parameters: [Parameter])?

  init(_ analyzer: Analyzer, _ fileID: FileID) {
    self.analyzer = analyzer
    self.fileID = fileID
    file = analyzer.program.file(fileID).source
  }

  func enter(_ decl: DeclID) {
    self.decl = decl
    known = nil
    lastCall = nil
    leaveAll()
  }

  /// A copy of the context at the current node.
  func copy() -> RuleContext {
    let copy = RuleContext(analyzer, fileID)
    copy.decl = decl
    copy.known = known
    copy.ancestors = ancestors
    return copy
  }

  /// Enters the closure of a macro at the top level of the file, which makes views.
  func enter(preview closure: SyntaxNode) {
    let id = analyzer.addBody(closure, in: fileID)
    let builder = analyzer.knownDecl(.viewBuilder).map { analyzer.nominalType($0) }
    decl = id
    lastCall = nil
    known = analyzer.record(ofBody: id, builder: builder)
    leaveAll()
  }

  /// Makes a node the innermost ancestor of the nodes that follow.
  func descend(into node: SyntaxNode) { changeAncestors { $0.append(node) } }

  func ascend() { changeAncestors { $0.removeLast() } }

  /// Visits the children of a node; for `#if`, those in the active clause.
  @inline(__always)
  func forEachActiveChild(of node: SyntaxNode, _ visit: (SyntaxNode) -> Void) {
    if node.kind == .ifConfigDecl {
      for child in analyzer.program.configuration.activeElements(of: node) { visit(child) }
    } else {
      for child in node.children { visit(child) }
    }
  }

  /// The branch of a condition that is dead for the deployment target.
  func deadBranch(of node: SyntaxNode) -> SyntaxNode? {
    analyzer.program.configuration.deadBranch(of: node)
  }

  private func leaveAll() {
    headsOfOwnCalls = nil
    if !foundInBody.isEmpty { foundInBody = [:] }
    if !branchConditions.isEmpty { branchConditions = [:] }
    knownInPreviewProvider = nil
    changeAncestors { $0.removeAll(keepingCapacity: true) }
  }

  /// Moves the array out for the change, which avoids exclusivity checks for its readers.
  @inline(__always)
  private func changeAncestors(_ change: (inout [SyntaxNode]) -> Void) {
    var ancestors = self.ancestors
    self.ancestors = []
    change(&ancestors)
    self.ancestors = ancestors
  }

  /// The types and resolved names in the body, computed at the first query.
  public var record: BodyRecord {
    if let known { return known }
    let record = decl.map { isPlainValue($0) ? BodyRecord.empty : analyzer.record(of: $0) } ?? BodyRecord.empty
    known = record
    return record
  }

  /// Runs code for which `record` shows calls of the program's modifiers and controls as such.
  func showingCallsAsWritten(_ run: () -> Void) {
    let record = record
    known = record.written
    lastCall = nil
    run()
    known = record
    lastCall = nil
  }

  /// Whether a declaration is a property with a literal as its initial value, which contains no names to resolve.
  private func isPlainValue(_ decl: DeclID) -> Bool {
    guard analyzer.decl(decl).kind == .variable, !analyzer.decl(decl).has(.isComputed) else { return false }
    let node = analyzer.node(of: decl)
    guard let value = node.child(.initializerClause)?.children.first, value.children.isEmpty,
      node.child(.accessorBlock) == nil, node.child(.codeBlock) == nil
    else { return false }
    switch value.kind {
    case .integerLiteralExpr, .floatLiteralExpr, .booleanLiteralExpr, .stringLiteralExpr, .nilLiteralExpr: return true
    default: return false
    }
  }

  /// The arguments of a call, and the parameters of its callee; `nil` if the call is unresolved.
  func arguments(of call: SyntaxNode) -> (arguments: [CallArgument], parameters: [Parameter])? {
    if let lastCall, lastCall.node == call.id { return (lastCall.arguments, lastCall.parameters) }
    guard let use = record.uses[call.id] else { return nil }
    let found = (analyzer.arguments(of: call, record), analyzer.parameters(of: use))
    lastCall = (call.id, found.0, found.1)
    return found
  }

  /// The parameter of a call that takes the argument around or inside of a node, with that argument.
  func parameter(taking node: SyntaxNode, in call: SyntaxNode) -> (parameter: Parameter, argument: SyntaxNode)? {
    guard let (arguments, parameters) = arguments(of: call),
      let given = arguments.first(where: {
        $0.node.range.contains(node.range) || node.range.contains($0.node.range)
      }), let number = given.parameter, number < parameters.count
    else { return nil }
    return (parameters[number], given.node)
  }

  /// A cached result of a rule about the whole body.
  func perBody<Found>(_ rule: RuleID, _ find: () -> Found) -> Found {
    if let known = foundInBody[rule] as? Found { return known }
    let found = find()
    foundInBody[rule] = found
    return found
  }

  /// A cached result of a rule about a whole view, including its helpers; one result for each type of result.
  func perView<Found>(_ rule: RuleID, _ view: DeclID, _ find: () -> Found) -> Found {
    let key = FoundKey(rule: rule, type: ObjectIdentifier(Found.self))
    if let known = foundInView[key], known.view == view, let found = known.found as? Found { return found }
    let found = find()
    foundInView[key] = (view, found)
    return found
  }

  /// The key of a result about a view.
  private struct FoundKey: Hashable {
    let rule: RuleID
    let type: ObjectIdentifier
  }

  /// Reports a finding. Suppressions, configurations and changed lines may still hide it or change its level.
  public func report(_ diagnostic: Diagnostic) {
    found.append(keepingOwnCalls(diagnostic))
  }

  /// Reports a finding if a condition on the program holds.
  ///
  /// - Parameters:
  ///   - subject: the declaration about which only the first diagnostic in the body is reported.
  ///   - lateNotes: computes notes that are expensive to find, which precede those of the condition.
  func report(
    _ diagnostic: Diagnostic, if condition: ProgramCondition, onceAbout subject: DeclID? = nil,
    noting lateNotes: (@Sendable (Analyzer) -> [Diagnostic.Note])? = nil
  ) {
    claims.append(
      Claim(
        diagnostic: keepingOwnCalls(diagnostic), condition: condition, fixCondition: nil, lateNotes: lateNotes,
        subject: subject.map { Claim.Subject(rule: diagnostic.rule, body: decl, decl: $0) }))
  }

  /// Reports a finding, and offers its fixes if a condition on the program holds.
  func report(_ diagnostic: Diagnostic, fixIf condition: ProgramCondition) {
    claims.append(Claim(diagnostic: keepingOwnCalls(diagnostic), condition: nil, fixCondition: condition))
  }

  /// Reports a finding if a condition on the program holds, and offers its fixes if another condition holds.
  func report(_ diagnostic: Diagnostic, if condition: ProgramCondition, fixIf fixCondition: ProgramCondition) {
    claims.append(Claim(diagnostic: keepingOwnCalls(diagnostic), condition: condition, fixCondition: fixCondition))
  }

  /// The diagnostic without fixes that would treat a call of a modifier or view of the program as the one of the
  /// catalogue that it stands for.
  private func keepingOwnCalls(_ diagnostic: Diagnostic) -> Diagnostic {
    guard !diagnostic.fixIts.isEmpty, diagnostic.file === file, !record.replacedCalls.isEmpty else { return diagnostic }
    let heads = headsOfOwnCalls ?? findHeadsOfOwnCalls()
    headsOfOwnCalls = heads
    var result = diagnostic
    result.fixIts.removeAll { fix in
      fix.edits.contains { edit in
        // The heads do not overlap, so the last one before the end of the edit is the only one that it may touch.
        var (low, high) = (0, heads.count)
        while low < high {
          let middle = (low + high) / 2
          if heads[middle].start > edit.range.end { high = middle } else { low = middle + 1 }
        }
        guard low > 0 else { return false }
        let end = heads[low - 1].end
        // The first argument may be replaced, but nothing may be inserted before it.
        return end > edit.range.start || end == edit.range.end
      }
    }
    return result
  }

  /// The names of such calls in the current body, up to their first arguments, in source order.
  private func findHeadsOfOwnCalls() -> [SourceRange] {
    let tree = analyzer.program.file(fileID).tree
    return record.replacedCalls.compactMap { node -> SourceRange? in
      let call = tree.node(node)
      guard let name = call.calleeName else { return nil }
      let end = analyzer.arguments(of: call, record).map(\.node.range.start).min() ?? call.range.end
      return SourceRange(Int(name.start), max(end, name.end))
    }.sorted { $0.start < $1.start }
  }

  /// Counts a place that matches the rule's pattern but has an unresolved type. `--statistics` shows the number of such
  /// places.
  public func recordUnresolved() {
    costs[rule, default: RuleCost()].unresolved += 1
  }

  func spend(_ time: Duration) {
    costs[rule, default: RuleCost()].time += time
  }
}
