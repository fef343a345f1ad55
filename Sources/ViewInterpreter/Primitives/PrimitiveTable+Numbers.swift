import ViewSemantics
import ViewSource

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Integers and floating-point numbers.
extension PrimitiveTable {
  private static let numbers = [
    "Swift.Int", "Swift.Int8", "Swift.Int16", "Swift.Int32", "Swift.Int64", "Swift.UInt", "Swift.UInt8", "Swift.UInt16",
    "Swift.UInt32", "Swift.UInt64", "Swift.Double", "Swift.Float", "Foundation.CGFloat", "Swift.FixedWidthInteger",
    "Swift.BinaryInteger", "Swift.FloatingPoint", "Swift.BinaryFloatingPoint", "Swift.SignedNumeric",
    "Swift.AdditiveArithmetic",
  ]

  mutating func addNumbers() {
    let operators = [
      "+", "-", "*", "/", "%", "<", "<=", ">", ">=", "==", "!=", "&", "|", "^", "<<", ">>", "&<<", "&>>", "~",
    ]
    add(operators, in: PrimitiveTable.numbers) { call in
      try call.interpreter.applyOperator(call.name, call.arguments)
    }
    add(["init"], in: PrimitiveTable.numbers) { call in try PrimitiveTable.makeNumber(call) }
    add(["description"], in: PrimitiveTable.numbers) { call in .string(call.interpreter.describe(call.itself)) }
    add(["infinity"], in: PrimitiveTable.numbers) { _ in .double(.infinity) }
    add(["nan"], in: PrimitiveTable.numbers) { _ in .double(.nan) }
    add(["pi"], in: PrimitiveTable.numbers) { _ in .double(.pi) }
    add(["greatestFiniteMagnitude"], in: PrimitiveTable.numbers) { _ in .double(.greatestFiniteMagnitude) }
    add(["leastNonzeroMagnitude"], in: PrimitiveTable.numbers) { _ in .double(.leastNonzeroMagnitude) }
    add(["leastNormalMagnitude"], in: PrimitiveTable.numbers) { _ in .double(.leastNormalMagnitude) }
    add(["ulp"], in: PrimitiveTable.numbers) { call in .double(PrimitiveTable.number(call.itself).ulp) }
    add(["nextUp"], in: PrimitiveTable.numbers) { call in .double(PrimitiveTable.number(call.itself).nextUp) }
    add(["isFinite"], in: PrimitiveTable.numbers) { call in .bool(PrimitiveTable.number(call.itself).isFinite) }
    add(["isNaN"], in: PrimitiveTable.numbers) { call in .bool(PrimitiveTable.number(call.itself).isNaN) }
    add(["squareRoot"], in: PrimitiveTable.numbers) { call in .double(PrimitiveTable.number(call.itself).squareRoot()) }
    add(["truncatingRemainder"], in: PrimitiveTable.numbers) { call in
      .double(PrimitiveTable.number(call.itself).truncatingRemainder(dividingBy: call.double(0)))
    }
    add(["remainder"], in: PrimitiveTable.numbers) { call in
      .double(PrimitiveTable.number(call.itself).remainder(dividingBy: call.double(0)))
    }
    add(["rounded"], in: PrimitiveTable.numbers) { call in
      .double(PrimitiveTable.number(call.itself).rounded(PrimitiveTable.roundingRule(call)))
    }
    add(["magnitude"], in: PrimitiveTable.numbers) { call in try PrimitiveTable.magnitude(call.itself) }
    add(["max"], in: PrimitiveTable.numbers) { call in .int(PrimitiveTable.range(call).upperBound) }
    add(["min"], in: PrimitiveTable.numbers) { call in .int(PrimitiveTable.range(call).lowerBound) }
    add(["bitWidth"], in: PrimitiveTable.numbers) { call in .int(PrimitiveTable.width(call)) }
    add(["hash"], in: PrimitiveTable.numbers) { _ in .void }
    add(["random"], in: PrimitiveTable.numbers) { call in try PrimitiveTable.random(call) }
    add("Swift.SystemRandomNumberGenerator.next") { call in .int(call.interpreter.nextRandom()) }
    for (name, apply) in [
      ("addingReportingOverflow", { (a: Int, b: Int) in a.addingReportingOverflow(b) }),
      ("subtractingReportingOverflow", { (a: Int, b: Int) in a.subtractingReportingOverflow(b) }),
      ("multipliedReportingOverflow", { (a: Int, b: Int) in a.multipliedReportingOverflow(by: b) }),
    ] {
      add([name], in: PrimitiveTable.numbers) { call in
        guard case .int(let left) = call.itself else { return .void }
        let result = apply(left, call.int(0))
        return .tuple(
          TupleValue([.int(result.partialValue), .bool(result.overflow)], labels: ["partialValue", "overflow"]))
      }
    }
  }

  static func number(_ value: Value) -> Double {
    switch value {
    case .int(let value): Double(value)
    case .double(let value): value
    default: 0
    }
  }

  private static func magnitude(_ value: Value) throws -> Value {
    switch value {
    case .int(let value):
      if value == .min { throw Interruption.trap("arithmetic overflow") }
      return .int(abs(value))
    case .double(let value): return .double(abs(value))
    default: return value
    }
  }

