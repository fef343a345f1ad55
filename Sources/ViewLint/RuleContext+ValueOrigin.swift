import ViewSemantics
import ViewSource
import ViewSyntax

/// An expression, with a context that resolves its names.
struct ValueOrigin {
  let node: SyntaxNode
  let context: RuleContext

  /// The maximum number of names that refer to each other.
  private static let maximumSteps = 4

  /// Follows a value to its source: the initial value of a local `let`, or the single expression of a computed property
  /// or function of the program.
  fileprivate init(of value: SyntaxNode, in context: RuleContext) {
    var (node, context) = (value, context)
    for _ in 0..<Self.maximumSteps {
      guard let next = Self.step(from: node, context) else { break }
      (node, context) = next
    }
    self.node = node
    self.context = context
  }

  /// A value that is its own source.
  init(_ node: SyntaxNode, _ context: RuleContext) {
    (self.node, self.context) = (node, context)
  }

  /// `row(item)` and `self.row(item)`, but not `view.highlighted()`, which modifies the view.
  private static func isCallByName(_ call: SyntaxNode) -> Bool {
    guard let callee = call.children.first else { return false }
    if callee.kind == .declReferenceExpr { return true }
    return callee.kind == .memberAccessExpr && callee.children.first?.kind == .declReferenceExpr
      && callee.children.first?.firstToken?.kind == .selfKeyword
  }

  private static func step(from node: SyntaxNode, _ context: RuleContext) -> (SyntaxNode, RuleContext)? {
    if node.kind == .parenExpr { return node.children.first.map { ($0, context) } }
    if let value = context.localValue(of: node) { return (value, context) }
    guard let use = context.record.uses[node.id], use.part == .value, context.isOwn(use.decl), !use.isMemberwise,
      node.kind != .functionCallExpr || isCallByName(node),
      let value = context.analyzer.onlyValue(of: use.decl)
    else { return nil }
    let inner = RuleContext(context.analyzer, use.decl.file)
    inner.enter(use.decl)
    return (value, inner)
  }
}

extension RuleContext {
  /// The source of a value, through the names that refer to it; the value itself if it is not a name.
  func origin(of value: SyntaxNode) -> ValueOrigin { ValueOrigin(of: value, in: self) }

  /// The same, including the values of static and global constants, which are initialized once.
  func originOnceMade(of value: SyntaxNode) -> ValueOrigin {
    let origin = origin(of: value)
    guard let use = origin.context.record.uses[origin.node.id], isOwn(use.decl),
      let kept = analyzer.keptValue(of: use.decl)
    else { return origin }
    let inner = RuleContext(analyzer, use.decl.file)
    inner.enter(use.decl)
    return ValueOrigin(kept, inner)
  }

  /// The call that makes a new value: the value itself, or what the function that it calls returns at its end, such as
  /// `Model()` for `Factory.model()`, `factory.model()` and a computed `factory.model`.
  func making(_ value: SyntaxNode) -> ValueOrigin { making(value, depth: 0) }

  /// The maximum number of functions that return what another one makes.
  private static var maximumMakers: Int { 3 }

  private func making(_ value: SyntaxNode, depth: Int) -> ValueOrigin {
    // `{ let model = Model(); return model }()`
    if value.kind == .functionCallExpr, let closure = value.children.first, closure.kind == .closureExpr,
      let made = closure.returnedValue, made.kind == .functionCallExpr
    {
      return ValueOrigin(made, self)
    }
    guard value.kind == .functionCallExpr || value.kind == .memberAccessExpr, let use = record.uses[value.id],
      use.part == .value, isOwn(use.decl), !use.isMemberwise,
      let made = analyzer.onlyValue(of: use.decl) ?? analyzer.lastValue(of: use.decl)
    else { return ValueOrigin(value, self) }
    let inner = RuleContext(analyzer, use.decl.file)
    inner.enter(use.decl)
    // `Model.empty()`, which a function returns, may be a function itself.
    if depth < Self.maximumMakers, !inner.makesObject(made) {
      let origin = inner.making(made, depth: depth + 1)
      if origin.node.id != made.id, origin.context.makesObject(origin.node) { return origin }
    }
    let isWithoutSelf = analyzer.decl(use.decl).has(.isStatic) || analyzer.owner(of: use.decl) == nil
    guard isWithoutSelf && analyzer.isOwnFunction(use.decl) || inner.makesObject(made) else {
      return ValueOrigin(value, self)
    }
    return ValueOrigin(made, inner)
  }

  /// Whether an expression is a call of a class initializer, which makes a new object.
  func makesObject(_ value: SyntaxNode) -> Bool {
    madeType(value).map { analyzer.decl($0).kind == .classType } ?? false
  }
}

extension Analyzer {
  /// The initial value of a static or global stored constant; `nil` for other declarations.
  func keptValue(of decl: DeclID) -> SyntaxNode? {
    let kept = self.decl(decl)
    guard kept.kind == .variable, kept.has(.isConstant), !kept.has(.isComputed),
      kept.has(.isStatic) || owner(of: decl) == nil
    else { return nil }
    return node(of: decl).initialValue
  }

  /// The single expression of a getter or a function; `nil` if there are more statements, or for a stored property.
  func onlyValue(of decl: DeclID) -> SyntaxNode? {
    guard self.decl(decl).kind == .function || self.decl(decl).has(.isComputed) else { return nil }
    let node = node(of: decl)
    guard let block = node.child(.codeBlock) ?? node.child(.accessorBlock)?.children.first?.child(.codeBlock),
      block.children.count == 1, let only = block.children.first
    else { return nil }
    if only.kind == .returnStmt { return only.children.first }
    return only.kind.isExpr ? only : nil
  }
}

extension Analyzer {
  /// The call whose result a function returns at its end, through a local constant: `let model = Model()`, `return model`.
  fileprivate func lastValue(of decl: DeclID) -> SyntaxNode? {
    guard self.decl(decl).kind == .function, let value = node(of: decl).child(.codeBlock)?.returnedValue,
      value.kind == .functionCallExpr
    else { return nil }
    return value
  }
}

extension SyntaxNode {
  /// The value that a block or closure returns at its end, through the local constant that it names; `nil` if it may also
  /// return elsewhere.
  var returnedValue: SyntaxNode? {
    let statements = children.filter { $0.kind != .closureSignature }
    guard let last = statements.last,
      !statements.dropLast().contains(where: { statement in statement.contains { $0.kind == .returnStmt } })
    else { return nil }
    guard last.kind == .returnStmt else { return statements.count == 1 && last.kind.isExpr ? last : nil }
    guard let value = last.children.first, value.kind == .declReferenceExpr else { return last.children.first }
    return statements.firstNonNil { statement in
      guard statement.kind == .variableDecl, statement.ownToken(.letKeyword) != nil else { return nil }
      return statement.children.first { $0.kind == .patternBinding && $0.children.first?.text == value.text }?
        .initialValue
    }
  }
}
