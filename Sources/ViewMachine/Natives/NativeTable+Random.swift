import ViewSemantics
import ViewSource

/// Random numbers from the machine's deterministic generator.
extension NativeTable {
  mutating func addRandomNumbers() {
    add("SystemRandomNumberGenerator.next()") { call in
      .int(Int(truncatingIfNeeded: call.machine.native.random.next()))
    }
    add("FixedWidthInteger.random(in:)") { call in
      let (lower, upper, isClosed) = try call.bounds()
      let (low, high) = (try lower.asInt, try upper.asInt)
      let kind = call.number
      guard isClosed || kind.isLess(low, high) else { throw Fault.trap("Cannot get random value with an empty range") }
      // The wrapping difference is correct for signed and unsigned types.
      let distance = UInt(bitPattern: high &- low) &- (isClosed ? 0 : 1)
      let chosen = UInt.random(in: 0...distance, using: &call.machine.native.random)
      return .int(kind.wrap(low &+ Int(bitPattern: chosen)))
    }
    add("BinaryFloatingPoint.random(in:)") { call in
      let (lower, upper, isClosed) = try call.bounds()
      let (low, high) = (try lower.asDouble, try upper.asDouble)
      guard isClosed || low < high else { throw Fault.trap("Cannot get random value with an empty range") }
      guard (high - low).isFinite else { throw Fault.trap("There is no uniform distribution on an infinite range") }
      let kind = call.number
      while true {
        let chosen =
          isClosed
          ? Double.random(in: low...high, using: &call.machine.native.random)
          : Double.random(in: low..<high, using: &call.machine.native.random)
        let rounded = kind.rounded(chosen)
        if isClosed || rounded < high { return .double(rounded) }
      }
    }
  }
}

extension NativeCall {
  /// The bounds of the range in the first argument.
  fileprivate func bounds() throws -> (lower: Value, upper: Value, isClosed: Bool) {
    let range = try self[0].box(StructBox.self)
    guard range.fields.count == 2 else { throw Fault.mismatch("Range", self[0]) }
    return (range.fields[0], range.fields[1], machine.analyzer.isKnown(range.type, .closedRange))
  }
}
