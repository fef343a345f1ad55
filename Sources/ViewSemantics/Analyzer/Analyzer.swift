import ViewSource
import ViewSyntax

/// Answers queries about a program: the meaning of a name, the type of a declaration or an expression.
///
/// Every answer is computed on demand and cached. An analyzer belongs to one thread; several analyzers may share a
/// program, each with its own caches.
public final class Analyzer {
  /// The analyzed program.
  public let program: Program
  /// The table that owns this analyzer's type IDs; another table gives them other meanings.
  public let types: TypeTable
  /// Whether closures passed to undeclared functions are type-checked as view builders, and views under undeclared
  /// modifiers have the types of the views. A host sets this to show the views among them.
  public var typesContentOfUnknown = false
  /// Whether the records of bodies show a call of a modifier or control of the program that passes its arguments on to
  /// one of the catalogue as a call of the latter. The linter's rules then know it.
  public var looksThroughCalls = false
  let forwardedCalls = DeclMemo<ForwardedCall?>()
  /// The methods that apply a `ViewModifier`.
  lazy var modifierMethods: [DeclID] = knownDecl(KnownType.view).map { members(of: $0, applying: "modifier") } ?? []
  /// The records of declarations that may be such a modifier or control, as they are written.
  let plainRecords = DeclMemo<BodyRecord>()
  /// The local types and functions of bodies, by their index under `FileID.local`.
  private(set) var localDecls: [LocalDecl] = []
  /// The local types by file and name; of those that a body sees, the last one wins.
  let localTypes: Memo<LookUpKey, [DeclID]>
  let inference = Inference()

