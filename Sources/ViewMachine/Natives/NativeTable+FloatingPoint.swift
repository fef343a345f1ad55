/// Floating-point types.
extension NativeTable {
  mutating func addFloatingPoint() {
    addFloatingOperators()
    addFloatingConversions()
    addFloatingConstants()
    addFloatingProperties()
    addFloatingFunctions()
  }

  private mutating func addFloatingOperators() {
    for name in ["Double", "Float", "Float16"] {
      let kind = NumberKind(named: name)
      func operation(_ sign: String, _ apply: @escaping (Double, Double) -> Double) {
        if kind == .double {
          add("Double.\(sign)(_:_:)") { call in .double(apply(try call.double(0), try call.double(1))) }
        } else {
          // `Double` has more than twice the precision, so rounding its result once more equals the result of the
          // narrower type.
          add("\(name).\(sign)(_:_:)") { call in .double(kind.rounded(apply(try call.double(0), try call.double(1)))) }
        }
      }
      func comparison(_ sign: String, _ holds: @escaping (Double, Double) -> Bool) {
        add("\(name).\(sign)(_:_:)") { call in .bool(holds(try call.double(0), try call.double(1))) }
      }
      operation("+", +)
      operation("-", -)
      operation("*", *)
      operation("/", /)
      comparison("==", ==)
      comparison("!=", !=)
      comparison("<", <)
      comparison("<=", <=)
      comparison(">", >)
      comparison(">=", >=)
      add("\(name).-(_:)") { call in .double(-(try call.double(0))) }
      add("\(name).description") { call in .string(kind.description(try call.double(0))) }
    }
  }

  private mutating func addFloatingConversions() {
    for name in ["Double", "Float", "Float16"] {
      let kind = NumberKind(named: name)
      add("\(name).init(_:)") { call in
        switch call[0] {
        case .int(let value): .double(kind.number(value, of: call.firstNumber))
        case .double(let value): .double(kind.rounded(value))
        default: .optional(kind.parse(try call.string(0)).map { .double($0) })
        }
      }
      add("\(name).init(exactly:)") { call in .optional(kind.exactly(call[0], of: call.firstNumber)) }
    }
    add("Double.bitPattern") { call in .int(Int(bitPattern: UInt(try call.double(0).bitPattern))) }
    add("Double.significandBitPattern") { call in .int(Int(try call.double(0).significandBitPattern)) }
    add("Double.exponentBitPattern") { call in .int(Int(try call.double(0).exponentBitPattern)) }
    add("Float.bitPattern") { call in .int(Int(Float(try call.double(0)).bitPattern)) }
    add("Float.significandBitPattern") { call in .int(Int(Float(try call.double(0)).significandBitPattern)) }
    add("Float.exponentBitPattern") { call in .int(Int(Float(try call.double(0)).exponentBitPattern)) }
    add("Double.init(bitPattern:)") { call in
      .double(Double(bitPattern: UInt64(truncatingIfNeeded: try call.int(0))))
    }
    add("Float.init(bitPattern:)") { call in
      .double(Double(Float(bitPattern: UInt32(truncatingIfNeeded: try call.int(0)))))
    }
    add("Float16.bitPattern") { call in .int(HalfPrecision.bits(try call.double(0))) }
    add("Float16.significandBitPattern") { call in .int(HalfPrecision.bits(try call.double(0)) & 0x3FF) }
    add("Float16.exponentBitPattern") { call in .int(HalfPrecision.bits(try call.double(0)) >> 10 & 0x1F) }
    add("Float16.init(bitPattern:)") { call in .double(HalfPrecision.number(ofBits: try call.int(0))) }
    add("BinaryFloatingPoint.init(_:)") { call in
      if case .double(let value) = call[0] { return .double(call.number.rounded(value)) }
      guard case .int(let value) = call[0] else { return .double(call.number.rounded(try call.wide(0).double)) }
      return .double(call.number.number(value, of: call.firstNumber))
    }
    add("BinaryFloatingPoint.init(exactly:)") { call in .optional(call.number.exactly(call[0], of: call.firstNumber)) }
  }

  private mutating func addFloatingConstants() {
    func constant(_ name: String, _ double: Double, _ float: Float, _ half: Double) {
      add("BinaryFloatingPoint.\(name)") { call in
        switch call.number {
        case .float: .double(Double(float))
        case .half: .double(half)
        default: .double(double)
        }
      }
    }
    constant("nan", .nan, .nan, .nan)
    add("BinaryFloatingPoint.signalingNaN") { _ in .double(.signalingNaN) }
    constant("infinity", .infinity, .infinity, .infinity)
    constant(
      "greatestFiniteMagnitude", .greatestFiniteMagnitude, .greatestFiniteMagnitude, HalfPrecision.greatest)
    constant("pi", .pi, .pi, HalfPrecision.pi)
    constant("leastNormalMagnitude", .leastNormalMagnitude, .leastNormalMagnitude, HalfPrecision.leastNormal)
    constant("leastNonzeroMagnitude", .leastNonzeroMagnitude, .leastNonzeroMagnitude, HalfPrecision.leastNonzero)
    add("BinaryFloatingPoint.significandBitCount") { call in
      switch call.number {
      case .float: .int(Float.significandBitCount)
      case .half: .int(HalfPrecision.digits)
      default: .int(Double.significandBitCount)
      }
    }
  }

