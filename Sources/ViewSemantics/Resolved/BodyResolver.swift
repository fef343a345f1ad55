import ViewSource
import ViewSyntax

/// Resolves a body from the checker's record.
///
/// It follows scopes as the checker does: a name refers to a local variable in scope, else to the recorded declaration.
/// A closure or local function is a function of its own that captures variables of outer functions.
final class BodyResolver {
  let analyzer: Analyzer
  var record: BodyRecord
  let body: ResolvedBody
  /// Resolves implicit calls.
  let checker: BodyChecker
  /// The type of `self` in the body; in static code, the type itself.
  let selfType: TypeID?
  let isStatic: Bool
  /// Whether the body is an initializer's, which writes storage directly.
  let isInitializer: Bool

  var names: [(name: Name, meaning: Meaning)] = []
  /// The index of the current function.
  var function = 0
  var context: Analyzer.Context
  /// The result type of the current function.
  var resultType: TypeID
  /// The bases of chains that continue inside an `#if`.
  var implicitBases: [ResolvedExpr] = []
  /// The bases of unknown members, by the access nodes.
  var unresolvedBases: [NodeID: ResolvedExpr] = [:]
  /// The nesting depth of calls that are resolved without a record.
  var lateCallDepth = 0
  /// The index of the first name that the patterns of a case share, while several patterns are resolved.
  var sharedNames: Int?
  /// The captured variables of each function.
  var uses: [Set<Int>] = []

  /// The meaning of a name in scope.
  enum Meaning {
    case variable(VariableID)
    case function(FunctionID, DeclID)
    /// A computed variable, with its getter.
    case computed(FunctionID)
    /// A wrapped variable that holds the outermost wrapper, with the number of wrappers.
    case wrapped(VariableID, depth: Int)
    /// `lazy var`: the function for the initial value, and the variable that stores it.
    case lazily(FunctionID, VariableID)
    /// `async let`: the variable holds the task.
    case task(VariableID, TypeID)
    /// A type, which the analyzer looks up itself.
    case type
  }

  var types: TypeTable { analyzer.types }

  init(_ analyzer: Analyzer, _ body: ResolvedBody, _ record: BodyRecord, _ checker: BodyChecker) {
    self.analyzer = analyzer
    self.body = body
    self.record = record
    self.checker = checker
    context = checker.context
    selfType = checker.selfType
    isStatic = checker.isStatic
    isInitializer = analyzer.decl(body.decl).kind == .initializer && body.part == .body
    resultType = analyzer.void
  }

  // MARK: Variables and functions

  func addVariable(_ name: Name, _ type: TypeID, isMutable: Bool = false) -> VariableID {
    let id = VariableID(index: body.variables.count)
    body.variables.append(
      ResolvedVariable(name: name, type: type, function: FunctionID(index: function), isMutable: isMutable))
    return id
  }

  /// Declares a local variable.
  func declare(_ name: Name, _ type: TypeID, isMutable: Bool = false) -> VariableID {
    let id = addVariable(name, type, isMutable: isMutable)
    names.append((name, .variable(id)))
    return id
  }

  func addFunction(_ name: String, _ result: TypeID, _ node: SyntaxNode?, decl: DeclID? = nil) -> FunctionID {
    let id = FunctionID(index: body.functions.count)
    var function = ResolvedFunction(decl: decl, name: name, node: node, result: result)
    if id.index > 0 { function.outer = FunctionID(index: self.function) }
    body.functions.append(function)
    uses.append([])
    return id
  }

  func meaning(of name: Name) -> Meaning? { names.last { $0.name == name }?.meaning }

  /// Records the use of a variable in the current function.
  func use(_ variable: VariableID) -> VariableID {
    if body.variables[variable.index].function.index != function {
      body.variables[variable.index].isCaptured = true
      uses[function].insert(variable.index)
    }
    return variable
  }

  /// Records the write of a variable, which runs its observers.
  func written(_ variable: VariableID) -> VariableID {
    let info = body.variables[variable.index]
    for observer in [info.willSetObserver, info.didSetObserver] {
      if let observer { body.functions[function].mentions.insert(observer.index) }
    }
    return variable
  }

  func expr(of variable: VariableID, at node: SyntaxNode) -> ResolvedExpr {
    let info = body.variables[use(variable).index]
    return ResolvedExpr(.variable(variable), info.type, node)
  }

  /// `self` as a value.
  func selfExpr(at node: SyntaxNode) -> ResolvedExpr {
    if case .variable(let variable)? = meaning(of: .selfName) { return expr(of: variable, at: node) }
    if let selfType, isStatic {
      return ResolvedExpr(
        isReference(selfType) ? .classItself : .metatype(selfType), types.metatype(selfType), node)
    }
    return unresolved("there is no `self` here", node)
  }

