import ViewSource
import ViewSyntax

/// Works out the types in one body: of a function, a getter, a closure's statements, an initial value.
final class BodyChecker {
  let analyzer: Analyzer
  let context: Analyzer.Context
  /// The names of the body that are in scope, innermost last.
  var locals: [Local] = []
  /// Only the locals before this one are seen: those that come later have not been declared yet.
  var visibleLocals: Int?
  /// The parameters of the closures around, innermost last, for `$0`.
  var closureParameters: [[TypeID]] = []
  /// `self` inside the body; `nil` where there is none.
  let selfType: TypeID?
  /// `self` stands for the type itself.
  let isStatic: Bool
  /// The type wanted of the chain being checked, for an implicit member at its root.
  var chainExpectation: TypeID?
  /// The chain being checked has a `?` in it.
  var sawOptionalChain = false
  /// The types of expressions that depend on nothing around them.
  var memo = MemoTable<ExpressionKey, TypeID>()
  /// What stands before the `#if` that a chain goes on in.
  var implicitBase: TypeID?
  /// The highest `$n` of closures.
  var anonymousCounts: [NodeID: Int?] = [:]
  /// Whether chains begin with an implicit member.
  var implicitRoots: [NodeID: Bool] = [:]
  /// What `return` statements give, in the body being walked over.
  var returnedTypes: [TypeID] = []
  var returnExpectation: TypeID?

  /// How many calls have been given what they do not take.
  var mistakes = 0
  /// How many closures around are typed anew each time they are tried, because something they depend on is not known.
  /// The ties between overloads inside them multiply: beyond some they are left open.
  var unknownClosures = 0
  static let maximumUnknownClosures = 4
  /// An expression is being typed by what its builder's method takes.
  var isToldByBuilder = false
  /// How many ties have been left open because they are nested too deeply.
  var openTies = 0
  /// What closures have been found to be: overloads are tried with the same ones again and again.
  var closureTypes: [ClosureUse: ClosureMeaning] = [:]
  /// What is found out about every expression, if somebody wants to know.
  var record: BodyRecord?
  /// The expressions whose types may still have open parts.
  var undecided: [NodeID] = []

  struct ExpressionKey: Hashable {
    var node: NodeID
    var expected: TypeID?
  }

  /// A name declared in the body.
  struct Local {
    var name: Name
    /// `nil` until somebody asks.
    var type: TypeID?
    /// What it is initialised with, and how the type of that is taken apart.
    var value: SyntaxNode?
    var pattern: SyntaxNode?
    var kind: Kind
    /// How many locals its initial value sees.
    var limit: Int
    var decl: DeclID?

    enum Kind {
      case variable
      /// Bound to what an optional wraps.
      case unwrapped
      /// Bound to the elements of a sequence.
      case element
      /// A function or type of its own.
      case declaration
    }
  }

  init(_ analyzer: Analyzer, _ context: Analyzer.Context, selfType: TypeID?, isStatic: Bool) {
    self.analyzer = analyzer
    self.context = context
    self.selfType = selfType
    self.isStatic = isStatic
  }

  var types: TypeTable { analyzer.types }

  // MARK: Entries

  /// The type that the body of a function or property gives, its `some` looked through.
  static func resultType(of id: DeclID, analyzer: Analyzer) -> TypeID {
    checking(id, analyzer) { checker in
      let node = analyzer.node(of: id)
      let isVariable = analyzer.decl(id).kind == .variable
      if isVariable, node.child(.codeBlock) == nil, node.child(.accessorBlock) == nil {
        // A stored property typed `some P`: what it is initialised with.
        guard let value = node.child(.initializerClause)?.children.first(where: { $0.kind.isExpr }) else {
          return analyzer.hole(.notInferred, analyzer.decl(id).name.text)
        }
        return checker.finished(value, expected: checker.opaqueResult(of: id))
      }
      guard let block = checker.getterBlock(of: node) else {
        return analyzer.hole(.notInferred, analyzer.decl(id).name.text)
      }
      checker.declareParameters(of: id)
      let builder = analyzer.resultBuilder(of: id)
      let expected = checker.concreteResult(of: id) ?? checker.opaqueResult(of: id)
      return checker.bodyType(Array(block.children), builder: builder, expected: expected)
    }
  }

