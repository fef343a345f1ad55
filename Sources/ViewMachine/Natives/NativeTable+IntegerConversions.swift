/// Conversions of numbers and strings to integers.
extension NativeTable {
  mutating func addIntegerConversions() {
    for name in ["Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64"] {
      let kind = NumberKind(named: name)
      add("\(name).init(bitPattern:)") { call in .int(kind.wrap(try call.int(0))) }
    }
    add("UInt8.init(ascii:)") { call in
      let code = try call.int(0)
      guard code < 128 else { throw Fault.trap("Code point value does not fit into ASCII") }
      return .int(code)
    }
    add("FixedWidthInteger.init(_:)") { call in
      if case .double(let number) = call[0] {
        return .int(try call.number.truncated(number, from: call.firstNumber))
      }
      guard case .int(let value) = call[0] else {
        if let result = try call.wide(0).convert(to: call.number) { return .int(result) }
        throw Fault.trap("Not enough bits to represent the passed value")
      }
      if let result = call.firstNumber.convert(value, to: call.number) { return .int(result) }
      let isNegative = value < 0 && !call.firstNumber.isWide
      throw Fault.trap(
        isNegative && !call.number.isSigned
          ? "Negative value is not representable" : "Not enough bits to represent the passed value")
    }
    add("FixedWidthInteger.init(exactly:)") { call in
      if case .double(let number) = call[0] { return .optional(call.number.exactly(number).map { .int($0) }) }
      guard case .int(let value) = call[0] else {
        return .optional(try call.wide(0).convert(to: call.number).map { .int($0) })
      }
      return .optional(call.firstNumber.convert(value, to: call.number).map { .int($0) })
    }
    add("FixedWidthInteger.init(truncatingIfNeeded:)") { call in
      guard case .int(let value) = call[0] else {
        return .int(call.number.wrap(Int(bitPattern: UInt(try call.wide(0).low))))
      }
      return .int(call.number.wrap(value))
    }
    add("FixedWidthInteger.init(clamping:)") { call in
      guard case .int(let value) = call[0] else {
        let wide = try call.wide(0)
        return .int(wide.convert(to: call.number) ?? (wide.isNegative ? call.number.minimum : call.number.maximum))
      }
      if let result = call.firstNumber.convert(value, to: call.number) { return .int(result) }
      let isNegative = value < 0 && !call.firstNumber.isWide
      return .int(isNegative ? call.number.minimum : call.number.maximum)
    }
    add("FixedWidthInteger.init(_:radix:)") { call in
      let radix = try call.int(1)
      guard (2...36).contains(radix) else { throw Fault.trap("Radix not in range 2...36") }
      return .optional(call.number.parse(try call.string(0), radix: radix).map { .int($0) })
    }
  }

  /// The initializers that only `Int` has for floating-point numbers.
  mutating func addIntegersOfFloatingPoint() {
    add("Int.init(_:)") { call in .int(try NumberKind.int.truncated(try call.double(0), from: call.firstNumber)) }
    add("Int.init(exactly:)") { call in .optional(NumberKind.int.exactly(try call.double(0)).map { .int($0) }) }
  }
}

extension NumberKind {
  /// The integer that a string represents; `nil` if there is none in this type.
  func parse(_ text: String, radix: Int) -> Int? {
    if !isSigned { return UInt(text, radix: radix).flatMap { NumberKind.uint.convert(Int(bitPattern: $0), to: self) } }
    return Int(text, radix: radix).flatMap { NumberKind.int.convert($0, to: self) }
  }

  /// The integer equal to a floating-point number; `nil` if there is none in this type.
  func exactly(_ number: Double) -> Int? {
    if !isSigned { return UInt(exactly: number).flatMap { NumberKind.uint.convert(Int(bitPattern: $0), to: self) } }
    return Int(exactly: number).flatMap { NumberKind.int.convert($0, to: self) }
  }

  /// A floating-point number truncated towards zero; traps if it is out of range.
  func truncated(_ number: Double, from source: NumberKind) throws -> Int {
    if let value = exactly(number.rounded(.towardZero)) { return value }
    let reason =
      number.isFinite
      ? number < 0 ? "the result would be less than \(name).min" : "the result would be greater than \(name).max"
      : "it is either infinite or NaN"
    throw Fault.trap("\(source.name) value cannot be converted to \(name) because \(reason)")
  }
}