  // Caches by declaration.
  let signatures: DeclMemo<Signature>
  let callOutlines: DeclMemo<CallOutline>
  let memberwiseSignatures: DeclMemo<Signature>
  let genericContexts: DeclMemo<GenericContext>
  let variableTypes: DeclMemo<TypeID>
  let resultBuilders: DeclMemo<TypeID?>
  /// The attributes of functions used as values, and the isolation of types' members.
  let attributesOfFunctions = DeclMemo<FunctionAttributes>()
  let isolations = DeclMemo<Isolation>()
  /// Whether a member is a content requirement, which a result builder turns into views.
  let contents: DeclMemo<Bool>
  /// The state that the views of a program type own: all of it, and the part that is shown without a user action.
  let ownedStates = DeclMemo<OwnedStates>()
  let ownedStatesShown = DeclMemo<OwnedStates>()
  /// The modules that the program's own files import.
  public private(set) lazy var importedModules: Set<Name> = program.userFileIDs.reduce(into: []) {
    $0.formUnion(program.file($1).summary.imports)
  }
  /// Whether one of the program's own files declares its entry point.
  public private(set) lazy var hasEntry = program.userFileIDs.contains(where: program.holdsEntry)
  /// Whether the program's files use only declared names.
  private(set) lazy var isClosed = findIsClosed()
  /// Whether the members of a type use only declared names.
  let closedTypes = DeclMemo<Bool>()
  /// The declarations with bodies in the most recently queried file, by enclosing type.
  var bodiesByType: (file: FileID, bodies: [DeclID?: [DeclID]])?
  /// The contents of view bodies, with type erasure removed, and the state they own.
  let ownership = OwnershipIndex()
  /// The reads of computed properties, by receiver type.
  let contentsOfHelpers = Memo<ConformanceKey, DependencyWalker.Contents>()
  /// The computed properties whose reads are being collected.
  var helpersBeingRead: Set<ConformanceKey> = []
  let contentsOfWrappers = DeclMemo<DependencyWalker.Contents>()
  let contentsOfProjections = DeclMemo<DependencyWalker.Contents>()
  /// Whether a result builder requires more of expressions than a protocol conformance.
  let buildersThatSayMore = DeclMemo<Bool>()
  /// The reads of view bodies: all of them, and those of observable objects.
  let walkedBodies = Memo<BodyOfView, WalkedBody>()
  let readsOfBodies = DeclMemo<Set<DeclID>>()
  /// Whether the result of a helper is a different value at each call.
  let freshResults = DeclMemo<Freshness>()
  /// The views that are re-evaluated below a view, by property: see `viewsBelow`.
  let viewsBelowProperties = DeclMemo<[String]>()
  /// The witnesses of the program's protocol requirements, and the conforming types of its protocols.
  let witnessLists = DeclMemo<[Witness]>()
  lazy var conformingTypes = typesConforming()
  /// The functions passed to properties of views, and the possible creators of these views.
  let givenFunctions = DeclMemo<PassedFunctions>()
  lazy var makers = findMakers()
  lazy var givenInputs = findGivenInputs()
  let touchedInputs = DeclMemo<ChangedInputs>()
  /// The dependencies of view bodies, and the classes of the objects that views observe.
  let dependenciesOfViews = Memo<BodyOfView, ViewDependencies>()
  let observedObjects = DeclMemo<[(property: DeclID, type: TypeID)]>()
  lazy var observableClasses = findObservableClasses()
  /// The arguments of the most recently queried call.
  var lastArguments: (record: BodyRecord, call: SyntaxNode, arguments: [CallArgument])?
  /// Facts about the whole program that clients compute once, keyed by name.
  public var foundOnce: [String: Any] = [:]
  /// The texts of the catalogue declarations' attributes.
  let catalogueTexts = DeclMemo<CatalogueTexts>()
  /// The names of the catalogue's types with an expensive initialization.
  public lazy var namesOfCostlyTypes = findNamesOfCostlyTypes()
  /// The names of the catalogue declarations that end the editing of a field, and of those in screen coordinates.
  public lazy var namesEndingEditing = findNamesEndingEditing()
  public lazy var namesMeasuredOnScreen = findNamesMeasuredOnScreen()
  /// The names of the catalogue declarations that configure previews.
  public lazy var namesAboutPreviews = findNamesAboutPreviews()
  /// The values that a view shares with other views under the same key.
  let sharedValuesOfViews = DeclMemo<[SharedValue]>()
  let sharingProperties = Memo<Name, [DeclID: Bool]>()
  /// The environment keys that views read and that functions write.
  let keysRead = CircularMemo<Set<EnvironmentKey>>([])
  let writtenKeys = CircularMemo<Set<EnvironmentKey>>([])
  let statedKeys = DeclMemo<[StatedKey]>()
  let styleConfigurationInputs = DeclMemo<[StyleConfigurationInputs]>()
  let tabulatingParameterLists = DeclMemo<[Int]>()
  let transformingModifiers = CircularMemo(false)
  /// The views below a view, and those of them that read its environment.
  let viewsInViews = DeclMemo<[DeclID]>()
  let environmentReaders = DeclMemo<[EnvironmentKey: [String]]>()
  /// Whether a function may replace its receiver by another view.
  let endingFunctions = CircularMemo(false)
  /// The properties of views that are assigned.
  let followersInTypes = DeclMemo<[DeclID: Set<DeclID>]>()
  let followedProperties = Memo<Name, [IndirectProperty]>()
  let environmentsInPlaces = CircularMemo(WrittenEnvironment())
  /// Whether the body of a view modifier keeps its content in the same place.
  let stayingContents = CircularMemo(true)
  let placedChildrenOfViews = DeclMemo<[ChildInput]>()
  let observableProperties = DeclMemo<Bool>()
  let updatingMembers = DeclMemo<DeclID?>()

