import ViewSemantics
import ViewSource
import ViewSyntax

/// Shows every node of a program to the rules that want its kind.
public struct Linter: Sendable {
  /// Every rule there is, by identifier.
  public static let allRules: [any Rule.Type] = [
    AnimationWithoutValueRule.self,
    AnyViewRule.self,
    BindingClosureRule.self,
    ConditionalModifierRule.self,
    ConditionalSameViewRule.self,
    ContainerSwapRule.self,
    DuplicateIDsRule.self,
    ForEachDynamicRangeRule.self,
    ForEachIndexIDRule.self,
    ForEachSelfIDRule.self,
    ForEachVolatileIDRule.self,
    FormatterInBodyRule.self,
    GeometryReaderInScrollRule.self,
    IconOnlyButtonRule.self,
    InlineEnvironmentObjectRule.self,
    LazyDestinationRule.self,
    ListInScrollViewRule.self,
    NonconstantRowsRule.self,
    ObservedObjectOwnedRule.self,
    OwnedReferenceRule.self,
    RowPresentationRule.self,
    SelectionTagRule.self,
    SharedPresentationRule.self,
    StateMutatedInBodyRule.self,
    StateNotPrivateRule.self,
    StateOutsideViewRule.self,
    TapGestureRule.self,
    TaskInOnAppearRule.self,
    VolatileViewIDRule.self,
  ]

  /// What can be read about every rule, the linter's own included, by identifier.
  public static let allRuleInfo: [RuleInfo] = (allRules.map { $0.info } + OwnRules.all).sorted {
    $0.id.name < $1.id.name
  }

  public static func info(of id: RuleID) -> RuleInfo? {
    infoByID[id]
  }

  private static let infoByID = Dictionary(allRuleInfo.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })

  private let rules: [any Rule]
  private let ids: [RuleID]
  /// The rules that want a kind of node, by their numbers.
  private let visitors: [NodeKind: [Int]]

  public init(_ rules: [any Rule.Type] = Linter.allRules) {
    self.rules = rules.map { $0.init() }
    ids = rules.map { $0.info.id }
    var visitors: [NodeKind: [Int]] = [:]
    for (index, rule) in self.rules.enumerated() {
      for kind in type(of: rule).visits { visitors[kind, default: []].append(index) }
    }
    self.visitors = visitors
  }

  /// What the rules have to say about one file.
  public struct FileResult: Sendable {
    public var diagnostics: [Diagnostic] = []
    public var costs: [RuleID: RuleCost] = [:]
  }

  /// What the rules find in the program's own files, file by file, in the order of the source.
  ///
  /// - Parameter isTimed: whether to take the time of each rule, which itself takes time.
  public func lint(_ program: Program, jobs: Int = Workers.coreCount, isTimed: Bool = false) -> [FileResult] {
    Analysis.map(program, jobs: jobs) { analyzer, file in lint(file, analyzer, isTimed: isTimed) }
  }

  private func lint(_ file: FileID, _ analyzer: Analyzer, isTimed: Bool) -> FileResult {
    let context = RuleContext(analyzer, file)
    if visitors.isEmpty { return FileResult() }
    for decl in analyzer.bodies(in: file) {
      context.enter(decl)
      show(analyzer.node(of: decl), analyzer, context, isTimed: isTimed)
    }
    let found = context.found.sorted { ($0.range.start, $0.range.end) < ($1.range.start, $1.range.end) }
    return FileResult(diagnostics: found, costs: context.costs)
  }

  /// Walks over a body, not into the declarations that have bodies of their own.
  private func show(_ node: SyntaxNode, _ analyzer: Analyzer, _ context: RuleContext, isTimed: Bool) {
    if let visitors = visitors[node.kind] {
      for index in visitors { check(node, index, context, isTimed: isTimed) }
    }
    context.ancestors.append(node)
    if node.kind == .ifConfigDecl {
      for child in analyzer.program.configuration.activeElements(of: node) {
        show(child, analyzer, context, isTimed: isTimed)
      }
    } else {
      for child in node.children { show(child, analyzer, context, isTimed: isTimed) }
    }
    context.ancestors.removeLast()
  }

  private func check(_ node: SyntaxNode, _ index: Int, _ context: RuleContext, isTimed: Bool) {
    context.rule = ids[index]
    guard isTimed else { return rules[index].check(node, in: context) }
    // The types of the body are worked out for whichever rule asks first: not a cost of that rule.
    _ = context.record
    let start = ContinuousClock.now
    rules[index].check(node, in: context)
    context.spend(ContinuousClock.now - start)
  }
}

/// What a rule took, and what it had to leave open.
public struct RuleCost: Sendable {
  public var time = Duration.zero
  /// How many places had the rule's pattern but types that are not known.
  public var unresolved = 0

  static func + (left: RuleCost, right: RuleCost) -> RuleCost {
    RuleCost(time: left.time + right.time, unresolved: left.unresolved + right.unresolved)
  }
}
