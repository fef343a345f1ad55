import ViewSemantics
import ViewSource
import ViewSyntax

/// Runs Swift code: the bodies of a program and of the catalogue.
///
/// A declaration is lowered once for each set of concrete types (`Lowering`), and the run loop executes the
/// instructions. A machine belongs to one thread, like its analyzer.
public final class Machine {
  public let analyzer: Analyzer
  public var types: TypeTable { analyzer.types }
  let known: KnownDecls
  let natives: NativeTable
  let native = NativeState()

  /// The output of `print`, unless `write` is set.
  public internal(set) var output = ""
  /// Receives the output in pieces.
  public var write: ((String) -> Void)?

  /// Returns the response body in bytes for a request URL; `nil` if it fails. Without it there is no network.
  public var network: ((String) -> [UInt8]?)?

  /// Returns the contents of a bundle resource by name; `nil` if there is none.
  public var findResource: ((String) -> [UInt8]?)?

  /// Receives the reason and location of each absent value.
  public var reportAbsence: ((String, SourcePlace?) -> Void)?
  /// Whether an absent value has occurred.
  @safe @exclusivity(unchecked) public internal(set) var hasAbsence = false
  /// Whether the program imports missing modules, so that anything may be absent.
  lazy var lacksModules = analyzer.lacksModules
  /// The cache of `isRelationship`.
  var relationships: [DeclID: Bool] = [:]
  /// The first absent value of the current run. Later faults may be its consequences.
  @safe @exclusivity(unchecked) var absenceInRun: String?

  /// Maps the wrapper of a local variable to the one that the host keeps between runs. Receives the variable's name,
  /// the wrapper and its type.
  public var keepVariable: ((String, Value, TypeID) throws -> Value)?

  /// The owner of the machine, for the host's native functions.
  public weak var host: AnyObject?

  /// Receives the listing of each piece of code when it is lowered.
  public var showCode: ((String) -> Void)?

  /// The locale identifier of the program's environment.
  public var region = "en_US"

  /// The start of the program's clock in seconds since 2001-01-01: a fixed date, so that runs are reproducible.
  public var startTime = 788_918_400.0

  /// The time zone identifier of the program's environment.
  public var zone = "GMT"

  /// The limits of one evaluation.
  @safe @exclusivity(unchecked) public var limits = Limits()

  /// Limits of an evaluation.
  public struct Limits: Sendable {
    /// The maximum number of backward jumps and calls.
    public var fuel = 2_000_000_000
    /// The maximum call depth.
    public var depth = 20_000
    /// The maximum number of elements of a collection or bytes of a string.
    public var room = 100_000_000
    /// The maximum number of values on the stack.
    public var stack = 4_000_000
    /// The maximum memory of values in bytes.
    public var memory = 1 << 30

    public init() {}
  }

  /// Creates a machine for a program.
  ///
  /// - Parameter addNatives: Adds the host's native functions for catalogue declarations.
  public init(_ program: Program, addNatives: (inout NativeTable) -> Void = { _ in }) {
    analyzer = Analyzer(program)
    var natives = NativeTable()
    addNatives(&natives)
    self.natives = natives
    analyzer.typesContentOfUnknown = !natives.faultContainingBuilders.isEmpty
    known = KnownDecls(analyzer)
    emptyBody = ResolvedBody.empty
    fuel = limits.fuel
    objectHome.attach(self)
  }

  deinit { objectHome.detach() }

  /// The printed addresses of objects.
  var shownAddresses: [Int: Int] = [:]

