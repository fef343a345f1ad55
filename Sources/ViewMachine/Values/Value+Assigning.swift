/// Assignments that are cheap for values without a reference.
///
/// For `place = value`, the compiler calls functions that count the references of both values, at each instruction that
/// writes a register. Most values are numbers, for which the tags of both tell that there is nothing to count: the
/// assignments here look at the tags first, and then store the bytes.
extension Value {
  @inline(__always)
  var isReference: Bool { if case .ref = self { true } else { false } }

  @inline(__always)
  mutating func assign(int value: Int) {
    if isReference { replace(.int(value)) } else { initialize(.int(value)) }
  }

  @inline(__always)
  mutating func assign(double value: Double) {
    if isReference { replace(.double(value)) } else { initialize(.double(value)) }
  }

  @inline(__always)
  mutating func assign(bool value: Bool) {
    if isReference { replace(.bool(value)) } else { initialize(.bool(value)) }
  }

  @inline(__always)
  mutating func assign(ascii value: UInt8) {
    if isReference { replace(.ascii(value)) } else { initialize(.ascii(value)) }
  }

  /// Assigns `.void`.
  @inline(__always)
  mutating func clear() {
    if isReference { replace(.void) } else { initialize(.void) }
  }

  /// Assigns a copy of another value.
  @inline(__always)
  mutating func assign(copyOf source: Value) {
    if isReference {
      replace(source)
    } else if source.isReference {
      initialize(source)
    } else {
      initialize(bytesOf: source)
    }
  }

  /// Assigns a value that its register no longer needs; the register is cleared.
  @inline(__always)
  mutating func assign(taking source: inout Value) {
    if isReference {
      replace(taking: &source)
    } else {
      // The reference moves with the bytes.
      initialize(bytesOf: source)
      source.initialize(.void)
    }
  }

  /// Assigns a copy of another value if neither is a reference.
  ///
  /// - Returns: Whether the value was assigned.
  @inline(__always)
  mutating func assign(ifPlain source: Value) -> Bool {
    if isReference || source.isReference { return false }
    initialize(bytesOf: source)
    return true
  }

  /// Sets a number that is known to be an `Int`: nothing is released, so the caller need not retain what it has read.
  @inline(__always)
  mutating func advance(to number: Int) { initialize(.int(number)) }

  /// Assigns a copy of another value to a register that is known to hold no reference.
  @inline(__always)
  mutating func fill(copyOf source: Value) { initialize(source) }

  // MARK: Storing

  @inline(never)
  private mutating func replace(_ value: consuming Value) { self = value }

  @inline(never)
  private mutating func replace(taking source: inout Value) {
    var value = Value.void
    swap(&value, &source)
    self = value
  }

  /// Stores a value without a reference over another one.
  @inline(__always)
  private mutating func initialize(_ value: Value) {
    unsafe withUnsafeMutablePointer(to: &self) { unsafe $0.initialize(to: value) }
  }

  /// Stores the bytes of a value without a reference over another one.
  @inline(__always)
  private mutating func initialize(bytesOf source: Value) {
    unsafe withUnsafeMutablePointer(to: &self) { place in
      unsafe withUnsafeBytes(of: source) { bytes in
        unsafe UnsafeMutableRawPointer(place).copyMemory(
          from: bytes.baseAddress.unsafelyUnwrapped, byteCount: MemoryLayout<Value>.size)
      }
    }
  }
}