  /// The implicit `self` of an unqualified member. `[weak self]` does not rebind it, because the capture is an optional
  /// until it is unwrapped.
  func implicitSelf(at node: SyntaxNode) -> ResolvedExpr {
    guard let selfType, isReference(selfType) else { return selfExpr(at: node) }
    for (name, meaning) in names.reversed() where name == .selfName {
      if case .variable(let variable) = meaning, analyzer.wrapped(body.variables[variable.index].type) == nil {
        return expr(of: variable, at: node)
      }
    }
    return selfExpr(at: node)
  }

  func scope<Result>(_ work: () -> Result) -> Result {
    let count = names.count
    defer { names.removeLast(names.count - count) }
    return work()
  }

  /// Runs `work` in the context of a nested function.
  func inside<Result>(_ function: FunctionID, result: TypeID, _ work: () -> Result) -> Result {
    let outer = (self.function, resultType, names.count)
    self.function = function.index
    resultType = result
    defer {
      (self.function, resultType) = (outer.0, outer.1)
      names.removeLast(names.count - outer.2)
    }
    return work()
  }

  /// Computes the captures of each function: the outer variables that it uses, and the captures of the functions that
  /// it mentions.
  func findCaptures() {
    let count = body.functions.count
    guard count > 1 else { return }
    func isOutside(_ variable: Int, _ function: Int) -> Bool {
      var owner: Int? = body.variables[variable].function.index
      // Variables of the function itself or of a nested one are not captures.
      while let current = owner {
        if current == function { return false }
        owner = body.functions[current].outer?.index
      }
      return true
    }
    var isChanging = true
    while isChanging {
      isChanging = false
      for index in stride(from: count - 1, through: 1, by: -1) {
        var wanted = uses[index]
        for mentioned in body.functions[index].mentions { wanted.formUnion(uses[mentioned]) }
        for inner in 1..<count where body.functions[inner].outer?.index == index { wanted.formUnion(uses[inner]) }
        wanted = wanted.filter { isOutside($0, index) }
        if !wanted.isSubset(of: uses[index]) {
          uses[index].formUnion(wanted)
          isChanging = true
        }
      }
    }
    for index in 1..<count {
      body.functions[index].captures = uses[index].filter { isOutside($0, index) }.sorted()
        .map { VariableID(index: $0) }
      for variable in body.functions[index].captures { body.variables[variable.index].isCaptured = true }
    }
  }

  // MARK: Types

  func unresolved(_ reason: String, _ node: SyntaxNode) -> ResolvedExpr {
    ResolvedExpr(.unresolved(reason), analyzer.unknownType, node)
  }

  /// The type that the checker recorded; `nil` if there is none.
  func recordedType(_ node: SyntaxNode) -> TypeID? {
    guard let type = record.types[node.id], types.kind(type) != .hole else { return nil }
    return types.kind(type) == .literal ? nil : type
  }

  func writtenType(_ node: SyntaxNode) -> TypeID { analyzer.resolveType(node, inBody: context) }

  func isHole(_ type: TypeID) -> Bool { types.kind(type) == .hole }

  func isOptional(_ type: TypeID) -> Bool { analyzer.wrapped(type) != nil }

  /// The innermost wrapped type of a nested optional.
  func withoutOptionals(_ type: TypeID) -> TypeID {
    var type = type
    while let wrapped = analyzer.wrapped(type) { type = wrapped }
    return type
  }

  /// Converts an expression to the contextual type.
  func convert(_ expr: ResolvedExpr, to type: TypeID?) -> ResolvedExpr {
    guard let type, type != expr.type, !isHole(type), !isHole(expr.type), !types.flags(type).contains(.hasOpaque),
      types.kind(type) != .literal, type != analyzer.void || types.kind(expr.type) == .nominal && false
    else { return expr }
    if types.flags(type).contains(.hasHole) || types.flags(type).contains(.hasVariable) { return expr }
    if let function = takingTuple(expr, as: type) { return function }
    return ResolvedExpr(.convert(unwrapped(expr, to: type)), type, expr.node)
  }

  /// Unwraps an implicitly unwrapped optional for a conversion to a protocol. An optional that conforms itself is not
  /// unwrapped; every type converts to `Any`.
  private func unwrapped(_ expr: ResolvedExpr, to type: TypeID) -> ResolvedExpr {
    guard types.kind(type) == .existential, let inner = analyzer.wrapped(expr.type),
      types.arguments(type).contains(where: { !analyzer.conforms(expr.type, to: $0) })
    else { return expr }
    return ResolvedExpr(.force(expr), inner, expr.node)
  }

