import ViewSemantics
import ViewSource
import ViewSyntax

/// Runs the rules on every node of a program that they visit.
public struct Linter: Sendable {
  /// The documentation of all rules and of the linter's own diagnostics, ordered by identifier.
  public static let allRuleInfo: [RuleInfo] = (allRules.map { $0.info } + LinterDiagnostics.all).sorted {
    $0.id.name < $1.id.name
  }

  /// The documentation of a rule; `nil` if there is no rule with the identifier.
  public static func info(of id: RuleID) -> RuleInfo? {
    infoByID[id]
  }

  /// Whether a rule may find more in a file if the other files of the program are given.
  static func dependsOnWholeProgram(_ id: RuleID) -> Bool { programRules.contains(id) }

  private static let programRules = Set(allRules.filter { $0.dependsOnWholeProgram }.map { $0.info.id })

  private static let infoByID = Dictionary(allRuleInfo.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })

  private let types: [any Rule.Type]
  private let rules: [any Rule]
  private let ids: [RuleID]
  /// The indices of the rules that visit each node kind, grouped by kind.
  private let visitors: [Int]
  /// The range of each node kind in `visitors`.
  private let visitorRanges: [Range<Int>]
  /// Whether a rule visits type syntax.
  private let wantsTypes: Bool
  /// Whether a rule depends on facts of other files.
  private let usesProgramFacts: Bool

  /// A linter with the given rules.
  public init(_ rules: [any Rule.Type] = Linter.allRules) {
    types = rules
    self.rules = rules.map { $0.init() }
    ids = rules.map { $0.info.id }
    var visitors = [[Int]](repeating: [], count: Int(UInt8.max) + 1)
    for (index, rule) in self.rules.enumerated() {
      for kind in type(of: rule).visits { visitors[Int(kind.rawValue)].append(index) }
    }
    self.visitors = visitors.flatMap { $0 }
    var end = 0
    visitorRanges = visitors.map { ofKind in
      end += ofKind.count
      return end - ofKind.count..<end
    }
    wantsTypes = self.rules.contains { type(of: $0).visits.contains { $0.isType } }
    usesProgramFacts = rules.contains { $0.usesProgramFacts }
  }

  /// The diagnostics of one file.
  public struct FileResult: Sendable {
    /// In source order, at the rules' own levels, before suppressions and configurations apply.
    public var diagnostics: [Diagnostic] = []
    /// The costs of the rules that left something unresolved or, if measured, that ran.
    public var costs: [RuleID: RuleCost] = [:]
  }

  /// Lints the program's own files and returns the results by file, in source order.
  ///
  /// - Parameters:
  /// - isTimed: whether to measure the time of each rule, which takes time itself.
  /// - endsProcess: whether the process ends with the results, so that program and analyzers need not be deallocated.
  public func lint(
    _ program: Program, jobs: Int = Workers.coreCount, isTimed: Bool = false, endsProcess: Bool = false
  ) -> [FileResult] {
    let files = program.userFileIDs
    let callVisitors = Array(visitors[visitorRanges[Int(NodeKind.functionCallExpr.rawValue)]])
    let team = WorkerPool(jobs: min(jobs, max(files.count, 1))) {
      let analyzer = Analyzer(program)
      analyzer.looksThroughCalls = true
      return CalleeTable(analyzer, types, callVisitors)
    }
    if endsProcess {
      ProcessLifetime.keep(program)
      ProcessLifetime.keep(team)
    }
    let vocabulary = team.one { ViewVocabulary($0.analyzer, types, jobs: jobs) }
    let parts = team.map(files.count, cost: { program.file(files[$0]).source.buffer.count }) { callees, index in
      callees.analyzer.recording(files[index]) { lint(files[index], callees, vocabulary, isTimed: isTimed) }
    }
    var results = parts.map(\.result)
    guard usesProgramFacts, let first = program.userFiles.first else { return Linter.sorted(results, files, program) }
    let claims = parts.flatMap(\.claims)
    let filesOfClaims = zip(files, parts).flatMap { file, part in part.claims.map { _ in file } }
    let facts = ProgramFacts(merging: parts.compactMap(\.facts), jobs: jobs)
    if endsProcess { parts.forEach(ProcessLifetime.keep) }
    let judge = judge(of: claims, facts, UnvisitedCode(parts.map(\.aside), in: files, team), program, team, jobs: jobs)
    // The dynamic cast searches all types of the process, so it is limited to rules that visit no nodes.
    let programRules = rules.indices.filter { types[$0].visits.isEmpty && rules[$0] is any ProgramRule }
    let found = team.map(
      programRules.count + claims.count, isLast: !endsProcess,
      // A program rule walks the whole program.
      cost: { $0 < programRules.count ? claims.count : 1 }
    ) { callees, number in
      if number < programRules.count { return check(programRules[number], judge.facts, callees.analyzer) }
      let index = number - programRules.count
      return claims[index].settled(by: judge, callees.analyzer).map { [(filesOfClaims[index], $0)] } ?? []
    }
    var subjects: Set<Claim.Subject> = []
    let settled = zip(claims, found[programRules.count...]).flatMap { claim, result in
      result.isEmpty || claim.subject.map { subjects.insert($0).inserted } ?? true ? result : []
    }
    for (file, diagnostic) in settled + found[..<programRules.count].joined() {
      results[Int(file.index) - first].diagnostics.append(diagnostic)
    }
    return Linter.sorted(results, files, program)
  }

  /// Moves each diagnostic to the result of its file, in source order. A rule may report in another file than the one
  /// it visits, such as the file that makes the rows of a view.
  private static func sorted(_ results: [FileResult], _ files: [FileID], _ program: Program) -> [FileResult] {
    let byFile = Dictionary(grouping: results.flatMap(\.diagnostics)) { ObjectIdentifier($0.file) }
    var results = results
    for (index, file) in files.enumerated() {
      results[index].diagnostics = inOrder(byFile[ObjectIdentifier(program.file(file).source)] ?? [])
    }
    return results
  }

  /// Diagnostics in source order. A rule reports each place once, even if it finds it in several ways, such as through
  /// two tasks that call the same method.
  private static func inOrder(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    struct Place: Hashable {
      let rule: RuleID
      let range: SourceRange
    }
    var seen: Set<Place> = []
    return diagnostics.sorted { ($0.range.start, $0.range.end) < ($1.range.start, $1.range.end) }.filter {
      seen.insert(Place(rule: $0.rule, range: $0.range)).inserted
    }
  }

  /// The diagnostics of a program rule.
  private func check(_ rule: Int, _ facts: ProgramFacts, _ analyzer: Analyzer) -> [(FileID, Diagnostic)] {
    let context = ProgramContext(analyzer, facts)
    (rules[rule] as? any ProgramRule)?.check(context)
    return context.found
  }

  /// Reads the facts of the code set aside that decide about claims.
  private func judge(
    of claims: [Claim], _ facts: ProgramFacts, _ aside: UnvisitedCode, _ program: Program,
    _ team: WorkerPool<CalleeTable>, jobs: Int
  ) -> ClaimResolver {
    let remade = ReevaluatedViews(claims, facts, program, team)
    let named = NamedPlaces(claims, program, team)
    let judge = ClaimResolver(claims, facts, remade, named)
    let open = team.map(claims.count) { callees, index in claims[index].openProperties(judge, callees.analyzer) }
    let more = aside.facts(about: Set(open.joined()), program)
    if more.isEmpty { return judge.knowingViews(claims, program, jobs: jobs) }
    var all = facts
    all.merge(more)
    return ClaimResolver(claims, all, remade, named).knowingViews(claims, program, jobs: jobs)
  }

  /// The intermediate result of one file, before facts are merged.
  private final class Part: Sendable {
    let result: FileResult
    let claims: [Claim]
    /// `nil` if there are no facts.
    let facts: FileFacts?
    /// The declarations in which rules have nothing to check, and the unavailable ones.
    let aside: [DeclID]

    init(
      result: FileResult = FileResult(), claims: [Claim] = [], facts: FileFacts? = nil, aside: [DeclID] = []
    ) {
      self.result = result
      self.claims = claims
      self.facts = facts
      self.aside = aside
    }
  }

  private func lint(_ file: FileID, _ callees: CalleeTable, _ vocabulary: ViewVocabulary, isTimed: Bool) -> Part {
    let analyzer = callees.analyzer
    let context = RuleContext(analyzer, file)
    if rules.isEmpty, !usesProgramFacts { return Part() }
    var reader: ProgramFactsReader?
    // Most files make no views and have no facts.
    func beginReading() {
      if usesProgramFacts, reader == nil { reader = ProgramFactsReader(analyzer.program.file(file)) }
    }
    var aside: [DeclID] = []
    for decl in analyzer.bodies(in: file) {
      guard vocabulary.covers(decl, analyzer), !analyzer.program.isUnavailable(decl) else {
        aside.append(decl)
        continue
      }
      context.enter(decl)
      beginReading()
      reader?.enter(decl, context)
      show(analyzer.node(of: decl), callees, context, &reader, isTimed: isTimed)
    }
    if analyzer.program.holdsEntry(file) {
      beginReading()
      reader?.noteEntry()
    }
    let previews = ProgramFactsReader.previews(in: analyzer.program.file(file))
    if !previews.isEmpty {
      beginReading()
      reader?.read(previews: previews, context)
    }
    let costs = Dictionary(uniqueKeysWithValues: context.costs.map { (ids[$0], $1) })
    return Part(
      result: FileResult(diagnostics: Linter.inOrder(context.found), costs: costs), claims: context.claims,
      facts: reader.map { FileFacts($0.facts) }, aside: aside)
  }

  /// Walks a body without its nested declarations, which have bodies of their own. The rules do not visit a branch that
  /// is dead for the deployment target, but its uses are recorded.
  private func show(
    _ node: SyntaxNode, _ callees: CalleeTable, _ context: RuleContext, _ reader: inout ProgramFactsReader?,
    isTimed: Bool
  ) {
    reader?.read(node, context)
    if node.kind == .functionCallExpr {
      let interested = callees.rules(about: context.record.decl(of: node), making: context.madeType(node))
      let isReplaced = context.record.replacedCalls.contains(node.id)
      if isReplaced { reader?.readAsWritten(node, context) }
      for index in interested where !isReplaced || !types[index].isAboutSpelling {
        check(node, index, context, isTimed: isTimed)
      }
    } else {
      for place in visitorRanges[Int(node.kind.rawValue)] {
        check(node, visitors[place], context, isTimed: isTimed)
      }
    }
    context.descend(into: node)
    let dead = node.kind == .ifExpr || node.kind == .guardStmt ? context.deadBranch(of: node) : nil
    context.forEachActiveChild(of: node) { child in
      if let dead, child.id == dead.id {
        reader?.readAll(in: child, context)
      } else if !isUnseen(child) {
        show(child, callees, context, &reader, isTimed: isTimed)
      }
    }
    context.ascend()
  }

  /// Whether no rule visits a node or its children: type syntax, or a leaf such as a literal.
  private func isUnseen(_ node: SyntaxNode) -> Bool {
    if node.kind.isType { return !wantsTypes }
    return node.children.isEmpty && visitorRanges[Int(node.kind.rawValue)].isEmpty && node.kind != .declReferenceExpr
      && node.kind != .optionalBindingCondition
  }

  private func check(_ node: SyntaxNode, _ index: Int, _ context: RuleContext, isTimed: Bool) {
    context.rule = index
    guard isTimed else { return rules[index].check(node, in: context) }
    // The types of the body are computed for the first rule that needs them, which is not a cost of that rule.
    _ = context.record
    let start = ContinuousClock.now
    rules[index].check(node, in: context)
    context.spend(ContinuousClock.now - start)
  }
}

/// The cost of a rule, and the number of places that it left unresolved.
public struct RuleCost: Sendable {
  /// The time in `check` without the type checking of bodies; zero if it is not measured.
  public var time = Duration.zero
  /// The number of places that matched the rule's pattern but had unresolved types.
  public var unresolved = 0

  static func + (left: RuleCost, right: RuleCost) -> RuleCost {
    RuleCost(time: left.time + right.time, unresolved: left.unresolved + right.unresolved)
  }
}
