/// The registers of the running frame, as the run loop reads and writes them.
///
/// An operand is not compared with the size of the stack at each access. The operands of a function lie within its
/// frame (`Code.verify`), and each call checks that the frame fits on the stack.
@safe struct Registers {
  /// The first register of the frame.
  private let start: UnsafeMutablePointer<Value>

  /// The frame that begins at a place of the stack. It is valid while the stack neither moves nor grows.
  @inline(__always)
  init(_ stack: inout MutableSpan<Value>, base: Int) {
    unsafe start = stack.withUnsafeMutableBufferPointer { unsafe $0.baseAddress.unsafelyUnwrapped + base }
  }

  private init(_ start: UnsafeMutablePointer<Value>) { unsafe self.start = start }

  /// The registers from an index on.
  @inline(__always)
  func moved(by index: Int32) -> Registers { unsafe Registers(start + Int(index)) }

  subscript(index: Int32) -> Value {
    @inline(__always)
    unsafeAddress { unsafe UnsafePointer(start + Int(index)) }
    @inline(__always)
    nonmutating unsafeMutableAddress { unsafe start + Int(index) }
  }

  /// Whether none of the first registers holds a reference.
  @inline(__always)
  func holdNoReference(_ count: Int) -> Bool {
    for index in 0..<Int32(truncatingIfNeeded: count) where self[index].isReference { return false }
    return true
  }

  /// The numbers in two registers.
  @inline(__always)
  func integers(_ left: Int32, _ right: Int32) throws -> (Int, Int) {
    guard case .int(let x) = self[left], case .int(let y) = self[right] else {
      throw Machine.noInt(self[left], self[right])
    }
    return (x, y)
  }

  /// The floating-point numbers in two registers.
  @inline(__always)
  func doubles(_ left: Int32, _ right: Int32) throws -> (Double, Double) {
    guard case .double(let x) = self[left], case .double(let y) = self[right] else {
      throw Machine.noDouble(self[left], self[right])
    }
    return (x, y)
  }
}