  let reassignedProperties = DeclMemo<Bool>()
  /// Whether a computed property registers its own reads (`access(keyPath:)`).
  let observedByHand = DeclMemo<Bool>()
  let inheritances: DeclMemo<[Inheritance]>
  let unknownInheritances: DeclMemo<Bool>
  let ancestorLists: DeclMemo<[DeclID]>
  let conditionalAncestorSets: DeclMemo<Set<DeclID>>
  let superclasses: DeclMemo<TypeID?>
  let memberLists: Memo<MemberKey, MemberList>
  let topLevelLists: Memo<LookUpKey, [DeclID]>
  let namesakes: Memo<NamesakeKey, Namesakes>
  /// The candidates of an implicit member expression `.name` with a contextual type.
  let implicitLists = Memo<ImplicitKey, [Candidate]>()
  let catalogueLists: Memo<Name, [DeclID]>
  let operatorResults: Memo<OperatorCall, TypeID>
  /// The candidates of operators, by operand types.
  let operatorLists = Memo<OperatorCall, [Candidate]>()
  let conformances: Memo<ConformanceKey, Conformance?>
  let associatedTypes: Memo<ConformanceKey, TypeID>
  let underlyingTypes: DeclMemo<[TypeID]>
  let opaqueConstraintLists: Memo<OpaqueKey, [TypeID]>
  /// The overload sets of calls, by callee candidates and argument labels.
  private let overloadTable = OverloadTable()
  /// The resolved callees and result types of calls.
  let callAnswers: Memo<CallKey, CallAnswer>
  /// Whether SwiftUI's own name for a type is established; `nil` requires a new computation.
  let establishedTypes: Memo<TypeID, Bool?>
  let shapes = ShapeTable()
  let bodyMemos = BodyMemos()
  let recentRecords = RecentRecords()
  /// The file whose bodies are being recorded.
  var recordedFile: FileID?
  /// The result types of calls to builder methods, with the number of errors in them.
  let builderCalls: Memo<BuilderCall, (type: TypeID, errorWeight: Int)>
  let builderMethods: Memo<BuilderCall, [Candidate]>
  let wrapperTypes: DeclMemo<TypeID>
  let wrapperLists: DeclMemo<[WrapperUse]>
  let catalogueTypes: Memo<Name, DeclID?>
  var knownTypes = [DeclID??](repeating: nil, count: KnownType.allCases.count)
  /// The non-generic known types.
  private var knownPlainTypes = [TypeID?](repeating: nil, count: KnownType.allCases.count)
  /// The catalogue's protocols that refine `View`, such as `Shape`.
  lazy var kindsOfView = protocolsRefining(.view)
  private var knownOpenArgument: TypeID?
  /// The generic context of the body that is being checked.
  var environment = GenericContext()
  /// The functions that own implicit generic parameters (`some P`), by the parameter's declaration.
  var ownersOfImplicitParameters: [DeclID: DeclID] = [:]
  /// The names of properties that some class of the program overrides; `nil` before the first query.
  var overriddenNames: Set<Name>?
  /// The number of inheritance queries in progress. Results that depend on them are not cached before they finish.
  var openInheritances = 0
  /// The requests in progress; a repeated request is a cycle.
  private let inProgress = RequestStack()
  /// The type of the innermost request in progress for a conformance or associated type; `nil` if the innermost request
  /// is of another kind.
  private var typeAskedAbout: TypeID?
  /// Whether a request is in progress, so that a cycle may cut an answer short.
  var isWorking: Bool { !inProgress.isEmpty }

  /// A measure of the work done: expressions typed and overloads opened.
  private(set) var work = 0

  @inline(__always)
  func countWork(_ steps: Int = 1) { work &+= steps }

  /// A request that may recursively require itself.
  enum Request: Equatable, MemoKey {
    case variable(DeclID)
    case signature(DeclID)
    case underlying(DeclID)
    case inheritance(DeclID)
    case wrapper(DeclID)
    case memberwise(DeclID)
    case associated(ConformanceKey)
    case conformance(ConformanceKey)

    var bits: UInt64 {
      switch self {
      case .variable(let decl): decl.bits
      case .signature(let decl): decl.bits ^ 1 << 60
      case .underlying(let decl): decl.bits ^ 2 << 60
      case .inheritance(let decl): decl.bits ^ 3 << 60
      case .wrapper(let decl): decl.bits ^ 4 << 60
      case .memberwise(let decl): decl.bits ^ 5 << 60
      case .associated(let key), .conformance(let key): key.bits
      }
    }

    /// The type whose component is requested.
    var type: TypeID? {
      switch self {
      case .associated(let key), .conformance(let key): key.type
      case .variable, .signature, .underlying, .inheritance, .wrapper, .memberwise: nil
      }
    }
  }

  struct LookUpKey: Hashable {
    var file: FileID
    var name: Name
  }

  struct MemberKey: Hashable {
    var owner: DeclID
    var name: Name
  }

  /// Makes an analyzer with empty caches, which is cheap.
  public init(_ program: Program) {
    self.program = program
    types = TypeTable()
    localTypes = Memo()
    operatorResults = Memo()
    opaqueConstraintLists = Memo()
    signatures = DeclMemo()
    callOutlines = DeclMemo()
    memberwiseSignatures = DeclMemo()
    genericContexts = DeclMemo()
    variableTypes = DeclMemo()
    resultBuilders = DeclMemo()
    contents = DeclMemo()
    inheritances = DeclMemo()
    unknownInheritances = DeclMemo()
    ancestorLists = DeclMemo()
    conditionalAncestorSets = DeclMemo()
    superclasses = DeclMemo()
    memberLists = Memo()
    topLevelLists = Memo()
    namesakes = Memo()
    catalogueLists = Memo()
    conformances = Memo()
    associatedTypes = Memo()
    underlyingTypes = DeclMemo()
    callAnswers = Memo()
    establishedTypes = Memo()
    builderCalls = Memo()
    builderMethods = Memo()
    wrapperTypes = DeclMemo()
    wrapperLists = DeclMemo()
    catalogueTypes = Memo()
  }

