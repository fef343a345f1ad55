import ViewSemantics

/// All lowered code in one flat array, so that a call only changes a few indices.
///
/// It is append-only: the holder of an older copy can keep executing until it reaches code that the copy lacks.
struct LinkedCode {
  var instructions: [Instruction] = []
  var constants: [Value] = []
  /// The data that a call needs, by code number.
  var functions: [Function] = []
  /// The lists of registers that frames clear when they end, concatenated.
  var references: [Int32] = []
  var shapes: [Shape] = []
  var natives: [NativeBinding] = []
  var dispatches: [DispatchSite] = []
  var sites: [Code.Site] = []
  /// The code by its number.
  var codes: [Code] = []
  /// The linked code, in the order of its instructions.
  private var order: [Code] = []

  struct Function: BitwiseCopyable {
    /// The index of the first instruction; negative before lowering.
    var start: Int32
    var registerCount: Int32
  }

  /// The type, tag and field count of a struct, object or enum case.
  struct Shape: BitwiseCopyable {
    var type: TypeID
    var tag: Int
    var count: Int
  }

  /// The number of a callable code, assigned on first use.
  mutating func number(of code: Code) -> Int {
    if let number = code.number { return number }
    let number = codes.count
    code.number = number
    codes.append(code)
    functions.append(Function(start: -1, registerCount: 0))
    return number
  }

  /// The code that contains an instruction.
  func code(at place: Int) -> Code? {
    var low = 0
    var high = order.count
    while low < high {
      let middle = (low + high) / 2
      if order[middle].start <= place { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? order[low - 1] : nil
  }

  /// Links lowered and verified code after the existing code.
  mutating func append(_ code: Code) {
    let number = number(of: code)
    let start = instructions.count
    code.start = start
    order.append(code)
    let (constantBase, nativeBase, dispatchBase) = (constants.count, natives.count, dispatches.count)
    constants += code.constants
    natives += code.natives
    dispatches += code.dispatches
    let callees = code.callees.map { Int32(self.number(of: $0)) }
    let siteNumbers = code.sites.map { Int32(append($0)) }
    let returns = append(references: code.references)
    for instruction in code.instructions {
      var linked = instruction.mapping { operand, value in
        switch operand {
        case .label: value + Int32(start)
        case .constant: value + Int32(constantBase)
        case .native: value + Int32(nativeBase)
        case .dispatch: value + Int32(dispatchBase)
        case .callee: callees[Int(value)]
        case .site: siteNumbers[Int(value)]
        case .none, .read, .write, .change, .window, .number: value
        }
      }
      switch linked.op {
      // A register that takes its own value keeps it.
      case .take where linked.a == linked.b: linked.op = .move
      case .returnVoid: (linked.b, linked.c) = returns
      case .returnValue:
        // A value left in a temporary would live until another call reuses the register.
        if Int(linked.a) >= code.parameterCount || code.references.contains(linked.a) { linked.op = .returnTaken }
        (linked.b, linked.c) = returns
      default: break
      }
      instructions.append(linked)
    }
    functions[number] = Function(start: Int32(start), registerCount: Int32(code.registerCount))
  }

  private mutating func append(references list: [Int32]) -> (start: Int32, count: Int32) {
    let start = references.count
    references += list
    return (Int32(start), Int32(list.count))
  }

  private mutating func append(_ site: Code.Site) -> Int {
    switch site {
    case .make(let type, let count): return append(Shape(type: type, tag: 0, count: count))
    case .enumCase(let type, let tag, let count): return append(Shape(type: type, tag: tag, count: count))
    case .closure, .types, .type, .keyPath, .field:
      sites.append(site)
      return sites.count - 1
    }
  }

  private mutating func append(_ shape: Shape) -> Int {
    shapes.append(shape)
    return shapes.count - 1
  }
}
