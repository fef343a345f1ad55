import ViewSource
import ViewSyntax

/// Infers the types in one body: of a function, a getter, a closure or an initial value.
///
/// Swift's checker makes a constraint system of each expression and searches for its best solution. This one is
/// bidirectional: the contextual type goes down the tree, and the expression's type comes up. Unknown parts are type
/// variables that later parts of the same expression may bind. Only overload resolution tries alternatives and rolls
/// them back. Each kind of expression has its own file; a call passes through most of them:
///
/// 1. `Chains` splits `a.b(c).d` into links, and `Callees` resolves the name before the parentheses.
/// 2. `Calls` keeps the candidates whose labels fit the arguments.
/// 3. `Opening` replaces a declaration's generic parameters by type variables.
/// 4. `Arguments` passes each argument to its parameter, and `Requirements` checks the generic requirements.
/// 5. `Ranking` chooses among the remaining candidates, with `Specialization` for ties.
///
/// Most calls resemble an earlier one with other names: `CallAnswer` caches the meaning of such a call by the
/// `ExpressionShape` of its arguments, and `DirectCalls` avoids variables.
final class BodyChecker {
  let analyzer: Analyzer
  var context: Analyzer.Context
  /// The locals in scope, innermost last.
  var locals: [Local] = []
  /// Whether arguments are tried as those of one of several overloads.
  var comparesOverloads = false
  /// The number of visible locals; later ones are not declared yet.
  var visibleLocals: Int?
  /// The parameter types of the enclosing closures, innermost last, for `$0`.
  var closureParameters: [[TypeID]] = []
  /// The type of `self`; `nil` if there is none.
  let selfType: TypeID?
  /// Whether `self` is the type itself.
  let isStatic: Bool
  /// Whether the body is the initial value of a stored property, where names refer to static members as in static code.
  var isInitialValue = false
  /// Whether the default value of a parameter is checked, which has no `self`.
  var isDefaultArgument = false
  /// The cached `Self` types of the enclosing types.
  var knownTypesAround: [(type: TypeID, isStatic: Bool)]?
  /// The contextual type of the current chain, for an implicit member at its root.
  var chainExpectation: TypeID?
  /// Whether implicit call arguments are being resolved. Nested ones are not resolved again, because each level would
  /// multiply the work.
  var isReadingImplicitCall = false
  /// Whether the current chain contains a `?`.
  var sawOptionalChain = false
  /// The member accesses that `!`, `?`, `??` or an optional binding unwraps.
  var unwrapped: Set<NodeID> = []
  let memos: BodyMemos
  /// The scope of cached expression types.
  var memoScope: UInt32
  /// The base of a chain that continues inside an `#if`.
  var implicitBase: (node: SyntaxNode, type: TypeID)?
  /// The types of the `return` values in the current body.
  var returnedTypes: [(type: TypeID, node: SyntaxNode)] = []
  var returnExpectation: TypeID?

  /// The weighted number of errors in the checked calls; while overloads are compared, in all calls.
  ///
  /// A call with wrong arguments counts as `mistake`, and an assumption about an undeclared type as one: many
  /// assumptions weigh less than an error.
  var errorWeight = 0
  static let mistake = 256
  /// The nesting depth of overload comparisons by closure bodies.
  var closureComparisonDepth = 0
  /// The number of enclosing closures that are checked again in each trial because a dependency is unknown. Ties between
  /// overloads inside them multiply the work; beyond a limit they are left open.
  var unknownClosures = 0
  static let maximumUnknownClosures = 4
  /// The number of enclosing expressions whose types come from builder methods.
  var builderInferenceDepth = 0
  /// Whether a result builder's method is being called. Then an undeclared type in a scene builder counts as a scene.
  var isBuilding = false
  /// The number of enclosing expressions that are checked again with the type of an alternative.
  var reconsiderations = 0
  static let maximumReconsiderations = 2
  /// The number of ties left open because of deep nesting.
  var openTies = 0
  /// The types visited by the current dynamic member lookup.
  var dynamicRoots: [TypeID] = []
  static let maximumDynamicRoots = 64
  /// Whether the expression is under an `await` of its own function or closure.
  var isAwaited = false
  /// Whether closure effects have decided between overloads since this was reset.
  var sawEffects = false
  /// The cached results of closures, which overload trials check repeatedly.
  let closureTypes = Memo<ClosureUse, ClosureMeaning>()
  /// The cached results of closures in partly unknown contexts.
  let openClosureTypes = Memo<OpenClosureUse, OpenClosureMeaning>()
  /// Whether the last checked closure returns a literal, whose type depends on the context.
  var givesLiteral = false
  /// The last closure that may return a literal, in the current expression.
  var literalClosure: NodeID?
  /// Whether the last finished expression consists of literals.
  var isOfLiterals = false
  /// The names in closures, by closure.
  var namesInClosures: [NodeID: Set<Name>] = [:]
  /// The types of the first expressions of closures, checked in isolation.
  let firstTypes = Memo<ClosureUse, TypeID?>()
  /// The closure that is checked next as an argument in an overload comparison.
  var judgedClosure: NodeID?
  /// The cache scopes of such closures, by their context: another overload may only use another builder.
  let judgedScopes = Memo<ClosureUse, UInt32>()
  /// Receives the facts about every expression, if a caller requests them.
  var recorder: BodyRecorder?
  /// The declared error type of the enclosing function: `throws(LoadError)`.
  var thrownType: TypeID?
  /// The element types of list literals that calls on them decide.
  var literalElementTypes: [NodeID: TypeID] = [:]
  /// Whether a closure is checked only to decide its open literals. Then nothing is cached, and nothing is skipped that
  /// may decide them.
  var looksForLiterals = false
  /// The number of locals outside of that closure.
  var localsAround = 0
  /// The remaining work, and the name of the declaration for its error.
  var budget: WorkBudget
  let nameOfWhole: String
  /// The types of closures whose results the requirements of a call decide. They are tried first the next time, because
  /// nested closures would otherwise multiply the work.
  var requiredTypes: [NodeID: TypeID] = [:]
  /// The expressions whose unused values could have any type. They are checked as `Void` at once the next time, because
  /// nested closures would otherwise multiply the work.
  var unusedOfAnyType: Set<NodeID> = []
  /// The recorded nodes whose types may still have open parts.
  var undecided: [NodeID] = []
  /// Whether the last name referred to several members, among which the contextual type chooses.
  var sawNamesakes = false
  /// Whether the member that is looked up next is the base of another one.
  var looksUpBase = false
  /// Whether the value of the member that is looked up next is called.
  var callsMember = false
  /// Whether the left operands of `??` are optionals of optionals.
  var nestedOptionals: [NodeID: Bool] = [:]
  /// The expressions that refer to several members, among which the contextual type chooses.
  var choices: Set<NodeID> = []
  /// The system version that the code requires, if it is newer than the deployment target. Then cached calls of other
  /// code do not apply.
  private(set) var availableVersion: Int?

