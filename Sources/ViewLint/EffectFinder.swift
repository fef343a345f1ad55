import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Finds the side effects of a function of the program: writes, started tasks, saved data, directly or through
/// functions that it calls.
struct EffectFinder {
  /// A side effect with its place.
  struct Effect {
    /// Such as "writes `count`" or "starts a task".
    let text: String
    let file: FileID
    let range: SourceRange
    /// The written property, if the effect is a write.
    var property: DeclID?
    /// Whether the effect is only output for a developer.
    let isPrint: Bool
    /// Whether a condition decides about the effect.
    var isConditional = false
  }

  let analyzer: Analyzer
  /// Whether writes of observed properties count. In an initializer they do not.
  private let countsWrites: Bool
  /// Whether slow calls without other effects count.
  private let countsSlow: Bool
  /// Whether effects count that happen only after a failure.
  private let countsRare: Bool
  /// Whether effects count that happen only once.
  private let countsOnce: Bool
  private var seen: Set<DeclID> = []
  /// The local names of the objects that the current function has made so far.
  private var madeHere: Set<String> = []
  /// The first output for a developer, which is the result if there is no other effect.
  private var printed: Effect?
  /// The maximum depth of function calls.
  private static let maximumDepth = 3

  /// - Parameter countsOnce: whether effects count that happen only once; `nil` for the value of `countsRare`.
  init(
    _ analyzer: Analyzer, countsWrites: Bool = true, countsSlow: Bool = false, countsRare: Bool = true,
    countsOnce: Bool? = nil
  ) {
    self.analyzer = analyzer
    self.countsWrites = countsWrites
    self.countsSlow = countsSlow
    self.countsRare = countsRare
    self.countsOnce = countsOnce ?? countsRare
  }

  /// The first effect of a function, or else its first output; `nil` if there is none. Each function is visited once.
  mutating func effect(of function: DeclID) -> Effect? {
    effect(of: function, depth: 0, isCertain: true) ?? printed
  }

  private mutating func effect(of function: DeclID, depth: Int, isCertain: Bool) -> Effect? {
    guard depth < EffectFinder.maximumDepth, seen.insert(function).inserted else { return nil }
    let body = analyzer.node(of: function)
    let record = analyzer.record(of: function)
    let outer = madeHere
    madeHere = []
    defer { madeHere = outer }
    for child in body.children where child.kind == .codeBlock {
      if let found = effect(in: child, function.file, record, depth: depth, isCertain: isCertain) {
        return found
      }
    }
    return nil
  }

  /// - Parameter isCertain: whether the node runs at each call of the function.
  private mutating func effect(
    in node: SyntaxNode, _ file: FileID, _ record: BodyRecord, depth: Int, isCertain: Bool
  ) -> Effect? {
    switch node.kind {
    // A local function runs later.
    case .functionDecl: return nil
    case .catchClause where !countsRare: return nil
    case .ifExpr, .guardStmt:
      // SwiftUI evaluates bodies on the main thread.
      if let isElse = mainThreadBranch(of: node, record) {
        let blocks = node.children.filter { $0.kind == .codeBlock || $0.kind == .ifExpr }
        let taken = node.kind == .guardStmt ? [] : isElse ? blocks.dropFirst() : blocks.prefix(1)
        for block in taken {
          if let found = effect(in: block, file, record, depth: depth, isCertain: isCertain) { return found }
        }
        return nil
      }
    case .ifConfigDecl:
      for element in analyzer.program.configuration.activeElements(of: node) {
        // Output in an `#if` is usually excluded from release builds.
        if let found = effect(in: element, file, record, depth: depth, isCertain: false) { return found }
      }
      return nil
    case .patternBinding: noteMade(by: node, record)
    default: break
    }
    if countsWrites, let write = PropertyWrite(node, record, analyzer), analyzer.isObserved(write.property),
      !isOfNewObject(write.target, record)
    {
      let text = "writes `\(analyzer.name(of: write.property))`"
      return Effect(
        text: text, file: file, range: write.node.range, property: write.property, isPrint: false,
        isConditional: !isCertain)
    }
    if node.kind == .functionCallExpr, let use = record.uses[node.id] {
      if let text = analyzer.catalogueText(.effect, of: use.decl) {
        let isPrint = text == "print"
        let effect = Effect(
          text: isPrint ? "prints" : text, file: file, range: node.range, isPrint: isPrint, isConditional: !isCertain)
        if !isPrint { return effect }
        // Conditional output reports a mistake.
        if isCertain { printed = printed ?? effect }
      } else if countsSlow, let text = analyzer.catalogueText(.slow, of: use.decl) {
        return Effect(text: text, file: file, range: node.range, isPrint: false, isConditional: !isCertain)
      } else if analyzer.isOwnFunction(use.decl),
        let found = effect(of: use.decl, depth: depth + 1, isCertain: isCertain)
      {
        return found
      }
    }
    var isCertain = isCertain
    for (index, child) in node.children.enumerated() {
      if child.kind == .closureExpr, !analyzer.runsAtOnce(child, in: node, record) { continue }
      if child.kind == .codeBlock, isRare(child, of: node, record) { continue }
      let isReached = isCertain && !node.decides(about: child)
      if let found = effect(in: child, file, record, depth: depth, isCertain: isReached) { return found }
      if isCertain, node.kind == .codeBlock, child.mayLeave { isCertain = false }
      let rest = node.children.dropFirst(index + 1)
      if !countsOnce, OnceFinder(analyzer: analyzer).leavesAfterFirst(child, rest: rest, record) { return nil }
    }
    return nil
  }

