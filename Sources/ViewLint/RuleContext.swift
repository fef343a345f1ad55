import ViewSemantics
import ViewSource
import ViewSyntax

/// What a rule may ask about the node it is shown, and where it leaves what it finds.
public final class RuleContext {
  /// Knows the types of the whole program. It belongs to one thread, and so does the context.
  public let analyzer: Analyzer
  /// The file that the node is in.
  public let fileID: FileID
  /// The text of the same file.
  public let file: SourceFile
  /// The declaration whose body the node is in.
  public private(set) var decl: DeclID?
  /// The nodes around the one that is shown, outermost first.
  private(set) var ancestors: [SyntaxNode] = []
  private(set) var found: [Diagnostic] = []
  private(set) var claims: [Claim] = []
  /// The number of the rule that is being asked, among those of the linter.
  var rule = 0
  /// By the numbers of rules.
  private(set) var costs: [Int: RuleCost] = [:]
  private var known: BodyRecord?
  private var foundInBody: [RuleID: Any] = [:]
  private var foundInView: [FoundKey: (view: DeclID, found: Any)] = [:]
  /// Where the helpers of the file's types are used, and whether bodies ask them for what they show: of those that a rule
  /// has asked about.
  var helperUses: [DeclID: [HelperUse]] = [:]
  var helpersOfBodies: [DeclID: Bool] = [:]
  /// Where views of the program are made.
  var viewUses: [DeclID: [HelperUse]] = [:]
  /// What the modifier of the program stands for that was asked for last: several rules ask for the same one.
  var standingModifications: (node: NodeID, found: [UnfoldedCode])?
  /// What views of the program show.
  var shownViews: [DeclID: ValueOrigin?] = [:]
  /// What helpers make that takes long to make.
  var costlyHelpers: [DeclID: CostlyHelper?] = [:]
  /// Whether declarations and types are only there for previews: of those that a rule has asked about.
  var previewCode: [DeclID: Bool] = [:]
  var previewTypes: [DeclID: Bool] = [:]
  /// Whether the declaration is in a preview provider, once that has been asked.
  var knownInPreviewProvider: Bool?
  /// Whether functions that make views are called by what makes views.
  var calledHelpers: [DeclID: Bool] = [:]
  /// The call whose arguments were asked for last: one rule after another asks for those of the same.
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

  /// The same place in the same code, to come back to.
  func copy() -> RuleContext {
    let copy = RuleContext(analyzer, fileID)
    copy.decl = decl
    copy.known = known
    copy.ancestors = ancestors
    return copy
  }

  /// A closure at the top of the file that a macro makes views of.
  func enter(preview closure: SyntaxNode) {
    let id = analyzer.addBody(closure, in: fileID)
    let builder = analyzer.knownDecl(.viewBuilder).map { analyzer.nominalType($0) }
    decl = id
    lastCall = nil
    known = analyzer.record(ofBody: id, builder: builder)
    leaveAll()
  }

  /// The nodes that come now are inside of a node.
  func descend(into node: SyntaxNode) { changeAncestors { $0.append(node) } }

  func ascend() { changeAncestors { $0.removeLast() } }

  /// Goes over the parts of a node; of `#if` over those that are compiled.
  @inline(__always)
  func forEachActiveChild(of node: SyntaxNode, _ visit: (SyntaxNode) -> Void) {
    if node.kind == .ifConfigDecl {
      for child in analyzer.program.configuration.activeElements(of: node) { visit(child) }
    } else {
      for child in node.children { visit(child) }
    }
  }

  /// The branch of a condition that the deployment target decides against.
  func deadBranch(of node: SyntaxNode) -> SyntaxNode? {
    analyzer.program.configuration.deadBranch(of: node)
  }

  private func leaveAll() {
    if !foundInBody.isEmpty { foundInBody = [:] }
    knownInPreviewProvider = nil
    changeAncestors { $0.removeAll(keepingCapacity: true) }
  }

  /// Taken out to be changed, so that readers need not be watched.
  @inline(__always)
  private func changeAncestors(_ change: (inout [SyntaxNode]) -> Void) {
    var ancestors = self.ancestors
    self.ancestors = []
    change(&ancestors)
    self.ancestors = ancestors
  }

  /// The types and meanings of everything in the body; worked out when the first rule asks.
  public var record: BodyRecord {
    if let known { return known }
    let record = decl.map { isPlainValue($0) ? BodyRecord.empty : analyzer.record(of: $0) } ?? BodyRecord.empty
    known = record
    return record
  }

  /// Whether a declaration is a property with a literal as its first value: nothing in it means anything.
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

  /// The arguments of a call and the parameters of what is called; `nil` if that is not known.
  func arguments(of call: SyntaxNode) -> (arguments: [CallArgument], parameters: [Parameter])? {
    if let lastCall, lastCall.node == call.id { return (lastCall.arguments, lastCall.parameters) }
    guard let use = record.uses[call.id] else { return nil }
    let found = (analyzer.arguments(of: call, record), analyzer.parameters(of: use))
    lastCall = (call.id, found.0, found.1)
    return found
  }

  /// What a rule finds out about the whole body, once for all of its nodes.
  func perBody<Found>(_ rule: RuleID, _ find: () -> Found) -> Found {
    if let known = foundInBody[rule] as? Found { return known }
    let found = find()
    foundInBody[rule] = found
    return found
  }

  /// What a rule finds out about all of a view, once for all of its helpers; of each type one thing.
  func perView<Found>(_ rule: RuleID, _ view: DeclID, _ find: () -> Found) -> Found {
    let key = FoundKey(rule: rule, type: ObjectIdentifier(Found.self))
    if let known = foundInView[key], known.view == view, let found = known.found as? Found { return found }
    let found = find()
    foundInView[key] = (view, found)
    return found
  }

  /// What tells apart what rules find out about a view.
  private struct FoundKey: Hashable {
    let rule: RuleID
    let type: ObjectIdentifier
  }

  /// Leaves a finding. Comments, configurations and changed lines may still hide it or change its level.
  public func report(_ diagnostic: Diagnostic) {
    found.append(diagnostic)
  }

  /// Reports what is wrong only if the rest of the program makes it so.
  ///
  /// - Parameter lateNotes: notes that take long to find, before those of the condition.
  func report(
    _ diagnostic: Diagnostic, if condition: ProgramCondition,
    noting lateNotes: (@Sendable (Analyzer) -> [Diagnostic.Note])? = nil
  ) {
    claims.append(Claim(diagnostic: diagnostic, condition: condition, fixCondition: nil, lateNotes: lateNotes))
  }

  /// Reports what is wrong in any case, and offers its fixes only if the rest of the program allows them.
  func report(_ diagnostic: Diagnostic, fixIf condition: ProgramCondition) {
    claims.append(Claim(diagnostic: diagnostic, condition: nil, fixCondition: condition))
  }

  /// Reports what is wrong only if the rest of the program makes it so, and offers its fixes only if that allows them.
  func report(_ diagnostic: Diagnostic, if condition: ProgramCondition, fixIf fixCondition: ProgramCondition) {
    claims.append(Claim(diagnostic: diagnostic, condition: condition, fixCondition: fixCondition))
  }

  /// Counts a place that has the rule's pattern but cannot be judged, because a type is not known: `--statistics` shows
  /// how many there are.
  public func leaveOpen() {
    costs[rule, default: RuleCost()].unresolved += 1
  }

  func spend(_ time: Duration) {
    costs[rule, default: RuleCost()].time += time
  }
}