  private mutating func addFloatingProperties() {
    func property(
      _ name: String, _ double: @escaping (Double) -> Double, _ float: @escaping (Float) -> Float,
      _ half: @escaping (Double) -> Double
    ) {
      add("BinaryFloatingPoint.\(name)") { call in
        let value = try call.double(0)
        switch call.number {
        case .float: return .double(Double(float(Float(value))))
        case .half: return .double(half(value))
        default: return .double(double(value))
        }
      }
    }
    property("ulp", \.ulp, \.ulp, HalfPrecision.ulp)
    property("nextUp", \.nextUp, \.nextUp, HalfPrecision.nextUp)
    property("significand", \.significand, \.significand, \.significand)
    add("BinaryFloatingPoint.exponent") { call in .int(try call.double(0).exponent) }
    add("BinaryFloatingPoint.isNormal") { call in
      let value = try call.double(0)
      switch call.number {
      case .float: return .bool(Float(value).isNormal)
      case .half: return .bool(value.isFinite && value != 0 && value.magnitude >= HalfPrecision.leastNormal)
      default: return .bool(value.isNormal)
      }
    }
    add("BinaryFloatingPoint.isSubnormal") { call in
      let value = try call.double(0)
      switch call.number {
      case .float: return .bool(Float(value).isSubnormal)
      case .half: return .bool(value.isFinite && value != 0 && value.magnitude < HalfPrecision.leastNormal)
      default: return .bool(value.isSubnormal)
      }
    }
    add("BinaryFloatingPoint.isSignalingNaN") { call in .bool(try call.double(0).isSignalingNaN) }
    add("BinaryFloatingPoint.init(sign:exponent:significand:)") { call in
      let sign: FloatingPointSign = try call[0].box(EnumBox.self).tag == 0 ? .plus : .minus
      let value = Double(sign: sign, exponent: try call.int(1), significand: try call.double(2))
      return .double(call.number.rounded(value))
    }
    add("BinaryFloatingPoint.isFinite") { call in .bool(try call.double(0).isFinite) }
    add("BinaryFloatingPoint.isNaN") { call in .bool(try call.double(0).isNaN) }
    add("BinaryFloatingPoint.sign") { call in
      .ref(EnumBox(call.site.result, try call.double(0).sign == .plus ? 0 : 1, []))
    }
    add("BinaryFloatingPoint.hash(into:)") { call in
      call[1] = .int(HashState.combine(try call.int(1), try call.double(0)))
      return .void
    }
  }

  private mutating func addFloatingFunctions() {
    add("BinaryFloatingPoint.remainder(dividingBy:)") { call in
      .double(try call.double(0).remainder(dividingBy: try call.double(1)))
    }
    add("BinaryFloatingPoint.truncatingRemainder(dividingBy:)") { call in
      .double(try call.double(0).truncatingRemainder(dividingBy: try call.double(1)))
    }
    add("BinaryFloatingPoint.addingProduct(_:_:)") { call in
      .double(call.number.addingProduct(try call.double(0), try call.double(1), try call.double(2)))
    }
    add("BinaryFloatingPoint.squareRoot()") { call in
      .double(call.number.rounded(try call.double(0).squareRoot()))
    }
    // The cases of `FloatingPointRoundingRule`, in order.
    let rules: [FloatingPointRoundingRule] = [
      .toNearestOrAwayFromZero, .toNearestOrEven, .up, .down, .towardZero, .awayFromZero,
    ]
    add("BinaryFloatingPoint.rounded(_:)") { call in
      let tag = try call[1].box(EnumBox.self).tag
      guard rules.indices.contains(tag) else { throw Fault.mismatch("FloatingPointRoundingRule", call[1]) }
      return .double(try call.double(0).rounded(rules[tag]))
    }
  }
}

extension NumberKind {
  /// `value + left * right`, rounded once.
  func addingProduct(_ value: Double, _ left: Double, _ right: Double) -> Double {
    switch self {
    case .float: Double(Float(value).addingProduct(Float(left), Float(right)))
    default: rounded(value.addingProduct(left, right))
    }
  }

  /// The nearest value of this type.
  func rounded(_ value: Double) -> Double {
    switch self {
    case .float: Double(Float(value))
    case .half: HalfPrecision.rounded(value)
    default: value
    }
  }

  /// The nearest value to an integer.
  func number(_ value: Int, of source: NumberKind) -> Double {
    if source.isWide {
      let value = UInt(bitPattern: value)
      return self == .float ? Double(Float(value)) : rounded(Double(value))
    }
    return self == .float ? Double(Float(value)) : rounded(Double(value))
  }

  /// The same number in this type; `nil` if it is not representable.
  func exactly(_ value: Value, of source: NumberKind) -> Value? {
    switch value {
    case .double(let number): return rounded(number) == number ? .double(number) : nil
    case .int(let number) where source.isWide:
      let number = UInt(bitPattern: number)
      if self == .float { return Float(exactly: number).map { .double(Double($0)) } }
      return Double(exactly: number).flatMap { rounded($0) == $0 ? .double($0) : nil }
    case .int(let number):
      if self == .float { return Float(exactly: number).map { .double(Double($0)) } }
      return Double(exactly: number).flatMap { rounded($0) == $0 ? .double($0) : nil }
    default: return nil
    }
  }

  /// The number that a string represents; `nil` if there is none.
  func parse(_ text: String) -> Double? {
    self == .float ? Float(text).map { Double($0) } : Double(text).map { rounded($0) }
  }

  /// The bit pattern of a value of this type.
  func bitPattern(_ value: Double) -> UInt64 {
    switch self {
    case .float: UInt64(Float(value).bitPattern)
    case .half: UInt64(HalfPrecision.bits(value))
    default: value.bitPattern
    }
  }

  func description(_ value: Double) -> String {
    switch self {
    case .float: Float(value).description
    case .half: HalfPrecision.description(value)
    default: value.description
    }
  }
}
