/// Linked instructions, as the run loop reads them.
///
/// The places of jumps are not compared with the number of instructions at each step. They lie within their function,
/// and nothing follows its last instruction (`Code.verify`).
@safe struct LinkedInstructions {
  private let start: UnsafePointer<Instruction>

  /// - Parameter instructions: They must outlive this value.
  @inline(__always)
  init(_ instructions: borrowing Span<Instruction>) {
    unsafe start = instructions.withUnsafeBufferPointer { unsafe $0.baseAddress.unsafelyUnwrapped }
  }

  @inline(__always)
  subscript(index: Int) -> Place { unsafe Place(start + index) }

  @inline(__always)
  subscript(index: Int32) -> Place { unsafe Place(start + Int(index)) }

  /// The index of the instruction that runs next.
  @inline(__always)
  func index(of place: Place) -> Int { unsafe place.next - start }

  /// The place of a run.
  ///
  /// It is one address, so that it stays in a register of the processor: that of the instruction that runs next. The
  /// running instruction, which has begun, lies before it.
  @safe struct Place {
    fileprivate var next: UnsafePointer<Instruction>

    @inline(__always)
    fileprivate init(_ next: UnsafePointer<Instruction>) { unsafe self.next = next }

    /// Begins the next instruction, and returns its operation.
    @inline(__always)
    mutating func begin() -> Op {
      let op = unsafe next.pointee.op
      unsafe next += 1
      return op
    }

    // MARK: The running instruction

    @inline(__always)
    var op: Op { unsafe next[-1].op }
    @inline(__always)
    var a: Int32 { unsafe next[-1].a }
    @inline(__always)
    var b: Int32 { unsafe next[-1].b }
    @inline(__always)
    var c: Int32 { unsafe next[-1].c }
    @inline(__always)
    var whole: Instruction { unsafe next[-1] }

    // MARK: The following instruction

    @inline(__always)
    var following: Instruction { unsafe next.pointee }

    /// Skips the following instruction, which holds additional operands.
    @inline(__always)
    mutating func skip() { unsafe next += 1 }

    /// Returns to the running instruction, which is repeated.
    @inline(__always)
    mutating func retreat() { unsafe next -= 1 }
  }
}
