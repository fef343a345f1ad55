import ViewSemantics
import ViewSource
import ViewSyntax

/// The lowered form of one body: of a function, accessor, closure or initial value, for one set of concrete types.
///
/// A frame's registers are: the parameters (`self` first), what a closure or local function captured, then variables and
/// temporaries. The registers of `inout` parameters and of a mutating `self` hold the new values when the code returns.
final class Code {
  /// For a stack of calls: `Account.withdraw(_:)`.
  let name: String
  /// What it is lowered from when it is first called; `nil` afterwards.
  var source: CodeSource?
  var instructions: [Instruction] = []
  /// How many registers a frame has.
  var registerCount = 0
  /// How many values a call gives: parameters with `self`, without captures.
  var parameterCount = 0
  /// How many values that a local function captured a call of it gives behind its parameters.
  var captureCount = 0
  /// The registers that may hold references and are no `inout` parameters: emptied when a frame ends.
  var references: [Int32] = []
  var constants: [Value] = []
  var callees: [Code] = []
  var natives: [NativeBinding] = []
  var dispatches: [DispatchSite] = []
  var sites: [Site] = []
  /// Where errors go, innermost first.
  var handlers: [Handler] = []
  /// The node of each instruction.
  var nodes: [NodeID?] = []
  /// For each instruction the number of its origin, counted from one; zero, or nothing at all, for its own ones.
  var instructionOrigins: [UInt16] = []
  /// What was put in the place of calls.
  var origins: [Origin] = []
  var file: FileID?
  /// What the generic parameters stand for.
  var typeArguments: [TypeID] = []
  /// Its number among all code that is linked or called by linked code.
  var number: Int?
  /// Where its instructions begin among those of all code, once it is linked.
  var start = 0

  init(name: String, _ source: CodeSource? = nil) {
    self.name = name
    self.source = source
  }

  /// What could not be lowered to its end is as it was before.
  func forgetInstructions(_ source: CodeSource) {
    self.source = source
    instructions = []
    nodes = []
    instructionOrigins = []
    origins = []
    handlers = []
  }

  /// An error thrown by an instruction of a range is put into a register and the code goes on at the target.
  struct Handler {
    var range: Range<Int32>
    var target: Int32
    var register: Int32
    /// Whether it takes faults, and not errors.
    var takesFaults = false
    /// Whether of the faults only those of what is not there.
    var takesOnlyMissing = false

    /// The same handler, where the instructions are at other places.
    func moved(to places: [Int32]) -> Handler {
      var moved = self
      moved.range = places[Int(range.lowerBound)]..<places[Int(range.upperBound)]
      moved.target = places[Int(target)]
      return moved
    }
  }

  /// The innermost handler that covers an instruction.
  ///
  /// - Parameter isMissing: Whether the fault is of what is not there.
  func handler(at pc: Int, ofFaults takesFaults: Bool, isMissing: Bool = true) -> Handler? {
    handlers.first {
      $0.takesFaults == takesFaults && (isMissing || !$0.takesOnlyMissing) && $0.range.contains(Int32(pc))
    }
  }

  /// Code that stands in the place of a call of it.
  struct Origin {
    var code: String
    var file: FileID?
    /// The call, in the code of `outer`.
    var node: NodeID?
    /// The number of the origin that the call is from; zero for the code itself.
    var outer: Int
  }

  /// What an instruction needs to know that does not fit into it.
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

/// What a body is lowered from.
enum CodeSource {
  case resolved(ResolvedBody, FunctionID, Substitution, selfType: TypeID?)
  case synthesized((Machine, Code) throws -> Void)
}

/// Native code with what a call of it means.
final class NativeBinding {
  let code: Native
  let site: NativeSite
  /// How many values it is given, `self` among them.
  let count: Int
  /// The values that it may change.
  let changed: [Int]

  init(code: @escaping Native, site: NativeSite, count: Int, changed: [Int]) {
    self.code = code
    self.site = site
    self.count = count
    self.changed = changed
  }
}

/// A call whose target depends on the type that `self` has while running.
final class DispatchSite {
  let decl: DeclID
  let part: BodyPart
  let generics: [TypeID]
  /// The static type of `self`.
  let base: TypeID?
  let count: Int
  let name: String
  /// Whether the first value is the type that a static member or initialiser is reached through.
  let isStatic: Bool
  /// The target for each type that was met, the last one first.
  @safe @exclusivity(unchecked) var lastType: TypeID?
  var lastTarget: CallTarget?
  /// The number of the last target's code, where an object or existential with the last type is all that needs to be known;
  /// else negative.
  @safe @exclusivity(unchecked) var lastNumber = -1
  var targets: [TypeID: CallTarget] = [:]
  /// The existentials among the values whose types generic parameters stand for; then `self` decides nothing.
  var openings: [Opening] = []
  var hasSelf = false
  /// Of a call of a function in a body what makes its code.
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

  /// Whether the type of the object or existential that it is called on decides alone.
  func takesTypeOfBox(_ machine: Machine) -> Bool {
    guard !isStatic, openings.isEmpty else { return false }
    guard let base else { return true }
    return !machine.isOptional(base) && machine.types.kind(base) != .metatype
  }
}

/// What a call ends up at.
enum CallTarget {
  case code(Code)
  case native(NativeBinding)
}