  /// The type that a declaration is said to have, where that says something: not `some P`.
  private func concreteResult(of id: DeclID) -> TypeID? {
    let declared =
      analyzer.decl(id).kind == .variable ? analyzer.variableType(of: id) : analyzer.signature(of: id).result
    return types.flags(declared).contains(.hasOpaque) ? nil : declared
  }

  /// What is wanted of a body whose result is `some P`: anything that conforms to `P`, which implicit members are looked
  /// up in.
  private func opaqueResult(of id: DeclID) -> TypeID? {
    let declared =
      analyzer.decl(id).kind == .variable ? analyzer.variableType(of: id) : analyzer.signature(of: id).result
    guard types.kind(declared) == .opaque else { return nil }
    let result = analyzer.newVariable()
    for constraint in analyzer.opaqueConstraints(declared) where types.kind(constraint) == .nominal {
      analyzer.constrain(result, to: constraint)
    }
    return result
  }

  /// The type of a property without an annotation: its initial value's.
  static func initialValueType(of id: DeclID, _ value: SyntaxNode, analyzer: Analyzer) -> TypeID {
    checking(id, analyzer) { checker in
      let type = checker.finished(value, expected: nil)
      let node = analyzer.node(of: id)
      guard let pattern = node.children.first(where: { $0.kind.isPattern }), pattern.kind != .identifierPattern else {
        return type
      }
      return analyzer.element(of: type, named: analyzer.decl(id).name, in: pattern)
        ?? analyzer.hole(.notInferred, analyzer.decl(id).name.text)
    }
  }

  /// The type of the storage of a wrapped property.
  static func wrapperType(of id: DeclID, _ wrappers: [WrapperUse], analyzer: Analyzer) -> TypeID {
    checking(id, analyzer) { $0.storageType(of: id, wrappers[...]) }
  }

  private static func checking(_ id: DeclID, _ analyzer: Analyzer, _ check: (BodyChecker) -> TypeID) -> TypeID {
    let environment = analyzer.environment
    let decl = analyzer.decl(id)
    analyzer.environment = analyzer.genericContext(
      of: analyzer.isMember(id) || decl.kind != .variable ? contextDecl(id, analyzer) : id)
    let mark = analyzer.mark()
    defer {
      analyzer.environment = environment
      analyzer.undo(to: mark)
    }
    let context = decl.kind == .variable ? analyzer.context(around: id) : analyzer.context(inside: id)
    let checker = BodyChecker(
      analyzer, context, selfType: analyzer.selfType(in: context),
      isStatic: decl.has(.isStatic))
    return check(checker)
  }

  /// The declaration whose generic parameters hold inside another.
  private static func contextDecl(_ id: DeclID, _ analyzer: Analyzer) -> DeclID {
    analyzer.decl(id).kind == .variable ? analyzer.parent(of: id) ?? id : id
  }

  /// Types everything in a declaration and keeps what is found out.
  static func record(of id: DeclID, analyzer: Analyzer) -> BodyRecord {
    var record = BodyRecord()
    _ = checking(id, analyzer) { checker in
      checker.record = BodyRecord()
      checker.recordAll(of: id)
      record = checker.record ?? record
      return analyzer.void
    }
    return record
  }

  /// Types everything in a closure that stands alone at the top of a file.
  static func record(ofClosure id: DeclID, builder: TypeID?, analyzer: Analyzer) -> BodyRecord {
    let checker = BodyChecker(analyzer, analyzer.context(around: id), selfType: nil, isStatic: false)
    checker.record = BodyRecord()
    let closure = analyzer.node(of: id)
    let items = closure.children.filter { $0.kind != .closureSignature }
    if let builder, !items.contains(where: checker.containsReturn) { checker.record?.builders[closure.id] = builder }
    let type = checker.bodyType(items, builder: builder, expected: nil)
    checker.record?.blocks[closure.id] = type
    return checker.record ?? BodyRecord()
  }