  /// Makes an analyzer for a program that differs from the old one's only in the bodies of one file. It keeps the
  /// caches for the other files and takes over the type table, so the old analyzer must not be used afterwards.
  init(_ program: Program, keeping old: Analyzer, without file: FileID) {
    self.program = program
    types = old.types
    let types = old.types
    // An implicit parameter `some P` is identified by its node, which the edit may have renumbered.
    func isLasting(_ type: TypeID) -> Bool { !types.flags(type).contains(.hasParameter) }
    localDecls = old.localDecls
    localTypes = old.localTypes.filter { key, _ in key.file != file }
    signatures = old.signatures.without(file)
    callOutlines = old.callOutlines.without(file)
    memberwiseSignatures = old.memberwiseSignatures.without(file)
    genericContexts = old.genericContexts.without(file)
    variableTypes = old.variableTypes.without(file)
    resultBuilders = old.resultBuilders.without(file)
    contents = old.contents.without(file)
    inheritances = old.inheritances.without(file)
    unknownInheritances = old.unknownInheritances
    ancestorLists = old.ancestorLists
    conditionalAncestorSets = old.conditionalAncestorSets
    superclasses = old.superclasses
    memberLists = old.memberLists
    topLevelLists = old.topLevelLists
    namesakes = old.namesakes
    catalogueLists = old.catalogueLists
    operatorResults = old.operatorResults.filter { key, _ in isLasting(key.left) && isLasting(key.right) }
    conformances = old.conformances.filter { key, _ in isLasting(key.type) }
    associatedTypes = old.associatedTypes.filter { key, _ in isLasting(key.type) }
    underlyingTypes = old.underlyingTypes.without(file)
    opaqueConstraintLists = old.opaqueConstraintLists.filter { key, _ in key.decl.file != file }
    builderCalls = old.builderCalls.filter { key, _ in isLasting(key.builder) && isLasting(key.arguments) }
    wrapperTypes = old.wrapperTypes.without(file)
    wrapperLists = old.wrapperLists.without(file)
    catalogueTypes = old.catalogueTypes
    callAnswers = Memo()
    establishedTypes = Memo()
    builderMethods = Memo()
    knownTypes = old.knownTypes
  }

  /// Computes the answer to a request; returns `circle` if the request is already in progress.
  func once<Result>(_ request: Request, otherwise circle: @autoclosure () -> Result, _ answer: () -> Result) -> Result {
    guard inProgress.push(request) else { return circle() }
    let outer = typeAskedAbout
    typeAskedAbout = request.type
    defer {
      typeAskedAbout = outer
      inProgress.pop()
    }
    return answer()
  }

  /// Whether a request about this type is part of a chain toward ever larger types, as
  /// `extension Array: P where Array<Array<Element>>: P` produces. The decision depends only on the two types, so it is
  /// independent of earlier queries.
  func isGrowing(_ type: TypeID) -> Bool {
    guard let typeAskedAbout else { return false }
    let depth = types.depth(type)
    return depth > Analyzer.maximumGrowth && depth > types.depth(typeAskedAbout)
  }

  /// The depth up to which requests about smaller types may lead to a type. If each leads to two, that is some thousand
  /// types.
  private static let maximumGrowth = 12

  /// The overload set of a call.
  ///
  /// - Parameters:
  ///   - isSettled: whether the candidates' signatures are final and so can be cached.
  ///   - viable: computes the candidates that fit, each with the parameter indices of the arguments.
  func overloadSet(
    _ candidates: [Candidate], _ arguments: [Argument], isSettled: () -> Bool,
    viable: () -> [(index: Int, match: [Int])]
  ) -> OverloadSet {
    if let known = overloadTable.known(candidates, arguments) { return known }
    let found = viable()
    guard isSettled() else { return OverloadSet(viable: found) }
    return overloadTable.add(candidates, arguments, viable: found)
  }

  // MARK: Declarations

  /// A local type or function, with the tree and context that a `ProgramFile` supplies for other declarations.
  struct LocalDecl {
    var decl: Decl
    var tree: SyntaxTree
    var context: Context
    /// The result builder for the statements of a top-level closure.
    var builder: Name = "ViewBuilder"
  }

