/// Integer arithmetic.
extension NativeTable {
  mutating func addIntegers() {
    addInt()
    addIntegerOperators()
    addReportingArithmetic()
    addFullWidthDivision()
    addIntegerBits()
    addIntegerConversions()
    addIntegersOfFloatingPoint()
  }

  /// The operators of `Int`.
  private mutating func addInt() {
    func operation(_ name: String, _ apply: @escaping (Int, Int) -> (partialValue: Int, overflow: Bool)) {
      add("Int.\(name)(_:_:)") { call in
        let result = apply(try call.int(0), try call.int(1))
        if result.overflow { throw Fault.trap("arithmetic overflow") }
        return .int(result.partialValue)
      }
    }
    func comparison(_ name: String, _ holds: @escaping (Int, Int) -> Bool) {
      add("Int.\(name)(_:_:)") { call in .bool(holds(try call.int(0), try call.int(1))) }
    }
    operation("+") { $0.addingReportingOverflow($1) }
    operation("-") { $0.subtractingReportingOverflow($1) }
    operation("*") { $0.multipliedReportingOverflow(by: $1) }
    operation("&") { ($0 & $1, false) }
    operation("|") { ($0 | $1, false) }
    operation("^") { ($0 ^ $1, false) }
    comparison("==", ==)
    comparison("!=", !=)
    comparison("<", <)
    comparison("<=", <=)
    comparison(">", >)
    comparison(">=", >=)
    add("Int./(_:_:)") { call in .int(try NumberKind.int.quotient(try call.int(0), try call.int(1))) }
    add("Int.%(_:_:)") { call in .int(try NumberKind.int.rest(try call.int(0), try call.int(1))) }
    add("Int.-(_:)") { call in
      let value = try call.int(0)
      if value == .min { throw Fault.trap("arithmetic overflow") }
      return .int(-value)
    }
    add("Int.~(_:)") { call in .int(~(try call.int(0))) }
  }

  /// The operators of the other integer types, from `FixedWidthInteger`.
  private mutating func addIntegerOperators() {
    func operation(_ name: String, _ apply: @escaping (NumberKind, Int, Int) throws -> Int) {
      add("FixedWidthInteger.\(name)(_:_:)") { call in
        .int(try apply(call.number, try call.int(0), try call.int(1)))
      }
    }
    func checked(_ result: NumberKind.Reported) throws -> Int {
      if result.overflow { throw Fault.trap("arithmetic overflow") }
      return result.value
    }
    operation("+") { try checked($0.adding($1, $2)) }
    operation("-") { try checked($0.subtracting($1, $2)) }
    operation("*") { try checked($0.multiplying($1, $2)) }
    operation("/") { try $0.quotient($1, $2) }
    operation("%") { try $0.rest($1, $2) }
    operation("&") { $1 & $2 }
    operation("|") { $1 | $2 }
    operation("^") { $1 ^ $2 }
    operation("&<<") { $0.wrap($1 << ($2 & ($0.bitWidth - 1))) }
    operation("&>>") { $0.shifted($1, leftBy: -($2 & ($0.bitWidth - 1))) }
    add("FixedWidthInteger.~(_:)") { call in .int(call.number.wrap(~(try call.int(0)))) }
    add("FixedWidthInteger.==(_:_:)") { call in .bool(try call.int(0) == call.int(1)) }
    add("FixedWidthInteger.<(_:_:)") { call in .bool(call.number.isLess(try call.int(0), try call.int(1))) }
    add("FixedWidthInteger.<(_:_:)") { call in
      .bool(call.firstNumber.isLess(try call.int(0), try call.int(1), of: call.secondNumber))
    }
    add("FixedWidthInteger.<<(_:_:)") { call in
      .int(call.number.shifted(try call.int(0), leftBy: try NativeTable.shift(call)))
    }
    add("FixedWidthInteger.>>(_:_:)") { call in
      .int(call.number.shifted(try call.int(0), leftBy: -(try NativeTable.shift(call))))
    }
  }

  /// A shift amount, clamped to the bit width of 64.
  private static func shift(_ call: NativeCall) throws -> Int {
    let count = try call.int(1)
    if call.secondNumber.isWide && count < 0 { return 64 }
    return max(-64, min(64, count))
  }

