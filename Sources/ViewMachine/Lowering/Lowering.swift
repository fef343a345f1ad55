import ViewSemantics
import ViewSource
import ViewSyntax

/// Lowers one function of a resolved body to code, for one set of concrete types.
///
/// Parameters, captures and variables have registers of their own; temporaries come after them. A temporary that may
/// hold a reference is cleared right after its use, so that a value modified in place is uniquely referenced.
final class Lowering {
  let machine: Machine
  let code: Code
  let body: ResolvedBody
  let function: FunctionID
  var substitution: Substitution
  /// The element index of the pack expansion that is being lowered.
  var packIndex: Int?
  /// The substitution outside of that expansion, where packs are whole.
  var packsAround: Substitution?
  let selfType: TypeID?

  /// The register of each variable that the function uses.
  var registers: [Int: Int] = [:]
  /// The variables that live in cells because a closure shares them.
  var cells: Set<Int> = []
  var inouts: Set<Int> = []
  /// The first register for temporaries, and the next free one.
  var firstTemporary = 0
  var top = 0
  var node: NodeID?
  var loops: [LoopLabels] = []
  /// Whether the current statement is in a `defer`.
  var isInDefer = false
  /// The `defer`s of the open scopes, each with the number of live variables before it.
  var deferred: [(statements: [ResolvedStatement], live: Int)] = []
  /// The variables of the open scopes, in order of declaration.
  var live: [VariableID] = []
  /// All variables lowered so far, including those of closed scopes.
  var declared: [VariableID] = []
  /// The nesting depth of result builder components that contain their faults.
  var componentDepth = 0
  /// The exit labels of the enclosing optional chains.
  var chains: [Label] = []
  var caseEnds: [Label] = []
  /// For each open `defer` the number of open `defer`s including it, and the first instruction that it covers.
  var deferStarts: [(count: Int, instruction: Int)] = []
  var concreteTypes: [TypeID: TypeID] = [:]
  /// The code that replaces `yield` in the `_modify` that is being lowered.
  var yielding: ((ResolvedPlace) throws -> Void)?
  var yieldDepth = 0
  var variableTypes: [Int: TypeID] = [:]

  /// The targets of `break` and `continue`.
  struct LoopLabels {
    var label: Name?
    var end: Label
    var next: Label?
    /// The open scopes outside the loop.
    var scope: ScopeMark
    var isSwitch = false
  }

  /// The number of open `defer`s and live variables at a point of the code.
  struct ScopeMark {
    var deferred: Int
    var live: Int
  }

  /// A jump target, which may not be known yet.
  final class Label {
    var target: Int?
    var uses: [(instruction: Int, operand: Int)] = []
  }

  init(
    _ machine: Machine, _ code: Code, _ body: ResolvedBody, _ function: FunctionID, _ substitution: Substitution,
    selfType: TypeID?
  ) {
    self.machine = machine
    self.code = code
    self.body = body
    self.function = function
    self.substitution = substitution
    self.selfType = selfType
    node = (body.functions[function.index].node ?? machine.analyzer.node(of: body.decl)).id
  }

  /// For synthesized code, which has no source.
  init(_ machine: Machine, _ code: Code) {
    self.machine = machine
    self.code = code
    body = machine.emptyBody
    function = FunctionID(index: 0)
    substitution = Substitution()
    selfType = nil
    node = nil
    top = code.registerCount
  }

  var analyzer: Analyzer { machine.analyzer }
  var types: TypeTable { machine.types }
  var info: ResolvedFunction { body.functions[function.index] }

  // MARK: Function body

  func run() throws {
    code.file = analyzer.fileOfSource(body.decl)
    var next = 0
    var parameters = info.parameters
    if function.index == 0, let itself = body.selfVariable, !makesSelf { parameters.insert(itself, at: 0) }
    for parameter in parameters {
      registers[parameter.index] = next
      next += 1
    }
    code.parameterCount = parameters.count
    for capture in info.captures {
      registers[capture.index] = next
      next += 1
      if isCell(capture) { cells.insert(capture.index) }
    }
    for captured in info.captured {
      registers[captured.variable.index] = next
      next += 1
    }
    for (index, variable) in body.variables.enumerated() where variable.function == function && registers[index] == nil
    {
      registers[index] = next
      next += 1
      if isCell(VariableID(index: index)) { cells.insert(index) }
    }
    firstTemporary = next
    top = next
    code.registerCount = next
    inouts = Set(parameters.filter { isInout($0) }.map(\.index))
    // A parameter that a closure shares moves into a cell.
    for parameter in parameters where isCell(parameter) {
      cells.insert(parameter.index)
      emit(.makeCell, register(parameter), register(parameter))
    }
    for captured in info.captured where isCell(captured.variable) {
      cells.insert(captured.variable.index)
      emit(.makeCell, registers[captured.variable.index] ?? 0, registers[captured.variable.index] ?? 0)
    }
    if function.index == 0, body.part == .body, analyzer.decl(body.decl).kind == .initializer {
      try prepareInitializer()
    }
    try lower(info.statements)
    try finish()
    // Two variables may share a register.
    let kept = Set(inouts.compactMap { registers[$0] })
    code.references = registers.filter { index, register in
      !kept.contains(register) && (cells.contains(index) || mayHoldReference(type(of: VariableID(index: index))))
    }.map { Int32($0.value) }.sorted()
    if top > code.registerCount { code.registerCount = top }
    if machine.observesLifetimes {
      // Values left in temporaries end with the frame, too. The parameters end last, in reverse order.
      code.references = (0..<code.registerCount).reversed().filter { !kept.contains($0) }.map { Int32($0) }
    }
  }

