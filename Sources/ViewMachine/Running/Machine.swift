import ViewSemantics
import ViewSource
import ViewSyntax

/// Runs Swift: the bodies of a program and of the catalogue alike.
///
/// A declaration is lowered once for each set of concrete types that it is used with (`Lowering`); the run loop goes
/// through the instructions. Belongs to one thread, as its analyzer does.
public final class Machine {
  public let analyzer: Analyzer
  public var types: TypeTable { analyzer.types }
  let known: KnownDecls
  let natives: NativeTable
  let native = NativeState()

  /// What `print` has written. With `write` set it goes there instead.
  public internal(set) var output = ""
  /// Where output goes, a piece at a time.
  public var write: ((String) -> Void)?

  /// Answers requests by their addresses, with the bytes of the body. There is no network without it.
  public var network: ((String) -> [UInt8]?)?

  /// What a file of the program's bundle holds, by its name; `nil` if there is none.
  public var findResource: ((String) -> [UInt8]?)?

  /// Is told of what cannot be run and is left out, and where that is.
  public var reportLeftOut: ((String, SourcePlace?) -> Void)?
  /// Whether something was not there so far.
  @safe @exclusivity(unchecked) public internal(set) var hasAbsence = false
  /// Whether the program imports modules that are not here, so that something may be missing anywhere.
  lazy var lacksModules = analyzer.lacksModules
  /// Which properties relate models to each other, as far as that was asked.
  var relationships: [DeclID: Bool] = [:]
  /// What was not there first in the run under way: what goes wrong after it may go wrong for it.
  @safe @exclusivity(unchecked) var absenceInRun: String?

  /// Is given the wrapper of a variable that a host keeps from run to run, with its name and type, and gives the one to
  /// use.
  public var keepVariable: ((String, Value, TypeID) throws -> Value)?

  /// What the machine runs for: native code of a host finds it here.
  public weak var host: AnyObject?

  /// Is given the instructions of each piece of code when it is first lowered.
  public var showCode: ((String) -> Void)?

  /// `en_US`: the language and the region that the program finds itself in.
  public var region = "en_US"

  /// When the program's clock begins, in seconds since the first of January 2001: one fixed date, so that runs are alike.
  public var startTime = 788_918_400.0

  /// The identifier of the time zone that the program finds itself in.
  public var zone = "GMT"

  /// Limits on one evaluation.
  @safe @exclusivity(unchecked) public var limits = Limits()

  /// How much an evaluation may take.
  public struct Limits: Sendable {
    /// Backward jumps and calls.
    public var fuel = 2_000_000_000
    /// Calls in each other.
    public var depth = 20_000
    /// Elements of one list, or bytes of one text.
    public var room = 100_000_000
    /// Values on the stack.
    public var stack = 4_000_000
    /// Bytes that values take.
    public var memory = 1 << 30

    public init() {}
  }

  /// A machine for the bodies of a program.
  ///
  /// - Parameter addNatives: adds the host's code for declarations of the catalogue to that of the standard library.
  public init(_ program: Program, addNatives: (inout NativeTable) -> Void = { _ in }) {
    analyzer = Analyzer(program)
    var natives = NativeTable()
    addNatives(&natives)
    self.natives = natives
    analyzer.typesContentOfUnknown = !natives.faultKeepers.isEmpty
    known = KnownDecls(analyzer)
    emptyBody = ResolvedBody.empty
    fuel = limits.fuel
    objectHome.machine = self
  }

  /// The addresses of objects as they are written.
  var shownAddresses: [Int: Int] = [:]

  // What has been found out, by what it is about.
  var codes: [CodeKey: Code] = [:]
  var resolvedBodies: [ResolvedKey: ResolvedBody?] = [:]
  var instances: [DeclID: Int] = [:]
  var referenceTypes: [TypeID: Bool] = [:]
  var integerWidths: [DeclID: (bits: Int, isSigned: Bool)?] = [:]
  var metatypes: [TypeID: MetatypeBox] = [:]
  var fieldLists: [DeclID: [DeclID]] = [:]
  var fieldPlaces: [DeclID: [DeclID: Int]] = [:]
  var namedFields: [DeclID: [(name: String, index: Int)]] = [:]
  /// The names of types of the catalogue that were asked for.
  var catalogueNames: [DeclID: String] = [:]
  /// The places of origins that were asked for; `nil` of one outside of the program.
  var originPlaces: [UInt32: SourcePlace?] = [:]
  var lentNames: [DeclID: [Name]?] = [:]
  var observerLists: [DeclID: PropertyObservers?] = [:]
  var tags: [DeclID: Int] = [:]
  var caseLists: [DeclID: [DeclID]] = [:]
  var plainCases: [CaseKey: EnumBox] = [:]
  var rawValueLists: [TypeID: [Value]] = [:]
  var surroundingsMemo: [MemberKey: Substitution] = [:]
  var conversions: [TypePair: [ConversionStep]] = [:]
  var castMemo: [TypePair: Bool] = [:]
  var knownOverriddenNames: Set<Name>?
  var knownNamesOverriddenInCatalogue: Set<Name>?
  var equalityPlans: [TypeID: EqualityPlan] = [:]
  var hashPlans: [TypeID: EqualityPlan] = [:]

  var listCapacities = ListCapacities()

  // Variables at the top of files and static properties.
  @safe @exclusivity(unchecked) var globals: [Value] = []
  @safe @exclusivity(unchecked) var globalStates: [GlobalState] = []
  var globalNumbers: [GlobalKey: Int] = [:]
  var globalDecls: [(decl: DeclID, type: TypeID?)] = []

  /// What has been done for a global's first value.
  enum GlobalState {
    case new(DeclID, TypeID?)
    case running
    case ready
  }

  /// The places of calls, which values may remember.
  var origins: [(file: FileID, node: NodeID)] = []

  /// The code that has been lowered.
  @safe @exclusivity(unchecked) var linked = LinkedCode()
  /// How many pieces of code are being lowered to be put in the place of calls.
  var inlining = 0

  // Memory.
  let objectHome = ObjectHome()
  @safe @exclusivity(unchecked) var counts: UInt32 = 0
  /// How many bytes may be made before they are counted.
  @safe @exclusivity(unchecked) var room = 0
  /// The most that has been counted.
  public internal(set) var peakMemory = 0

  // The run.
  let scheduler = Scheduler()
  let observation = Observation()
  // Numbers that are read and written whole, at each run: an access to one is never in another.
  @safe @exclusivity(unchecked) var fuel = 0
  @safe @exclusivity(unchecked) var depth = 0
  var spareFibers: [Fiber] = []
  let emptyBody: ResolvedBody
  private(set) lazy var intType = analyzer.known("Int")
  /// Whether the program can tell when an object ends: it has a `deinit` or a weak reference, or it subscribes to
  /// publishers.
  private(set) lazy var showsLifetimes = findLifetimes()
  /// The `deinit` bodies, by class, with what its generic parameters stand for.
  var deinitializers: [TypeID: Code?] = [:]
  lazy var keyPathReader = makeKeyPathReader()
  lazy var keyPathWriter = makeKeyPathWriter()
  /// Native code for `async let`: begins a task, and waits for its value.
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

  /// Prints a line in the name of the program.
  public func printLine(_ text: String) { print(text + "\n") }

  func print(_ text: String) {
    if let write { write(text) } else { output += text }
  }
}
