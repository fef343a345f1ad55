import ViewLayout
import ViewSemantics
import ViewSource
import ViewSyntax

/// Runs bodies of a program: its own and the catalogue's, which are run alike.
///
/// Belongs to one thread, as its analyzer does; what it runs takes stack, so the thread needs a deep one.
public final class Interpreter {
  /// Its own, which no other interpreter uses: analyses stay known from one evaluation to the next.
  public let analyzer: Analyzer
  /// What `print` has written, a line each.
  public internal(set) var output: [String] = []
  /// What could not be done as written, each once.
  public internal(set) var notes: [Fault] = []

  /// Steps that one evaluation may take.
  public var stepLimit = 20_000_000
  /// Calls that may be in each other.
  public var depthLimit = 2_000
  /// More views than this are not made: views that show each other twice are a million after twenty.
  public var viewLimit = 100_000
  var steps = 0
  var depth = 0

  var records = DeclMap<RecordBox>()
  var layouts = DeclMap<FieldLayout>()
  var statics: [StaticKey: Box] = [:]
  var catalogueNames = DeclMap<String>()
  var lastWantedTypes = DeclMap<(substitution: Substitution, types: [TypeID?])>()
  var fieldDefaults = DeclMap<FieldDefault>()
  var primitives = DeclMap<Primitive?>()
  private var implementations = DeclTypeMap<DeclID>()
  var memberMemo: [MemberKey: [DeclID]] = [:]
  var builders: [TypeID: BuilderMethods] = [:]
  /// The builder asked for last: mostly it is the next too.
  var lastBuilder: (type: TypeID, methods: BuilderMethods)?
  var anonymousCounts: [NodeKey: Int] = [:]
  var stringPartsMemo: [NodeKey: [StringLiteral.Part]] = [:]
  var interpolatedMemo: [TypeID: TypeID?] = [:]
  /// How often a value of an environment was asked for.
  var environmentReads = 0
  /// The styles that styles of the catalogue paint as, whatever the environment.
  var derivedStyles: [ValueKey: Value] = [:]
  /// What is painted with where nothing says otherwise, in dark and in light.
  var plainForegrounds: [Bool: Paint] = [:]
  /// The sizes of type by their cases in the catalogue.
  var typeSizes: [DeclID: DynamicTypeSize] = [:]
  private var surroundingsMemo = DeclTypeMap<Substitution>()
  private var insideMemo = DeclTypeMap<Substitution>()
  let known: KnownTypes
  let primitiveTable = PrimitiveTable()
  private var noteKeys: Set<String> = []
  /// Stands for an argument that is not given.
  let notGiven = Box(.uninitialized)
  /// The subviews of the layouts that are being asked, innermost last.
  var layoutSubviews: [LayoutSubviews] = []
  /// The error on its way to a `catch`.
  var thrownError = Value.void
  var randomState: UInt64 = 1
  /// The environment of the view whose body runs.
  var environment = EnvironmentStorage()

  /// Runs nothing yet.
  public init(_ program: Program) {
    analyzer = Analyzer(program)
    known = KnownTypes(analyzer)
  }

  var types: TypeTable { analyzer.types }

  struct StaticKey: Hashable {
    var decl: DeclID
    var type: TypeID?
  }

  struct MemberKey: Hashable {
    var name: Name
    var type: TypeID
  }

  struct NodeKey: Hashable {
    var file: FileID
    var node: NodeID
  }

  // MARK: What is known of declarations

  func record(of id: DeclID) -> RecordBox {
    if let known = records[id] { return known }
    let file = analyzer.fileOfSource(id).flatMap { analyzer.program.userFiles.contains(Int($0.index)) ? $0 : nil }
    let decl = analyzer.decl(id)
    let node = analyzer.node(of: id)
    let isCalled = decl.kind == .function || decl.kind == .initializer || decl.kind == .subscriptDecl
    let record = RecordBox(
      analyzer.record(of: id), userFile: file, body: accessor(.getKeyword, of: node) ?? node.child(.codeBlock),
      parameters: isCalled ? analyzer.signature(of: id).parameters : [])
    records[id] = record
    return record
  }

  /// The member that a use of `member` means in a type that is known now.
  func implementation(of member: DeclID, in type: TypeID?) -> DeclID {
    guard let type, types.kind(type) == .nominal else { return member }
    if let known = implementations[member, type] { return known }
    let found = analyzer.implementation(of: member, in: type)
    implementations[member, type] = found
    return found
  }

  func members(_ name: Name, of type: TypeID) -> [DeclID] {
    let key = MemberKey(name: name, type: type)
    if let known = memberMemo[key] { return known }
    let found = analyzer.members(name, of: type)
    memberMemo[key] = found
    return found
  }

  /// The type behind a written one, in the body that runs.
  func concrete(_ type: TypeID, _ frame: Frame) -> TypeID { concrete(type, frame.substitution) }