  /// The implicit return at the end of the statements.
  private func finish() throws {
    if isInitializer {
      try returnFromInitializer()
    } else {
      writeBackInouts()
      emit(.returnVoid)
    }
    // A thrown error also needs the new values of shared parameters in their registers.
    guard inouts.contains(where: { cells.contains($0) }) else { return }
    let handler = code.instructions.count
    let error = temporary()
    writeBackInouts()
    emit(.throwError, error)
    code.handlers.append(Code.Handler(range: 0..<Int32(handler), target: Int32(handler), register: Int32(error)))
  }

  /// Whether the code is an initializer that creates its value: of a struct or enum.
  private var makesSelf: Bool { isInitializer && selfType.map { !machine.isReference($0) } ?? false }

  var isInitializer: Bool {
    function.index == 0 && body.part == .body && analyzer.decl(body.decl).kind == .initializer
  }

  /// Copies the values of shared `inout` parameters back into their registers.
  func writeBackInouts() {
    for index in inouts where cells.contains(index) {
      let register = registers[index] ?? 0
      emit(.cellGet, register, register)
    }
  }

  private func isInout(_ variable: VariableID) -> Bool {
    let function = info
    if variable == body.selfVariable, self.function.index == 0 { return isSelfChanged }
    guard body.variables[variable.index].isMutable else { return false }
    return function.parameters.contains(variable)
  }

  /// Whether the body may change `self` for its caller.
  var isSelfChanged: Bool {
    guard let selfType else { return false }
    let decl = analyzer.decl(body.decl)
    // A mutating method of a protocol extension may replace the object reference.
    if machine.isReference(selfType) { return body.part == .body && decl.kind == .function && decl.has(.isMutating) }
    switch body.part {
    case .setter, .willSet, .didSet, .modify: return true
    case .getter: return machine.changesSelf(body.decl)
    case .body: return decl.kind == .initializer || decl.has(.isMutating)
    default: return false
    }
  }

  /// Whether a variable needs a cell because a closure sees its changes.
  func isCell(_ variable: VariableID) -> Bool {
    let info = body.variables[variable.index]
    guard info.isCaptured, info.isMutable || info.ownership != .strong else { return false }
    if variable == body.selfVariable { return isSelfChanged }
    return true
  }

  // MARK: Emitting

  @discardableResult
  func emit(_ op: Op, _ a: Int = 0, _ b: Int = 0, _ c: Int = 0) -> Int {
    code.instructions.append(Instruction(op, a, b, c))
    code.nodes.append(node)
    return code.instructions.count - 1
  }

  func place(_ label: Label) {
    label.target = code.instructions.count
    for use in label.uses { patch(use.instruction, use.operand, code.instructions.count) }
    label.uses = []
  }

  /// Emits a jump to a label, which becomes an operand.
  func jump(_ op: Op, _ a: Int = 0, _ b: Int = 0, to label: Label) {
    let operand =
      switch op {
      case .jump, .loop: 0
      case .jumpIfFalse, .jumpIfTrue, .jumpIfNil, .jumpIfSome, .globalBegin: 1
      // In comparisons the label is the last operand.
      default: 2
      }
    let index = emit(op, a, b)
    if let target = label.target { patch(index, operand, target) } else { label.uses.append((index, operand)) }
  }

  private func patch(_ instruction: Int, _ operand: Int, _ target: Int) {
    switch operand {
    case 0: code.instructions[instruction].a = Int32(target)
    case 1: code.instructions[instruction].b = Int32(target)
    default: code.instructions[instruction].c = Int32(target)
    }
  }

  func temporary() -> Int {
    let register = top
    top += 1
    if top > code.registerCount { code.registerCount = top }
    return register
  }

  func temporaries(_ count: Int) -> Int {
    let first = top
    top += count
    if top > code.registerCount { code.registerCount = top }
    return first
  }

