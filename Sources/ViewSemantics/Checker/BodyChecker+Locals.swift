import ViewSource
import ViewSyntax

/// Local scopes: the names that a body declares, and their types.
///
/// A local is visible from its declaration to the end of its scope, and shadows outer declarations of its name. Its
/// type is inferred on demand, so an unused declaration costs nothing. The number of locals visible to its initial
/// value is kept until then.
extension BodyChecker {
  /// A name declared in the body.
  struct Local {
    var name: Name
    /// The type; `nil` before the first query.
    var type: TypeID?
    /// Whether the type is being inferred, so that another query is a cycle.
    var isBeingTyped = false
    /// The initial value, and the pattern that destructures it.
    var value: SyntaxNode?
    var pattern: SyntaxNode?
    var kind: Kind
    /// The number of locals visible to the initial value.
    var limit: Int
    var decl: DeclID?
    /// Whether the type is written with a `!`.
    var isImplicitlyUnwrapped = false

    enum Kind {
      case variable
      /// `weak`, and so optional.
      case weak
      /// Bound to the wrapped value of an optional.
      case unwrapped
      /// Bound to the elements of a sequence.
      case element
      /// A local function or type.
      case declaration
    }
  }

  func declareParameters(of id: DeclID) {
    guard analyzer.decl(id).kind != .variable else { return }
    for parameter in analyzer.signature(of: id).parameters {
      let type = analyzer.typeInside(parameter.type, of: id)
      declare(parameter.name, parameter.flags.contains(.isVariadic) ? analyzer.array(type) : type)
    }
  }

  /// The type that a type node of the body stands for. In `extension Graph where Edge == Road`, a `Graph` is a
  /// `Graph<Place, Road>`.
  func writtenType(_ node: SyntaxNode) -> TypeID { analyzer.resolveType(node, inBody: context) }

  func declare(_ name: Name, _ type: TypeID) {
    declare(Local(name: name, type: type, value: nil, pattern: nil, kind: .variable, limit: locals.count, decl: nil))
  }

  func declare(_ local: Local) {
    // Moved out for the change: see `Memo`.
    var locals = self.locals
    self.locals = []
    locals.append(local)
    self.locals = locals
  }

  private func forgetLocals(from count: Int) {
    guard locals.count > count else { return }
    var locals = self.locals
    self.locals = []
    locals.removeLast(locals.count - count)
    self.locals = locals
  }

  private func set(_ type: TypeID?, isBeingTyped: Bool, ofLocal index: Int) {
    var locals = self.locals
    self.locals = []
    locals[index].type = type
    locals[index].isBeingTyped = isBeingTyped
    self.locals = locals
  }

  func noteImplicitlyUnwrapped(_ index: Int) {
    var locals = self.locals
    self.locals = []
    locals[index].isImplicitlyUnwrapped = true
    self.locals = locals
  }

  /// Runs a closure in a new scope, whose names are removed afterwards.
  func scope<Result>(_ body: () -> Result) -> Result {
    let count = locals.count
    let visible = visibleLocals
    visibleLocals = nil
    defer {
      forgetLocals(from: count)
      visibleLocals = visible
    }
    return body()
  }

  /// Runs a closure with only the locals before an index and those of later declarations, whose types are known.
  func withLocals(before count: Int, and later: [Range<Int>], _ body: () -> Void) {
    let all = locals
    let visible = visibleLocals
    visibleLocals = nil
    locals = Array(all[..<count])
    for range in later { locals += all[range] }
    body()
    locals = all
    visibleLocals = visible
  }

  func local(_ name: Name) -> Int? {
    let locals = self.locals
    var index = min(visibleLocals ?? locals.count, locals.count)
    while index > 0 {
      index -= 1
      if locals[index].name == name { return index }
    }
    return nil
  }

  /// The local functions and types with a name, most recent first.
  func localDecls(_ name: Name) -> [DeclID] {
    let limit = min(visibleLocals ?? locals.count, locals.count)
    return (0..<limit).reversed().filter { locals[$0].name == name }.compactMap { locals[$0].decl }
  }

