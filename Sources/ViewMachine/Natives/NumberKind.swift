/// The number types of the standard library. The representation of a value does not identify its type.
enum NumberKind: UInt8 {
  case int, int8, int16, int32, int64
  case uint, uint8, uint16, uint32, uint64
  /// `Double` and `CGFloat`.
  case double
  case float
  /// `Float16`
  case half
  case other

  /// The kind of the named catalogue type.
  init(named name: String) {
    self =
      switch name {
      case "Int": .int
      case "Int8": .int8
      case "Int16": .int16
      case "Int32": .int32
      case "Int64": .int64
      case "UInt": .uint
      case "UInt8": .uint8
      case "UInt16": .uint16
      case "UInt32": .uint32
      case "UInt64": .uint64
      case "Double", "CGFloat": .double
      case "Float": .float
      case "Float16": .half
      default: .other
      }
  }

  var name: String {
    switch self {
    case .int: "Int"
    case .int8: "Int8"
    case .int16: "Int16"
    case .int32: "Int32"
    case .int64: "Int64"
    case .uint: "UInt"
    case .uint8: "UInt8"
    case .uint16: "UInt16"
    case .uint32: "UInt32"
    case .uint64: "UInt64"
    case .double: "Double"
    case .float: "Float"
    case .half: "Float16"
    case .other: "_"
    }
  }

  var isInteger: Bool { rawValue < NumberKind.double.rawValue }
  var isFloating: Bool { self == .double || self == .float || self == .half }
  var isSigned: Bool { rawValue < NumberKind.uint.rawValue }
  /// `UInt` and `UInt64`, whose values are stored as the bits of an `Int`.
  var isWide: Bool { self == .uint || self == .uint64 }

  var bitWidth: Int {
    switch self {
    case .int, .int64, .uint, .uint64, .double, .other: 64
    case .int8, .uint8: 8
    case .int16, .uint16, .half: 16
    case .int32, .uint32, .float: 32
    }
  }

  /// The least and greatest value, as stored.
  var minimum: Int { isSigned ? Int.min >> (64 - bitWidth) : 0 }
  var maximum: Int {
    if isSigned { return Int.max >> (64 - bitWidth) }
    return isWide ? -1 : (1 << bitWidth) - 1
  }

  /// The bit pattern of a stored value.
  func bits(_ value: Int) -> UInt { UInt(bitPattern: value) & (UInt.max >> UInt(64 - bitWidth)) }

  /// The stored value of the low bits.
  func wrap(_ value: Int) -> Int {
    let shift = 64 - bitWidth
    if isSigned { return (value << shift) >> shift }
    return Int(bitPattern: bits(value))
  }
}

/// Arithmetic on stored integer values.
extension NumberKind {
  typealias Reported = (value: Int, overflow: Bool)

  func adding(_ left: Int, _ right: Int) -> Reported {
    if isWide { return reported(UInt(bitPattern: left).addingReportingOverflow(UInt(bitPattern: right))) }
    return narrowed(left.addingReportingOverflow(right))
  }

  func subtracting(_ left: Int, _ right: Int) -> Reported {
    if isWide { return reported(UInt(bitPattern: left).subtractingReportingOverflow(UInt(bitPattern: right))) }
    return narrowed(left.subtractingReportingOverflow(right))
  }

  func multiplying(_ left: Int, _ right: Int) -> Reported {
    if isWide { return reported(UInt(bitPattern: left).multipliedReportingOverflow(by: UInt(bitPattern: right))) }
    return narrowed(left.multipliedReportingOverflow(by: right))
  }

  /// Division by zero returns the dividend and reports an overflow.
  func dividing(_ left: Int, _ right: Int) -> Reported {
    if isWide { return reported(UInt(bitPattern: left).dividedReportingOverflow(by: UInt(bitPattern: right))) }
    return narrowed(left.dividedReportingOverflow(by: right))
  }

  func remainder(_ left: Int, _ right: Int) -> Reported {
    if isWide {
      return reported(UInt(bitPattern: left).remainderReportingOverflow(dividingBy: UInt(bitPattern: right)))
    }
    let result = left.remainderReportingOverflow(dividingBy: right)
    return (result.partialValue, result.overflow || (right == -1 && left == minimum))
  }

  func isLess(_ left: Int, _ right: Int) -> Bool {
    isWide ? UInt(bitPattern: left) < UInt(bitPattern: right) : left < right
  }

  /// The smart shift `<<`: a negative or too large count is valid.
  func shifted(_ value: Int, leftBy count: Int) -> Int {
    if count <= -bitWidth { return isSigned && value < 0 ? -1 : 0 }
    if count < 0 { return isSigned ? value >> -count : Int(bitPattern: bits(value) >> UInt(-count)) }
    return count >= bitWidth ? 0 : wrap(value << count)
  }

  /// The same number in another type; `nil` if it is not representable.
  func convert(_ value: Int, to other: NumberKind) -> Int? {
    if isWide && value < 0 { return other.isWide ? value : nil }
    if other.isWide { return value < 0 ? nil : value }
    return value < other.minimum || value > other.maximum ? nil : value
  }

  /// Whether a number is less than a number of another type.
  func isLess(_ left: Int, _ right: Int, of other: NumberKind) -> Bool {
    let isLeftBig = isWide && left < 0
    let isRightBig = other.isWide && right < 0
    if isLeftBig || isRightBig {
      return isLeftBig == isRightBig ? UInt(bitPattern: left) < UInt(bitPattern: right) : isRightBig
    }
    return left < right
  }

  func description(_ value: Int) -> String { isWide ? UInt(bitPattern: value).description : value.description }

  func description(_ value: Int, radix: Int, uppercase: Bool) -> String {
    isWide
      ? String(UInt(bitPattern: value), radix: radix, uppercase: uppercase)
      : String(value, radix: radix, uppercase: uppercase)
  }

  private func reported(_ result: (partialValue: UInt, overflow: Bool)) -> Reported {
    (Int(bitPattern: result.partialValue), result.overflow)
  }

  private func narrowed(_ result: (partialValue: Int, overflow: Bool)) -> Reported {
    let value = wrap(result.partialValue)
    return (value, result.overflow || value != result.partialValue)
  }
}