  /// Whether a block runs only once, or only after a failure.
  private func isRare(_ block: SyntaxNode, of node: SyntaxNode, _ record: BodyRecord) -> Bool {
    if !countsRare, node.kind == .guardStmt, node.asksWhatWasTried { return true }
    return !countsOnce && OnceFinder(analyzer: analyzer).runsOnce(block, of: node, record)
  }
}

extension EffectFinder {
  /// `let cart = Cart()`. A later variable with the same name and another value is not a new object.
  private mutating func noteMade(by binding: SyntaxNode, _ record: BodyRecord) {
    guard let name = binding.children.first, name.kind == .identifierPattern else { return }
    let use = binding.initialValue.flatMap { record.uses[$0.id] }
    if use.map({ $0.isMemberwise || analyzer.isInitializer($0.decl) }) == true {
      madeHere.insert(name.text)
    } else {
      madeHere.remove(name.text)
    }
  }

  /// Whether a member belongs to an object that the function has just made: `cart.items = items` sets it up.
  private func isOfNewObject(_ member: SyntaxNode, _ record: BodyRecord) -> Bool {
    guard member.kind == .memberAccessExpr, let base = member.children.first, base.kind == .declReferenceExpr,
      record.uses[base.id].map({ $0.decl.file == analyzer.localFile }) ?? true
    else { return false }
    return madeHere.contains(base.text)
  }

  /// Whether the `else` branch is the one that runs on the main thread; `nil` for other conditions.
  /// `guard Thread.isMainThread else` has no branch for the main thread.
  private func mainThreadBranch(of node: SyntaxNode, _ record: BodyRecord) -> Bool? {
    guard node.conditions.count == 1, var condition = node.conditions.first else { return nil }
    let isNegated =
      condition.kind == .prefixOperatorExpr && condition.firstToken.map { condition.isSpelt($0, "!") } == true
    if isNegated, let inner = condition.children.first { condition = inner }
    guard let use = record.uses[condition.id], analyzer.catalogueText(.ambient, of: use.decl) == "thread",
      node.kind == .ifExpr || !isNegated
    else { return nil }
    return isNegated
  }
}

extension Analyzer {
  /// A function that the program declares outside of bodies.
  func isOwnFunction(_ id: DeclID) -> Bool {
    isOwn(id) && decl(id).kind == .function
  }
}

extension SyntaxNode {
  /// Whether a condition, a loop or an error of the node decides about a part.
  fileprivate func decides(about part: SyntaxNode) -> Bool {
    switch kind {
    case .ifExpr: part.kind == .codeBlock || part.kind == .ifExpr
    case .guardStmt, .forStmt, .whileStmt: part.kind == .codeBlock
    case .switchExpr: part.kind == .switchCase
    case .catchClause: true
    case .ternaryExpr: part.id != children.first?.id
    default: false
    }
  }

  /// Whether a condition checks an operation that may have failed, as `let url = URL(string: text)` or
  /// `let image = object as? Image`, and not the value of a property.
  fileprivate var asksWhatWasTried: Bool {
    conditions.contains { condition in
      condition.subtree.contains { part in
        switch part.kind {
        case .functionCallExpr, .tryExpr, .asExpr, .isExpr, .awaitExpr, .subscriptCallExpr, .availabilityCondition: true
        default: false
        }
      }
    }
  }

  /// Whether a statement may leave the function, so that the statements after it do not always run.
  fileprivate var mayLeave: Bool {
    switch kind {
    case .guardStmt: true
    case .ifExpr, .switchExpr, .doStmt: contains { $0.kind == .returnStmt || $0.kind == .throwStmt }
    default: false
    }
  }
}
