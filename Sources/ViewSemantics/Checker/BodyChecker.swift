import ViewSource
import ViewSyntax

/// Works out the types in one body: of a function, a getter, a closure's statements, an initial value.
///
/// Swift's checker makes of each expression a system of constraints and searches for its best solution. This one is
/// bidirectional: what is wanted of an expression goes down the tree, its type comes up, and what is not known yet is a
/// variable that later parts of the same expression may bind. Only where overloads compete is anything tried and taken
/// back. Each thing that an expression can be has its own file; a call takes the way through most of them:
///
/// 1. `Chains` finds the parts of `a.b(c).d`, and `Callees` what the name before the parentheses can mean.
/// 2. `Calls` keeps the declarations that the arguments fit by their labels.
/// 3. `Opening` puts variables in the place of a declaration's generic parameters.
/// 4. `Arguments` gives each argument to its parameter, and `Requirements` sees that what is generic allows it.
/// 5. `Ranking` chooses among the declarations that are left, with `Specialization` where their scores are equal.
///
/// Most calls are like one before, on other names: `CallAnswer` keeps what such a call meant, by the `ExpressionShape` of
/// its arguments, and `DirectCalls` takes the way without variables.
final class BodyChecker {
  let analyzer: Analyzer
  var context: Analyzer.Context
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
  /// What is checked is what a stored property begins with: there, as in static code, names mean static members.
  var isInitialValue = false
  /// `Self` of the types around, once it has been asked for.
  var knownTypesAround: [(type: TypeID, isStatic: Bool)]?
  /// The type wanted of the chain being checked, for an implicit member at its root.
  var chainExpectation: TypeID?
  /// Whether it is looked for what an implicit call among arguments calls: such calls in it are not asked again, which would
  /// multiply the work with each level.
  var isReadingImplicitCall = false
  /// The chain being checked has a `?` in it.
  var sawOptionalChain = false
  /// The members that `!`, `?`, `??` or an optional binding unwraps.
  var unwrapped: Set<NodeID> = []
  let memos: BodyMemos
  /// The surroundings in which expressions are remembered.
  var memoScope: UInt32
  /// What stands before the `#if` that a chain goes on in.
  var implicitBase: (node: SyntaxNode, type: TypeID)?
  /// What `return` statements give, in the body being walked over.
  var returnedTypes: [(type: TypeID, node: SyntaxNode)] = []
  var returnExpectation: TypeID?

  /// How many calls have been given what they do not take, of those whose arguments have been looked at: while overloads
  /// are compared, all of them.
  ///
  /// Each counts as `mistake`, and what had to be supposed of a type that is declared nowhere as one: many suppositions
  /// are less than a mistake.
  var mistakes = 0
  static let mistake = 256
  /// How many comparisons of overloads by what is in their closures are under way, one inside the other.
  var openJudgements = 0
  /// How many closures around are typed anew each time they are tried, because something they depend on is not known.
  /// The ties between overloads inside them multiply: beyond some they are left open.
  var unknownClosures = 0
  static let maximumUnknownClosures = 4
  /// How many expressions around are being typed by what their builders' methods take.
  var toldByBuilders = 0
  /// Whether a method of a result builder is being called: what is declared nowhere, and made where scenes are made, is a
  /// scene.
  var isBuilding = false
  /// How many expressions around are being typed once more by what the other side of a choice is.
  var reconsiderations = 0
  static let maximumReconsiderations = 2
  /// How many ties have been left open because they are nested too deeply.
  var openTies = 0
  /// The types in which a member has been looked for through key paths, while it is.
  var dynamicRoots: [TypeID] = []
  static let maximumDynamicRoots = 64
  /// Whether the expression stands behind an `await` of its own function or closure.
  var isAwaited = false
  /// Whether what closures do has told overloads apart since this was set back.
  var sawEffects = false
  /// What closures have been found to be: overloads are tried with the same ones again and again.
  let closureTypes = Memo<ClosureUse, ClosureMeaning>()
  /// What those have been found to be that are tried in surroundings that are not wholly known.
  let openClosureTypes = Memo<OpenClosureUse, OpenClosureMeaning>()
  /// Whether the closure that has been looked at last gives a literal, which is whatever is wanted of it.
  var givesLiteral = false
  /// The last closure of which that may be, in the expression that is looked at.
  var literalClosure: NodeID?
  /// Whether the expression that has been finished last is made of literals.
  var isOfLiterals = false
  /// The words in these.
  var namesInClosures: [NodeID: Set<Name>] = [:]
  /// The types of the first expressions of closures by themselves.
  let firstTypes = Memo<ClosureUse, TypeID?>()
  /// The closure that is about to be tried as an argument of one of several overloads.
  var judgedClosure: NodeID?
  /// The scopes of the expressions in such closures, by their surroundings: another overload may only build something
  /// else of them.
  let judgedScopes = Memo<ClosureUse, UInt32>()
  /// What is found out about every expression, if a caller wants to know.
  var recorder: BodyRecorder?
  /// The type of the errors that the function around throws, if the program writes it: `throws(LoadError)`.
  var thrownType: TypeID?
  /// What the elements of lists are that are told by what their members are given.
  var toldElements: [NodeID: TypeID] = [:]
  /// Whether a closure is looked at for what it makes of literals that it is given: then nothing is remembered, and nothing
  /// left out that may tell.
  var looksForLiterals = false
  /// How many locals there are around that closure.
  var localsAround = 0
  /// The work that is left, and the name of what it is for.
  var budget: WorkBudget
  let nameOfWhole: String
  /// The expressions whose types may still have open parts.
  var undecided: [NodeID] = []
  /// Whether the name that was looked at last is that of several properties, of which what is expected chooses one.
  var sawNamesakes = false
  /// The version of the system that the code is for, where that is newer than the deployment target. Then nothing that is
  /// remembered of calls in other code counts.
  private(set) var availableVersion: Int?