  private mutating func addReportingArithmetic() {
    func operation(_ name: String, _ apply: @escaping (NumberKind, Int, Int) -> NumberKind.Reported) {
      add("FixedWidthInteger.\(name)") { call in
        let result = apply(call.number, try call.int(0), try call.int(1))
        return .tuple([.int(result.value), .bool(result.overflow)])
      }
    }
    operation("addingReportingOverflow(_:)") { $0.adding($1, $2) }
    operation("subtractingReportingOverflow(_:)") { $0.subtracting($1, $2) }
    operation("multipliedReportingOverflow(by:)") { $0.multiplying($1, $2) }
    operation("dividedReportingOverflow(by:)") { $2 == 0 ? ($1, true) : $0.dividing($1, $2) }
    operation("remainderReportingOverflow(dividingBy:)") { $2 == 0 ? ($1, true) : $0.remainder($1, $2) }
    add("FixedWidthInteger.multipliedFullWidth(by:)") { call in
      let kind = call.number
      let (left, right) = (try call.int(0), try call.int(1))
      if kind.bitWidth < 64 {
        let product = left &* right
        let high =
          kind.isSigned ? product >> kind.bitWidth : Int(bitPattern: UInt(bitPattern: product) >> UInt(kind.bitWidth))
        return .tuple([.int(kind.wrap(high)), .int(Int(bitPattern: kind.bits(product)))])
      }
      if kind.isSigned {
        let product = left.multipliedFullWidth(by: right)
        return .tuple([.int(product.high), .int(Int(bitPattern: product.low))])
      }
      let product = UInt(bitPattern: left).multipliedFullWidth(by: UInt(bitPattern: right))
      return .tuple([.int(Int(bitPattern: product.high)), .int(Int(bitPattern: product.low))])
    }
  }

  private mutating func addFullWidthDivision() {
    add("FixedWidthInteger.dividingFullWidth(_:)") { call in
      let kind = call.number
      let divisor = try call.int(0)
      let parts = try call[1].box(TupleBox.self).elements
      guard parts.count == 2 else { throw Fault.mismatch("dividend", call[1]) }
      let (high, low) = (try parts[0].asInt, try parts[1].asInt)
      if divisor == 0 { throw Fault.trap("Division by zero") }
      if kind.bitWidth < 64 {
        // Both halves fit into one word.
        let bits = high << kind.bitWidth | Int(bitPattern: kind.bits(low))
        let result =
          kind.isSigned
          ? bits.quotientAndRemainder(dividingBy: divisor)
          : NativeTable.signed(UInt(bitPattern: bits).quotientAndRemainder(dividingBy: UInt(bitPattern: divisor)))
        guard kind.wrap(result.quotient) == result.quotient else { throw Fault.trap("Quotient is not representable") }
        return .tuple([.int(result.quotient), .int(result.remainder)])
      }
      let isOver =
        kind.isSigned
        ? high.magnitude >= (divisor.magnitude + 1) / 2 && high != -1
        : UInt(bitPattern: high) >= UInt(bitPattern: divisor)
      if isOver { throw Fault.trap("Quotient is not representable") }
      if kind.isSigned {
        let result = divisor.dividingFullWidth((high, UInt(bitPattern: low)))
        return .tuple([.int(result.quotient), .int(result.remainder)])
      }
      let result = UInt(bitPattern: divisor).dividingFullWidth((UInt(bitPattern: high), UInt(bitPattern: low)))
      return .tuple([.int(Int(bitPattern: result.quotient)), .int(Int(bitPattern: result.remainder))])
    }
  }

  private static func signed(_ result: (quotient: UInt, remainder: UInt)) -> (quotient: Int, remainder: Int) {
    (Int(bitPattern: result.quotient), Int(bitPattern: result.remainder))
  }

  private mutating func addIntegerBits() {
    func property(_ name: String, _ value: @escaping (NumberKind, Int) -> Int) {
      add("FixedWidthInteger.\(name)") { call in .int(value(call.number, try call.int(0))) }
    }
    add("FixedWidthInteger.bitWidth") { call in .int(call.number.bitWidth) }
    add("FixedWidthInteger.max") { call in .int(call.number.maximum) }
    add("FixedWidthInteger.min") { call in .int(call.number.minimum) }
    property("magnitude") { kind, value in kind.isSigned ? Int(bitPattern: value.magnitude) : value }
    property("nonzeroBitCount") { kind, value in kind.bits(value).nonzeroBitCount }
    property("leadingZeroBitCount") { kind, value in
      kind.bits(value).leadingZeroBitCount - (64 - kind.bitWidth)
    }
    property("trailingZeroBitCount") { kind, value in min(value.trailingZeroBitCount, kind.bitWidth) }
    property("byteSwapped") { kind, value in
      kind.wrap(Int(bitPattern: kind.bits(value).byteSwapped >> UInt(64 - kind.bitWidth)))
    }
    add("FixedWidthInteger.description") { call in .string(call.number.description(try call.int(0))) }
    add("FixedWidthInteger.hash(into:)") { call in try call.feedHasher(1, try call.int(0)) }
  }
}

extension NumberKind {
  /// `/`
  func quotient(_ left: Int, _ right: Int) throws -> Int {
    if right == 0 { throw Fault.trap("Division by zero") }
    let result = dividing(left, right)
    if result.overflow { throw Fault.trap("Division results in overflow") }
    return result.value
  }

  /// `%`
  func rest(_ left: Int, _ right: Int) throws -> Int {
    if right == 0 { throw Fault.trap("Division by zero in remainder operation") }
    let result = remainder(left, right)
    if result.overflow { throw Fault.trap("Division results in overflow in remainder operation") }
    return result.value
  }
}
