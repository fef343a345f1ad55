import ViewSemantics
import ViewSource
import ViewSyntax

/// The branches of an `if` chain or a `switch` in a result builder.
struct Branches {
  /// The statements of each branch.
  let blocks: [[SyntaxNode]]
  /// The names that the conditions of each branch bind.
  let names: [LocalBindings]
  /// The conditions of an `if` chain, or the subject of a `switch`, for the message.
  private(set) var asked: [SyntaxNode]
  /// The conditions before each branch: none before the last `else`, the subject of a `switch` before each case.
  private let conditions: [[SyntaxNode]]
  /// Whether one branch is always taken. An `if` chain without `else` may have no view.
  let areExhaustive: Bool
  /// The range of the carets: the keyword and the condition.
  let head: SourceRange
  /// The range of the source excerpt.
  let excerpt: SourceRange

  /// Whether the condition can change during the view's lifetime. `#available` cannot, and code that runs once
  /// evaluates its condition once.
  func canChange(in context: RuleContext) -> Bool {
    guard context.isViewCode || context.isInView else { return false }
    // Next to a value that never changes, the other condition decides: `if isOn, let namespace`.
    let deciding = asked.filter { !context.isFixedInput($0) }
    return !deciding.isEmpty && !deciding.contains { context.neverChanges($0) }
  }

  /// Whether the condition is a single value of type `Bool`.
  func asksForBool(in context: RuleContext) -> Bool {
    guard asked.count == 1, let type = context.type(of: asked[0]) else { return false }
    return context.analyzer.isKnown(type, .bool)
  }

  /// The branches with only the conditions that must change to leave one branch for a later one.
  func leaving(_ number: Int) -> Branches {
    var branches = self
    branches.asked = conditions[number]
    return branches
  }

  /// The condition as a message names it: `` `isOn` ``.
  var subject: String {
    RuleText.list(asked.map { "`\(RuleText.oneLine(Branches.text(of: $0)))`" }, joint: "or")
  }

  /// Fails if the branches are not in a result builder for views.
  init?(_ node: SyntaxNode, in context: RuleContext) {
    if node.kind == .ifExpr {
      self.init(chain: node, in: context)
    } else {
      self.init(cases: node, in: context)
    }
  }

  /// `isOn ? AnyView(bold()) : AnyView(self)`, or an `if` or a `switch` over two cases whose branches return
  /// type-erased views. The view in a branch loses its identity when the erased type changes, as in a branch of a
  /// result builder.
  init?(erasing node: SyntaxNode, in context: RuleContext) {
    let conditions: [SyntaxNode]
    let results: [SyntaxNode?]
    switch node.kind {
    case .ternaryExpr:
      let parts = Array(node.children)
      guard parts.count == 3 else { return nil }
      conditions = [parts[0]]
      results = [parts[1], parts[2]]
    case .ifExpr:
      conditions = node.conditions
      let blocks = node.children.filter { $0.kind == .codeBlock }
      guard let first = blocks.first, context.record.blocks[first.id] == nil, node.children.last?.kind == .codeBlock
      else { return nil }
      results = [
        Self.result(of: first), blocks.count > 1 ? Self.result(of: blocks[1]) : Self.next(after: node, context),
      ]
    case .switchExpr:
      let cases = node.children.filter { $0.kind == .switchCase }
      guard cases.count == 2, !context.record.caseBlocks.contains(node.id),
        let value = node.children.first(where: { $0.kind.isExpr })
      else { return nil }
      conditions = [value]
      results = cases.map { Self.result(of: Self.statements(of: $0)) }
    default: return nil
    }
    let erased = results.compactMap { $0 }.filter { context.makes($0, anyOf: [.anyView]) }.compactMap { call in
      call.arguments.first.map { $0.argumentValue }
    }
    guard erased.count == 2, let last = conditions.last else { return nil }
    blocks = erased.map { [$0] }
    names = [LocalBindings(conditions: conditions), LocalBindings()]
    asked = conditions
    self.conditions = [conditions, []]
    areExhaustive = true
    head = SourceRange(node.range.start, last.range.end)
    excerpt = node.range
  }

  /// The result of a block without other statements.
  private static func result(of block: SyntaxNode) -> SyntaxNode? { result(of: Array(block.children)) }

  private static func result(of statements: [SyntaxNode]) -> SyntaxNode? {
    guard statements.count == 1, let only = statements.first else { return nil }
    return only.kind == .returnStmt ? only.children.first : only
  }

  /// The value that is returned directly after an `if` without `else`.
  private static func next(after node: SyntaxNode, _ context: RuleContext) -> SyntaxNode? {
    guard let statements = context.ancestors.last?.children,
      let next = statements.drop(while: { $0.id != node.id }).dropFirst().first, next.kind == .returnStmt
    else { return nil }
    return next.children.first
  }

  private init?(chain: SyntaxNode, in context: RuleContext) {
    var blocks: [[SyntaxNode]] = []
    var names: [LocalBindings] = []
    var conditions: [[SyntaxNode]] = []
    var next: SyntaxNode? = chain
    // Each `if` has one block; the last may have a second one after `else`.
    var ifs = 0
    while let current = next {
      next = nil
      ifs += 1
      for child in current.children {
        if child.kind == .codeBlock {
          guard context.record.blocks[child.id] != nil else { return nil }
          let isConditional = blocks.count + 1 == ifs
          conditions.append(isConditional ? current.conditions : [])
          names.append(isConditional ? LocalBindings(conditions: current.conditions) : LocalBindings())
          blocks.append(Array(child.children))
        } else if child.kind == .ifExpr, child.id == current.children.last?.id {
          next = child
        }
      }
    }
    guard blocks.count > 1, let last = chain.conditions.last else { return nil }
    self.blocks = blocks
    self.names = names
    self.conditions = conditions
    areExhaustive = conditions.last?.isEmpty == true
    asked = conditions.flatMap { $0 }
    head = SourceRange(chain.range.start, last.range.end)
    excerpt = chain.range
  }

  /// The text of a condition. For `if let item`, the condition is the presence of a value: another item does not change
  /// it.
  private static func text(of condition: SyntaxNode) -> String {
    guard condition.kind == .optionalBindingCondition else { return condition.text }
    let value = condition.initialValue
    let name = condition.children.first { $0.kind.isPattern }
    return (value ?? name).map { "\($0.text) == nil" } ?? condition.text
  }

  private init?(cases: SyntaxNode, in context: RuleContext) {
    // Outside of a result builder the cases contain statements.
    guard context.record.caseBlocks.contains(cases.id), let value = cases.children.first(where: { $0.kind.isExpr })
    else { return nil }
    let all = cases.children.filter { $0.kind == .switchCase }
    blocks = all.map(Self.statements)
    guard blocks.count > 1 else { return nil }
    names = blocks.map { _ in LocalBindings() }
    asked = [value]
    conditions = all.map { _ in [value] }
    areExhaustive = true
    head = SourceRange(cases.range.start, value.range.end)
    excerpt = cases.range
  }

  private static func statements(of switchCase: SyntaxNode) -> [SyntaxNode] {
    switchCase.children.filter { $0.kind != .switchCaseItem && $0.kind != .attribute && $0.kind != .missingToken }
  }
}