  /// Adds a local type or function and assigns its number.
  @discardableResult
  func add(_ local: LocalDecl) -> DeclID {
    // Moved out for the change: see `TypeTable.add`.
    var decls = localDecls
    localDecls = []
    let id = DeclID(.local, decls.count)
    decls.append(local)
    localDecls = decls
    if local.decl.parent == Decl.none, local.decl.kind.isType {
      // A body may be checked several times, and so declares its types anew.
      let key = LookUpKey(file: local.context.file, name: local.decl.name)
      let others = (localTypes[key] ?? []).filter {
        localDecls[Int($0.index)].decl.node != local.decl.node || localDecls[Int($0.index)].context != local.context
      }
      localTypes[key] = others + [id]
    }
    return id
  }

  /// The facts about a declaration without its node. It must belong to this program or to a body in it.
  @inline(__always)
  public func decl(_ id: DeclID) -> Decl {
    id.file == .local ? localDecls[Int(id.index)].decl : program.decl(id)
  }

  /// The declaring node: see `Decl.node`.
  public func node(of id: DeclID) -> SyntaxNode {
    guard id.file == .local else { return program.node(of: id) }
    let local = localDecls[Int(id.index)]
    return local.tree.node(local.decl.node)
  }

  /// Another node of a declaration's tree.
  public func node(_ node: NodeID, of id: DeclID) -> SyntaxNode {
    id.file == .local ? localDecls[Int(id.index)].tree.node(node) : program.file(id.file).tree.node(node)
  }

  /// The node with a declaration's modifiers and attributes: see `Decl.header`.
  public func header(of id: DeclID) -> SyntaxNode {
    guard id.file == .local else { return program.header(of: id) }
    let local = localDecls[Int(id.index)]
    return local.tree.node(local.decl.header)
  }

  /// The enclosing type, extension or function; `nil` at the top level of a file or of a local statement.
  public func parent(of id: DeclID) -> DeclID? {
    guard id.file == .local else { return program.parent(of: id) }
    let parent = localDecls[Int(id.index)].decl.parent
    return parent == Decl.none ? nil : DeclID(.local, Int(parent))
  }

  /// The direct children of a declaration, in source order.
  public func children(of id: DeclID) -> [DeclID] {
    var result: [DeclID] = []
    guard id.file == .local else {
      result.reserveCapacity(8)
      for member in program.file(id.file).summary.members(of: Int(id.index)) { result.append(DeclID(id.file, member)) }
      return result
    }
    var next = localDecls[Int(id.index)].decl.firstChild
    while next != Decl.none {
      result.append(DeclID(.local, Int(next)))
      next = localDecls[Int(next)].decl.nextSibling
    }
    return result
  }

  /// The generic parameters that a declaration itself declares, which are its first children.
  func genericParameters(of id: DeclID) -> [DeclID] {
    var result: [DeclID] = []
    var next = decl(id).firstChild
    while next != Decl.none {
      let child = DeclID(id.file, Int(next))
      let decl = decl(child)
      if decl.kind != .genericParameter { break }
      result.append(child)
      next = decl.nextSibling
    }
    return result
  }

  func hasMembers(of owner: DeclID, named name: Name) -> Bool {
    owner.file == .local ? !directMembers(of: owner, named: name).isEmpty : program.hasMembers(of: owner, named: name)
  }

  /// The members of a type with a name, declared in it or in an extension.
  public func directMembers(of owner: DeclID, named name: Name) -> [DeclID] {
    guard owner.file == .local else { return program.members(of: owner, named: name) }
    return children(of: owner).filter { decl($0).name == name && decl($0).kind != .genericParameter }
  }

  // MARK: Contexts

  /// The lexical context of a name, which decides its meaning.
  struct Context: Hashable {
    var file: FileID
    /// The innermost enclosing declaration.
    var decl: DeclID?
    /// Whether the place is in the head of that declaration, before its inheritance is known.
    var isInHead = false
    /// Whether the place is in that declaration's generic parameter list, where its members are not visible either.
    var isInParameters = false

    /// The context of the same declaration's generic parameter list.
    var parameterList: Context {
      var list = head
      list.isInParameters = true
      return list
    }

    /// The context of the same declaration's head.
    var head: Context {
      var head = self
      head.isInHead = true
      return head
    }
  }

  /// The context inside a declaration.
  func context(inside id: DeclID) -> Context {
    id.file == .local
      ? Context(file: localDecls[Int(id.index)].context.file, decl: id) : Context(file: id.file, decl: id)
  }