  func concrete(_ type: TypeID, _ substitution: Substitution) -> TypeID {
    analyzer.resolvingOpaque(analyzer.substitute(type, substitution))
  }

  /// What the parameters of a type stand for inside of it.
  func surroundings(inside type: TypeID, _ nominal: DeclID) -> Substitution {
    if let known = insideMemo[nominal, type] { return known }
    let found = surroundings(of: analyzer.children(of: nominal).first ?? nominal, in: type)
    insideMemo[nominal, type] = found
    return found
  }

  func surroundings(of member: DeclID, in type: TypeID?) -> Substitution {
    guard let type else { return Substitution() }
    if let known = surroundingsMemo[member, type] { return known }
    let found = analyzer.surroundings(of: member, in: type)
    surroundingsMemo[member, type] = found
    return found
  }

  // MARK: Limits and places

  func step() throws {
    steps += 1
    if steps > stepLimit { throw Interruption.fault(Fault(.limit, "the step limit of \(stepLimit) is reached")) }
  }

  /// Takes as many steps as a value has parts that is made at once; one that is too large is not made and takes none.
  func step(_ count: Int, times: Int = 1) throws {
    let (product, isTooMany) = max(0, count).multipliedReportingOverflow(by: max(0, times))
    if isTooMany || product > stepLimit - steps {
      throw Interruption.fault(Fault(.limit, "a value of so many parts would go over the step limit of \(stepLimit)"))
    }
    steps += product
  }

  /// Takes steps for a value that is put together from two: as many as it is larger than the larger one. A value that
  /// is joined with itself again and again so reaches the limit before it fills the memory.
  func step(joining left: Int, _ right: Int) throws { try step(min(left, right)) }

  /// Runs what one call does, unless too many calls are in each other already.
  @inline(__always)
  func nested<Result>(_ body: () throws -> Result) throws -> Result {
    depth += 1
    defer { depth -= 1 }
    if depth > depthLimit {
      throw Interruption.fault(Fault(.limit, "more than \(depthLimit) calls are in each other"))
    }
    return try body()
  }

  /// The place of a node, if it is in the program itself.
  func place(of node: SyntaxNode, _ frame: Frame) -> SourcePlace? { place(of: node, in: frame.decl) }

  func place(of node: SyntaxNode, in decl: DeclID) -> SourcePlace? {
    guard let file = file(of: decl) else { return nil }
    let position = file.source.lineIndex.position(of: node.range.start)
    return SourcePlace(path: file.source.path, line: position.line, column: position.column)
  }

  /// The program's file that a declaration is in.
  private func file(of decl: DeclID) -> ProgramFile? {
    guard let id = analyzer.fileOfSource(decl), analyzer.program.userFiles.contains(Int(id.index)) else { return nil }
    return analyzer.program.file(id)
  }

  /// The place in the source of the call that made a value.
  public func place(of origin: Origin) -> SourcePlace {
    let file = analyzer.program.file(origin.file)
    let position = file.source.lineIndex.position(of: file.node(origin.node).range.start)
    return SourcePlace(path: file.source.path, line: position.line, column: position.column)
  }

  /// Says something once.
  func note(_ fault: Fault) {
    if noteKeys.insert(fault.message).inserted { notes.append(fault) }
  }
}

/// The types that values of the interpreter's own stand for.
struct KnownTypes {
  let optional, array, dictionary, string, substring, character, int, double, float, cgFloat, bool, range,
    closedRange, localizedStringKey, binaryInteger, binaryFloatingPoint: DeclID?

  init(_ analyzer: Analyzer) {
    optional = analyzer.knownDecl("Optional")
    array = analyzer.knownDecl("Array")
    dictionary = analyzer.knownDecl("Dictionary")
    string = analyzer.knownDecl("String")
    substring = analyzer.knownDecl("Substring")
    character = analyzer.knownDecl("Character")
    int = analyzer.knownDecl("Int")
    double = analyzer.knownDecl("Double")
    float = analyzer.knownDecl("Float")
    cgFloat = analyzer.knownDecl("CGFloat")
    bool = analyzer.knownDecl("Bool")
    range = analyzer.knownDecl("Range")
    closedRange = analyzer.knownDecl("ClosedRange")
    localizedStringKey = analyzer.knownDecl("LocalizedStringKey")
    binaryInteger = analyzer.knownDecl("BinaryInteger")
    binaryFloatingPoint = analyzer.knownDecl("BinaryFloatingPoint")
  }
}

/// The stored properties of a type, the superclass's first.
struct FieldLayout {
  var fields: [DeclID] = []
  var names: [Name] = []
  private var places: [Name: Int] = [:]

  mutating func add(_ decl: DeclID, _ name: Name) {
    places[name] = fields.count
    fields.append(decl)
    names.append(name)
  }

  /// Few fields are found faster one after another.
  subscript(name: Name) -> Int? { names.count <= 8 ? names.lastIndex(of: name) : places[name] }
}
