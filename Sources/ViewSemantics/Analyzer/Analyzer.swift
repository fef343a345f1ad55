import ViewSource
import ViewSyntax

/// Answers questions about a program: what a name means, what type a declaration or an expression has.
///
/// Nothing is worked out before it is asked for, and everything once. An analyzer belongs to one thread; several may
/// share a program, each with its own memory of what it has worked out.
public final class Analyzer {
  /// The program that is asked about.
  public let program: Program
  /// The table that the numbers of this analyzer's types are of: in another one they mean other types.
  public let types: TypeTable
  /// Whether what is given to calls of what is declared nowhere is typed as views are, for a host that shows those of it
  /// that are views.
  public var typesContentOfUnknown = false
  /// Types and functions declared inside bodies, by their number under `FileID.local`.
  private(set) var localDecls: [LocalDecl] = []
  /// The types among them, by the file and name: the one declared last.
  let localTypes: Memo<LookUpKey, DeclID>
  let inference = Inference()

  // What has been worked out, by declaration.
  let signatures: DeclMemo<Signature>
  let callOutlines: DeclMemo<CallOutline>
  let memberwiseSignatures: DeclMemo<Signature>
  let genericContexts: DeclMemo<GenericContext>
  let variableTypes: DeclMemo<TypeID>
  let resultBuilders: DeclMemo<TypeID?>
  /// What is said of functions that are taken as values, and where the members of types run.
  let attributesOfFunctions = DeclMemo<FunctionAttributes>()
  let isolations = DeclMemo<Isolation>()
  /// Which members are requirements that a result builder makes views of.
  let contents: DeclMemo<Bool>
  /// What views of a type of the program own, and what of it is shown without being asked for.
  let ownedStates = DeclMemo<OwnedStates>()
  let ownedStatesShown = DeclMemo<OwnedStates>()
  /// Of the file that was asked for last, what has code of its own by the type that it is in.
  var bodiesByType: (file: FileID, bodies: [DeclID?: [DeclID]])?
  /// What the bodies of views are made of, whatever it is erased to, and what they own.
  let ownership = OwnershipIndex()
  /// What computed properties read, by the type that they are asked of.
  let contentsOfHelpers = Memo<ConformanceKey, DependencyWalker.Contents>()
  /// The helpers of which that is being found out.
  var helpersBeingRead: Set<ConformanceKey> = []
  let contentsOfWrappers = DeclMemo<DependencyWalker.Contents>()
  let contentsOfProjections = DeclMemo<DependencyWalker.Contents>()
  /// Which result builders ask more of expressions than to conform to protocols.
  let buildersThatSayMore = DeclMemo<Bool>()
  /// What the bodies of views read, all of it and of observable objects.
  let walkedBodies = Memo<BodyOfView, WalkedBody>()
  let readsOfBodies = DeclMemo<Set<DeclID>>()
  /// Whether what helpers give is another value each time.
  let freshResults = DeclMemo<Freshness>()
  /// By a property of a view the views that run again below it: see `viewsBelow`.
  let viewsBelowProperties = DeclMemo<[String]>()
  /// What meets requirements of the program's protocols, and which types conform to these.
  let witnessLists = DeclMemo<[Witness]>()
  lazy var conformingTypes = typesConforming()
  /// The functions that the properties of views are given, and who may make these views.
  let givenFunctions = DeclMemo<GivenFunctions>()
  lazy var makers = findMakers()
  lazy var givenInputs = findGivenInputs()
  let touchedInputs = DeclMemo<TouchedInputs>()
  /// What the bodies of views depend on, and the classes of the objects that views observe.
  let dependenciesOfViews = Memo<BodyOfView, ViewDependencies>()
  let observedObjects = DeclMemo<[(property: DeclID, type: TypeID)]>()
  lazy var observableClasses = findObservableClasses()
  /// The call whose arguments were asked for last.
  var lastArguments: (record: BodyRecord, call: SyntaxNode, arguments: [CallArgument])?
  /// A cache of facts about the whole program that its users compute once, by name.
  public var foundOnce: [String: Any] = [:]
  /// What the attributes of the catalogue's declarations say.
  let catalogueTexts = DeclMemo<CatalogueTexts>()
  /// The attribute marks what takes long to make.
  public lazy var namesOfCostlyTypes = findNamesOfCostlyTypes()
  /// The attribute marks what ends the editing of a field, and what is told in the coordinates of the screen.
  public lazy var namesEndingEditing = findNamesEndingEditing()
  public lazy var namesMeasuredOnScreen = findNamesMeasuredOnScreen()
  /// The attribute marks what says how previews are shown.
  public lazy var namesAboutPreviews = findNamesAboutPreviews()
  /// What views share with views that name it alike.
  let sharedValuesOfViews = DeclMemo<[SharedValue]>()
  let sharingProperties = Memo<Name, [DeclID: Bool]>()
  /// What views read of the environment, and what functions write into it.
  let keysRead = CircularMemo<Set<EnvironmentKey>>([])
  let writtenKeys = CircularMemo<Set<EnvironmentKey>>([])
  let statedKeys = DeclMemo<[StatedKey]>()
  let toldStyles = DeclMemo<[ToldStyle]>()
  let tabulatingParameterLists = DeclMemo<[Int]>()
  let transformingModifiers = CircularMemo(false)
  /// The views below a view, and those of them that read the environment around it.
  let viewsInViews = DeclMemo<[DeclID]>()
  let environmentReaders = DeclMemo<[EnvironmentKey: [String]]>()
  /// Which functions may make another view of the one that they are called on.
  let endingFunctions = CircularMemo(false)
  /// Which properties of views are assigned.
  let followersInTypes = DeclMemo<[DeclID: Set<DeclID>]>()
  let followedProperties = Memo<Name, [FollowedProperty]>()
  let environmentsInPlaces = CircularMemo(WrittenEnvironment())
  /// By the bodies of modifiers, whether they leave the view that they are put on where it is.
  let stayingContents = CircularMemo(true)
  let placedChildrenOfViews = DeclMemo<[ChildInput]>()
  let observableProperties = DeclMemo<Bool>()
  let updatingMembers = DeclMemo<DeclID?>()