  /// The context around a declaration.
  func context(around id: DeclID) -> Context {
    if let parent = parent(of: id) { return context(inside: parent) }
    return id.file == .local ? localDecls[Int(id.index)].context : Context(file: id.file, decl: nil)
  }

  /// The type or extension that a declaration is a member of; `nil` if it is no member.
  public func owner(of id: DeclID) -> DeclID? {
    guard let parent = parent(of: id) else { return nil }
    let kind = decl(parent).kind
    return kind.isNominal || kind == .extension ? parent : nil
  }

  /// The innermost type or extension around a context.
  func innermostType(_ context: Context) -> DeclID? {
    var current = context.decl
    while let id = current {
      let kind = decl(id).kind
      if kind.isNominal || kind == .extension { return id }
      current = self.context(around: id).decl
    }
    return nil
  }

  func module(of context: Context) -> Module { program.module(of: context.file) }

  // MARK: Holes

  func hole(_ kind: HoleReason.Kind, _ detail: String = "") -> TypeID {
    types.hole(HoleReason(kind, detail))
  }

  /// A generic argument that nothing determines.
  var openArgument: TypeID {
    if let known = knownOpenArgument { return known }
    let made = hole(.notInferred, "a generic argument")
    knownOpenArgument = made
    return made
  }

  // MARK: Known types

  /// The declaration of a known type; `nil` if the catalogue has none.
  public func knownDecl(_ type: KnownType) -> DeclID? {
    if let known = knownTypes[type.rawValue] { return known }
    let found = catalogueType(named: Name(type.name))
    var known = knownTypes
    knownTypes = []
    known[type.rawValue] = .some(found)
    knownTypes = known
    return found
  }

  /// The catalogue's type declaration with a name.
  public func knownDecl(_ name: Name) -> DeclID? {
    if let known = catalogueTypes[name] { return known }
    let found = catalogueType(named: name)
    catalogueTypes[name] = .some(found)
    return found
  }

  /// The catalogue's type with a name; an alias is resolved. A hole if the catalogue has none.
  public func known(_ name: Name, _ arguments: [TypeID] = []) -> TypeID {
    guard let decl = knownDecl(name) else { return hole(.unresolvedName, name.text) }
    if self.decl(decl).kind == .alias { return aliasedType(decl, arguments) }
    return types.nominal(decl, arguments)
  }

  /// Whether a type is an instance of the catalogue's type with a name.
  public func isKnown(_ type: TypeID, _ name: Name) -> Bool {
    types.kind(type) == .nominal && types.decl(type) == knownDecl(name)
  }

  func catalogueType(named name: Name) -> DeclID? {
    for module in program.modules where module.isCatalogue {
      let found = module.topLevel[name]?.first { decl($0).kind.isNominal || decl($0).kind == .alias }
      if let found { return found }
    }
    return nil
  }

  /// A known type; an alias is resolved. A hole if the catalogue has none.
  public func known(_ type: KnownType, _ arguments: [TypeID] = []) -> TypeID {
    guard arguments.isEmpty else { return makeKnown(type, arguments) }
    if let known = knownPlainTypes[type.rawValue] { return known }
    let made = makeKnown(type, [])
    // An alias under resolution is not known yet.
    if types.kind(made) == .hole { return made }
    var known = knownPlainTypes
    knownPlainTypes = []
    known[type.rawValue] = made
    knownPlainTypes = known
    return made
  }

  private func makeKnown(_ type: KnownType, _ arguments: [TypeID]) -> TypeID {
    guard let decl = knownDecl(type) else { return hole(.unresolvedName, type.name) }
    if self.decl(decl).kind == .alias { return aliasedType(decl, arguments) }
    return types.nominal(decl, arguments)
  }

  func optional(_ type: TypeID) -> TypeID { known(.optional, [type]) }

  func array(_ type: TypeID) -> TypeID { known(.array, [type]) }

  /// `()`
  public var void: TypeID { types.tuple([]) }

  /// Whether a type is an instance of a known nominal type.
  public func isKnown(_ type: TypeID, _ known: KnownType) -> Bool {
    types.kind(type) == .nominal && types.decl(type) == knownDecl(known)
  }

  /// `T` of `T?`; `nil` for other types
  public func wrapped(_ type: TypeID) -> TypeID? {
    isKnown(type, .optional) ? types.argument(type, 0) : nil
  }
}