  // Caches by key.
  var codes: [CodeKey: Code] = [:]
  var resolvedBodies: [ResolvedKey: ResolvedBody?] = [:]
  var instances: [DeclID: Int] = [:]
  var referenceTypes: [TypeID: Bool] = [:]
  var integerWidths: [DeclID: (bits: Int, isSigned: Bool)?] = [:]
  var metatypes: [TypeID: MetatypeBox] = [:]
  var fieldLists: [DeclID: [DeclID]] = [:]
  var fieldPlaces: [DeclID: [DeclID: Int]] = [:]
  var namedFields: [DeclID: [(name: String, index: Int)]] = [:]
  /// The cached names of catalogue types.
  var catalogueNames: [DeclID: String] = [:]
  /// The cached locations of origins; `nil` for locations outside of the program.
  var originPlaces: [UInt32: SourcePlace?] = [:]
  var lentNames: [DeclID: [Name]?] = [:]
  var observerLists: [DeclID: PropertyObservers?] = [:]
  var tags: [DeclID: Int] = [:]
  var caseLists: [DeclID: [DeclID]] = [:]
  var plainCases: [CaseKey: EnumBox] = [:]
  var rawValueLists: [TypeID: [Value]] = [:]
  var surroundingsMemo: [MemberKey: Substitution] = [:]
  var conversions: [TypePair: [ConversionStep]] = [:]
  var functionAdapters: [TypePair: Code] = [:]
  var castMemo: [TypePair: Bool] = [:]
  var knownOverriddenNames: Set<Name>?
  var knownNamesOverriddenInCatalogue: Set<Name>?
  var equalityPlans: [TypeID: EqualityPlan] = [:]
  var hashPlans: [TypeID: EqualityPlan] = [:]

  var listCapacities = ListCapacities()

  // Global variables and static properties.
  @safe @exclusivity(unchecked) var globals: [Value] = []
  @safe @exclusivity(unchecked) var globalStates: [GlobalState] = []
  var globalNumbers: [GlobalKey: Int] = [:]
  var globalDecls: [(decl: DeclID, type: TypeID?)] = []

  /// The initialization state of a global.
  enum GlobalState {
    case new(DeclID, TypeID?)
    case running
    case ready
  }

  /// The call locations that values may refer to.
  var origins: [(file: FileID, node: NodeID)] = []

  /// All lowered code.
  @safe @exclusivity(unchecked) var linked = LinkedCode()
  /// The nesting depth of lowering for inlining.
  var inlining = 0

  // Memory.
  let objectHome = ObjectHome()
  @safe @exclusivity(unchecked) var counts: UInt32 = 0
  /// The remaining bytes of allocation until the next memory count.
  @safe @exclusivity(unchecked) var room = 0
  /// The largest result of a memory count, in bytes.
  public internal(set) var peakMemory = 0

  // The run.
  let scheduler = Scheduler()
  let observation = Observation()
  // Each access reads or writes a whole number, so accesses never overlap.
  @safe @exclusivity(unchecked) var fuel = 0
  @safe @exclusivity(unchecked) var depth = 0
  var spareFibers: [Fiber] = []
  let emptyBody: ResolvedBody
  private(set) lazy var intType = analyzer.known("Int")
  /// Whether the program can observe the end of an object's lifetime: it has a `deinit` or a weak reference, or it
  /// subscribes to publishers.
  private(set) lazy var observesLifetimes = findLifetimes()
  /// The cached `deinit` code of concrete types.
  var deinitializers: [TypeID: Code?] = [:]
  lazy var keyPathReader = makeKeyPathReader()
  lazy var keyPathWriter = makeKeyPathWriter()
  /// The native functions of `async let`: one starts a task, the other awaits its value.
  lazy var taskStarter = NativeBinding(
    code: { call in
      let task = call.machine.scheduler.add(try call.closure(0))
      call.machine.scheduler.current?.children.append(task)
      return .int(task.id)
    }, site: languageSite, count: 1, changed: [])
  lazy var taskReader = NativeBinding(
    code: { call in try call.machine.value(of: call.machine.scheduler.tasks[try call.int(0)]) }, site: languageSite,
    count: 1, changed: [])

  private func findLifetimes() -> Bool {
    analyzer.program.userFileIDs.contains { file in
      analyzer.program.file(file).summary.imports.contains { $0 == "Combine" || $0 == "SwiftUI" }
        || analyzer.program.file(file).tree.root.subtree.contains { node in
          node.kind == .deinitializerDecl
            || (node.kind == .modifierList || node.kind == .closureCapture)
              && node.ownTokens.contains { node.isSpelt($0, "weak") }
        }
    }
  }

  /// Prints a line as output of the program.
  public func printLine(_ text: String) { print(text + "\n") }

  func print(_ text: String) {
    if let write { write(text) } else { output += text }
  }
}