  let reassignedProperties = DeclMemo<Bool>()
  /// Whether computed properties say themselves who reads them.
  let observedByHand = DeclMemo<Bool>()
  let inheritances: DeclMemo<[Inheritance]>
  let unknownInheritances: DeclMemo<Bool>
  let ancestorLists: DeclMemo<[DeclID]>
  let conditionalAncestorSets: DeclMemo<Set<DeclID>>
  let superclasses: DeclMemo<TypeID?>
  let memberLists: Memo<MemberKey, MemberList>
  let topLevelLists: Memo<LookUpKey, [DeclID]>
  let namesakes: Memo<NamesakeKey, Namesakes>
  /// What `.name` may mean where a type is expected.
  let implicitLists = Memo<ImplicitKey, [Candidate]>()
  let catalogueLists: Memo<Name, [DeclID]>
  let operatorResults: Memo<OperatorCall, TypeID>
  /// What operators may mean, by the types of their operands.
  let operatorLists = Memo<OperatorCall, [Candidate]>()
  let conformances: Memo<ConformanceKey, Conformance?>
  let associatedTypes: Memo<ConformanceKey, TypeID>
  let underlyingTypes: DeclMemo<[TypeID]>
  let opaqueConstraintLists: Memo<OpaqueKey, [TypeID]>
  /// The declarations that calls may mean, by what is called and the labels of the arguments.
  private let overloadTable = OverloadTable()
  /// What calls were found to mean and to give.
  let callAnswers: Memo<CallKey, CallAnswer>
  /// Whether SwiftUI's own name for a type is established; `nil` where that has to be asked again.
  let establishedTypes: Memo<TypeID, Bool?>
  let shapes = ShapeTable()
  let bodyMemos = BodyMemos()
  let recentRecords = RecentRecords()
  /// The file of whose declarations the records are wanted.
  var recordedFile: FileID?
  /// What calls of builders' methods give, and how many mistakes are in them.
  let builderCalls: Memo<BuilderCall, (type: TypeID, mistakes: Int)>
  let builderMethods: Memo<BuilderCall, [Candidate]>
  let wrapperTypes: DeclMemo<TypeID>
  let wrapperLists: DeclMemo<[WrapperUse]>
  let catalogueTypes: Memo<Name, DeclID?>
  var knownTypes = [DeclID??](repeating: nil, count: KnownType.allCases.count)
  /// The same as types, those that are not generic.
  private var knownPlainTypes = [TypeID?](repeating: nil, count: KnownType.allCases.count)
  /// The catalogue's protocols of special kinds of views, as shapes are.
  lazy var kindsOfView = protocolsRefining(.view)
  private var knownOpenArgument: TypeID?
  /// The generic parameters of the body being checked and what is required of them there.
  var environment = GenericContext()
  /// The functions whose parameters are said to be `some P`, by what stands for that.
  var ownersOfImplicitParameters: [DeclID: DeclID] = [:]
  /// The names of properties that some class of the program overrides, once asked for.
  var overriddenNames: Set<Name>?
  /// How many types' inheritance is being worked out: until it is known, what is asked of it is not kept.
  var openInheritances = 0
  /// What is being worked out right now: asking for it again is a circle.
  private let inProgress = RequestStack()
  /// The type whose conformance or associated type is being worked out, innermost; `nil` where something else has been
  /// asked since.
  private var typeAskedAbout: TypeID?
  /// Whether it is answering a question, so that an answer now may be cut short by a circle.
  var isWorking: Bool { !inProgress.isEmpty }