  private static func roundingRule(_ call: PrimitiveCall) -> FloatingPointRoundingRule {
    guard case .enumeration(let rule) = call[0] else { return .toNearestOrAwayFromZero }
    switch call.interpreter.analyzer.decl(rule.enumCase).name.text {
    case "up": return .up
    case "down": return .down
    case "towardZero": return .towardZero
    case "awayFromZero": return .awayFromZero
    case "toNearestOrEven": return .toNearestOrEven
    default: return .toNearestOrAwayFromZero
    }
  }

  private static func width(_ call: PrimitiveCall) -> Int {
    let name = call.interpreter.nominal(call.type).map { call.interpreter.analyzer.decl($0).name.text } ?? "Int"
    return Int(name.drop { !$0.isNumber }) ?? 64
  }

  private static func range(_ call: PrimitiveCall) -> ClosedRange<Int> {
    let name = call.interpreter.nominal(call.type).map { call.interpreter.analyzer.decl($0).name.text } ?? "Int"
    let width = width(call)
    if name.hasPrefix("U") { return 0...(width >= 63 ? .max : 1 << width - 1) }
    return width >= 64 ? Int.min...Int.max : -(1 << (width - 1))...(1 << (width - 1) - 1)
  }

  private static func makeNumber(_ call: PrimitiveCall) throws -> Value {
    let interpreter = call.interpreter
    let isFloating = interpreter.nominal(call.type).map { interpreter.isFloatingPoint($0) } ?? false
    let isFailable = interpreter.analyzer.signature(of: call.decl).isFailable
    func wrap(_ value: Value?) -> Value {
      guard isFailable else { return value ?? .nilValue }
      return value.map { .wrapped($0) } ?? .nilValue
    }
    switch call[0] {
    case .string, .structure, .character:
      let text = interpreter.describe(call[0])
      if isFloating { return wrap(Double(text).map { .double($0) }) }
      let radix = call.boxes.count > 1 ? call.int(1) : 10
      return wrap(Int(text, radix: max(2, min(36, radix))).map { .int($0) })
    case .int(let value):
      if isFloating { return wrap(.double(Double(value))) }
      let range = range(call)
      if !range.contains(value) {
        if call.label == "exactly" { return .nilValue }
        if call.label == "clamping" { return .int(min(max(value, range.lowerBound), range.upperBound)) }
        if call.label == "truncatingIfNeeded" || call.label == "bitPattern" {
          let width = width(call)
          return .int(width >= 64 ? value : value & (1 << width - 1))
        }
        throw Interruption.trap("not enough bits to represent the value \(value)")
      }
      return wrap(.int(value))
    case .double(let value):
      if isFloating { return wrap(.double(value)) }
      if call.label == "exactly" { return Int(exactly: value).map { .wrapped(.int($0)) } ?? .nilValue }
      guard value.isFinite, abs(value) < 9.2e18 else {
        throw Interruption.trap(
          "\(value) cannot be converted to Int because it is either infinite, not a number or too large")
      }
      return wrap(.int(Int(value)))
    default: return isFloating ? .double(0) : .int(0)
    }
  }

  private static func random(_ call: PrimitiveCall) throws -> Value {
    guard case .structure(let range) = call[0], range.fields.count == 2 else { return .int(0) }
    let isClosed = call.interpreter.nominal(range.type) == call.interpreter.known.closedRange
    switch (range.fields[0], range.fields[1]) {
    case (.int(let lower), .int(let upper)):
      if isClosed ? lower > upper : lower >= upper {
        throw Interruption.trap("cannot get a random value with an empty range")
      }
      let distance = UInt(bitPattern: upper) &- UInt(bitPattern: lower) &- (isClosed ? 0 : 1)
      let next = UInt(bitPattern: call.interpreter.nextRandom())
      return .int(lower &+ Int(bitPattern: distance == .max ? next : next % (distance + 1)))
    case (.double(let lower), .double(let upper)):
      return .double(
        lower + (upper - lower) * Double(call.interpreter.nextRandom() & 0xFFFF_FFFF) / Double(0x1_0000_0000))
    default: return range.fields[0]
    }
  }

  // MARK: Mathematics

  mutating func addMathematics() {
    let unary: [(String, (Double) -> Double)] = [
      ("sin", { sin($0) }), ("cos", { cos($0) }), ("tan", { tan($0) }), ("asin", { asin($0) }), ("acos", { acos($0) }),
      ("atan", { atan($0) }), ("sinh", { sinh($0) }), ("cosh", { cosh($0) }), ("tanh", { tanh($0) }),
      ("exp", { exp($0) }), ("exp2", { exp2($0) }), ("log", { log($0) }), ("log2", { log2($0) }),
      ("log10", { log10($0) }),
      ("cbrt", { cbrt($0) }),
    ]
    for (name, apply) in unary {
      add([name], in: ["Foundation", "Swift", "SwiftUI"]) { call in .double(apply(call.double(0))) }
    }
    let binary: [(String, (Double, Double) -> Double)] = [
      ("pow", { pow($0, $1) }), ("atan2", { atan2($0, $1) }), ("fmod", { fmod($0, $1) }), ("hypot", { hypot($0, $1) }),
      ("fmax", { max($0, $1) }), ("fmin", { min($0, $1) }),
    ]
    for (name, apply) in binary {
      add([name], in: ["Foundation", "Swift", "SwiftUI"]) { call in .double(apply(call.double(0), call.double(1))) }
    }
  }
}

extension Interpreter {
  /// The next of a sequence of numbers that is the same at each run.
  func nextRandom() -> Int {
    randomState = randomState &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(truncatingIfNeeded: randomState >> 17)
  }
}