  private func recordAll(of id: DeclID) {
    let node = analyzer.node(of: id)
    let isVariable = analyzer.decl(id).kind == .variable
    let builder = isVariable || analyzer.decl(id).kind == .function ? analyzer.resultBuilder(of: id) : nil
    declareParameters(of: id)
    if let clause = node.child(.parameterClause) {
      for (parameter, node) in zip(parameterTypes(of: id), clause.children.filter { $0.kind == .parameter }) {
        guard let value = node.child(.initializerClause)?.children.first(where: { $0.kind.isExpr }) else { continue }
        _ = finished(value, expected: parameter)
      }
    }
    if let value = node.child(.initializerClause)?.children.first(where: { $0.kind.isExpr }), isVariable {
      _ = finished(value, expected: recordedType(ofVariable: id))
    }
    let expected = recordedResult(of: id)
    if let block = node.child(.codeBlock) { recordBody(block, builder: builder, expected: expected) }
    guard let accessors = node.child(.accessorBlock) else { return }
    for accessor in accessors.children where accessor.kind == .accessorDecl {
      guard let block = accessor.child(.codeBlock) else { continue }
      let isGetter = accessor.ownToken(.getKeyword) != nil || accessor.ownToken(.underscoredReadKeyword) != nil
      scope {
        if !isGetter {
          let value = isVariable ? analyzer.variableType(of: id) : analyzer.signature(of: id).result
          let isObserver = accessor.ownToken(.didSetKeyword) != nil
          declare(isObserver ? .oldValue : .newValue, value)
          if let name = accessor.child(.parameterClause)?.children.first?.nameToken
            ?? accessor.ownTokens.first(where: { $0.kind == .identifier })
          {
            declare(Name(name.range, in: accessor.bytes), value)
          }
        }
        recordBody(block, builder: isGetter ? builder : nil, expected: isGetter ? expected : analyzer.void)
      }
    }
  }

  private func recordBody(_ block: SyntaxNode, builder: TypeID?, expected: TypeID?) {
    if let builder, !Array(block.children).contains(where: containsReturn) { record?.builders[block.id] = builder }
    let type = bodyType(Array(block.children), builder: builder, expected: expected)
    record?.blocks[block.id] = type
  }

  private func parameterTypes(of id: DeclID) -> [TypeID] {
    analyzer.decl(id).kind == .variable ? [] : analyzer.signature(of: id).parameters.map(\.type)
  }

  /// What the initial value of a property must be: of a wrapped one nothing is known here.
  private func recordedType(ofVariable id: DeclID) -> TypeID? {
    let declared = analyzer.declaredType(of: id)
    return declared.flatMap { types.flags($0).contains(.hasOpaque) ? nil : $0 }
  }

  private func recordedResult(of id: DeclID) -> TypeID? {
    switch analyzer.decl(id).kind {
    case .variable, .function, .subscriptDecl: concreteResult(of: id) ?? opaqueResult(of: id)
    default: analyzer.void
    }
  }

  /// Settles the types that have been noted since a point, now that all is known.
  func decideRecord(from first: Int) {
    guard record != nil, undecided.count > first else { return }
    for node in undecided[first...] {
      if let open = record?.types[node] {
        let type = decided(open)
        record?.types[node] = type
      }
      if var use = record?.uses[node] {
        use.base = use.base.map { decided($0) }
        use.generics = use.generics.map { ($0.parameter, decided($0.type)) }
        record?.uses[node] = use
      }
    }
    undecided.removeLast(undecided.count - first)
  }

  /// Keeps what a node means.
  func note(
    _ node: SyntaxNode?, _ candidate: Candidate, generics: Substitution = Substitution(), arguments: [Int] = [],
    part: BodyRecord.Use.Part = .value
  ) {
    guard record != nil, let node else { return }
    let pairs = zip(generics.parameters, generics.types).map { (parameter: $0, type: $1) }
    let use = BodyRecord.Use(
      decl: candidate.decl, base: candidate.base, isMemberwise: candidate.isMemberwise, generics: pairs,
      arguments: arguments, part: part)
    record?.uses[node.id] = use
    undecided.append(node.id)
  }

  /// The statements of a getter or function.
  private func getterBlock(of node: SyntaxNode) -> SyntaxNode? {
    if let block = node.child(.codeBlock) { return block }
    guard let accessors = node.child(.accessorBlock) else { return nil }
    for accessor in accessors.children where accessor.kind == .accessorDecl {
      if accessor.ownToken(.getKeyword) != nil || accessor.ownToken(.underscoredReadKeyword) != nil {
        return accessor.child(.codeBlock)
      }
    }
    return nil
  }

