import ViewSemantics
import ViewSource

/// An `Int128` or `UInt128`, which the catalogue composes of two words.
struct WideInteger {
  let high: UInt64
  let low: UInt64
  let isSigned: Bool

  var isNegative: Bool { isSigned && high >> 63 == 1 }

  /// The same number in an integer type of at most one word; `nil` if it is not representable.
  func convert(to kind: NumberKind) -> Int? {
    let bits = Int(bitPattern: UInt(low))
    if isNegative { return high == .max && low >> 63 == 1 ? NumberKind.int64.convert(bits, to: kind) : nil }
    return high == 0 ? NumberKind.uint64.convert(bits, to: kind) : nil
  }

  var double: Double {
    if isNegative {
      let negated = WideInteger(high: low == 0 ? 0 &- high : ~high, low: 0 &- low, isSigned: false)
      return -negated.double
    }
    return Double(high) * 18446744073709551616 + Double(low)
  }
}

extension NativeCall {
  /// An argument of a 128-bit type.
  func wide(_ index: Int) throws -> WideInteger {
    guard case .ref(let box) = self[index], let number = box as? StructBox else {
      throw Fault.mismatch("integer", self[index])
    }
    let isSigned = machine.analyzer.isKnown(number.type, "Int128")
    guard isSigned || machine.analyzer.isKnown(number.type, "UInt128") else {
      throw Fault.mismatch("integer", self[index])
    }
    let words = isSigned ? try number.fields.first?.box(StructBox.self).fields ?? [] : number.fields
    guard words.count == 2 else { throw Fault.mismatch("integer", self[index]) }
    return WideInteger(
      high: UInt64(bitPattern: Int64(try words[0].asInt)), low: UInt64(bitPattern: Int64(try words[1].asInt)),
      isSigned: isSigned)
  }
}