  /// - Parameter whole: the declaration or the part of it that is checked.
  init(
    _ analyzer: Analyzer, _ context: Analyzer.Context, selfType: TypeID?, isStatic: Bool, whole: SyntaxNode,
    named name: String
  ) {
    self.analyzer = analyzer
    self.context = context
    self.selfType = selfType
    self.isStatic = isStatic
    memos = analyzer.bodyMemos
    memoScope = memos.newScope()
    budget = WorkBudget(nodeCount: Int(whole.numbers.upperBound.index - whole.numbers.lowerBound.index))
    nameOfWhole = name
    availableVersion = analyzer.availableVersion(around: context.decl)
  }

  var types: TypeTable { analyzer.types }

  // MARK: Entry points

  /// The result type of a function's or property's body, which is the underlying type of `some`.
  static func resultType(of id: DeclID, analyzer: Analyzer) -> TypeID {
    checking(id, analyzer) { checker in
      let node = analyzer.node(of: id)
      let isVariable = analyzer.decl(id).kind == .variable
      if isVariable, node.child(.codeBlock) == nil, node.child(.accessorBlock) == nil {
        // A stored property with an opaque type: the type of its initial value.
        guard let value = node.initialValue else {
          return analyzer.hole(.notInferred, analyzer.decl(id).name.text)
        }
        return checker.finished(value, expected: checker.opaqueResult(of: id))
      }
      guard let block = node.getterBlock else {
        return analyzer.hole(.notInferred, analyzer.decl(id).name.text)
      }
      checker.declareParameters(of: id)
      let builder = analyzer.resultBuilder(of: id)
      let expected = checker.concreteResult(of: id) ?? checker.opaqueResult(of: id)
      return checker.bodyType(of: id, block, builder: builder, expected: expected)
    }
  }

  /// The type of a declaration's body; a hole if the declaration has a result and its body returns none.
  func bodyType(of id: DeclID, _ block: SyntaxNode, builder: TypeID?, expected: TypeID?) -> TypeID {
    let isOpaque = expected.map { types.kind($0) == .variable } ?? false
    let type = bodyType(
      Array(block.children), builder: builder, expected: expected, opaque: isOpaque ? analyzer.decl(id).name : nil)
    guard type == analyzer.void, let expected, types.kind(expected) == .variable else { return type }
    return analyzer.hole(.nothingReturned, analyzer.decl(id).name.text)
  }

  /// The declared result type; `nil` if it is opaque.
  func concreteResult(of id: DeclID) -> TypeID? {
    let declared =
      analyzer.decl(id).kind == .variable ? analyzer.variableType(of: id) : analyzer.signature(of: id).result
    if types.flags(declared).contains(.hasOpaque) { return nil }
    // The dynamic `Self` of a class is the type of `self` in the body.
    guard types.flags(declared).contains(.hasParameter), let itself = analyzer.dynamicSelf(ofMember: id),
      let selfType
    else { return analyzer.withSameTypes(declared, analyzer.environment) }
    return analyzer.substitute(declared, Substitution(types.decl(itself), selfType))
  }