  /// The nodes without inactive `#if` clauses.
  func active(_ items: [SyntaxNode]) -> [SyntaxNode] {
    checker.activeItems(items).filter { $0.kind != .unexpected && $0.kind != .missingToken }
  }
}

extension Analyzer {
  /// The resolved form of a declaration's part; `nil` if it has no such part.
  public func resolvedBody(of id: DeclID, _ part: BodyPart) -> ResolvedBody? {
    let node = node(of: id)
    let record: BodyRecord
    if node.kind == .sourceFile {
      record = BodyChecker.record(ofScript: id, analyzer: self)
    } else if node.kind == .deinitializerDecl {
      record = BodyChecker.record(ofDeinitializer: id, analyzer: self)
    } else if node.kind == .closureExpr {
      record = self.record(ofBody: id, builder: builder(ofBody: id))
    } else {
      record = self.record(of: id)
    }
    let body = ResolvedBody(id, part)
    var isThere = false
    _ = BodyChecker.checking(id, self) { checker in
      let resolver = BodyResolver(self, body, record, checker)
      isThere = resolver.resolveBody(node)
      resolver.findCaptures()
      return self.void
    }
    return isThere ? body : nil
  }
}

extension BodyChecker {
  /// Records the statements of a script.
  static func record(ofScript id: DeclID, analyzer: Analyzer) -> BodyRecord {
    analyzer.bodyMemos.beginBody()
    defer { analyzer.bodyMemos.endBody() }
    let root = analyzer.node(of: id)
    let checker = BodyChecker(
      analyzer, analyzer.context(around: id), selfType: nil, isStatic: false, whole: root, named: "main")
    let recorder = BodyRecorder(root)
    checker.recorder = recorder
    checker.walk(scriptStatements(root.children.map { $0 }, checker))
    return recorder.record
  }

  /// The non-declaration statements of a script; the file has the declarations. `async let` counts as a statement,
  /// because its value is evaluated concurrently.
  static func scriptStatements(_ items: [SyntaxNode], _ checker: BodyChecker) -> [SyntaxNode] {
    var concurrent: Set<Name> = []
    return checker.activeItems(items).filter {
      !$0.kind.isDecl || $0.kind == .macroExpansionDecl || belongsToStatements($0, &concurrent)
    }
  }

  /// Whether a variable of a script is evaluated with its statements: a concurrent one, one whose value depends on such,
  /// or one without a name: `let _: Int = load()`.
  ///
  /// - Parameter concurrent: The names of these variables before the item.
  static func belongsToStatements(_ item: SyntaxNode, _ concurrent: inout Set<Name>) -> Bool {
    guard item.kind == .variableDecl else { return false }
    let bindings = item.children.filter { $0.kind == .patternBinding }
    if !bindings.contains(where: bindsName) { return true }
    let isAsync = item.child(.modifierList)?.ownToken(.asyncKeyword) != nil
    guard isAsync || !concurrent.isEmpty && bindings.contains(where: { mentions(concurrent, $0.initialValue) }) else {
      return false
    }
    for binding in bindings {
      guard let pattern = binding.children.first(where: { $0.kind.isPattern }) else { continue }
      for part in pattern.subtree where part.kind == .identifierPattern {
        if let token = part.firstToken { concurrent.insert(part.name(of: token)) }
      }
    }
    return true
  }

  private static func bindsName(_ binding: SyntaxNode) -> Bool {
    binding.children.contains { pattern in
      pattern.kind.isPattern && pattern.subtree.contains { $0.kind == .identifierPattern }
    }
  }

  private static func mentions(_ names: Set<Name>, _ value: SyntaxNode?) -> Bool {
    value?.subtree.contains { node in
      node.kind == .declReferenceExpr && node.firstToken.map { names.contains(node.name(of: $0)) } ?? false
    } ?? false
  }

  /// Records the body of a `deinit`.
  static func record(ofDeinitializer id: DeclID, analyzer: Analyzer) -> BodyRecord {
    let recorder = BodyRecorder(analyzer.node(of: id))
    _ = checking(id, analyzer) { checker in
      checker.recorder = recorder
      if let block = analyzer.node(of: id).child(.codeBlock) {
        _ = checker.bodyType(Array(block.children), builder: nil, expected: analyzer.void)
      }
      return analyzer.void
    }
    return recorder.record
  }
}