  private func declareParameters(of id: DeclID) {
    guard analyzer.decl(id).kind != .variable else { return }
    for parameter in analyzer.signature(of: id).parameters {
      let type = parameter.flags.contains(.isVariadic) ? analyzer.array(parameter.type) : parameter.type
      declare(parameter.name, type)
    }
  }

  // MARK: Locals

  func declare(_ name: Name, _ type: TypeID) {
    locals.append(
      Local(name: name, type: type, value: nil, pattern: nil, kind: .variable, limit: locals.count, decl: nil))
  }

  /// Runs a scope whose names are gone afterwards.
  func scope<Result>(_ body: () -> Result) -> Result {
    let count = locals.count
    let visible = visibleLocals
    visibleLocals = nil
    defer {
      locals.removeLast(locals.count - count)
      visibleLocals = visible
    }
    return body()
  }

  func local(_ name: Name) -> Int? {
    var index = min(visibleLocals ?? locals.count, locals.count)
    while index > 0 {
      index -= 1
      if locals[index].name == name { return index }
    }
    return nil
  }

  /// The type of a local, worked out when it is first asked for.
  func type(ofLocal index: Int) -> TypeID {
    if let type = locals[index].type { return type }
    let local = locals[index]
    guard let value = local.value else { return analyzer.hole(.notInferred, local.name.text) }
    locals[index].type = analyzer.hole(.recursive, local.name.text)
    let visible = visibleLocals
    let chain = (chainExpectation, sawOptionalChain)
    visibleLocals = local.limit
    let mark = analyzer.mark()
    // `if let` prefers what gives an optional.
    var type = finished(value, expected: local.kind == .unwrapped ? analyzer.optional(analyzer.newVariable()) : nil)
    analyzer.undo(to: mark)
    visibleLocals = visible
    (chainExpectation, sawOptionalChain) = chain
    switch local.kind {
    case .variable, .declaration: break
    case .unwrapped: type = analyzer.wrapped(type) ?? type
    case .element: type = elementType(of: type)
    }
    if let pattern = local.pattern, pattern.kind != .identifierPattern {
      type = analyzer.element(of: type, named: local.name, in: pattern) ?? analyzer.hole(.notInferred, local.name.text)
    }
    locals[index].type = type
    return type
  }

  /// The type of a sequence's elements.
  func elementType(of sequence: TypeID) -> TypeID {
    analyzer.elementType(ofSequence: sequence) ?? analyzer.hole(.notInferred, "Element")
  }

  // MARK: Whole expressions

  /// The type of an expression that stands alone: everything in it is decided.
  func finished(_ node: SyntaxNode, expected: TypeID?) -> TypeID {
    let mark = analyzer.mark()
    defer { analyzer.undo(to: mark) }
    let pending = analyzer.inference.pending
    analyzer.inference.pending = []
    defer { analyzer.inference.pending = pending }
    let firstUndecided = undecided.count
    let type = check(node, expected: expected)
    if let expected {
      var score = Score()
      _ = analyzer.convert(type, to: expected, &score)
    }
    decideRecord(from: firstUndecided)
    return decided(type)
  }

  /// A type with nothing left open: literals take their defaults, what nothing tells is a hole.
  func decided(_ type: TypeID) -> TypeID {
    withoutVariables(analyzer.withDefaults(analyzer.resolved(type)))
  }

  private func withoutVariables(_ type: TypeID) -> TypeID {
    guard types.flags(type).contains(.hasVariable) else { return type }
    if types.kind(type) == .variable { return analyzer.hole(inPlaceOf: type) }
    if types.kind(type) == .member {
      let base = withoutVariables(types.argument(type, 0))
      return types.kind(base) == .hole ? analyzer.unnamed(base) : analyzer.memberType(of: base, types.decl(type))
    }
    return analyzer.map(type) { withoutVariables($0) }
  }
}

extension Analyzer {
  /// The type of a sequence's elements.
  func elementType(ofSequence type: TypeID) -> TypeID? {
    guard let sequence = knownDecl(.sequence),
      let element = children(of: sequence).first(where: { decl($0).name == .element })
    else { return nil }
    return memberType(of: type, element)
  }

  /// Whether a declaration is a member of a type or extension.
  func isMember(_ id: DeclID) -> Bool { owner(of: id) != nil }
}