  /// The contextual type of a body with the result `some P`: a variable constrained to `P`, in which implicit members
  /// are looked up.
  func opaqueResult(of id: DeclID) -> TypeID? {
    let declared =
      analyzer.decl(id).kind == .variable ? analyzer.variableType(of: id) : analyzer.signature(of: id).result
    guard types.kind(declared) == .opaque else { return nil }
    let result = analyzer.newVariable()
    for constraint in analyzer.opaqueConstraints(declared) where types.kind(constraint) == .nominal {
      analyzer.constrain(result, to: constraint)
    }
    return result
  }

  /// The result type of a recorded body; `nil` without a getter.
  static func resultType(of id: DeclID, in record: BodyRecord, analyzer: Analyzer) -> TypeID? {
    analyzer.node(of: id).getterBlock.flatMap { record.blocks[$0.id] }
  }

  /// The type of a property without a type annotation, inferred from its initial value.
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

  /// The type of a name that a condition's pattern binds, such as `n` in `guard case .number(let n) = token`.
  static func typeBound(to id: DeclID, by condition: SyntaxNode, analyzer: Analyzer) -> TypeID {
    checking(id, analyzer) { checker in
      checker.declareConditions([condition])
      let name = analyzer.decl(id).name
      guard let index = checker.locals.lastIndex(where: { $0.name == name }) else {
        return analyzer.hole(.notInferred, name.text)
      }
      return checker.type(ofLocal: index)
    }
  }

  /// The type of the storage of a wrapped property.
  static func wrapperType(of id: DeclID, _ wrappers: [WrapperUse], analyzer: Analyzer) -> TypeID {
    checking(id, analyzer) { $0.storageType(of: id, wrappers) }
  }

  static func checking(_ id: DeclID, _ analyzer: Analyzer, _ check: (BodyChecker) -> TypeID) -> TypeID {
    let environment = analyzer.environment
    let decl = analyzer.decl(id)
    analyzer.environment = analyzer.genericContext(
      of: analyzer.isMember(id) || decl.kind != .variable ? contextDecl(id, analyzer) : id)
    let mark = analyzer.mark()
    analyzer.bodyMemos.beginBody()
    defer {
      analyzer.bodyMemos.endBody()
      analyzer.environment = environment
      analyzer.undo(to: mark)
    }
    let context = decl.kind == .variable ? analyzer.context(around: id) : analyzer.context(inside: id)
    var selfType = analyzer.selfType(in: context)
    // In `init() where Value == Bool` of `Box`, `self` is a `Box<Bool>`; in `extension Style where Self == Plain`, a
    // `Plain`.
    selfType = selfType.map { analyzer.withSameTypes($0, analyzer.environment) }
    let checker = BodyChecker(
      analyzer, context, selfType: selfType, isStatic: decl.has(.isStatic), whole: analyzer.node(of: id),
      named: decl.name.text)
    // The context of a property is its enclosing type.
    if decl.has(.isTooNew) { checker.availableVersion = analyzer.availableVersion(around: id) }
    checker.isInitialValue =
      decl.kind == .variable && !decl.has(.isStatic) && !decl.has(.isComputed) && !decl.has(.isLazy)
    let type = check(checker)
    return checker.budget.isSpent ? checker.tooLarge : type
  }

  /// The declaration whose generic parameters are in scope inside another.
  private static func contextDecl(_ id: DeclID, _ analyzer: Analyzer) -> DeclID {
    analyzer.decl(id).kind == .variable ? analyzer.parent(of: id) ?? id : id
  }

  // MARK: Whole expressions

  /// The type of a whole expression, with every open part decided.
  func finished(_ node: SyntaxNode, expected: TypeID?) -> TypeID {
    let mark = analyzer.mark()
    let pending = analyzer.inference.pending
    analyzer.inference.pending = []
    let firstUndecided = undecided.count
    let type = check(node, expected: expected)
    let isOpen = !types.flags(analyzer.resolved(type)).isDisjoint(with: [.hasLiteral, .hasVariable])
    defer { isOfLiterals = isOpen }
    if let expected {
      var score = Score()
      _ = analyzer.convert(type, to: expected, &score)
    }
    decideRecord(from: firstUndecided)
    let result = decided(type)
    // The bindings of an expression are rolled back, except those of open literals outside.
    let learnt = analyzer.settledLiterals()
    analyzer.undo(to: mark)
    analyzer.inference.pending = pending
    for (variable, type) in learnt { analyzer.rebind(variable, to: type) }
    return result
  }

  /// A type without open parts: literals take their default types, unbound variables become holes.
  func decided(_ type: TypeID) -> TypeID {
    withoutVariables(analyzer.withDefaults(analyzer.resolved(type)))
  }

  private func withoutVariables(_ type: TypeID) -> TypeID {
    guard types.flags(type).contains(.hasVariable) else { return type }
    if types.kind(type) == .variable {
      return analyzer.isOpenLiteral(type) ? type : analyzer.hole(inPlaceOf: type)
    }
    if types.kind(type) == .member {
      let base = withoutVariables(types.argument(type, 0))
      return types.kind(base) == .hole ? analyzer.unnamed(base) : analyzer.memberType(of: base, types.decl(type))
    }
    return analyzer.map(type) { withoutVariables($0) }
  }
}
