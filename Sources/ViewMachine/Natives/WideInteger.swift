import ViewSemantics
import ViewSource

/// An `Int128` or `UInt128`, which the catalogue composes of two words, or an integer type of the program.
struct WideInteger {
  let high: UInt64
  let low: UInt64
  /// The words above, from the lowest to the sign; empty for the types of 128 bits.
  var rest: [UInt64] = []
  let isSigned: Bool

  var isNegative: Bool { isSigned && (rest.last ?? high) >> 63 == 1 }

  /// The same number in an integer type of at most one word; `nil` if it is not representable.
  func convert(to kind: NumberKind) -> Int? {
    guard rest.allSatisfy({ $0 == (isNegative ? .max : 0) }) else { return nil }
    let bits = Int(bitPattern: UInt(low))
    if isNegative { return high == .max && low >> 63 == 1 ? NumberKind.int64.convert(bits, to: kind) : nil }
    return high == 0 ? NumberKind.uint64.convert(bits, to: kind) : nil
  }

  var double: Double {
    if !rest.isEmpty { return isNegative ? -nearest(magnitude) : nearest(magnitude) }
    if isNegative {
      let negated = WideInteger(high: low == 0 ? 0 &- high : ~high, low: 0 &- low, isSigned: false)
      return -negated.double
    }
    return Double(high) * 18446744073709551616 + Double(low)
  }

  /// The words of the absolute value, lowest first.
  private var magnitude: [UInt64] {
    let words = [low, high] + rest
    guard isNegative else { return words }
    var carry = true
    return words.map { word in
      let negated = carry ? ~word &+ 1 : ~word
      carry = carry && negated == 0
      return negated
    }
  }

  /// The nearest floating-point number: that of the highest 64 bits, of which the last one also stands for all lower bits.
  private func nearest(_ words: [UInt64]) -> Double {
    guard let top = words.lastIndex(where: { $0 != 0 }) else { return 0 }
    let shift = words[top].leadingZeroBitCount
    guard top > 0 else { return Double(words[0]) }
    var bits = words[top] << shift | words[top - 1] >> (64 - shift)
    if words[top - 1] << shift != 0 || words[..<(top - 1)].contains(where: { $0 != 0 }) { bits |= 1 }
    return Double(sign: .plus, exponent: 64 * top - shift, significand: Double(bits))
  }
}

extension NativeCall {
  /// An argument of a 128-bit type or of an integer type of the program.
  func wide(_ index: Int) throws -> WideInteger {
    guard case .ref(let box) = self[index], let number = box as? StructBox else {
      throw Fault.mismatch("integer", self[index])
    }
    let isSigned = machine.analyzer.isKnown(number.type, "Int128")
    guard isSigned || machine.analyzer.isKnown(number.type, "UInt128") else { return try wide(number) }
    let words = isSigned ? try number.fields.first?.box(StructBox.self).fields ?? [] : number.fields
    guard words.count == 2 else { throw Fault.mismatch("integer", self[index]) }
    return WideInteger(
      high: UInt64(bitPattern: Int64(try words[0].asInt)), low: UInt64(bitPattern: Int64(try words[1].asInt)),
      isSigned: isSigned)
  }

  /// The words of an integer type of the program, and one more for the sign.
  private func wide(_ number: StructBox) throws -> WideInteger {
    guard let words = machine.requirement("_words", of: machine.analyzer.knownDecl("BinaryInteger")),
      machine.conforms(number.type, to: machine.analyzer.knownDecl("BinaryInteger"))
    else { throw Fault.mismatch("integer", .ref(number)) }
    var list = try machine.call(words, of: number.type, on: .ref(number), []).box(ArrayBox.self).elements.map {
      UInt64(bitPattern: Int64(try $0.asInt))
    }
    guard let sign = list.last else { throw Fault.mismatch("integer", .ref(number)) }
    // Zero may have no words at all.
    if list.count == 1 { list.append(sign) }
    return WideInteger(
      high: list[1], low: list[0], rest: Array(list.dropFirst(2)), isSigned: list[list.count - 1] == .max)
  }
}