  /// The type of a local, inferred at the first query.
  func type(ofLocal index: Int) -> TypeID {
    if let type = locals[index].type { return type }
    let local = locals[index]
    guard let value = local.value else { return analyzer.hole(.notInferred, local.name.text) }
    if local.isBeingTyped { return analyzer.hole(.recursive, local.name.text) }
    set(nil, isBeingTyped: true, ofLocal: index)
    let visible = visibleLocals
    let chain = (chainExpectation, sawOptionalChain)
    visibleLocals = local.limit
    let mark = analyzer.mark()
    // Names from outside of a closure are independent of its open literals.
    let looks = looksForLiterals
    if index < localsAround { looksForLiterals = false }
    // `if let` prefers an optional result.
    var type = finished(value, expected: local.kind == .unwrapped ? analyzer.optional(analyzer.newVariable()) : nil)
    if let parts = partsWanted(by: local.pattern, instead: type) {
      // The types of the first attempt are cached.
      let outer = memoScope
      memoScope = memos.newScope()
      type = finished(value, expected: parts)
      memoScope = outer
    }
    looksForLiterals = looks
    let learnt = analyzer.settledLiterals()
    analyzer.undo(to: mark)
    for (variable, type) in learnt { analyzer.rebind(variable, to: type) }
    visibleLocals = visible
    (chainExpectation, sawOptionalChain) = chain
    switch local.kind {
    case .variable, .declaration: break
    case .weak: type = analyzer.optionalOnce(type)
    case .unwrapped: type = analyzer.wrapped(type) ?? type
    case .element: type = elementType(of: type)
    }
    if let pattern = local.pattern, pattern.kind != .identifierPattern {
      type = analyzer.element(of: type, named: local.name, in: pattern) ?? analyzer.hole(.notInferred, local.name.text)
    }
    set(type, isBeingTyped: false, ofLocal: index)
    return type
  }

  /// A tuple with as many elements as a pattern has, if the type of its value is no tuple: the pattern then chooses
  /// another overload. `let (data, response) = try await session.data(for: request)`
  private func partsWanted(by pattern: SyntaxNode?, instead type: TypeID) -> TypeID? {
    guard let pattern, pattern.kind == .tuplePattern, pattern.children.count > 1,
      types.kind(analyzer.resolved(type)) == .nominal
    else { return nil }
    return types.tuple(pattern.children.map { _ in analyzer.newVariable() })
  }

  /// The element type of a sequence.
  func elementType(of sequence: TypeID) -> TypeID {
    analyzer.elementType(ofSequence: sequence) ?? analyzer.hole(.notInferred, "Element")
  }
}

extension Analyzer {
  /// The contextual type of a literal after `in`, from the written element type: `for move: Move in [.left, .right]`,
  /// `for bit: UInt32 in 0..<8`. `nil` if the sequence is no literal.
  func sequenceType(wantedOf sequence: SyntaxNode, elements: TypeID) -> TypeID? {
    switch sequence.kind {
    case .parenExpr: sequence.children.first.flatMap { sequenceType(wantedOf: $0, elements: elements) }
    case .arrayExpr: array(elements)
    case .infixOperatorExpr: rangeType(ofLiterals: sequence).map { known($0, [elements]) }
    default: nil
    }
  }

  /// The type of a range between two literals: `0..<8`, `("a" ... "z")`; `nil` for other expressions.
  func rangeType(ofLiterals node: SyntaxNode) -> KnownType? {
    if node.kind == .parenExpr { return node.children.first.flatMap { rangeType(ofLiterals: $0) } }
    let bounds = node.children.filter { $0.kind.isExpr }
    guard node.kind == .infixOperatorExpr, bounds.count == 2, bounds.allSatisfy(\.isSignedLiteral),
      let token = node.ownTokens.first(where: { $0.kind.isOperator })
    else { return nil }
    let name = node.name(of: token)
    return name == "..." ? .closedRange : name == "..<" ? .range : nil
  }

  /// The element type of a sequence; `nil` if the catalogue has no `Sequence`.
  public func elementType(ofSequence type: TypeID) -> TypeID? {
    // `for value in repeat each values`
    if types.kind(type) == .expansion { return types.argument(type, 0) }
    guard let sequence = knownDecl(.sequence),
      let element = children(of: sequence).first(where: { decl($0).name == .element })
    else { return nil }
    return memberType(of: loopedSequence(type) ?? type, element)
  }

  /// The sequence in an implicitly unwrapped optional that a loop goes through; `nil` for other types.
  public func loopedSequence(_ type: TypeID) -> TypeID? {
    guard let wrapped = wrapped(normalized(type)), let sequence = knownDecl(.sequence),
      conformance(type, to: sequence) == nil
    else { return nil }
    return wrapped
  }
}

extension SyntaxNode {
  /// Whether an expression is a number or string literal, or a number with a sign: `-1`.
  fileprivate var isSignedLiteral: Bool {
    switch kind {
    case .integerLiteralExpr, .floatLiteralExpr, .stringLiteralExpr: true
    case .prefixOperatorExpr:
      children.last.map { $0.kind == .integerLiteralExpr || $0.kind == .floatLiteralExpr } ?? false
    default: false
    }
  }
}