  /// Clears a temporary after its use.
  func done(_ register: Int, _ type: TypeID) {
    if register >= firstTemporary, mayHoldReference(type) { emit(.clear, register) }
  }

  func constant(_ value: Value) -> Int {
    code.constants.append(value)
    return code.constants.count - 1
  }

  func site(_ site: Code.Site) -> Int {
    code.sites.append(site)
    return code.sites.count - 1
  }

  func register(_ variable: VariableID) -> Int { registers[variable.index] ?? 0 }

  /// Runs `work` and releases the temporaries that it allocated.
  func scratch<Result>(_ work: () throws -> Result) rethrows -> Result {
    let outer = top
    defer { top = outer }
    return try work()
  }

  func unsupported(_ message: String) { emit(.unsupported, constant(.string(message))) }

  // MARK: Types

  /// A type of the body with its generic parameters substituted.
  func concrete(_ type: TypeID) -> TypeID {
    if let known = concreteTypes[type] { return known }
    let found = machine.concrete(type, substitution)
    concreteTypes[type] = found
    return found
  }

  func type(of expr: ResolvedExpr) -> TypeID { concrete(expr.type) }

  func type(of variable: VariableID) -> TypeID {
    variableTypes[variable.index] ?? concrete(body.variables[variable.index].type)
  }

  func mayHoldReference(_ type: TypeID) -> Bool { machine.mayHoldReference(type) }
}

extension Machine {
  /// A type with its generic parameters substituted and its opaque types (`some`) replaced by their underlying types.
  func concrete(_ type: TypeID, _ substitution: Substitution) -> TypeID {
    analyzer.erasingOpenMembers(analyzer.resolvingOpaque(analyzer.substitute(type, substitution)))
  }

  /// Whether a value of a type may be a reference.
  func mayHoldReference(_ type: TypeID) -> Bool {
    if let known = referenceTypes[type] { return known }
    let found: Bool
    switch types.kind(type) {
    case .nominal:
      let decl = types.decl(type)
      if decl == known.optional {
        found = mayHoldReference(types.argument(type, 0))
      } else {
        found = !(isInteger(type) || isFloatingPoint(type) || decl == known.bool)
      }
    case .tuple: found = types.argumentCount(type) > 0
    default: found = true
    }
    referenceTypes[type] = found
    return found
  }

  /// Whether a non-`nil` optional of a type is represented as the value itself, because `nil` is not a value of the
  /// type.
  func isNever(nilFor type: TypeID) -> Bool {
    switch types.kind(type) {
    case .nominal: return types.decl(type) != known.optional && !isExistential(type)
    case .tuple: return types.argumentCount(type) > 0
    case .function: return true
    default: return false
    }
  }

  func isReference(_ type: TypeID) -> Bool {
    guard types.kind(type) == .nominal else { return false }
    let kind = analyzer.decl(types.decl(type)).kind
    return kind == .classType || kind == .actor
  }

  func isExistential(_ type: TypeID) -> Bool {
    switch types.kind(type) {
    case .existential: true
    case .nominal:
      analyzer.decl(types.decl(type)).kind == .protocolType || types.decl(type) == known.anyHashable
    default: false
    }
  }

  func isOptional(_ type: TypeID) -> Bool { types.kind(type) == .nominal && types.decl(type) == known.optional }

  func wrapped(_ type: TypeID) -> TypeID? { isOptional(type) ? types.argument(type, 0) : nil }

  func isInteger(_ type: TypeID) -> Bool { integerWidth(type) != nil }

  func isFloatingPoint(_ type: TypeID) -> Bool {
    guard types.kind(type) == .nominal else { return false }
    return ["Double", "Float", "CGFloat", "Float80", "Float16"].contains(analyzer.decl(types.decl(type)).name.text)
      && analyzer.isFromCatalogue(types.decl(type))
  }

  /// The bit width of an integer type and whether it is signed; `nil` for other types.
  func integerWidth(_ type: TypeID) -> (bits: Int, isSigned: Bool)? {
    guard types.kind(type) == .nominal else { return nil }
    let decl = types.decl(type)
    if let known = integerWidths[decl] { return known }
    var found: (bits: Int, isSigned: Bool)?
    if analyzer.isFromCatalogue(decl) {
      switch analyzer.decl(decl).name.text {
      case "Int", "Int64": found = (64, true)
      case "Int32": found = (32, true)
      case "Int16": found = (16, true)
      case "Int8": found = (8, true)
      case "UInt", "UInt64": found = (64, false)
      case "UInt32": found = (32, false)
      case "UInt16": found = (16, false)
      case "UInt8": found = (8, false)
      default: break
      }
    }
    integerWidths[decl] = .some(found)
    return found
  }
}