  /// How many expressions have been typed and overloads opened: what the time goes into.
  private(set) var work = 0

  @inline(__always)
  func countWork(_ steps: Int = 1) { work &+= steps }

  /// A question that can be asked while it is being answered.
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

    /// The type whose parts a question is about.
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

  /// An analyzer that knows nothing yet: making one costs little.
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

  /// An analyzer of a program in which only the bodies of a file differ from another one's: it keeps what that one knows
  /// of the other files, and takes over its types, so that the old one must not be asked any more.
  init(_ program: Program, keeping old: Analyzer, without file: FileID) {
    self.program = program
    types = old.types
    let types = old.types
    // A parameter `some P` is named by its node, which may be another one now.
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

  /// Answers a request unless it is already being answered: then it depends on itself.
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

  /// Whether the question about a type in which another one is asked leads on to ever larger types, as
  /// `extension Array: P where Array<Array<Element>>: P` does. This is seen by the two types alone, so that it does not
  /// depend on what has been asked before.
  func isGrowing(_ type: TypeID) -> Bool {
    guard let typeAskedAbout else { return false }
    let depth = types.depth(type)
    return depth > Analyzer.maximumGrowth && depth > types.depth(typeAskedAbout)
  }

  /// Up to this depth a type may be asked about by smaller ones. Where each leads to two, that is some thousand types.
  private static let maximumGrowth = 12

  /// The overload set of a call.
  ///
  /// - Parameters:
  ///   - isSettled: whether the candidates' signatures are known for good.
  ///   - viable: those candidates that fit, with the parameters that the arguments are for.
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

  /// A type or function in a body: what a `ProgramFile` has for those outside.
  struct LocalDecl {
    var decl: Decl
    var tree: SyntaxTree
    var context: Context
    /// The result builder of the statements of a closure at the top of a file.
    var builder: Name = "ViewBuilder"
  }

  /// Takes in a type or function of a body and gives it a number.
  @discardableResult
  func add(_ local: LocalDecl) -> DeclID {
    // Taken out to be changed: see `TypeTable.add`.
    var decls = localDecls
    localDecls = []
    let id = DeclID(.local, decls.count)
    decls.append(local)
    localDecls = decls
    if local.decl.parent == Decl.none, local.decl.kind.isType {
      localTypes[LookUpKey(file: local.context.file, name: local.decl.name)] = id
    }
    return id
  }

  /// What is known of a declaration without looking at its node. It must be one of this program or of a body in it.
  @inline(__always)
  public func decl(_ id: DeclID) -> Decl {
    id.file == .local ? localDecls[Int(id.index)].decl : program.decl(id)
  }

  /// The node that declares it: see `Decl.node`.
  public func node(of id: DeclID) -> SyntaxNode {
    guard id.file == .local else { return program.node(of: id) }
    let local = localDecls[Int(id.index)]
    return local.tree.node(local.decl.node)
  }

  /// Another node of the tree that a declaration is in.
  public func node(_ node: NodeID, of id: DeclID) -> SyntaxNode {
    id.file == .local ? localDecls[Int(id.index)].tree.node(node) : program.file(id.file).tree.node(node)
  }

  /// The node with its modifiers and attributes: see `Decl.header`.
  public func header(of id: DeclID) -> SyntaxNode {
    guard id.file == .local else { return program.header(of: id) }
    let local = localDecls[Int(id.index)]
    return local.tree.node(local.decl.header)
  }

  /// The type, extension or function that it stands in; `nil` at the top of a file, or of a statement in a body.
  public func parent(of id: DeclID) -> DeclID? {
    guard id.file == .local else { return program.parent(of: id) }
    let parent = localDecls[Int(id.index)].decl.parent
    return parent == Decl.none ? nil : DeclID(.local, Int(parent))
  }

  /// The direct children of a declaration, in the order of the source.
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

  /// The generic parameters that a declaration itself declares: its first children.
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

  /// The members of a type declared in it or in an extension.
  public func directMembers(of owner: DeclID, named name: Name) -> [DeclID] {
    guard owner.file == .local else { return program.members(of: owner, named: name) }
    return children(of: owner).filter { decl($0).name == name && decl($0).kind != .genericParameter }
  }

  // MARK: Where a name stands

  /// Where a name stands: decides what it can mean.
  struct Context: Hashable {
    var file: FileID
    /// The innermost declaration around it.
    var decl: DeclID?
    /// In the head of that declaration, where what it inherits is not known yet.
    var isInHead = false
    /// In what that declaration says of its generic parameters, where its members are not seen either.
    var isInParameters = false

    /// The list of generic parameters of the same declaration.
    var parameterList: Context {
      var list = head
      list.isInParameters = true
      return list
    }

    /// The head of the same declaration.
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

  /// The context that a declaration stands in.
  func context(around id: DeclID) -> Context {
    if let parent = parent(of: id) { return context(inside: parent) }
    return id.file == .local ? localDecls[Int(id.index)].context : Context(file: id.file, decl: nil)
  }

  /// The type or extension that a declaration is a member of.
  public func owner(of id: DeclID) -> DeclID? {
    guard let parent = parent(of: id) else { return nil }
    let kind = decl(parent).kind
    return kind.isNominal || kind == .extension ? parent : nil
  }

  /// The type or extension around a context, the innermost.
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

  /// A generic argument that nothing tells.
  var openArgument: TypeID {
    if let known = knownOpenArgument { return known }
    let made = hole(.notInferred, "a generic argument")
    knownOpenArgument = made
    return made
  }

  // MARK: Types the language knows

  /// The declaration of a type that the language itself speaks of; `nil` if the catalogue has none.
  public func knownDecl(_ type: KnownType) -> DeclID? {
    if let known = knownTypes[type.rawValue] { return known }
    let found = catalogueType(named: Name(type.name))
    var known = knownTypes
    knownTypes = []
    known[type.rawValue] = .some(found)
    knownTypes = known
    return found
  }

  /// The type of the catalogue of any name.
  public func knownDecl(_ name: Name) -> DeclID? {
    if let known = catalogueTypes[name] { return known }
    let found = catalogueType(named: name)
    catalogueTypes[name] = .some(found)
    return found
  }

  /// The type of the catalogue of a name, what an alias stands for; a hole if the catalogue has none.
  public func known(_ name: Name, _ arguments: [TypeID] = []) -> TypeID {
    guard let decl = knownDecl(name) else { return hole(.unresolvedName, name.text) }
    if self.decl(decl).kind == .alias { return aliasedType(decl, arguments) }
    return types.nominal(decl, arguments)
  }

  /// Whether a type is the catalogue's of a name, whatever its arguments are.
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

  /// A type that the language itself speaks of, what an alias stands for; a hole if the catalogue has none.
  public func known(_ type: KnownType, _ arguments: [TypeID] = []) -> TypeID {
    guard arguments.isEmpty else { return makeKnown(type, arguments) }
    if let known = knownPlainTypes[type.rawValue] { return known }
    let made = makeKnown(type, [])
    // An alias that is being resolved is not known yet.
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

  /// Whether a type is a known nominal type; then its arguments are what it is of.
  public func isKnown(_ type: TypeID, _ known: KnownType) -> Bool {
    types.kind(type) == .nominal && types.decl(type) == knownDecl(known)
  }

  /// `T` of `T?`
  public func wrapped(_ type: TypeID) -> TypeID? {
    isKnown(type, .optional) ? types.argument(type, 0) : nil
  }
}
