import ViewSemantics
import ViewSource
import ViewSyntax

/// The lowered form of one body (function, accessor, closure or initial value) for one set of concrete types.
///
/// The registers of a frame hold the parameters (`self` first), the captures of a closure or local function, then
/// variables and temporaries. On return, the registers of `inout` parameters and of a mutating `self` hold the new
/// values.
final class Code {
  /// The name in stack traces: `Account.withdraw(_:)`.
  let name: String
  /// The source that the first call lowers; `nil` afterwards.
  var source: CodeSource?
  var instructions: [Instruction] = []
  /// The number of registers in a frame.
  var registerCount = 0
  /// The number of arguments of a call: the parameters including `self`, without captures.
  var parameterCount = 0
  /// The number of captured values that a call of a local function passes after its arguments.
  var captureCount = 0
  /// The registers that may hold references and are not `inout` parameters. They are cleared when a frame ends.
  var references: [Int32] = []
  var constants: [Value] = []
  var callees: [Code] = []
  var natives: [NativeBinding] = []
  var dispatches: [DispatchSite] = []
  var sites: [Site] = []
  /// The error and fault handlers, innermost first.
  var handlers: [Handler] = []
  /// The syntax node of each instruction.
  var nodes: [NodeID?] = []
  /// For each instruction the one-based index of its origin in `origins`. Zero or a missing entry marks an instruction
  /// that was not inlined.
  var instructionOrigins: [UInt16] = []
  /// The inlined calls.
  var origins: [Origin] = []
  var file: FileID?
  /// The concrete types of the generic parameters.
  var typeArguments: [TypeID] = []
  /// The index among all code that is linked or called by linked code.
  var number: Int?
  /// The index of the first instruction in the linked code.
  var start = 0

  init(name: String, _ source: CodeSource? = nil) {
    self.name = name
    self.source = source
  }

  /// Restores the state before lowering, for code whose lowering failed.
  func forgetInstructions(_ source: CodeSource?) {
    self.source = source
    instructions = []
    nodes = []
    instructionOrigins = []
    origins = []
    handlers = []
  }

  /// An exception handler: an error thrown in `range` is stored in `register` and execution continues at `target`.
  struct Handler {
    var range: Range<Int32>
    var target: Int32
    var register: Int32
    /// Whether it handles faults instead of errors.
    var takesFaults = false
    /// Whether it handles only faults caused by an absent value.
    var takesOnlyMissing = false

    /// The handler with its instruction indices translated by `places`.
    func moved(to places: [Int32]) -> Handler {
      var moved = self
      moved.range = places[Int(range.lowerBound)]..<places[Int(range.upperBound)]
      moved.target = places[Int(target)]
      return moved
    }
  }

  /// The innermost handler that covers an instruction.
  ///
  /// - Parameter isMissing: Whether the fault is caused by an absent value.
  func handler(at pc: Int, ofFaults takesFaults: Bool, isMissing: Bool = true) -> Handler? {
    handlers.first {
      $0.takesFaults == takesFaults && (isMissing || !$0.takesOnlyMissing) && $0.range.contains(Int32(pc))
    }
  }

  /// The code of a call that was inlined.
  struct Origin {
    var code: String
    var file: FileID?
    /// The call site, in the code of `outer`.
    var node: NodeID?
    /// The index of the origin that contains the call site; zero for the code itself.
    var outer: Int
  }

  /// The operands of an instruction that do not fit into its fields.
  enum Site {
    case make(TypeID, Int)
    case enumCase(TypeID, Int, Int)
    case closure(Code, [Int32])
    case types(TypeID, TypeID)
    case type(TypeID)
    case keyPath(KeyPathTemplate)
    case field(Int, TypeID)
  }
}

/// The source that a body is lowered from.
enum CodeSource {
  case resolved(ResolvedBody, FunctionID, Substitution, selfType: TypeID?)
  case synthesized((Machine, Code) throws -> Void)
}

/// A native function bound to one call site.
final class NativeBinding {
  let code: Native
  let site: NativeSite
  /// The number of arguments, including `self`.
  let count: Int
  /// The indices of the arguments that the function may change.
  let changed: [Int]

  init(code: @escaping Native, site: NativeSite, count: Int, changed: [Int]) {
    self.code = code
    self.site = site
    self.count = count
    self.changed = changed
  }
}

/// A call site whose target depends on the dynamic type of `self`.
final class DispatchSite {
  let decl: DeclID
  let part: BodyPart
  let generics: [TypeID]
  /// The static type of `self`.
  let base: TypeID?
  let count: Int
  let name: String
  /// Whether the first argument is the metatype through which a static member or initializer is called.
  let isStatic: Bool
  /// The targets that the dynamic type of the object or existential alone determines, by their code numbers.
  @safe @exclusivity(unchecked) var cache = DispatchCache()
  /// The target of the most recent dynamic type. `targets` holds all of them.
  var lastType: TypeID?
  var lastTarget: CallTarget?
  var targets: [TypeID: CallTarget] = [:]
  /// The existential arguments whose dynamic types bind generic parameters. If there are any, `self` alone does not
  /// determine the target.
  var openings: [Opening] = []
  var hasSelf = false
  /// For a call of a local function: the closure that creates its code.
  var local: ((Machine, Substitution) throws -> Code)?
  var openedCode: [[TypeID]: Code] = [:]

  init(
    _ decl: DeclID, _ part: BodyPart, _ generics: [TypeID], base: TypeID?, count: Int, name: String,
    isStatic: Bool = false
  ) {
    self.decl = decl
    self.part = part
    self.generics = generics
    self.base = base
    self.count = count
    self.name = name
    self.isStatic = isStatic
  }

  /// Whether the dynamic type of the receiver (object or existential) alone determines the target.
  func takesTypeOfBox(_ machine: Machine) -> Bool {
    guard !isStatic, openings.isEmpty else { return false }
    guard let base else { return true }
    return !machine.isOptional(base) && machine.types.kind(base) != .metatype
  }
}

/// The resolved target of a call.
enum CallTarget {
  case code(Code)
  case native(NativeBinding)
}
