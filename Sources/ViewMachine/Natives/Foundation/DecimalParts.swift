import Foundation

/// The parts that a coder stores of a `Decimal`: Foundation does not publish them, but encodes them.
struct DecimalParts: Codable {
  var exponent: Int32
  var length: UInt32
  var isNegative: Bool
  var isCompact: Bool
  var mantissa: [UInt16]

  init(of number: Decimal) throws {
    let data = try PropertyListEncoder().encode([number])
    self = try PropertyListDecoder().decode([DecimalParts].self, from: data)[0]
  }

  /// From the numbers of `numbers`.
  init(_ numbers: [Int]) throws {
    guard numbers.count == 12 else { throw Fault.unsupported("the parts of a `Decimal`") }
    exponent = Int32(truncatingIfNeeded: numbers[0])
    length = UInt32(truncatingIfNeeded: numbers[1])
    isNegative = numbers[2] != 0
    isCompact = numbers[3] != 0
    mantissa = numbers[4...].map { UInt16(truncatingIfNeeded: $0) }
  }

  var numbers: [Int] {
    [Int(exponent), Int(length), isNegative ? 1 : 0, isCompact ? 1 : 0] + mantissa.map { Int($0) }
  }

  var decimal: Decimal {
    get throws {
      let data = try PropertyListEncoder().encode([self])
      return try PropertyListDecoder().decode([Decimal].self, from: data)[0]
    }
  }
}