  /// - Parameter whole: the declaration that is checked, or a part of one.
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

  // MARK: Entries

  /// The type that the body of a function or property gives, its `some` looked through.
  static func resultType(of id: DeclID, analyzer: Analyzer) -> TypeID {
    checking(id, analyzer) { checker in
      let node = analyzer.node(of: id)
      let isVariable = analyzer.decl(id).kind == .variable
      if isVariable, node.child(.codeBlock) == nil, node.child(.accessorBlock) == nil {
        // A stored property typed `some P`: what it is initialised with.
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

  /// The type of the body of a declaration; a hole where the declaration says that it gives something, and its body does
  /// not.
  func bodyType(of id: DeclID, _ block: SyntaxNode, builder: TypeID?, expected: TypeID?) -> TypeID {
    let isOpaque = expected.map { types.kind($0) == .variable } ?? false
    let type = bodyType(
      Array(block.children), builder: builder, expected: expected, opaque: isOpaque ? analyzer.decl(id).name : nil)
    guard type == analyzer.void, let expected, types.kind(expected) == .variable else { return type }
    return analyzer.hole(.nothingReturned, analyzer.decl(id).name.text)
  }

  /// The type that a declaration is said to have, where that says something: not `some P`.
  func concreteResult(of id: DeclID) -> TypeID? {
    let declared =
      analyzer.decl(id).kind == .variable ? analyzer.variableType(of: id) : analyzer.signature(of: id).result
    if types.flags(declared).contains(.hasOpaque) { return nil }
    // `Self` of a class is in its own body what `self` is.
    guard types.flags(declared).contains(.hasParameter), let itself = analyzer.dynamicSelf(ofMember: id),
      let selfType
    else { return declared }
    return analyzer.substitute(declared, Substitution(types.decl(itself), selfType))
  }

  /// What is wanted of a body whose result is `some P`: anything that conforms to `P`, which implicit members are looked
  /// up in.
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

  /// The same, where everything in the declaration has been typed; `nil` if it has no getter.
  static func resultType(of id: DeclID, in record: BodyRecord, analyzer: Analyzer) -> TypeID? {
    analyzer.node(of: id).getterBlock.flatMap { record.blocks[$0.id] }
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

  /// The type of a name that the pattern of a condition binds, as of `n` in `guard case .number(let n) = token`.
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
    // In `init() where Value == Bool` of `Box` it is a `Box<Bool>`, in `extension Style where Self == Plain` a `Plain`.
    selfType = selfType.map { analyzer.withSameTypes($0, analyzer.environment) }
    let checker = BodyChecker(
      analyzer, context, selfType: selfType, isStatic: decl.has(.isStatic), whole: analyzer.node(of: id),
      named: decl.name.text)
    // The context of a property is the type that it is in.
    if decl.has(.isTooNew) { checker.availableVersion = analyzer.availableVersion(around: id) }
    checker.isInitialValue =
      decl.kind == .variable && !decl.has(.isStatic) && !decl.has(.isComputed) && !decl.has(.isLazy)
    let type = check(checker)
    return checker.budget.isSpent ? checker.tooLarge : type
  }

  /// The declaration whose generic parameters hold inside another.
  private static func contextDecl(_ id: DeclID, _ analyzer: Analyzer) -> DeclID {
    analyzer.decl(id).kind == .variable ? analyzer.parent(of: id) ?? id : id
  }

  // MARK: Whole expressions

  /// The type of an expression that stands alone: everything in it is decided.
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
    // All that is learnt in an expression is forgotten with it, but for what literals around are to be.
    let learnt = analyzer.settledLiterals()
    analyzer.undo(to: mark)
    analyzer.inference.pending = pending
    for (variable, type) in learnt { analyzer.rebind(variable, to: type) }
    return result
  }

  /// A type with nothing left open: literals take their defaults, what nothing tells is a hole.
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
